"""The bots of a match, asked so that no fault of theirs can stop it."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from thirteen.ai.bot import SteppingBot
from thirteen.ai.view import SeatView
from thirteen.app.session.pace import Moment, think_time
from thirteen.engine import PASS, IllegalPlay

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from thirteen.ai.bot import Bot
    from thirteen.app.session.pace import Pace
    from thirteen.app.session.player import Player
    from thirteen.engine import Match, Turn
    from thirteen.engine.events import Event

_log = logging.getLogger(__name__)

FALLBACK = "careful"

FEW_CARDS = 3
"""A hand is close when another seat holds no more than these."""


@dataclass(slots=True)
class Thought:
    """What a bot is about to play, and the seconds until it does."""

    play: int
    left: float


class Thinking:
    """A bot at its turn: a step at a time, so that no picture waits for it."""

    def __init__(self, steps: Generator[None, None, Thought]) -> None:
        self._steps = steps
        self._passed = 0.0
        self._thought: Thought | None = None

    def go_on(self, dt: float) -> Thought | None:
        """Let so many seconds pass and take a step; get the thought once there is one."""
        self._passed += dt
        if self._thought is not None:
            self._thought.left -= dt
            return self._thought
        try:
            next(self._steps)
        except StopIteration as done:
            thought: Thought = done.value
            thought.left -= self._passed
            self._thought = thought
        return self._thought


class Advisors:
    """The bot of each seat that has one.

    A bot's dice depend on the seed of the match and the number of plays made, and on nothing else:
    a match gone on with plays out as it would have.
    """

    def __init__(
        self, players: Sequence[Player], seed: int, make: Callable[[str], Bot], budget: float
    ) -> None:
        self._seed = seed
        self._make = make
        self._budget = budget
        self._kinds = [player.kind for player in players]
        self._bots: dict[int, Bot] = {
            seat: self._made(player.kind)
            for seat, player in enumerate(players)
            if not player.is_human
        }

    def think(
        self,
        match: Match,
        history: Sequence[Event],
        plies: int,
        pace: Pace,
        *,
        after_person: bool,
    ) -> Thinking:
        """Let the bot whose turn it is begin.

        `history` are the plays and passes of the round, `plies` the plays of the match so far.
        """
        now = match.round
        others = (count for seat, count in enumerate(now.counts) if seat != now.seat)
        moment = Moment(
            leading=now.table is None,
            close=any(0 < count <= FEW_CARDS for count in others),
            after_person=after_person,
        )
        return Thinking(self._thought(match, history, plies, pace, moment))

    def _thought(
        self, match: Match, history: Sequence[Event], plies: int, pace: Pace, moment: Moment
    ) -> Generator[None, None, Thought]:
        play = yield from self._choose(match, history, plies)
        if play == PASS and not match.round.turn.on_turn:
            return Thought(play, 0.0)  # nobody is to see that it could have broken in
        moment = replace(moment, passing=play == PASS)
        return Thought(play, think_time(pace, moment, self._dice(plies, "pace")))

    def _choose(
        self, match: Match, history: Sequence[Event], plies: int
    ) -> Generator[None, None, int]:
        """Get a legal play: a bot's fault costs it its choice, not the match."""
        turn, seat = match.round.turn, match.round.seat
        bot = self._bots[seat]
        try:
            view = SeatView.of(match, history)
            dice = self._dice(plies, "play")
            if isinstance(bot, SteppingBot):
                play = yield from bot.steps(view, dice)
            else:
                play = bot.choose(view, dice, self._budget)
            turn.verify(play)
        except IllegalPlay as error:
            _log.warning("%s gave an illegal play: %s", self._kinds[seat], error)
            return lowest_play(turn)
        except Exception:  # noqa: BLE001 - a bot's fault, whatever it is, must not end the match
            _log.exception("%s failed", self._kinds[seat])
            return lowest_play(turn)
        return play

    def _dice(self, plies: int, purpose: str) -> random.Random:
        return random.Random(f"{self._seed}/{plies}/{purpose}")

    def _made(self, name: str) -> Bot:
        try:
            return self._make(name)
        except Exception:  # noqa: BLE001 - a bot that cannot be loaded has a stand-in
            _log.exception("there is no bot %s", name)
            return self._make(FALLBACK)


def lowest_play(turn: Turn) -> int:
    """Get the lowest legal play; PASS where that is all, or where an interrupt may be let go."""
    if not turn.on_turn:
        return PASS
    return next(iter(turn.plays), PASS)
