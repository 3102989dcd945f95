"""What one seat may see, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.engine import PASS
from thirteen.engine.cards import BOTH_DECKS, DECK
from thirteen.engine.events import Passed, Played, RoundDealt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.engine import Combo, Match, Rules, Turn
    from thirteen.engine.events import Event

PublicEvent = Played | Passed


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's knowledge when it is asked for a play: what a player at the table could know.

    There is no way from here to another hand: every value is a number, a tuple of numbers, a
    combination that lay on the table, or the `Turn` that holds this seat's own cards.
    Per-seat tuples are indexed by seat. `trick` and `history` are this trick's (seat, cards) and
    this round's plays and passes, oldest first.
    """

    rules: Rules
    seats: int
    seat: int
    hand: int
    turn: Turn
    table: Combo | None
    owner: int | None
    leader: int
    counts: tuple[int, ...]
    locked: frozenset[int]
    finished: tuple[int, ...]
    dropped: frozenset[int]
    scores: tuple[int, ...]
    round_no: int
    trick: tuple[tuple[int, int], ...]
    history: tuple[PublicEvent, ...]

    @classmethod
    def of(cls, match: Match, history: Iterable[Event]) -> SeatView:
        """Get the view of the seat whose answer is wanted.

        `history` has the events of this round at least; those before its deal are left out.
        """
        now = match.round
        seat = now.seat
        return cls(
            rules=match.rules,
            seats=now.seats,
            seat=seat,
            hand=now.hands[seat],
            turn=now.turn,
            table=now.table,
            owner=now.owner,
            leader=now.leader,
            counts=tuple(now.counts),
            locked=frozenset(now.locked),
            finished=tuple(now.finished),
            dropped=frozenset(now.dropped),
            scores=tuple(match.scores),
            round_no=match.round_no,
            trick=tuple(now.trick),
            history=_public(history),
        )

    @property
    def played(self) -> int:
        """The cards laid down in this round, by anybody."""
        cards = 0
        for event in self.history:
            if isinstance(event, Played):
                cards |= event.cards
        return cards

    @property
    def unseen(self) -> int:
        """The cards in other hands or left out of the deal."""
        deck = DECK if self.rules.decks(self.seats) == 1 else BOTH_DECKS
        return deck & ~(self.hand | self.played)

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats that hold cards and play on, in the order they come after this one."""
        after = (*range(self.seat + 1, self.seats), *range(self.seat))
        return tuple(seat for seat in after if self.counts[seat] and seat not in self.dropped)

    @property
    def answering(self) -> tuple[int, ...]:
        """Those of `others` that may answer a play in this trick without a free bomb."""
        return tuple(seat for seat in self.others if seat not in self.locked)

    @property
    def has_played(self) -> bool:
        """Whether this seat laid down a card in this round."""
        return any(isinstance(event, Played) and event.seat == self.seat for event in self.history)

    @property
    def must_play(self) -> bool:
        """Whether passing is not allowed."""
        return not self.turn.can_pass

    def legal(self, play: int) -> bool:
        """Whether the engine would take this answer."""
        return self.turn.can_pass if play == PASS else play in self.turn.plays


def _public(history: Iterable[Event]) -> tuple[PublicEvent, ...]:
    """Get the plays and passes since the last deal."""
    seen: list[PublicEvent] = []
    for event in history:
        if isinstance(event, RoundDealt):
            seen.clear()
        elif isinstance(event, PublicEvent):
            seen.append(event)
    return tuple(seen)
