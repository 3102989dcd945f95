"""The hand from left to right, and what becomes of it as cards leave and return."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeAlias

import pytest

from thirteen.app import selection as s
from thirteen.app.selection.partition import partition
from thirteen.engine import PRESETS, classify, format_cards, parse_cards

if TYPE_CHECKING:
    from tests.app.selection.conftest import Desk

    Table: TypeAlias = type[Desk]

HAND = "3S 4C 4D 5S 6H 9S 9C KD 2H"


def test_by_rank(desk: Table) -> None:
    assert desk("2H 4D 3S 4C").shown == "3S 4C 4D 2H"


def test_by_suit(desk: Table) -> None:
    assert desk(HAND, sort=s.Sort.SUIT).shown == "3S 5S 9S 4C 9C 4D KD 6H 2H"


def test_by_combination(desk: Table) -> None:
    assert desk(HAND, sort=s.Sort.COMBO).shown == "3S 4C 5S 6H 9S 9C 4D KD 2H"


def test_by_combination_under_matching_suits(desk: Table) -> None:
    d = desk("3S 4S 5S 6H 6C KD", preset="northern", sort=s.Sort.COMBO)
    assert d.shown == "3S 4S 5S 6C 6H KD"


def test_reversed(desk: Table) -> None:
    d = desk(HAND)
    d.took(s.sort_by(d.selection, s.Sort.RANK, reverse=True))
    assert d.shown == "2H KD 9C 9S 6H 5S 4D 4C 3S"


def test_the_sort_button_goes_round_and_keeps_what_is_chosen(desk: Table) -> None:
    d = desk(HAND)
    d.click("9S", "KD")
    seen = []
    for _ in range(3):
        d.took(s.press_sort(d.selection))
        seen.append(d.selection.sort)
    assert seen == [s.Sort.SUIT, s.Sort.COMBO, s.Sort.RANK]
    assert d.chosen == "9S KD"


def test_a_manual_order_stays_as_cards_leave_and_return(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.took(s.rearrange_start(d.selection, d.selection.order[4], d.ask))
    d.took(s.rearrange_move(d.selection, 0))
    d.took(s.rearrange_end(d.selection))
    d.click("6D", "7H")
    d.took(s.hand_changed(d.selection, parse_cards("4S 6D KS")))
    assert d.shown == "KS 4S 6D"
    assert d.chosen == "6D"
    d.took(s.hand_changed(d.selection, parse_cards("4S 5C 6D 7H KS")))
    assert d.shown == "5C 7H KS 4S 6D"
    d.took(s.sort_by(d.selection, s.Sort.MANUAL))
    assert d.shown == "5C 7H KS 4S 6D"


def test_cards_that_return_find_their_place(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS", sort=s.Sort.SUIT)
    d.took(s.hand_changed(d.selection, parse_cards("4S 7H")))
    d.took(s.hand_changed(d.selection, parse_cards("4S 5C 6D 7H KS")))
    assert d.shown == "4S KS 5C 6D 7H"


def test_a_combination_played_whole_leaves_the_rest_in_place(desk: Table) -> None:
    d = desk("3S 4C 5S 6H 9S 9C 4D 5D 6D KD", sort=s.Sort.COMBO)
    d.took(s.hand_changed(d.selection, d.selection.hand & ~parse_cards("9S 9C")))
    kept = d.shown
    assert "9S" not in kept
    d.took(s.hand_changed(d.selection, parse_cards("3S 4C 6H 4D 5D KD")))
    assert d.shown == "3S 4C 5D 6H 4D KD"


def test_a_gesture_under_way_ends_when_the_hand_changes(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.took(s.drag_start(d.selection, d.selection.order[0], d.ask))
    d.took(s.hand_changed(d.selection, parse_cards("5C 6D")))
    assert not d.selection.busy


def test_sorting_waits_for_the_gesture(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.took(s.drag_start(d.selection, d.selection.order[0], d.ask))
    assert s.press_sort(d.selection).selection == d.selection


@pytest.mark.parametrize("preset", PRESETS)
def test_a_partition_is_of_combinations_and_loses_no_card(preset: str) -> None:
    rules = PRESETS[preset]
    seed = random.randrange(10**9)
    rng = random.Random(seed)
    cards = range(104) if rules.second_deck_from else range(0, 104, 2)
    for _ in range(10):
        hand = sum(1 << card for card in rng.sample(cards, 13))
        pieces = partition(hand, rules)
        assert sum(pieces) == hand, (seed, format_cards(hand))
        assert all(classify(piece, rules) for piece in pieces), (seed, format_cards(hand))
