"""One deal played out, immutable."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING

from thirteen.engine.cards import check_cards
from thirteen.engine.course import Course
from thirteen.engine.deal import deal_hands
from thirteen.engine.reasons import IllegalPlay, Reason
from thirteen.engine.rules import HAND_SIZE, Rules
from thirteen.engine.scoring import places_of
from thirteen.engine.turn import Turn

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from thirteen.engine.combos import Combo
    from thirteen.engine.events import Event
    from thirteen.engine.instant import InstantKind
    from thirteen.engine.settlement import Debt


@dataclass(frozen=True, slots=True)
class Round:
    """One deal at one moment; made by `deal` or `from_hands`, and from then on by `play`."""

    rules: Rules
    hands: tuple[int, ...]
    """The cards each seat holds; a seat that dropped out keeps them."""
    seat: int
    """Whose answer is wanted; when the hand is over, who answered last."""
    turn: Turn
    """What that seat is asked; ``turn.on_turn`` is False for an interrupt and when all is over."""
    table: Combo | None
    """The combination to beat, or None for a lead."""
    owner: int | None
    """Who played it."""
    leader: int
    """Who led this trick, or is to lead it."""
    locked: frozenset[int]
    """The seats that have passed and are out until the trick closes."""
    finished: tuple[int, ...]
    """The seats that have gone out, first to last."""
    dropped: tuple[int, ...]
    """The seats out of the hand because they had played nothing when the first went out."""
    played_any: frozenset[int]
    """The seats that have played a card in this hand."""
    trick: tuple[tuple[int, int], ...]
    """The plays of this trick, each as (seat, cards)."""
    opening: int | None
    """The card the next lead must include, or be, while the opening rule holds."""
    interrupters: tuple[int, ...]
    """The seats yet to be asked whether they interrupt, the one being asked first."""
    debt: Debt | None
    """Under settlement: what is owed when this trick closes."""
    points: tuple[int, ...]
    """What this hand has brought each seat: payments up to now; all of it when it is over."""
    instant: InstantKind | None
    """The kind of hand that decided the deal at once, or None."""
    voided: bool
    """Whether the hand counts for nothing and is to be dealt again."""
    is_over: bool

    @classmethod
    def deal(cls, rules: Rules, seats: int, rng: random.Random, leader: int | None = None) -> Round:
        """A dealt round, dealt again as often as the rules say so.

        Without a leader the holder of the lowest card leads, under the opening rule. ValueError
        for a number of seats that the rules do not allow and a leader who is not there.
        """
        hands, _ = deal_hands(rules, seats, rng)
        dealt = cls.from_hands(rules, hands, leader)
        while dealt.voided:
            hands, _ = deal_hands(rules, seats, rng)
            dealt = cls.from_hands(rules, hands)
        return dealt

    @classmethod
    def from_hands(cls, rules: Rules, hands: Sequence[int], leader: int | None = None) -> Round:
        """A round with these hands, one a seat.

        Instant wins are looked for if the hands are as large as the rules deal them: the round is
        then over at once, and ``voided`` where such a hand means dealing again. ValueError for
        empty hands, hands of more than 13 cards, and a card in two hands.
        """
        return cls.begin(rules, hands, leader)[0]

    @classmethod
    def begin(
        cls, rules: Rules, hands: Sequence[int], leader: int | None = None
    ) -> tuple[Round, tuple[Event, ...]]:
        """`from_hands` with what happened at once: instant wins, a lead handed on."""
        if type(rules) is not Rules:
            msg = "a round needs rules"
            raise ValueError(msg)
        checked = _checked_hands(rules, hands)
        first, opening = first_leader(checked, leader)
        course = Course(
            rules,
            checked,
            first,
            Turn(rules, checked[first], None, opening),
            leader=first,
            opening=opening,
            points=(0,) * len(checked),
        )
        full = rules.cards_each(len(checked))
        course.start(full=all(hand.bit_count() == full for hand in checked))
        return _frozen(course), tuple(course.events)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(hand.bit_count() for hand in self.hands)

    @property
    def places(self) -> tuple[int | None, ...]:
        """The place of each seat, from 1; None while it is open. Shared places are the last."""
        return places_of(_course(self))

    def play(self, play: int) -> tuple[Round, tuple[Event, ...]]:
        """The round after an answer (cards or `PASS`) of the seat being asked, and what happened.

        IllegalPlay, with the reason, for anything the rules refuse.
        """
        if self.is_over:
            raise IllegalPlay(Reason.HAND_OVER)
        self.turn.verify(play)
        course = _course(self)
        course.answer(play)
        return _frozen(course), tuple(course.events)

    def with_hands(self, hands: Sequence[int]) -> Round:
        """The same moment with other cards in the hands, as many for each seat.

        What a player who does not see the hands may imagine. ValueError if a number of cards or,
        while the opening rule holds, the place of the opening card differs.
        """
        if not isinstance(hands, (list, tuple)) or len(hands) != self.seats:
            msg = f"{self.seats} hands are needed"
            raise ValueError(msg)
        for hand, count in zip(hands, self.counts, strict=True):
            check_cards(hand)
            if hand.bit_count() != count:
                msg = f"each hand must keep its number of cards, {self.counts}"
                raise ValueError(msg)
        _check_apart(hands)
        if self.opening is not None and not hands[self.leader] >> self.opening & 1:
            msg = "the leader must keep the opening card"
            raise ValueError(msg)
        course = _course(self)
        course.imagine(tuple(hands))
        return _frozen(course)


_facts = attrgetter(*(item.name for item in fields(Round)))


def _course(state: Round) -> Course:
    return Course(*_facts(state))


def _frozen(course: Course) -> Round:
    return Round(*_facts(course))


def first_leader(hands: Sequence[int], leader: int | None) -> tuple[int, int | None]:
    """Who leads, and the opening card that must be led: the given leader is free of it."""
    if leader is None:
        lowest = [hand & -hand for hand in hands]
        least = min(lowest)
        return lowest.index(least), least.bit_length() - 1
    if type(leader) is not int or not 0 <= leader < len(hands):
        msg = f"the leader is a seat from 0 to {len(hands) - 1}, or None"
        raise ValueError(msg)
    return leader, None


def _checked_hands(rules: Rules, hands: Sequence[int]) -> tuple[int, ...]:
    if not isinstance(hands, (list, tuple)):
        msg = "the hands are a list of sets of cards, one a seat"
        raise ValueError(msg)  # noqa: TRY004 every bad argument is a ValueError
    rules.check_seats(len(hands))
    for hand in hands:
        check_cards(hand)
        if not 1 <= hand.bit_count() <= HAND_SIZE:
            msg = f"a hand has 1 to {HAND_SIZE} cards"
            raise ValueError(msg)
    _check_apart(hands)
    return tuple(hands)


def _check_apart(hands: Sequence[int]) -> None:
    dealt = 0
    for hand in hands:
        if dealt & hand:
            msg = "a card is in two hands"
            raise ValueError(msg)
        dealt |= hand
