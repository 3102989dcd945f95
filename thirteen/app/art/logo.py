"""The title picture and the icon of the application."""

from __future__ import annotations

from thirteen.app.art import drum
from thirteen.app.art.palette import CREAM, GOLD, IVORY, RED, TEAL
from thirteen.app.art.suits import HEART_PATH
from thirteen.app.art.svg import circle, document, group, path, place, rect


def title_svg() -> str:
    """Give the picture above the title, 400 x 400 units: the drum's star behind a fan of cards."""
    body = circle(200, 200, 190, "none", CREAM, 2) + path(drum.star(14, 180, 70, 200, 200), GOLD)
    return document("0 0 400 400", body)


def app_icon_svg() -> str:
    """Give the icon of the application, 256 units square."""
    body = rect(8, 8, 240, 240, 52, TEAL)
    for angle in (-16, 0, 16):
        card = rect(84, 60, 88, 124, 9, IVORY, "#000000", 2, ' stroke-opacity=".3"')
        body += group(card, f"rotate({angle} 128 240)")
    body += path(place(HEART_PATH, 128, 118, 56), RED) + path(drum.star(8, 40, 18, 128, 200), GOLD)
    return document("0 0 256 256", body)
