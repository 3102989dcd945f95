from __future__ import annotations

import dataclasses
import random
from enum import Enum
from typing import TYPE_CHECKING

import pytest

from thirteen.ai.registry import BOT_NAMES, make_bot
from thirteen.ai.view import SeatView
from thirteen.engine import PASS, PRESETS, Match, iter_cards
from thirteen.engine.events import Event, RoundDealt

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = [("classic", 4), ("southern", 4), ("northern", 3), ("chops", 8), ("first-to-ten", 5)]


def moments(preset: str, seats: int, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """Go through the questions of some hands played at random, with the events of the hand."""
    rng = random.Random(seed)
    match, events = Match.start(PRESETS[preset], seats, seed)
    history = list(events)
    while not match.is_over and match.round_no < 3:
        yield match, history
        turn = match.round.turn
        plays = list(turn.plays)
        passes = not plays or (turn.can_pass and rng.random() < 0.3)
        match, events = match.play(PASS if passes else rng.choice(plays))
        dealt = any(isinstance(event, RoundDealt) for event in events)
        history = list(events) if dealt else [*history, *events]


def everything_in(value: object) -> Iterator[object]:
    """Go through whatever can be reached from a value."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from everything_in(getattr(value, field.name))
    elif isinstance(value, (tuple, list, frozenset)):
        for item in value:
            yield from everything_in(item)
    else:
        assert value is None or isinstance(value, (int, str, Enum))


def with_other_hidden_cards(match: Match, rng: random.Random) -> Match:
    """Get the same match with the cards that the asked seat can't see dealt anew."""
    now = match.round
    hidden = [card for seat, hand in enumerate(now.hands) if seat != now.seat
              for card in iter_cards(hand)]  # fmt: skip
    rng.shuffle(hidden)
    hands = [
        hand if seat == now.seat else sum(1 << hidden.pop() for _ in range(hand.bit_count()))
        for seat, hand in enumerate(now.hands)
    ]
    return dataclasses.replace(match, round=now.with_hands(hands))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_no_other_hand_can_be_reached_from_a_view(preset: str, seats: int) -> None:
    seed = random.randrange(2**32)
    for match, history in moments(preset, seats, seed):
        view = SeatView.of(match, history)
        numbers = {value for value in everything_in(view) if isinstance(value, int)}
        for seat, hand in enumerate(match.round.hands):
            if seat != view.seat and hand > 10_000:  # below that it may be a card or a count
                assert hand not in numbers, seed
        assert not any(isinstance(value, (Match, RoundDealt)) for value in everything_in(view))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_cards_not_seen_are_those_in_other_hands_or_left_out(preset: str, seats: int) -> None:
    seed = random.randrange(2**32)
    for match, history in moments(preset, seats, seed):
        view = SeatView.of(match, history)
        *_, dealt = (event for event in history if isinstance(event, RoundDealt))
        others = sum(hand for seat, hand in enumerate(match.round.hands) if seat != view.seat)
        assert view.unseen == others + dealt.left_out, seed
        assert view.unseen.bit_count() + view.played.bit_count() + view.hand.bit_count() in (
            52,
            104,
        )


def test_a_view_cannot_be_changed() -> None:
    match, history = next(moments("classic", 4, 1))
    view = SeatView.of(match, history)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.hand = 0  # type: ignore[misc]


@pytest.mark.parametrize("name", ["greedy", "careful"])
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_choice_does_not_depend_on_cards_that_are_hidden(
    name: str, preset: str, seats: int
) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    for match, history in moments(preset, seats, seed):
        if match.round.opening is not None or match.round.interrupters:
            continue  # who holds the opening card, and who may interrupt, is known to the table
        other = with_other_hidden_cards(match, rng)
        view, same = SeatView.of(match, history), SeatView.of(other, history)
        assert view == same, seed
        choices = {make_bot(name).choose(v, random.Random(5), 1.0) for v in (view, same)}
        assert len(choices) == 1, seed


@pytest.mark.parametrize("name", ["greedy", "careful"])
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_same_view_and_dice_give_the_same_legal_choice(
    name: str, preset: str, seats: int
) -> None:
    seed = random.randrange(2**32)
    bot = make_bot(name)
    for match, history in moments(preset, seats, seed):
        view = SeatView.of(match, history)
        play = bot.choose(view, random.Random(3), 1.0)
        assert view.legal(play), seed
        match.round.turn.verify(play)
        fresh = SeatView.of(match, history)
        assert make_bot(name).choose(fresh, random.Random(3), 1.0) == play, seed


def test_every_name_gives_a_bot_of_that_name() -> None:
    for name in BOT_NAMES:
        assert make_bot(name).name == name


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot"):
        make_bot("human")
