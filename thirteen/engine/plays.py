"""The legal plays of a turn as a lazy collection."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import TYPE_CHECKING

from thirteen.engine.beats import floor, higher_than, is_bomb_target, matching
from thirteen.engine.candidates import double_sequences, of_ranks, quads, straights
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
    ask, hand, rules, table = turn.ask, turn.hand, turn.rules, turn.table
    if ask is Ask.LEAD:
        ranks = of_ranks(hand, one_colour=rules.suits_match)
        for size in (1, 2, 3):
            yield [cards for sets in ranks for cards in sets[size - 1]]
        yield from straights(hand, one_suit=rules.suits_match)
        yield from _bombs(hand, None, rules, include_all=True)
    elif ask is not Ask.NOTHING and table is not None:
        if ask is Ask.REPLY and not table.is_bomb:
            yield from _replies(hand, table, rules)
        yield from _bombs(hand, table, rules, include_all=turn.takes_any_bomb)


def _replies(hand: int, table: Combo, rules: Rules) -> Iterator[Iterable[int]]:
    """The plays of the table's own kind and size that beat it."""
    least = higher_than(table.top, rules)
    fitting = hand & matching(table, rules)
    if fitting < least:
        return
    if table.kind is Kind.STRAIGHT:
        found = straights(fitting, table.size, one_suit=rules.suits_match)
        for straight in found[table.size - SHORTEST_RUN :]:
            yield [cards for cards in straight if cards >= least]
    else:
        # Lower ranks hold nothing that is high enough.
        lowest = table.top & ~7
        ranks = of_ranks(fitting >> lowest << lowest, one_colour=rules.suits_match)
        yield [cards for sets in ranks for cards in sets[table.size - 1] if cards >= least]


def _bombs(
    hand: int, table: Combo | None, rules: Rules, *, include_all: bool
) -> Iterator[Iterable[int]]:
    """The bombs that beat the table, or all to lead, weakest first; all or four pairs and up."""
    if table is not None and not is_bomb_target(table) and rules.bombs_beat == "twos":
        return
    groups = [
        (Kind.DOUBLE_SEQUENCE, 2 * pairs, found)
        for pairs, found in enumerate(
            double_sequences(hand) if rules.double_sequences else (), start=SHORTEST_RUN
        )
    ]
    if include_all:
        groups.insert(1, (Kind.QUAD, QUAD_SIZE, quads(hand)))
    else:
        del groups[:1]
    for kind, size, found in groups:
        if found:
            least = 0 if table is None else floor(kind, size, table, rules)
            if least is not None:
                yield [cards for cards in found if cards >= least]
