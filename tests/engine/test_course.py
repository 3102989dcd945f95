"""Rules, "The course of a hand", and the options about it, as worked rounds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.engine import (
    PASS,
    PRESETS,
    IllegalPlay,
    Reason,
    Round,
    Rules,
    format_cards,
    parse_cards,
)
from thirteen.engine.events import (
    Event,
    LastCard,
    LeadPassed,
    Passed,
    Played,
    RoundVoided,
    TrickClosed,
    WentOut,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

CLASSIC = PRESETS["classic"]
SOUTHERN = PRESETS["southern"]
KILLER = PRESETS["killer"]
NORTHERN = PRESETS["northern"]
FIRST_TO_TEN = PRESETS["first-to-ten"]

FOUR_PAIRS = "5S 5C 6S 6C 7S 7C 8S 8C"
HIGHER_FOUR_PAIRS = "9S 9C 10S 10C JS JC QS QC"


def begin(rules: Rules, hands: Sequence[str], leader: int | None = 0) -> Round:
    return Round.from_hands(rules, [parse_cards(hand) for hand in hands], leader)


def go(state: Round, *answers: str) -> tuple[Round, list[Event]]:
    """The round after answers ("-" passes), and every event of theirs."""
    events: list[Event] = []
    for answer in answers:
        state, more = state.play(PASS if answer == "-" else parse_cards(answer))
        events += more
    return state, events


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


# Bombs after passing, and out of turn


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


# Making rounds


def test_a_deal_gives_every_card_once_and_thirteen_each() -> None:
    state = Round.deal(CLASSIC, 4, random.Random(1))
    assert state.counts == (13,) * 4
    assert format_cards(sum(state.hands)).count(" ") == 51
    assert state.seat == next(s for s, hand in enumerate(state.hands) if hand & 1)


def test_two_decks_are_dealt_from_the_number_of_players_on() -> None:
    state = Round.deal(PRESETS["chops"], 7, random.Random(1))
    assert state.counts == (13,) * 7
    assert any("'" in format_cards(hand) for hand in state.hands)
    state = Round.deal(PRESETS["chops"], 6, random.Random(1))
    assert state.counts == (8,) * 6
    assert not any("'" in format_cards(hand) for hand in state.hands)


def test_the_same_seed_deals_the_same_cards_everywhere() -> None:
    state = Round.deal(CLASSIC, 2, random.Random(7))
    assert [format_cards(hand) for hand in state.hands] == [
        "3S 4D 5H 8S 8C 9S 9D 10C 10D JH QD QH 2D",
        "4C 5C 5D 6S 6D 6H 8H 9H 10S JD KC KD AD",
    ]


@pytest.mark.parametrize(
    ("hands", "problem"),
    [
        (["3S 4S", "4S 5S"], "two hands"),
        (["3S 4S", ""], "1 to 13"),
        (["3S"], "2 to 4 players"),
        (["3S", "4S", "5S", "6S", "7S"], "2 to 4 players"),
        (["3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S 3H", "4H"], "1 to 13"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: list[str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        begin(CLASSIC, hands)


@pytest.mark.parametrize("leader", [-1, 2, "0", True, 1.0])
def test_a_leader_who_is_not_there_is_refused(leader: object) -> None:
    with pytest.raises(ValueError, match="the leader is"):
        Round.from_hands(CLASSIC, [1, 4], leader)  # type: ignore[arg-type]


def test_other_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="needs rules"):
        Round.from_hands("classic", [1, 4])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="list of sets"):
        Round.from_hands(CLASSIC, 5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="set of cards"):
        Round.from_hands(CLASSIC, ["3S", "4S"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="needs rules"):
        Round.deal(None, 4, random.Random(1))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"random\.Random"):
        Round.deal(CLASSIC, 4, 1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 to 4 players"):
        Round.deal(CLASSIC, 5, random.Random(1))


# Imagining other hands


def test_the_same_moment_with_other_hands() -> None:
    state, _ = go(begin(CLASSIC, ["5S 6S 7H", "8S KS 9H", "7S 10S JH"]), "5S", "-")
    other = [parse_cards(hand) for hand in ("6D 6H", "8S KS 9H", "7D 10D JD")]
    imagined = state.with_hands(other)
    assert imagined.hands == tuple(other)
    assert (imagined.seat, imagined.table) == (2, state.table)
    assert imagined.locked == {1}
    assert imagined.turn.hand == other[2]


def test_imagined_interrupts_are_those_of_the_imagined_hands() -> None:
    hands = ["2S 3D", f"{FOUR_PAIRS} KS", "4C 4D", f"{HIGHER_FOUR_PAIRS} KC"]
    state, _ = go(begin(SOUTHERN, hands), "2S")
    assert state.interrupters == (1, 3)
    swapped = [*state.hands[:3], parse_cards("3C 9D 9H AS AC AD AH JH QH")]
    assert state.with_hands(swapped).interrupters == (1,)
    assert not state.with_hands(swapped).turn.on_turn


def test_an_imagined_hand_that_is_over_stays_over() -> None:
    state, _ = go(begin(CLASSIC, ["3S", "4S 2S"]), "3S")
    assert state.with_hands([0, parse_cards("5S 6S")]).is_over


def test_imagined_hands_must_fit() -> None:
    state = begin(CLASSIC, ["3S 6S", "8S KS"], leader=None)
    for hands, problem in (
        (["3S", "8S KS"], "number of cards"),
        (["3S 8S", "8S KS"], "two hands"),
        (["4S 6S", "3S KS"], "opening card"),
        (["3S 6S"], "2 hands"),
    ):
        with pytest.raises(ValueError, match=problem):
            state.with_hands([parse_cards(hand) for hand in hands])
    with pytest.raises(ValueError, match="set of cards"):
        state.with_hands(["3S 6S", "8S KS"])  # type: ignore[list-item]
