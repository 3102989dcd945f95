"""How each character differs from the plain level: what it does with 2s, bombs and passes.

    python -m ai.habits --level skilled --deals 400 [--seed 1]

One seat of the character, three of the plain level, every deal in every rotation of the seats.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.ai.arena import BUDGET, interval
from thirteen.ai.characters import holds_bomb
from thirteen.ai.plays import candidates
from thirteen.ai.registry import CHARACTER_NAMES, make_bot
from thirteen.ai.view import SeatView
from thirteen.engine import PASS, PRESETS, Match
from thirteen.engine.cards import TWOS
from thirteen.engine.events import RoundEnded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.ai.bot import Bot
    from thirteen.engine import Round
    from thirteen.engine.events import Event

SEATS = 4


TITLES = (
    "2s held to the end",
    "bombs a hand",
    "bombs led a hand",
    "bombs dealt and laid",
    "passes while able",
    "cards a play",
    "first",
    "last",
)
LATE = 3
"""2s laid down with so few cards left, or never, count as held to the end."""

BOMBS = (4, 6)


@dataclass(slots=True)
class Count:
    """What one seat did in the rotations of a deal; armed: dealt a bomb, fired: laid it too."""

    twos: int = 0
    late_twos: int = 0
    able: int = 0
    passed: int = 0
    plays: int = 0
    laid: int = 0
    bombs: int = 0
    led: int = 0
    armed: int = 0
    fired: int = 0
    firsts: int = 0
    lasts: int = 0

    def note(self, now: Round, play: int) -> None:
        """Note one answer."""
        options = candidates(now.turn)
        if now.table is not None and len(options) > 1 and now.turn.can_pass:
            self.able += 1
            self.passed += play == PASS
        if play == PASS:
            return
        self.plays += 1
        self.laid += play.bit_count()
        bomb = any(c.cards == play and c.kind in BOMBS for c in options)
        self.bombs += bomb
        self.led += bomb and now.table is None
        if (now.hands[now.seat] & ~play).bit_count() <= LATE:
            self.late_twos += (play & TWOS).bit_count()

    def end(self, ended: RoundEnded, seat: int) -> None:
        """Note how the round went for the seat."""
        self.late_twos += (ended.hands[seat] & TWOS).bit_count()
        self.firsts += ended.places[seat] == 1
        self.lasts += ended.places[seat] == len(ended.places)

    def shares(self, turns: int) -> tuple[float | None, ...]:
        """One value for each of `TITLES`; None where there was nothing to share."""
        return (
            self.late_twos / self.twos if self.twos else None,
            self.bombs / turns,
            self.led / turns,
            self.fired / self.armed if self.armed else None,
            self.passed / self.able if self.able else None,
            self.laid / max(self.plays, 1),
            self.firsts / turns,
            self.lasts / turns,
        )


def watch(name: str, level: str, deals: int, seed: int) -> list[tuple[float | None, ...]]:
    """Plays the deals, the bot in every seat in turn; gives `Count.shares` a deal."""
    it, plain = make_bot(name), make_bot(level)
    out = []
    for deal in range(deals):
        count = Count()
        dealt_by = random.Random(f"{seed} {deal}").getrandbits(60)
        for seat in range(SEATS):
            rng = random.Random(f"{seed} {deal} {seat}")
            sitting = [it if at == seat else plain for at in range(SEATS)]
            _play(Match.start(PRESETS["classic"], SEATS, dealt_by), sitting, seat, rng, count)
        out.append(count.shares(SEATS))
    return out


def _play(
    started: tuple[Match, tuple[Event, ...]],
    sitting: Sequence[Bot],
    seat: int,
    rng: random.Random,
    count: Count,
) -> None:
    """Plays a round, noting what one seat does."""
    match, happened = started
    count.twos += (match.round.hands[seat] & TWOS).bit_count()
    armed = holds_bomb(match.round.hands[seat])
    laid_before = count.bombs
    history = list(happened)
    while True:
        now = match.round
        play = sitting[now.seat].choose(SeatView.of(match, history), rng, BUDGET)
        if now.seat == seat:
            count.note(now, play)
        match, happened = match.play(play)
        for event in happened:
            if isinstance(event, RoundEnded):
                count.end(event, seat)
                count.armed += armed
                count.fired += armed and count.bombs > laid_before
                return
        history += happened


def main() -> None:
    """Prints a row a character."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="skilled")
    parser.add_argument("--characters", nargs="*", default=CHARACTER_NAMES)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| player | " + " | ".join(TITLES) + " |")
    print("|---" * (1 + len(TITLES)) + "|")
    for name in [args.level, *(f"{args.level}:{character}" for character in args.characters)]:
        cells = []
        for values in zip(*watch(name, args.level, args.deals, args.seed), strict=True):
            i = interval([value for value in values if value is not None])
            cells.append(f"{i['mean']:.3f} ±{i['high'] - i['mean']:.3f}")
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
