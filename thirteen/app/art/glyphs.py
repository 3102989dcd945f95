"""Numerals and letters for the corners of cards."""

from __future__ import annotations

# Drawn as centre lines in a box 14 wide and 20 high.
_LINES = {
    "2": "M2 5C2 -1.5 12 -1.5 12 5.5C12 11 2 14 2 19L12.5 19",
    "3": "M2.5 1.5L11.5 1.5L6.5 8C14 8 14 19 7 19C4.5 19 2.5 18 1.5 16",
    "4": "M10 20L10 1L1 14L13 14",
    "5": "M11.5 1.5L4 1.5L3 9.5C6 7 12 8 12 13.5C12 20 4 20.5 1.5 17",
    "6": "M11 2C5 2 2 8 2 13C2 21 12.5 21 12.5 13.5C12.5 7 3.5 7 2.2 12.5",
    "7": "M1.5 1.5L12.5 1.5C8 8 6 13 5.5 20",
    "8": "M7 9.2C1.5 9.2 1.5 1.3 7 1.3C12.5 1.3 12.5 9.2 7 9.2C.5 9.2 .5 19 7 19C13.5 19 13.5 9.2 7 9.2Z",
    "9": "M3 18C9 18 12 12 12 7C12 -1 1.5 -1 1.5 6.5C1.5 13 10.5 13 11.8 7.5",
    "10": "M0 3L3 1L3 20M11.5 1.2C6.5 1.2 6.5 19 11.5 19C16.5 19 16.5 1.2 11.5 1.2Z",
    "J": "M4 1.5L11 1.5M9 1.5L9 14C9 20.5 1.5 20 1.5 15.5",
    "Q": "M7 1.3C-.5 1.3 -.5 18.7 7 18.7C14.5 18.7 14.5 1.3 7 1.3ZM8 15L12.5 20.5",
    "K": "M2.5 0L2.5 20M12.5 1L3 11.5M6.5 8L13 20",
    "A": "M.5 20L7 .5L13.5 20M3 13.5L11 13.5",
}
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")


def index(rank: str, x: float, y: float, height: float, colour: str) -> str:
    """Give an index glyph, its top middle at (x, y)."""
    s = height / 20
    return (
        f'<g transform="translate({x - 7 * s:.2f} {y:.2f}) scale({s:.3f})">'
        f'<path d="{_LINES[rank]}" fill="none" stroke="{colour}" stroke-width="2.8"/></g>'
    )
