from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest

from thirteen.app.rulebook import BeatTable, Examples, Section, Verdict, rule_sheet
from thirteen.app.rulebook.bombs import BOMBS, OTHERS, TWOS, beats
from thirteen.app.rulebook.ends import INSTANT
from thirteen.engine import PRESETS, InstantKind, Rules, Turn, classify, parse_cards
from thirteen.engine.instant import winning_cards
from thirteen.engine.rules import CHOICES, INSTANT_WINS, SWITCHES

SCORINGS = [
    {"kind": "wins"},
    {"kind": "cards-left"},
    {"kind": "settlement"},
    {"kind": "collect"},
    *({"kind": "places", "points": p} for p in ("players-place", "players-place+1", "place-1")),
]
VALUES: dict[str, list[object]] = {
    **{option: list(words) for option, words in CHOICES.items()},
    **{option: [True, False] for option in SWITCHES},
    "seats": [[2, 12], [3, 12], [2, 8], [4, 4]],
    "second_deck_from": [None, 2, 5, 7],
    "quad_beats_twos": [0, 1, 2, 3],
    "pairs_beat_twos": [
        [None, None, None],
        [3, None, None],
        [3, 4, None],
        [3, 4, 5],
        [4, 5, 6],
        [3, 3, 3],
    ],
    "instant_wins": [[], *([kind] for kind in INSTANT_WINS), list(INSTANT_WINS)],
    "scoring": SCORINGS,  # type: ignore[dict-item]
    "match": [
        {"kind": "target", "target": 1},
        {"kind": "target", "target": 10},
        {"kind": "hands", "hands": 1},
        {"kind": "hands", "hands": 10},
    ],
}
BASES = {
    "twins": PRESETS["chops"],
    "second_deck_from": PRESETS["chops"],
    "instant_effect": PRESETS["southern"],
}
"""Where an option has something to say; elsewhere that is Classic."""


def of_kind(rules: Rules, kind: type) -> list[tuple[Section, object]]:
    found: list[tuple[Section, object]] = [
        (s, b) for s in rule_sheet(rules) for b in s.blocks if isinstance(b, kind)
    ]
    assert found
    return found


def table_of(rules: Rules) -> BeatTable:
    ((_section, table),) = of_kind(rules, BeatTable)
    assert isinstance(table, BeatTable)
    return table


def verdict(rules: Rules, row: str, bomb: str) -> Verdict:
    table = table_of(rules)
    return next(r for r in table.rows if r.name == row).verdicts[table.bombs.index(bomb)]


def test_every_option_is_varied_here() -> None:
    assert set(VALUES) == set(Rules().to_dict())


@pytest.mark.parametrize("option", list(VALUES))
def test_every_value_of_every_option_changes_what_the_page_says(option: str) -> None:
    base = BASES.get(option, PRESETS["classic"])
    pages = {repr(value): rule_sheet(base.changed(**{option: value})) for value in VALUES[option]}
    for one, other in combinations(pages, 2):
        assert pages[one] != pages[other], (option, one, other)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_no_two_rule_sets_read_the_same_and_no_heading_comes_twice(preset: str) -> None:
    page = rule_sheet(PRESETS[preset])
    assert all(page != rule_sheet(PRESETS[other]) for other in PRESETS if other != preset)
    assert len({section.key for section in page}) == len(page)
    for section in page:
        assert section.title
        assert all(block for block in section.blocks if isinstance(block, str))


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_example_can_be_played_as_it_is_shown(preset: str) -> None:
    rules = PRESETS[preset]
    for section, block in of_kind(rules, Examples):
        assert isinstance(block, Examples)
        if section.key in ("cards", "instant", "decks"):
            continue
        for example in block.items:
            play = sum(1 << card for card in example.cards)
            opening = min(example.cards) if section.key == "opening" else None
            table = (
                classify(sum(1 << card for card in example.over), rules) if example.over else None
            )
            assert bool(example.over) is (table is not None), example.name
            spare = play | parse_cards("3D")  # never a last play
            Turn(rules, spare, table, opening=opening).verify(play)


def test_every_hand_shown_to_win_as_dealt_does() -> None:
    assert list(INSTANT) == list(INSTANT_WINS)
    for kind, (_name, _line, text) in INSTANT.items():
        hand = parse_cards(text)
        assert winning_cards(hand, InstantKind(kind)) == hand


@pytest.mark.parametrize("preset", list(PRESETS))
def test_double_sequences_are_told_of_only_where_they_exist(preset: str) -> None:
    rules = PRESETS[preset].changed(double_sequences=False)
    names = [item.name for _s, b in of_kind(rules, Examples) for item in b.items]  # type: ignore[attr-defined]
    assert "Double sequence" not in names
    assert table_of(rules).bombs == ("Four of a kind",)


def test_the_table_of_classic_is_that_of_the_rules() -> None:
    rules = PRESETS["classic"]
    three, quad, four, five = table_of(rules).bombs
    assert verdict(rules, "One 2", three) is Verdict.ALWAYS
    assert verdict(rules, "One 2", quad) is Verdict.ALWAYS
    assert verdict(rules, "Two 2s", quad) is Verdict.NEVER
    assert verdict(rules, "Two 2s", four) is Verdict.ALWAYS
    assert verdict(rules, "Three 2s", four) is Verdict.NEVER
    assert verdict(rules, "Three 2s", five) is Verdict.ALWAYS
    assert verdict(rules, three, three) is Verdict.HIGHER
    assert verdict(rules, three, quad) is Verdict.NEVER
    assert verdict(rules, three, five) is Verdict.ALWAYS
    assert verdict(rules, "Anything else", five) is Verdict.NEVER


def test_bombs_beat_anything_in_chops_and_climb_a_ladder_in_the_south() -> None:
    chops, south = PRESETS["chops"], PRESETS["southern"]
    three, quad, four, _five = table_of(chops).bombs
    assert verdict(chops, "Anything else", three) is Verdict.ALWAYS
    assert verdict(chops, three, four) is Verdict.NEVER
    assert verdict(south, three, quad) is Verdict.ALWAYS
    assert verdict(south, quad, four) is Verdict.ALWAYS
    assert verdict(south, four, quad) is Verdict.NEVER
    assert verdict(south, "Two 2s", quad) is Verdict.ALWAYS


@pytest.mark.parametrize("preset", list(PRESETS))
def test_the_low_and_high_samples_of_a_bomb_are_its_extremes(preset: str) -> None:
    """An entry of the table holds for every bomb of its size, not for the samples alone."""
    rules = PRESETS[preset]
    for bomb in BOMBS:
        if bomb.pairs and not rules.double_sequences:
            continue
        for table in (*(text for _name, text in TWOS), *OTHERS):
            assert beats(rules, bomb.low, table) is beats(rules, bomb.high, table)


def test_the_words_come_without_pygame() -> None:
    code = (
        "import sys; from thirteen.app.rulebook import rule_sheet; "
        "from thirteen.engine import PRESETS; rule_sheet(PRESETS['southern']); "
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 - our own code
