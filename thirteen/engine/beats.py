"""What beats what: by how much a combination must top the table, bombs and suits included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine.cards import BLACK, BOTH_DECKS, RED, SUIT_MASKS, TWOS, suit_of
from thirteen.engine.combos import Combo, Kind

if TYPE_CHECKING:
    from thirteen.engine.rules import Rules

QUAD_RUNG = 7
"""The quad's place among double sequences counted in cards: above three pairs, below four."""


def rung(kind: Kind, size: int) -> int:
    """A bomb's step on the ladder: 3 pairs < quad < 4 pairs < 5 pairs < 6 pairs."""
    return QUAD_RUNG if kind is Kind.QUAD else size


def is_bomb_target(table: Combo) -> bool:
    """Whether it is 2s or a bomb: what free bombs and interrupts may be played on."""
    return table.is_twos or table.is_bomb


def higher_than(top: int, rules: Rules) -> int:
    """The least mask whose highest card beats this one; masks compare by their highest card."""
    return 1 << (top + 1 if rules.twins == "back" else (top | 1) + 1)


def floor(kind: Kind, size: int, table: Combo, rules: Rules) -> int | None:
    """The least mask of this kind and size that beats the table; 0: any does, None: none does.

    Suits are not looked at: that is `matching`.
    """
    if kind is not Kind.QUAD and kind is not Kind.DOUBLE_SEQUENCE:
        same = kind is table.kind and size == table.size
        return higher_than(table.top, rules) if same else None
    if table.is_bomb:
        return _bomb_on_bomb(kind, size, table, rules)
    if rules.bombs_beat == "anything":
        return 0
    if not table.is_twos:
        return None
    if kind is Kind.QUAD:
        return 0 if table.size <= rules.quad_beats_twos else None
    needed = rules.pairs_beat_twos[table.size - 1]
    return 0 if needed is not None and size >= 2 * needed else None


def _bomb_on_bomb(kind: Kind, size: int, table: Combo, rules: Rules) -> int | None:
    if kind is table.kind and size == table.size:
        return higher_than(table.top, rules)
    if rules.bomb_order == "ladder":
        stronger = rung(kind, size) > rung(table.kind, table.size)
    elif rules.bomb_order == "longer":
        stronger = kind is table.kind and size > table.size
    else:
        stronger = False
    return 0 if stronger else None


def matching(table: Combo, rules: Rules) -> int:
    """The cards a reply of the table's own kind may be made of: all, or those that match."""
    if rules.suits_match:
        if table.kind is Kind.SINGLE:
            return SUIT_MASKS[suit_of(table.top)] | TWOS
        if table.kind is Kind.PAIR:
            return (BLACK if suit_of(table.top) < 2 else RED) | TWOS  # noqa: PLR2004 ♠♣ are black
        if table.kind is Kind.STRAIGHT:
            return SUIT_MASKS[suit_of(table.top)]
    return BOTH_DECKS
