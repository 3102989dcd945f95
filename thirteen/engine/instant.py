"""Hands that win as dealt."""

from __future__ import annotations

from enum import Enum


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
