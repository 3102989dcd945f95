"""Seat portraits: an emblem in a round medallion for every seat of the largest table."""

from __future__ import annotations

from functools import cache

from thirteen.app.art import creatures, emblems
from thirteen.app.art.palette import CREAM, GOLD
from thirteen.app.art.svg import circle, document, group

# Name, ground, drawing; each drawing fits a circle of radius 38 about the origin.
_EMBLEMS = {
    "you": ("#8C1C2C", emblems.you),
    "crane": ("#23506B", creatures.crane),
    "buffalo": ("#A8742A", creatures.buffalo),
    "lotus": ("#17604F", emblems.lotus),
    "carp": ("#1D3C66", creatures.carp),
    "tiger": ("#33261F", creatures.tiger),
    "lantern": ("#262C44", emblems.lantern),
    "boat": ("#2B6E6A", emblems.boat),
    "drum": ("#5A2A1E", emblems.drum),
    "bamboo": ("#2F5D3A", emblems.bamboo),
    "moon": ("#3C3357", emblems.moon),
    "tortoise": ("#7A5B2E", creatures.tortoise),
}
AVATARS = tuple(_EMBLEMS)


@cache
def avatar_svg(name: str) -> str:
    """Give a round portrait, 100 units across with 2 units of clear margin; names in AVATARS."""
    ground, draw = _EMBLEMS[name]
    body = (
        circle(50, 50, 49, ground)
        + group(draw(), "translate(50 50)")
        + circle(50, 50, 47.8, "none", GOLD if name == "you" else CREAM, 2.4)
    )
    return document("-2 -2 104 104", body)
