"""The trained network at run time: reads its weights, and scores candidates with numpy.

The file under assets/ai is one line of JSON (what the weights are, their shapes and hash) and the
float32 numbers themselves. It is data, not a pickle; anything unexpected in it is refused.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from thirteen import resources
from thirteen.ai.features import ACTION, STATE, VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from thirteen.ai.features import Row

    Array = NDArray[np.float32]

FILE = "ai/network.bin"
PLACES = 12
_LAYERS = ("state1", "state2", "joined", "action", "last", "out")


class DamagedWeightsError(ValueError):
    """The file of weights is not the one this program was made with."""


class Network:
    """Scores candidates: the hand's scaled points, and a distribution over places."""

    def __init__(self, content: bytes) -> None:
        arrays = arrays_of(content)
        self._weights = {name: arrays[f"{name}.weight"] for name in _LAYERS}
        self._biases = {name: arrays[f"{name}.bias"] for name in _LAYERS if name != "action"}
        if self._weights["state1"].shape[0] != STATE or self._weights["action"].shape[0] != ACTION:
            msg = "the network was made for other features"
            raise DamagedWeightsError(msg)
        if self._weights["out"].shape[1] != 1 + PLACES:
            msg = "the network was made for other results"
            raise DamagedWeightsError(msg)

    def __call__(self, state: Row, actions: Sequence[Row], seats: int) -> tuple[Array, Array]:
        """Get scaled points [n] and the chances of places 1…seats [n, seats]."""
        w, b = self._weights, self._biases
        h = np.asarray(state, np.float32) @ w["state1"] + b["state1"]
        h = np.maximum(h, 0) @ w["state2"] + b["state2"]
        joined = np.maximum(h, 0) @ w["joined"] + b["joined"]
        z = np.maximum(np.asarray(actions, np.float32) @ w["action"] + joined, 0)
        z = np.maximum(z @ w["last"] + b["last"], 0)
        out = z @ w["out"] + b["out"]
        logits = out[:, 1 : 1 + seats]
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return out[:, 0], chances / chances.sum(axis=1, keepdims=True)


def arrays_of(content: bytes) -> dict[str, Array]:
    """Get the float32 arrays of a file of weights, each [inputs, outputs] or [outputs]."""
    head, _, data = content.partition(b"\n")
    try:
        told: dict[str, Any] = json.loads(head)
        shapes = [(str(name), tuple(map(int, shape))) for name, shape in told["arrays"]]
        features, digest = told["features"], told["sha256"]
    except (ValueError, KeyError, TypeError) as problem:
        msg = "the weights do not begin with what they are"
        raise DamagedWeightsError(msg) from problem
    if features != VERSION:
        msg = f"the weights are for features {features}, not {VERSION}"
        raise DamagedWeightsError(msg)
    if hashlib.sha256(data).hexdigest() != digest:
        msg = "the weights are damaged"
        raise DamagedWeightsError(msg)
    numbers = np.frombuffer(data, "<f4").astype(np.float32)
    if not np.isfinite(numbers).all() or numbers.size != sum(_size(shape) for _, shape in shapes):
        msg = "the weights have other shapes"
        raise DamagedWeightsError(msg)
    arrays = {}
    at = 0
    for name, shape in shapes:
        arrays[name] = numbers[at : at + _size(shape)].reshape(shape)
        at += _size(shape)
    missing = [name for name in _LAYERS if f"{name}.weight" not in arrays]
    if missing:
        msg = f"the weights lack {missing}"
        raise DamagedWeightsError(msg)
    return arrays


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for n in shape:
        size *= n
    return size


@cache
def shipped() -> Network:
    """Get the network that comes with the program, read once."""
    return Network(resources.read(FILE))
