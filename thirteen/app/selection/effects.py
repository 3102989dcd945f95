"""What follows from a gesture, besides the new selection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from thirteen.app.selection.model import Selection
    from thirteen.app.selection.problem import Problem


@dataclass(frozen=True, slots=True)
class FirePlay:
    """These cards are played; `auto` tells that no button was pressed for it."""

    cards: int
    auto: bool = False


@dataclass(frozen=True, slots=True)
class FirePass:
    """The seat passes, or lets an interrupt go."""


@dataclass(frozen=True, slots=True)
class ConfirmPass:
    """A play is possible: Pass wants a second press."""


@dataclass(frozen=True, slots=True)
class SpringBack:
    """Carried cards go home; `problem` says why, None when they were just let go."""

    cards: int
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Refuse:
    """Nothing is done, and this is why."""

    problem: Problem


@dataclass(frozen=True, slots=True)
class PulseCard:
    """Draw the eye to a card: it must be part of the play."""

    card: int


@dataclass(frozen=True, slots=True)
class PulsePlay:
    """Draw the eye to Play: what was chosen in advance can be played."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """A chosen card gave way to another of its rank."""

    out: int
    into: int


@dataclass(frozen=True, slots=True)
class Trimmed:
    """Painted cards that fit no play were let go of."""

    dropped: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The play in flight is taken back."""


Effect: TypeAlias = (
    FirePlay
    | FirePass
    | ConfirmPass
    | SpringBack
    | Refuse
    | PulseCard
    | PulsePlay
    | Swapped
    | Trimmed
    | TakeBack
)


@dataclass(frozen=True, slots=True)
class Step:
    """What a gesture gives: the next selection, and the effects in order."""

    selection: Selection
    effects: tuple[Effect, ...] = ()
