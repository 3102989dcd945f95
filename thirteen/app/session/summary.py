"""How a round and a match ended, as plain data for the result screens."""

from __future__ import annotations

from dataclasses import dataclass
from operator import sub
from typing import TYPE_CHECKING, TypeAlias

from thirteen.engine.events import (
    Dropped,
    InstantWin,
    Played,
    Redealt,
    RoundEnded,
    RoundVoided,
    Settled,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from thirteen.app.session.player import Player
    from thirteen.engine import Combo, Rules
    from thirteen.engine.events import Event


@dataclass(frozen=True, slots=True)
class Chop:
    """A bomb was laid on somebody's play."""

    seat: int
    victim: int
    bomb: Combo
    beaten: Combo


Again = RoundVoided | Redealt
"""Why a hand was dealt again."""

Notable: TypeAlias = Chop | InstantWin | Redealt | RoundVoided | Dropped | Settled


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """How a round ended; each tuple but `notables` has a value a seat.

    `places` count from 1, may be shared, and are None where none was awarded; `points` are what
    the round gave, `scores` the match's after it, `before` those before; `hands` are the cards
    left. `notables` are, in order, chops, instant wins, redeals, drops and payments.
    """

    number: int
    places: tuple[int | None, ...]
    points: tuple[int, ...]
    before: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[int, ...]
    notables: tuple[Notable, ...] = ()

    @property
    def cards_left(self) -> tuple[int, ...]:
        """How many cards each seat still held."""
        return tuple(hand.bit_count() for hand in self.hands)

    @property
    def firsts(self) -> tuple[int, ...]:
        """The seats that took the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def instant(self) -> InstantWin | None:
        """The instant win that ended it, if one did."""
        found = (event for event in self.notables if isinstance(event, InstantWin))
        return next(found, None)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the best place to the worst, those without one last."""
        last = len(self.places) + 1
        return tuple(sorted(range(len(self.places)), key=lambda seat: self.places[seat] or last))


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """How a match ended: who won it, the final scores, and every round.

    `places` has a seat's final place, from 1; equal scores share one.
    """

    players: tuple[Player, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    rounds: tuple[RoundSummary, ...]

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from the first place to the last."""
        return tuple(sorted(range(len(self.places)), key=lambda seat: self.places[seat]))

    @property
    def firsts(self) -> tuple[int, ...]:
        """How many rounds each seat won."""
        return tuple(
            sum(seat in summary.firsts for summary in self.rounds)
            for seat in range(len(self.places))
        )

    def chops_by(self, seat: int) -> int:
        """Get how many chops a seat made."""
        return sum(chop.seat == seat for chop in self._chops())

    def chops_on(self, seat: int) -> int:
        """Get how many chops a seat suffered."""
        return sum(chop.victim == seat for chop in self._chops())

    def _chops(self) -> Iterable[Chop]:
        for summary in self.rounds:
            yield from (event for event in summary.notables if isinstance(event, Chop))


def summary_of(events: Iterable[Event]) -> RoundSummary | None:
    """Get the summary of a round from its events, None if they do not end it."""
    notables: list[Notable] = []
    for event in events:
        match event:
            case Played(seat=seat, combo=combo, beaten=beaten, beaten_seat=victim):
                if combo.is_bomb and beaten is not None and victim is not None:
                    notables.append(Chop(seat, victim, combo, beaten))
            case RoundVoided():  # what happened in such a hand counts for nothing
                notables = [*(seen for seen in notables if isinstance(seen, Again)), event]
            case InstantWin() | Redealt() | Dropped() | Settled():
                notables.append(event)
            case RoundEnded(number, places, hands, points, scores):
                before = tuple(map(sub, scores, points))
                return RoundSummary(number, places, points, before, scores, hands, tuple(notables))
    return None


def match_summary(
    players: Sequence[Player],
    rules: Rules,
    winners: tuple[int, ...],
    rounds: Sequence[RoundSummary],
) -> MatchSummary:
    """Get the summary of a finished match."""
    scores = rounds[-1].scores
    sign = -1 if rules.best == "high" else 1
    places = tuple(1 + sum(sign * other < sign * score for other in scores) for score in scores)
    return MatchSummary(tuple(players), winners, scores, places, tuple(rounds))
