"""A beginner: gets rid of the lowest cards first and never holds anything back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine import PASS, classify

if TYPE_CHECKING:
    import random

    from thirteen.ai.view import SeatView


class GreedyBot:
    """Follows with the lowest play; leads the biggest combination that holds its lowest card."""

    name = "greedy"

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:  # noqa: ARG002 (needs neither)
        """Get the lowest legal play; PASS only where there is none."""
        plays = list(view.turn.plays)
        if not plays:
            return PASS
        if view.table is None:
            lowest = view.hand & -view.hand
            with_lowest = [play for play in plays if play & lowest]
            return max(with_lowest or plays[:1], key=lambda play: (play.bit_count(), -play))
        return min(plays, key=lambda play: (_is_bomb(play, view), play.bit_count(), play))


def _is_bomb(play: int, view: SeatView) -> bool:
    combo = classify(play, view.rules)
    return combo is not None and combo.is_bomb
