"""What 2s and bombs cost: the payments inside a hand, and the sets left in hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from thirteen.engine.cards import BLACK, RED, TWO, TWOS, cards_of_rank
from thirteen.engine.combos import QUAD_SIZE, SHORTEST_RUN, Combo, Kind

BLACK_TWO = 1
RED_TWO = 2
THREE_PAIRS = 3
QUAD = 4
FOUR_PAIRS_OR_MORE = 5

LAST_PAYS_FIRST = 2
THIRD_PAYS_SECOND = 1
FROZEN = 4
INSTANT = 4

COLLECT_BLACK_TWO = 2
COLLECT_RED_TWO = 4
COLLECT_QUAD = 8
COLLECT_NEVER_PLAYED = 26


@dataclass(frozen=True, slots=True)
class Debt:
    """What the last victim of a chain of bombs owes the last who beat it when the trick closes."""

    payer: int
    payee: int
    points: int


def twos_worth(cards: int) -> int:
    """What the 2s among some cards cost."""
    twos = cards & TWOS
    return BLACK_TWO * (twos & BLACK).bit_count() + RED_TWO * (twos & RED).bit_count()


def set_worth(combo: Combo) -> int:
    """What a combination costs when a bomb beats it: 2s and bombs something, others nothing."""
    if combo.kind is Kind.QUAD:
        return QUAD
    if combo.kind is Kind.DOUBLE_SEQUENCE:
        return _sequence_worth(combo.pairs)
    return twos_worth(combo.cards)


def hand_worth(hand: int, *, double_sequences: bool) -> int:
    """What the 2s and the bombs left in a hand cost.

    A card counts in one set only; of all ways to take the hand apart the dearest counts.
    """
    counts = tuple(cards_of_rank(hand, rank).bit_count() for rank in range(TWO))
    return twos_worth(hand) + _bombs_worth(counts, double_sequences)


def collect_worth(hand: int, *, played: bool) -> int:
    """What a loser pays the winner where the winner collects for the cards left."""
    if not played:
        return COLLECT_NEVER_PLAYED
    twos = hand & TWOS
    quads = sum(cards_of_rank(hand, rank).bit_count() // QUAD_SIZE for rank in range(TWO + 1))
    return (
        (hand & ~TWOS).bit_count()
        + COLLECT_BLACK_TWO * (twos & BLACK).bit_count()
        + COLLECT_RED_TWO * (twos & RED).bit_count()
        + COLLECT_QUAD * quads
    )


def _sequence_worth(pairs: int) -> int:
    return THREE_PAIRS if pairs == SHORTEST_RUN else FOUR_PAIRS_OR_MORE


@cache
def _bombs_worth(counts: tuple[int, ...], sequences: bool) -> int:  # noqa: FBT001 cache key
    """The dearest bombs that ranks from 3 up, so many cards of each, can be taken apart into."""
    if not counts:
        return 0
    first, rest = counts[0], counts[1:]
    best = _bombs_worth(rest, sequences)
    if first >= QUAD_SIZE:
        best = max(best, QUAD + _bombs_worth((first - QUAD_SIZE, *rest), sequences))
    if sequences:
        pairs = 0
        while pairs < len(counts) and counts[pairs] >= 2:  # noqa: PLR2004 a pair
            pairs += 1
            if pairs >= SHORTEST_RUN:
                left = tuple(n - 2 for n in counts[:pairs]) + counts[pairs:]
                best = max(best, _sequence_worth(pairs) + _bombs_worth(left, sequences))
    return best
