"""What the twelve court figures share: their colours, faces, hands and belt."""

from __future__ import annotations

from dataclasses import dataclass

from thirteen.app.art import drum
from thirteen.app.art.palette import GOLD, INK, IVORY, RED
from thirteen.app.art.svg import circle, dots, group, path, place, polygon

SKIN = "#F1DDBB"
SHADE = "#E2C396"
CLAY = "#B4664A"  # lips without paint
_SLOPE = 16 / 86  # how far the belt falls for each unit to the right
_HEAD = "translate(61 36.5) scale(1.1)"


@dataclass(frozen=True, slots=True)
class Dress:
    """The three colours that a suit's figures wear."""

    main: str
    second: str
    trim: str


DRESSES = (
    Dress(INK, "#2A5468", GOLD),
    Dress("#1B5E4F", INK, GOLD),
    Dress("#C98A1B", "#A3122A", "#FBE6AE"),
    Dress("#B3142B", INK, GOLD),
)

_FACE = (
    "M-9.2 -11.6C-9.3 -8 -9.6 -6 -9.3 -2C-8.8 4.5 -7 9.2 -3 12.2"
    "C-1.2 13.5 1.2 13.5 3 12.2C7 9.2 8.8 4.5 9.3 -2C9.6 -6 9.3 -8 9.2 -11.6Z"
)
_FACE_SHADE = (
    "M.7 -11.6L9.2 -11.6C9.3 -8 9.6 -6 9.3 -2C8.8 4.5 7 9.2 3 12.2"
    "C2 12.9 1 13.2 .2 13.2L.2 10.6C1.2 10.4 1.6 9.8 1.4 9L.2 7L.2 5.9"
    "C2 6 2.5 4.9 1.9 3.9C1.2 2 1 -.6 1.5 -2.6C1.7 -3.6 1.2 -6 .7 -11.6Z"
)
_MAN = (
    "M-9.3 -9.4C-9.4 -7.6 -9.6 -6 -9.4 -2C-9.2 3 -8.6 7 -6.4 9.6"
    "C-4 12 -2.4 13.4 0 13.4C2.4 13.4 4 12 6.4 9.6C8.6 7 9.2 3 9.4 -2"
    "C9.6 -6 9.4 -7.6 9.3 -9.4Z"
)
_MAN_SHADE = (
    "M.8 -9.4L9.3 -9.4C9.4 -7.6 9.6 -6 9.4 -2C9.2 3 8.6 7 6.4 9.6"
    "C4 12 2.4 13.4 .2 13.4L.2 10.6C1.2 10.4 1.6 9.8 1.4 9L.2 7L.2 5.9"
    "C2.3 6 2.8 4.9 2.1 3.7C1.3 2 1 -.6 1.5 -2.6C1.7 -3.6 1.3 -6 .8 -9.4Z"
)
_BROW = "M1.7 -3.3C3.2 -5.1 6.2 -5.3 8.3 -3.5C6.2 -4.4 3.8 -4.2 1.9 -2.9Z"
_HEAVY_BROW = "M1.5 -3.2C3 -5 6.2 -5.9 8.8 -4.6C8.6 -4 8.4 -3.6 8.2 -3.3C6 -4 3.6 -3.6 1.7 -2.3Z"
_LID = "M2 .9C3.3 -.9 5.9 -1.3 8 .1C7.6 .3 7.3 .4 7 .6C5.4 -.3 3.7 -.1 2 .9Z"
_IRIS = "M3.7 .1C4.4 -.4 5.6 -.4 6.2 .1C6.2 1.1 5.7 1.7 4.95 1.7C4.2 1.7 3.7 1.1 3.7 .1Z"
_LIPS = (
    "M-2.6 8.3C-1.6 7.6 -.7 7.3 0 7.7C.7 7.3 1.6 7.6 2.6 8.3C1.6 9.7 .8 10 0 10"
    "C-.8 10 -1.6 9.7 -2.6 8.3Z"
)
_MOUTH = (
    "M-3 8.5C-1.6 8 -.7 7.8 0 8C.7 7.8 1.6 8 3 8.5C1.6 9.4 .8 9.6 0 9.6C-.8 9.6 -1.6 9.4 -3 8.5Z"
)


def shape(data: str, fill: str, line: str = IVORY, width: float = 0.6) -> str:
    """Give a flat shape with the fine light line that keeps it apart from its neighbours."""
    return path(data, fill, line, width, ' stroke-linejoin="round"')


def line(data: str, colour: str, width: float = 0.6) -> str:
    """Give a fine line."""
    return path(data, "none", colour, width, ' stroke-linejoin="round" stroke-linecap="round"')


def pair(data: str) -> str:
    """Give path data together with its mirror image about the middle of the face."""
    return data + place(data, mirror=True)


def face(*, man: bool, lips: str = RED) -> str:
    """Give a calm face seen from the front, centred on the origin, 19 wide and 26 high."""
    if man:
        return (
            path(_MAN, SKIN, SHADE, 0.5)
            + path(_MAN_SHADE, SHADE)
            + path(pair(_HEAVY_BROW + _LID + _IRIS), INK)
            + path(_MOUTH, CLAY)
        )
    return (
        path(_FACE, SKIN, SHADE, 0.5)
        + path(_FACE_SHADE, SHADE)
        + path(pair(_BROW + _LID + _IRIS), INK)
        + path(_LIPS, lips)
    )


def neck() -> str:
    """Give the neck, to lie under the face and the collar."""
    return path("M-4.8 7L-4.8 15C-2 18 2 18 4.8 15L4.8 7Z", SHADE)


def ears() -> str:
    """Give both ears."""
    return path(pair("M8.8 -1.6C11.8 -3 12 4.6 8.6 4.8Z"), SKIN, SHADE, 0.5)


def head(body: str) -> str:
    """Give a head, drawn about the origin, in its place on the upper half of the card."""
    return group(body, _HEAD)


def below(x: float) -> float:
    """Give the height of the belt's middle line at x."""
    return 70 + (x - 50) * _SLOPE


def robe(shoulder: str, fill: str) -> str:
    """Give the body under a shoulder line (path data from left to right), down to the belt."""
    return shape(f"{shoulder}L93 {below(93):.2f}L28 {below(28):.2f}Z", fill)


def belt(dress: Dress) -> str:
    """Give the band that parts the two halves, alike when turned half way round."""

    def band(top: float, bottom: float) -> str:
        left, right = below(7), below(93)
        return polygon(
            ((7, left + top), (93, right + top), (93, right + bottom), (7, left + bottom))
        )

    studs = [
        (50 + side * x, below(50 + side * x))
        for x in (13.5, 18, 22.5, 27, 31.5, 36, 40.5)
        for side in (-1, 1)
    ]
    boss = (
        circle(0, 0, 10.4, dress.main, IVORY, 0.8)
        + circle(0, 0, 8.7, "none", dress.trim, 0.7)
        + path(drum.star(12, 7, 3), dress.trim)
    )
    return (
        shape(band(-5, 5), dress.second)
        + path(band(-3.7, -3) + band(3, 3.7), dress.trim)
        + dots(studs, 1.15, dress.trim)
        + group(boss, "translate(50 70)")
    )


def fist(x: float, y: float, sleeve: str, trim: str) -> str:
    """Give a hand closed round something upright, with its cuff."""
    hand = (
        "M-3 -3.4C-1.6 -4.2 1.8 -4.2 3 -3.2C3.6 -1 3.6 1.6 3 3.4"
        "C1.4 4.2 -1.8 4.2 -3 3.4C-3.5 1.4 -3.5 -1.4 -3 -3.4Z"
    )
    fingers = "M-3.2 -1.5L.8 -1.6M-3.3 .3L.9 .3M-3.2 2.1L.8 2.1"
    return group(
        shape("M2 -4.6L9 -3L9 5.6L2 4.8Z", sleeve)
        + line("M3.8 -4L3.8 4.8", trim)
        + path(hand, SKIN, SHADE, 0.4)
        + line(fingers, "#B98F5E", 0.5),
        f"translate({x} {y}) rotate(-8)",
    )


def sprigs(spots: tuple[tuple[float, float], ...], colour: str) -> str:
    """Give small four-petalled flowers scattered on a robe."""
    petals = ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0))
    return dots([(x + dx, y + dy) for x, y in spots for dx, dy in petals], 0.75, colour)
