"""Rules, "Settlement" and "collect", by hands worked out on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from thirteen.engine import PASS, PRESETS, Match, MatchLength, Round, Rules, parse_cards
from thirteen.engine.events import (
    Cause,
    Dropped,
    Event,
    InstantWin,
    RoundEnded,
    Settled,
    TrickClosed,
)
from thirteen.engine.settlement import hand_worth

if TYPE_CHECKING:
    from collections.abc import Sequence

SOUTHERN = PRESETS["southern"]
NORTHERN = PRESETS["northern"]

THREE_PAIRS = "4S 4C 5S 5C 6S 6C"
QUAD = "9S 9C 9D 9H"
FOUR_PAIRS = "10S 10C JS JC QS QC KS KC"


def go(
    hands: Sequence[str], *answers: str, rules: Rules = SOUTHERN, leader: int = 0
) -> tuple[Round, list[Event]]:
    """The round after answers ("-" passes or declines), and every event of theirs."""
    state = Round.from_hands(rules, [parse_cards(hand) for hand in hands], leader)
    events: list[Event] = []
    for answer in answers:
        state, more = state.play(PASS if answer == "-" else parse_cards(answer))
        events += more
    return state, events


def settled(events: list[Event]) -> list[Settled]:
    return [event for event in events if isinstance(event, Settled)]


# Places


def test_of_four_last_pays_first_two_and_third_pays_second_one() -> None:
    hands = ["3S AH", "4S AD", "5S AC", "6S AS"]
    state, events = go(hands, "3S", "4S", "5S", "6S", "AH", "-", "-", "-", "AD", "-", "-", "AC")
    assert state.places == (1, 2, 3, 4)
    assert settled(events) == [Settled(3, 0, 2, Cause.LAST), Settled(2, 1, 1, Cause.THIRD)]
    assert state.points == (2, 1, -1, -2)


def test_of_three_last_pays_first_two() -> None:
    state, events = go(["3S AH", "4S AD", "5S AC"], "3S", "4S", "5S", "AH", "-", "-", "AD")
    assert settled(events) == [Settled(2, 0, 2, Cause.LAST)]
    assert state.points == (2, 0, -2)


def test_of_two_last_pays_first_two() -> None:
    state, _ = go(["3S AH", "4S 6S"], "3S", "4S", "AH")
    assert state.points == (2, -2)


def test_of_five_only_last_and_third_pay() -> None:
    hands = ["3S AH", "4S AD", "5S AC", "6S AS", "7S KH"]
    rules = SOUTHERN.changed(seats=[2, 6])
    lead = ("3S", "4S", "5S", "6S", "7S")
    rest = ("AH", "-", "-", "-", "-", "AD", "-", "-", "-", "AC", "-", "-", "AS")
    state, _ = go(hands, *lead, *rest, rules=rules)
    assert state.points == (2, 1, -1, 0, -2)


# 2s and bombs that are beaten


@pytest.mark.parametrize(
    ("twos", "bomb", "points"),
    [
        ("2S", THREE_PAIRS, 1),
        ("2C", THREE_PAIRS, 1),
        ("2D", QUAD, 2),
        ("2H", QUAD, 2),
        ("2S 2C", QUAD, 2),
        ("2S 2H", QUAD, 3),
        ("2D 2H", FOUR_PAIRS, 4),
    ],
)
def test_a_two_beaten_by_a_bomb_costs_one_if_black_and_two_if_red(
    twos: str, bomb: str, points: int
) -> None:
    rules = SOUTHERN.changed(interrupts="none")
    state, events = go([f"{twos} 3S", f"{bomb} 3C"], twos, bomb, "-", rules=rules)
    assert settled(events) == [Settled(0, 1, points, Cause.BEATEN)]
    assert state.points == (-points, points)


@pytest.mark.parametrize(
    ("beaten", "by", "points"),
    [
        (THREE_PAIRS, "7S 7C 8S 8C 9S 9C", 3),
        (THREE_PAIRS, QUAD, 3),
        (QUAD, FOUR_PAIRS, 4),
        ("3S 3C 4S 4C 5S 5C 6S 6C", FOUR_PAIRS, 5),
        (FOUR_PAIRS, "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C", 5),
    ],
)
def test_a_beaten_bomb_costs_its_worth(beaten: str, by: str, points: int) -> None:
    rules = SOUTHERN.changed(interrupts="none")
    state, events = go([f"{beaten} 3D", f"{by} 3H"], beaten, by, "-", rules=rules)
    assert settled(events) == [Settled(0, 1, points, Cause.BEATEN)]
    assert state.points == (-points, points)


def test_it_is_paid_when_the_trick_closes() -> None:
    _, events = go(["2S 3S", f"{THREE_PAIRS} 3C"], "2S", THREE_PAIRS)
    assert settled(events) == []
    _, events = go(["2S 3S", f"{THREE_PAIRS} 3C"], "2S", THREE_PAIRS, "-")
    assert events[-2:] == [TrickClosed(1, 1), Settled(0, 1, 1, Cause.BEATEN)]


def test_in_a_chain_the_last_victim_pays_for_all_sets_beaten_in_it() -> None:
    hands = ["2H 3S", f"{THREE_PAIRS} 3C", f"{QUAD} 3D", f"{FOUR_PAIRS} 3H"]
    state, events = go(hands, "2H", "-", THREE_PAIRS, "-", QUAD, "-", "-", "-", "-")
    assert settled(events) == [Settled(1, 2, 2 + 3, Cause.BEATEN)]
    state, events = go(hands, "2H", "-", THREE_PAIRS, "-", QUAD, FOUR_PAIRS, "-", "-", "-")
    assert settled(events) == [Settled(2, 3, 2 + 3 + 4, Cause.BEATEN)]
    assert state.points == (0, 0, -9, 9)


def test_a_two_beaten_by_a_two_costs_nothing() -> None:
    hands = ["2S 3S", "2D 3C", f"{THREE_PAIRS} 3D"]
    _, events = go(hands, "2S", "2D", "-", "-")
    assert settled(events) == []
    _, events = go(hands, "2S", "2D", THREE_PAIRS, "-", "-")
    assert settled(events) == [Settled(1, 2, 2, Cause.BEATEN)]


def test_an_ordinary_combination_beaten_by_a_bomb_costs_nothing() -> None:
    rules = SOUTHERN.changed(bombs_beat="anything")
    _, events = go(["AS 3S", f"{THREE_PAIRS} 3C"], "AS", THREE_PAIRS, "-", rules=rules)
    assert settled(events) == []
    hands = ["AS 3S", f"{THREE_PAIRS} 3C", f"{QUAD} 3D"]
    _, events = go(hands, "AS", THREE_PAIRS, QUAD, "-", "-", rules=rules)
    assert settled(events) == [Settled(1, 2, 3, Cause.BEATEN)]


def test_a_play_that_emptied_its_owners_hand_costs_nothing_when_beaten() -> None:
    hands = ["3S 2H", f"4H {THREE_PAIRS} KC KD", "5H 7S"]
    state, events = go(hands, "3S", "4H", "5H", "2H", THREE_PAIRS, "-")
    assert settled(events) == []
    assert state.points == (0, 0, 0)


def test_nor_does_such_a_play_count_in_a_chain() -> None:
    hands = ["3S 2H 3H", f"4H {THREE_PAIRS}", f"5H {QUAD} 3D"]
    _, events = go(hands, "3S", "4H", "5H", "2H", THREE_PAIRS, QUAD, "-")
    assert settled(events) == [Settled(1, 2, 2, Cause.BEATEN)]


def test_what_is_owed_is_paid_when_the_hand_ends_too() -> None:
    state, events = go(["3S 2H 4D", f"4H {THREE_PAIRS}"], "3S", "4H", "2H", THREE_PAIRS)
    assert settled(events) == [Settled(0, 1, 2, Cause.BEATEN), Settled(0, 1, 2, Cause.LAST)]
    assert state.points == (-4, 4)


# What is left in hand


@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("7S", 0),
        ("7S 2S", 1),
        ("7S 2H", 2),
        ("2S 2C 2D", 4),
        (THREE_PAIRS, 3),
        ("10S 10C 10D 10H", 4),
        ("10S 10C JS JC QS QC KS KC", 5),
        ("8S 8C 9S 9C 10S 10C JS JC QS QC", 5),
        ("10S 10C 10D 10H JS JC QS QC", 4),
        ("10S 10C 10D 10H 2D", 6),
        ("2S 2C 2D 2H", 6),
        ("4S 4D 5S 5D 6S 6D 8S 8D 9S 9D 10S 10D", 6),
    ],
)
def test_a_set_left_in_the_last_hand_is_paid_to_the_player_placed_just_before(
    left: str, points: int
) -> None:
    hands = ["3S AH", "4H AD", f"5H {left}"]
    state, events = go(hands, "3S", "4H", "5H", "AH", "-", "-", "AD")
    expected = [Settled(2, 0, 2, Cause.LAST)]
    if points:
        expected.append(Settled(2, 1, points, Cause.LEFT))
    assert settled(events) == expected
    assert state.points == (2, points, -2 - points)


def test_a_card_counts_in_one_set_and_the_dearest_way_to_take_a_hand_apart_counts() -> None:
    def worth(cards: str, *, double_sequences: bool = True) -> int:
        return hand_worth(parse_cards(cards), double_sequences=double_sequences)

    assert worth("3S 3C 3D 3H 4S 4C 5S 5C") == 4
    assert worth("3S 3C 3D 3H 4S 4C 5S 5C 6S 6C") == 4 + 3
    assert worth("3S 3C 3D 3H 4S 4C 4D 4H 5S 5C 5D 5H") == 12
    assert worth("3S 3C 3D 3H 4S 4C 4D 4H 5S 5C 5D 5H", double_sequences=False) == 12
    assert worth("3S 3C 4S 4C 5S 5C", double_sequences=False) == 0
    assert worth("3S 3S' 3C 3C' 3D 3D' 3H 3H'") == 8
    assert worth("KS KC AS AC 2S 2C") == 2
    assert worth("") == 0


# Who has played no card


def test_who_has_played_no_card_when_the_first_goes_out_pays_four_and_drops_out() -> None:
    hands = ["3S AH", "4H 6H", "5S 5C", "7S KS"]
    state, events = go(hands, "3S", "4H", "-", "7S", "AH")
    assert Dropped(2, 4) in events
    assert settled(events) == [Settled(2, 0, 4, Cause.FROZEN)]
    assert state.dropped == (2,)
    assert state.hands[2] == parse_cards("5S 5C")
    assert state.seat == 1
    state, events = go(hands, "3S", "4H", "-", "7S", "AH", "-", "-", "6H")
    assert state.places == (1, 2, 4, 3)
    assert settled(events)[1:] == [Settled(3, 0, 2, Cause.LAST)]
    assert state.points == (4 + 2, 0, -4, -2)


def test_who_drops_out_pays_for_the_twos_and_bombs_held_too() -> None:
    hands = ["3S AH", "4H 6H", f"2S 2H {QUAD}"]
    state, events = go(hands, "3S", "4H", "-", "AH")
    assert Dropped(2, 4 + 3 + 4) in events
    assert state.is_over
    assert state.points == (11 + 2, -2, -11)


def test_if_nobody_else_has_played_all_pay_and_the_hand_is_over() -> None:
    state, events = go(["3S", "4H 6H", "5H 2D"], "3S")
    assert state.is_over
    assert state.places == (1, 3, 3)
    assert settled(events) == [Settled(1, 0, 4, Cause.FROZEN), Settled(2, 0, 6, Cause.FROZEN)]
    assert state.points == (10, -4, -6)


def test_who_drops_out_does_not_interrupt_any_more() -> None:
    hands = ["3S 2H", "4H 6H", f"{FOUR_PAIRS} 5S", "5H 8S"]
    state, _ = go(hands, "3S", "4H", "-", "5H", "2H")
    assert state.dropped == (2,)
    assert (state.seat, state.turn.on_turn) == (1, True)


def test_the_settlement_is_played_to_the_end_only_if_play_on_is_on() -> None:
    """Only first place is awarded: the others share the last and each pays as the last."""
    rules = SOUTHERN.changed(play_on=False)
    hands = ["3S AH", "4H 6H 2S", "5H 6D", "7S KS"]
    state, events = go(hands, "3S", "4H", "5H", "7S", "AH", rules=rules)
    assert state.places == (1, 4, 4, 4)
    assert settled(events) == [
        Settled(1, 0, 2, Cause.LAST),
        Settled(1, 0, 1, Cause.LEFT),
        Settled(2, 0, 2, Cause.LAST),
        Settled(3, 0, 2, Cause.LAST),
    ]
    assert state.points == (7, -3, -2, -2)


@pytest.mark.parametrize(
    ("play_on", "places"),
    [(True, (1, 2, 3)), (False, (1, 3, 3))],
    ids=["the holder is placed before who dropped", "only first place is awarded"],
)
def test_places_when_all_but_one_are_out_or_dropped(
    places: tuple[int, ...], *, play_on: bool
) -> None:
    rules = PRESETS["southern"].changed(play_on=play_on)
    hands = [parse_cards(text) for text in ("3S 5S", "4S 6S 7S", "4H 6H 7H")]
    now = Round.from_hands(rules, hands)
    for play in ("3S", "4S", "", "5S"):
        now, _ = now.play(parse_cards(play) or PASS)
    assert now.is_over
    assert now.dropped == (2,)
    assert now.places == places
    assert sum(now.points) == 0


# Collect


@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("8S", 1),
        ("8S 9S KH", 3),
        ("8S 2S", 1 + 2),
        ("8S 2D 2H", 1 + 4 + 4),
        ("9S 9C 9D 9H", 4 + 8),
        ("2S 2C 2D 2H", 2 + 2 + 4 + 4 + 8),
        ("9S 9C 9D 9H 10S 10C 10D 10H 2S", 8 + 16 + 2),
    ],
)
def test_each_loser_pays_the_winner_for_the_cards_left(left: str, points: int) -> None:
    state, events = go(["3S AS", f"5S {left}"], "3S", "5S", "AS", rules=NORTHERN)
    assert settled(events) == [Settled(1, 0, points, Cause.CARDS)]
    assert state.points == (points, -points)


def test_who_never_played_pays_twenty_six_flat() -> None:
    state, _ = go(["3S AS", "5S 6S", "2H 2D"], "3S", "5S", "-", "AS", rules=NORTHERN)
    assert state.points == (27, -1, -26)


def test_collect_with_play_on_is_paid_by_the_last_holder() -> None:
    rules = NORTHERN.changed(play_on=True)
    state, _ = go(["3S AS", "5S KS", "6S 9S"], "3S", "5S", "6S", "AS", "-", "-", "KS", rules=rules)
    assert state.places == (1, 2, 3)
    assert state.points == (1, 0, -1)


# Instant wins


def hands_won_as_dealt(preset: str, wanted: int) -> list[list[Event]]:
    """Get the events of first hands that were won as dealt, in the order of their seeds."""
    rules = PRESETS[preset].changed(match=MatchLength("hands", hands=1), ties="share")
    found: list[list[Event]] = []
    seed = 0
    while len(found) < wanted:
        match, events = Match.start(rules, 4, seed)
        if match.is_over:
            found.append(list(events))
        seed += 1
    return found


@pytest.mark.parametrize(("preset", "each"), [("southern", 4), ("northern", 26)])
def test_an_instant_win_is_paid_by_each_of_the_others(preset: str, each: int) -> None:
    for events in hands_won_as_dealt(preset, 3):
        (win,) = (event for event in events if isinstance(event, InstantWin))
        paid = [event for event in events if isinstance(event, Settled)]
        assert {event.payer for event in paid} == set(range(4)) - {win.seat}
        assert all(event.payee == win.seat and event.points == each for event in paid)
        (ended,) = (event for event in events if isinstance(event, RoundEnded))
        assert ended.points[win.seat] == 3 * each
