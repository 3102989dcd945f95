"""Payments after an instant win: from each of the others, none from the winner."""

from __future__ import annotations

import pytest

from thirteen.engine import PRESETS, Match, MatchLength
from thirteen.engine.events import Event, InstantWin, RoundEnded, Settled


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
