"""Rules, `free_bombs` and `interrupts`: bombs played after passing and out of turn."""

from __future__ import annotations

from tests.engine.worked import FOUR_PAIRS, HIGHER_FOUR_PAIRS, KILLER, SOUTHERN, begin, go
from thirteen.engine import (
    parse_cards,
)
from thirteen.engine.events import (
    Passed,
    Played,
    TrickClosed,
)


def test_a_locked_player_with_a_legal_free_bomb_is_asked() -> None:
    hands = ["3S 3D", "9S 9C 9D 9H KS", "2S 4S", "4C 4D"]
    state, _ = go(begin(KILLER, hands), "3S", "-", "2S", "-", "-")
    assert state.seat == 1
    assert state.turn.locked
    assert list(state.turn.plays) == [parse_cards("9S 9C 9D 9H")]
    assert state.turn.can_pass


def test_a_free_bomb_leaves_the_lock_until_the_trick_closes() -> None:
    hands = ["3S 3D", "9S 9C 9D 9H KS", "2S 4S 4H", "10S 10C 10D 10H 4D"]
    state, _ = go(begin(KILLER, hands), "3S", "-", "2S", "-", "-", "9S 9C 9D 9H")
    assert state.locked == {0, 1, 3}
    assert state.seat == 2
    state, _ = go(state, "-")
    assert state.seat == 3  # locked, with a higher quad
    state, events = go(state, "10S 10C 10D 10H")
    assert events[-1] == TrickClosed(3, 3)
    assert state.locked == frozenset()


def test_a_free_bomb_answers_only_twos_and_bombs() -> None:
    rules = KILLER.changed(bombs_beat="anything")
    hands = ["3S 3D", "9S 9C 9D 9H KS", "AS 4S", "4C 4D"]
    state, events = go(begin(rules, hands), "3S", "-", "AS", "-", "-")
    assert events[-1] == TrickClosed(2, 2)
    assert state.seat == 2


def test_a_locked_player_who_lets_the_bomb_be_passes_again() -> None:
    hands = ["3S 3D", "9S 9C 9D 9H KS", "2S 4S", "4C 4D"]
    state, events = go(begin(KILLER, hands), "3S", "-", "2S", "-", "-", "-")
    assert events[-2:] == [Passed(1, locked=True), TrickClosed(2, 2)]
    assert state.seat == 2


def test_free_four_pairs_need_four_pairs() -> None:
    rules = SOUTHERN.changed(interrupts="none")
    hands = ["3S 3D", f"{FOUR_PAIRS} KS", "2S 4S", "4C 4D"]
    state, _ = go(begin(rules, hands), "3S", "-", "2S", "-", "-")
    assert list(state.turn.plays) == [parse_cards(FOUR_PAIRS)]
    hands[1] = "5S 5C 6S 6C 7S 7C KS 9H 9D 9S 9C"
    state, events = go(begin(rules, hands), "3S", "-", "2S", "-", "-")
    assert events[-1] == TrickClosed(2, 2)


def test_interrupts_are_asked_in_seat_order_before_the_next_turn() -> None:
    hands = ["3S 3D", "2S 4S", f"{FOUR_PAIRS} KS", f"{HIGHER_FOUR_PAIRS} KC"]
    state, _ = go(begin(SOUTHERN, hands), "3S", "2S")
    assert (state.seat, state.turn.on_turn) == (2, False)
    assert state.interrupters == (2, 3)
    state, events = go(state, "-")
    assert events == []
    assert (state.seat, state.turn.on_turn) == (3, False)
    state, events = go(state, "-")
    assert events == []
    assert (state.seat, state.turn.on_turn) == (2, True)
    assert state.locked == frozenset()


def test_the_next_on_turn_is_asked_for_an_interrupt_like_everybody() -> None:
    hands = ["2S 3D", f"{FOUR_PAIRS} KS", "4S 4C"]
    state, _ = go(begin(SOUTHERN, hands), "2S")
    assert (state.seat, state.turn.on_turn) == (1, False)
    state, _ = go(state, "-")
    assert (state.seat, state.turn.on_turn) == (1, True)


def test_after_an_interrupt_the_turn_goes_on_from_the_one_who_interrupted() -> None:
    hands = ["3S 3D", "2S 4S", "4C 4D", f"{FOUR_PAIRS} KS"]
    state, events = go(begin(SOUTHERN, hands), "3S", "2S", FOUR_PAIRS)
    interrupt = next(event for event in reversed(events) if isinstance(event, Played))
    assert interrupt.interrupt
    assert interrupt.beaten_seat == 1
    assert state.seat == 0
    state, _ = go(state, "-")
    assert state.seat == 1
    state, events = go(state, "-", "-")
    assert events[-2] == TrickClosed(3, 3)


def test_interrupts_are_asked_again_after_an_interrupt_but_not_of_its_owner() -> None:
    hands = ["2S 3D", f"{FOUR_PAIRS} KS", "4C 4D", f"{HIGHER_FOUR_PAIRS} KC"]
    state, _ = go(begin(SOUTHERN, hands), "2S", FOUR_PAIRS)
    assert (state.seat, state.turn.on_turn) == (3, False)
    state, _ = go(state, HIGHER_FOUR_PAIRS)
    assert (state.seat, state.turn.on_turn) == (0, True)


def test_a_locked_player_may_interrupt_and_stays_locked() -> None:
    hands = ["3S 3D AS", f"{FOUR_PAIRS} KS", "4S 2S", "4C 4D 6D"]
    state, _ = go(begin(SOUTHERN, hands), "3S", "-", "2S")
    assert (state.seat, state.turn.on_turn) == (1, False)
    state, _ = go(state, FOUR_PAIRS)
    assert state.locked == {1}
    assert state.seat == 2


def test_an_interrupt_on_an_ordinary_combination_is_not_asked() -> None:
    hands = ["3S 3D", f"{FOUR_PAIRS} KS"]
    state, _ = go(begin(SOUTHERN, hands), "3S")
    assert state.turn.on_turn


def test_an_interrupt_may_beat_a_play_that_emptied_a_hand() -> None:
    hands = ["2S", "4S 6D", f"{FOUR_PAIRS} KS"]
    rules = SOUTHERN.changed(scoring={"kind": "wins"})
    state, _ = go(begin(rules, hands), "2S")
    assert (state.seat, state.turn.on_turn) == (2, False)
    state, _ = go(state, FOUR_PAIRS)
    assert state.seat == 1
