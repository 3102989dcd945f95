"""The legal plays of a turn as a lazy collection."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import TYPE_CHECKING

from thirteen.engine.beats import floor, higher_than, is_bomb_target, matching
from thirteen.engine.candidates import (
    double_sequences,
    of_ranks,
    of_size,
    straights,
    suited_straights,
)
from thirteen.engine.cards import TWOS
from thirteen.engine.combos import QUAD_SIZE, SHORTEST_RUN, Kind
from thirteen.engine.legality import Ask, refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thirteen.engine.combos import Combo
    from thirteen.engine.rules import Rules
    from thirteen.engine.turn import Turn


class Plays(Collection[int]):
    """The sets of cards a turn may lay down (never `PASS`), each once, lowest first.

    Singles, pairs, triples and straights by length come before bombs by strength; within one kind
    and size the lower highest card is first, then the lower next card and so on. Asking whether a
    set is among them looks at that set only; asking whether there are any stops at the first.
    """

    __slots__ = ("_turn",)

    def __init__(self, turn: Turn) -> None:
        self._turn = turn

    def __contains__(self, cards: object) -> bool:
        return type(cards) is int and cards != 0 and refusal(self._turn, cards) is None

    def __iter__(self) -> Iterator[int]:
        # Looked at when the first is asked for: list() asks for the length in between.
        cache = self._turn.listed
        yield from cache[0] if cache else _generate(self._turn)

    def __bool__(self) -> bool:
        return next(iter(self), 0) != 0

    def __len__(self) -> int:
        return len(self.listed())

    def __repr__(self) -> str:
        return f"{self._turn!r}.plays"

    def listed(self) -> tuple[int, ...]:
        """All of them; worked out once a turn."""
        cache = self._turn.listed
        if not cache:
            cache.append(tuple(_generate(self._turn)))
        return cache[0]


def _generate(turn: Turn) -> Iterator[int]:
    """Every legal play in order."""
    plays: Iterator[int] = chain.from_iterable(_groups(turn))
    if turn.opening is not None and turn.ask is Ask.LEAD:
        card = 1 << turn.opening
        alone = turn.rules.opening == "alone"
        plays = (play for play in plays if (play == card if alone else play & card))
    if turn.hand & TWOS and not turn.rules.finish_on_two:
        plays = (play for play in plays if play != turn.hand)
    return plays


def _groups(turn: Turn) -> Iterator[Iterable[int]]:
    """Lists of plays which one after the other are all in order."""
    ask, table = turn.ask, turn.table
    if ask is Ask.LEAD:
        yield from _leads(turn.hand, turn.rules)
    elif ask is not Ask.NOTHING and table is not None:
        if ask is Ask.REPLY and not table.is_bomb:
            yield from _replies(turn.hand, table, turn.rules)
        if is_bomb_target(table) or turn.rules.bombs_beat == "anything":
            yield from _bombs(turn, table)


def _leads(hand: int, rules: Rules) -> Iterator[Iterable[int]]:
    """Every combination."""
    ranks = of_ranks(hand)
    yield of_size(ranks, 1)
    yield of_size(of_ranks(hand, one_colour=True) if rules.suits_match else ranks, 2)
    yield of_size(ranks, 3)
    yield from suited_straights(hand) if rules.suits_match else straights(ranks)
    sequences = double_sequences(ranks) if rules.double_sequences else [[]]
    yield sequences[0]
    yield of_size(ranks, QUAD_SIZE)
    yield from sequences[1:]


def _replies(hand: int, table: Combo, rules: Rules) -> Iterator[Iterable[int]]:
    """The plays of the table's own kind and size that beat it."""
    least = higher_than(table.top, rules)
    fitting = hand & matching(table, rules)
    if fitting < least:
        return
    if table.kind is Kind.STRAIGHT:
        size = table.size
        suited = rules.suits_match
        found = suited_straights(fitting, size) if suited else straights(of_ranks(fitting), size)
        for straight in found[size - SHORTEST_RUN :]:
            yield [cards for cards in straight if cards >= least]
    else:
        # Lower ranks hold nothing that is high enough.
        lowest = table.top & ~7
        ranks = of_ranks(fitting >> lowest << lowest, one_colour=rules.suits_match)
        yield [cards for sets in ranks for cards in sets[table.size - 1] if cards >= least]


def _bombs(turn: Turn, table: Combo) -> Iterator[Iterable[int]]:
    """The bombs that beat the table, weakest first; all, or only those of four pairs and up."""
    ranks = of_ranks(turn.hand)
    sequences = double_sequences(ranks) if turn.rules.double_sequences else []
    groups = [
        (Kind.DOUBLE_SEQUENCE, 2 * pairs, found)
        for pairs, found in enumerate(sequences, start=SHORTEST_RUN)
    ]
    if turn.takes_any_bomb:
        groups.insert(1, (Kind.QUAD, QUAD_SIZE, of_size(ranks, QUAD_SIZE)))
    else:
        del groups[:1]
    for kind, size, found in groups:
        least = floor(kind, size, table, turn.rules) if found else None
        if least is not None:
            yield [cards for cards in found if cards >= least]
