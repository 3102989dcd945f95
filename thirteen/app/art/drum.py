"""Parts of the bronze drum: the star, rings, bands of triangles and circles, flying birds."""

from __future__ import annotations

from thirteen.app.art.svg import hoop, num, place, polar, polygon

# A long-beaked bird flying to the left, two units long, its body on the origin.
# Inner contours are the engraved lines: fill it with the even-odd rule.
BIRD = (
    "M-1 -.06C-.88 -.1 -.78 -.15 -.69 -.19C-.65 -.24 -.6 -.25 -.55 -.24"
    "C-.44 -.34 -.3 -.4 -.12 -.4C-.24 -.35 -.36 -.27 -.44 -.18"
    "C-.4 -.13 -.34 -.1 -.26 -.1C-.2 -.32 -.04 -.54 .22 -.68"
    "C.2 -.6 .2 -.54 .22 -.48L.34 -.5C.3 -.42 .3 -.36 .32 -.3L.42 -.3"
    "C.36 -.2 .32 -.14 .3 -.08C.5 -.12 .74 -.2 .98 -.22C.92 -.16 .9 -.12 .88 -.07"
    "L1 -.02L.89 .05C.9 .1 .93 .14 .98 .2C.74 .18 .52 .14 .34 .09"
    "C.36 .16 .4 .22 .46 .27L.34 .28C.34 .34 .36 .38 .4 .44C.2 .4 .06 .3 -.02 .14"
    "C-.16 .14 -.3 .1 -.42 .02C-.5 -.03 -.56 -.06 -.62 -.07"
    "C-.74 -.07 -.88 -.05 -1 -.06ZM-.58 -.19C-.545 -.19 -.525 -.17 -.525 -.145"
    "C-.525 -.12 -.545 -.1 -.58 -.1C-.61 -.1 -.63 -.12 -.63 -.145"
    "C-.63 -.17 -.61 -.19 -.58 -.19ZM-.16 -.1C-.12 -.26 -.02 -.4 .1 -.5"
    "C.02 -.38 -.06 -.24 -.09 -.09ZM-.02 -.09C.02 -.2 .08 -.3 .17 -.38"
    "C.12 -.28 .08 -.18 .06 -.09ZM.13 -.08C.15 -.15 .18 -.2 .23 -.25"
    "C.22 -.19 .21 -.13 .21 -.08ZM.38 -.04C.52 -.07 .66 -.1 .8 -.12"
    "C.66 -.07 .52 -.03 .38 -.01ZM.38 .04C.52 .06 .66 .09 .8 .12"
    "C.66 .1 .52 .09 .38 .07Z"
)

# Two spirals joined into an S, one unit long.
_SCROLL = (
    "M-.2 .02C-.17 -.03 -.25 -.08 -.3 -.02C-.36 .08 -.26 .18 -.16 .16"
    "C0 .14 0 -.14 .16 -.16C.26 -.18 .36 -.08 .3 .02C.25 .08 .17 .03 .2 -.02"
)


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0) -> str:
    """Give path data of a star with its first point straight up."""
    half = 180 / points
    return polygon(polar(outer if i % 2 == 0 else inner, i * half, x, y) for i in range(2 * points))


def triangles(count: int, inner: float, outer: float) -> str:
    """Give path data of a band of triangles, their feet on one ring and their tips on the other."""
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


def around(count: int, ring: float) -> list[tuple[float, float]]:
    """Give points spread evenly on a ring."""
    return [polar(ring, i * 360 / count) for i in range(count)]


def birds(count: int, ring: float, size: float, start: float = 0) -> str:
    """Give path data of birds flying round a ring against the clock; fill it by even-odd."""
    return "".join(
        place(BIRD, *polar(ring, start + i * 360 / count), size / 2, start + i * 360 / count)
        for i in range(count)
    )


def ticks(count: int, inner: float, outer: float) -> str:
    """Give path data of a ring of short radial lines, like a comb's teeth, to be stroked."""
    parts: list[str] = []
    for i in range(count):
        x, y = polar(inner, i * 360 / count)
        x2, y2 = polar(outer, i * 360 / count)
        parts.append(f"M{num(x)} {num(y)}L{num(x2)} {num(y2)}")
    return "".join(parts)


def links(count: int, ring: float, radius: float, sides: int) -> str:
    """Give path data of circles on a ring, joined by slanting lines, to be stroked.

    `sides` is the number of sides that stand for each circle.
    """
    step = 360 / count
    parts = [hoop(x, y, radius, sides) for x, y in around(count, ring)]
    for i in range(count):
        x, y = polar(ring + radius, i * step)
        x2, y2 = polar(ring - radius, (i + 1) * step)
        parts.append(f"M{num(x)} {num(y)}L{num(x2)} {num(y2)}")
    return "".join(parts)


def scrolls(count: int, ring: float, size: float) -> str:
    """Give path data of S-shaped spirals lying along a ring, to be stroked."""
    return "".join(
        place(_SCROLL, *polar(ring, i * 360 / count), size, i * 360 / count) for i in range(count)
    )


def chevrons(count: int, inner: float, outer: float, spread: float) -> str:
    """Give path data of open angles pointing inwards between a star's rays, to be stroked.

    `spread` is how far the open end reaches to either side, in degrees.
    """
    parts: list[str] = []
    for i in range(count):
        middle = (i + 0.5) * 360 / count
        points = (
            polar(outer, middle - spread),
            polar(inner, middle),
            polar(outer, middle + spread),
        )
        parts.append("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points))
    return "".join(parts)
