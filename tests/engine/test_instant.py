"""Rules, "Instant wins": which hands win as dealt, who of two, and what follows."""

from __future__ import annotations

import random

import pytest

from thirteen.engine import PRESETS, InstantKind, Match, MatchLength, Round, parse_cards
from thirteen.engine.events import InstantWin, Redealt, RoundDealt, RoundEnded
from thirteen.engine.instant import instant_winner, winning_cards
from thirteen.engine.rules import INSTANT_WINS

DRAGON = "3S 4C 5D 6H 7S 8C 9D 10H JS QC KD AH"
PLAIN = "3C 4S 6S 6D 8H 9S 9H 10C JC KC KH AC 2S"


def test_the_kinds_are_the_words_of_the_option_best_first() -> None:
    assert tuple(kind.value for kind in InstantKind) == INSTANT_WINS
    for kind in InstantKind:
        assert eval(repr(kind), {"InstantKind": InstantKind}) is kind  # noqa: S307 our own text


@pytest.mark.parametrize(
    ("kind", "hand", "cards"),
    [
        (InstantKind.DRAGON, f"{DRAGON} 2S", DRAGON),
        (InstantKind.DRAGON, f"{DRAGON} AS", f"{DRAGON} AS"),
        (InstantKind.DRAGON, DRAGON.replace("7S", "7H 2S").replace("KD ", ""), ""),
        (InstantKind.SUITED_DRAGON, "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H", None),
        (InstantKind.SUITED_DRAGON, f"{DRAGON} 2S", ""),
        (InstantKind.ONE_COLOUR, "3S 4C 5S 9C JS QC KS KC AS AC 2S 2C 8S", None),
        (InstantKind.ONE_COLOUR, "3D 4H 5D 9H JD QH KD KH AD AH 2D 2H 8D", None),
        (InstantKind.ONE_COLOUR, "3S 4C 5S 9C JS QC KS KC AS AC 2S 2C 8D", ""),
        (InstantKind.FIVE_PAIRS, "4S 4C 5S 5D 6S 6H 7C 7D 8C 8H 2S 2C 3S", None),
        (InstantKind.FIVE_PAIRS, "10S 10C JS JD QS QH KC KD AC AH 2S 2C 3S", None),
        (InstantKind.FIVE_PAIRS, "JS JC QS QD KS KH AC AD 2C 2H 9S 9C 3S", ""),
        (InstantKind.FOUR_TWOS, "2S 2C 2D 2H 3S 4S 5S 6H 7H 8H 9H JC KC", "2S 2C 2D 2H"),
        (InstantKind.FOUR_TWOS, "2S 2C 2D 2H' 3S 4S", ""),
        (InstantKind.FOUR_TWOS, "2S' 2C' 2D' 2H' 2S 3S", "2S' 2C' 2D' 2H'"),
        (InstantKind.SIX_PAIRS, "3S 3C 5S 5C 7S 7C 9S 9C JS JC KS KC AH", None),
        (InstantKind.SIX_PAIRS, "3S 3C 3D 3H 7S 7C 9S 9C JS JC 2S 2C AH", None),
        (InstantKind.SIX_PAIRS, "3S 3C 3D 7S 7C 7D 9S 9C 9D JS JC 2S 2C", ""),
        (InstantKind.THREE_TRIPLES, "3S 3C 3D 7S 7C 7D 9S 9C 9D JS QC KH 2C", None),
        (InstantKind.THREE_TRIPLES, "3S 3C 3D 7S 7C 7D 9S 9C JD JS QC KH 2C", ""),
        (InstantKind.FOUR_THREES, "3S 3C 3D 3H 4S 5S 6H", "3S 3C 3D 3H"),
        (InstantKind.FOUR_THREES, "3S 3C 3D 3H' 4S 5S 6H", ""),
        *((kind, PLAIN, "") for kind in InstantKind),
    ],
)
def test_a_hand_wins_as_dealt(kind: InstantKind, hand: str, cards: str | None) -> None:
    """``cards`` None: the hand wins; a text: with exactly these cards, or not at all."""
    found = winning_cards(parse_cards(hand), kind)
    if cards is None:
        assert found
    else:
        assert found == parse_cards(cards)


ALL = PRESETS["chops"].changed(instant_wins=list(INSTANT_WINS))
BEST_FIRST = [
    "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2S",
    f"{DRAGON} 2C",
    "3S 5S 5C 7S 8S 9C JS JC QS KC AS AC 2S",
    "4C 4D 6C 6D 5C 5H 7H 7D 8S 8H 3H KH AS",
    "2S 2C 2D 2H 3S 4C 5D 6H 8S 9C 10D QH KS",
    "3S 3H 5S 5H 7S 7H 9S 9H JS JH KS KH AD",
    "4S 4C 4D 8S 8C 8D QS QC QD AS 2D 6H 9C",
    "3S 3C 3D 3H 5S 6S 8H 9H JC QC KC AS 2S",
]


def test_of_two_holders_the_better_kind_wins() -> None:
    for better in range(len(BEST_FIRST)):
        for worse in range(better + 1, len(BEST_FIRST)):
            hands = [parse_cards(BEST_FIRST[worse]), parse_cards(BEST_FIRST[better])]
            kind = list(InstantKind)[better]
            assert instant_winner(hands, 0, ALL) == (1, kind)
            assert instant_winner(hands[::-1], 1, ALL) == (0, kind)


def test_of_two_of_one_kind_the_higher_top_card_of_the_winning_cards_wins() -> None:
    low = "4S 4C 5S 5D 6S 6H 7C 7D 8C 8H 2D 2H 3S"
    high = "9S 9C 10S 10D JS JH QC QD KC KH 3C 3D 3H"
    hands = [parse_cards(low), parse_cards(high)]
    assert instant_winner(hands, 0, PRESETS["southern"]) == (1, InstantKind.FIVE_PAIRS)


def test_of_two_equal_ones_the_first_in_turn_order_from_the_leader_wins() -> None:
    equal = ALL.changed(twins="equal")
    hands = [parse_cards(PLAIN), parse_cards("2S 2C 2D 2H 3S"), parse_cards("2S' 2C' 2D' 2H' 3S'")]
    assert instant_winner(hands, 0, equal) == (1, InstantKind.FOUR_TWOS)
    assert instant_winner(hands, 2, equal) == (2, InstantKind.FOUR_TWOS)
    assert instant_winner(hands, 0, ALL) == (2, InstantKind.FOUR_TWOS)  # red backs beat blue


def test_only_the_listed_kinds_win() -> None:
    hands = [parse_cards("3S 3C 3D 3H 5S 6S 8H 9H JC QC KC AS 2S"), parse_cards(PLAIN)]
    assert instant_winner(hands, 0, PRESETS["southern"]) is None
    assert instant_winner(hands, 0, PRESETS["chops"]) == (0, InstantKind.FOUR_THREES)
    assert instant_winner(hands, 0, PRESETS["classic"]) is None


FULL = [PLAIN, f"{DRAGON} 2C"]


def test_the_winner_takes_first_place_and_nobody_plays() -> None:
    state, events = Round.begin(PRESETS["southern"], [parse_cards(hand) for hand in FULL], None)
    assert events[0] == InstantWin(1, InstantKind.DRAGON)
    assert state.is_over
    assert not state.voided
    assert state.instant is InstantKind.DRAGON
    assert state.finished == (1,)
    assert state.places == (2, 1)
    assert not state.turn.plays


def test_the_other_places_are_shared_last() -> None:
    hands = [PLAIN, f"{DRAGON} 2C", "3D 4H 5S 5C 7C 7D 8S 8D 9C 10D JD QD QH"]
    rules = PRESETS["killer"]
    state = Round.from_hands(rules, [parse_cards(hand) for hand in hands], 0)
    assert state.places == (3, 1, 3)
    assert state.points == (2, 0, 2)
    for kind, points in (
        ({"kind": "wins"}, (0, 1, 0)),
        ({"kind": "places", "points": "players-place"}, (0, 2, 0)),
        ({"kind": "places", "points": "players-place+1"}, (1, 3, 1)),
        ({"kind": "cards-left"}, (13, 0, 13)),
        ({"kind": "settlement"}, (-4, 8, -4)),
        ({"kind": "collect"}, (-26, 52, -26)),
    ):
        scored = Round.from_hands(
            rules.changed(scoring=kind), [parse_cards(hand) for hand in hands], 0
        )
        assert scored.points == points


def test_hands_smaller_than_a_deal_do_not_win_as_dealt() -> None:
    state = Round.from_hands(PRESETS["northern"], [parse_cards("3S 5S"), parse_cards("4S 6S")], 0)
    assert not state.is_over


def test_instead_of_winning_such_a_hand_may_be_dealt_again() -> None:
    rules = PRESETS["southern"].changed(instant_effect="redeal")
    state, events = Round.begin(rules, [parse_cards(hand) for hand in FULL], None)
    assert events == (Redealt(1, InstantKind.DRAGON),)
    assert state.is_over
    assert state.voided
    assert state.points == (0, 0)


ONE_COLOUR = PRESETS["chops"].changed(
    second_deck_from=None, instant_wins=["one-colour"], instant_effect="redeal"
)


def test_a_deal_is_repeated_until_no_hand_asks_for_another() -> None:
    """Twelve players with four cards each: most deals have a hand of one colour."""
    for seed in range(10):
        state = Round.deal(ONE_COLOUR, 12, random.Random(seed))
        assert not state.is_over
        assert instant_winner(state.hands, 0, ONE_COLOUR) is None


def test_after_a_redeal_the_lowest_card_leads_in_any_case() -> None:
    for seed in range(10):
        _, events = Match.start(ONE_COLOUR, 12, seed)
        deals = [event for event in events if isinstance(event, RoundDealt)]
        assert len(deals) == sum(isinstance(event, Redealt) for event in events) + 1
        assert {deal.number for deal in deals} == {1}
        assert all(deal.opening is not None for deal in deals)
    state = Round.deal(ONE_COLOUR, 12, random.Random(0), leader=5)
    assert state.opening is not None


def test_after_an_instant_win_the_lowest_card_leads_in_any_case() -> None:
    rules = ONE_COLOUR.changed(instant_effect="win", match={"kind": "hands", "hands": 3})
    seen = 0
    for seed in range(20):
        match, events = Match.start(rules, 12, seed)
        deals = [event for event in events if isinstance(event, RoundDealt)]
        ends = [event for event in events if isinstance(event, RoundEnded)]
        seen += len(ends)
        assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
        assert all(deal.opening is not None for deal in deals)
        assert sum(match.scores) == len(ends)
    assert seen > 10


def test_a_match_can_be_over_before_anybody_plays() -> None:
    rules = ONE_COLOUR.changed(instant_effect="win", match=MatchLength("target", target=1))
    over = [Match.new(rules, 12, seed) for seed in range(20)]
    ended = [match for match in over if match.is_over]
    assert ended
    assert all(match.round.is_over and len(match.winners) == 1 for match in ended)
