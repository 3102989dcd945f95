"""The jacks: warriors in feathers, as on the drums."""

from __future__ import annotations

from thirteen.app.art import regalia
from thirteen.app.art.court_parts import (
    Dress,
    ears,
    face,
    fist,
    head,
    line,
    neck,
    robe,
    shape,
)
from thirteen.app.art.palette import INK
from thirteen.app.art.svg import circle, dots, path, place, polar

_LONG = "M0 -6C3.4 -12 5.6 -21.4 0 -27.4C-5.6 -21.4 -3.4 -12 0 -6Z"
_SHORT = "M0 -6C3 -9.4 4.8 -15 0 -19.2C-4.8 -15 -3 -9.4 0 -6Z"
_BACK = (-54, 54, -36, 36, -18, 18, 0)
_FRONT = (-45, 45, -27, 27, -9, 9)
_COLLAR = (62, -62, 40, -40, 20, -20, 0)
_THROAT = (61, 45)
_HAIR = "M-10.4 6C-12 -4 -11 -10 0 -10.6C11 -10 12 -4 10.4 6Z"
_BAND = (
    "M-10.7 -4.4C-11 -6.6 -10.9 -8 -10.5 -9.8C-6 -12.8 6 -12.8 10.5 -9.8"
    "C10.9 -8 11 -6.6 10.7 -4.4C6 -7.4 -6 -7.4 -10.7 -4.4Z"
)
_CAPE = "M0 6C2.2 10 6 20.6 0 21.2C-6 20.6 -2.2 10 0 6Z"
_SHOULDER = (
    "M28 66C29 62 31.6 58.6 36 56.6C42 54 49.6 54 54.4 50L65.6 50"
    "C70.4 54 78 54 84.4 57C89 59.4 92 64 93 69"
)


_EPAULET = "M76 56.6C81 57.4 86 60 88.4 63.6C90 66 90.8 69 91.2 72"
_STUDS = ((78, 60), (81.6, 61.4), (84.6, 63.6), (86.8, 66.5), (88, 70))


def jack(dress: Dress, kind: int) -> str:
    """Give the upper half of a jack; `kind` is the suit, 0..3 = spade, club, diamond, heart."""
    return (
        robe(_SHOULDER, dress.main)
        + line(_EPAULET, dress.trim)
        + dots(_STUDS, 0.8, dress.trim)
        + _cape(dress)
        + head(
            _plumes(dress)
            + path(_HAIR, INK)
            + neck()
            + ears()
            + face(man=True)
            + _band(dress)
            + circle(-10.2, 6.6, 1.7, "none", dress.trim, 0.8)
            + circle(10.2, 6.6, 1.7, "none", dress.trim, 0.8)
        )
        + regalia.spear(kind, dress)
        + fist(37.4, 57.6, dress.main, dress.trim)
    )


def _plumes(dress: Dress) -> str:
    ribs = "".join(place("M0 -15L0 -20.6", angle=a) for a in _BACK)
    return (
        "".join(shape(place(_LONG, angle=a), dress.main) for a in _BACK)
        + line(ribs, dress.trim)
        + dots([polar(23, a) for a in _BACK], 1.35, dress.trim)
        + "".join(shape(place(_SHORT, angle=a), dress.second) for a in _FRONT)
        + dots([polar(15.4, a) for a in _FRONT], 1.15, dress.trim)
    )


def _band(dress: Dress) -> str:
    teeth = "".join(
        place("M-1.3 -7.6L0 -10.2L1.3 -7.6Z", x, x * x * 0.02) for x in (-7.6, -3.8, 0, 3.8, 7.6)
    )
    return shape(_BAND, dress.second) + path(teeth, dress.trim)


def _cape(dress: Dress) -> str:
    x, y = _THROAT
    ribs = "".join(place("M0 12.5L0 15", x, y, 1.05, a) for a in _COLLAR)
    beads = [(x + dx, y + 9.2 - dx * dx * 0.03) for dx in (-7, -4.7, -2.4, 0, 2.4, 4.7, 7)]
    return (
        "".join(shape(place(_CAPE, x, y, 1.05, a), dress.second) for a in _COLLAR)
        + line(ribs, dress.trim)
        + dots([polar(18.6, 180 + a, x, y) for a in _COLLAR], 1.2, dress.trim)
        + dots(beads, 0.9, dress.trim)
    )
