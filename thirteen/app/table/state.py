"""What the table shows, as plain data that every event changes a little; no pygame.

The match is always ahead of the picture. This is how far the picture has come: events fold
into it one by one, and after the last of them it says the same as the match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from thirteen.app.session import Phase
from thirteen.engine.events import (
    Dropped,
    InstantWin,
    Passed,
    Played,
    Redealt,
    RoundDealt,
    RoundEnded,
    RoundVoided,
    TrickClosed,
    WentOut,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.app.session import Session
    from thirteen.engine import Combo
    from thirteen.engine.events import Event


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Laid:
    """One play on the table."""

    seat: int
    combo: Combo


@dataclass(frozen=True, slots=True)
class TableState:
    """A hand in progress; tuples have a value a seat, sets of cards are masks.

    ``trick`` holds the plays since the table was cleared, oldest first; ``passed`` who passed
    since the play they did not answer, ``locked`` who is out until the table clears; ``history``
    the plays and passes of the hand, oldest first.
    """

    hands: tuple[int, ...]
    scores: tuple[int, ...]
    number: int = 0
    trick: tuple[Laid, ...] = ()
    passed: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()
    places: tuple[int | None, ...] = ()
    dropped: frozenset[int] = frozenset()
    history: tuple[Played | Passed, ...] = ()
    running: bool = False

    @classmethod
    def before(cls, scores: Iterable[int]) -> TableState:
        """Give the table before the first deal, with the scores as they stand."""
        scores = tuple(scores)
        nobody = (None,) * len(scores)
        return cls((0,) * len(scores), scores, places=nobody)

    @property
    def counts(self) -> tuple[int, ...]:
        """Cards in each hand."""
        return tuple(hand.bit_count() for hand in self.hands)

    @property
    def ended(self) -> bool:
        """Whether a hand was played to its end and the next is not yet dealt."""
        return not self.running and any(place is not None for place in self.places)

    @property
    def top(self) -> Laid | None:
        """The play to beat."""
        return self.trick[-1] if self.trick else None

    @classmethod
    def of(cls, session: Session) -> TableState:
        """Give the table as a session stands, with nothing left to be shown."""
        now, history = session.round, session.history
        marks = [session.marks(seat) for seat in range(now.seats)]
        leads = [i for i, done in enumerate(history) if _is_lead(done)]
        since = history[leads[-1] :] if leads and now.table is not None else ()
        return cls(
            hands=now.hands,
            scores=session.scores,
            number=session.round_no,
            trick=tuple(Laid(done.seat, done.combo) for done in since if isinstance(done, Played)),
            passed=frozenset(seat for seat, mark in enumerate(marks) if mark.passed),
            locked=frozenset(now.locked),
            places=tuple(mark.place for mark in marks),
            dropped=frozenset(now.dropped),
            history=history,
            running=session.phase is Phase.PLAYING,
        )

    def last_of(self, seat: int) -> Played | Passed | None:
        """Give what a seat did last in this hand."""
        return next((done for done in reversed(self.history) if done.seat == seat), None)

    def after(self, event: Event) -> TableState:  # noqa: PLR0911 - a line or two an event
        """Give the table after one more event."""
        match event:
            case RoundDealt(number=number, hands=hands):
                fresh = TableState.before(self.scores)
                return replace(fresh, hands=hands, number=number, running=True)
            case Played(seat=seat, cards=cards, combo=combo):
                hands = _with(self.hands, seat, self.hands[seat] & ~cards)
                trick = (*self.trick, Laid(seat, combo))
                history = (*self.history, event)
                passed = self.passed & self.locked - {seat}  # a free bomb comes after a pass
                return replace(self, hands=hands, trick=trick, passed=passed, history=history)
            case Passed(seat=seat, locked=locked):
                return replace(
                    self,
                    passed=self.passed | {seat},
                    locked=self.locked | {seat} if locked else self.locked,
                    history=(*self.history, event),
                )
            case TrickClosed():
                return replace(self, trick=(), passed=frozenset(), locked=frozenset())
            case WentOut(seat=seat, place=place):
                return replace(self, places=_with(self.places, seat, place))
            case InstantWin(seat=seat):
                return replace(self, places=_with(self.places, seat, 1))
            case Dropped(seat=seat):
                return replace(self, dropped=self.dropped | {seat})
            case RoundVoided() | Redealt():
                return replace(self, running=False)
            case RoundEnded(places=places, scores=scores):
                return replace(self, places=places, scores=scores, running=False)
            case _:
                return self


def _is_lead(done: Played | Passed) -> bool:
    return isinstance(done, Played) and done.beaten is None


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
