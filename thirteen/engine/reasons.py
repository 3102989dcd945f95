"""Why a play is refused."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from thirteen.engine.cards import card_text, format_cards

if TYPE_CHECKING:
    from thirteen.engine.combos import Combo, Kind


class Reason(Enum):
    """The rule a refused play broke; in brackets what `IllegalPlay` carries beside the cards."""

    NOT_IN_HAND = "cards not in hand"
    """[cards: those missing]"""
    NOT_A_COMBINATION = "not a combination"
    MIXED_COLOURS = "a pair must be one colour"
    MIXED_SUITS = "a straight must be one suit"
    MUST_INCLUDE = "must include this card"
    """[card]"""
    MUST_BE_ALONE = "must be this card alone"
    """[card]"""
    WRONG_KIND = "wrong kind"
    """[kind, size, pairs, table: what is needed]"""
    WRONG_SIZE = "wrong size"
    """[kind, size, pairs, table: what is needed]"""
    WRONG_SUIT = "must be this card's suit"
    """[card, table]"""
    WRONG_COLOUR = "must be this card's colour"
    """[card, table]"""
    TOO_LOW = "too low"
    """[card to pass, table]"""
    BOMB_TOO_WEAK = "bomb not strong enough"
    """[pairs needed, 0 if no double sequence will do; table]"""
    BOMB_NOT_HERE = "bombs beat only 2s and bombs"
    """[table]"""
    LOCKED = "passed already"
    NOT_YOUR_TURN = "not your turn"
    LEADER_MUST_PLAY = "a leader cannot pass"
    MUST_BEAT = "must beat"
    """[kind, size, table]"""
    FINISH_ON_TWO = "may not finish on a 2"
    HAND_OVER = "the hand is over"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


class IllegalPlay(ValueError):  # noqa: N818 the public name, as the rest of the program says it
    """A play that the rules refuse, with what a sentence about it needs.

    ``reason`` says which rule; ``cards`` the cards it is about; ``kind``, ``size`` and ``pairs``
    the combination needed (``pairs`` the length of a double sequence); ``card`` the card to
    include, to match or to pass; ``table`` the combination to beat. None or 0: nothing to say.
    """

    def __init__(  # noqa: PLR0913 one argument a fact
        self,
        reason: Reason,
        cards: int = 0,
        *,
        kind: Kind | None = None,
        size: int = 0,
        pairs: int = 0,
        card: int | None = None,
        table: Combo | None = None,
    ) -> None:
        super().__init__(reason, cards)
        self.reason = reason
        self.cards = cards
        self.kind = kind
        self.size = size
        self.pairs = pairs
        self.card = card
        self.table = table

    def __str__(self) -> str:
        parts = [self.reason.value]
        if self.cards:
            parts.append(format_cards(self.cards))
        if self.card is not None:
            parts.append(f"card {card_text(self.card)}")
        if self.kind is not None:
            parts.append(f"needs a {self.kind.value} of {self.size}")
        elif self.pairs:
            parts.append(f"needs {self.pairs} pairs")
        return "; ".join(parts)
