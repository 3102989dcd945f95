"""How the matches of a user ended, added up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

TOTALS_VERSION = 1

Count = Annotated[int, Meta(ge=0)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished match as its person saw it.

    `places` has the place of each hand, 1 the best, None where none was awarded;
    `points` is the person's final score.
    """

    preset: str
    seats: int
    won: bool
    places: tuple[int | None, ...]
    points: int


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Matches of one preset and one number of seats."""

    matches: Count = 0
    won: Count = 0
    hands: Count = 0
    firsts: Count = 0
    lasts: Count = 0
    points: int = 0

    def plus(self, outcome: Outcome) -> Tally:
        """Get this tally with one more match in it."""
        return Tally(
            matches=self.matches + 1,
            won=self.won + outcome.won,
            hands=self.hands + len(outcome.places),
            firsts=self.firsts + outcome.places.count(1),
            lasts=self.lasts + outcome.places.count(outcome.seats),
            points=self.points + outcome.points,
        )


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """All tallies, by "preset/seats" ("classic/4")."""

    version: Annotated[int, Meta(ge=1)] = TOTALS_VERSION
    tallies: dict[str, Tally] = {}
    last: str = ""
    """Which match was added last: a match is never added twice, not even after a crash."""

    def of(self, preset: str, seats: int) -> Tally:
        """Get the tally of one preset and number of seats; all zeros where none was played."""
        return self.tallies.get(_key(preset, seats), Tally())

    def plus(self, outcome: Outcome, match: str) -> Totals:
        """Get the totals with one more match, or the same totals if `match` was the last added."""
        if match and match == self.last:
            return self
        tally = self.of(outcome.preset, outcome.seats).plus(outcome)
        tallies = {**self.tallies, _key(outcome.preset, outcome.seats): tally}
        return msgspec.structs.replace(self, tallies=tallies, last=match)


def _key(preset: str, seats: int) -> str:
    return f"{preset}/{seats}"
