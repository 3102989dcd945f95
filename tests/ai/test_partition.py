from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from thirteen.ai.partition import Prices, counts_of, fewest_plays, splitter, turns
from thirteen.engine import PRESETS, Kind, Rules, classify, iter_cards, parse_cards
from thirteen.engine.cards import BOTH_DECKS, DECK

SUITED = PRESETS["northern"]
PLAIN = PRESETS["classic"]
NO_DOUBLES = PLAIN.changed(double_sequences=False)


def hand_of(rng: random.Random, size: int, deck: int = DECK) -> int:
    return sum(1 << card for card in rng.sample(list(iter_cards(deck)), size))


def fewest_by_brute_force(hand: int, rules: Rules) -> int:
    cards = tuple(iter_cards(hand))
    legal = {
        sum(1 << card for card in chosen)
        for size in range(1, len(cards) + 1)
        for chosen in combinations(cards, size)
    }
    combos = [play for play in legal if classify(play, rules) is not None]

    @cache
    def fewest(rest: int) -> int:
        if not rest:
            return 0
        lowest = rest & -rest
        return 1 + min(fewest(rest ^ play) for play in combos if play & lowest and not play & ~rest)

    return fewest(hand)


@pytest.mark.parametrize(
    "rules", [PLAIN, NO_DOUBLES, SUITED], ids=["plain", "no-doubles", "suited"]
)
def test_the_fewest_plays_are_as_few_as_brute_force_finds(rules: Rules) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    for _ in range(25):
        deck = rng.choice((DECK, BOTH_DECKS))
        low = deck & (1 << 8 * rng.randrange(4, 14)) - 1
        hand = hand_of(rng, rng.randrange(1, 9), low)
        assert turns(hand, rules) == fewest_by_brute_force(hand, rules), (seed, hand)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_fewest_plays_are_combinations_that_make_up_the_hand(name: str) -> None:
    rules = PRESETS[name]
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    for _ in range(30):
        hand = hand_of(rng, rng.randrange(0, 14), rng.choice((DECK, BOTH_DECKS)))
        plays = fewest_plays(hand, rules)
        assert len(plays) == turns(hand, rules), seed
        assert sum(plays) == hand, seed
        assert sum(play.bit_count() for play in plays) == hand.bit_count(), seed
        assert all(classify(play, rules) is not None for play in plays), seed


@pytest.mark.parametrize(
    ("text", "rules", "fewest"),
    [
        ("", PLAIN, 0),
        ("3S", PLAIN, 1),
        ("3S 4S 5S", PLAIN, 1),
        ("3S 4S 5H", SUITED, 3),
        ("3S 3C 4S 4C 5S 5C", PLAIN, 1),
        ("3S 3C 4S 4C 5S 5C", NO_DOUBLES, 2),
        ("3S 3C 4S 4C 5S 5C", SUITED, 2),
        ("KS AS 2S", PLAIN, 3),
        ("3S 3H", SUITED, 2),
        ("2S 2H", SUITED, 1),
        ("3S 3C 3D 3H 3S' 3C' 3D' 3H'", PLAIN, 2),
        ("3S 4C 5D 6S 6H 6C", PLAIN, 2),
        ("3S 4C 5D 5H 6S 7S", PLAIN, 2),
    ],
)
def test_known_hands_take_so_many_plays(text: str, rules: Rules, fewest: int) -> None:
    assert turns(parse_cards(text), rules) == fewest


def test_prices_decide_between_splits_of_one_length() -> None:
    hand = parse_cards("3S 4C 5D 6H 6S")

    def price(kind: Kind, _width: int, rank: int) -> float:
        return 1.0 - (0.1 * rank if kind is Kind.PAIR else 0.0) + (kind is Kind.STRAIGHT) * 5

    split = splitter(PLAIN, Prices.of(price, PLAIN), hand).split(hand)
    assert [play.bit_count() for play in split] == [1, 1, 1, 2]


def test_counts_are_four_bits_a_rank() -> None:
    assert counts_of(parse_cards("3S 3C 4H 2D 2D'")) == 0x2_0000_0000_0012
