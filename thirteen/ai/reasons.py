"""Why a play: the two or three facts that speak for it, as data for the app to put into words.

The facts are about the cards, not about the bot's numbers: they hold for any player's play and for
hints, and a reader can check each of them on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from thirteen.ai.judge import Choice
from thirteen.ai.plays import PASSING, Candidate, candidate_of
from thirteen.ai.split import DOUBLE_SEQUENCE, NOTHING, QUAD
from thirteen.engine import PASS, classify
from thirteen.engine.cards import TWOS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.ai.look import Look
    from thirteen.ai.view import SeatView

MOST = 3
_NEARLY_OUT = 3
_MANY = 4


class Fact(Enum):
    """What speaks for a play; what `cards` and `count` of its `Reason` are stands behind each."""

    ONLY_PLAY = "there is no other answer"
    GOES_OUT = "it empties the hand"
    SAFE_WIN = "nobody can beat it, and at most one combination is left that could be beaten"
    CHOPS = "a bomb on 2s or on a bomb; cards: what it beats"
    BLOCKS = "a player with `count` cards cannot go out on it"
    UNBEATABLE = "no unseen cards of its kind beat it"
    UNANSWERED = "nobody who may still answer can, if what the others played and passed tells true"
    FEWER_TURNS = "the rest goes down in `count` plays"
    SHEDS = "it gets rid of `count` cards at once"
    KEEPS_SET = "it leaves together a set that a lower play would tear; cards: the set"
    SAVES_TWOS = "it keeps the 2s; cards: the 2s"
    LOWEST = "it gets rid of the lowest card; cards: that card"
    CHEAPEST = "it is the lowest play that answers"
    COSTS_A_TURN = "every answer would leave more plays to make than the `count` of now"
    TEARS_A_SET = "every answer would tear a set; cards: the sets"
    NO_HURRY = "nobody has fewer than `count` cards"


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact; `cards` and `count` as the fact says, else 0."""

    fact: Fact
    cards: int = 0
    count: int = 0


def reasons(view: SeatView, play: int) -> tuple[Reason, ...]:
    """Get at most three reasons for a legal play (or PASS), the weightiest first."""
    choice = Choice.of(view)
    if len(choice.plays) == 1:
        return (Reason(Fact.ONLY_PLAY),)
    found = (
        _for_passing(choice) if play == PASS else _for_playing(choice, _as_candidate(view, play))
    )
    return tuple(found)[:MOST]


def _as_candidate(view: SeatView, play: int) -> Candidate:
    combo = classify(play, view.rules)
    return candidate_of(combo) if combo is not None else PASSING


def _for_playing(choice: Choice, play: Candidate) -> Iterator[Reason]:
    look = choice.look
    rest = look.hand & ~play.cards
    then = look.splitter.split(rest)
    unbeaten = look.deck.beaters(play.kind, play.size, play.top) == 0
    if not rest:
        yield Reason(Fact.GOES_OUT)
        return
    if unbeaten and then.losers <= 1 and not look.bomb_threat(play):
        yield Reason(Fact.SAFE_WIN)
    if look.table is not None and play.kind in (QUAD, DOUBLE_SEQUENCE):
        yield Reason(Fact.CHOPS, cards=look.table.cards)
    if look.least <= _NEARLY_OUT and (unbeaten or play.size > look.least):
        yield Reason(Fact.BLOCKS, count=look.least)
    if unbeaten:
        yield Reason(Fact.UNBEATABLE)
    elif look.answers.beaters(play.kind, play.size, play.top) == 0:
        yield Reason(Fact.UNANSWERED)
    if play.size >= _MANY:
        yield Reason(Fact.SHEDS, count=play.size)
    kept = _kept_set(choice, play)
    if kept:
        yield Reason(Fact.KEEPS_SET, cards=kept)
    if then.turns < look.now.turns:
        yield Reason(Fact.FEWER_TURNS, count=then.turns)
    yield from _cheapness(choice, play)


def _cheapness(choice: Choice, play: Candidate) -> Iterator[Reason]:
    look = choice.look
    twos = look.hand & TWOS
    if twos and not play.cards & TWOS and any(other.cards & TWOS for other in choice.plays):
        yield Reason(Fact.SAVES_TWOS, cards=twos)
    lowest = look.hand & -look.hand
    if look.table is None:
        if play.cards & lowest:
            yield Reason(Fact.LOWEST, cards=lowest)
        return
    least = min(other.top for other in choice.plays if other.kind == play.kind)
    if play.top == least:
        yield Reason(Fact.CHEAPEST)


def _for_passing(choice: Choice) -> Iterator[Reason]:
    look = choice.look
    answers = [play for play in choice.plays if play.kind != NOTHING]
    if all(play.cards & TWOS for play in answers):
        yield Reason(Fact.SAVES_TWOS, cards=look.hand & TWOS)
    torn = [_torn(look, play) for play in answers]
    if all(torn):
        yield Reason(Fact.TEARS_A_SET, cards=_union(torn))
    turns = look.now.turns
    if all(look.splitter.split(look.hand & ~p.cards).turns >= turns for p in answers):
        yield Reason(Fact.COSTS_A_TURN, count=turns)
    if look.least > _NEARLY_OUT:
        yield Reason(Fact.NO_HURRY, count=look.least)


def _kept_set(choice: Choice, play: Candidate) -> int:
    """Get a set that stays whole, though a lower play of the same kind and size would tear it."""
    if _torn(choice.look, play):
        return 0
    for other in choice.plays:
        if (other.kind, other.size) == (play.kind, play.size) and other.top < play.top:
            torn = _torn(choice.look, other)
            if torn:
                return torn
    return 0


def _torn(look: Look, play: Candidate) -> int:
    """Get the sets of one rank that a play takes a part of."""
    torn, cards = 0, play.cards
    while cards:
        here = 0xFF << 8 * ((cards & -cards).bit_length() - 1 >> 3)
        if look.hand & here & ~play.cards:
            torn |= look.hand & here
        cards &= ~here
    return torn


def _union(sets: list[int]) -> int:
    union = 0
    for cards in sets:
        union |= cards
    return union
