"""Events folded one by one say the same as the match they come from."""

from __future__ import annotations

import random

import pytest

from thirteen.app.session import Phase, Player, Session
from thirteen.app.table.state import TableState
from thirteen.engine import PRESETS, classify, parse_cards
from thirteen.engine.events import Passed, Played


@pytest.mark.parametrize("preset", PRESETS)
def test_the_fold_of_all_events_is_the_match(preset: str) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 - to follow a failure up
    rules = PRESETS[preset]
    seats = random.Random(seed).randint(rules.seats[0], min(6, rules.seats[1]))
    players = [Player(f"Seat {i}", "greedy") for i in range(seats)]
    session = Session(rules, players, seed)
    state = TableState.before(session.scores)
    for _ in range(4000):
        session.update(1.0)
        for event in session.take_events():
            state = state.after(event)
        if session.phase is not Phase.PLAYING:
            assert state.scores == session.scores
            assert not state.running
            if session.phase is Phase.MATCH_OVER or session.round_no > 2:
                return
            session.next_round()
        else:
            assert state == TableState.of(session)
    pytest.fail("two hands took too long")


def test_who_bombs_after_passing_has_passed_no_more() -> None:
    rules = PRESETS["killer"]
    bomb = classify(parse_cards("4S 4C 4D 4H"), rules)
    assert bomb is not None
    hands, nobody = (1, 1, bomb.cards | 1), (None,) * 3
    state = TableState(hands, (0, 0, 0), places=nobody, running=True)
    for seat in (1, 2):
        state = state.after(Passed(seat, locked=True))
    state = state.after(Played(2, bomb.cards, bomb, None, None, interrupt=False))
    assert (state.passed, state.locked) == (frozenset({1}), frozenset({1, 2}))
