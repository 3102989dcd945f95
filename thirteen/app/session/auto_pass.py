"""The pass that is made for a person who can do nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.session.options import AUTO_PASS_SECONDS, AutoPass

if TYPE_CHECKING:
    from thirteen.engine import Turn


class AutoPasser:
    """Counts down to a pass, one question at a time.

    `left` is the seconds to go, None while nothing counts down.
    """

    def __init__(self) -> None:
        self.left: float | None = None
        self._question: int | None = None
        self._cancelled: int | None = None

    @property
    def share(self) -> float:
        """How much of the ring is left, 1 to 0."""
        return 0.0 if self.left is None else max(0.0, self.left / AUTO_PASS_SECONDS)

    def cancel(self, question: int) -> None:
        """Leave this question to the person."""
        self._cancelled = question
        self.left = None

    def update(self, dt: float, question: int, turn: Turn, mode: AutoPass) -> bool:
        """Let `dt` seconds pass while a person is asked: whether the pass is to be made now."""
        if mode is AutoPass.OFF or question == self._cancelled or not only_passing(turn):
            self.left = None
            return False
        if self.left is None or question != self._question:
            self._question = question
            self.left = AUTO_PASS_SECONDS
        else:
            self.left -= dt
        if mode is AutoPass.INSTANT or self.left <= 0:
            self.left = None
            return True
        return False


def only_passing(turn: Turn) -> bool:
    """Whether passing is the one thing a seat on turn can do."""
    return turn.on_turn and turn.table is not None and not turn.plays and turn.can_pass
