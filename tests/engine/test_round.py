"""Making rounds: dealt, from given hands, and the same moment with other hands."""

from __future__ import annotations

import random

import pytest

from tests.engine.worked import CLASSIC, FOUR_PAIRS, HIGHER_FOUR_PAIRS, SOUTHERN, begin, go
from thirteen.engine import (
    PRESETS,
    Round,
    format_cards,
    parse_cards,
)

# Making rounds


def test_a_deal_gives_every_card_once_and_thirteen_each() -> None:
    state = Round.deal(CLASSIC, 4, random.Random(1))
    assert state.counts == (13,) * 4
    assert format_cards(sum(state.hands)).count(" ") == 51
    assert state.seat == next(s for s, hand in enumerate(state.hands) if hand & 1)


def test_two_decks_are_dealt_from_the_number_of_players_on() -> None:
    state = Round.deal(PRESETS["chops"], 7, random.Random(1))
    assert state.counts == (13,) * 7
    assert any("'" in format_cards(hand) for hand in state.hands)
    state = Round.deal(PRESETS["chops"], 6, random.Random(1))
    assert state.counts == (8,) * 6
    assert not any("'" in format_cards(hand) for hand in state.hands)


def test_the_same_seed_deals_the_same_cards_everywhere() -> None:
    state = Round.deal(CLASSIC, 2, random.Random(7))
    assert [format_cards(hand) for hand in state.hands] == [
        "3S 4D 5H 8S 8C 9S 9D 10C 10D JH QD QH 2D",
        "4C 5C 5D 6S 6D 6H 8H 9H 10S JD KC KD AD",
    ]


@pytest.mark.parametrize(
    ("hands", "problem"),
    [
        (["3S 4S", "4S 5S"], "two hands"),
        (["3S 4S", ""], "1 to 13"),
        (["3S"], "2 to 4 players"),
        (["3S", "4S", "5S", "6S", "7S"], "2 to 4 players"),
        (["3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S 3H", "4H"], "1 to 13"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: list[str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        begin(CLASSIC, hands)


@pytest.mark.parametrize("leader", [-1, 2, "0", True, 1.0])
def test_a_leader_who_is_not_there_is_refused(leader: object) -> None:
    with pytest.raises(ValueError, match="the leader is"):
        Round.from_hands(CLASSIC, [1, 4], leader)  # type: ignore[arg-type]


def test_other_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="needs rules"):
        Round.from_hands("classic", [1, 4])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="list of sets"):
        Round.from_hands(CLASSIC, 5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="set of cards"):
        Round.from_hands(CLASSIC, ["3S", "4S"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="needs rules"):
        Round.deal(None, 4, random.Random(1))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"random\.Random"):
        Round.deal(CLASSIC, 4, 1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 to 4 players"):
        Round.deal(CLASSIC, 5, random.Random(1))


# Imagining other hands


def test_the_same_moment_with_other_hands() -> None:
    state, _ = go(begin(CLASSIC, ["5S 6S 7H", "8S KS 9H", "7S 10S JH"]), "5S", "-")
    other = [parse_cards(hand) for hand in ("6D 6H", "8S KS 9H", "7D 10D JD")]
    imagined = state.with_hands(other)
    assert imagined.hands == tuple(other)
    assert (imagined.seat, imagined.table) == (2, state.table)
    assert imagined.locked == {1}
    assert imagined.turn.hand == other[2]


def test_imagined_interrupts_are_those_of_the_imagined_hands() -> None:
    hands = ["2S 3D", f"{FOUR_PAIRS} KS", "4C 4D", f"{HIGHER_FOUR_PAIRS} KC"]
    state, _ = go(begin(SOUTHERN, hands), "2S")
    assert state.interrupters == (1, 3)
    swapped = [*state.hands[:3], parse_cards("3C 9D 9H AS AC AD AH JH QH")]
    assert state.with_hands(swapped).interrupters == (1,)
    assert not state.with_hands(swapped).turn.on_turn


def test_an_imagined_hand_that_is_over_stays_over() -> None:
    state, _ = go(begin(CLASSIC, ["3S", "4S 2S"]), "3S")
    assert state.with_hands([0, parse_cards("5S 6S")]).is_over


def test_imagined_hands_must_fit() -> None:
    state = begin(CLASSIC, ["3S 6S", "8S KS"], leader=None)
    for hands, problem in (
        (["3S", "8S KS"], "number of cards"),
        (["3S 8S", "8S KS"], "two hands"),
        (["4S 6S", "3S KS"], "opening card"),
        (["3S 6S"], "2 hands"),
    ):
        with pytest.raises(ValueError, match=problem):
            state.with_hands([parse_cards(hand) for hand in hands])
    with pytest.raises(ValueError, match="set of cards"):
        state.with_hands(["3S 6S", "8S KS"])  # type: ignore[list-item]
