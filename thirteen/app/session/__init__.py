"""One match driven: people and bots in turn, saved as it goes; pure, no pygame.

The rules finish at once, the picture catches up::

    session = Session(rules, players, seed, store, options=SessionOptions.of(ctx.settings))
    session = Session.resume(store.running(), store, options=...)     # or go on with the saved one

    session.options = SessionOptions.of(ctx.settings)    # after settings changed
    changed = session.update(dt, settled=nothing_moves)  # each frame, seconds: True = redraw
    for event in session.take_events(): ...              # engine events since the last call
    session.submit(cards_or_PASS)                        # the person's answer, or IllegalPlay

What to draw: `round` (the engine's round as shown), `round_no`, `scores`, `rules`, `players`, `me`
(the seat at the bottom), `my_hand`, `awaiting` (the seat to answer, None between rounds),
`is_human(seat)`, `watching`, `marks(seat)` (SeatMarks: cards left, passed, locked, out, last play),
`history` (Played and Passed of this round, for the log), `ask` (what `selection` wants to know).

`phase`: PLAYING, then ROUND_OVER with `round_summary` (call `next_round()` when the result has been
read: the next deal's events follow) or MATCH_OVER with `round_summary` and `match_summary`.
`rounds` are the summaries so far (the score sheet).

Also: `can_interrupt` (the Chop! banner; submit the bomb, or PASS to let it go), `auto_pass_left`
(seconds left in the ring, None: no ring), `auto_pass_share` (1 to 0), `cancel_auto_pass()`,
`can_take_back`, `take_back()` (then rebuild the picture from `round`; no events come).
"""

from thirteen.app.session.options import AUTO_PASS_SECONDS, AutoPass, SessionOptions
from thirteen.app.session.pace import Pace
from thirteen.app.session.phase import Phase
from thirteen.app.session.player import HUMAN, Player
from thirteen.app.session.public import SeatMarks
from thirteen.app.session.session import Session
from thirteen.app.session.summary import Chop, MatchSummary, Notable, RoundSummary

__all__ = [
    "AUTO_PASS_SECONDS",
    "HUMAN",
    "AutoPass",
    "Chop",
    "MatchSummary",
    "Notable",
    "Pace",
    "Phase",
    "Player",
    "RoundSummary",
    "SeatMarks",
    "Session",
    "SessionOptions",
]
