"""The plays worth telling apart: every kind, size and highest card, lower cards the lowest held.

Only the highest card decides what beats what, so a straight of 3s to 7s is one candidate a 7 held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thirteen.ai.split import ACE, DOUBLE_SEQUENCE, NOTHING, PAIR, QUAD, STRAIGHT, TRIPLE
from thirteen.engine import PASS, Kind
from thirteen.engine.cards import TWO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.engine import Combo, Turn

NUMBER_OF = {
    Kind.SINGLE: 1,
    Kind.PAIR: PAIR,
    Kind.TRIPLE: TRIPLE,
    Kind.QUAD: QUAD,
    Kind.STRAIGHT: STRAIGHT,
    Kind.DOUBLE_SEQUENCE: DOUBLE_SEQUENCE,
}
"""The small numbers of `thirteen.ai.split` for the engine's kinds."""

_EVERY = 0xFF
_BLACK, _RED = 0x0F, 0xF0
_SHORTEST = 3


class Candidate(NamedTuple):
    """One play: its kind as a small number, its number of cards, its highest card, its cards."""

    kind: int
    size: int
    top: int
    cards: int


PASSING = Candidate(NOTHING, 0, 0, PASS)


def candidate_of(combo: Combo) -> Candidate:
    """Get a combination of the engine as a candidate."""
    return Candidate(NUMBER_OF[combo.kind], combo.size, combo.top, combo.cards)


def candidates(turn: Turn) -> list[Candidate]:
    """Get the legal candidates, PASS first where it is allowed; empty only if nothing is."""
    table = turn.table
    free = table is None and turn.opening is None and turn.rules.finish_on_two
    legal = turn.plays
    made = [c for c in _shapes(turn) if free or c.cards in legal]
    if table is None:
        return made
    forced = turn.rules.must_beat and turn.on_turn and not turn.can_pass
    return made if forced else [PASSING, *made]


def _shapes(turn: Turn) -> Iterator[Candidate]:
    """Go through what the hand holds and the table's kind allows."""
    rules, table = turn.rules, turn.table
    ranks = turn.hand.to_bytes(16, "little")
    equal = rules.twins == "equal"
    kind = NOTHING if table is None else NUMBER_OF[table.kind]
    yield from _same_ranks(turn, ranks, kind, equal)
    if kind in (NOTHING, STRAIGHT):
        length = 0 if table is None else table.size
        for keep in [3 << 2 * suit for suit in range(4)] if rules.suits_match else [_EVERY]:
            yield from _runs(ranks, keep, STRAIGHT, length, equal)
    for rank in range(TWO + 1):
        if ranks[rank].bit_count() >= QUAD:
            yield from _groups(ranks[rank], QUAD, rank, equal)
    if rules.double_sequences:
        yield from _runs(ranks, _EVERY, DOUBLE_SEQUENCE, 0, equal)


def _same_ranks(turn: Turn, ranks: bytes, kind: int, equal: bool) -> Iterator[Candidate]:  # noqa: FBT001
    """Go through singles, pairs and triples; only what may answer the table, if there is one."""
    colours = (_BLACK, _RED) if turn.rules.suits_match else (_EVERY,)
    start = turn.table.top >> 3 if turn.table is not None else 0
    for size in (1, PAIR, TRIPLE) if kind == NOTHING else (kind,) if kind <= TRIPLE else ():
        for rank in range(start, TWO + 1):
            for keep in colours if size == PAIR and rank != TWO else (_EVERY,):
                yield from _groups(ranks[rank] & keep, size, rank, equal)


def _groups(bits: int, size: int, rank: int, equal: bool) -> Iterator[Candidate]:  # noqa: FBT001
    if bits.bit_count() >= size:
        for top, cards in _tops(bits, size, rank, equal):
            yield Candidate(size, size, top, cards)


def _tops(bits: int, size: int, rank: int, equal: bool) -> list[tuple[int, int]]:  # noqa: FBT001
    """Each highest card that `size` cards of a rank may have, with the set; equal twins once."""
    cards = [card for card in range(8) if bits >> card & 1]
    base = 8 * rank
    low = sum(1 << base + card for card in cards[: size - 1])
    out = []
    for i in range(size - 1, len(cards)):
        card = cards[i]
        if equal and i >= size and card & 1 and cards[i - 1] == card - 1:
            continue
        out.append((base + card, low | 1 << base + card))
    return out


def _runs(
    ranks: bytes,
    keep: int,
    kind: int,
    length: int,
    equal: bool,  # noqa: FBT001
) -> Iterator[Candidate]:
    """Go through straights or double sequences; of `length` cards unless that is 0."""
    width = 2 if kind == DOUBLE_SEQUENCE else 1
    for start in range(ACE - 1):
        low = 0
        for end in range(start, ACE + 1):
            bits = ranks[end] & keep
            if bits.bit_count() < width:
                break
            size = (end - start + 1) * width
            if end >= start + _SHORTEST - 1 and length in (0, size):
                for top, cards in _tops(bits, width, end, equal):
                    yield Candidate(kind, size, top, low | cards)
            lowest = bits & -bits
            if width > 1:
                rest = bits ^ lowest
                lowest |= rest & -rest
            low |= lowest << 8 * end
