"""Who plays: tastes laid over a level, each a leaning towards or away from some plays.

A character adds to the worth of a play, among those that its level's leeway allows. Leanings are in
the unit of worths: 1.0 is a third of the way from the last place to the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.ai.split import DOUBLE_SEQUENCE, NOTHING, QUAD
from thirteen.engine.cards import RANKS, TWO, TWOS
from thirteen.engine.combos import SHORTEST_RUN

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.ai.estimate import Estimate
    from thirteen.ai.look import Look
    from thirteen.ai.plays import Candidate

    Taste = Callable[[Look, Candidate, Estimate], float]

_NEARLY_OUT = 3


@dataclass(frozen=True, slots=True)
class Character:
    """A name the app has a title, a face and a line for, and a taste in plays."""

    name: str
    taste: Taste


def _careful(look: Look, play: Candidate, estimate: Estimate) -> float:
    """Fears the last place more than it loves the first, and waits while others spend."""
    waits = 0.08 if play.kind == NOTHING else 0.0
    return waits - 0.8 * estimate.last - 0.04 * _twos(play) * (len(look.others) > 1)


def _hoarder(look: Look, play: Candidate, estimate: Estimate) -> float:  # noqa: ARG001 a taste takes all
    """Keeps 2s to the very end."""
    return -0.35 * _twos(play) if look.hand != play.cards else 0.0


def _bomber(look: Look, play: Candidate, estimate: Estimate) -> float:  # noqa: ARG001
    """Loves the bang: lays bombs whenever it may, and tears none apart."""
    if play.kind in (QUAD, DOUBLE_SEQUENCE):
        return 1.0
    return -0.5 if holds_bomb(look.hand) and not holds_bomb(look.hand & ~play.cards) else 0.0


def _racer(look: Look, play: Candidate, estimate: Estimate) -> float:  # noqa: ARG001
    """Gets rid of cards, many and now, and hates to pass."""
    return -0.25 if play.kind == NOTHING else 0.05 * play.size


def _blocker(look: Look, play: Candidate, estimate: Estimate) -> float:  # noqa: ARG001
    """Plays high as soon as somebody has few cards, so that nobody slips out."""
    if look.least > 2 * _NEARLY_OUT or play.kind == NOTHING:
        return -0.1 if play.kind == NOTHING else 0.0
    closeness = 0.5 if look.least > _NEARLY_OUT else 1.0
    beaters = look.deck.beaters(play.kind, play.size, play.top)
    return closeness * (0.25 if beaters == 0 else 0.25 / (1 + beaters))


def _teacher(look: Look, play: Candidate, estimate: Estimate) -> float:  # noqa: ARG001
    """Plays by the book, to be learned from: lowest first, sets kept whole, 2s saved."""
    if play.kind == NOTHING:
        return 0.0
    whole = -0.08 if _splits_set(look.hand, play) else 0.0
    return whole - 0.01 * (play.top >> 3) - 0.04 * _twos(play)


def _twos(play: Candidate) -> int:
    return (play.cards & TWOS).bit_count()


def holds_bomb(cards: int) -> bool:
    """Whether there is a quad or a double sequence among some cards."""
    counts = [rank.bit_count() for rank in cards.to_bytes(RANKS, "little")]
    pairs = 0
    for count in counts[:TWO]:
        pairs = pairs + 1 if count > 1 else 0
        if pairs >= SHORTEST_RUN:
            return True
    return max(counts) >= QUAD


def _splits_set(hand: int, play: Candidate) -> bool:
    here = 0xFF << 8 * (play.top >> 3)
    return play.kind < QUAD and bool(hand & here & ~play.cards)


CHARACTERS = {
    character.name: character
    for character in (
        Character("careful", _careful),
        Character("hoarder", _hoarder),
        Character("bomber", _bomber),
        Character("racer", _racer),
        Character("blocker", _blocker),
        Character("teacher", _teacher),
    )
}
"""By name, in the order they are offered."""
