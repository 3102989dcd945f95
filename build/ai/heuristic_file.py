"""The heuristic's weights as the file the game ships, and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from thirteen.ai.features import ACTION_NAMES, VERSION

if TYPE_CHECKING:
    from ai.sim import Array

FILE = Path(__file__).resolve().parents[2] / "assets" / "ai" / "heuristic.json"


def read() -> Array:
    """The shipped weights: float32[situations, columns]."""
    return np.array(json.loads(FILE.read_text(encoding="utf-8"))["weights"], np.float32)


def write(weights: Array) -> None:
    """Ships weights, rounded to three decimals."""
    told = {
        "features": VERSION,
        "columns": list(ACTION_NAMES),
        "weights": [[round(float(x), 3) for x in row] for row in weights],
    }
    text = json.dumps(told).replace('"weights": [', '"weights": [\n').replace("], [", "],\n[")
    FILE.write_text(text + "\n", encoding="utf-8")
