"""Rules, "The course of a hand", and the options about it, as worked rounds."""

from __future__ import annotations

import pytest

from tests.engine.worked import CLASSIC, FIRST_TO_TEN, NORTHERN, SOUTHERN, begin, go
from thirteen.engine import (
    PRESETS,
    IllegalPlay,
    Reason,
    Round,
    format_cards,
    parse_cards,
)
from thirteen.engine.events import (
    LastCard,
    LeadPassed,
    Passed,
    Played,
    RoundVoided,
    TrickClosed,
    WentOut,
)

# Leading


def test_without_a_leader_the_lowest_card_dealt_leads_and_must_be_included() -> None:
    state = begin(CLASSIC, ["5S 6S", "4H 9S", "4D 8S"], leader=None)
    assert state.seat == state.leader == 2
    assert format_cards(1 << (state.opening or 0)) == "4D"
    assert list(state.turn.plays) == [parse_cards("4D")]
    with pytest.raises(IllegalPlay) as refused:
        go(state, "8S")
    assert refused.value.reason is Reason.MUST_INCLUDE


def test_of_two_copies_of_the_lowest_card_the_blue_one_leads() -> None:
    state = begin(FIRST_TO_TEN, ["3S' 4S", "3S 5S"], leader=None)
    assert state.seat == 1
    assert list(state.turn.plays) == [parse_cards("3S")]


def test_the_opening_rule_ends_with_the_first_play() -> None:
    state, _ = go(begin(CLASSIC, ["3S 4S 9S", "5S 8S"], leader=None), "3S", "-")
    assert state.opening is None
    assert len(state.turn.plays) == 2


def test_a_given_leader_leads_anything() -> None:
    state = begin(CLASSIC, ["5S 6S", "3S 9S"], leader=0)
    assert state.opening is None
    assert len(state.turn.plays) == 2


def test_a_leader_cannot_pass() -> None:
    state = begin(CLASSIC, ["5S 6S", "3S 9S"])
    assert not state.turn.can_pass
    with pytest.raises(IllegalPlay) as refused:
        go(state, "-")
    assert refused.value.reason is Reason.LEADER_MUST_PLAY


# Turns and passing


def test_turns_go_by_seat_and_every_change_is_an_event() -> None:
    state, events = go(begin(CLASSIC, ["5S 6S 7H", "8S 9S 9H", "7S 10S JH"]), "5S", "8S", "-")
    first, second, third = events
    assert isinstance(first, Played)
    assert (first.seat, first.cards, first.beaten, first.beaten_seat) == (
        0,
        parse_cards("5S"),
        None,
        None,
    )
    assert isinstance(second, Played)
    assert (second.seat, second.beaten, second.beaten_seat) == (1, first.combo, 0)
    assert not second.interrupt
    assert third == Passed(2, locked=True)
    assert state.seat == 0
    assert state.table == second.combo
    assert state.owner == 1
    assert state.trick == ((0, parse_cards("5S")), (1, parse_cards("8S")))
    assert state.counts == (2, 2, 3)
    assert state.played_any == {0, 1}


def test_a_pass_locks_until_the_trick_closes() -> None:
    hands = ["5S 6S 7H", "8S KS 9H", "7S 10S JH"]
    state, _ = go(begin(CLASSIC, hands), "5S", "-", "7S", "-")
    assert state.locked == frozenset()
    assert state.seat == state.leader == 2
    state, _ = go(begin(CLASSIC, hands), "5S", "8S", "-", "-")
    assert state.seat == 1
    state, _ = go(begin(CLASSIC, hands), "5S", "-", "7S")
    assert state.locked == {1}
    assert state.seat == 0
    state, _ = go(state, "7H")
    assert state.seat == 2  # seat 1 is skipped


def test_where_a_pass_does_not_lock_it_lasts_for_that_turn_only() -> None:
    rules = CLASSIC.changed(pass_locks=False)
    hands = ["5S 6S 7H", "8S KS 9H", "7S 10S JH"]
    state, events = go(begin(rules, hands), "5S", "-", "7S", "7H")
    assert events[1] == Passed(1, locked=False)
    assert state.locked == frozenset()
    assert state.seat == 1
    state, _ = go(state, "8S")
    assert state.owner == 1


def test_a_trick_closes_when_all_others_have_passed_in_a_row_since_the_last_play() -> None:
    rules = CLASSIC.changed(pass_locks=False)
    hands = ["5S 6S 7H", "8S KS 9H", "7S 10S JH"]
    state, events = go(begin(rules, hands), "5S", "-", "7S", "-", "-")
    assert events[-1] == TrickClosed(2, 2)
    assert state.seat == 2
    assert state.table is None
    assert state.owner is None
    assert state.trick == ()


def test_must_beat_is_checked_by_the_round_too() -> None:
    state, _ = go(begin(FIRST_TO_TEN, ["5S 6S", "8S KS", "4S JH"]), "5S")
    with pytest.raises(IllegalPlay) as refused:
        go(state, "-")
    assert refused.value.reason is Reason.MUST_BEAT


# Going out


def test_a_play_that_empties_a_hand_may_be_beaten_before_the_lead_passes_on() -> None:
    state, events = go(begin(CLASSIC, ["5S", "8S KS", "7S JH"]), "5S", "8S", "-")
    assert events[1] == WentOut(0, 1)
    assert events[-1] == TrickClosed(1, 1)
    assert state.seat == 1
    assert not state.is_over


def test_the_next_player_with_cards_leads_after_an_owner_who_is_out() -> None:
    hands = ["5S 6S", "8S", "4S JH", "3S 3C"]
    state, events = go(begin(CLASSIC, hands), "5S", "8S", "-", "-", "-")
    assert events[-1] == TrickClosed(1, 2)
    assert state.seat == state.leader == 2
    assert state.finished == (1,)
    assert state.places == (None, 1, None, None)


def test_a_player_who_is_out_is_not_asked() -> None:
    hands = ["5S 6S", "8S", "4S JH", "9S QC"]
    state, _ = go(begin(CLASSIC, hands), "5S", "8S", "JH", "-")
    assert state.seat == 0
    state, _ = go(state, "-")
    assert state.seat == 2


def test_play_goes_on_until_one_player_holds_cards_who_takes_the_last_place() -> None:
    hands = ["3S", "4S 2S", "5S", "6S 7S"]
    state, events = go(begin(CLASSIC, hands), "3S", "4S", "5S", "6S", "2S")
    assert state.is_over
    assert state.finished == (0, 2, 1)
    assert state.places == (1, 3, 2, 4)
    assert events[-1] == WentOut(1, 3)
    assert state.hands == (0, 0, 0, parse_cards("7S"))


def test_without_play_on_the_hand_ends_at_the_first_empty_hand() -> None:
    state, events = go(begin(PRESETS["treze"], ["3S", "4S 2S", "5S"]), "3S")
    assert state.is_over
    assert state.places == (1, 3, 3)
    assert events[-1] == WentOut(0, 1)


def test_the_last_card_is_told() -> None:
    _, events = go(begin(CLASSIC, ["3S 5S", "4S 2S 6S"]), "3S", "4S")
    assert [event for event in events if isinstance(event, LastCard)] == [LastCard(0)]


def test_a_hand_that_is_over_takes_no_play() -> None:
    state, _ = go(begin(CLASSIC, ["3S", "4S 2S"]), "3S")
    assert not state.turn.plays
    assert not state.turn.can_pass
    for answer in ("-", "4S"):
        with pytest.raises(IllegalPlay) as refused:
            go(state, answer)
        assert refused.value.reason is Reason.HAND_OVER


# Finishing on a 2


def test_a_leader_without_a_legal_play_hands_the_lead_on() -> None:
    state, events = go(begin(NORTHERN, ["AS 2S", "KS 3S", "4D 5D"]), "AS", "-", "-")
    assert events[-2:] == [TrickClosed(0, 0), LeadPassed(0)]
    assert state.seat == state.leader == 1
    assert state.table is None


def test_the_lead_is_handed_on_past_who_is_out() -> None:
    rules = NORTHERN.changed(play_on=True, suits_match=False)
    state = begin(rules, ["AS 2S", "4S", "KS 3C", "5S 9C"], leader=1)
    state, events = go(state, "4S", "KS", "-", "AS", "-")
    assert events[-2:] == [TrickClosed(0, 0), LeadPassed(0)]
    assert state.seat == 2


def test_if_nobody_can_lead_the_hand_is_void() -> None:
    state, events = Round.begin(NORTHERN, [parse_cards("2S"), parse_cards("2C")], 1)
    assert list(events) == [LeadPassed(1), LeadPassed(0), RoundVoided()]
    assert state.is_over
    assert state.voided
    assert state.points == (0, 0)
    assert state.places == (None, None)


def test_a_void_hand_counts_for_nothing() -> None:
    rules = SOUTHERN.changed(finish_on_two=False, interrupts="none")
    hands = ["2D 2S", "4S 4C 5S 5C 6S 6C 2C"]
    state, events = go(begin(rules, hands), "2D", "4S 4C 5S 5C 6S 6C", "-")
    assert events[-1] == RoundVoided()
    assert state.points == (0, 0)


def test_an_opening_card_that_cannot_be_led_binds_nobody_else() -> None:
    state, events = Round.begin(NORTHERN, [parse_cards("2S"), parse_cards("2C 2D 2H")])
    assert events == (LeadPassed(0),)
    assert (state.seat, state.opening) == (1, None)
    assert parse_cards("2C") in state.turn.plays
