"""The faces of the 52 cards."""

from __future__ import annotations

from functools import cache

from thirteen.app.art import drum
from thirteen.app.art.aces import ace
from thirteen.app.art.blank import blank
from thirteen.app.art.courts import court
from thirteen.app.art.glyphs import RANKS, index
from thirteen.app.art.palette import FOUR_COLOUR, OLD_GOLD, TWO_COLOUR
from thirteen.app.art.suits import suit
from thirteen.app.art.svg import both_ways, circle, document, group, path

VIEW_BOX = "-2 -2 104 144"

_CORNER = 13.5  # middle of the index column
_INDEX_HEIGHT, _SUIT_HEIGHT, _PIP_HEIGHT = 25.2, 18.2, 17.6
_LEFT, _MID, _RIGHT = 35.5, 50.0, 64.5
_ROWS = (24.5, 39.7, 47.2, 54.8)  # down to the middle at 70
_TOP, _TEN, _SEVEN, _NINE = _ROWS
_CENTRE = 70.0

# Pips of the upper half; the lower half is the same, turned.
_HALVES = {
    "2": ((_MID, _TOP),),
    "3": ((_MID, _TOP),),
    "4": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "5": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "6": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "7": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "8": ((_LEFT, _TOP), (_RIGHT, _TOP), (_MID, _SEVEN)),
    "9": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _NINE), (_RIGHT, _NINE)),
    "10": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _NINE), (_RIGHT, _NINE), (_MID, _TEN)),
}
# Pips that stand upright and have no turned partner.
_UPRIGHT = {
    "3": ((_MID, _CENTRE),),
    "5": ((_MID, _CENTRE),),
    "6": ((_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "7": ((_LEFT, _CENTRE), (_RIGHT, _CENTRE), (_MID, _SEVEN)),
    "8": ((_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "9": ((_MID, _CENTRE),),
}


def card_svg(card: int, *, four_colour: bool = False) -> str:
    """Give the face of a card, 100 x 140 units with 2 units of clear margin round it.

    Both copies of a card look alike; `card` is 0..103.
    """
    rank, kind = RANKS[card // 8], card // 2 % 4
    colour = (FOUR_COLOUR if four_colour else TWO_COLOUR)[kind]
    corner = path(
        index(rank, _CORNER + 0.7 * (rank == "10"), 7, _INDEX_HEIGHT)
        + suit(kind, _CORNER, 45, _SUIT_HEIGHT),
        colour,
    )
    return document(VIEW_BOX, blank() + both_ways(corner) + _middle(rank, kind, colour))


def _middle(rank: str, kind: int, colour: str) -> str:
    if rank in {"J", "Q", "K"}:
        return court(rank, kind, colour)
    if rank == "A":
        return ace(kind, colour)
    half = "".join(suit(kind, x, y, _PIP_HEIGHT) for x, y in _HALVES[rank])
    upright = "".join(suit(kind, x, y, _PIP_HEIGHT) for x, y in _UPRIGHT.get(rank, ()))
    body = both_ways(path(half, colour))
    if upright:
        body += path(upright, colour)
    return body + _star() if rank == "2" else body


@cache
def _star() -> str:
    """Give the drum's star, which the highest rank wears."""
    return group(
        circle(0, 0, 8.6, "none", OLD_GOLD, 0.6) + path(drum.star(12, 6.8, 2.9), OLD_GOLD),
        "translate(50 70)",
    )
