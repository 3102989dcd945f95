"""Any legal play: the bottom of the ladder, for measuring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine import PASS

if TYPE_CHECKING:
    import random

    from thirteen.ai.view import SeatView


class RandomBot:
    """Plays anything, passing as likely as any one play."""

    name = "random"

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:  # noqa: ARG002 (a name of the seam)
        """Get one of the legal answers, each as likely."""
        plays = list(view.turn.plays)
        if view.turn.can_pass:
            plays.insert(0, PASS)
        return plays[int(rng.random() * len(plays))]
