"""Places, and what a finished hand scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine import settlement
from thirteen.engine.events import Cause, Settled

if TYPE_CHECKING:
    from thirteen.engine.course import Course


def places_of(course: Course) -> tuple[int | None, ...]:
    """The place of each seat: None while it is open; who is out of the running shares the last."""
    places: list[int | None] = [None] * len(course.hands)
    for place, seat in enumerate(course.finished, start=1):
        places[seat] = place
    if course.is_over and not course.voided:
        holder = last_holder(course)
        for seat in range(len(places)):
            if places[seat] is None:
                places[seat] = len(course.finished) + 1 if seat == holder else len(places)
    return tuple(places)


def last_holder(course: Course) -> int | None:
    """The seat left with cards when a hand was played to its end, or None."""
    holders = holders_of(course)
    to_the_end = course.rules.play_on and course.instant is None
    return holders[0] if to_the_end and len(holders) == 1 else None


def holders_of(course: Course) -> list[int]:
    """The seats left with cards: who won as dealt is none of them, nor is who dropped out."""
    out = (*course.finished, *course.dropped)
    return [seat for seat, hand in enumerate(course.hands) if hand and seat not in out]


def payments_of(course: Course) -> list[Settled]:
    """What changes hands at the end of a hand, under the scorings that settle between players."""
    kind = course.rules.scoring.kind
    first = course.finished[0]
    holders = holders_of(course)
    if kind == "collect":
        return [
            Settled(
                seat,
                first,
                settlement.collect_worth(course.hands[seat], played=seat in course.played_any),
                Cause.CARDS,
            )
            for seat in holders
        ]
    if kind != "settlement":
        return []
    if course.instant is not None:
        return [Settled(seat, first, settlement.INSTANT, Cause.INSTANT) for seat in holders]
    return _placed_payments(course, holders)


def _placed_payments(course: Course, holders: list[int]) -> list[Settled]:
    """Last pays first, third pays second; and the sets left, to whoever was placed just before."""
    paid = []
    first, before = course.finished[0], course.finished[-1]
    for seat in holders:
        paid.append(Settled(seat, first, settlement.LAST_PAYS_FIRST, Cause.LAST))
        left = settlement.hand_worth(
            course.hands[seat], double_sequences=course.rules.double_sequences
        )
        if left:
            paid.append(Settled(seat, before, left, Cause.LEFT))
    if len(course.finished) >= 3:  # noqa: PLR2004 four players in the hand: a third who is not last
        second, third = course.finished[1:3]
        paid.append(Settled(third, second, settlement.THIRD_PAYS_SECOND, Cause.THIRD))
    return paid


def points_of(course: Course) -> list[int]:
    """What a hand scores each seat where nothing changes hands; nothing elsewhere."""
    scoring = course.rules.scoring
    places = places_of(course)
    if scoring.kind == "wins":
        return [int(place == 1) for place in places]
    if scoring.kind == "places":
        if scoring.points == "place-1":
            return [(place or 0) - 1 for place in places]
        extra = int(scoring.points == "players-place+1")
        return [len(places) - (place or 0) + extra for place in places]
    if scoring.kind == "cards-left":
        holders = holders_of(course)
        counts = [hand.bit_count() for hand in course.hands]
        return [count if seat in holders else 0 for seat, count in enumerate(counts)]
    return [0] * len(places)
