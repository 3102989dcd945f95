"""What the others' plays and passes tell of their hands, if they are taken at their word.

Whoever leads is taken to begin with its lowest card and to hold no more of a set's rank, whoever
answers a single to do so with the lowest card that can, and whoever passes on a single or a pair
to have none that is higher. Where a round opens with one card alone, that play tells nothing. A
seat that later lays cards it could not have held is not believed again in this round. The
simulator under build/ai reads the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.engine import Kind
from thirteen.engine.beats import higher_than, matching
from thirteen.engine.cards import TWO
from thirteen.engine.events import Played

if TYPE_CHECKING:
    from thirteen.ai.view import SeatView
    from thirteen.engine import Combo, Rules

_SETS = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)


@dataclass(slots=True)
class Word:
    """What one seat has told, and how often."""

    believed: bool = True
    excluded: int = 0
    """The cards it cannot hold."""
    top_pair: int = TWO
    """The highest rank of which it may hold two."""
    leads: int = 0
    answers: int = 0
    passes: int = 0

    def led(self, combo: Combo, rules: Rules) -> None:
        """Take in a lead."""
        lowest = combo.cards & -combo.cards
        self.excluded |= lowest - 1
        if combo.kind in _SETS and not rules.suits_match:
            self.excluded |= 0xFF << (combo.top & ~7)
        self.leads += 1

    def answered(self, combo: Combo, beaten: Combo, rules: Rules) -> None:
        """Take in an answer in turn."""
        if combo.kind is Kind.SINGLE:
            self.excluded |= higher(beaten, rules) & (1 << combo.top) - 1
            self.answers += 1

    def passed(self, table: Combo, rules: Rules) -> None:
        """Take in a pass."""
        if table.kind is Kind.SINGLE:
            self.excluded |= higher(table, rules)
            self.passes += 1
        elif table.kind is Kind.PAIR and not rules.suits_match:
            self.top_pair = min(self.top_pair, table.top >> 3)
            self.passes += 1

    def denied_by(self, combo: Combo) -> bool:
        """Whether it could not have laid these cards if what it told were so."""
        pair = combo.kind is Kind.PAIR and combo.top >> 3 > self.top_pair
        return pair or combo.cards & self.excluded != 0

    def possible(self, unseen: int) -> int:
        """Get those of the unseen cards it may hold."""
        return unseen & ~self.excluded


DOUBTED = Word(believed=False)
"""Of a seat that holds back, or of one that nobody reads."""


def higher(single: Combo, rules: Rules) -> int:
    """Get all cards that would beat a single."""
    return matching(single, rules) & -higher_than(single.top, rules)


def read(view: SeatView) -> dict[int, Word]:
    """Get what each of the other seats has told in this round."""
    words = {seat: Word() for seat in view.others}
    table: Combo | None = None
    locked: set[int] = set()
    for at, event in enumerate(view.history):
        word = words.get(event.seat, DOUBTED)
        if isinstance(event, Played):
            table = event.combo
            if event.beaten is None:
                locked.clear()
            if word.believed:
                alone = not at and view.rules.opening == "alone"
                words[event.seat] = _heard(word, event, view.rules, forced=alone)
        else:
            if word.believed and table is not None and event.seat not in locked:
                word.passed(table, view.rules)
            if event.locked:
                locked.add(event.seat)
    return words


def _heard(word: Word, event: Played, rules: Rules, *, forced: bool) -> Word:
    """Get what the word of a seat comes to with this play; a forced one tells nothing."""
    if word.denied_by(event.combo):
        return DOUBTED
    if event.beaten is None and not forced:
        word.led(event.combo, rules)
    elif event.beaten is not None and not event.interrupt:
        word.answered(event.combo, event.beaten, rules)
    return word
