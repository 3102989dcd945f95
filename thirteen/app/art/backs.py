"""The two card backs, different in pattern as well as in colour."""

from __future__ import annotations

from functools import cache
from typing import Literal

from thirteen.app.art import drum
from thirteen.app.art.blank import blank
from thirteen.app.art.palette import BACK_RED, BLUE, CREAM
from thirteen.app.art.svg import (
    both_ways,
    circle,
    document,
    dots,
    group,
    hoop,
    num,
    path,
    place,
    polar,
    polygon,
    rect,
)

Design = Literal["blue", "red"]

_PETAL = "M0 -1.4L.9 -2.1L1.3 -3L1.1 -4L.6 -4.9L0 -5.6L-.6 -4.9L-1.1 -4L-1.3 -3L-.9 -2.1Z"
_EDGE = 12.0  # the inner line of the frame
_DEEP_BLUE = "#193F80"
_EVEN_ODD = ' fill-rule="evenodd"'


@cache
def back_svg(design: Design) -> str:
    """Give a card back, 100 x 140 units with 2 units of clear margin round it."""
    ground = BLUE if design == "blue" else BACK_RED
    panel = blank() + rect(5, 5, 90, 130, 3.5, ground) + rect(7, 7, 86, 126, 2, "none", CREAM, 0.7)
    return document("-2 -2 104 144", panel + (_drum() if design == "blue" else _lattice()))


def _drum() -> str:
    rings = "".join(circle(0, 0, r, "none", CREAM, 0.6) for r in (10.6, 15.6, 27.2, 32.2, 36.4))
    fills = drum.star(12, 9.6, 3.6) + drum.triangles(48, 32.4, 35.4)
    lines = drum.links(14, 13.1, 1.75, 12) + drum.links(36, 29.7, 1.75, 12)
    disc = (
        circle(0, 0, 36.4, _DEEP_BLUE)
        + path(fills, CREAM)
        + dots(drum.around(14, 13.1) + drum.around(36, 29.7), 0.72, CREAM)
        + path(drum.birds(8, 21.3, 15.4), CREAM, extra=_EVEN_ODD)
        + path(lines, "none", CREAM, 0.45)
        + rings
    )
    frame = rect(_EDGE, _EDGE, 100 - 2 * _EDGE, 140 - 2 * _EDGE, 0, "none", CREAM, 0.6)
    corners = _corner() + group(_corner(), "translate(100 0) scale(-1 1)")
    return frame + both_ways(_teeth() + corners) + group(disc, "translate(50 70)")


def _teeth() -> str:
    """Give the triangles along the upper and the left side of the frame."""
    across, down = 24, 36
    step = (100 - 2 * _EDGE) / across
    parts = [
        polygon(((x, 7.7), (x + step, 7.7), (x + step / 2, 11)))
        for x in (_EDGE + i * step for i in range(across))
    ]
    step = (140 - 2 * _EDGE) / down
    parts += [
        polygon(((7.7, y), (7.7, y + step), (11, y + step / 2)))
        for y in (_EDGE + i * step for i in range(down))
    ]
    return path("".join(parts), CREAM) + dots(((9.5, 9.5), (90.5, 9.5)), 1.1, CREAM)


def _corner() -> str:
    """Give a quarter of a drum in the upper left corner of the frame."""
    right, down = 90.0, 180.0
    rays, teeth = 5, 9
    rim, eye = (16.5, 20.0), (8.0, 3.2)
    turn = (down - right) / rays / 2
    star = polygon(
        [(_EDGE, _EDGE)]
        + [polar(eye[i % 2], right + i * turn, _EDGE, _EDGE) for i in range(2 * rays + 1)]
    )
    turn = (down - right) / teeth
    for i in range(teeth):
        a = right + i * turn
        star += polygon(
            (
                polar(rim[0], a, _EDGE, _EDGE),
                polar(rim[1], a + turn / 2, _EDGE, _EDGE),
                polar(rim[0], a + turn, _EDGE, _EDGE),
            )
        )
    arcs = "".join(
        f"M{num(_EDGE + r)} {_EDGE}A{r} {r} 0 0 1 {_EDGE} {num(_EDGE + r)}" for r in (9.4, 16.2, 21)
    )
    spots = [polar(12.8, right + a, _EDGE, _EDGE) for a in (11.25, 33.75, 56.25, 78.75)]
    loops = "".join(hoop(x, y, 2.3, 12) for x, y in spots)
    return (
        path(star, CREAM)
        + dots(spots, 1, CREAM)
        + path(arcs, "none", CREAM, 0.6)
        + path(loops, "none", CREAM, 0.45)
    )


def _lattice() -> str:
    columns, rows = 5, 7
    left, top, width, height = 10.5, 10.5, 79.0, 119.0
    w, h = width / columns, height / rows
    cells = [
        (left + (i + 0.5) * w, top + (j + 0.5) * h) for i in range(columns) for j in range(rows)
    ]
    knots = [(left + i * w, top + j * h) for i in range(1, columns) for j in range(1, rows)]
    net = "".join(_lozenge(x, y, w, h) + _lozenge(x, y, 0.8 * w, 0.8 * h) for x, y in cells)
    flowers = "".join(place(_PETAL, x, y, 1, a) for x, y in cells for a in (0, 90, 180, 270))
    stars = "".join(drum.star(8, 3.2, 1.3, x, y) for x, y in knots)
    return (
        rect(left, top, width, height, 0, "none", CREAM, 0.7)
        + path(net, "none", CREAM, 0.5)
        + path(flowers + stars, CREAM)
        + dots(cells, 0.8, CREAM)
    )


def _lozenge(x: float, y: float, width: float, height: float) -> str:
    w, h = width / 2, height / 2
    return polygon(((x, y - h), (x + w, y), (x, y + h), (x - w, y)))
