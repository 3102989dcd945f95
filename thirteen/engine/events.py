"""What happened, one frozen event a change.

Seats are 0…n-1, sets of cards are masks, places count from 1. A round and a match hand these back
from every play, in the order in which they happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thirteen.engine.combos import Combo
    from thirteen.engine.instant import InstantKind


class Cause(Enum):
    """What points changed hands for."""

    LAST = "last pays first"
    THIRD = "third pays second"
    BEATEN = "beaten 2s and bombs"
    LEFT = "2s and bombs left in hand"
    FROZEN = "never played a card"
    INSTANT = "instant win"
    CARDS = "cards left in hand"

    def __repr__(self) -> str:
        return f"Cause.{self.name}"


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round begins: its number from 1, each seat's cards, and who leads.

    ``opening`` is the card the first play must hold, or None when the lead is free;
    ``left_out`` are the cards nobody got.
    """

    number: int
    hands: tuple[int, ...]
    leader: int
    opening: int | None
    left_out: int


@dataclass(frozen=True, slots=True)
class InstantWin:
    """A hand won as dealt."""

    seat: int
    kind: InstantKind


@dataclass(frozen=True, slots=True)
class Redealt:
    """The cards are dealt again because of the hand of this seat."""

    seat: int
    kind: InstantKind


@dataclass(frozen=True, slots=True)
class Played:
    """Cards were laid down on ``beaten`` of ``beaten_seat`` (None: a lead), perhaps out of turn."""

    seat: int
    cards: int
    combo: Combo
    beaten: Combo | None
    beaten_seat: int | None
    interrupt: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed on its turn; ``locked``: it is out until the trick closes."""

    seat: int
    locked: bool


@dataclass(frozen=True, slots=True)
class LastCard:
    """A seat holds one card."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has no cards left and takes a place."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """A seat that had played no card when the first went out pays and is out of the hand."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class TrickClosed:
    """Nobody answers the owner's play: the table is cleared, and this seat leads."""

    owner: int
    leader: int


@dataclass(frozen=True, slots=True)
class LeadPassed:
    """A leader without a legal play hands the lead on."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """Nobody can lead: the hand counts for nothing, payments in it included, and is dealt again."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Points passed from one seat to another."""

    payer: int
    payee: int
    points: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over; each tuple has a value a seat.

    ``places`` count from 1 and may be shared; ``hands`` are the cards left; ``points`` are this
    round's, ``scores`` the match's up to now.
    """

    number: int
    places: tuple[int | None, ...]
    hands: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    RoundDealt
    | InstantWin
    | Redealt
    | Played
    | Passed
    | LastCard
    | WentOut
    | Dropped
    | TrickClosed
    | LeadPassed
    | RoundVoided
    | Settled
    | RoundEnded
    | MatchEnded
)
"""Any of them."""
