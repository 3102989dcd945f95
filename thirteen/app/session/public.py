"""What everybody at the table has seen of the round: the log, and what each seat last did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.engine.events import Passed, Played, RoundDealt, TrickClosed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.engine import Round
    from thirteen.engine.events import Event


@dataclass(frozen=True, slots=True)
class SeatMarks:
    """What the plate of a seat shows.

    `cards` is how many it holds; `passed` whether its pass still counts (until the trick closes,
    or the next play where passes do not lock), `locked` whether it is out until the trick closes;
    `place` its place if it went out (from 1); `dropped` whether it left the hand without one;
    `last_card` whether it holds a single card; `last` what it last did in this round, None before
    that.
    """

    cards: int
    passed: bool = False
    locked: bool = False
    place: int | None = None
    dropped: bool = False
    last_card: bool = False
    last: Played | Passed | None = None


class PublicRound:
    """The events of one round, and what follows from them.

    `events` are all of the round's, those of a hand that was dealt again included; `history` are
    the plays and passes since the last deal.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = []
        self.history: list[Played | Passed] = []
        self._number = 0
        self._passed: dict[int, Passed] = {}
        self._last: dict[int, Played | Passed] = {}
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        """Take in what happened next; the deal of another round begins anew."""
        for event in events:
            if isinstance(event, RoundDealt):
                self._deal(event)
            elif isinstance(event, Played | Passed):
                self.history.append(event)
                self._last[event.seat] = event
                self._mark(event)
            elif isinstance(event, TrickClosed):
                self._passed.clear()
            self.events.append(event)

    @property
    def deal(self) -> list[Event]:
        """The events from the last deal on."""
        deals = (at for at, event in enumerate(self.events) if isinstance(event, RoundDealt))
        return self.events[max(deals, default=0) :]

    def _deal(self, event: RoundDealt) -> None:
        if event.number != self._number:
            self._number = event.number
            self.events.clear()
        self.history.clear()
        self._passed.clear()
        self._last.clear()

    def _mark(self, event: Played | Passed) -> None:
        """Note whose pass counts: where it does not lock, a new play lets everybody in again."""
        if isinstance(event, Passed):
            self._passed[event.seat] = event
        else:
            self._passed.pop(event.seat, None)
            self._passed = {seat: each for seat, each in self._passed.items() if each.locked}

    def marks(self, now: Round, seat: int) -> SeatMarks:
        """Get the marks of a seat in the round as it stands."""
        cards = now.hands[seat].bit_count()
        place = now.finished.index(seat) + 1 if seat in now.finished else None
        return SeatMarks(
            cards=cards,
            passed=seat in self._passed,
            locked=seat in now.locked,
            place=place,
            dropped=seat in now.dropped,
            last_card=cards == 1,
            last=self._last.get(seat),
        )
