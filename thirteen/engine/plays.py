"""The legal plays of a turn as a lazy collection."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from thirteen.engine.beats import floor, matching
from thirteen.engine.candidates import double_sequences, same_rank, straights
from thirteen.engine.cards import TWOS
from thirteen.engine.combos import QUAD_SIZE, Kind
from thirteen.engine.legality import Ask, refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from thirteen.engine.combos import Combo
    from thirteen.engine.rules import Rules
    from thirteen.engine.turn import Turn

_SIZES = {Kind.SINGLE: 1, Kind.PAIR: 2, Kind.TRIPLE: 3}


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
        return iter(self._turn.listed[0]) if self._turn.listed else _generate(self._turn)

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
    plays = _unfiltered(turn)
    if turn.opening is not None and turn.ask is Ask.LEAD:
        card = 1 << turn.opening
        alone = turn.rules.opening == "alone"
        plays = (play for play in plays if (play == card if alone else play & card))
    if turn.hand & TWOS and not turn.rules.finish_on_two:
        plays = (play for play in plays if play != turn.hand)
    return plays


def _unfiltered(turn: Turn) -> Iterator[int]:
    ask, hand, rules = turn.ask, turn.hand, turn.rules
    if ask is Ask.LEAD:
        for kind, size in _SIZES.items():
            for sets in same_rank(hand, size, one_colour=rules.suits_match and kind is Kind.PAIR):
                yield from sets
        for _, found in straights(hand, one_suit=rules.suits_match):
            yield from found
        yield from _bombs(hand, None, rules, include_all=True)
        return
    table = turn.table
    if ask is Ask.NOTHING or table is None:
        return
    if ask is Ask.REPLY and not table.is_bomb:
        yield from _replies(hand, table, rules)
    yield from _bombs(hand, table, rules, include_all=turn.takes_any_bomb)


def _replies(hand: int, table: Combo, rules: Rules) -> Iterator[int]:
    """The plays of the table's own kind and size that beat it."""
    least = floor(table.kind, table.size, table, rules) or 0
    fitting = hand & matching(table, rules)
    if fitting < least:
        return
    sets: Iterable[Iterable[int]]
    if table.kind is Kind.STRAIGHT:
        size, suited = table.size, rules.suits_match
        sets = (found for _, found in straights(fitting, size, size, one_suit=suited))
    else:
        one_colour = rules.suits_match and table.kind is Kind.PAIR
        sets = same_rank(fitting, table.size, one_colour=one_colour)
    for found in sets:
        for cards in found:
            if cards >= least:
                yield cards


def _bombs(hand: int, table: Combo | None, rules: Rules, *, include_all: bool) -> Iterator[int]:
    """The bombs that beat the table, or all to lead, weakest first; all or four pairs and up."""
    if table is not None and not table.is_twos and not table.is_bomb and rules.bombs_beat == "twos":
        return
    groups: list[tuple[Kind, int, Iterable[int]]] = []
    if rules.double_sequences:
        groups += (
            (Kind.DOUBLE_SEQUENCE, 2 * pairs, found) for pairs, found in double_sequences(hand)
        )
    if include_all:
        quads = (quad for sets in same_rank(hand, QUAD_SIZE) for quad in sets)
        groups.insert(1, (Kind.QUAD, QUAD_SIZE, quads))
    else:
        del groups[:1]
    for kind, size, found in groups:
        least = 0 if table is None else floor(kind, size, table, rules)
        if least is not None:
            for cards in found:
                if cards >= least:
                    yield cards
