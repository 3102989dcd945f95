"""The two card backs, different in pattern as well as in colour."""

from __future__ import annotations

from typing import Literal

from thirteen.app.art import drum
from thirteen.app.art.palette import BACK_RED, BLUE, CREAM, IVORY
from thirteen.app.art.svg import circle, document, group, path, polygon, rect

Design = Literal["blue", "red"]


def back_svg(design: Design) -> str:
    """Give a card back, 100 x 140 units with 2 units of clear margin round it."""
    ground = BLUE if design == "blue" else BACK_RED
    body = rect(0.5, 0.5, 99, 139, 6, IVORY, "#000000", 1, ' stroke-opacity=".12"')
    body += rect(5, 5, 90, 130, 3.5, ground)
    inner = _drum() if design == "blue" else _lattice()
    return document("-2 -2 104 144", body + inner)


def _drum() -> str:
    rings = "".join(circle(0, 0, r, "none", CREAM, 0.7) for r in (14, 22, 36, 38, 42))
    fills = drum.star(12, 13, 5.5) + drum.beads(24, 18, 1.6) + drum.birds(8, 29, 15)
    return group(rings + path(fills, CREAM), "translate(50 70)")


def _lattice() -> str:
    fills = "".join(
        polygon(((x, y - 7), (x + 5, y), (x, y + 7), (x - 5, y)))
        for row in range(8)
        for x in (range(15, 90, 14))
        for y in (15 + row * 16 - (0 if row < 8 else 0),)
    )
    return path(fills, CREAM)
