"""The drum's face in the middle of the table."""

from __future__ import annotations

from functools import cache

from thirteen.app.art import drum
from thirteen.app.art.palette import CREAM
from thirteen.app.art.svg import circle, document, dots, group, path

SIZE = 904  # units, clear margin included

_RINGS = (108, 113, 128, 158, 163, 182, 212, 217, 331, 336, 352, 386, 402, 407, 432, 437)


def ornament_svg(colour: str = CREAM, opacity: float = 0.085) -> str:
    """Give the drum's face, 904 units square with a clear margin, to lay faintly over any felt."""
    return document(
        "-452 -452 904 904",
        group(_disc().format(colour=colour), extra=f' opacity="{opacity}"'),
    )


@cache
def _disc() -> str:
    fills = drum.star(14, 104, 36) + drum.triangles(84, 164, 180) + drum.triangles(120, 409, 430)
    lines = (
        drum.chevrons(14, 62, 102, 7.2)
        + drum.chevrons(14, 78, 102, 4.2)
        + drum.ticks(120, 115.5, 125.5)
        + drum.links(36, 143, 9, 20)
        + drum.scrolls(32, 197, 50)
        + drum.ticks(220, 339, 349.5)
        + drum.links(80, 369, 10, 20)
        + drum.ticks(240, 389, 399.5)
    )
    rings = "".join(circle(0, 0, r, "none", "{colour}", 1.5) for r in _RINGS)
    return (
        path(fills, "{colour}")
        + dots(drum.around(36, 143) + drum.around(80, 369), 3.6, "{colour}")
        + path(drum.birds(14, 272, 128), "{colour}", extra=' fill-rule="evenodd"')
        + path(lines, "none", "{colour}", 1.5)
        + rings
    )
