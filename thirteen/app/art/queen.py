"""The queens: a wide ring of silk round the hair, a cloud collar, a flower."""

from __future__ import annotations

from thirteen.app.art import drum, regalia
from thirteen.app.art.court_parts import (
    Dress,
    face,
    fist,
    head,
    line,
    neck,
    robe,
    shape,
    sprigs,
)
from thirteen.app.art.palette import INK, IVORY
from thirteen.app.art.svg import circle, group, path

_HAIR = (
    "M-9.8 3C-10.2 -4 -6.6 -8.8 0 -10.6C6.6 -8.8 10.2 -4 9.8 3L13 3"
    "C14 -8 8 -17 0 -17C-8 -17 -14 -8 -13 3Z"
)
_SHOULDER = (
    "M28 66C30 60.6 35 57.4 42 55C47.6 53.2 52 52.4 54.6 50L65.4 50"
    "C68 52.4 72.4 53.2 78 55C85.6 57.6 91 62 93 69"
)


def queen(dress: Dress, kind: int) -> str:
    """Give the upper half of a queen; `kind` is the suit, 0..3 = spade, club, diamond, heart."""
    ring = (
        circle(0, 0, 19.8, dress.main, IVORY, 0.6)
        + circle(0, 0, 18.4, "none", dress.trim, 0.7)
        + path(drum.triangles(32, 14.6, 17.4), dress.trim)
        + circle(0, 0, 13.4, INK, dress.trim, 0.8)
    )
    pearls = circle(-10.4, 6, 1.5, IVORY, dress.trim, 0.5) + circle(
        10.4, 6, 1.5, IVORY, dress.trim, 0.5
    )
    collar = shape(
        "M-5.8 11.8C-3 14.6 3 14.6 5.8 11.8L6.8 16.6C3 19.4 -3 19.4 -6.8 16.6Z", dress.second
    )
    collar += line("M-6.2 14.2C-3 17 3 17 6.2 14.2", dress.trim)
    return (
        robe(_SHOULDER, dress.main)
        + _yoke(dress)
        + head(
            group(ring, "translate(0 -3.4)")
            + neck()
            + face(man=False)
            + path(_HAIR, INK)
            + pearls
            + collar
        )
        + regalia.flower(kind, dress)
        + fist(38, 58.6, dress.main, dress.trim)
    )


def _yoke(dress: Dress) -> str:
    return (
        sprigs(((83.6, 62.6), (77.4, 61), (88.2, 67.4), (80, 66.6)), dress.trim)
        + shape(
            (
                "M44 54.4C47 61 53 63.6 60 67.4C67 63.6 73 61 76 54.4C71 52.8 68 52 65.4 50"
                "L54.6 50C52 52 49 52.8 44 54.4Z"
            ),
            dress.second,
        )
        + line("M46.6 55C49.6 60 54 61.8 60 65C66 61.8 70.4 60 73.4 55", dress.trim)
    )
