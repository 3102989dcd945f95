"""Random positions of whole rounds, for the tests of the judging players."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from thirteen.ai.plays import candidates
from thirteen.ai.view import SeatView
from thirteen.engine import PRESETS, Match, Round, Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thirteen.engine.events import Event

    Question = tuple[Round, SeatView, list[Event]]
    Positions = Callable[[int, int], Iterator[Question]]


def view_of(now: Round, history: Sequence[Event]) -> SeatView:
    """What the seat asked sees in a round without a match around it."""
    match = SimpleNamespace(rules=now.rules, round=now, scores=(0,) * now.seats, round_no=1)
    return SeatView.of(cast("Match", match), history)


def played(
    rules: Rules, seats: int, rng: random.Random
) -> Iterator[tuple[Round, SeatView, list[Event]]]:
    """Every question of one round played at random."""
    now = Match.new(rules, seats, rng.getrandbits(50)).round
    history: list[Event] = []
    while not now.is_over:
        yield now, view_of(now, history), history
        play = rng.choice(candidates(now.turn)).cards
        now, events = now.play(play)
        history += events


@pytest.fixture(name="view_of")
def _view_of() -> Callable[[Round, Sequence[Event]], SeatView]:
    return view_of


@pytest.fixture
def positions() -> Positions:
    """Questions from so many random rounds, preset after preset; the seed is printed."""

    def many(seed: int, rounds: int) -> Iterator[tuple[Round, SeatView, list[Event]]]:
        print(f"seed {seed}")  # noqa: T201 shown with a failure
        rng = random.Random(seed)
        names = list(PRESETS)
        for i in range(rounds):
            rules = PRESETS[names[i % len(names)]]
            yield from played(rules, rng.randint(*rules.seats), rng)

    return many
