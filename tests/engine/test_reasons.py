"""A refused play says which rule it broke, and what a sentence about it needs."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from thirteen.engine import (
    PASS,
    PRESETS,
    IllegalPlay,
    Kind,
    Reason,
    Rules,
    Turn,
    classify,
    parse_cards,
)
from thirteen.engine.events import Cause

CLASSIC = PRESETS["classic"]
NORTHERN = PRESETS["northern"]
SOUTHERN = PRESETS["southern"]
LOWEST = parse_cards("3S").bit_length() - 1


def card(text: str) -> int:
    return parse_cards(text).bit_length() - 1


def refused(
    hand: str,
    play: str,
    table: str = "",
    rules: Rules = CLASSIC,
    **of: Any,  # noqa: ANN401 as a turn
) -> IllegalPlay:
    turn = Turn(rules, parse_cards(hand), classify(parse_cards(table), rules), **of)
    cards = parse_cards(play)
    if cards != PASS:
        assert cards not in turn.plays
    with pytest.raises(IllegalPlay) as found:
        turn.verify(cards)
    assert str(found.value).startswith(found.value.reason.value)
    return found.value


def test_cards_not_in_hand() -> None:
    why = refused("3S 4S", "4S 4H")
    assert (why.reason, why.cards) == (Reason.NOT_IN_HAND, parse_cards("4H"))


@pytest.mark.parametrize("play", [-5, 1 << 104, 10**40])
def test_what_is_no_card_is_not_in_hand(play: int) -> None:
    with pytest.raises(IllegalPlay) as found:
        Turn(CLASSIC, 1, None).verify(play)
    assert found.value.reason is Reason.NOT_IN_HAND


def test_not_a_combination() -> None:
    why = refused("3S 4S", "3S 4S")
    assert (why.reason, why.cards) == (Reason.NOT_A_COMBINATION, parse_cards("3S 4S"))
    rules = CLASSIC.changed(double_sequences=False)
    why = refused("3S 3C 4S 4C 5S 5C", "3S 3C 4S 4C 5S 5C", rules=rules)
    assert why.reason is Reason.NOT_A_COMBINATION


def test_mixed_colours_and_mixed_suits() -> None:
    assert refused("7S 7D 8S", "7S 7D", rules=NORTHERN).reason is Reason.MIXED_COLOURS
    assert refused("5C 6C 7D 8S", "5C 6C 7D", rules=NORTHERN).reason is Reason.MIXED_SUITS


def test_must_include_this_card() -> None:
    why = refused("3S 4S 4C", "4S 4C", opening=LOWEST)
    assert (why.reason, why.card) == (Reason.MUST_INCLUDE, LOWEST)


def test_must_be_this_card_alone() -> None:
    why = refused("3S 3C 4C", "3S 3C", rules=PRESETS["first-to-ten"], opening=LOWEST)
    assert (why.reason, why.card) == (Reason.MUST_BE_ALONE, LOWEST)


def test_wrong_kind_says_the_kind_needed() -> None:
    why = refused("9S 9C 4D", "9S 9C", table="8H")
    assert (why.reason, why.kind, why.size) == (Reason.WRONG_KIND, Kind.SINGLE, 1)
    assert why.table == classify(parse_cards("8H"), CLASSIC)


def test_wrong_kind_on_a_double_sequence_says_the_pairs_needed() -> None:
    why = refused("9S 10C JD", "9S", table="3S 3C 4S 4C 5S 5C 6S 6C")
    assert (why.reason, why.kind, why.size, why.pairs) == (
        Reason.WRONG_KIND,
        Kind.DOUBLE_SEQUENCE,
        8,
        4,
    )


def test_wrong_size_says_the_number_of_cards_needed() -> None:
    why = refused("6S 7C 8D 9H 10S", "6S 7C 8D 9H 10S", table="5S 6D 7C 8H")
    assert (why.reason, why.kind, why.size) == (Reason.WRONG_SIZE, Kind.STRAIGHT, 4)


def test_too_low_says_the_card_to_pass() -> None:
    why = refused("3C 3D", "3C 3D", table="3S 3H")
    assert (why.reason, why.card) == (Reason.TOO_LOW, card("3H"))


def test_equal_twins_are_too_low_for_each_other() -> None:
    rules = PRESETS["first-to-ten"]
    assert refused("8D' 9S", "8D'", table="8D", rules=rules).reason is Reason.TOO_LOW
    assert refused("8D 9S", "8D", table="8D'", rules=rules).reason is Reason.TOO_LOW
    assert refused("8D 9S", "8D", table="8D'", rules=PRESETS["chops"]).reason is Reason.TOO_LOW


def test_a_lower_bomb_of_the_same_kind_and_size_is_too_low() -> None:
    why = refused("5S 5C 5D 5H", "5S 5C 5D 5H", table="9S 9C 9D 9H")
    assert (why.reason, why.card) == (Reason.TOO_LOW, card("9H"))


@pytest.mark.parametrize(
    ("preset", "table", "play", "pairs"),
    [
        ("classic", "2S 2D", "9S 9C 9D 9H", 4),
        ("classic", "2S 2C 2D", "4S 4C 5S 5C 6S 6C", 5),
        ("southern", "2S 2C 2D", "9S 9C 9D 9H", 0),
        ("southern", "9S 9C 9D 9H", "4S 4C 5S 5C 6S 6C", 4),
        ("classic", "9S 9C 9D 9H", "4S 4C 5S 5C 6S 6C", 0),
        ("northern", "2S 2D", "9S 9C 9D 9H", 0),
    ],
)
def test_a_weak_bomb_says_the_pairs_needed(preset: str, table: str, play: str, pairs: int) -> None:
    why = refused(f"{play} 3S", play, table=table, rules=PRESETS[preset])
    assert (why.reason, why.pairs) == (Reason.BOMB_TOO_WEAK, pairs)
    assert why.table == classify(parse_cards(table), PRESETS[preset])


def test_a_bomb_does_not_beat_an_ordinary_combination() -> None:
    why = refused("9S 9C 9D 9H", "9S 9C 9D 9H", table="AH")
    assert why.reason is Reason.BOMB_NOT_HERE


def test_must_follow_the_suit_or_the_colour() -> None:
    why = refused("7C 8S", "7C", table="6S", rules=NORTHERN)
    assert (why.reason, why.card) == (Reason.WRONG_SUIT, card("6S"))
    why = refused("8S 8C 9S", "8S 8C", table="7D 7H", rules=NORTHERN)
    assert (why.reason, why.card) == (Reason.WRONG_COLOUR, card("7H"))
    why = refused("6H 7H 8H 9S", "6H 7H 8H", table="5C 6C 7C", rules=NORTHERN)
    assert (why.reason, why.card) == (Reason.WRONG_SUIT, card("7C"))


def test_locked() -> None:
    assert refused("JD", "JD", table="10C", locked=True).reason is Reason.LOCKED
    why = refused("9S 9C 9D 9H", "9S 9C 9D 9H", table="2S", rules=SOUTHERN, locked=True)
    assert why.reason is Reason.LOCKED
    assert refused("JD", "JD", locked=True).reason is Reason.LOCKED


def test_not_your_turn() -> None:
    assert refused("JD", "JD", table="10C", on_turn=False).reason is Reason.NOT_YOUR_TURN
    assert refused("JD", "JD", on_turn=False).reason is Reason.NOT_YOUR_TURN
    assert refused("JD", "", table="10C", on_turn=False).reason is Reason.NOT_YOUR_TURN


def test_an_interrupt_that_is_too_weak_says_so() -> None:
    four = "3S 3C 4S 4C 5S 5C 6S 6C"
    why = refused(four, four, table="2S 2C 2D", rules=SOUTHERN, on_turn=False)
    assert (why.reason, why.pairs) == (Reason.BOMB_TOO_WEAK, 0)


def test_a_leader_cannot_pass() -> None:
    assert refused("3S", "").reason is Reason.LEADER_MUST_PLAY


def test_must_beat_says_what_can_be_beaten() -> None:
    why = refused("9S 9H 4C", "", table="8C", rules=PRESETS["first-to-ten"])
    assert (why.reason, why.kind, why.size) == (Reason.MUST_BEAT, Kind.SINGLE, 1)
    why = refused("2D 4C", "", table="2S", rules=PRESETS["first-to-ten"])
    assert why.reason is Reason.MUST_BEAT


@pytest.mark.parametrize(
    ("hand", "table"),
    [
        ("9S 9C 9D 9H 4C", "8S 8C 8D 8H"),
        ("5S 5C 5D 5H 4C", "2S"),
        ("4S 4C 5S 5C 6S 6C", "3S 3C 4D 4H 5D 5H"),
        ("5S 6S 7S", "8S 9S 10S"),
        ("KS KD", "AS"),
    ],
)
def test_bombs_are_never_forced(hand: str, table: str) -> None:
    rules = PRESETS["first-to-ten"]
    turn = Turn(rules, parse_cards(hand), classify(parse_cards(table), rules))
    turn.verify(PASS)
    assert turn.can_pass


def test_a_bomb_of_as_many_cards_is_not_forced_either() -> None:
    rules = PRESETS["first-to-ten"].changed(bombs_beat="anything")
    turn = Turn(rules, parse_cards("9S 9C 9D 9H 4C"), classify(parse_cards("5S 6D 7C 8H"), rules))
    assert list(turn.plays) == [parse_cards("9S 9C 9D 9H")]
    assert turn.can_pass


def test_what_may_not_be_played_does_not_force() -> None:
    rules = PRESETS["first-to-ten"].changed(finish_on_two=False, suits_match=True)
    for hand, table in (("2S", "AS"), ("9S 4C", "8C")):
        assert Turn(rules, parse_cards(hand), classify(parse_cards(table), rules)).can_pass


def test_may_not_finish_on_a_two() -> None:
    assert refused("2S", "2S", table="AS", rules=NORTHERN).reason is Reason.FINISH_ON_TWO
    assert refused("2S 2C", "2S 2C", rules=NORTHERN).reason is Reason.FINISH_ON_TWO
    four = "2S 2C 2D 2H"
    assert refused(four, four, rules=NORTHERN).reason is Reason.FINISH_ON_TWO


def test_an_illegal_play_survives_pickling() -> None:
    why = refused("3C 3D", "3C 3D", table="3S 3H")
    again = pickle.loads(pickle.dumps(why))  # noqa: S301 our own bytes
    assert (again.reason, again.cards, again.card) == (why.reason, why.cards, why.card)


def test_enums_have_a_repr_that_pastes_back() -> None:
    for enum in (Reason, Cause, Kind):
        for member in enum:
            assert eval(repr(member), {enum.__name__: enum}) is member  # noqa: S307 our own text
