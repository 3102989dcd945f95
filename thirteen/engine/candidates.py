"""The combinations a hand holds, found directly, lowest first.

A mask of 13 bytes has one byte a rank. Every function gives masks of one kind and size in
ascending order, which is the order of their highest cards. Straights and double sequences grow by
one rank at a time from all shorter ones.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from thirteen.engine.cards import RANKS, SUIT_MASKS, TWO, iter_cards
from thirteen.engine.combos import SHORTEST_RUN, is_one_colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Masks = tuple[int, ...]

LONGEST_RUN = TWO
"""Ranks 3 to A: a 2 is in no straight."""


@cache
def of_rank(rank: int, group: int, size: int, *, one_colour: bool = False) -> Masks:
    """Every set of ``size`` cards of the byte ``group`` of one rank, as masks of the whole deck."""
    cards = tuple(1 << (8 * rank + card) for card in iter_cards(group))
    sets = sorted(sum(chosen) for chosen in combinations(cards, size))
    return tuple(made for made in sets if not one_colour or is_one_colour(made))


def same_rank(hand: int, size: int, *, one_colour: bool = False) -> list[Masks]:
    """For each rank 3 to 2 the singles, pairs, triples or quads of a hand; pairs of 2s may mix."""
    return [
        of_rank(rank, group, size, one_colour=one_colour and rank != TWO) if group else ()
        for rank, group in enumerate(hand.to_bytes(RANKS, "little"))
    ]


def runs(steps: Sequence[Masks], shortest: int, longest: int) -> Iterator[tuple[int, list[int]]]:
    """Every length from shortest to longest with its runs of consecutive ranks.

    ``steps`` has for each rank 3 to A the sets that can be a run's part of that rank.
    """
    growing: list[Sequence[int]] = list(steps)
    for length in range(2, longest + 1):
        growing = [
            [high | low for high in steps[start + length - 1] for low in lows] if lows else ()
            for start, lows in enumerate(growing[: LONGEST_RUN + 1 - length])
        ]
        if not any(growing):
            return
        if length >= shortest:
            yield length, [made for some in growing for made in some]


def straights(
    hand: int,
    shortest: int = SHORTEST_RUN,
    longest: int = LONGEST_RUN,
    *,
    one_suit: bool = False,
) -> Iterable[tuple[int, list[int]]]:
    """Every length with the straights of a hand."""
    if not one_suit:
        return runs(same_rank(hand, 1)[:TWO], shortest, longest)
    by_length: dict[int, list[int]] = {}
    for suit in SUIT_MASKS:
        for length, found in runs(same_rank(hand & suit, 1)[:TWO], shortest, longest):
            by_length.setdefault(length, []).extend(found)
    return [(length, sorted(found)) for length, found in sorted(by_length.items())]


def double_sequences(hand: int) -> Iterator[tuple[int, list[int]]]:
    """Every length in pairs with the double sequences of a hand."""
    return runs(same_rank(hand, 2)[:TWO], SHORTEST_RUN, LONGEST_RUN)
