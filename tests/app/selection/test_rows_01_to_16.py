"""The decision table of gestures, rows 1 to 16: clicks, and when a choice plays itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

from thirteen.app.selection import AutoPlay, Button, Options, Progress, PulseCard, Swapped, Want
from thirteen.engine import Reason, make_card

if TYPE_CHECKING:
    from tests.app.selection.conftest import Desk

    Table: TypeAlias = type[Desk]


def test_row_01_click_on_an_unselected_card_selects_it(desk: Table) -> None:
    d = desk("4S 5S 6S 7S")
    d.click("5S")
    assert d.chosen == "5S"


def test_row_02_click_on_a_selected_card_deselects_it(desk: Table) -> None:
    d = desk("4S 5S 6S 7S")
    d.click("5S", "6S", "5S")
    assert d.chosen == "6S"
    assert not d.played


def test_row_03_follow_single_a_legal_one_fires(desk: Table) -> None:
    d = desk("4S 9H 9D 10S", "8D")
    d.click("9D")
    assert d.fired == ["9D"]
    assert d.chosen == ""


def test_row_03_an_illegal_one_stays_selected(desk: Table) -> None:
    d = desk("4S 9H", "8D")
    d.click("4S")
    assert d.chosen == "4S"
    assert d.reason is Reason.TOO_LOW


def test_row_04_no_fire_where_a_bomb_extends_the_single(desk: Table) -> None:
    d = desk("10S 10C 10D 10H KS", "9D", "chops")
    d.click("10S")
    assert not d.fired
    assert d.verdict.play is Button.ENABLED
    assert d.verdict.progress == Progress(1, 4)
    d.play()
    assert d.played == ["10S"]


def test_row_04_the_fourth_fires(desk: Table) -> None:
    d = desk("10S 10C 10D 10H KS", "9D", "chops")
    d.click("10S", "10C", "10D")
    assert not d.fired
    d.click("10H")
    assert d.fired == ["10S 10C 10D 10H"]


def test_row_05_follow_a_two_with_a_higher_two_fires(desk: Table) -> None:
    d = desk("2D 2H KS", "2C")
    d.click("2H")
    assert d.fired == ["2H"]


def test_row_06_follow_a_two_with_a_quad_fires_on_the_fourth_card(desk: Table) -> None:
    d = desk("8S 8C 8D 8H KS", "2C")
    progress = []
    for name in ("8H", "8S", "8C"):
        d.click(name)
        assert not d.fired
        progress.append(d.verdict.progress)
    assert progress == [Progress(1, 4), Progress(2, 4), Progress(3, 4)]
    d.click("8D")
    assert d.fired == ["8S 8C 8D 8H"]


def test_row_06_progress_towards_three_pairs(desk: Table) -> None:
    d = desk("5S 5C 6S 6C 7S 7C KS", "2C")
    d.click("5S", "6C")
    assert d.verdict.progress == Progress(2, 6)


def test_row_06_no_progress_on_the_way_to_no_bomb(desk: Table) -> None:
    d = desk("8S 8C 8D 8H KS", "2C")
    d.click("8S", "KS")
    assert d.verdict.progress is None


def test_row_07_follow_pair_the_second_card_fires(desk: Table) -> None:
    d = desk("4S 9H 9D", "8S 8D")
    d.click("9H")
    assert not d.fired
    d.click("9D")
    assert d.fired == ["9D 9H"]


def test_row_07_an_illegal_pair_is_kept_and_play_says_why(desk: Table) -> None:
    d = desk("4S 4C 9H 9D", "8S 8D")
    d.click("4S", "4C")
    assert not d.fired
    assert d.chosen == "4S 4C"
    assert d.verdict.play is Button.DISABLED
    assert d.reason is Reason.TOO_LOW


def test_row_08_follow_pair_with_three_of_the_rank_fires_on_two(desk: Table) -> None:
    d = desk("9S 9H 9D 4S", "8S 8D")
    d.click("9S", "9H")
    assert d.fired == ["9S 9H"]


def test_row_09_a_second_card_of_the_rank_swaps_where_both_fit_no_play(desk: Table) -> None:
    d = desk("6S 6H 7C 8D KS", "3S 4S 5D")
    d.click("6S", "6H")
    assert d.chosen == "6H"
    assert d.all_of(Swapped) == [Swapped(out=make_card(3, 0), into=make_card(3, 3))]
    d.click("7C", "8D")
    assert d.fired == ["6H 7C 8D"]


def test_row_09_no_swap_where_both_may_be_played(desk: Table) -> None:
    d = desk("6S 6H 7C 8D KS")
    d.click("6S", "6H")
    assert d.fired == ["6S 6H"]


def test_row_09_no_swap_where_the_other_fits_no_better(desk: Table) -> None:
    d = desk("6S 6H 7C KS", "8D")
    d.click("6S", "6H")
    assert d.chosen == "6S 6H"


def test_row_09_smart_swap_off(desk: Table) -> None:
    d = desk("6S 6H 7C 8D KS", "3S 4S 5D", options=Options(smart_swap=False))
    d.click("6S", "6H")
    assert d.chosen == "6S 6H"


def test_row_09_two_decks_swap_the_twin(desk: Table) -> None:
    d = desk("6S 6S' 7C 8D KS", "3S 4S 5D", "chops")
    d.click("6S", "6S'", "7C", "8D")
    assert d.fired == ["6S' 7C 8D"]


def test_row_10_lead_a_lone_card_fires(desk: Table) -> None:
    d = desk("4S 6C 6D 9S KS")
    d.click("9S")
    assert d.fired == ["9S"]


def test_row_11_lead_two_of_three_does_not_fire(desk: Table) -> None:
    d = desk("6S 6C 6D 9S")
    d.click("6S", "6C")
    assert not d.fired
    d.play()
    assert d.played == ["6S 6C"]


def test_row_12_lead_the_third_fires(desk: Table) -> None:
    d = desk("6S 6C 6D 9S")
    d.click("6S", "6C", "6D")
    assert d.fired == ["6S 6C 6D"]


def test_row_12_not_with_a_fourth_in_hand(desk: Table) -> None:
    d = desk("6S 6C 6D 6H 9S")
    d.click("6S", "6C", "6D")
    assert not d.fired
    d.click("6H")
    assert d.fired == ["6S 6C 6D 6H"]


def test_row_13_lead_a_straight_that_extends_does_not_fire(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("4S", "5C", "6D")
    assert not d.fired
    assert d.verdict.play is Button.ENABLED
    d.click("7H")
    assert d.fired == ["4S 5C 6D 7H"]


def test_row_14_lead_a_straight_in_a_double_sequence_does_not_fire(desk: Table) -> None:
    d = desk("3S 3C 4S 4C 5S 5C KS")
    d.click("3S", "4S", "5S")
    assert not d.fired
    d.click("3C", "4C", "5C")
    assert d.fired == ["3S 3C 4S 4C 5S 5C"]


def test_row_15_opening_without_the_card_never_fires_and_points_it_out_once(desk: Table) -> None:
    d = desk("3S 5C 9D KS", opening="3S")
    d.click("9D")
    assert not d.fired
    assert d.verdict.play is Button.DISABLED
    assert d.verdict.play_problem is not None
    assert d.verdict.play_problem.reason is Reason.MUST_INCLUDE
    assert d.verdict.play_problem.card == 0
    assert d.all_of(PulseCard) == [PulseCard(0)]
    d.click("KS", "9D", "5C")
    assert d.all_of(PulseCard) == [PulseCard(0)]


def test_row_16_opening_alone_the_card_fires(desk: Table) -> None:
    d = desk("3S 3C 4D 5H KS", preset="first-to-ten", opening="3S")
    d.click("3S")
    assert d.fired == ["3S"]


@pytest.mark.parametrize("auto_play", list(AutoPlay))
def test_auto_play_setting_on_following_only_off(desk: Table, auto_play: AutoPlay) -> None:
    options = Options(auto_play=auto_play)
    lead = desk("4S 6C 6D 9S KS", options=options)
    lead.click("9S")
    follow = desk("4S 9S KS", "8S", options=options)
    follow.click("9S")
    assert bool(lead.fired) is (auto_play is AutoPlay.ON)
    assert bool(follow.fired) is (auto_play is not AutoPlay.OFF)


def test_keys_never_fire(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    d.click("9S", pointer=False)
    assert not d.fired
    d.play()
    assert d.played == ["9S"]


def test_deselecting_what_was_too_much_fires_the_rest(desk: Table) -> None:
    d = desk("5S 6S 7S 9S", "3S 4S 5D")
    d.click("9S", "5S", "6S", "7S")
    assert not d.fired
    d.click("9S")
    assert d.fired == ["5S 6S 7S"]


def test_nothing_chosen_where_nothing_beats(desk: Table) -> None:
    d = desk("4S 5S", "AH")
    assert d.reason is Want.NOTHING_BEATS
    assert d.verdict.pass_ is Button.PRIMARY
