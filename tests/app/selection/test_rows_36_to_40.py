"""The decision table of gestures, rows 36 to 40: Pass, pressing twice, dialogs, auto-play off."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from thirteen.app import selection as s
from thirteen.engine import Reason, format_cards
from thirteen.storage import Settings

if TYPE_CHECKING:
    from tests.app.selection.conftest import Desk

    Table: TypeAlias = type[Desk]


def test_row_36_pass_keeps_what_is_chosen(desk: Table) -> None:
    d = desk("4S 9S 10S KS", "8S", options=s.Options(auto_play=s.AutoPlay.OFF))
    d.click("9S")
    d.pass_()
    assert d.passed == 1
    assert d.chosen == "9S"


def test_row_36_confirm_pass_asks_once_more_where_a_play_exists(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", options=s.Options(confirm_pass=True))
    d.pass_()
    assert d.effects == [s.ConfirmPass()]
    assert d.verdict.armed
    d.pass_()
    assert d.passed == 1
    assert not d.verdict.armed


def test_row_36_confirm_pass_asks_nothing_where_no_play_exists(desk: Table) -> None:
    d = desk("4S 5S", "8S", options=s.Options(confirm_pass=True))
    d.pass_()
    assert d.passed == 1


def test_row_36_a_choice_or_another_question_disarms_pass(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", options=s.Options(confirm_pass=True))
    d.pass_()
    d.click("4S")
    assert not d.verdict.armed
    d.pass_()
    d.asked("8S")
    assert not d.verdict.armed
    d.pass_()
    assert d.passed == 0


def test_row_37_pass_is_disabled_where_one_must_beat(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", "first-to-ten")
    assert d.verdict.pass_ is s.Button.DISABLED
    assert d.verdict.pass_problem is not None
    assert d.verdict.pass_problem.reason is Reason.MUST_BEAT
    d.pass_()
    assert not d.passed
    assert [effect.problem.reason for effect in d.all_of(s.Refuse)] == [Reason.MUST_BEAT]


def test_row_37_bombs_are_never_forced(desk: Table) -> None:
    d = desk("4S 4C 4D 4H KS", "2H", "first-to-ten")
    assert d.verdict.pass_ is s.Button.ENABLED


def test_row_38_a_second_press_within_a_second_is_ignored(desk: Table) -> None:
    d = desk("4S 4C 9S KS", "8S")
    d.now = 100.0
    d.selection = s.press_pass(d.selection, d.ask, d.options, 100.0).selection
    d.asked("8S")
    assert s.press_pass(d.selection, d.ask, d.options, 100.9).effects == ()
    assert s.press_play(d.selection, d.ask, 100.9).effects == ()
    assert s.press_pass(d.selection, d.ask, d.options, 101.0).effects == (s.FirePass(),)


def test_row_38_play_twice(desk: Table) -> None:
    d = desk("6S 6C 6D 9S")
    d.click("6S", "6C")
    step = s.press_play(d.selection, d.ask, 50.0)
    assert len(step.effects) == 1
    assert s.press_play(step.selection, d.ask, 50.2).effects == ()


def test_row_38_a_refused_press_does_not_count(desk: Table) -> None:
    d = desk("6S 6C 6D 9S")
    step = s.press_play(d.selection, d.ask, 50.0)
    d.selection = step.selection
    d.click("6S")
    assert s.press_play(d.selection, d.ask, 50.1).effects != ()


def test_row_38_a_clock_set_back_does_not_lock_the_buttons(desk: Table) -> None:
    d = desk("4S 9S", "8S")
    d.selection = d.selection.but(pressed_at=100.0)
    assert s.press_pass(d.selection, d.ask, d.options, 5.0).effects == (s.FirePass(),)


def test_row_39_with_a_dialog_open_the_hand_is_inert(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    d.click("4S")
    before = d.selection
    d.inert()
    d.click("9S")
    d.took(s.double_click(d.selection, d.selection.order[1], d.ask, d.options, d.now))
    d.paint("4S", "9S")
    d.drag("9S")
    d.took(s.rearrange_start(d.selection, d.selection.order[0], d.ask))
    d.took(s.clear(d.selection, d.ask))
    d.play()
    d.pass_()
    d.took(s.press_play_all(d.selection, d.ask, d.now))
    d.took(s.press_plate(d.selection, d.ask, d.options, d.now))
    assert d.effects == []
    assert d.selection == before


def test_row_39_with_a_dialog_open_nobody_breaks_in(desk: Table) -> None:
    d = desk("5S 5C 6S 6C 7S 7C 8S 8C KS", "2S", "southern", on_turn=False)
    d.inert()
    d.took(s.press_chop(d.selection, d.ask, d.now))
    d.took(s.press_decline(d.selection, d.ask, d.now))
    assert d.effects == []


def test_row_40_auto_play_off_wants_play(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", options=s.Options(auto_play=s.AutoPlay.OFF))
    d.click("9S")
    assert not d.played
    d.click("9S")
    assert not d.played
    assert d.chosen == ""
    d.click("9S")
    d.play()
    assert d.played == ["9S"]


def test_row_40_auto_play_off_painting_wants_play_too(desk: Table) -> None:
    d = desk("4S 9S 9D KS", "8S 8D", options=s.Options(auto_play=s.AutoPlay.OFF))
    d.paint("9S", "9D")
    assert not d.played
    assert d.chosen == "9S 9D"


def test_buttons_when_leading(desk: Table) -> None:
    d = desk("6S 6C 6D 9S")
    idle = d.verdict
    assert (idle.play, idle.pass_, idle.sort) == (
        s.Button.DISABLED,
        s.Button.HIDDEN,
        s.Button.ENABLED,
    )
    assert d.reason is s.Want.CHOOSE
    d.click("6S")
    assert d.verdict.play is s.Button.ENABLED


def test_buttons_when_following(desk: Table) -> None:
    d = desk("4S 9S KS", "8S")
    assert d.verdict.pass_ is s.Button.ENABLED
    d.click("4S")
    assert d.verdict.play is s.Button.DISABLED


def test_buttons_when_nothing_can_be_played(desk: Table) -> None:
    d = desk("4S 5S", "8S")
    assert d.verdict.pass_ is s.Button.PRIMARY
    assert d.verdict.play is s.Button.DISABLED
    reasons = [d.reason]
    d.click("4S")
    reasons.append(d.reason)
    assert reasons == [s.Want.NOTHING_BEATS, Reason.TOO_LOW]


def test_buttons_when_locked(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", mine=False, locked=True)
    assert d.verdict.play is s.Button.DISABLED
    assert d.reason is Reason.LOCKED
    assert d.verdict.pass_ is s.Button.HIDDEN


def test_buttons_off_turn(desk: Table) -> None:
    d = desk("4S 9S KS", "8S", mine=False)
    assert d.verdict.play is s.Button.GHOST
    assert d.verdict.pass_ is s.Button.HIDDEN
    assert d.verdict.sort is s.Button.ENABLED
    d.pass_()
    assert [effect.problem.reason for effect in d.all_of(s.Refuse)] == [Reason.NOT_YOUR_TURN]


def test_playable_cards_are_those_in_some_play(desk: Table) -> None:
    d = desk("4S 9S 9D KS KD 2S", "8S 8D")
    assert format_cards(s.playable(d.ask, d.selection.hand)) == "9S 9D KS KD"
    d.asked(mine=False)
    assert s.playable(d.ask, d.selection.hand) == d.selection.hand


def test_the_options_are_those_of_the_settings() -> None:
    assert s.Options.of(Settings()) == s.Options()
    changed = Settings(
        auto_play="follow",
        smart_swap=False,
        smart_swipe=False,
        confirm_pass=True,
        drag="rearrange",
    )
    assert s.Options.of(changed) == s.Options(
        s.AutoPlay.FOLLOW,
        smart_swap=False,
        smart_swipe=False,
        confirm_pass=True,
        rearranges=True,
    )
