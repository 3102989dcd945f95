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
from thirteen.app.art.svg import circle, dot, path, place, polar

_LONG = (
    "M0 -6C2.4 -12 4 -17 3.7 -21.4C3.4 -24.4 1.6 -25.6 0 -27.4"
    "C-1.6 -25.6 -3.4 -24.4 -3.7 -21.4C-4 -17 -2.4 -12 0 -6Z"
)
_SHORT = (
    "M0 -6C2 -9 3.4 -12 3.1 -14.8C2.8 -17 1.4 -17.8 0 -19.2"
    "C-1.4 -17.8 -2.8 -17 -3.1 -14.8C-3.4 -12 -2 -9 0 -6Z"
)
_BACK = (-54, 54, -36, 36, -18, 18, 0)
_FRONT = (-45, 45, -27, 27, -9, 9)
_HAIR = "M-10.4 6C-12 -4 -11 -10 0 -10.6C11 -10 12 -4 10.4 6Z"
_BAND = (
    "M-10.7 -4.4C-11 -6.6 -10.9 -8 -10.5 -9.8C-6 -12.8 6 -12.8 10.5 -9.8"
    "C10.9 -8 11 -6.6 10.7 -4.4C6 -7.4 -6 -7.4 -10.7 -4.4Z"
)
_CAPE = (
    "M0 6C1.6 10 3.5 14 3.4 17.4C3.3 20 1.7 21 0 21C-1.7 21 -3.3 20 -3.4 17.4C-3.5 14 -1.6 10 0 6Z"
)
_SHOULDER = (
    "M28 66C29 62 31.6 58.6 36 56.6C42 54 49.6 54 54.4 50L65.6 50"
    "C70.4 54 78 54 84.4 57C89 59.4 92 64 93 69"
)


_EPAULET = "M76 56.6C81 57.4 86 60 88.4 63.6C90 66 90.8 69 91.2 72"
_STUDS = ((78, 60), (81.6, 61.4), (84.6, 63.6), (86.8, 66.5), (88, 70))


def jack(dress: Dress, kind: int) -> str:
    """Give the upper half of a jack; `kind` is the suit, 0..3 = spade, club, diamond, heart."""
    plumes = "".join(shape(place(_LONG, angle=a), dress.main) for a in _BACK)
    plumes += line("".join(place("M0 -15L0 -20.6", angle=a) for a in _BACK), dress.trim)
    plumes += path("".join(dot(*polar(23, a), 1.35) for a in _BACK), dress.trim)
    plumes += "".join(shape(place(_SHORT, angle=a), dress.second) for a in _FRONT)
    plumes += path("".join(dot(*polar(15.4, a), 1.15) for a in _FRONT), dress.trim)
    band = shape(_BAND, dress.second)
    band += path(
        "".join(
            place("M-1.3 -7.6L0 -10.2L1.3 -7.6Z", x, abs(x) * 0.02 + x * x * 0.016)
            for x in (-7.6, -3.8, 0, 3.8, 7.6)
        ),
        dress.trim,
    )
    rings = circle(-10.2, 6.6, 1.7, "none", dress.trim, 0.8) + circle(
        10.2, 6.6, 1.7, "none", dress.trim, 0.8
    )
    return (
        robe(_SHOULDER, dress.main)
        + line(_EPAULET, dress.trim)
        + path("".join(dot(x, y, 0.8) for x, y in _STUDS), dress.trim)
        + _cape(dress)
        + head(plumes + path(_HAIR, INK) + neck() + ears() + face(man=True) + band + rings)
        + regalia.spear(kind, dress)
        + fist(37.4, 57.6, dress.main, dress.trim)
    )


def _cape(dress: Dress) -> str:
    body = ""
    for angle in (62, -62, 40, -40, 20, -20, 0):
        body += shape(place(_CAPE, 60, 45, 1.05, angle), dress.second)
    body += line(
        "".join(place("M0 12.5L0 15", 60, 45, 1.05, a) for a in (62, -62, 40, -40, 20, -20, 0)),
        dress.trim,
    )
    body += path(
        "".join(dot(*polar(18.6, 180 + a, 60, 45), 1.2) for a in (62, -62, 40, -40, 20, -20, 0)),
        dress.trim,
    )
    return body + path(
        "".join(dot(60 + x, 54.2 - x * x * 0.03, 0.9) for x in (-7, -4.7, -2.4, 0, 2.4, 4.7, 7)),
        dress.trim,
    )
