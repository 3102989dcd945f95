"""The course of a hand: what an answer changes, told as events.

A `Course` is the scratch copy of a round that one answer is worked out on; `Round` is what others
see. The steps follow the numbered list in the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from thirteen.engine import settlement
from thirteen.engine.beats import is_bomb_target
from thirteen.engine.cards import PASS
from thirteen.engine.combos import shape_of
from thirteen.engine.events import (
    Cause,
    Dropped,
    Event,
    InstantWin,
    LastCard,
    LeadPassed,
    Passed,
    Played,
    Redealt,
    RoundVoided,
    Settled,
    TrickClosed,
    WentOut,
)
from thirteen.engine.instant import instant_winner
from thirteen.engine.scoring import holders_of, payments_of, points_of
from thirteen.engine.turn import Turn

if TYPE_CHECKING:
    from thirteen.engine.combos import Combo
    from thirteen.engine.instant import InstantKind
    from thirteen.engine.rules import Rules


@dataclass(slots=True)
class Course:
    """A round in the making; the fields are those of `Round`."""

    rules: Rules
    hands: tuple[int, ...]
    seat: int
    turn: Turn
    table: Combo | None = None
    owner: int | None = None
    leader: int = 0
    locked: frozenset[int] = frozenset()
    finished: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    played_any: frozenset[int] = frozenset()
    trick: tuple[tuple[int, int], ...] = ()
    opening: int | None = None
    interrupters: tuple[int, ...] = ()
    debt: settlement.Debt | None = None
    points: tuple[int, ...] = ()
    instant: InstantKind | None = None
    voided: bool = False
    is_over: bool = False
    events: list[Event] = field(default_factory=list)

    def start(self, *, full: bool) -> None:
        """Check instant wins when the deal is a full one, then ask the leader."""
        won = instant_winner(self.hands, self.leader, self.rules) if full else None
        if won is None:
            self._lead(self.leader)
            return
        self.seat, self.instant = won
        if self.rules.instant_effect == "redeal":
            self.events.append(Redealt(*won))
            self.voided = True
            self._end()
        else:
            self.events.append(InstantWin(*won))
            self.finished = (self.seat,)
            self._finish()

    def answer(self, play: int) -> None:
        """Carry out a play or a pass that was found legal."""
        if play != PASS:
            self._lay(play)
        elif self.turn.on_turn:
            if self.rules.pass_locks:
                self.locked |= {self.seat}
            self.events.append(Passed(self.seat, locked=self.rules.pass_locks))
            self._next_after(self.seat)
        else:
            self._ask_interrupters(self.interrupters[1:])

    def imagine(self, hands: tuple[int, ...]) -> None:
        """Put other cards in the hands and ask the same seat the same question."""
        self.hands = hands
        hand = hands[self.seat]
        if self.is_over:
            self._end()
        elif self.interrupters:
            order = self._in_turn_after(cast("int", self.owner))
            later = order[order.index(self.seat) + 1 :]
            possible = self._possible_interrupters(cast("int", self.owner))
            self.interrupters = (self.seat, *(seat for seat in possible if seat in later))
            self.turn = Turn(self.rules, hand, self.table, on_turn=False)
        else:
            locked = self.seat in self.locked
            self.turn = Turn(self.rules, hand, self.table, self.opening, locked=locked)

    def _lay(self, cards: int) -> None:
        seat = self.seat
        combo = cast("Combo", shape_of(cards))
        self.events.append(
            Played(seat, cards, combo, self.table, self.owner, interrupt=not self.turn.on_turn)
        )
        self._owe(seat, combo)
        hand = self.hands[seat] ^ cards
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        self.played_any |= {seat}
        self.trick = (*self.trick, (seat, cards))
        self.table, self.owner, self.opening = combo, seat, None
        if not hand:
            self._go_out(seat)
        elif not hand & (hand - 1):
            self.events.append(LastCard(seat))
        if self.finished and (not self.rules.play_on or len(holders_of(self)) <= 1):
            self._finish()
        else:
            self._ask_interrupters(self._possible_interrupters(seat))

    def _owe(self, seat: int, bomb: Combo) -> None:
        """Note what a bomb makes its victim owe; what emptied the victim's hand costs nothing."""
        table, owner = self.table, self.owner
        if self.rules.scoring.kind != "settlement" or not bomb.is_bomb:
            return
        if table is None or owner is None or not is_bomb_target(table):
            return
        points = self.debt.points if self.debt is not None else 0
        if self.hands[owner]:
            points += settlement.set_worth(table)
        self.debt = settlement.Debt(owner, seat, points)

    def _go_out(self, seat: int) -> None:
        self.finished = (*self.finished, seat)
        self.events.append(WentOut(seat, len(self.finished)))
        if self.rules.scoring.kind == "settlement" and len(self.finished) == 1:
            for other in self._in_turn_after(seat):
                if other not in self.played_any:
                    self._drop(other, seat)

    def _drop(self, seat: int, first: int) -> None:
        points = settlement.FROZEN + settlement.hand_worth(
            self.hands[seat], double_sequences=self.rules.double_sequences
        )
        self.dropped = (*self.dropped, seat)
        self.events.append(Dropped(seat, points))
        self._settle(Settled(seat, first, points, Cause.FROZEN))

    def _in_turn_after(self, seat: int) -> list[int]:
        """The other seats, in turn order."""
        seats = len(self.hands)
        return [(seat + step) % seats for step in range(1, seats)]

    def _holds(self, seat: int) -> bool:
        return self.hands[seat] != 0 and seat not in self.dropped

    def _possible_interrupters(self, owner: int) -> tuple[int, ...]:
        """The seats that may answer a play out of turn, in seat order from its owner."""
        if self.rules.interrupts == "none" or not is_bomb_target(cast("Combo", self.table)):
            return ()
        return tuple(
            seat
            for seat in self._in_turn_after(owner)
            if self._holds(seat)
            and Turn(self.rules, self.hands[seat], self.table, on_turn=False).plays
        )

    def _ask_interrupters(self, seats: tuple[int, ...]) -> None:
        self.interrupters = seats
        if seats:
            self.seat = seats[0]
            self.turn = Turn(self.rules, self.hands[self.seat], self.table, on_turn=False)
        else:
            self._next_after(cast("int", self.owner))

    def _next_after(self, seat: int) -> None:
        """Ask the next who may answer; back at the owner of the play, the trick closes."""
        for other in self._in_turn_after(seat):
            if other == self.owner:
                break
            if not self._holds(other):
                continue
            locked = other in self.locked
            if locked and self.rules.free_bombs == "none":
                continue
            turn = Turn(self.rules, self.hands[other], self.table, locked=locked)
            if not locked or turn.plays:
                self.seat, self.turn = other, turn
                return
        self._close()

    def _close(self) -> None:
        owner = cast("int", self.owner)
        heirs = (seat for seat in (owner, *self._in_turn_after(owner)) if self._holds(seat))
        leader = next(heirs)
        self.events.append(TrickClosed(owner, leader))
        self._pay_debt()
        self.table, self.owner, self.trick, self.locked = None, None, (), frozenset()
        self._lead(leader)

    def _lead(self, leader: int) -> None:
        """Ask the leader, or the next who has a legal play; if nobody has, the hand is void."""
        for seat in (leader, *self._in_turn_after(leader)):
            if not self._holds(seat):
                continue
            turn = Turn(self.rules, self.hands[seat], None, opening=self.opening)
            if turn.plays:
                self.leader, self.seat, self.turn = seat, seat, turn
                return
            self.events.append(LeadPassed(seat))
            self.opening = None
        self.events.append(RoundVoided())
        self.voided = True
        self.points = (0,) * len(self.hands)
        self._end()

    def _pay_debt(self) -> None:
        if self.debt is not None and self.debt.points:
            debt = self.debt
            self._settle(Settled(debt.payer, debt.payee, debt.points, Cause.BEATEN))
        self.debt = None

    def _settle(self, paid: Settled) -> None:
        points = list(self.points)
        points[paid.payer] -= paid.points
        points[paid.payee] += paid.points
        self.points = tuple(points)
        self.events.append(paid)

    def _finish(self) -> None:
        """The hand is decided: settle and score."""
        self._pay_debt()
        for paid in payments_of(self):
            self._settle(paid)
        self._end()
        scored = points_of(self)
        self.points = tuple(a + b for a, b in zip(self.points, scored, strict=True))

    def _end(self) -> None:
        self.is_over = True
        self.interrupters = ()
        self.turn = Turn(self.rules, self.hands[self.seat], None, on_turn=False)
