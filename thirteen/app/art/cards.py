"""The faces of the 52 cards."""

from __future__ import annotations

from thirteen.app.art.glyphs import RANKS, index
from thirteen.app.art.palette import FOUR_COLOUR, IVORY, OLD_GOLD, TWO_COLOUR
from thirteen.app.art.suits import suit
from thirteen.app.art.svg import both_ways, circle, document, path, rect

VIEW_BOX = "-2 -2 104 144"
_LEFT, _MID, _RIGHT = 34.0, 50.0, 66.0
_UPPER = {
    "2": ((_MID, 26),),
    "3": ((_MID, 26),),
    "4": ((_LEFT, 26), (_RIGHT, 26)),
    "5": ((_LEFT, 26), (_RIGHT, 26)),
    "6": ((_LEFT, 26), (_RIGHT, 26)),
    "7": ((_LEFT, 26), (_RIGHT, 26), (_MID, 48)),
    "8": ((_LEFT, 26), (_RIGHT, 26), (_MID, 48)),
    "9": ((_LEFT, 26), (_RIGHT, 26), (_LEFT, 55.3), (_RIGHT, 55.3)),
    "10": ((_LEFT, 26), (_RIGHT, 26), (_LEFT, 55.3), (_RIGHT, 55.3), (_MID, 40.6)),
}


def card_svg(card: int, *, four_colour: bool = False) -> str:
    """Give the face of a card, 100 x 140 units with 2 units of clear margin round it."""
    kind = card // 2 % 4
    rank = RANKS[card // 8]
    colour = (FOUR_COLOUR if four_colour else TWO_COLOUR)[kind]
    corner = index(rank, 14.5, 6.5, 25.2, colour) + path(suit(kind, 14.5, 44, 18), colour)
    body = rect(0.5, 0.5, 99, 139, 6, IVORY, "#000000", 1, ' stroke-opacity=".12"')
    return document(VIEW_BOX, body + both_ways(corner) + _middle(rank, kind, colour))


def _middle(rank: str, kind: int, colour: str) -> str:
    if rank == "A":
        return path(suit(kind, 50, 70, 52), colour)
    if rank in "JQK":
        return circle(50, 70, 30, "none", OLD_GOLD, 2) + path(suit(kind, 50, 70, 34), colour)
    upper = "".join(suit(kind, x, y, 19) for x, y in _UPPER[rank])
    centre = ""
    if rank in {"3", "5", "9"}:
        centre = suit(kind, 50, 70, 19)
    if rank in {"6", "7", "8"}:
        centre = suit(kind, _LEFT, 70, 19) + suit(kind, _RIGHT, 70, 19)
    if rank == "7":
        return path(
            upper + centre + suit(kind, _LEFT, 114, 19, 180) + suit(kind, _RIGHT, 114, 19, 180),
            colour,
        )
    return both_ways(path(upper, colour)) + path(centre, colour)
