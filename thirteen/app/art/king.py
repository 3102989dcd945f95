"""The kings: a winged court hat, a cross collar, waves on the hem."""

from __future__ import annotations

import math

from thirteen.app.art import drum, regalia
from thirteen.app.art.court_parts import (
    Dress,
    below,
    ears,
    face,
    fist,
    head,
    line,
    neck,
    pair,
    robe,
    shape,
)
from thirteen.app.art.palette import INK, IVORY, RED
from thirteen.app.art.svg import circle, dots, hoop, num, path, polar

_WING = (
    "M8.6 -13C13 -18 18.5 -19.6 22.4 -18C24.6 -17 24.8 -13.8 22.8 -12.4"
    "C18.6 -9.6 13.4 -8.8 8.6 -10Z"
)
_VEIN = "M11 -12C14.4 -15 18.4 -16.2 21.6 -15.2"
_TIER = "M-8.4 -14C-9.2 -20 -6.2 -24.4 0 -25.4C6.2 -24.4 9.2 -20 8.4 -14Z"
_TIER_LINE = "M-6.4 -17C-6 -20.4 -3.6 -22.6 0 -23.3C3.6 -22.6 6 -20.4 6.4 -17"
_DOME = (
    "M-10.9 -5.4C-11.8 -12.4 -8.4 -17 0 -18.4C8.4 -17 11.8 -12.4 10.9 -5.4"
    "C6 -8.2 -6 -8.2 -10.9 -5.4Z"
)
_BAND = (
    "M-10.9 -5.4C-11.1 -6.6 -11.15 -7.8 -11.05 -9C-6 -11.8 6 -11.8 11.05 -9"
    "C11.15 -7.8 11.1 -6.6 10.9 -5.4C6 -8.2 -6 -8.2 -10.9 -5.4Z"
)
_BEARD = "M-2.2 10.6C-2.4 14 -1.2 19 0 23C1.2 19 2.4 14 2.2 10.6C1 11.6 -1 11.6 -2.2 10.6Z"
_WHISKER = "M0 6.7C2 6 4.6 7 6.6 12.4C4.6 9.6 2.2 8.2 0 8Z"
_TEMPLE = "M9.5 -7C9.9 -1 9.3 4 7 8.8C8 5 8.2 1 8.2 -3Z"
_WAVE = 8.4  # from crest to crest
_SHOULDER = (
    "M28 66C28.6 62.6 30 60 32.6 58C38.6 53.6 48 53.4 54.4 50L65.6 50"
    "C72 53.4 82 53.6 87.6 58.6C90.4 61.2 92.4 65 93 69"
)


def king(dress: Dress, kind: int) -> str:
    """Give the upper half of a king; `kind` is the suit, 0..3 = spade, club, diamond, heart."""
    hat = (
        shape(pair(_WING), dress.second)
        + line(pair(_VEIN), dress.trim)
        + shape(_TIER, dress.second)
        + line(_TIER_LINE, dress.trim)
    )
    brow = (
        shape(_DOME, dress.main)
        + path(_BAND, dress.trim)
        + path(drum.star(8, 4.4, 2, 0, -12.6), dress.trim)
        + circle(0, -12.6, 1.2, RED if dress.main == INK else IVORY)
    )
    collar = shape("M-6 11.6L0 25L6 11.6L9.4 13.6L1 32L-1 32L-9.4 13.6Z", dress.second) + line(
        "M-7.7 12.6L0 29L7.7 12.6", dress.trim
    )
    beard = path(pair(_WHISKER + _TEMPLE) + _BEARD, INK)
    return (
        robe(_SHOULDER, dress.main)
        + _waves(dress)
        + head(hat + ears() + neck() + collar + face(man=True) + beard + brow)
        + regalia.sceptre(kind, dress)
        + fist(38.6, 57.5, dress.main, dress.trim)
    )


def _waves(dress: Dress) -> str:
    """Give two rows of waves that rise behind the belt."""
    return _crests(49.2, 5, 9.2, dress) + _crests(36.6, 7, 5.2, dress)


def _crests(first: float, count: int, lift: float, dress: Dress) -> str:
    spots = [(x, below(x) - lift) for x in (first + _WAVE * i for i in range(count))]
    swell = "".join(hoop(x, y, 5.2, 16) for x, y in spots)
    foam = "".join(_foam(x, y) for x, y in spots)
    eyes = "".join(hoop(x, y, 3.2, 14) for x, y in spots)
    return (
        path(swell, dress.second)
        + line(foam, dress.trim, 0.5)
        + path(eyes, dress.main, dress.trim, 0.5)
        + dots(spots, 1.2, dress.trim)
    )


def _foam(x: float, y: float) -> str:
    """Give the part of a wave's rim that its neighbours leave free, to be stroked."""
    half = math.degrees(math.asin(_WAVE / 2 / 5.2))
    tilt = math.degrees(math.atan(below(1) - below(0)))
    points = (polar(5.2, tilt + half * k / 4, x, y) for k in range(-4, 5))
    return "M" + "L".join(f"{num(px)} {num(py)}" for px, py in points)
