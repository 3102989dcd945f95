"""The aces: one large suit, its inside worked with the drum's star and rings."""

from __future__ import annotations

from thirteen.app.art import drum
from thirteen.app.art.palette import CLUB, DIAMOND, GOLD, HEART, SPADE
from thirteen.app.art.suits import SUIT_PATHS, suit
from thirteen.app.art.svg import circle, dot, group, path, place

_SIZE = {SPADE: 60, CLUB: 56, DIAMOND: 66, HEART: 55}
_EYE = {SPADE: 0.0, CLUB: 0.0, DIAMOND: 0.0, HEART: -5.0}
_INLINE = {
    SPADE: (
        "M0 -.4C.06 -.29 .395 -.11 .395 .13C.395 .235 .325 .295 .245 .295"
        "C.15 .295 .07 .24 0 .14C-.07 .24 -.15 .295 -.245 .295"
        "C-.325 .295 -.395 .235 -.395 .13C-.395 -.11 -.06 -.29 0 -.4Z"
    ),
    CLUB: dot(0, -0.275, 0.165) + dot(-0.25, 0.13, 0.165) + dot(0.25, 0.13, 0.165),
    DIAMOND: place(SUIT_PATHS[DIAMOND], 0, 0, 0.84),
    HEART: place(SUIT_PATHS[HEART], 0, -0.012, 0.85),
}


def ace(kind: int, colour: str) -> str:
    """Give the middle of an ace; `kind` is the suit, 0..3 = spade, club, diamond, heart."""
    size = _SIZE[kind]
    eye = circle(0, 0, 10.4, colour, GOLD, 0.7) + path(drum.star(12, 8, 3.4), GOLD)
    body = (
        path(suit(kind, 0, 0, size), colour)
        + path(place(_INLINE[kind], 0, 0, size), "none", GOLD, 0.7)
        + group(eye, f"translate(0 {_EYE[kind]})")
    )
    return group(body, "translate(50 70)")
