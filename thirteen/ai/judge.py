"""What every bot that judges candidates one by one shares: what there is to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.ai.features import action_features
from thirteen.ai.look import Look
from thirteen.ai.plays import Candidate, candidates

if TYPE_CHECKING:
    from thirteen.ai.features import Row
    from thirteen.ai.view import SeatView


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision: the look at it, the candidates, and a row of features for each."""

    look: Look
    plays: list[Candidate]
    rows: list[Row]

    @classmethod
    def of(
        cls,
        view: SeatView,
        unseen: int | None = None,
        plays: list[Candidate] | None = None,
        *,
        reads: bool = True,
    ) -> Choice:
        """Get the choice of a view; `unseen` and `reads` as in `Look`, `plays` if known already."""
        look = Look(view, unseen, reads=reads)
        offered = candidates(view.turn) if plays is None else plays
        return cls(look, offered, [action_features(look, play) for play in offered])
