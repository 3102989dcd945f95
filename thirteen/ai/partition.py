"""Splitting a hand into combinations: how few plays it takes, or how cheap they can be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from thirteen.engine import Kind, Turn, classify

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thirteen.engine import Rules

    Price = Callable[[Kind, int, int], float]

RANKS = 13
TWO = 12
SHORTEST_RUN = 3
_GROUPS = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.QUAD)
_SIZE_OF_BYTE = tuple(byte.bit_count() for byte in range(256))


@dataclass(frozen=True, slots=True)
class Prices:
    """What playing each combination costs, looked up by its width and the rank of its top card.

    `groups[n][rank]`: n cards of one rank (1 to 4). `straights[n][rank]` and `doubles[n][rank]`:
    n ranks ending at `rank`; `doubles` is None where there are no double sequences.
    """

    groups: tuple[tuple[float, ...], ...]
    straights: tuple[tuple[float, ...], ...]
    doubles: tuple[tuple[float, ...], ...] | None

    @classmethod
    def of(cls, price: Price, rules: Rules) -> Prices:
        """Get the table of `price(kind, width, top rank)`."""
        groups = ((), *(_row(price, kind, size) for size, kind in enumerate(_GROUPS, 1)))
        straights = tuple(_row(price, Kind.STRAIGHT, width) for width in range(RANKS))
        doubles = tuple(_row(price, Kind.DOUBLE_SEQUENCE, width) for width in range(RANKS))
        return cls(groups, straights, doubles if rules.double_sequences else None)


class Splitter(Protocol):
    """Finds the cheapest way to lay down cards, one combination at a time."""

    def cost(self, cards: int) -> float:
        """Get the sum of the prices of the cheapest split; 0 for no cards."""

    def split(self, cards: int) -> tuple[int, ...]:
        """Get the combinations of a cheapest split, the one with the lowest card first."""


def splitter(rules: Rules, prices: Prices, hand: int) -> Splitter:
    """Get a splitter for `hand` and every part of it."""
    if rules.suits_match:
        return _SuitedSplitter(rules, prices, hand)
    return _RankSplitter(prices)


def turns(hand: int, rules: Rules) -> int:
    """Get the least number of plays that lay down the whole hand, nobody answering."""
    return round(_turn_splitter(hand, rules).cost(hand))


def fewest_plays(hand: int, rules: Rules) -> tuple[int, ...]:
    """Get combinations that lay down the whole hand in the least number of plays."""
    return _turn_splitter(hand, rules).split(hand)


def counts_of(cards: int) -> int:
    """Get how many cards of each rank there are: four bits a rank, the 3s lowest."""
    counts = 0
    for rank, byte in enumerate(cards.to_bytes(RANKS, "little")):
        counts |= _SIZE_OF_BYTE[byte] << 4 * rank
    return counts


class _RankSplitter:
    """Where suits bind nothing, a hand is a count per rank: few states, so exact and quick."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._memo: dict[int, float] = {0: 0.0}

    def cost(self, cards: int) -> float:
        return self._cost(counts_of(cards))

    def split(self, cards: int) -> tuple[int, ...]:
        pieces = []
        counts = counts_of(cards)
        while counts:
            _price, piece = min(
                (price + self._cost(counts - piece), piece) for price, piece in self._first(counts)
            )
            pieces.append(piece)
            counts -= piece
        return _dealt_out(cards, pieces)

    def _cost(self, counts: int) -> float:
        known = self._memo.get(counts)
        if known is None:
            known = min(price + self._cost(counts - piece) for price, piece in self._first(counts))
            self._memo[counts] = known
        return known

    def _first(self, counts: int) -> Iterator[tuple[float, int]]:
        """Go through the combinations that hold a card of the lowest rank, with their prices."""
        low = ((counts & -counts).bit_length() - 1) >> 2
        one = 1 << 4 * low
        groups = self._prices.groups
        held = counts >> 4 * low & 15
        for size in range(1, min(held, len(_GROUPS)) + 1):
            yield groups[size][low], size * one
        yield from _runs(counts, low, 1, self._prices.straights)
        if self._prices.doubles is not None:
            yield from _runs(counts, low, 2, self._prices.doubles)


def _runs(
    counts: int, low: int, deep: int, prices: tuple[tuple[float, ...], ...]
) -> Iterator[tuple[float, int]]:
    piece = 0
    rank = low
    while rank < TWO and counts >> 4 * rank & 15 >= deep:
        piece |= deep << 4 * rank
        width = rank - low + 1
        if width >= SHORTEST_RUN:
            yield prices[width][rank], piece
        rank += 1


class _SuitedSplitter:
    """Where suits bind, combinations are few: an exact cover by the legal leads."""

    def __init__(self, rules: Rules, prices: Prices, hand: int) -> None:
        self._by_lowest: dict[int, list[tuple[float, int]]] = {}
        self._memo: dict[int, float] = {0: 0.0}
        anything = rules.changed(finish_on_two=True)
        for play in Turn(anything, hand, None).plays:
            price = _price_of(play, anything, prices)
            self._by_lowest.setdefault(play & -play, []).append((price, play))

    def cost(self, cards: int) -> float:
        known = self._memo.get(cards)
        if known is None:
            known = min(price + self.cost(cards ^ play) for price, play in self._first(cards))
            self._memo[cards] = known
        return known

    def split(self, cards: int) -> tuple[int, ...]:
        plays = []
        while cards:
            _, play = min(
                (price + self.cost(cards ^ play), play) for price, play in self._first(cards)
            )
            plays.append(play)
            cards ^= play
        return tuple(plays)

    def _first(self, cards: int) -> list[tuple[float, int]]:
        return [found for found in self._by_lowest[cards & -cards] if not found[1] & ~cards]


def _price_of(play: int, rules: Rules, prices: Prices) -> float:
    combo = classify(play, rules)
    if combo is None:
        raise ValueError(play)
    rank = combo.top >> 3
    if combo.kind is Kind.STRAIGHT:
        return prices.straights[combo.size][rank]
    if combo.kind is Kind.DOUBLE_SEQUENCE and prices.doubles is not None:
        return prices.doubles[combo.size // 2][rank]
    return prices.groups[combo.size][rank]


def _row(price: Price, kind: Kind, width: int) -> tuple[float, ...]:
    """Get the prices of one kind and width by top rank; 0 for a run that there is not."""
    if kind in _GROUPS:
        return tuple(price(kind, width, rank) for rank in range(RANKS))
    return tuple(
        price(kind, width, rank) if SHORTEST_RUN <= width <= rank + 1 and rank < TWO else 0.0
        for rank in range(RANKS)
    )


def _dealt_out(cards: int, pieces: list[int]) -> tuple[int, ...]:
    """Get the combinations that pieces of counts stand for, made of the cards there are.

    Runs take the lowest suits, so that what is left at a rank stays as high as it can.
    """
    runs_first = sorted(range(len(pieces)), key=lambda index: _width(pieces[index]), reverse=True)
    plays = [0] * len(pieces)
    for index in runs_first:
        piece = pieces[index]
        for rank in range(RANKS):
            for _ in range(piece >> 4 * rank & 15):
                of_rank = cards & 0xFF << 8 * rank
                lowest = of_rank & -of_rank
                plays[index] |= lowest
                cards ^= lowest
    return tuple(plays)


def _width(piece: int) -> int:
    return sum(1 for rank in range(RANKS) if piece >> 4 * rank & 15)


def _turn_splitter(hand: int, rules: Rules) -> Splitter:
    return splitter(rules, Prices.of(_one_each, rules), hand)


def _one_each(_kind: Kind, _width: int, _rank: int) -> float:
    return 1.0
