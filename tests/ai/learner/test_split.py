from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from thirteen.ai.split import DOUBLE_SEQUENCE, PAIR, SINGLE, STRAIGHT, Splitter, Unseen
from thirteen.engine import PRESETS, Rules, classify, iter_cards, parse_cards
from thirteen.engine.cards import DECK


def fewest(hand: int, rules: Rules) -> int:
    """The least number of combinations, by trying everything."""
    cards = tuple(iter_cards(hand))
    sets = (sum(1 << c for c in some) for n in range(1, 8) for some in combinations(cards, n))
    combos = [made for made in sets if classify(made, rules) is not None]

    @cache
    def need(left: int) -> int:
        if not left:
            return 0
        low = left & -left
        return 1 + min(need(left ^ c) for c in combos if c & low and c & left == c)

    return need(hand)


@pytest.mark.parametrize("preset", ["classic", "northern", "chops"])
def test_turns_are_the_fewest_combinations_a_hand_splits_into(preset: str) -> None:
    rules = PRESETS[preset]
    rng = random.Random(3)
    for _ in range(25):
        hand = sum(1 << c for c in rng.sample(list(iter_cards(DECK)), 7))
        split = Splitter(rules, hand, Unseen(rules, DECK & ~hand, 13)).split(hand)
        assert split.turns == fewest(hand, rules), (preset, hand)


def test_a_hand_of_unbeatable_plays_has_no_losers() -> None:
    rules = PRESETS["classic"]
    hand = parse_cards("2H 2D AH")
    split = Splitter(rules, hand, Unseen(rules, parse_cards("3S 5D KH AS"), 5)).split(hand)
    assert split.losers == 0
    split = Splitter(rules, hand, Unseen(rules, parse_cards("2S 5D KH AS"), 5)).split(hand)
    assert split.losers == 1


@pytest.mark.parametrize(
    ("kind", "size", "top", "unseen", "beaters"),
    [
        (SINGLE, 1, "KD", "KS KH AS 2C", 3),
        (PAIR, 2, "KD", "KC KH AS AC 2S", 2),
        (PAIR, 2, "KH", "AS 2S", 0),
        (STRAIGHT, 3, "7S", "5S 6C 7D 8H 9S", 3),
        (DOUBLE_SEQUENCE, 6, "7S", "6S 6C 7D 7H 8S 8C 9S 9D", 2),
    ],
)
def test_beaters_count_what_the_unseen_cards_can_make(
    kind: int, size: int, top: str, unseen: str, beaters: int
) -> None:
    card = parse_cards(top).bit_length() - 1
    known = Unseen(PRESETS["classic"], parse_cards(unseen), 13)
    assert known.beaters(kind, size, card) == beaters


def test_nobody_beats_more_cards_than_anybody_holds() -> None:
    known = Unseen(PRESETS["classic"], DECK, 1)
    assert known.beaters(PAIR, 2, 0) == 0
    assert known.beaters(SINGLE, 1, 0) == 51
