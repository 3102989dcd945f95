"""A hand split into combinations for the eye: as few as can be, and the large ones whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.partition import Prices, splitter
from thirteen.engine import Kind

if TYPE_CHECKING:
    from thirteen.engine import Rules

UNEVENNESS = 0.001
"""So small that 13 cards squared stay under the price of one combination."""


def partition(hand: int, rules: Rules) -> tuple[int, ...]:
    """Get combinations (masks) that make up `hand`: the fewest, of those splits the most uneven."""
    return splitter(rules, Prices.of(_price, rules), hand).split(hand)


def _price(kind: Kind, width: int, _rank: int) -> float:
    cards = 2 * width if kind is Kind.DOUBLE_SEQUENCE else width
    return 1 - UNEVENNESS * cards**2
