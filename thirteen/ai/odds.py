"""How likely a combination keeps the trick, judged from the cards that have not been seen."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from thirteen.ai.partition import RANKS, SHORTEST_RUN, TWO
from thirteen.engine import Kind
from thirteen.engine.cards import BLACK, RED, SUIT_MASKS, TWOS, suit_of

if TYPE_CHECKING:
    from thirteen.ai.view import SeatView

_PAIR = 2
_TRIPLE = 3
_QUAD = 4


@dataclass(frozen=True, slots=True)
class Willingness:
    """How readily players spend what beats a play: 1 always does, 0 never."""

    single: float = 0.34
    two: float = 0.71
    pair: float = 0.81
    rest: float = 0.45
    bomb: float = 0.43


class Odds:
    """Chances against `seats` others who hold `held` of the unseen cards between them.

    Every figure is a rough one; only 1.0 is exact: nobody can beat it.
    """

    def __init__(self, view: SeatView, seats: tuple[int, ...], willing: Willingness) -> None:
        self._rules = view.rules
        self._unseen = view.unseen
        self._willing = willing
        self.seats = len(seats)
        self.held = sum(view.counts[seat] for seat in seats)
        self._longest = max((view.counts[seat] for seat in seats), default=0)
        self._share = min(1.0, self.held / max(1, self._unseen.bit_count()))
        self._of_rank = tuple(byte.bit_count() for byte in self._unseen.to_bytes(RANKS, "little"))
        self._any = tuple(self._has(unseen, 1) for unseen in self._of_rank)
        self._pair = tuple(self._has(unseen, _PAIR) for unseen in self._of_rank)
        self._bombs = 1.0 - self._bomb_chance()

    def higher(self, card: int) -> int:
        """Get how many unseen cards beat `card` as a single."""
        return self._above(card).bit_count()

    def _above(self, card: int) -> int:
        equal_below = card if self._rules.twins == "back" else card | 1
        return self._unseen & -1 << (equal_below + 1)

    def holds(self, kind: Kind, width: int, top: int) -> float:
        """Get the chance that nobody beats this; `width` in ranks for runs, else in cards."""
        if not self.seats:
            return 1.0
        if kind is Kind.SINGLE:
            kept = self._single(top)
        elif kind in (Kind.PAIR, Kind.TRIPLE, Kind.QUAD):
            kept = self._group(width, top)
        else:
            kept = self._run(kind, width, top)
        bomb = kind in (Kind.QUAD, Kind.DOUBLE_SEQUENCE)
        if not bomb and (top >> 3 == TWO or self._rules.bombs_beat == "anything"):
            kept *= self._bombs
        return kept

    def _single(self, top: int) -> float:
        higher = self.higher(top)
        twos = (self._unseen & TWOS).bit_count()
        twos = min(higher, twos)
        willing = self._willing
        return float(
            (1 - self._share * willing.single) ** (higher - twos)
            * (1 - self._share * willing.two) ** twos
        )

    def _group(self, width: int, top: int) -> float:
        """Get the chance for equal cards: another rank above, or the rest of the same rank."""
        willing = self._willing.pair if width == _PAIR else self._willing.rest
        kept = 1.0
        rank = top >> 3
        if self._tops(rank, top) and self._of_rank[rank] >= width:
            kept -= willing * self._together(self._of_rank[rank], width) / 2
        for above in range(rank + 1, RANKS):
            kept *= 1 - willing * self._together(self._of_rank[above], width)
        return kept

    def _run(self, kind: Kind, width: int, top: int) -> float:
        deep = 2 if kind is Kind.DOUBLE_SEQUENCE else 1
        if width * deep > self._longest:
            return 1.0
        kept = 1.0
        rank = top >> 3
        held = self._any if deep == 1 else self._pair
        for end in range(rank, TWO):
            chance = self.seats * prod(held[end - width + 1 : end + 1])
            if end == rank:
                chance = chance / 2 if self._tops(rank, top) else 0.0
            kept *= 1 - self._willing.rest * min(1.0, chance)
        return kept

    def _tops(self, rank: int, top: int) -> bool:
        """Whether an unseen card of the rank of `top` is above it."""
        return bool(self._above(top) & 0xFF << 8 * rank)

    def _has(self, unseen: int, wanted: int) -> float:
        """Get the chance that one given seat holds `wanted` or more of `unseen` equal cards."""
        share = self._share / max(1, self.seats)
        none = (1 - share) ** unseen
        if wanted == 1:
            return float(1 - none)
        one = unseen * share * (1 - share) ** max(0, unseen - 1)
        return float(max(0.0, 1 - none - one))

    def _together(self, unseen: int, wanted: int) -> float:
        """Get the chance that some one seat holds `wanted` of `unseen` equal cards."""
        if unseen < wanted or self._longest < wanted:
            return 0.0
        if wanted <= _PAIR:
            return min(1.0, self.seats * self._has(unseen, wanted))
        ways = unseen - wanted + 1 if wanted == unseen else wanted + 1
        return float(min(1.0, ways * self.seats * (self._share / self.seats) ** wanted))

    def _bomb_chance(self) -> float:
        """Get the chance that somebody holds a quad or a double sequence, and uses it."""
        if not self.seats:
            return 0.0
        none = 1.0
        if self._longest >= _QUAD:
            for rank in range(TWO):
                none *= 1 - self._together(self._of_rank[rank], _QUAD)
        if self._rules.double_sequences and self._longest >= 2 * SHORTEST_RUN:
            for end in range(SHORTEST_RUN - 1, TWO):
                chance = self.seats * prod(self._pair[end - SHORTEST_RUN + 1 : end + 1])
                none *= 1 - min(1.0, chance)
        return (1 - none) * self._willing.bomb


class SuitedOdds(Odds):
    """Odds where replies must match: singles and straights in suit, pairs in colour."""

    def higher(self, card: int) -> int:
        """Get how many unseen cards beat `card` as a single: of its suit, or 2s."""
        return (self._above(card) & (SUIT_MASKS[suit_of(card)] | TWOS)).bit_count()

    def _group(self, width: int, top: int) -> float:
        if width != _PAIR or top >> 3 == TWO:
            return super()._group(width, top)
        colour = next(colour for colour in (BLACK, RED) if colour >> top & 1)
        unseen = self._above(top) & (colour | TWOS)
        kept = 1.0
        for byte in unseen.to_bytes(RANKS, "little"):
            kept *= 1 - self._willing.pair * self._together(byte.bit_count(), width)
        return kept

    def _run(self, kind: Kind, width: int, top: int) -> float:
        if kind is not Kind.STRAIGHT:
            return super()._run(kind, width, top)
        if width > self._longest:
            return 1.0
        suit = self._unseen & SUIT_MASKS[suit_of(top)]
        held = [byte != 0 for byte in suit.to_bytes(RANKS, "little")]
        ways = sum(all(held[end - width + 1 : end + 1]) for end in range((top >> 3) + 1, TWO))
        one_seat = (self._share / self.seats) ** width
        return float(max(0.0, 1 - self._willing.rest * min(1.0, ways * self.seats * one_seat)))


def odds_of(view: SeatView, seats: tuple[int, ...], willing: Willingness) -> Odds:
    """Get the odds that fit the rules of `view`."""
    kind = SuitedOdds if view.rules.suits_match else Odds
    return kind(view, seats, willing)
