"""Exact endings: with two players left and no card left out, the hidden hand is known.

The search plays the engine's own rounds, so every rule holds. It counts positions, not time, so
that the same question has the same answer everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.plays import candidates
from thirteen.engine import Round
from thirteen.engine.events import Played

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from thirteen.ai.view import SeatView

MOST_CARDS = 14
"""In both hands together; longer endings are left to judgement."""

POSITIONS = 200
"""How many positions one question may look at."""

STEP = 12
"""After how many positions the search lets others go on."""


class _TooLongError(Exception):
    """The positions are used up."""


def known_ending(view: SeatView) -> Round | None:
    """Get the round as it must be, when two are left and the other's cards are known; or None."""
    others = view.others
    if len(others) != 1 or view.unseen.bit_count() != view.counts[others[0]]:
        return None
    if view.hand.bit_count() + view.unseen.bit_count() > MOST_CARDS:
        return None
    hands = [0] * view.seats
    hands[view.seat], hands[others[0]] = view.hand, view.unseen
    played_any = frozenset(event.seat for event in view.history if isinstance(event, Played))
    return Round(
        rules=view.rules,
        hands=tuple(hands),
        seat=view.seat,
        turn=view.turn,
        table=view.table,
        owner=view.owner,
        leader=view.leader,
        locked=view.locked,
        finished=view.finished,
        dropped=tuple(view.dropped),
        played_any=played_any,
        trick=view.trick,
        opening=view.turn.opening,
        interrupters=() if view.turn.on_turn else (view.seat,),
        debt=None,
        points=(0,) * view.seats,
        instant=None,
        voided=False,
        is_over=False,
    )


def winning_play(
    view: SeatView, preferred: Sequence[int], limit: int = POSITIONS
) -> Generator[None, None, int | None]:
    """Get, in steps, a play of a known ending that is sure to go out before the other.

    `preferred` are the plays in question, in the order to try them: the first that wins is the
    answer. None if every one loses, or where the ending is not known or too long to be sure.
    """
    ending = known_ending(view)
    if ending is None:
        return None
    solver = _Solver(view.seat, view.others[0], limit)
    for play in preferred:
        try:
            if (yield from solver.wins(ending.play(play)[0])):
                return play
        except _TooLongError:
            return None
    return None


class _Solver:
    """Who of the two goes out first if both play perfectly."""

    def __init__(self, me: int, other: int, positions: int) -> None:
        self._me = me
        self._other = other
        self._left = positions
        self._memo: dict[tuple[object, ...], bool] = {}

    def wins(self, now: Round) -> Generator[None, None, bool]:
        """Get, in steps, whether `me` goes out first from here."""
        if not now.hands[self._me]:
            return True
        if not now.hands[self._other] or now.is_over:
            return False
        key = (now.hands, now.table, now.seat, now.owner, now.locked, now.turn.on_turn)
        known = self._memo.get(key)
        if known is not None:
            return known
        self._left -= 1
        if self._left < 0:
            raise _TooLongError
        if self._left % STEP == 0:
            yield
        mine = now.seat == self._me
        plays = sorted((c.cards for c in candidates(now.turn)), key=int.bit_count, reverse=True)
        result = not mine
        for play in plays:
            if (yield from self.wins(now.play(play)[0])) is mine:
                result = mine
                break
        self._memo[key] = result
        return result
