"""The icon of the application."""

from __future__ import annotations

from thirteen.app.art import drum
from thirteen.app.art.palette import CLUB, DEEP_TEAL, GOLD, HEART, INK, IVORY, RED, SPADE, TEAL
from thirteen.app.art.suits import suit
from thirteen.app.art.svg import circle, document, group, path, rect

_CARD = rect(-45, -63, 90, 126, 9, IVORY, INK, 3, ' stroke-opacity=".35"')


def app_icon_svg() -> str:
    """Give the icon of the application, 256 units square: three cards before the drum's star."""
    ground = rect(8, 8, 240, 240, 54, TEAL) + rect(11, 11, 234, 234, 51, "none", GOLD, 6)
    sun = path(drum.star(14, 98, 52, 128, 124), GOLD) + circle(128, 124, 56, DEEP_TEAL)
    left = _CARD + path(suit(SPADE, -24, -42, 28), INK)
    right = _CARD + path(suit(CLUB, 24, -42, 28), INK)
    front = _CARD + path(suit(HEART, 0, 2, 62), RED)
    fan = (
        group(left, "translate(90 140) rotate(-18)")
        + group(right, "translate(166 140) rotate(18)")
        + group(front, "translate(128 132)")
    )
    return document("0 0 256 256", ground + sun + fan)
