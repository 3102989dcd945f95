"""What is true of every match under every rules, found out by playing many at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirteen.engine import PASS, PRESETS, IllegalPlay, Match, Reason, Round, Rules
from thirteen.engine.events import (
    Dropped,
    Passed,
    Played,
    RoundDealt,
    RoundEnded,
    RoundVoided,
    Settled,
    TrickClosed,
    WentOut,
)
from thirteen.engine.record import Record, read, write
from thirteen.engine.rules import CHOICES, INSTANT_WINS, SWITCHES

if TYPE_CHECKING:
    from thirteen.engine.events import Event

SCORINGS = [
    {"kind": "wins"},
    {"kind": "places", "points": "players-place"},
    {"kind": "places", "points": "place-1"},
    {"kind": "cards-left"},
    {"kind": "settlement"},
    {"kind": "collect"},
]
SHORT = [{"kind": "target", "target": 3}, {"kind": "hands", "hands": 2}]

preset_rules = st.sampled_from(list(PRESETS.values()))
any_rules = st.builds(
    lambda rules, changes: rules.changed(**changes),
    preset_rules,
    st.fixed_dictionaries(
        {"seats": st.just([2, 12]), "match": st.sampled_from(SHORT)},
        optional={
            **{option: st.sampled_from(words) for option, words in CHOICES.items()},
            **{option: st.booleans() for option in SWITCHES},
            "second_deck_from": st.sampled_from([None, 2, 5]),
            "quad_beats_twos": st.integers(0, 3),
            "pairs_beat_twos": st.lists(
                st.one_of(st.none(), st.integers(3, 6)), min_size=3, max_size=3
            ),
            "instant_wins": st.lists(st.sampled_from(INSTANT_WINS), unique=True),
            "scoring": st.sampled_from(SCORINGS),
        },
    ),
)


def choice(match: Match, rng: random.Random) -> int:
    turn = match.round.turn
    plays = list(turn.plays)
    if turn.can_pass and (not plays or rng.random() < 0.25):
        return PASS
    return rng.choice(plays)


def in_play(state: Round) -> set[int]:
    return {seat for seat, hand in enumerate(state.hands) if hand} - set(state.dropped)


def check_conserved(before: Round, events: tuple[Event, ...], after: Round) -> None:
    """No card comes, goes or changes hands but by being played."""
    played = [event for event in events if isinstance(event, Played)]
    assert len(played) <= 1
    hands = list(before.hands)
    for event in played:
        assert hands[event.seat] & event.cards == event.cards
        hands[event.seat] ^= event.cards
    assert after.hands == tuple(hands)
    assert sum(after.counts) == sum(before.counts) - sum(p.cards.bit_count() for p in played)


def check_order(before: Round, after: Round) -> None:
    """The next to be asked is the next in turn order who is neither out nor locked."""
    if after.is_over:
        return
    assert after.seat in in_play(after)
    if not after.turn.on_turn:
        assert after.seat != after.owner
        assert after.turn.plays
        return
    if after.table is None:
        assert after.seat == after.leader
        assert not after.locked
        return
    begin = before.seat if before.turn.on_turn else after.owner
    assert begin is not None
    if after.owner != before.owner:
        begin = after.owner or 0
    seat = (begin + 1) % after.seats
    while seat != after.seat:
        assert seat not in in_play(after) or seat in after.locked
        assert seat != after.owner
        seat = (seat + 1) % after.seats
    if after.seat in after.locked:
        assert after.turn.plays


def check_payments(events: list[Event], rules: Rules) -> None:
    """What changed hands in a round is what it scored; places are 1 to n, shared last."""
    seats = 0
    points = [0]
    for event in events:
        if isinstance(event, RoundDealt):
            seats = len(event.hands)
            points = [0] * seats
        if isinstance(event, RoundVoided):
            points = [0] * seats
        if isinstance(event, Settled):
            assert event.points > 0
            assert event.payer != event.payee
            points[event.payer] -= event.points
            points[event.payee] += event.points
        if isinstance(event, RoundEnded):
            if rules.scoring.kind in {"settlement", "collect"}:
                assert tuple(points) == event.points
                assert sum(event.points) == 0
            assert event.places.count(1) == 1
            assert all(place is not None and 1 <= place <= seats for place in event.places)


@settings(max_examples=60, deadline=None)
@given(any_rules, st.integers(2, 12), st.integers(0, 2**64 - 1))
def test_a_match_keeps_its_cards_its_turns_and_its_accounts(
    rules: Rules, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    match, first = Match.start(rules, seats, seed)
    events = list(first)
    for _ in range(250):
        if match.is_over:
            break
        before = match.round
        after, happened = before.play(choice(match, rng))
        check_conserved(before, happened, after)
        check_order(before, after)
        if after.is_over and not after.voided:
            left = in_play(after)
            assert len(left) <= 1 or not rules.play_on
        match = follow(match, happened, after)
        events += happened
    check_payments(events, rules)


def follow(match: Match, happened: tuple[Event, ...], after: Round) -> Match:
    """The match after the same answer, which must begin with the same events."""
    answer = next((event.cards for event in happened if isinstance(event, Played)), PASS)
    going, events = match.play(answer)
    assert events[: len(happened)] == happened
    if not after.is_over:
        assert going.round == after
        assert len(events) == len(happened)
    return going


@settings(max_examples=60, deadline=None)
@given(any_rules, st.integers(2, 6), st.integers(0, 2**64 - 1))
def test_every_legal_play_is_accepted_and_every_other_refused_with_a_reason(
    rules: Rules, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    match = Match.new(rules, seats, seed)
    for _ in range(40):
        if match.is_over:
            break
        turn = match.round.turn
        legal = set(turn.plays)
        tried = [
            PASS,
            match.round.hands[(match.round.seat + 1) % seats],
            *rng.sample(sorted(legal), min(3, len(legal))),
            *(turn.hand & rng.getrandbits(104) for _ in range(4)),
            *(play & rng.getrandbits(104) for play in sorted(legal)[:3]),
            rng.getrandbits(104),
        ]
        for play in tried:
            allowed = turn.can_pass if play == PASS else play in legal
            if allowed:
                turn.verify(play)
                match.round.play(play)
            else:
                with pytest.raises(IllegalPlay) as refused:
                    match.play(play)
                assert isinstance(refused.value.reason, Reason)
        match, _ = match.play(choice(match, rng))


@settings(max_examples=40, deadline=None)
@given(any_rules, st.integers(2, 12), st.integers(0, 2**64 - 1), st.integers(0, 120))
def test_a_record_replays_to_the_same_match(
    rules: Rules, seats: int, seed: int, plays: int
) -> None:
    rng = random.Random(seed)
    match, events = Match.start(rules, seats, seed)
    steps = [(match, events)]
    answers: list[tuple[int, int]] = []
    while not match.is_over and len(answers) < plays:
        play = choice(match, rng)
        answers.append((match.round.seat, play))
        match, events = match.play(play)
        steps.append((match, events))
    names = tuple(f"p{seat}" for seat in range(seats))
    record = Record("classic", rules, names, ("human",) * seats, seed, tuple(answers))
    again = read(write(record))
    assert again == record
    assert list(again.steps()) == steps


@settings(max_examples=30, deadline=None)
@given(preset_rules, st.integers(0, 2**64 - 1))
def test_events_tell_all_that_a_picture_needs(rules: Rules, seed: int) -> None:
    """A picture kept by events alone always shows the match."""
    rng = random.Random(seed)
    seats = rng.randint(*rules.seats)
    match, events = Match.start(rules, seats, seed)
    hands: list[int] = []
    locked: set[int] = set()
    finished: list[int] = []
    dropped: list[int] = []
    table = None
    for _ in range(150):
        for event in events:
            if isinstance(event, RoundDealt):
                hands, table = list(event.hands), None
                locked, finished, dropped = set(), [], []
            elif isinstance(event, Played):
                assert event.beaten == table
                hands[event.seat] ^= event.cards
                table = event.combo
            elif isinstance(event, Passed) and event.locked:
                locked.add(event.seat)
            elif isinstance(event, WentOut):
                finished.append(event.seat)
                assert event.place == len(finished)
            elif isinstance(event, Dropped):
                dropped.append(event.seat)
            elif isinstance(event, TrickClosed):
                table, locked = None, set()
        if match.is_over:
            break
        state = match.round
        assert state.hands == tuple(hands)
        assert state.table == table
        assert set(state.locked) == locked
        assert list(state.finished) == finished
        assert list(state.dropped) == dropped
        match, events = match.play(choice(match, rng))
