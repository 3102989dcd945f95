"""Every reason, name and line that the table can say."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from thirteen.app.selection import Button, Problem, Progress, Verdict, Want
from thirteen.app.selection.problem import problem_of
from thirteen.app.table.log import Line, log_lines
from thirteen.app.table.prompts import prompt
from thirteen.app.table.reasons import (
    card_name,
    combo_name,
    instant_name,
    place_name,
    place_word,
    points,
    sentence,
)
from thirteen.engine import PRESETS, InstantKind, Kind, Reason, Turn, classify, parse_cards
from thirteen.engine.events import Passed, Played


def cards_of(text: str) -> int:
    return parse_cards(text)


@pytest.mark.parametrize("reason", [*Reason, *Want], ids=str)
def test_every_reason_is_a_whole_sentence(reason: Reason | Want) -> None:
    for kind, size, card in itertools.product((None, *Kind), (0, 6), (None, 7)):
        problem = Problem(reason, kind=kind, size=size, pairs=3, card=card)
        text = sentence(problem)
        assert text
        assert "{" not in text or card is None


@pytest.mark.parametrize(
    ("problem", "text"),
    [
        (Problem(Reason.MUST_INCLUDE, card=0), "Must include 3♠"),
        (Problem(Reason.MUST_INCLUDE, card=0, more=True), "Must include 3♠"),
        (Problem(Reason.TOO_LOW, card=62), "Not high enough: must beat 10♥"),
        (Problem(Reason.WRONG_KIND, kind=Kind.PAIR, size=2), "Needs a pair"),
        (Problem(Reason.WRONG_SIZE, kind=Kind.STRAIGHT, size=5), "Needs a straight of 5"),
        (Problem(Reason.BOMB_TOO_WEAK, pairs=4), "Needs 4 pairs in a row"),
        (Problem(Reason.NOT_A_COMBINATION, more=True), "Choose more cards"),
        (Problem(Reason.MUST_BEAT), "You can beat it, so you must play"),
        (Problem(Reason.WRONG_SUIT, card=6), "Must be of the suit ♥, or a 2"),
        (Problem(Want.NOTHING_BEATS), "Nothing beats this"),
    ],
)
def test_the_sentence_names_what_is_needed(problem: Problem, text: str) -> None:
    assert sentence(problem) == text


def test_more_cards_of_the_kind_on_the_table_are_asked_for() -> None:
    table = classify(cards_of("5S 5C"), PRESETS["classic"])
    problem = Problem(Reason.NOT_A_COMBINATION, table=table, more=True)
    assert sentence(problem) == "Needs a pair"


@pytest.mark.parametrize(
    ("preset", "table", "chosen", "text"),
    [
        ("classic", "3S 4H 5C 6D 7S", "3D 4D 5H 6S 8H", "Needs a straight of 5"),
        ("classic", "5S 5C", "6S 9D", "Needs a pair"),
        ("classic", "5S", "6S 9D", "Needs a single card"),
        ("classic", "5S 5C 5D", "6S 9D", "Needs a triple"),
        ("classic", "", "6S 9D", "Not a combination"),
        ("northern", "5S", "6S 6D", "Needs a single card"),
        ("northern", "5S 5C", "6S 6D", "A pair must be one colour"),
        ("northern", "5S 6S 7S", "8S 9S 10D", "A straight must be one suit"),
        ("northern", "5S 6S 7S", "8S 9S 10D JD", "Needs a straight of 3"),
    ],
)
def test_cards_that_are_no_combination_hear_what_the_table_needs(
    preset: str, table: str, chosen: str, text: str
) -> None:
    rules = PRESETS[preset]
    laid = classify(cards_of(table), rules)
    turn = Turn(rules, cards_of(chosen), laid)
    problem = problem_of(turn, cards_of(chosen))
    assert problem is not None
    assert sentence(replace(problem, more=False)) == text


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("7H", "Single"),
        ("7H 7D", "Pair"),
        ("7H 7D 7S", "Triple"),
        ("7H 7D 7S 7C", "Four of a kind"),
        ("7H 8D 9S 10C", "Straight of 4"),
        ("7H 7D 8S 8C 9S 9D", "3 pairs in a row"),
    ],
)
def test_combinations_have_names(text: str, name: str) -> None:
    combo = classify(cards_of(text), PRESETS["classic"])
    assert combo is not None
    assert combo_name(combo) == name


def test_cards_places_and_points_read_as_a_player_reads_them() -> None:
    assert [card_name(card) for card in (0, 1, 62, 103)] == ["3♠", "3♠", "10♥", "2♥"]
    assert [place_name(n) for n in (1, 2, 3, 4, 12)] == ["1st", "2nd", "3rd", "4th", "12th"]
    assert [points(n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_a_last_place_that_several_share_is_not_shown() -> None:
    assert [place_word((4, 1, 4, 4), seat) for seat in range(4)] == ["", "1st", "", ""]
    assert [place_word((3, 1, 2), seat) for seat in range(3)] == ["3rd", "1st", "2nd"]
    assert place_word((None, 1), 0) == ""


@pytest.mark.parametrize("kind", InstantKind)
def test_every_instant_win_has_a_name(kind: InstantKind) -> None:
    assert instant_name(kind)


def test_the_log_tells_trick_by_trick() -> None:
    rules = PRESETS["classic"]

    def play(seat: int, text: str, beaten: str = "") -> Played:
        cards = cards_of(text)
        combo, old = classify(cards, rules), classify(cards_of(beaten), rules) if beaten else None
        assert combo is not None
        return Played(seat, cards, combo, old, 0 if old else None, interrupt=False)

    history: list[Played | Passed] = [
        play(0, "3S"),
        play(1, "5H", "3S"),
        Passed(2, locked=True),
        Passed(0, locked=True),
        play(1, "6H 6D"),
    ]
    assert log_lines(history, "ABC".__getitem__) == [
        Line("Trick 1"),
        Line("3♠", "A"),
        Line("5♥", "B"),
        Line("pass", "C, A", quiet=True),
        Line("Trick 2"),
        Line("6♦  6♥", "B"),
    ]


def test_buttons_offer_a_chop_and_the_way_of_a_bomb(seat: object) -> None:
    table = seat()  # type: ignore[operator]
    controls = table.scene.controls
    controls.show(Verdict(Button.GHOST, Button.HIDDEN, chop=1), can_undo=False)
    assert (controls.play.label, controls.play.enabled) == ("Chop!", True)
    assert (controls.skip.label, controls.skip.present) == ("Let it go", True)
    problem = Problem(Reason.WRONG_SIZE, kind=Kind.SINGLE, size=1)
    bomb = Verdict(
        Button.DISABLED, Button.ENABLED, play_problem=problem, progress=Progress(2, 4), pulse=False
    )
    controls.show(bomb, can_undo=True)
    assert controls.play.reason == "Bomb: 2 of 4"
    assert controls.undo.enabled
    controls.show(Verdict(Button.PRIMARY, Button.PRIMARY, play_all=True), can_undo=False)
    assert controls.chip.present
    assert controls.play.kind == "primary"


def test_an_opening_says_which_card_it_needs(seat: object) -> None:
    for preset, words in (
        ("classic", "You open: your play must include 3♠"),
        ("first-to-ten", "You open: play 3♠ alone"),
    ):
        for seed in range(20):
            table = seat(preset, seed=seed)  # type: ignore[operator]
            if table.session.awaiting == table.session.me:
                break
        assert prompt(table.session, table.session.me, empty=True).text == words


def test_the_own_plate_follows_name_and_language(seat: object) -> None:
    table = seat()  # type: ignore[operator]
    session, me = table.session, table.session.me
    assert (session.players[me].name, session.players[1].name) == ("You", "Seat 1")
    table.context.change_settings(language="vi")
    table.step()
    assert session.players[me].name == "Bạn"
    table.scene.open_menu()
    table.step()
    table.context.change_settings(player_name="Vy")
    table.context.stack.pop()
    table.step()
    assert (session.players[me].name, table.scene.picture.players[me].name) == ("Vy", "Vy")
