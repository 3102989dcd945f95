"""The seam between the game and whoever plays a seat in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    import random
    from collections.abc import Generator

    from thirteen.ai.view import SeatView

T = TypeVar("T")


class Bot(Protocol):
    """A player that is a program. The engine checks every answer again."""

    @property
    def name(self) -> str:
        """What the registry knows it by; the app tells people its title."""

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:
        """Get the play (a mask, or PASS where passing is allowed) for the seat of `view`.

        The same view and the same state of `rng` give the same play. `budget` is the time in
        seconds that the answer may take; it is generous for bots that do not search.
        """


@runtime_checkable
class SteppingBot(Bot, Protocol):
    """A bot that can take long over a play: it also chooses in steps of a few milliseconds."""

    def steps(self, view: SeatView, rng: random.Random) -> Generator[None, None, int]:
        """Get, in steps, what `choose` gives at once."""


def at_once(steps: Generator[None, None, T]) -> T:
    """Get what steps come to, without a stop."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
