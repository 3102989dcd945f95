from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest

from thirteen.ai import endings
from thirteen.ai.bot import at_once
from thirteen.ai.endings import known_ending, winning_play
from thirteen.ai.plays import candidates
from thirteen.engine import PASS, PRESETS, Round, iter_cards, parse_cards
from thirteen.engine.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine.events import Event

    ViewOf = Callable[[Round, Sequence[Event]], SeatView]


def ending_of(rng: random.Random, preset: str, most: int) -> tuple[Round, list[Event]] | None:
    """A round of four played at random until two are left with few cards."""
    cards = list(iter_cards(DECK))
    rng.shuffle(cards)
    hands = [sum(1 << c for c in cards[i::4]) for i in range(4)]
    now = Round.from_hands(PRESETS[preset].changed(instant_wins=()), hands)
    history: list[Event] = []
    while not now.is_over:
        left = [count for count in now.counts if count]
        if len(left) == 2 and sum(left) <= most and len(candidates(now.turn)) > 1:
            return now, history
        play = rng.choice(candidates(now.turn)).cards
        now, events = now.play(play)
        history += events
    return None


@pytest.mark.parametrize("preset", ["classic", "southern", "killer", "first-to-ten"])
def test_a_won_ending_is_found_exactly_when_there_is_one(preset: str, view_of: ViewOf) -> None:
    rng = random.Random(8)
    seen = 0
    while seen < 12:
        reached = ending_of(rng, preset, 9)
        if reached is None or reached[0].dropped:
            continue
        seen += 1
        now, history = reached
        view = view_of(now, history)
        me = now.seat
        other = next(s for s, hand in enumerate(now.hands) if hand and s != me)

        @cache
        def wins(state: Round, me: int = me, other: int = other) -> bool:
            if not state.hands[me]:
                return True
            if not state.hands[other] or state.is_over:
                return False
            answers = list(state.turn.plays) + [PASS] * state.turn.can_pass
            results = [wins(state.play(answer)[0]) for answer in answers]
            return any(results) if state.seat == me else all(results)

        plays = [c.cards for c in candidates(now.turn)]
        found = at_once(winning_play(view, plays, limit=100_000))
        if found is None:
            assert not wins(now)
        else:
            assert wins(now.play(found)[0])


def test_an_ending_is_unknown_while_cards_are_left_out_or_three_play(view_of: ViewOf) -> None:
    rules = PRESETS["classic"]
    two = Round.from_hands(rules, [parse_cards("3S 5H"), parse_cards("4S 6D")], 0)
    assert known_ending(view_of(two, [])) is None


def test_the_search_stops_at_its_number_of_positions(
    view_of: ViewOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(1)
    reached = None
    while reached is None:
        reached = ending_of(rng, "classic", 12)
    monkeypatch.setattr(endings, "MOST_CARDS", 26)
    plays = [c.cards for c in candidates(reached[0].turn)]
    assert at_once(winning_play(view_of(*reached), plays[:1], limit=0)) is None


def test_a_long_search_lets_others_go_on_every_few_positions(
    view_of: ViewOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(1)
    monkeypatch.setattr(endings, "MOST_CARDS", 26)
    looked_at = 0
    between: list[int] = []
    play = Round.play

    def counted(self: Round, answer: int) -> tuple[Round, tuple[Event, ...]]:
        nonlocal looked_at
        looked_at += 1
        return play(self, answer)

    while len(between) < 10:
        reached = ending_of(rng, "classic", 12)
        if reached is None:
            continue
        plays = [c.cards for c in candidates(reached[0].turn)]
        monkeypatch.setattr(Round, "play", counted)
        looked_at = 0
        for _ in winning_play(view_of(*reached), plays):
            between.append(looked_at)
            looked_at = 0
        monkeypatch.undo()
        monkeypatch.setattr(endings, "MOST_CARDS", 26)
    assert max(between) <= 2 * endings.STEP
