"""Parts of the bronze drum: the star, rings, bands of triangles and circles, flying birds."""

from __future__ import annotations

from thirteen.app.art.svg import dot, place, polar, polygon

# A long-beaked bird flying to the left, about two units long, its body on the origin.
BIRD = (
    "M-1.25 .02L-.62 -.1C-.56 -.2 -.46 -.24 -.36 -.2L-.1 -.36L-.26 -.12C-.2 -.08 -.16 -.06 -.08 -.06"
    "L.02 -.52L.42 -.5L.3 -.06L.98 -.2L.8 .02L.98 .22L.3 .1L.36 .5L.04 .5L-.1 .1"
    "C-.3 .14 -.48 .1 -.62 -.0Z"
)


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0) -> str:
    """Give path data of a star with its first point straight up."""
    half = 180 / points
    return polygon(polar(outer if i % 2 == 0 else inner, i * half, x, y) for i in range(2 * points))


def triangles(count: int, inner: float, outer: float) -> str:
    """Give path data of a band of triangles standing on the inner ring."""
    step = 360 / count
    return "".join(
        polygon(
            (
                polar(inner, i * step),
                polar(outer, (i + 0.5) * step),
                polar(inner, (i + 1) * step),
            )
        )
        for i in range(count)
    )


def beads(count: int, ring: float, radius: float) -> str:
    """Give path data of discs spread evenly on a ring."""
    return "".join(dot(*polar(ring, i * 360 / count), radius) for i in range(count))


def birds(count: int, ring: float, size: float) -> str:
    """Give path data of birds flying round a ring, against the clock."""
    return "".join(
        place(BIRD, *polar(ring, i * 360 / count), size / 2, i * 360 / count) for i in range(count)
    )
