"""The four suit shapes as path data, one unit high, centred on the origin."""

from __future__ import annotations

from thirteen.app.art.svg import place

SPADE_PATH = (
    "M0 -.5C.06 -.36 .46 -.16 .46 .13C.46 .29 .34 .36 .245 .36"
    "C.15 .36 .075 .31 .035 .235C.04 .36 .1 .46 .2 .5L-.2 .5"
    "C-.1 .46 -.04 .36 -.035 .235C-.075 .31 -.15 .36 -.245 .36"
    "C-.34 .36 -.46 .29 -.46 .13C-.46 -.16 -.06 -.36 0 -.5Z"
)
CLUB_PATH = (
    "M0 -.5C.13 -.5 .225 -.4 .225 -.28C.225 -.2 .18 -.13 .12 -.07"
    "C.16 -.09 .2 -.1 .25 -.1C.385 -.1 .48 .005 .48 .13C.48 .26 .38 .36 .255 .36"
    "C.15 .36 .07 .3 .035 .22C.04 .36 .1 .46 .2 .5L-.2 .5"
    "C-.1 .46 -.04 .36 -.035 .22C-.07 .3 -.15 .36 -.255 .36"
    "C-.38 .36 -.48 .26 -.48 .13C-.48 .005 -.385 -.1 -.25 -.1"
    "C-.2 -.1 -.16 -.09 -.12 -.07C-.18 -.13 -.225 -.2 -.225 -.28"
    "C-.225 -.4 -.13 -.5 0 -.5Z"
)
DIAMOND_PATH = "M0 -.5Q.145 -.21 .385 0Q.145 .21 0 .5Q-.145 .21 -.385 0Q-.145 -.21 0 -.5Z"
HEART_PATH = (
    "M0 .5C-.08 .3 -.48 .1 -.48 -.21C-.48 -.37 -.37 -.47 -.245 -.47"
    "C-.13 -.47 -.04 -.4 0 -.28C.04 -.4 .13 -.47 .245 -.47"
    "C.37 -.47 .48 -.37 .48 -.21C.48 .1 .08 .3 0 .5Z"
)
SUIT_PATHS = (SPADE_PATH, CLUB_PATH, DIAMOND_PATH, HEART_PATH)


def suit(kind: int, x: float, y: float, height: float, angle: float = 0) -> str:
    """Give path data of a suit (0..3 = spade, club, diamond, heart) centred on (x, y)."""
    return place(SUIT_PATHS[kind], x, y, height, angle)
