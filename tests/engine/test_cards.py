"""Rules, "Cards": their order, and their text."""

from __future__ import annotations

import pickle
import random

import pytest

from thirteen.engine import (
    NotationError,
    card_text,
    cards_of_rank,
    copy_of,
    format_cards,
    iter_cards,
    make_card,
    parse_cards,
    rank_of,
    suit_of,
)


def card(text: str) -> int:
    return parse_cards(text).bit_length() - 1


def test_ranks_low_to_high_are_3_to_2_and_suits_spades_clubs_diamonds_hearts() -> None:
    names = [
        rank + suit
        for rank in ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
        for suit in "SCDH"
    ]
    assert [card_text(number) for number in range(0, 104, 2)] == names
    assert [card(name) for name in names] == list(range(0, 104, 2))


def test_rank_is_first_and_suit_breaks_ties() -> None:
    assert card("3H") < card("4S") < card("4C") < card("4D") < card("4H") < card("5S")


def test_three_of_spades_is_lowest_and_two_of_hearts_highest() -> None:
    assert card("3S") == min(range(0, 104, 2))
    assert card("2H") == max(range(0, 104, 2))


def test_the_red_copy_follows_the_blue_one() -> None:
    assert card("8D'") == card("8D") + 1
    assert (copy_of(card("8D")), copy_of(card("8D'"))) == (0, 1)


def test_a_card_is_made_of_rank_suit_and_copy() -> None:
    for number in range(104):
        assert make_card(rank_of(number), suit_of(number), copy_of(number)) == number


@pytest.mark.parametrize("parts", [(13, 0, 0), (0, 4, 0), (0, 0, 2), (-1, 0, 0)])
def test_there_is_no_other_card(parts: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="no card"):
        make_card(*parts)


def test_parse_and_format_are_inverses() -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201 shown when the test fails
    rng = random.Random(seed)
    for _ in range(300):
        cards = rng.getrandbits(104) & rng.getrandbits(104)
        assert parse_cards(format_cards(cards)) == cards
        assert [card(text) for text in format_cards(cards).split()] == list(iter_cards(cards))
    assert parse_cards("") == 0
    assert format_cards(0) == ""


@pytest.mark.parametrize(
    "text",
    ["10H 3S 2D'", "th,3s,2d'", "  T♥ 3♠  2♦’ ", "10♥3♠2♦'", "10H, 3S, 2D'", "\t3S\n10H 2D'"],
)
def test_parse_takes_many_ways_of_writing(text: str) -> None:
    assert format_cards(parse_cards(text)) == "3S 10H 2D'"


@pytest.mark.parametrize(
    "text",
    ["1S", "3X", "3", "S3", "11H", "3S 3S", "3S' 3S'", "3S''", "pass", "3S;4S", "3S " * 400, "-"],
)
def test_parse_refuses_what_is_no_set_of_cards(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_cards(text)
    assert refused.value.line is None
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize("value", [None, 5, b"3S", ["3S"]])
def test_parse_refuses_what_is_no_text(value: object) -> None:
    with pytest.raises(NotationError, match="written as a text"):
        parse_cards(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [-1, 1 << 104, "3S", None, True, 1.0])
def test_only_masks_of_104_bits_are_sets_of_cards(value: object) -> None:
    with pytest.raises(ValueError, match="set of cards"):
        format_cards(value)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="set of cards"):
        list(iter_cards(value))  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [-1, 104, "3S", None, True])
def test_only_0_to_103_are_cards(value: object) -> None:
    with pytest.raises(ValueError, match="a card is"):
        card_text(value)  # type: ignore[arg-type]


def test_cards_of_a_rank() -> None:
    cards = parse_cards("8S 9C 9D' 9H 10S")
    assert format_cards(cards_of_rank(cards, rank_of(card("9S")))) == "9C 9D' 9H"


def test_a_notation_error_survives_pickling() -> None:
    error = NotationError("what is wrong", 7)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 our own bytes
    assert (str(again), again.line) == ("line 7: what is wrong", 7)
