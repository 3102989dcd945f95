"""Why a choice cannot be played, as data: the app makes the sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final, Self

from thirteen.engine import IllegalPlay, Reason

if TYPE_CHECKING:
    from thirteen.engine import Combo, Kind, Turn

SHAPELESS: Final = frozenset({Reason.NOT_A_COMBINATION, Reason.MIXED_COLOURS, Reason.MIXED_SUITS})
"""Where the cards are nothing by themselves: what is on the table tells what they should be."""


class Want(Enum):
    """What is amiss where no rule of the game is broken."""

    CHOOSE = "choose"
    """Nothing is chosen."""
    NOTHING_BEATS = "nothing-beats"
    """No play is possible: only passing is."""
    OUT = "out"
    """The seat holds no cards any more, or dropped out of the hand."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why not: a reason of the rules or a want, and what the sentence needs.

    `cards`, `kind`, `size`, `pairs`, `card` and `table` are those of `IllegalPlay`, but `table`
    is there too where the cards are no combination; `more` tells that the cards chosen are part
    of a legal play, so that only the rest of it is missing.
    """

    reason: Reason | Want
    cards: int = 0
    kind: Kind | None = None
    size: int = 0
    pairs: int = 0
    card: int | None = None
    table: Combo | None = None
    more: bool = False

    @classmethod
    def of(cls, error: IllegalPlay, *, more: bool = False) -> Self:
        """Get the problem that the engine named."""
        return cls(
            error.reason,
            error.cards,
            error.kind,
            error.size,
            error.pairs,
            error.card,
            error.table,
            more,
        )


def problem_of(turn: Turn, play: int) -> Problem | None:
    """Get why a turn refuses a play (or PASS), or None where it takes it."""
    try:
        turn.verify(play)
    except IllegalPlay as error:
        problem = Problem.of(error, more=bool(play) and turn.supersets_exist(play))
        return replace(problem, table=turn.table) if error.reason in SHAPELESS else problem
    return None
