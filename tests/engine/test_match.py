"""Rules, "Match" and "next_lead": rounds until somebody wins."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from thirteen.engine import PASS, PRESETS, IllegalPlay, Match, Reason, Rules, format_cards
from thirteen.engine.cards import TWOS
from thirteen.engine.events import MatchEnded, RoundDealt, RoundEnded, RoundVoided, WentOut
from thirteen.engine.match import winners_of

if TYPE_CHECKING:
    from thirteen.engine.events import Event


def play_out(
    rules: Rules, seats: int, seed: int, *, most: int = 20_000
) -> tuple[Match, list[Event]]:
    """A match played at random, and all its events."""
    rng = random.Random(seed)
    match, first = Match.start(rules, seats, seed)
    events = list(first)
    for _ in range(most):
        if match.is_over:
            break
        turn = match.round.turn
        plays = list(turn.plays)
        passes = turn.can_pass and (not plays or rng.random() < 0.2)
        match, more = match.play(PASS if passes else rng.choice(plays))
        events += more
    return match, events


def rounds(events: list[Event]) -> list[tuple[RoundDealt, RoundEnded | None]]:
    """Each deal with the end of the round that it began."""
    found: list[tuple[RoundDealt, RoundEnded | None]] = []
    for event in events:
        if isinstance(event, RoundDealt):
            found.append((event, None))
        if isinstance(event, RoundEnded):
            found[-1] = (found[-1][0], event)
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_its_end(preset: str) -> None:
    rules = PRESETS[preset]
    for seats in {rules.seats[0], 3, rules.seats[1]}:
        match, events = play_out(rules, seats, seats)
        assert match.is_over
        assert events[-1] == MatchEnded(match.winners, match.scores)
        points = [end.points for _, end in rounds(events) if end is not None]
        assert tuple(map(sum, zip(*points, strict=True))) == match.scores


def test_rounds_are_numbered_from_one_and_scores_add_up() -> None:
    match, events = play_out(PRESETS["classic"], 4, 3)
    dealt = rounds(events)
    assert [deal.number for deal, _ in dealt] == list(range(1, match.round_no + 1))
    scores: tuple[int, ...] = (0, 0, 0, 0)
    for _, end in dealt:
        assert end is not None
        scores = tuple(a + b for a, b in zip(scores, end.points, strict=True))
        assert end.scores == scores


def test_the_holder_of_the_lowest_card_leads_the_first_hand() -> None:
    for seed in range(5):
        match, (dealt, *_) = Match.start(PRESETS["classic"], 3, seed)
        assert isinstance(dealt, RoundDealt)
        assert dealt.opening is not None
        lowest = min(hand & -hand for hand in dealt.hands)
        assert dealt.hands[dealt.leader] & lowest == 1 << dealt.opening == lowest
        assert match.round.seat == dealt.leader


def test_the_winner_leads_the_next_hand_free_to_lead_anything() -> None:
    _, events = play_out(PRESETS["classic"], 4, 1)
    firsts = [event.seat for event in events if isinstance(event, WentOut) and event.place == 1]
    deals = [event for event in events if isinstance(event, RoundDealt)]
    assert [deal.leader for deal in deals[1:]] == firsts[:-1]
    assert all(deal.opening is None for deal in deals[1:])


def test_or_again_the_holder_of_the_lowest_card_leads_with_the_opening_rule() -> None:
    _, events = play_out(PRESETS["first-to-ten"], 4, 1)
    for dealt in (event for event in events if isinstance(event, RoundDealt)):
        assert dealt.opening == min((hand & -hand).bit_length() - 1 for hand in dealt.hands)


@pytest.mark.parametrize(("preset", "seats"), [("classic", 3), ("classic", 2), ("chops", 9)])
def test_the_cards_left_over_stay_out(preset: str, seats: int) -> None:
    _, (dealt, *_) = Match.start(PRESETS[preset], seats, 5)
    assert isinstance(dealt, RoundDealt)
    everything = sum(dealt.hands) | dealt.left_out
    decks = PRESETS[preset].decks(seats)
    assert everything.bit_count() == 52 * decks
    assert sum(hand.bit_count() for hand in dealt.hands) + dealt.left_out.bit_count() == 52 * decks


def test_a_void_hand_is_dealt_again_under_the_same_number_and_the_lowest_card_leads() -> None:
    """Two players who keep their 2s and may not finish on one are soon left with one each."""
    rules = PRESETS["northern"].changed(suits_match=False, instant_wins=[])
    voids = 0
    for seed in range(60):
        match, first = Match.start(rules, 2, seed)
        events = list(first)
        while not match.is_over:
            turn = match.round.turn
            keeping = [play for play in turn.plays if not play & TWOS]
            last = PASS if turn.can_pass else next(iter(turn.plays))
            match, more = match.play(keeping[0] if keeping else last)
            events += more
        for before, after in pairwise(events):
            if isinstance(before, RoundVoided):
                voids += 1
                assert isinstance(after, RoundDealt)
                assert after.opening is not None
        numbers = [deal.number for deal, end in rounds(events) if end is not None]
        assert numbers == list(range(1, 11))
    assert voids


# The end


def target(points: int, **options: object) -> Rules:
    return PRESETS["classic"].changed(match={"kind": "target", "target": points}, **options)


def hands(number: int, **options: object) -> Rules:
    return PRESETS["classic"].changed(match={"kind": "hands", "hands": number}, **options)


def test_at_the_target_most_points_win() -> None:
    rules = target(10)
    assert winners_of(rules, (9, 8, 0), 5) == ()
    assert winners_of(rules, (10, 8, 0), 5) == (0,)
    assert winners_of(rules, (10, 12, 0), 5) == (1,)


def test_where_low_is_best_the_target_ends_the_match_and_fewest_win() -> None:
    rules = target(10, best="low")
    assert winners_of(rules, (9, 3, 0), 5) == ()
    assert winners_of(rules, (10, 3, 2), 5) == (2,)


def test_a_number_of_hands_ends_the_match() -> None:
    assert winners_of(hands(3), (9, 8, 0), 2) == ()
    assert winners_of(hands(3), (9, 8, 0), 3) == (0,)
    assert winners_of(hands(3, best="low"), (9, 8, 0), 3) == (2,)


def test_ties_are_played_on_until_one_leads_alone() -> None:
    assert winners_of(target(10), (10, 10, 0), 5) == ()
    assert winners_of(target(10), (12, 11, 3), 6) == (0,)
    assert winners_of(hands(3), (9, 9, 0), 3) == ()
    assert winners_of(hands(3), (9, 10, 2), 4) == (1,)


def test_or_shared_by_every_leader() -> None:
    assert winners_of(target(10, ties="share"), (10, 10, 0), 5) == (0, 1)
    assert winners_of(hands(3, ties="share", best="low"), (5, 5, 5), 3) == (0, 1, 2)


def test_a_match_that_is_over_takes_no_play() -> None:
    match, _ = play_out(PRESETS["card-count"], 2, 1)
    assert match.round.is_over
    with pytest.raises(IllegalPlay) as refused:
        match.play(PASS)
    assert refused.value.reason is Reason.HAND_OVER


# Making matches


def test_the_same_seed_gives_the_same_match_everywhere() -> None:
    """The cards of one seed, written down once: another Python or platform deals the same."""
    match = Match.new(PRESETS["chops"], 8, 2026)
    assert format_cards(match.round.hands[3]) == "3S 3H' 5S' 5D' 6S 7H' 8S' 8H' 9D JD' QS' KD' 2D"
    assert Match.new(PRESETS["chops"], 8, 2026) == match
    assert Match.new(PRESETS["chops"], 8, 2027) != match


def test_new_is_start_without_its_events() -> None:
    assert Match.new(PRESETS["classic"], 4, 9) == Match.start(PRESETS["classic"], 4, 9)[0]


def test_an_earlier_match_stays_as_it_was() -> None:
    match = Match.new(PRESETS["classic"], 4, 9)
    before = repr(match)
    first = next(iter(match.round.turn.plays))
    assert match.play(first) == match.play(first)
    assert repr(match) == before


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", None, True])
def test_a_seed_is_a_number_of_64_bits(seed: object) -> None:
    with pytest.raises(ValueError, match="the seed is"):
        Match.new(PRESETS["classic"], 4, seed)  # type: ignore[arg-type]


def test_other_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        Match.new(PRESETS["classic"], 5, 1)
    with pytest.raises(ValueError, match="needs rules"):
        Match.new("classic", 4, 1)  # type: ignore[arg-type]
