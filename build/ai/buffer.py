"""Decisions taken, kept until their rounds are over and it is known what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch

from ai import sim
from ai.net import targets

if TYPE_CHECKING:
    from ai.sim import Array

RING = 1 << 20
"""More rounds than are ever going on at once."""


class Finished(NamedTuple):
    """Decisions of finished rounds: what was seen, the play chosen, and how the round went."""

    state: torch.Tensor
    action: torch.Tensor
    worth: torch.Tensor
    place: torch.Tensor
    """From 0."""
    seats: torch.Tensor


class Buffer:
    """Room for so many decisions."""

    def __init__(self, room: int) -> None:
        self._state = torch.zeros(room, sim.STATE, dtype=torch.bfloat16)
        self._action = torch.zeros(room, sim.ACTION, dtype=torch.bfloat16)
        self._game = np.zeros(room, np.int64)
        self._seat = np.zeros(room, np.int32)
        self._n = 0
        self._done = np.full(RING, -1, np.int64)
        self._results = np.zeros(RING, sim.RESULT)

    def add(self, state: torch.Tensor, action: torch.Tensor, game: Array, seat: Array) -> None:
        """Keeps a decision a table."""
        a, b = self._n, self._n + len(state)
        self._state[a:b] = state
        self._action[a:b] = action
        self._game[a:b] = game
        self._seat[a:b] = seat
        self._n = b

    def finish(self, results: Array) -> None:
        """Notes how rounds ended."""
        at = results["game"] % RING
        self._done[at] = results["game"]
        self._results[at] = results

    def take(self) -> Finished:
        """The decisions of finished rounds; the others stay."""
        game = self._game[: self._n]
        ready = self._done[game % RING] == game
        rows = np.nonzero(ready)[0]
        result, seat = self._results[game[rows] % RING], self._seat[rows]
        each = np.arange(len(rows))
        place, points = result["place"][each, seat], result["points"][each, seat]
        worth = targets(result["scoring"], result["seats"], place, points)
        index = torch.from_numpy(rows)
        taken = Finished(
            self._state[index],
            self._action[index],
            torch.from_numpy(worth),
            torch.from_numpy(place.astype(np.int64) - 1),
            torch.from_numpy(result["seats"].astype(np.int64)),
        )
        self._keep(np.nonzero(~ready)[0])
        return taken

    def _keep(self, rows: Array) -> None:
        index = torch.from_numpy(rows)
        n = len(rows)
        self._state[:n] = self._state[index]
        self._action[:n] = self._action[index]
        self._game[:n] = self._game[rows]
        self._seat[:n] = self._seat[rows]
        self._n = n
