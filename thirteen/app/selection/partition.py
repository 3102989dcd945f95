"""A hand split into as few combinations as it can be."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from thirteen.engine import cards_of_rank, iter_cards, rank_of, suit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.engine import Rules

TWO = 12
SHORTEST = 3
LARGEST_GROUP = 4


def partition(hand: int, rules: Rules) -> tuple[int, ...]:
    """Get combinations that make up `hand`: as few as can be, and of those splits the most uneven.

    Each is a mask.
    """
    return _split(hand, rules.suits_match, rules.double_sequences)[1]


def turns_to_empty(hand: int, rules: Rules) -> int:
    """Get the fewest plays that could lay down `hand` if nobody else played."""
    return len(partition(hand, rules))


@lru_cache(maxsize=4096)
def _split(hand: int, matching: bool, doubles: bool) -> tuple[tuple[int, int], tuple[int, ...]]:  # noqa: FBT001 - a cache key
    """Get (number of pieces, minus the sum of their squares) and the pieces of the best split."""
    if not hand:
        return (0, 0), ()
    best: tuple[tuple[int, int], tuple[int, ...]] | None = None
    for piece in _pieces(hand, matching=matching, doubles=doubles):
        (count, evenness), rest = _split(hand & ~piece, matching, doubles)
        cost = (count + 1, evenness - piece.bit_count() ** 2)
        if best is None or cost < best[0]:
            best = cost, (piece, *rest)
    assert best is not None  # noqa: S101 - a card alone is always a piece
    return best


def _pieces(hand: int, *, matching: bool, doubles: bool) -> Iterator[int]:
    """Get the combinations worth trying that hold the lowest card of `hand`.

    Which copy of a rank goes where only matters where suits must match; elsewhere the lowest will
    do, and whatever no run takes of a rank is best laid together.
    """
    lowest = (hand & -hand).bit_length() - 1
    rank = rank_of(lowest)
    if matching:
        yield from _matching_groups(lowest, cards_of_rank(hand, rank))
    else:
        yield _lowest(cards_of_rank(hand, rank), LARGEST_GROUP)
    if rank == TWO:
        return
    yield from _runs(hand, rank, 1, suit_of(lowest) if matching else None)
    if doubles:
        yield from _runs(hand, rank, 2, None)


def _matching_groups(card: int, group: int) -> Iterator[int]:
    """Get the groups with `card` from the cards of its rank, pairs of one colour (or of 2s)."""
    others = list(iter_cards(group & ~(1 << card)))
    yield 1 << card
    for other in others:
        if rank_of(card) == TWO or suit_of(card) // 2 == suit_of(other) // 2:
            yield 1 << card | 1 << other
    for size in (2, 3):
        for rest in combinations(others, size):
            yield 1 << card | sum(1 << other for other in rest)


def _runs(hand: int, rank: int, width: int, suit: int | None) -> Iterator[int]:
    """Get the runs upwards from `rank`, `width` cards a rank, of one suit or of any."""
    run = 0
    for length, step in enumerate(range(rank, TWO), start=1):
        cards = cards_of_rank(hand, step)
        if suit is not None:
            cards = sum(1 << card for card in iter_cards(cards) if suit_of(card) == suit)
        if cards.bit_count() < width:
            return
        run |= _lowest(cards, width)
        if length >= SHORTEST:
            yield run


def _lowest(cards: int, count: int) -> int:
    """Get the `count` lowest cards of a mask, or all if there are fewer."""
    chosen = 0
    while cards and count:
        chosen |= cards & -cards
        cards &= cards - 1
        count -= 1
    return chosen
