"""The combinations of a hand that a card could be laid down in, beside alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine import classify, iter_cards, rank_of, suit_of

if TYPE_CHECKING:
    from thirteen.engine import Combo, Rules

TWO = 12
LARGEST_GROUP = 4
SHORTEST_RUN = 3


def belonging(hand: int, card: int, rules: Rules) -> list[Combo]:
    """Give the largest group, the longest straight and the longest double sequence with a card."""
    by_rank: dict[int, list[int]] = {}
    for other in iter_cards(hand):
        by_rank.setdefault(rank_of(other), []).append(other)
    found = [
        _group(by_rank[rank_of(card)], card, rules),
        _run(by_rank, card, rules, 1),
        _run(by_rank, card, rules, 2),
    ]
    return [combo for combo in found if combo is not None]


def _group(cards: list[int], card: int, rules: Rules) -> Combo | None:
    """Give the largest combination of one rank with the card."""
    colour = suit_of(card) // 2
    others = sorted(cards, key=lambda other: (other != card, suit_of(other) // 2 != colour))
    for size in range(min(LARGEST_GROUP, len(others)), 1, -1):
        combo = classify(_mask(others[:size]), rules)
        if combo is not None:
            return combo
    return None


def _run(by_rank: dict[int, list[int]], card: int, rules: Rules, width: int) -> Combo | None:
    """Give the longest run through the card with ``width`` cards a rank."""
    if rank_of(card) == TWO:
        return None
    run: list[int] = []
    for ranks in (range(rank_of(card), -1, -1), range(rank_of(card) + 1, TWO)):
        for rank in ranks:
            usable = [
                other
                for other in by_rank.get(rank, ())
                if not rules.suits_match or suit_of(other) == suit_of(card)
            ]
            usable.sort(key=lambda other: other != card)
            if len(usable) < width:
                break
            run += usable[:width]
    if card not in run or len(run) < SHORTEST_RUN * width:
        return None
    return classify(_mask(run), rules)


def _mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
