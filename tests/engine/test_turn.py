"""One turn: the lazy plays, passing, and larger plays that hold a choice of cards."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from thirteen.engine import PASS, PRESETS, Round, Turn, classify, parse_cards
from thirteen.engine import plays as plays_module

CLASSIC = PRESETS["classic"]
CHOPS = PRESETS["chops"]


def lead(hand: str) -> Turn:
    return Turn(CLASSIC, parse_cards(hand), None)


def test_plays_begin_with_the_lowest() -> None:
    turn = lead("5S 4H 4C 3D")
    assert list(islice(turn.plays, 2)) == [parse_cards("3D"), parse_cards("4C")]


def test_plays_are_listed_in_the_same_order_every_time() -> None:
    hand = Round.deal(CLASSIC, 4, random.Random(5)).hands[0]
    turn = Turn(CLASSIC, hand, None)
    first = list(turn.plays)
    assert first == list(turn.plays) == list(Turn(CLASSIC, hand, None).plays)


def test_a_pass_is_not_among_the_plays() -> None:
    table = classify(parse_cards("3S"), CLASSIC)
    turn = Turn(CLASSIC, parse_cards("4S 9D"), table)
    assert PASS not in turn.plays
    assert PASS not in list(turn.plays)
    assert turn.can_pass


def test_membership_never_enumerates(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        pytest.fail("enumerated")

    monkeypatch.setattr(plays_module, "_groups", fail)
    turn = lead("3S 3C 4S 4C 5S 5C 6S 6C 2H")
    assert parse_cards("3S 3C 4S 4C 5S 5C") in turn.plays
    assert parse_cards("3S 4S 6S") not in turn.plays
    assert parse_cards("KD") not in turn.plays
    turn.verify(parse_cards("2H"))


@pytest.mark.parametrize("value", [None, "3S", -1, 1 << 104, True, 2.0, [1]])
def test_what_is_no_set_of_cards_is_not_among_the_plays(value: object) -> None:
    assert value not in lead("3S").plays


def test_no_plays_is_false() -> None:
    table = classify(parse_cards("2H"), CLASSIC)
    turn = Turn(CLASSIC, parse_cards("3S 4S"), table)
    assert not turn.plays
    assert len(turn.plays) == 0


def test_both_copies_count_as_two_cards_and_every_set_is_listed_once() -> None:
    turn = Turn(CHOPS, parse_cards("3S 3S' 4C 4C' 5D"), None)
    listed = list(turn.plays)
    assert len(listed) == len(set(listed))
    assert sum(cards.bit_count() == 1 for cards in listed) == 5
    assert sum(cards.bit_count() == 2 for cards in listed) == 2
    assert sum(cards.bit_count() == 3 for cards in listed) == 4


@pytest.mark.parametrize(
    "hand",
    [
        "3S 3S' 3C 3C' 3D 4S 4S' 4C 4C' 5S 5S' 5C 5C'",
        "3S 3S' 3C 4S 4S' 4C 5S 5S' 5C 6S 6S' 6C 7S",
        "3S 3S' 4S 4S' 5S 5S' 6S 6S' 7S 7S' 8S 8S' 9S",
        "3S 3S' 3C 3C' 3D 3D' 3H 3H' 4S 4S' 4C 4C' 4D",
    ],
)
def test_two_deck_hands_full_of_copies_have_hundreds_of_plays_not_thousands(hand: str) -> None:
    turn = Turn(CHOPS, parse_cards(hand), None)
    assert 100 < len(turn.plays) < 1000


def test_larger_plays_are_found() -> None:
    turn = lead("3S 3C 4S 5D 9H")
    assert turn.supersets_exist(parse_cards("3S"))
    assert turn.supersets_exist(parse_cards("3S 4S"))
    assert not turn.supersets_exist(parse_cards("3S 4S 5D"))
    assert not turn.supersets_exist(parse_cards("9H"))
    assert turn.supersets_exist(0)
    assert not turn.supersets_exist(parse_cards("KD"))


def test_a_turn_is_a_value() -> None:
    turn = lead("3S 4S")
    assert len(turn.plays) == 2
    assert turn == lead("3S 4S")
    assert hash(turn) == hash(lead("3S 4S"))
    assert repr(turn.plays) == f"{turn!r}.plays"


@pytest.mark.parametrize(
    "arguments",
    [
        {"hand": -1},
        {"hand": 1 << 104},
        {"hand": "3S"},
        {"rules": "classic"},
        {"table": 1},
        {"opening": 104},
        {"opening": "3S"},
        {"locked": 1},
        {"on_turn": None},
    ],
)
def test_a_turn_that_cannot_be_is_refused(arguments: dict[str, object]) -> None:
    good: dict[str, object] = {"rules": CLASSIC, "hand": 1, "table": None}
    with pytest.raises(ValueError, match=r"^[a-z]"):
        Turn(**(good | arguments))  # type: ignore[arg-type]


@pytest.mark.parametrize("play", [None, "3S", True, 1.0])
def test_only_an_int_can_be_verified(play: object) -> None:
    with pytest.raises(ValueError, match="a play is"):
        lead("3S").verify(play)  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", [None, "3S", -1, 1 << 104])
def test_larger_plays_are_those_of_a_set_of_cards(cards: object) -> None:
    with pytest.raises(ValueError, match="a set of cards is"):
        lead("3S").supersets_exist(cards)  # type: ignore[arg-type]
