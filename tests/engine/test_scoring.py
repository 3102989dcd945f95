"""Rules, "Scoring": what a hand scores under each kind."""

from __future__ import annotations

from typing import Any

import pytest

from thirteen.engine import PASS, PRESETS, Round, Rules, parse_cards

HANDS = ["3S", "4S 2S", "5S", "6S 7S"]
ANSWERS = ("3S", "4S", "5S", "6S", "2S")
"""Seats 0, 2, 1 go out in this order; seat 3 is left with one card."""


def played(rules: Rules, answers: tuple[str, ...] = ANSWERS) -> Round:
    state = Round.from_hands(rules, [parse_cards(hand) for hand in HANDS], 0)
    for answer in answers:
        state, _ = state.play(PASS if answer == "-" else parse_cards(answer))
    assert state.is_over
    return state


@pytest.mark.parametrize(
    ("scoring", "points"),
    [
        ({"kind": "wins"}, (1, 0, 0, 0)),
        ({"kind": "places", "points": "players-place"}, (3, 1, 2, 0)),
        ({"kind": "places", "points": "players-place+1"}, (4, 2, 3, 1)),
        ({"kind": "places", "points": "place-1"}, (0, 2, 1, 3)),
        ({"kind": "cards-left"}, (0, 0, 0, 1)),
    ],
)
def test_a_hand_played_to_its_end(scoring: dict[str, Any], points: tuple[int, ...]) -> None:
    assert played(PRESETS["classic"].changed(scoring=scoring)).points == points


@pytest.mark.parametrize(
    ("scoring", "points"),
    [
        ({"kind": "wins"}, (1, 0, 0, 0)),
        ({"kind": "places", "points": "players-place"}, (3, 0, 0, 0)),
        ({"kind": "places", "points": "players-place+1"}, (4, 1, 1, 1)),
        ({"kind": "places", "points": "place-1"}, (0, 3, 3, 3)),
        ({"kind": "cards-left"}, (0, 2, 1, 2)),
    ],
)
def test_without_play_on_only_first_place_is_awarded(
    scoring: dict[str, Any], points: tuple[int, ...]
) -> None:
    rules = PRESETS["classic"].changed(scoring=scoring, play_on=False)
    assert played(rules, ("3S",)).points == points


@pytest.mark.parametrize(
    ("preset", "points"),
    [
        ("classic", (3, 1, 2, 0)),
        ("first-to-ten", (4, 2, 3, 1)),
        ("killer", (0, 2, 1, 3)),
        ("card-count", (0, 0, 0, 1)),
    ],
)
def test_the_presets_score_as_their_descriptions_say(preset: str, points: tuple[int, ...]) -> None:
    assert played(PRESETS[preset]).points == points


@pytest.mark.parametrize("preset", ["chops", "treze"])
def test_the_first_out_wins_the_hand(preset: str) -> None:
    assert played(PRESETS[preset], ("3S",)).points == (1, 0, 0, 0)


def test_cards_left_count_twos_as_one_each() -> None:
    rules = PRESETS["card-count"]
    hands = [parse_cards("3S AH"), parse_cards("4S 5S 2S 2H")]
    state = Round.from_hands(rules, hands, 0)
    for answer in ("3S", "4S", "AH"):
        state, _ = state.play(parse_cards(answer))
    assert state.points == (0, 3)


def test_nothing_is_scored_before_the_end() -> None:
    state = Round.from_hands(PRESETS["classic"], [parse_cards(hand) for hand in HANDS], 0)
    state, _ = state.play(parse_cards("3S"))
    assert state.points == (0, 0, 0, 0)
