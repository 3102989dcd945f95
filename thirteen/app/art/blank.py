"""The empty card that faces and backs are drawn on."""

from __future__ import annotations

from functools import cache

from thirteen.app.art.palette import IVORY
from thirteen.app.art.svg import both_ways, path, rect


@cache
def blank() -> str:
    """Give the empty face: warm white with a thin dark edge.

    The edge is four lines, not one: the rasteriser pays for every pixel between the leftmost and
    the rightmost point of a path in a row.
    """
    side = "M6.5 .5C3.2 .5 .5 3.2 .5 6.5L.5 133.5C.5 136.8 3.2 139.5 6.5 139.5"
    edges = "".join(
        path(data, "none", "#000000", 1, ' stroke-opacity=".12"') for data in (side, "M6.5 .5h87")
    )
    return rect(0.5, 0.5, 99, 139, 6, IVORY) + both_ways(edges)
