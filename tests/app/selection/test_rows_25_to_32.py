"""The decision table of gestures, rows 25 to 32: painting, dragging, rearranging, letting go."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from thirteen.app import selection as s
from thirteen.engine import Reason, make_card, parse_cards

if TYPE_CHECKING:
    from tests.app.selection.conftest import Desk

    Table: TypeAlias = type[Desk]


def test_row_25_painting_fills_what_the_pointer_skipped(desk: Table) -> None:
    d = desk("4S 5S 6S 7S 9S JS")
    d.paint("4S", "6S")
    assert d.chosen == "4S 5S 6S"


def test_row_25_moving_back_gives_back(desk: Table) -> None:
    d = desk("4S 5S 6S 7S 9S JS")
    d.paint("5S", "JS", "4S", "6S")
    assert d.chosen == "5S 6S"


def test_row_25_the_first_card_fixes_the_mode(desk: Table) -> None:
    d = desk("4S 5S 6S 7S 9S JS", mine=False)
    d.click("5S", "7S")
    d.paint("5S", "6S", "7S", "9S")
    assert d.chosen == ""
    d.click("5S")
    d.paint("4S", "6S")
    assert d.chosen == "4S 5S 6S"


def test_row_25_fires_once_on_release(desk: Table) -> None:
    d = desk("4S 9H 9D JS", "8S 8D")
    d.took(s.paint_start(d.selection, 1, d.ask))
    d.took(s.paint_move(d.selection, 2, d.ask))
    assert not d.played
    d.took(s.paint_end(d.selection, d.ask, d.options, d.now))
    assert d.fired == ["9D 9H"]


def test_row_25_passing_over_a_legal_choice_does_not_fire(desk: Table) -> None:
    d = desk("4S 9S JS QS", "8S")
    d.paint("9S", "JS", "QS", "9S")
    assert d.fired == ["9S"]


def test_row_25_a_stroke_begun_before_the_turn_came_does_not_fire(desk: Table) -> None:
    d = desk("4S 9H 9D JS", "8S 8D", mine=False)
    d.took(s.paint_start(d.selection, 1, d.ask))
    d.asked("8S 8D")
    d.took(s.paint_move(d.selection, 2, d.ask))
    d.took(s.paint_end(d.selection, d.ask, d.options, d.now))
    assert d.chosen == "9D 9H"
    assert not d.fired


def test_row_25_off_turn_it_preselects(desk: Table) -> None:
    d = desk("4S 9H 9D JS", "8S 8D", mine=False)
    d.paint("9D", "9H")
    assert d.chosen == "9D 9H"
    assert not d.played


def test_row_26_trims_to_the_only_play_and_never_fires(desk: Table) -> None:
    d = desk("4S 7S 8C 9D JS KS", "4C 5S 6D")
    d.paint("4S", "JS")
    assert d.chosen == "7S 8C 9D"
    assert not d.fired
    assert d.all_of(s.Trimmed) == [s.Trimmed(parse_cards("4S JS"))]
    assert d.verdict.play is s.Button.ENABLED


def test_row_26_leading_to_the_one_largest(desk: Table) -> None:
    d = desk("4S 5C 6D 9S KS")
    d.paint("4S", "9S")
    assert d.chosen == "4S 5C 6D"
    assert not d.fired


def test_row_26_two_plays_are_no_reason_to_trim(desk: Table) -> None:
    d = desk("4S 9H 10D JS", "8D")
    d.paint("9H", "JS")
    assert d.chosen == "9H 10D JS"


def test_row_26_no_play_is_no_reason_to_trim(desk: Table) -> None:
    d = desk("4S 5H 7D JS", "8D 8H")
    d.paint("4S", "7D")
    assert d.chosen == "4S 5H 7D"
    assert d.reason is not None


def test_row_26_what_may_become_a_play_is_left_alone(desk: Table) -> None:
    d = desk("6S 6C 7D 7H 8S 8C KS")
    d.paint("6S", "7D")
    assert d.chosen == "6S 6C 7D"


def test_row_26_what_was_clicked_before_is_not_trimmed(desk: Table) -> None:
    d = desk("4S 5C 6D 9S KS KC")
    d.click("KS")
    d.paint("4S", "6D")
    assert d.chosen == "4S 5C 6D KS"


def test_row_26_dropping_does_not_trim(desk: Table) -> None:
    d = desk("4S 7S 8C 9D JS KS", "4C 5S 6D", options=s.Options(smart_swipe=False))
    d.paint("4S", "KS")
    d.set(smart_swipe=True)
    d.paint("KS")
    assert d.chosen == "4S 7S 8C 9D JS"


def test_row_26_smart_swipe_off(desk: Table) -> None:
    d = desk("4S 7S 8C 9D JS KS", "4C 5S 6D", options=s.Options(smart_swipe=False))
    d.paint("4S", "JS")
    assert d.chosen == "4S 7S 8C 9D JS"


def test_row_26_a_hand_that_may_not_end_on_a_two_is_judged_whole(desk: Table) -> None:
    d = desk("7S 2H 2D", "6S", "northern")
    d.paint("7S", "2H")
    assert d.chosen == "7S 2D 2H"


def test_row_27_dragging_a_chosen_card_carries_all_that_is_chosen(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("4S", "5C", "6D")
    d.drag("5C")
    assert d.played == ["4S 5C 6D"]
    assert d.chosen == ""


def test_row_27_the_table_glows_by_what_it_would_take(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("4S", "5C")
    d.took(s.drag_start(d.selection, make_card(3, 2), d.ask))
    assert s.drag_problem(d.selection, d.ask) is None
    d.took(s.cancel(d.selection))
    d.took(s.drag_start(d.selection, make_card(1, 0), d.ask))
    problem = s.drag_problem(d.selection, d.ask)
    assert problem is not None
    assert problem.reason is Reason.NOT_A_COMBINATION
    assert problem.more


def test_row_27_an_illegal_choice_springs_back_with_the_reason(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS", "8S")
    d.click("4S")
    d.drag("4S")
    (back,) = d.all_of(s.SpringBack)
    assert back.cards == parse_cards("4S")
    assert back.problem is not None
    assert back.problem.reason is Reason.TOO_LOW
    assert d.chosen == "4S"


def test_row_27_let_go_short_of_the_table_nothing_happens(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", options=s.Options(auto_play=s.AutoPlay.OFF))
    d.click("9S")
    d.drag("9S", on_table=False)
    assert d.effects == [s.SpringBack(parse_cards("9S"))]
    assert d.chosen == "9S"


def test_row_27_off_turn_it_springs_back(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", mine=False)
    d.click("9S")
    d.drag("9S")
    (back,) = d.all_of(s.SpringBack)
    assert back.problem is not None
    assert back.problem.reason is Reason.NOT_YOUR_TURN


def test_row_27_a_drag_plays_what_would_not_fire(desk: Table) -> None:
    d = desk("6S 6C 6D 9S", options=s.Options(auto_play=s.AutoPlay.OFF))
    d.drag("6S")
    assert d.played == ["6S"]


def test_row_28_an_unchosen_card_is_carried_alone(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    d.drag("9S")
    assert d.played == ["9S"]


def test_row_29_an_unchosen_card_joins_the_chosen(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("4S", "5C")
    d.drag("6D")
    assert d.played == ["4S 5C 6D"]


def test_row_29_refused_it_is_unchosen_again(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("4S", "5C")
    d.drag("KS")
    assert d.chosen == "4S 5C"
    assert d.all_of(s.SpringBack)[0].cards == parse_cards("4S 5C KS")


def test_row_30_rearranging_makes_the_order_manual(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("5C")
    d.took(s.rearrange_start(d.selection, make_card(10, 0), d.ask))
    d.took(s.rearrange_move(d.selection, 1))
    d.took(s.rearrange_end(d.selection))
    assert d.shown == "4S KS 5C 6D 7H"
    assert d.selection.sort is s.Sort.MANUAL
    assert d.chosen == "5C"


def test_row_30_a_card_left_in_its_place_keeps_the_order(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.took(s.rearrange_start(d.selection, make_card(10, 0), d.ask))
    d.took(s.rearrange_move(d.selection, 9))
    d.took(s.rearrange_end(d.selection))
    assert d.selection.sort is s.Sort.RANK


def test_row_31_focus_lost_restores_what_was_chosen(desk: Table) -> None:
    d = desk("4S 5C 6D 7H KS")
    d.click("4S")
    d.took(s.drag_start(d.selection, make_card(3, 2), d.ask))
    d.took(s.cancel(d.selection))
    assert d.chosen == "4S"
    d.took(s.paint_start(d.selection, 1, d.ask))
    d.took(s.paint_move(d.selection, 4, d.ask))
    d.took(s.cancel(d.selection))
    assert d.chosen == "4S"
    d.took(s.rearrange_start(d.selection, make_card(3, 2), d.ask))
    d.took(s.rearrange_move(d.selection, 0))
    d.took(s.cancel(d.selection))
    assert d.shown == "4S 5C 6D 7H KS"
    assert d.selection.sort is s.Sort.RANK
    assert not d.selection.busy
    assert not d.played


def test_row_31_with_no_gesture_under_way_nothing_changes(desk: Table) -> None:
    d = desk("4S 5C 6D")
    d.click("4S")
    still = s.Step(d.selection)
    assert s.cancel(d.selection) == still
    assert s.paint_move(d.selection, 2, d.ask) == still
    assert s.paint_end(d.selection, d.ask, d.options, d.now) == still
    assert s.drop(d.selection, d.ask, d.now, on_table=True) == still
    assert s.rearrange_move(d.selection, 2) == still
    assert s.hand_changed(d.selection, d.selection.hand) == still


def test_row_32_right_click_clears_and_never_passes(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    d.click("4S")
    d.took(s.clear(d.selection, d.ask))
    assert d.chosen == ""
    d.took(s.clear(d.selection, d.ask))
    assert not d.passed
