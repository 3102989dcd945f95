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
    def of(cls, view: SeatView, unseen: int | None = None) -> Choice:
        """Get the choice of a view; `unseen` as in `Look`."""
        look = Look(view, unseen)
        plays = candidates(view.turn)
        return cls(look, plays, [action_features(look, play) for play in plays])


def only_play(view: SeatView) -> int | None:
    """Get the play when there is nothing to choose, else None."""
    plays = candidates(view.turn)
    return plays[0].cards if len(plays) == 1 else None
