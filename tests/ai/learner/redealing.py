"""The same moment with the unseen cards dealt differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine import Round, iter_cards

if TYPE_CHECKING:
    import random


def redealt(now: Round, rng: random.Random) -> Round:
    """The round with the cards of all but the seat asked shuffled among the others."""
    hidden = [seat for seat in range(now.seats) if seat != now.seat]
    cards = [card for seat in hidden for card in iter_cards(now.hands[seat])]
    rng.shuffle(cards)
    hands = list(now.hands)
    for seat in hidden:
        count = now.hands[seat].bit_count()
        hands[seat] = sum(1 << card for card in cards[:count])
        del cards[:count]
    return now.with_hands(hands)
