"""The combinations a card of the hand could be part of."""

from __future__ import annotations

import pytest

from thirteen.app.table.belonging import belonging
from thirteen.app.table.reasons import combo_name
from thirteen.engine import PRESETS, parse_cards

HAND = "3S 4S 4H 5D 5C 6H 6D 7C 9S 9C 9D 2H 2D"


@pytest.mark.parametrize(
    ("preset", "card", "names"),
    [
        ("classic", "3S", ["Straight of 5"]),
        ("classic", "4H", ["Pair", "Straight of 5", "3 pairs in a row"]),
        ("classic", "9S", ["Triple"]),
        ("classic", "2H", ["Pair"]),
        ("classic", "7C", ["Straight of 5"]),
        ("northern", "4S", []),
        ("northern", "6D", ["Pair"]),
        ("northern", "9S", ["Triple"]),
    ],
)
def test_the_best_of_each_kind_is_named(preset: str, card: str, names: list[str]) -> None:
    rules = PRESETS[preset]
    one = parse_cards(card).bit_length() - 1
    combos = belonging(parse_cards(HAND), one, rules)
    assert [combo_name(combo) for combo in combos] == names
    assert all(combo.cards >> one & 1 for combo in combos)
