"""The C simulator, built on first use: many rounds at once, or one round for checks."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from thirteen.engine import PRESETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from thirteen.engine import Rules

    Array = NDArray[Any]

SOURCE = Path(__file__).resolve().parent / "sim"
MAX_SEATS = 12
SITUATIONS = 16
NETWORK, HEURISTIC, GREEDY, RANDOM, OTHER_NETWORK = range(5)
"""Who sits at a seat; a network's seats are asked of the caller."""

SCORINGS = ("wins", "places", "cards-left", "settlement", "collect")
FLAGS = ["-O3", "-march=native", "-Wall", "-Wextra", "-Wno-sign-compare", "-shared", "-fPIC"]


def library() -> ctypes.CDLL:
    """The compiled simulator; compiled again when a source file is newer."""
    out = Path(tempfile.gettempdir()) / "thirteen-sim" / "sim.so"
    out.parent.mkdir(exist_ok=True)
    newest = max(file.stat().st_mtime for file in SOURCE.iterdir())
    if not out.exists() or out.stat().st_mtime < newest:
        part = out.with_suffix(".part")
        subprocess.run(["gcc", *FLAGS, "-o", str(part), str(SOURCE / "sim.c"), "-lm"], check=True)
        part.replace(out)
    lib = ctypes.CDLL(str(out))
    lib.env_new.restype = lib.one_new.restype = ctypes.c_void_p
    return lib


LIB = library()
STATE, ACTION, RESULT_BYTES, MAX_CANDIDATES = (LIB.sizes(i) for i in range(4))
RESULT = np.dtype(
    [
        ("game", "<i8"),
        ("seats", "<i4"),
        ("scoring", "<i4"),
        ("place", "<i4", MAX_SEATS),
        ("points", "<i4", MAX_SEATS),
    ]
)


def rules_row(rules: Rules, seats: int) -> list[int]:
    """The options as the simulator's int32 fields, in the order of cards.h."""
    pairs = [p or 0 for p in rules.pairs_beat_twos]
    return [
        seats,
        rules.decks(seats),
        rules.twins == "equal",
        rules.opening == "alone",
        rules.pass_locks,
        rules.must_beat,
        rules.suits_match,
        rules.double_sequences,
        rules.bombs_beat == "anything",
        rules.quad_beats_twos,
        *pairs,
        ("same", "longer", "ladder").index(rules.bomb_order),
        ("none", "four-pairs", "any").index(rules.free_bombs),
        rules.interrupts != "none",
        rules.finish_on_two,
        rules.play_on,
        SCORINGS.index(rules.scoring.kind),
    ]


def address(array: Array) -> ctypes.c_void_p:
    """Where an array lies."""
    return ctypes.c_void_p(array.ctypes.data)


def set_heuristic(weights: Array) -> None:
    """Sets the heuristic's weights: float32[SITUATIONS, ACTION]."""
    kept = np.ascontiguousarray(weights, dtype=np.float32)
    if kept.shape != (SITUATIONS, ACTION):
        message = f"the heuristic has {SITUATIONS} x {ACTION} weights"
        raise ValueError(message)
    LIB.set_weights(address(kept))


class Tables:
    """Many rounds stepped together; the arrays are filled in place at every step.

    `state` has a row a table, `action` the candidates of all tables one after the other, from
    `first[i]` to `first[i + 1]` for table i. A table that is done has no candidates.
    """

    def __init__(self, tables: int, seed: int, games: int = 0) -> None:
        room = tables * 24 + 4096
        self.n = tables
        self.state = np.zeros((tables, STATE), np.float32)
        self.action = np.zeros((room, ACTION), np.float32)
        self.first = np.zeros(tables + 1, np.int32)
        self.seat = np.zeros(tables, np.int32)
        self.kind = np.zeros(tables, np.int32)
        self.game = np.zeros(tables, np.int64)
        self._results = np.zeros(max(tables * 64, games), RESULT)
        arrays = (self.state, self.action, self.first, self.seat, self.kind, self.game)
        places = [address(array) for array in (*arrays, self._results)]
        made = LIB.env_new(tables, room, *places, ctypes.c_uint64(seed))
        self._env = ctypes.c_void_p(made)

    def mix(
        self, rows: Sequence[list[int]], shares: Sequence[float], mixed: float, free_lead: float
    ) -> None:
        """Sets which rules are played how often, how often others sit in, and free first leads."""
        table = np.array(rows, np.int32)
        parts = np.array(shares, np.float64)
        cumulative = np.cumsum(parts / parts.sum()).astype(np.float32)
        LIB.env_mix(
            self._env,
            address(table),
            address(cumulative),
            len(rows),
            ctypes.c_float(mixed),
            ctypes.c_float(free_lead),
        )

    def measure(self, games: int, kinds: Sequence[int]) -> None:
        """Plays duplicate deals of the first rules: each deal once a rotation of `kinds`."""
        row = np.zeros(MAX_SEATS, np.uint8)
        row[: len(kinds)] = kinds
        LIB.env_measure(self._env, ctypes.c_int64(games), address(row))

    def step(self, choice: Array | None) -> int:
        """Applies one choice a table (first: None); gives the number of candidates on offer."""
        kept = None if choice is None else np.ascontiguousarray(choice, np.int32)
        n = int(LIB.env_step(self._env, None if kept is None else address(kept)))
        if n < 0:
            message = "more candidates than room"
            raise RuntimeError(message)
        return n

    def results(self) -> Array:
        """The rounds that ended in the last step: RESULT[n], overwritten by the next."""
        return self._results[: LIB.env_results(self._env)]

    def close(self) -> None:
        """Frees the tables."""
        LIB.env_free(self._env)


def preset_row(preset: str, seats: int) -> list[int]:
    """`rules_row` of a preset."""
    return rules_row(PRESETS[preset], seats)
