"""SVG texts of cards redrawn at an exact size and angle, so that nothing is resampled."""

from __future__ import annotations

import math

from thirteen.app.art.svg import document, group, opened

CARD_UNITS = (100.0, 140.0)
MARGIN = 3.0  # units of clear ground round a card, for outlines and soft edges


def upright(body: str) -> str:
    """Give a drawing in card units as SVG text."""
    return document("0 0 100 140", body)


def redrawn(svg: str, width: int, angle: float = 0.0) -> tuple[str, tuple[int, int]]:
    """Give a card drawing ``width`` pixels wide, turned clockwise by ``angle`` degrees.

    The text draws on a ground of whole pixels with the card's centre in its centre; the second
    value is the ground's size. Upright cards have their edges on pixel borders.
    """
    unit = width / CARD_UNITS[0]
    turn = math.radians(angle)
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    across = CARD_UNITS[0] * cos + CARD_UNITS[1] * sin + 2 * MARGIN
    down = CARD_UNITS[0] * sin + CARD_UNITS[1] * cos + 2 * MARGIN
    size = _even(across * unit, width), _even(down * unit, round(CARD_UNITS[1] * unit))
    w, h = size[0] / unit, size[1] / unit
    _box, body = opened(svg)
    if angle:
        body = group(body, f"rotate({angle:.3f} 50 70)")
    box = f"{50 - w / 2:.5f} {70 - h / 2:.5f} {w:.5f} {h:.5f}"
    return document(box, body, size), size


def _even(length: float, card: int) -> int:
    """Give whole pixels of at least ``length`` that leave the same margin on either side."""
    whole = math.ceil(length)
    return whole + (whole - card) % 2
