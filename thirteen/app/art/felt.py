"""The drum in the middle of the table."""

from __future__ import annotations

from thirteen.app.art import drum
from thirteen.app.art.palette import CREAM
from thirteen.app.art.svg import circle, document, group, path

SIZE = 904


def ornament_svg(colour: str = CREAM, opacity: float = 0.075) -> str:
    """Give the drum's face, 904 units square, in thin lines to lay over any felt."""
    body = "".join(
        circle(0, 0, r, "none", colour, 2)
        for r in (118, 168, 178, 236, 246, 350, 362, 420, 432, 448)
    )
    fills = (
        drum.star(14, 112, 46)
        + drum.triangles(60, 180, 192)
        + drum.beads(40, 214, 8)
        + drum.birds(14, 298, 88)
        + drum.triangles(96, 364, 382)
        + drum.beads(72, 401, 8)
    )
    return document(
        "-452 -452 904 904", group(body + path(fills, colour), extra=f' opacity="{opacity}"')
    )
