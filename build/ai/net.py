"""The candidate-scoring network in torch, and the values its outputs stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn

from ai.sim import ACTION, MAX_SEATS, STATE
from thirteen.ai.estimate import place_values

if TYPE_CHECKING:
    from ai.sim import Array

SEATS_AT = 325
"""Where the one-hot of the number of players lies within the state."""

SCORING_AT = 379
"""Where the one-hot of the scoring lies."""

SCALES = np.array([3.0, 1.0, 0.25, 0.25, 0.06], np.float32)
"""By scoring: what a point is worth to the network where places do not decide."""

MOST = 6.0


class Net(nn.Module):  # type: ignore[misc, unused-ignore]  # torch may be absent, types and all
    """Scores candidates: one scalar (the hand's points, scaled) and a distribution over places."""

    def __init__(self, wide: int = 512, deep: int = 256, head: int = 192, last: int = 64) -> None:
        super().__init__()
        self.state1 = nn.Linear(STATE, wide)
        self.state2 = nn.Linear(wide, deep)
        self.joined = nn.Linear(deep, head)
        self.action = nn.Linear(ACTION, head, bias=False)
        self.last = nn.Linear(head, last)
        self.out = nn.Linear(last, 1 + MAX_SEATS)

    def trunk(self, state: torch.Tensor) -> torch.Tensor:
        """What the head needs of the state: [n, head]."""
        return self.joined(torch.relu(self.state2(torch.relu(self.state1(state)))))

    def head(self, joined: torch.Tensor, action: torch.Tensor) -> torch.Tensor:
        """[n, 1 + places] for candidates lying beside their states."""
        return self.out(torch.relu(self.last(torch.relu(joined + self.action(action)))))


def _place_table() -> torch.Tensor:
    """[scoring, seats, place] -> worth; zeros where places do not decide."""
    table = torch.zeros(5, MAX_SEATS + 1, MAX_SEATS)
    for at, scoring in enumerate(("wins", "places")):
        for seats in range(2, MAX_SEATS + 1):
            worths = place_values(scoring, seats)
            if worths is not None:
                table[at, seats, :seats] = torch.tensor(worths)
    return table


PLACE_TABLE = _place_table()


def targets(scoring: Array, seats: Array, place: Array, points: Array) -> Array:
    """Seats' results as the scalar the network learns."""
    by_place = PLACE_TABLE.numpy()[scoring, seats, place - 1]
    out = np.where(scoring <= 1, by_place, points * SCALES[scoring])
    return np.clip(out, -MOST, MOST).astype(np.float32)


def place_logits(out: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """The outputs for places, none beyond the last."""
    return out[:, 1:].masked_fill(torch.arange(MAX_SEATS) >= seats[:, None], -1e9)


def values(out: torch.Tensor, state: torch.Tensor) -> torch.Tensor:
    """What each candidate is worth: the mean of both estimates where places decide."""
    scoring = state[:, SCORING_AT : SCORING_AT + 5].argmax(1)
    seats = state[:, SEATS_AT : SEATS_AT + 11].argmax(1) + 2
    chances = torch.softmax(place_logits(out, seats), 1)
    derived = (chances * PLACE_TABLE[scoring, seats]).sum(1)
    return torch.where(scoring <= 1, (derived + out[:, 0]) / 2, out[:, 0])
