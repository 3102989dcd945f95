"""A referee for whole matches that shares no code with the course of a round."""

from __future__ import annotations

import random
from functools import singledispatchmethod
from itertools import chain, combinations, product
from typing import TYPE_CHECKING

import pytest

from thirteen.ai.view import SeatView
from thirteen.engine import (
    Combo,
    Kind,
    Match,
    Rules,
    Turn,
    classify,
    iter_cards,
)
from thirteen.engine.cards import BOTH_DECKS, DECK, TWOS
from thirteen.engine.events import (
    Dropped,
    Event,
    InstantWin,
    LastCard,
    LeadPassed,
    MatchEnded,
    Passed,
    Played,
    Redealt,
    RoundDealt,
    RoundEnded,
    RoundVoided,
    Settled,
    TrickClosed,
    WentOut,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from thirteen.ai.bot import Bot


def outranks(card: int, other: int, rules: Rules) -> bool:
    """Whether one card is above another: twins may be equal."""
    return card > other if rules.twins == "back" else card // 2 > other // 2


def beats(play: Combo, table: Combo, rules: Rules) -> bool:
    """Whether a play answers the table, in the words of the rules."""
    if play.is_bomb:
        return bomb_beats(play, table, rules)
    same = play.kind is table.kind and play.size == table.size
    return same and outranks(play.top, table.top, rules) and suits_agree(play, table, rules)


def bomb_beats(bomb: Combo, table: Combo, rules: Rules) -> bool:
    if table.is_bomb:
        if bomb.kind is table.kind and bomb.size == table.size:
            return outranks(bomb.top, table.top, rules)
        if rules.bomb_order == "ladder":
            rungs = [6, 4, 8, 10, 12]  # cards of three pairs, a quad, four, five, six pairs
            return rungs.index(bomb.size) > rungs.index(table.size)
        return rules.bomb_order == "longer" and bomb.kind is table.kind and bomb.size > table.size
    if rules.bombs_beat == "anything":
        return True
    twos = table.size if table.top // 8 == 12 else 0
    if not 1 <= twos <= 3:
        return False
    pairs = rules.pairs_beat_twos[twos - 1]
    enough = pairs is not None and bomb.size // 2 >= pairs
    return rules.quad_beats_twos >= twos if bomb.kind is Kind.QUAD else enough


def suits_agree(play: Combo, table: Combo, rules: Rules) -> bool:
    if not rules.suits_match or play.kind is Kind.TRIPLE or play.top // 8 == 12:
        return True
    suit, wanted = play.top // 2 % 4, table.top // 2 % 4
    return suit // 2 == wanted // 2 if play.kind is Kind.PAIR else suit == wanted


class Referee:
    """Follows the events of a match and asserts that each may happen now."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.scores = (0,) * seats
        self.number = 0
        self.winner: int | None = None
        self.played = 0

    def see(self, events: Iterable[Event]) -> None:
        """Follow these events."""
        for event in events:
            self._one(event)

    @singledispatchmethod
    def _one(self, event: Event) -> None:
        raise AssertionError(event)

    def _after(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def _in_play(self, seat: int) -> bool:
        return self.hands[seat] != 0 and seat not in self.dropped

    @_one.register
    def _round_dealt(self, event: RoundDealt) -> None:
        deck = DECK if self.rules.decks(self.seats) == 1 else BOTH_DECKS
        every = [event.left_out, *event.hands]
        assert sum(every) == deck
        assert sum(cards.bit_count() for cards in every) == deck.bit_count()
        each = min(13, deck.bit_count() // self.seats)
        assert [hand.bit_count() for hand in event.hands] == [each] * self.seats
        lowest = min(hand & -hand for hand in event.hands).bit_length() - 1
        if self.winner is None:
            assert event.opening == lowest
            assert event.hands[event.leader] >> lowest & 1
        else:
            assert event.opening is None
            assert event.leader == self.winner
        self.number = event.number
        self.hands = list(event.hands)
        self.opening = event.opening
        self.table: Combo | None = None
        self.owner = -1
        self.turn_of = event.leader
        self.locked: set[int] = set()
        self.out: list[int] = []
        self.dropped: set[int] = set()
        self.active: set[int] = set()
        self.points = [0] * self.seats
        self.instant = False
        self.winner = None

    @_one.register
    def _played(self, event: Played) -> None:
        seat = event.seat
        if event.interrupt:
            assert self.rules.interrupts != "none"
            assert seat != self.owner
            assert event.combo.kind is Kind.DOUBLE_SEQUENCE
            assert event.combo.size >= 8
        else:
            assert seat == self._next_seat()
        hand = self.hands[seat]
        assert self._in_play(seat)
        assert event.cards & hand == event.cards
        assert event.combo == classify(event.cards, self.rules)
        assert event.beaten == self.table
        if self.table is None:
            assert event.beaten_seat is None
            if self.opening is not None:
                assert event.cards >> self.opening & 1
                assert self.rules.opening == "include" or event.cards == 1 << self.opening
        else:
            assert event.beaten_seat == self.owner
            assert beats(event.combo, self.table, self.rules)
            if seat in self.locked and not event.interrupt:
                assert self.rules.free_bombs != "none"
                assert event.combo.is_bomb
        if not self.rules.finish_on_two and event.cards == hand:
            assert not hand & TWOS
        self.hands[seat] ^= event.cards
        self.table, self.owner, self.opening = event.combo, seat, None
        self.turn_of = seat
        self.active.add(seat)
        self.played += 1

    @_one.register
    def _passed(self, event: Passed) -> None:
        assert self.table is not None
        assert event.seat == self._next_seat()
        assert event.locked == self.rules.pass_locks
        if self.rules.must_beat and not self.table.is_bomb and event.seat not in self.locked:
            self._assert_cannot_beat(event.seat)
        if event.locked:
            self.locked.add(event.seat)
        self.turn_of = event.seat

    def _assert_cannot_beat(self, seat: int) -> None:
        """Nothing of the same kind and size in the hand is higher, as far as it may be played."""
        table, hand = self.table, self.hands[seat]
        assert table is not None
        of_rank = [[c for c in iter_cards(hand) if c // 8 == rank] for rank in range(13)]
        if table.kind is Kind.STRAIGHT:
            starts = range(12 - table.size + 1)
            sets = chain(*(product(*of_rank[low : low + table.size]) for low in starts))
        else:
            sets = chain(*(combinations(cards, table.size) for cards in of_rank))
        for cards in sets:
            play = classify(sum(1 << card for card in cards), self.rules)
            if play is not None and play.kind is table.kind and beats(play, table, self.rules):
                assert play.cards == hand
                assert hand & TWOS
                assert not self.rules.finish_on_two

    def _next_seat(self) -> int:
        """Whose turn it is: the next that is not out, nor locked without a bomb to play."""
        if self.table is None:
            return self.turn_of
        for seat in self._after(self.turn_of):
            assert seat != self.owner, "the trick should have closed"
            if not self._in_play(seat):
                continue
            if seat not in self.locked:
                return seat
            if Turn(self.rules, self.hands[seat], self.table, locked=True).plays:
                return seat
        raise AssertionError

    @_one.register
    def _last_card(self, event: LastCard) -> None:
        assert self.hands[event.seat].bit_count() == 1
        assert event.seat == self.owner

    @_one.register
    def _went_out(self, event: WentOut) -> None:
        assert self.hands[event.seat] == 0
        self.out.append(event.seat)
        assert event.place == len(self.out)

    @_one.register
    def _dropped(self, event: Dropped) -> None:
        assert self.rules.scoring.kind == "settlement"
        assert len(self.out) == 1
        assert event.seat not in self.active
        assert event.points >= 4
        self.dropped.add(event.seat)

    @_one.register
    def _trick_closed(self, event: TrickClosed) -> None:
        assert event.owner == self.owner
        still = [seat for seat in (self.owner, *self._after(self.owner)) if self._in_play(seat)]
        assert event.leader == still[0]
        if self.rules.pass_locks and self.rules.free_bombs == "none":
            assert set(still) <= self.locked | {self.owner}
        self.table, self.turn_of = None, event.leader
        self.locked = set()

    @_one.register
    def _lead_passed(self, event: LeadPassed) -> None:
        assert event.seat == self.turn_of
        assert self.hands[event.seat] & ~TWOS == 0
        assert not self.rules.finish_on_two
        self.turn_of = next((s for s in self._after(event.seat) if self._in_play(s)), event.seat)

    @_one.register
    def _round_voided(self, event: RoundVoided) -> None:
        assert event == RoundVoided()
        assert all(not hand & ~TWOS for s, hand in enumerate(self.hands) if self._in_play(s))

    @_one.register
    def _instant_win(self, event: InstantWin) -> None:
        assert event.kind.value in self.rules.instant_wins
        self.instant = True
        self.out.append(event.seat)

    @_one.register
    def _redealt(self, event: Redealt) -> None:
        assert event.kind.value in self.rules.instant_wins
        assert self.rules.instant_effect == "redeal"

    @_one.register
    def _settled(self, event: Settled) -> None:
        assert event.payer != event.payee
        assert event.points > 0
        self.points[event.payer] -= event.points
        self.points[event.payee] += event.points

    @_one.register
    def _round_ended(self, event: RoundEnded) -> None:
        assert event.number == self.number
        assert event.hands == tuple(self.hands)
        self._check_places(event.places)
        kind = self.rules.scoring.kind
        if kind in ("settlement", "collect"):
            assert sum(event.points) == 0
            assert event.points == tuple(self.points)
        elif kind == "wins":
            assert event.points == tuple(int(place == 1) for place in event.places)
        elif kind == "cards-left":
            held = [hand.bit_count() for hand in self.hands]
            if self.instant:
                held[self.out[0]] = 0
            assert event.points == tuple(held)
        else:
            first = {"players-place": self.seats - 1, "players-place+1": self.seats, "place-1": 0}
            step = 1 if self.rules.scoring.points == "place-1" else -1
            best = first[self.rules.scoring.points or ""]
            wanted = tuple(best + step * ((place or 0) - 1) for place in event.places)
            assert event.points == wanted
        self.scores = tuple(a + b for a, b in zip(self.scores, event.points, strict=True))
        assert event.scores == self.scores
        if self.rules.next_lead == "winner" and not self.instant:
            self.winner = self.out[0]

    def _check_places(self, places: tuple[int | None, ...]) -> None:
        for place, seat in enumerate(self.out, 1):
            assert places[seat] == place
        rest = [places[seat] for seat in range(self.seats) if seat not in self.out]
        if self.instant or not self.rules.play_on:
            assert len(self.out) == 1
            assert rest == [self.seats] * (self.seats - 1)
        elif self.dropped:
            assert rest.count(self.seats) >= len(self.dropped)
        else:
            assert rest == [self.seats]

    @_one.register
    def _match_ended(self, event: MatchEnded) -> None:
        best = max(self.scores) if self.rules.best == "high" else min(self.scores)
        leaders = tuple(seat for seat in range(self.seats) if self.scores[seat] == best)
        assert event.winners == leaders
        assert event.scores == self.scores
        assert len(leaders) == 1 or self.rules.ties == "share"


def watch_match(rules: Rules, bots: Sequence[Bot], seed: int) -> Referee:
    """Play a whole match under the eyes of a referee."""
    rng = random.Random(seed)
    referee = Referee(rules, len(bots))
    match, events = Match.start(rules, len(bots), seed)
    referee.see(events)
    history = list(events)
    while not match.is_over:
        view = SeatView.of(match, history)
        answer = bots[view.seat].choose(view, rng, 1.0)
        view.turn.verify(answer)
        match, events = match.play(answer)
        referee.see(events)
        history = [] if any(isinstance(e, RoundDealt) for e in events) else [*history, *events]
    assert match.scores == referee.scores
    return referee


@pytest.fixture
def watch() -> Callable[[Rules, Sequence[Bot], int], Referee]:
    """Get a function that plays a whole match under the eyes of a referee."""
    return watch_match
