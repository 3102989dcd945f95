"""Combinations: which sets of cards may be laid down at all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from thirteen.engine.cards import BLACK, RED, SUIT_MASKS, TWO, check_cards
from thirteen.engine.rules import Rules

SHORTEST_RUN = 3
"""Ranks in the shortest straight and in the shortest double sequence."""

QUAD_SIZE = 4


class Kind(Enum):
    """The six kinds of combination; quads and double sequences are bombs."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    STRAIGHT = "straight"
    QUAD = "quad"
    DOUBLE_SEQUENCE = "double sequence"

    def __repr__(self) -> str:
        return f"Kind.{self.name}"


_SAME_RANK = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.QUAD)


@dataclass(frozen=True, slots=True)
class Combo:
    """Classified cards: their kind, their number, their highest card and the cards themselves."""

    kind: Kind
    size: int
    top: int
    cards: int

    @property
    def is_bomb(self) -> bool:
        """Whether it is a quad or a double sequence."""
        return self.kind is Kind.QUAD or self.kind is Kind.DOUBLE_SEQUENCE

    @property
    def is_twos(self) -> bool:
        """Whether it is one, two or three 2s: what bombs are for."""
        return self.top >> 3 == TWO and self.kind is not Kind.QUAD

    @property
    def pairs(self) -> int:
        """The length of a double sequence in pairs; 0 for every other kind."""
        return self.size // 2 if self.kind is Kind.DOUBLE_SEQUENCE else 0


def is_one_colour(cards: int) -> bool:
    """Whether all cards are black or all are red."""
    return not (cards & BLACK and cards & RED)


def is_one_suit(cards: int) -> bool:
    """Whether all cards are of one suit."""
    return any(not cards & ~suit for suit in SUIT_MASKS)


def shape_of(cards: int) -> Combo | None:
    """The combination some cards form before any option has its say, or None."""
    size = cards.bit_count()
    if not size:
        return None
    top = cards.bit_length() - 1
    low_rank = (cards & -cards).bit_length() - 1 >> 3
    span = (top >> 3) - low_rank + 1
    if span == 1:
        return Combo(_SAME_RANK[size - 1], size, top, cards) if size <= QUAD_SIZE else None
    if span < SHORTEST_RUN or top >> 3 == TWO:
        return None
    ranks = (cards >> 8 * low_rank).to_bytes(span, "little")
    if size == span:
        return Combo(Kind.STRAIGHT, size, top, cards) if 0 not in ranks else None
    if size == 2 * span and all(rank.bit_count() == 2 for rank in ranks):  # noqa: PLR2004 a pair
        return Combo(Kind.DOUBLE_SEQUENCE, size, top, cards)
    return None


def classify(cards: int, rules: Rules) -> Combo | None:
    """The combination some cards form under the rules, or None; ValueError for no set of cards."""
    check_cards(cards)
    if type(rules) is not Rules:
        msg = "a combination is one under some rules"
        raise ValueError(msg)
    combo = shape_of(cards)
    if combo is None or is_permitted(combo, rules):
        return combo
    return None


def is_permitted(combo: Combo, rules: Rules) -> bool:
    """Whether the rules know this shape: double sequences at all, one colour, one suit."""
    if combo.kind is Kind.DOUBLE_SEQUENCE:
        return rules.double_sequences
    if rules.suits_match:
        if combo.kind is Kind.PAIR:
            return combo.is_twos or is_one_colour(combo.cards)
        if combo.kind is Kind.STRAIGHT:
            return is_one_suit(combo.cards)
    return True
