"""How strong a learned player is: what it forgets, how it wavers, what it overlooks.

All levels judge by the same network. A weaker one knows less (played cards it forgot count as
unseen, passes it missed count as still to come, nobody's plays tell it anything) and wavers among
plays of nearly the same worth.
None ever picks a play that it thinks worse than its best by more than the cut.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from thirteen.ai.judge import Choice
from thirteen.engine.cards import TWO

if TYPE_CHECKING:
    from thirteen.ai.plays import Candidate
    from thirteen.ai.view import SeatView

_ACE = TWO - 1


@dataclass(frozen=True, slots=True)
class Level:
    """One level; worths are in thirds of the way from the last place to the first."""

    name: str
    remembers_from: int
    """The lowest rank whose played cards it remembers; 0: all, 13: none."""
    attentive: bool
    """Whether it notices passes, and what plays and passes tell of the others' hands."""
    temperature: float
    """How much worse a play may look and still be picked about a third as often."""
    cut: float
    """How much worse than the best a play may look at all."""
    solves_endings: bool
    leeway: float
    """How much a character may give away for its taste."""

    def known_unseen(self, view: SeatView) -> int:
        """Get the cards this level takes for unseen: really unseen, or played and forgotten."""
        played = view.played
        return view.unseen | played & (1 << 8 * self.remembers_from) - 1

    def seen_by(self, view: SeatView) -> SeatView:
        """Get the view without what this level overlooks."""
        if self.attentive or not view.locked - {view.seat}:
            return view
        return replace(view, locked=view.locked & {view.seat})

    def choice(self, view: SeatView, plays: list[Candidate] | None = None) -> Choice:
        """Get the choice as this level sees it; `plays` if they are known already."""
        seen, unseen = self.seen_by(view), self.known_unseen(view)
        return Choice.of(seen, unseen, plays, reads=self.attentive)


BEGINNER = Level("beginner", 13, False, 0.4, 1.2, False, 0.4)  # noqa: FBT003 a row of a table
CASUAL = Level("casual", 13, False, 0.2, 0.6, False, 0.3)  # noqa: FBT003
SKILLED = Level("skilled", 13, False, 0.1, 0.3, True, 0.2)  # noqa: FBT003
EXPERT = Level("expert", 8, True, 0.05, 0.2, True, 0.15)  # noqa: FBT003
MASTER = Level("master", 0, True, 0.0, 0.0, True, 0.12)  # noqa: FBT003

LEVELS = {level.name: level for level in (BEGINNER, CASUAL, SKILLED, EXPERT, MASTER)}
"""Weakest first."""
