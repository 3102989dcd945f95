"""Turns a checkpoint's averaged weights into the file the game ships.

    python -m ai.export CHECKPOINT.pt [MORE.pt ...] --note "60 M decisions"

Several checkpoints are averaged.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from thirteen.ai.features import VERSION
from thirteen.ai.network import arrays_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OUT = Path(__file__).resolve().parents[2] / "assets" / "ai" / "network.bin"


def averaged(paths: Sequence[Path]) -> dict[str, torch.Tensor]:
    """The mean of the averaged weights in some checkpoints."""
    states = [torch.load(path, weights_only=True) for path in paths]
    kept = [state.get("average", state) for state in states]
    return {name: torch.stack([state[name] for state in kept]).mean(0) for name in kept[0]}


def content(state: Mapping[str, torch.Tensor], note: str) -> bytes:
    """The file: a line of JSON, then float32 numbers, matrices as [inputs, outputs]."""
    arrays, blocks = [], []
    for name, tensor in state.items():
        numbers = tensor.T.numpy() if tensor.ndim > 1 else tensor.numpy()
        arrays.append([name, list(numbers.shape)])
        blocks.append(np.ascontiguousarray(numbers, "<f4").tobytes())
    data = b"".join(blocks)
    head = {
        "features": VERSION,
        "trained": note,
        "arrays": arrays,
        "sha256": hashlib.sha256(data).hexdigest(),
    }
    return json.dumps(head).encode() + b"\n" + data


def shipped() -> dict[str, torch.Tensor]:
    """The shipped weights as the training network's state."""
    arrays = arrays_of(OUT.read_bytes())
    return {name: torch.from_numpy(array.T.copy()) for name, array in arrays.items()}


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoints", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--note", default="")
    args = parser.parse_args()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_bytes(content(averaged(args.checkpoints), args.note))
    print(args.out, args.out.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
