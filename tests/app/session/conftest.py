"""Sessions without files: a store that remembers, bots by rote, and a person made of dice."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from thirteen.app.session import HUMAN, Pace, Phase, Player, Session, SessionOptions
from thirteen.engine import PASS, PRESETS, Round, parse_cards
from thirteen.engine.record import answer_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine import Rules, Turn
    from thirteen.storage import Outcome


class FakeStore:
    """The lines a real store would write, and what it was told besides."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.outcomes: list[Outcome] = []
        self.finished = 0

    def begin_match(self, header: dict[str, Any]) -> None:
        """Start anew."""
        self.lines = [json.dumps(header)]

    def append_play(self, seat: int, play: int) -> None:
        """Keep a play."""
        self.lines.append(json.dumps(answer_facts(seat, play)))

    def take_back(self, count: int) -> None:
        """Keep that plays are undone."""
        self.lines.append(json.dumps({"take_back": count}))

    def record_match(self, outcome: Outcome) -> None:
        """Keep how it ended."""
        self.outcomes.append(outcome)

    def finish_match(self) -> None:
        """Count the matches put away."""
        self.finished += 1


class Rote:
    """A bot that does as told: a function of the view."""

    def __init__(self, answer: Callable[[SeatView], Any]) -> None:
        self.name = "rote"
        self._answer = answer

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:
        """Get what the function says."""
        del rng, budget
        answer: int = self._answer(view)
        return answer


def dice_answer(turn: Turn, dice: random.Random) -> int:
    """Get any legal answer."""
    plays = list(turn.plays)
    if turn.can_pass and (not plays or dice.random() < 1 / 4):
        return PASS
    return dice.choice(plays)


class Bench:
    """Makes sessions and drives them."""

    Store = FakeStore
    Rote = Rote

    def players(self, *kinds: str) -> tuple[Player, ...]:
        """Get players of these kinds with names of their own."""
        return tuple(Player(f"Player {seat}", kind) for seat, kind in enumerate(kinds))

    def session(
        self,
        preset: str | Rules = "classic",
        kinds: Sequence[str] = (HUMAN, "greedy", "greedy", "greedy"),
        seed: int = 1,
        store: FakeStore | None = None,
        **more: Any,  # noqa: ANN401 - the session's own options
    ) -> Session:
        """Get a session at the first card of its first round that can be played."""
        rules = PRESETS[preset] if isinstance(preset, str) else preset
        return Session(rules, self.players(*kinds), seed, store, **more)

    def dealt(
        self,
        hands: Sequence[str],
        *,
        leader: int = 0,
        preset: str = "classic",
        **more: Any,  # noqa: ANN401 - the session's own options
    ) -> Session:
        """Get a session whose round has these hands."""
        kinds = more.pop("kinds", (HUMAN, *["greedy"] * (len(hands) - 1)))
        session = self.session(preset, kinds, **more)
        dealt = Round.from_hands(session.rules, tuple(map(parse_cards, hands)), leader)
        session.match = replace(session.match, round=dealt)
        return session

    def answer(self, session: Session) -> None:
        """Let the person awaited answer by dice that depend on the position only."""
        told = session.match.round
        dice = random.Random(f"{session.seed}/{told.hands}/{told.locked}/{told.seat}")
        session.submit(dice_answer(told.turn, dice))

    def step(self, session: Session) -> None:
        """Let one thing happen: an answer, or the next round."""
        if session.phase is Phase.ROUND_OVER:
            session.next_round()
        elif session.awaiting is not None and session.is_human(session.awaiting):
            self.answer(session)
        else:
            while not session.update(10.0):
                pass

    def finish(self, session: Session) -> None:
        """Play the match out."""
        while session.phase is not Phase.MATCH_OVER:
            self.step(session)

    def fast(self) -> SessionOptions:
        """Get options under which nobody waits."""
        return SessionOptions(pace=Pace.INSTANT)


@pytest.fixture
def bench() -> Bench:
    return Bench()
