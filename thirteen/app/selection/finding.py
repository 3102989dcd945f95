"""Plays found from one card: the cheapest that has it, or the set it naturally belongs to."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from thirteen.ai.partition import turns
from thirteen.app.selection.firing import completable
from thirteen.engine import cards_of_rank, classify, iter_cards, rank_of, suit_of
from thirteen.engine.beats import rung
from thirteen.engine.cards import TWO
from thirteen.engine.combos import QUAD_SIZE, SHORTEST_RUN

if TYPE_CHECKING:
    from thirteen.engine import Rules, Turn


def cheapest_play(turn: Turn, hand: int, card: int) -> int | None:
    """Get the legal play with `card` that costs least, None if there is none.

    A bomb costs more than what is no bomb, and a higher bomb more than a lower; then a higher top
    card; then more turns that the rest of the hand takes; then higher cards.
    """
    rules = turn.rules
    plays = [play for play in turn.plays if play >> card & 1]
    if not plays:
        return None
    costs = [(_bomb_strength(play, rules), play.bit_length()) for play in plays]
    least = min(costs)
    ties = [play for play, cost in zip(plays, costs, strict=True) if cost == least]
    return min(ties, key=lambda play: (turns(hand & ~play, rules), play))


def natural_set(hand: int, card: int, rules: Rules) -> int:
    """Get the largest set with `card`: four of its rank, three, two, or else its longest run.

    The card alone where it belongs to none of them.
    """
    others = [other for other in iter_cards(cards_of_rank(hand, rank_of(card))) if other != card]
    for size in range(QUAD_SIZE, 1, -1):
        for rest in combinations(others, size - 1):
            group = 1 << card | sum(1 << other for other in rest)
            if classify(group, rules) is not None:
                return group
    return _longest_run(hand, card, rules)


def _longest_run(hand: int, card: int, rules: Rules) -> int:
    run = 1 << card
    for step in (-1, 1):
        rank = rank_of(card) + step
        while 0 <= rank < TWO:
            fitting = [
                other
                for other in iter_cards(cards_of_rank(hand, rank))
                if not rules.suits_match or suit_of(other) == suit_of(card)
            ]
            if not fitting:
                break
            run |= 1 << fitting[0]
            rank += step
    is_run = rank_of(card) != TWO and run.bit_count() >= SHORTEST_RUN
    return run if is_run else 1 << card


def _bomb_strength(play: int, rules: Rules) -> int:
    combo = classify(play, rules)
    return rung(combo.kind, combo.size) if combo is not None and combo.is_bomb else 0


def smallest_bomb(turn: Turn, cards: int) -> int | None:
    """Get a legal bomb of the fewest cards that has all of `cards`, None if there is none."""
    if not completable(turn, cards):
        return None
    bombs = (
        play for play in turn.plays if play & cards == cards and _bomb_strength(play, turn.rules)
    )
    return min(bombs, key=int.bit_count, default=None)
