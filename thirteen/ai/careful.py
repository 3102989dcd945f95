"""A careful player: counts the plays its hand needs, and keeps back what wins tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.ai.odds import Willingness, odds_of
from thirteen.ai.partition import Prices, counts_of, splitter
from thirteen.engine import PASS, Combo, Kind, classify
from thirteen.engine.cards import RED, TWO, TWOS

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from thirteen.ai.partition import Splitter
    from thirteen.ai.view import SeatView


@dataclass(frozen=True, slots=True)
class Habits:
    """What the careful player weighs, in tricks led: 1.0 is worth one lead."""

    follow_single: float = 1.2
    """What an ace saves because it goes down by following, without a lead of one's own."""
    follow_pair: float = 1.1
    follow_triple: float = 0.25
    follow_run: float = 0.08
    follow_bomb: float = 0.95
    per_play: float = 0.1
    """Each play the hand takes, won or lost: a split into fewer is better than one into winners."""
    per_card: float = 0.01
    """Each card less in the hand."""
    reluctance: float = 0.02
    """Passing is this much better than it looks: one sees more and stays flexible."""
    hurry: float = 0.27
    """How much more the lead is worth when somebody is about to go out."""
    block: float = 1.5
    """Letting a player with one card go out."""
    last_lead: float = 1.05
    """Having the lead when the rest goes down in one play."""
    chop: float = 0.5
    """Each point that beating 2s and bombs brings, where it does."""
    debut: float = 0.6
    """The first card played in a hand, where never playing any is punished."""


_RUNS = (Kind.STRAIGHT, Kind.DOUBLE_SEQUENCE)
SURE = 100.0
"""A play after which nobody can stop this seat."""
STUCK = 50.0
"""Being left with 2s only, where a hand may not be finished on a 2."""
NEARLY_OUT = 5
"""With fewer cards somebody may soon be out: leads are worth more."""


class CarefulBot:
    """Splits its hand into few plays, follows cheaply, keeps 2s and bombs, blocks the last card."""

    name = "careful"

    def __init__(self, habits: Habits | None = None, willing: Willingness | None = None) -> None:
        self._habits = habits or Habits()
        self._willing = willing or Willingness()

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:  # noqa: ARG002 (needs neither)
        """Get the play of the highest worth; PASS if none is worth more than waiting."""
        candidates = list(_different(view))
        if not candidates:
            return PASS
        if len(candidates) == 1 and view.must_play:
            return candidates[0].cards
        judge = _Judge(view, self._habits, self._willing)
        best, play = max((judge.worth(combo), -combo.cards) for combo in candidates)
        if not view.must_play and judge.worth_of_passing() >= best:
            return PASS
        return -play


class _Judge:
    """The worth of each answer to one question."""

    def __init__(self, view: SeatView, habits: Habits, willing: Willingness) -> None:
        self._view = view
        self._habits = habits
        self._now = odds_of(view, view.answering, willing)
        self._later = odds_of(view, view.others, willing)
        self._ranks = counts_of(view.hand)
        self._unseen = view.unseen
        prices = Prices.of(self._price, view.rules)
        self._splitter: Splitter = splitter(view.rules, prices, view.hand)
        self._fewest = min((view.counts[seat] for seat in view.others), default=0)
        self._lead = 1.0 + habits.hurry * max(0, NEARLY_OUT - self._fewest) / NEARLY_OUT

    def worth(self, combo: Combo) -> float:
        """Get the worth of laying this down: what is left, and the chance to lead next."""
        rest = self._view.hand & ~combo.cards
        if not rest:
            return 2 * SURE
        habits = self._habits
        holds = self._now.holds(combo.kind, _width(combo), combo.top)
        cost = self._cost(rest)
        worth = self._lead * holds + habits.per_card * combo.size
        if classify(rest, self._view.rules) is not None:
            cost = max(0.0, cost)  # that the last play would win the trick is of no use
            worth += habits.last_lead * holds
        worth -= cost
        if holds == 1 and self._wins_on(rest):
            worth += SURE
        worth -= habits.block * self._lets_out(combo)
        worth += habits.chop * self._booty(combo)
        if self._punished_for_waiting():
            worth += habits.debut
        return worth

    def worth_of_passing(self) -> float:
        """Get the worth of letting the others go on."""
        view = self._view
        worth = self._habits.reluctance - self._cost(view.hand)
        if view.table is not None:
            worth -= self._habits.block * self._lets_out(view.table)
        return worth

    def _price(self, kind: Kind, width: int, rank: int) -> float:
        """Get how many leads a combination costs: below 0 if it rather wins one."""
        if not self._has_ranks(kind, width, rank):
            return 0.0
        top = 8 * rank + (self._view.hand >> 8 * rank & 0xFF).bit_length() - 1
        height = rank / TWO
        habits = self._habits
        if kind is Kind.SINGLE:
            follows = habits.follow_single * height
        elif kind is Kind.PAIR:
            follows = habits.follow_pair * height
        elif kind is Kind.TRIPLE:
            follows = habits.follow_triple * height
        elif kind is Kind.STRAIGHT:
            follows = habits.follow_run * height
        else:
            follows = habits.follow_bomb if self._unseen & TWOS else 0.0
        return 1.0 + habits.per_play - follows - self._later.holds(kind, width, top)

    def _has_ranks(self, kind: Kind, width: int, rank: int) -> bool:
        """Whether the hand has the cards for this at all."""
        if kind in _RUNS:
            deep = 1 if kind is Kind.STRAIGHT else 2
            held = self._ranks >> 4 * (rank - width + 1)
            return all(held >> 4 * step & 15 >= deep for step in range(width))
        return self._ranks >> 4 * rank & 15 >= width

    def _cost(self, cards: int) -> float:
        cost = self._splitter.cost(cards)
        if not self._view.rules.finish_on_two and cards and not cards & ~TWOS:
            cost += STUCK
        return cost

    def _wins_on(self, rest: int) -> bool:
        """Whether `rest` goes down for certain: all but its last play can't be beaten."""
        combos = [classify(play, self._view.rules) for play in self._splitter.split(rest)]
        beatable = sum(
            self._later.holds(combo.kind, _width(combo), combo.top) < 1
            for combo in combos
            if combo is not None
        )
        stuck = not self._view.rules.finish_on_two and not rest & ~TWOS
        return beatable <= 1 and not stuck

    def _lets_out(self, combo: Combo) -> float:
        """Get the chance that somebody goes out by beating this."""
        if combo.kind not in (Kind.SINGLE, Kind.PAIR):
            return 0.0
        view = self._view
        exits = sum(view.counts[seat] == combo.size for seat in view.answering)
        unseen = max(1, self._unseen.bit_count())
        chance = self._now.higher(combo.top) / unseen
        return min(1.0, exits * chance / combo.size**2)

    def _booty(self, combo: Combo) -> float:
        """Get the points for beating what lies there, where beaten sets are paid for."""
        table = self._view.table
        if self._view.rules.scoring.kind != "settlement" or table is None or not combo.is_bomb:
            return 0.0
        if table.is_bomb:
            return 4.0
        return float(table.size + (table.cards & RED).bit_count())

    def _punished_for_waiting(self) -> bool:
        """Whether a hand without a single play would cost extra, and somebody may soon end it."""
        view = self._view
        return view.rules.scoring.kind in ("settlement", "collect") and not view.has_played


def _different(view: SeatView) -> Iterator[Combo]:
    """Go through the legal plays, one of each that differ in nothing but low suits."""
    seen: set[tuple[int, int]] = set()
    for play in view.turn.plays:
        combo = classify(play, view.rules)
        if combo is None:
            continue
        if not view.rules.suits_match:
            look = (counts_of(play), combo.top)
            if look in seen:
                continue
            seen.add(look)
        yield combo


def _width(combo: Combo) -> int:
    return combo.size // 2 if combo.kind is Kind.DOUBLE_SEQUENCE else combo.size
