"""The jacks, queens and kings: each half is drawn once and turned half way round."""

from __future__ import annotations

from thirteen.app.art.court_parts import DRESSES, belt
from thirteen.app.art.jack import jack
from thirteen.app.art.king import king
from thirteen.app.art.queen import queen
from thirteen.app.art.suits import suit
from thirteen.app.art.svg import both_ways, path, polygon

# The frame leaves the two corners of the indices free.
_FRAME = polygon(
    ((26.5, 7), (93, 7), (93, 84), (73.5, 84), (73.5, 133), (7, 133), (7, 56), (26.5, 56))
)
_GROUND = "#F7EFDD"
_FIGURES = {"J": jack, "Q": queen, "K": king}


def court(rank: str, kind: int, colour: str) -> str:
    """Give the middle of a court card: `rank` is J, Q or K, `kind` the suit 0..3."""
    dress = DRESSES[kind]
    half = _FIGURES[rank](dress, kind) + path(suit(kind, 86.8, 46.4, 10), colour)
    return (
        path(_FRAME, _GROUND)
        + both_ways(half)
        + belt(dress)
        + path(_FRAME, "none", dress.main, 0.7)
    )
