"""SVG text within what nanosvg can draw: paths, circles, rectangles, groups, transforms."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Segment = tuple[str, tuple[float, ...]]

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_VIEW_BOX = re.compile(r'viewBox="([^"]*)"')
_HALF_TURN = 180


def num(value: float) -> str:
    """Give a coordinate as short text, exact to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0"):
        return "-" + text[2:] if len(text) > len("-0") else "0"
    return text


@cache
def parse(data: str) -> tuple[Segment, ...]:
    """Split path data made of absolute M, L, C, Q, Z into (letter, coordinates) segments."""
    segments: list[Segment] = []
    letter, numbers = "", list[float]()
    for token in _TOKEN.findall(data):
        if token.isalpha():
            if letter:
                segments.append((letter, tuple(numbers)))
            letter, numbers = token, []
        else:
            numbers.append(float(token))
    segments.append((letter, tuple(numbers)))
    return tuple(segments)


def place(  # noqa: PLR0913  an affine placement has this many independent parts
    data: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    angle: float = 0,
    *,
    mirror: bool = False,
) -> str:
    """Give path data scaled (mirrored left to right first), turned by degrees, moved to (x, y)."""
    cos, sin = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
    sign = -1 if mirror else 1
    parts: list[str] = []
    for letter, numbers in parse(data):
        parts.append(letter)
        points = [
            f"{num(x + sign * px * cos - py * sin)} {num(y + sign * px * sin + py * cos)}"
            for px, py in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        parts.append(" ".join(points))
    return "".join(parts)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Give path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> tuple[float, float]:
    """Give the point at a distance and an angle clockwise from straight up."""
    turn = math.radians(degrees)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)


def path(
    data: str,
    fill: str = "none",
    stroke: str = "",
    width: float = 0,
    extra: str = "",
) -> str:
    """Give one path element."""
    outline = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{data}" fill="{fill}"{outline}{extra}/>'


def circle(  # noqa: PLR0913, PLR0917  a circle with its paint
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 0,
    extra: str = "",
) -> str:
    """Give one circle element."""
    outline = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}"{outline}{extra}/>'


def ellipse(  # noqa: PLR0913, PLR0917  an ellipse with its paint
    x: float,
    y: float,
    across: float,
    down: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 0,
) -> str:
    """Give one ellipse element; `across` and `down` are its half axes."""
    outline = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(across)}" ry="{num(down)}"'
        f' fill="{fill}"{outline}/>'
    )


def dot(x: float, y: float, radius: float) -> str:
    """Give path data of a disc, so that many share one element."""
    k = radius * 0.5523
    r = radius
    return place(
        f"M{-r} 0C{-r} {-k:.4f} {-k:.4f} {-r} 0 {-r}C{k:.4f} {-r} {r} {-k:.4f} {r} 0"
        f"C{r} {k:.4f} {k:.4f} {r} 0 {r}C{-k:.4f} {r} {-r} {k:.4f} {-r} 0Z",
        x,
        y,
    )


def dots(points: Iterable[tuple[float, float]], radius: float, colour: str) -> str:
    """Give small discs of one size as one element.

    They are round ends of strokes of almost no length: a tenth of the text and of the cost of
    outlines, which counts where there are dozens on a card.
    """
    data = "".join(f"M{num(x - 0.04)} {num(y)}h.08" for x, y in points)
    return path(data, "none", colour, 2 * radius, ' stroke-linecap="round"')


def hoop(x: float, y: float, radius: float, sides: int) -> str:
    """Give path data of a small circle as a polygon, to be stroked; cheaper than curves."""
    return polygon(polar(radius, i * 360 / sides, x, y) for i in range(sides))


def rect(  # noqa: PLR0913, PLR0917  a rounded rectangle with its paint
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str = "none",
    stroke: str = "",
    stroke_width: float = 0,
    extra: str = "",
) -> str:
    """Give one rectangle element, its corners rounded."""
    outline = f' stroke="{stroke}" stroke-width="{num(stroke_width)}"' if stroke else ""
    corner = f' rx="{num(radius)}"' if radius else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        f'{corner} fill="{fill}"{outline}{extra}/>'
    )


def group(body: str, transform: str = "", extra: str = "") -> str:
    """Give a group, moved by an SVG transform if one is given."""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved}{extra}>{body}</g>"


def both_ways(body: str, x: float = 50, y: float = 70) -> str:
    """Give the body twice, the second one turned half way round the point (x, y)."""
    return body + group(body, f"rotate({_HALF_TURN} {num(x)} {num(y)})")


def document(view_box: str, body: str, size: tuple[int, int] | None = None) -> str:
    """Give a whole SVG document, drawn on `size` pixels or on as many as its view box has units.

    A view box of other proportions is stretched: rasterised at that very size, nothing is blurred.
    """
    width, height = size or view_box.split()[2:]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"'
        f' width="{width}" height="{height}" preserveAspectRatio="none">{body}</svg>'
    )


def opened(svg: str) -> tuple[str, str]:
    """Give the view box and the body of an SVG document."""
    head, body = svg.removesuffix("</svg>").split(">", 1)
    found = _VIEW_BOX.search(head)
    if found is None:
        message = f"no view box in {head!r}"
        raise ValueError(message)
    return found[1], body
