"""The combinations a hand holds, found directly, lowest first.

A hand is 13 bytes, one a rank, and what a rank's byte can give is worked out once and kept.
Straights and double sequences grow upwards from each rank. All masks of one kind and size come in
ascending order, which is the order of their highest cards.
"""

from __future__ import annotations

from itertools import chain, combinations, zip_longest
from typing import TYPE_CHECKING

from thirteen.engine.cards import RANKS, SUIT_MASKS, TWO, iter_cards
from thirteen.engine.combos import QUAD_SIZE, SHORTEST_RUN, is_one_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

Masks = tuple[int, ...]
Ranks = list[tuple[Masks, ...]]
"""For each rank 3 to 2 the singles, pairs, triples and quads that a hand has of it."""

LONGEST_RUN = TWO
"""Ranks 3 to A: a 2 is in no straight."""


class _Sets(dict[int, tuple[Masks, ...]]):
    """For the cards held of one rank (a byte) its singles, pairs, triples and quads as masks."""

    def __init__(self, rank: int, *, one_colour: bool) -> None:
        super().__init__()
        self._rank = rank
        self._one_colour = one_colour

    def __missing__(self, group: int) -> tuple[Masks, ...]:
        cards = [1 << (8 * self._rank + card) for card in iter_cards(group)]
        made = [
            tuple(sorted(map(sum, combinations(cards, size)))) for size in range(1, QUAD_SIZE + 1)
        ]
        if self._one_colour:
            made[1] = tuple(filter(is_one_colour, made[1]))
        self[group] = tuple(made)
        return self[group]


_FREE = tuple(_Sets(rank, one_colour=False) for rank in range(RANKS))
_MATCHED = tuple(_Sets(rank, one_colour=rank != TWO) for rank in range(RANKS))


def of_ranks(hand: int, *, one_colour: bool = False) -> Ranks:
    """For each rank 3 to 2 the singles, pairs, triples and quads of a hand.

    ``one_colour`` leaves out the pairs of two colours, but for 2s.
    """
    tables = _MATCHED if one_colour else _FREE
    groups = hand.to_bytes(RANKS, "little")
    return [table[group] for table, group in zip(tables, groups, strict=True)]


def runs(steps: Sequence[Masks], longest: int = LONGEST_RUN) -> list[list[int]]:
    """The runs of consecutive ranks, a list for each length from three to at most the longest.

    ``steps`` has for each rank 3 to A the sets that can be a run's part of that rank.
    """
    by_length: list[list[int]] = [[]]
    for start, (low, middle, high) in enumerate(zip(steps, steps[1:], steps[2:], strict=False)):
        if not (low and middle and high):
            continue
        made = [a | b | c for c in high for b in middle for a in low]
        by_length[0] += made
        for more, highest in enumerate(steps[start + SHORTEST_RUN : start + longest], start=1):
            if not highest:
                break
            made = [top | rest for top in highest for rest in made]
            if more == len(by_length):
                by_length.append(made)
            else:
                by_length[more] += made
    return by_length


def straights(ranks: Ranks, longest: int = LONGEST_RUN) -> list[list[int]]:
    """The straights of a hand, a list for each length from three to at most the longest."""
    return runs([sets[0] for sets in ranks[:TWO]], longest)


def suited_straights(hand: int, longest: int = LONGEST_RUN) -> list[list[int]]:
    """The same, but only straights of one suit."""
    suits = [straights(of_ranks(hand & suit), longest) for suit in SUIT_MASKS]
    return [sorted(chain(*lists)) for lists in zip_longest(*suits, fillvalue=[])]


def double_sequences(ranks: Ranks) -> list[list[int]]:
    """The double sequences of a hand, a list for each length from three pairs."""
    return runs([sets[1] for sets in ranks[:TWO]])


def of_size(ranks: Ranks, size: int) -> list[int]:
    """The singles, pairs, triples or quads of a hand."""
    return [cards for sets in ranks for cards in sets[size - 1]]
