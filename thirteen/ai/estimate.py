"""What the network thinks each candidate is worth, in the scoring being played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.ai.features import state_features

if TYPE_CHECKING:
    from thirteen.ai.judge import Choice
    from thirteen.ai.network import Network


@dataclass(frozen=True, slots=True)
class Estimate:
    """One candidate: its worth (3 from best to worst place) and the chance of each place."""

    worth: float
    places: tuple[float, ...]

    @property
    def first(self) -> float:
        """The chance to go out first."""
        return self.places[0]

    @property
    def last(self) -> float:
        """The chance of the last place."""
        return self.places[-1]


def estimates(network: Network, choice: Choice) -> list[Estimate]:
    """Get an estimate for each candidate.

    Where places alone score, the worth is the mean of two estimates: the scalar the network
    learned, and what its distribution over places comes to.
    """
    view = choice.look.view
    scalars, chances = network(state_features(choice.look), choice.rows, view.seats)
    values = place_values(view.rules.scoring.kind, view.seats)
    out = []
    for scalar, row in zip(scalars.tolist(), chances.tolist(), strict=True):
        worth = scalar
        if values is not None:
            worth = (scalar + sum(v * p for v, p in zip(values, row, strict=True))) / 2
        out.append(Estimate(worth, tuple(row)))
    return out


def place_values(scoring: str, seats: int) -> tuple[float, ...] | None:
    """Get what each place is worth, or None where places alone do not decide."""
    if scoring == "wins":
        return (3 - 3 / seats, *(-3 / seats for _ in range(seats - 1)))
    if scoring == "places":
        return tuple(3 * (seats - place) / (seats - 1) - 1.5 for place in range(1, seats + 1))
    return None
