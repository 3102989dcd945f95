"""Seat portraits: emblems in a round medallion."""

from __future__ import annotations

from thirteen.app.art import drum
from thirteen.app.art.palette import CREAM, DEEP_TEAL, GOLD, JADE
from thirteen.app.art.suits import suit
from thirteen.app.art.svg import circle, document, path, place

AVATARS = (
    "you",
    "crane",
    "buffalo",
    "lotus",
    "carp",
    "tiger",
    "hat",
    "lantern",
    "boat",
    "drum",
    "bamboo",
    "moon",
)


def avatar_svg(name: str) -> str:
    """Give a round portrait, 100 units across with 2 units of clear margin; names in AVATARS."""
    i = AVATARS.index(name)
    body = circle(50, 50, 49, DEEP_TEAL, GOLD if i == 0 else CREAM, 2)
    body += circle(50, 50, 43, JADE)
    if i == 1:
        body += path(place(drum.BIRD, 50, 50, 30), CREAM)
    elif i % 2:
        body += path(drum.star(i + 3, 30, 14, 50, 50), CREAM)
    else:
        body += path(suit(i // 2 % 4, 50, 50, 44), CREAM)
    return document("-2 -2 104 104", body)
