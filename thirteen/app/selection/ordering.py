"""The hand from left to right: by rank, by suit, or by the combinations it falls into."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from thirteen.app.selection.partition import partition
from thirteen.engine import iter_cards, rank_of, suit_of

if TYPE_CHECKING:
    from thirteen.engine import Rules


class Sort(Enum):
    """An order of the hand; the values are those of the settings."""

    RANK = "rank"
    SUIT = "suit"
    COMBO = "combo"
    MANUAL = "manual"


CYCLE = {Sort.RANK: Sort.SUIT, Sort.SUIT: Sort.COMBO, Sort.COMBO: Sort.RANK, Sort.MANUAL: Sort.RANK}
"""What the Sort button changes each order to."""


def ordered(hand: int, sort: Sort, rules: Rules, *, reverse: bool = False) -> tuple[int, ...]:
    """Get the cards of `hand` from left to right; `reverse` puts the high ones on the left.

    By combination: the combinations of a split into the fewest turns, each in one piece, in the
    order of their lowest cards, then the cards that are in none. MANUAL begins as RANK.
    """
    cards = list(iter_cards(hand))
    if sort is Sort.SUIT:
        cards.sort(key=lambda card: (suit_of(card), card))
    elif sort is Sort.COMBO:
        pieces = [tuple(iter_cards(piece)) for piece in partition(hand, rules)]
        pieces.sort(key=lambda piece: (len(piece) == 1, piece))
        cards = [card for piece in pieces for card in piece]
    if reverse:
        cards.reverse()
    return tuple(cards)


def without(order: tuple[int, ...], hand: int) -> tuple[int, ...]:
    """Get the order with only the cards of `hand` left in it."""
    return tuple(card for card in order if hand >> card & 1)


def with_returned(order: tuple[int, ...], hand: int) -> tuple[int, ...]:
    """Get the order with the cards of `hand` it lacks put in, each before the next higher rank."""
    cards = list(without(order, hand))
    for card in iter_cards(hand):
        if card not in cards:
            places = (at for at, other in enumerate(cards) if rank_of(other) > rank_of(card))
            cards.insert(next(places, len(cards)), card)
    return tuple(cards)
