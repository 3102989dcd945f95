"""Cards as ints, sets of cards as int masks, and their text.

A card is ``(rank * 4 + suit) * 2 + copy``: rank 0…12 is 3…2, suit 0…3 is ♠♣♦♥, copy 0 is the blue
back and 1 the red one, so card order is int order. A set of cards has bit ``card`` set; each rank
fills one byte, which is what the rest of the engine leans on.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PASS = 0
"""The empty play."""

TWO = 12
"""The rank of the 2s, the highest."""

RANKS = 13
SUITS = 4
CARDS = 104

BOTH_DECKS = (1 << CARDS) - 1
DECK = BOTH_DECKS // 3
"""All blue cards: one deck."""

TWOS = 0xFF << (8 * TWO)
_EVERY_RANK = BOTH_DECKS // 0xFF
SUIT_MASKS = tuple((0b11 << (2 * suit)) * _EVERY_RANK for suit in range(SUITS))
BLACK = SUIT_MASKS[0] | SUIT_MASKS[1]
RED = SUIT_MASKS[2] | SUIT_MASKS[3]

_RANK_TEXT = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
_SUIT_TEXT = "SCDH"
_RANK_OF = {text: rank for rank, text in enumerate(_RANK_TEXT)} | {"T": 7}
_SUIT_OF = {text: suit for symbols in (_SUIT_TEXT, "♠♣♦♥") for suit, text in enumerate(symbols)}
_CARD = re.compile(r"[\s,]*(10|[2-9TJQKA])([SCDH♠♣♦♥])([’']?)[\s,]*", re.IGNORECASE)
_LONGEST_TEXT = 1000


class NotationError(ValueError):
    """A text that does not say what it should; ``line`` is its line number, or None."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, int | None]]:
        return (NotationError, (self.problem, self.line))


def rank_of(card: int) -> int:
    """0…12 for 3…2."""
    return card >> 3


def suit_of(card: int) -> int:
    """0…3 for ♠♣♦♥."""
    return card >> 1 & 3


def copy_of(card: int) -> int:
    """0 for a blue back, 1 for a red one."""
    return card & 1


def make_card(rank: int, suit: int, copy: int = 0) -> int:
    """The card of a rank (0…12), a suit (0…3) and a copy (0 or 1); ValueError outside these."""
    if not (0 <= rank < RANKS and 0 <= suit < SUITS and 0 <= copy <= 1):
        msg = f"there is no card with rank {rank}, suit {suit}, copy {copy}"
        raise ValueError(msg)
    return (rank * SUITS + suit) * 2 + copy


def iter_cards(cards: int) -> Iterator[int]:
    """Each card of a set, low to high."""
    check_cards(cards)
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def cards_of_rank(cards: int, rank: int) -> int:
    """The cards of one rank (0…12) in a set."""
    return cards & 0xFF << 8 * rank


def is_cards(value: object) -> bool:
    """Whether a value is a set of cards: an int mask with no bit past the last card."""
    return type(value) is int and 0 <= value <= BOTH_DECKS


def check_cards(value: object) -> None:
    """Raise ValueError unless the value is a set of cards."""
    if not is_cards(value):
        msg = "a set of cards is an int from 0 to 2**104 - 1"
        raise ValueError(msg)


def card_text(card: int) -> str:
    """The text of one card: "3S", "10H", "2D'" (red copy); ValueError if there is no such card."""
    if type(card) is not int or not 0 <= card < CARDS:
        msg = "a card is an int from 0 to 103"
        raise ValueError(msg)
    return _RANK_TEXT[card >> 3] + _SUIT_TEXT[card >> 1 & 3] + "'" * (card & 1)


def format_cards(cards: int) -> str:
    """The text of a set of cards, low to high: "3S 10H 2D'"; the empty set is ""."""
    return " ".join(map(card_text, iter_cards(cards)))


def parse_cards(text: str) -> int:
    """The set of cards a text names; the inverse of `format_cards`.

    Takes T for 10, either case, ♠♣♦♥, commas and no spaces too. NotationError for anything that
    is not a card and for a card named twice.
    """
    if not isinstance(text, str):
        msg = "cards are written as a text such as '3S 10H'"
        raise NotationError(msg)
    if len(text) > _LONGEST_TEXT:
        msg = "the list of cards is too long"
        raise NotationError(msg)
    cards = 0
    position = len(text) - len(text.lstrip())
    while position < len(text):
        found = _CARD.match(text, position)
        if found is None:
            msg = f"{text[position : position + 12]!r} is not a card"
            raise NotationError(msg)
        rank, suit, copy = found.groups()
        bit = 1 << make_card(_RANK_OF[rank.upper()], _SUIT_OF[suit.upper()], len(copy))
        if cards & bit:
            msg = f"{found.group().strip()} is named twice"
            raise NotationError(msg)
        cards |= bit
        position = found.end()
    return cards
