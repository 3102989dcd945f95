"""Matches played quickly, for the screens that show how they ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.people import seat_names
from thirteen.app.session import Phase, Player, Session
from thirteen.engine import PASS, PRESETS

if TYPE_CHECKING:
    from thirteen.storage import Store


def played(
    preset: str, seats: int, store: Store | None = None, *, seed: int = 7, rounds: int = 0
) -> Session:
    """A session that stands at the end of its match, or of so many rounds of it."""
    kinds = ["human"] + ["greedy"] * (seats - 1)
    players = [Player(n, k) for n, k in zip(seat_names(kinds, ""), kinds, strict=True)]
    session = Session(PRESETS[preset], players, seed, store)
    while session.phase is not Phase.MATCH_OVER:
        session.take_events()
        if session.phase is Phase.ROUND_OVER:
            if len(session.rounds) == rounds:
                break
            session.next_round()
        elif session.awaiting is not None and session.is_human(session.awaiting):
            play = next(iter(session.match.round.turn.plays), PASS)
            session.submit(play)
        else:
            session.update(9.0)
    return session
