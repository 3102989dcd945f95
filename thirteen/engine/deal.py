"""Shuffling and dealing."""

from __future__ import annotations

import random

from thirteen.engine.cards import BOTH_DECKS, DECK, iter_cards
from thirteen.engine.rules import Rules


def deal_hands(rules: Rules, seats: int, rng: random.Random) -> tuple[tuple[int, ...], int]:
    """Shuffled hands, one a seat, and the cards left over."""
    if type(rules) is not Rules:
        msg = "a deal needs rules"
        raise ValueError(msg)
    rules.check_seats(seats)
    if not isinstance(rng, random.Random):
        msg = "a deal needs a random.Random"
        raise ValueError(msg)  # noqa: TRY004 every bad argument is a ValueError
    deck = DECK if rules.decks(seats) == 1 else BOTH_DECKS
    cards = list(iter_cards(deck))
    # Only random() is promised to give the same numbers in every Python; shuffle() is not.
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    each = rules.cards_each(seats)
    hands = tuple(
        sum(1 << card for card in cards[seat : seat + each * seats : seats])
        for seat in range(seats)
    )
    return hands, deck & ~sum(hands)
