"""Hands that win as dealt."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from thirteen.engine.cards import DECK, RANKS, SUIT_MASKS, TWO, cards_of_rank
from thirteen.engine.combos import is_one_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.engine.rules import Rules

_BELOW_TWO = (1 << 8 * TWO) - 1
_FIVE = 5
_SIX = 6
_THREE = 3
_FOUR = 4


class InstantKind(Enum):
    """The hands that can win as dealt, best first; the values are the words of the option."""

    SUITED_DRAGON = "suited-dragon"
    DRAGON = "dragon"
    ONE_COLOUR = "one-colour"
    FIVE_PAIRS = "five-pairs"
    FOUR_TWOS = "four-twos"
    SIX_PAIRS = "six-pairs"
    THREE_TRIPLES = "three-triples"
    FOUR_THREES = "four-threes"

    def __repr__(self) -> str:
        return f"InstantKind.{self.name}"


def winning_cards(hand: int, kind: InstantKind) -> int:
    """The cards of a hand that make it win in this way (the highest such), or 0."""
    return _FINDERS[kind](hand)


def best_instant(hand: int, rules: Rules) -> tuple[InstantKind, int] | None:
    """The best way in which a hand wins as dealt under the rules, with its cards, or None."""
    for word in rules.instant_wins:
        kind = InstantKind(word)
        cards = winning_cards(hand, kind)
        if cards:
            return kind, cards
    return None


def instant_winner(
    hands: Sequence[int], leader: int, rules: Rules
) -> tuple[int, InstantKind] | None:
    """The seat that wins as dealt and how, or None.

    Of two the better kind wins, then the higher top card, then the first in turn from the leader.
    """
    best: tuple[tuple[int, int], int, InstantKind] | None = None
    order = list(InstantKind)
    for step in range(len(hands)):
        seat = (leader + step) % len(hands)
        found = best_instant(hands[seat], rules)
        if found is None:
            continue
        kind, cards = found
        top = cards.bit_length() - 1
        worth = (-order.index(kind), top if rules.twins == "back" else top | 1)
        if best is None or worth > best[0]:
            best = (worth, seat, kind)
    return None if best is None else best[1:]


def _of_ranks(hand: int, size: int) -> int:
    """The cards of every rank of which the hand has at least ``size``."""
    ranks = (cards_of_rank(hand, rank) for rank in range(RANKS))
    return sum(cards for cards in ranks if cards.bit_count() >= size)


def _groups(hand: int, size: int) -> int:
    """How many groups of one rank and ``size`` cards the hand can be taken apart into."""
    return sum(cards_of_rank(hand, rank).bit_count() // size for rank in range(RANKS))


def _dragon(hand: int) -> int:
    below = hand & _BELOW_TWO
    return below if all(cards_of_rank(below, rank) for rank in range(TWO)) else 0


def _suited_dragon(hand: int) -> int:
    return max(_dragon(hand & suit) for suit in SUIT_MASKS)


def _one_colour(hand: int) -> int:
    return hand if is_one_colour(hand) else 0


def _five_pairs(hand: int) -> int:
    paired = [cards_of_rank(hand, rank) for rank in range(TWO)]
    for top in range(TWO - 1, _FIVE - 2, -1):
        run = paired[top - _FIVE + 1 : top + 1]
        if all(cards.bit_count() >= 2 for cards in run):  # noqa: PLR2004 a pair
            return sum(run)
    return 0


def _six_pairs(hand: int) -> int:
    return _of_ranks(hand, 2) if _groups(hand, 2) >= _SIX else 0


def _three_triples(hand: int) -> int:
    return _of_ranks(hand, _THREE) if _groups(hand, _THREE) >= _THREE else 0


def _four_of_one_back(hand: int, rank: int) -> int:
    cards = cards_of_rank(hand, rank)
    backs = (cards & DECK, cards & ~DECK)
    return max(back if back.bit_count() == _FOUR else 0 for back in backs)


def _four_twos(hand: int) -> int:
    return _four_of_one_back(hand, TWO)


def _four_threes(hand: int) -> int:
    return _four_of_one_back(hand, 0)


_FINDERS = {
    InstantKind.SUITED_DRAGON: _suited_dragon,
    InstantKind.DRAGON: _dragon,
    InstantKind.ONE_COLOUR: _one_colour,
    InstantKind.FIVE_PAIRS: _five_pairs,
    InstantKind.FOUR_TWOS: _four_twos,
    InstantKind.SIX_PAIRS: _six_pairs,
    InstantKind.THREE_TRIPLES: _three_triples,
    InstantKind.FOUR_THREES: _four_threes,
}
