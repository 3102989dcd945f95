"""The decision table of gestures, rows 17 to 24: turns that come and go, and double-clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from thirteen.app import selection as s
from thirteen.engine import Reason, format_cards

if TYPE_CHECKING:
    from tests.app.selection.conftest import Desk

    Table: TypeAlias = type[Desk]

FOUR_PAIRS = "5S 5C 6S 6C 7S 7C 8S 8C"


def test_row_17_play_all_finishes_with_one_press(desk: Table) -> None:
    d = desk("5S 6S 7S")
    d.click("5S")
    assert d.verdict.play_all
    d.took(s.press_play_all(d.selection, d.ask, d.now))
    assert d.played == ["5S 6S 7S"]
    assert d.chosen == ""


def test_row_17_not_offered_where_the_hand_is_no_play(desk: Table) -> None:
    assert not desk("5S 6S 7S 9S").verdict.play_all
    assert not desk("5S 6S 7S", "8H").verdict.play_all
    assert not desk("5S 6S 7S", mine=False).verdict.play_all


def test_row_17_play_all_says_why_not(desk: Table) -> None:
    d = desk("5S 6S 7S 9S")
    d.took(s.press_play_all(d.selection, d.ask, d.now))
    assert [effect.problem.reason for effect in d.all_of(s.Refuse)] == [Reason.NOT_A_COMBINATION]


def test_row_18_off_turn_a_click_only_preselects(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", mine=False)
    d.click("9S")
    assert d.chosen == "9S"
    assert not d.played
    assert d.verdict.play is s.Button.GHOST


def test_row_18_the_turn_comes_play_pulses_and_nothing_fires(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", mine=False)
    d.click("9S")
    d.asked("8S")
    d.took(s.turn_came(d.selection, d.ask))
    assert d.effects == [s.PulsePlay()]
    assert d.verdict.pulse
    assert d.verdict.play is s.Button.ENABLED
    d.play()
    assert d.played == ["9S"]


def test_row_18_a_turn_that_the_picture_does_not_show_yet_is_none(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    seen, d.ask = d.ask, d.ask.unseen()
    d.click("9S")
    assert d.verdict.play is s.Button.GHOST
    d.ask = seen
    d.took(s.turn_came(d.selection, d.ask))
    assert d.effects == [s.PulsePlay()]
    assert d.verdict.pulse


def test_row_18_an_illegal_preselection_does_not_pulse(desk: Table) -> None:
    d = desk("4S 9S KS", "10S", mine=False)
    d.click("9S")
    d.asked("10S")
    d.took(s.turn_came(d.selection, d.ask))
    assert d.effects == []
    assert not d.verdict.pulse
    assert d.reason is Reason.TOO_LOW


def test_row_18_a_pair_begun_off_turn_does_not_fire(desk: Table) -> None:
    d = desk("4S 9S 9D KS", "8S 8D", mine=False)
    d.click("9S")
    d.asked("8S 8D")
    d.click("9D")
    assert not d.fired
    assert d.chosen == "9S 9D"


def test_row_18_chosen_anew_on_turn_it_fires(desk: Table) -> None:
    d = desk("4S 9S 9D KS", "8S 8D", mine=False)
    d.click("9S")
    d.asked("8S 8D")
    d.click("9S", "9S", "9D")
    assert d.fired == ["9S 9D"]


def test_row_19_the_table_changes_under_a_choice(desk: Table) -> None:
    d = desk(f"9S 9D KS {FOUR_PAIRS}", "8H 8D")
    d.click("9S")
    d.asked("10S 10D")
    d.took(s.table_changed(d.selection, d.ask))
    assert d.chosen == "9S"
    d.click("9D")
    assert not d.fired
    assert d.reason is Reason.TOO_LOW


def test_row_19_the_same_table_asked_again_is_a_change_too(desk: Table) -> None:
    d = desk("9S 9D KS", "8H 8D")
    d.click("9S")
    d.asked("8H 8D")
    d.click("9D")
    assert not d.fired
    d.play()
    assert d.played == ["9S 9D"]


def test_row_20_an_interrupt_never_fires(desk: Table) -> None:
    d = desk(f"{FOUR_PAIRS} KS", "2S", "southern", on_turn=False)
    d.click(*FOUR_PAIRS.split())
    assert not d.played
    assert d.verdict.play is s.Button.GHOST
    assert d.verdict.pass_ is s.Button.HIDDEN
    assert format_cards(d.verdict.chop) == FOUR_PAIRS


def test_row_20_chop_is_pressed(desk: Table) -> None:
    d = desk(f"{FOUR_PAIRS} KS", "2S", "southern", on_turn=False)
    d.took(s.press_chop(d.selection, d.ask, d.now))
    assert d.played == [FOUR_PAIRS]
    assert not d.fired


def test_row_20_chop_takes_the_bomb_chosen(desk: Table) -> None:
    d = desk(f"{FOUR_PAIRS} 9S 9C", "2S", "southern", on_turn=False)
    bomb = "6S 6C 7S 7C 8S 8C 9S 9C"
    assert format_cards(d.verdict.chop) == FOUR_PAIRS
    d.click(*bomb.split())
    d.took(s.press_chop(d.selection, d.ask, d.now))
    assert d.played == [bomb]


def test_row_20_let_it_go(desk: Table) -> None:
    d = desk(f"{FOUR_PAIRS} KS", "2S", "southern", on_turn=False)
    d.took(s.press_decline(d.selection, d.ask, d.now))
    assert d.passed == 1


def test_row_20_neither_play_nor_drag_nor_pass_interrupts(desk: Table) -> None:
    d = desk(f"{FOUR_PAIRS} KS", "2S", "southern", on_turn=False)
    d.click(*FOUR_PAIRS.split())
    d.play()
    d.drag("5S")
    d.pass_()
    assert not d.played
    assert not d.passed


def test_row_20_no_chop_on_ones_turn(desk: Table) -> None:
    d = desk(f"{FOUR_PAIRS} KS", "2S", "southern")
    d.took(s.press_chop(d.selection, d.ask, d.now))
    d.took(s.press_decline(d.selection, d.ask, d.now))
    assert d.effects == []


def test_row_21_in_flight_the_hand_takes_no_clicks(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    d.inert()
    d.click("9S")
    d.paint("4S", "9S")
    assert d.chosen == ""


def test_row_21_the_flying_card_is_taken_back(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    assert s.click_flying(d.selection, can_take_back=True).effects == (s.TakeBack(),)
    assert s.click_flying(d.selection, can_take_back=False).effects == ()


def test_row_21_the_second_of_two_fast_clicks_takes_nothing_back(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    assert s.click_flying(d.selection, clicks=2, can_take_back=True).effects == ()


def test_row_22_double_click_following_plays_the_cheapest(desk: Table) -> None:
    d = desk("6S 7S 7H 8D 9C KS", "4S 5S 6D")
    d.double_click("8D")
    assert d.played == ["6S 7S 8D"]


def test_row_22_of_equal_tops_it_breaks_fewest_combinations(desk: Table) -> None:
    d = desk("6S 6C 7S 8D KS", "4S 5S 6D")
    d.double_click("8D")
    assert d.played == ["6S 7S 8D"]
    d = desk("5S 5C 6C 7S 7C 7D 8D", "4S 5S 6D")
    d.double_click("8D")
    assert d.played == ["6C 7S 8D"]


def test_row_22_no_bomb_where_less_will_do(desk: Table) -> None:
    d = desk("10S 10C 10D 10H KS", "9D", "chops")
    d.double_click("10H")
    assert d.played == ["10H"]


def test_row_22_the_weakest_bomb_where_only_bombs_do(desk: Table) -> None:
    d = desk("5S 5C 6S 6C 7S 7C 7D 7H KS", "2C")
    d.double_click("7H")
    assert d.played == ["5S 5C 6S 6C 7S 7H"]


def test_row_22_nothing_with_the_card_says_why(desk: Table) -> None:
    d = desk("4S 9S 9D KS", "8S")
    d.double_click("4S")
    assert not d.played
    assert d.chosen == "4S"
    assert [effect.problem.reason for effect in d.all_of(s.Refuse)] == [Reason.TOO_LOW]


def test_row_22_begun_before_the_turn_came_it_only_chooses(desk: Table) -> None:
    d = desk("4S 9S 9D KS", "8S 8D", mine=False)
    d.click("9S")
    d.asked("8S 8D")
    d.took(s.double_click(d.selection, d.selection.order[1], d.ask, d.options, d.now))
    assert not d.played
    assert d.chosen == "9S 9D"


def test_row_22_auto_play_off_it_only_chooses(desk: Table) -> None:
    d = desk("4S 9S 9D KS", "8S 8D", options=s.Options(auto_play=s.AutoPlay.OFF))
    d.double_click("9S")
    assert not d.played
    assert d.chosen == "9S 9D"


def test_row_23_double_click_leading_chooses_the_largest_natural_set(desk: Table) -> None:
    hand = "3S 4S 5C 6D 6H 7S 8S 8C 8D KS KC KD KH"
    for name, found in (
        ("KD", "KS KC KD KH"),
        ("8D", "8S 8C 8D"),
        ("6H", "6D 6H"),
        ("4S", "3S 4S 5C 6D 7S 8S"),
    ):
        d = desk(hand)
        d.double_click(name)
        assert d.chosen == found
        assert not d.played


def test_row_23_a_lone_card_has_no_set(desk: Table) -> None:
    d = desk("3S 4S 2S", mine=False)
    d.double_click("2S")
    assert d.chosen == "2S"
    d.double_click("3S")
    assert d.chosen == "3S"


def test_row_23_under_matching_suits_sets_match(desk: Table) -> None:
    d = desk("5S 6S 6D 7S 7C KS", preset="northern")
    d.double_click("5S")
    assert d.chosen == "5S 6S 7S"
    d.double_click("7C")
    assert d.chosen == "7S 7C"
    d.double_click("6D")
    assert d.chosen == "6D"


def test_row_23_eight_of_a_rank_in_two_decks_give_four(desk: Table) -> None:
    d = desk("8S 8S' 8C 8C' 8D 8D' KS", preset="chops")
    d.double_click("8D'")
    assert d.chosen == "8S 8S' 8C 8D'"


def test_row_24_the_plate_plays_what_is_chosen(desk: Table) -> None:
    d = desk("6S 6C 6D 9S")
    d.click("6S", "6C")
    d.took(s.press_plate(d.selection, d.ask, d.options, d.now))
    assert d.played == ["6S 6C"]


def test_row_24_the_plate_passes_where_nothing_is_chosen(desk: Table) -> None:
    d = desk("6S 6C 6D 9S", "8S")
    d.took(s.press_plate(d.selection, d.ask, d.options, d.now))
    assert d.passed == 1


def test_row_24_else_the_plate_says_why(desk: Table) -> None:
    lead = desk("6S 6C 6D 9S")
    lead.took(s.press_plate(lead.selection, lead.ask, lead.options, lead.now))
    assert [effect.problem.reason for effect in lead.all_of(s.Refuse)] == [s.Want.CHOOSE]
    low = desk("6S 6C 9S", "8S")
    low.click("6S")
    low.took(s.press_plate(low.selection, low.ask, low.options, low.now))
    assert [effect.problem.reason for effect in low.all_of(s.Refuse)] == [Reason.TOO_LOW]
    assert not low.passed
