"""Rules, "Options" and the presets: values, checks, and what differs from a preset."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from thirteen.engine import PRESETS, MatchLength, Rules, Scoring, preset_of
from thirteen.engine.presets import changes_from
from thirteen.engine.rules import CHOICES, INSTANT_WINS, SWITCHES

DATA = Path(__file__).parent.parent / "data"
TOLD: dict[str, dict[str, Any]] = json.loads((DATA / "presets.json").read_text("utf-8"))


def test_the_presets_are_the_eight_told() -> None:
    assert list(PRESETS) == list(TOLD)


@pytest.mark.parametrize("preset", TOLD)
def test_a_preset_has_exactly_the_values_told(preset: str) -> None:
    assert PRESETS[preset].to_dict() == TOLD[preset]
    assert Rules.from_dict(TOLD[preset]) == PRESETS[preset]


def test_the_default_is_classic() -> None:
    assert Rules() == PRESETS["classic"] == Rules.from_dict({})


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_differs_in_nothing_from_itself(preset: str) -> None:
    assert preset_of(PRESETS[preset]) == (preset, {})


def test_changed_rules_are_the_nearest_preset_plus_what_differs() -> None:
    rules = PRESETS["southern"].changed(quad_beats_twos=1, match={"kind": "hands", "hands": 5})
    changes = {"quad_beats_twos": 1, "match": {"kind": "hands", "hands": 5}}
    assert preset_of(rules) == ("southern", changes)
    assert PRESETS["southern"].changed(**changes) == rules
    assert PRESETS["classic"].changed(**changes_from("classic", rules)) == rules


def test_every_option_can_be_changed_and_survives_json() -> None:
    values: dict[str, list[Any]] = {
        **{option: list(words) for option, words in CHOICES.items()},
        **{option: [True, False] for option in SWITCHES},
        "seats": [[2, 2], [2, 12]],
        "second_deck_from": [None, 2, 12],
        "quad_beats_twos": [0, 3],
        "pairs_beat_twos": [[None, None, None], [3, 4, 6]],
        "instant_wins": [[], list(INSTANT_WINS)],
        "scoring": [{"kind": "settlement"}, {"kind": "places", "points": "place-1"}],
        "match": [{"kind": "hands", "hands": 1}, {"kind": "target", "target": 1000}],
    }
    assert set(values) == set(Rules().to_dict())
    for option, several in values.items():
        for value in several:
            rules = Rules().changed(**{option: value})
            told = json.loads(json.dumps(rules.to_dict()))
            assert told[option] == value
            assert Rules.from_dict(told) == rules


def test_instant_wins_come_in_the_order_of_their_worth() -> None:
    rules = Rules().changed(instant_wins=["six-pairs", "dragon"])
    assert rules.instant_wins == ("dragon", "six-pairs")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((option, "other") for option in CHOICES),
        *((option, 1) for option in SWITCHES),
        *((option, None) for option in (*CHOICES, *SWITCHES)),
        ("seats", [1, 4]),
        ("seats", [2, 13]),
        ("seats", [4, 2]),
        ("seats", [2]),
        ("seats", [2, 4, 6]),
        ("seats", 4),
        ("seats", [2, "4"]),
        ("seats", [2, True]),
        ("second_deck_from", 1),
        ("second_deck_from", 13),
        ("second_deck_from", "5"),
        ("quad_beats_twos", 4),
        ("quad_beats_twos", -1),
        ("quad_beats_twos", 10**400),
        ("pairs_beat_twos", [3, 4]),
        ("pairs_beat_twos", [2, 4, 5]),
        ("pairs_beat_twos", [3, 4, 7]),
        ("pairs_beat_twos", 3),
        ("instant_wins", ["dragon", "dragon"]),
        ("instant_wins", ["flush"]),
        ("instant_wins", [["dragon"]]),
        ("instant_wins", [3]),
        ("instant_wins", "dragon"),
        ("instant_wins", None),
        ("scoring", {"kind": "other"}),
        ("scoring", {"kind": ["wins"]}),
        ("scoring", {"points": "place-1"}),
        ("scoring", {"kind": "places"}),
        ("scoring", {"kind": "places", "points": "other"}),
        ("scoring", {"kind": "wins", "points": "place-1"}),
        ("scoring", {"kind": "wins", "more": 1}),
        ("scoring", "wins"),
        ("scoring", None),
        ("match", {"kind": "other", "target": 3}),
        ("match", {"kind": "target"}),
        ("match", {"kind": "target", "target": 0}),
        ("match", {"kind": "target", "target": 1001}),
        ("match", {"kind": "target", "target": 2.5}),
        ("match", {"kind": "target", "target": 10, "hands": 3}),
        ("match", {"kind": "hands", "target": 10}),
        ("match", {"kind": "hands", "hands": "3"}),
        ("match", {}),
        ("match", 10),
        ("colour", "red"),
        *((name, 1) for name in ("self", "cls", "", "a b", "__class__")),
        ("x" * 5000, 1),
    ],
)
def test_a_value_an_option_cannot_have_is_refused(option: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"^[a-z].*[a-z0-9'-]$") as refused:
        Rules().changed(**{option: value})
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("value", [None, [], "classic", {1: 2}])
def test_rules_are_read_from_a_table_of_options(value: object) -> None:
    with pytest.raises(ValueError, match="table of options"):
        Rules.from_dict(value)  # type: ignore[arg-type]


def test_rules_are_values() -> None:
    rules = Rules(scoring=Scoring("wins"), match=MatchLength("target", target=3), play_on=False)
    assert rules == PRESETS["treze"]
    assert hash(rules) == hash(PRESETS["treze"])


@pytest.mark.parametrize(
    ("preset", "seats", "decks", "each"),
    [
        ("classic", 2, 1, 13),
        ("classic", 3, 1, 13),
        ("classic", 4, 1, 13),
        ("chops", 5, 1, 10),
        ("chops", 6, 1, 8),
        ("chops", 7, 2, 13),
        ("chops", 8, 2, 13),
        ("chops", 9, 2, 11),
        ("chops", 12, 2, 8),
        ("first-to-ten", 4, 1, 13),
        ("first-to-ten", 5, 2, 13),
        ("killer", 8, 2, 13),
    ],
)
def test_cards_each_are_thirteen_or_what_the_decks_give(
    preset: str, seats: int, decks: int, each: int
) -> None:
    assert PRESETS[preset].decks(seats) == decks
    assert PRESETS[preset].cards_each(seats) == each


@pytest.mark.parametrize("seats", [1, 5, 0, -3, 10**9, "4", None, True, 4.0])
def test_a_number_of_players_the_rules_do_not_allow_is_refused(seats: object) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        PRESETS["classic"].check_seats(seats)
