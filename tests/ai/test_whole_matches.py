"""Every rule set, any number of players, played to the end and watched by a referee."""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from thirteen.ai.registry import make_bot
from thirteen.engine import PASS, PRESETS, MatchLength, Rules
from thirteen.engine.rules import CHOICES, INSTANT_WINS, SWITCHES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.ai.conftest import Referee
    from thirteen.ai.bot import Bot
    from thirteen.ai.view import SeatView

    Watch = Callable[[Rules, Sequence[Bot], int], Referee]

TABLES = [
    (name, seats)
    for name, rules in sorted(PRESETS.items())
    for seats in range(rules.seats[0], rules.seats[1] + 1)
]


class Anybody:
    """Plays anything it may, passing now and then."""

    name = "anybody"

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:
        """Get any legal play."""
        assert budget > 0
        plays = list(view.turn.plays)
        if not plays or (view.turn.can_pass and rng.random() < 0.3):
            return PASS
        return rng.choice(plays)


def anyone(rng: random.Random) -> Bot:
    """Get a player of some sort."""
    name = rng.choice(("anybody", "greedy", "careful"))
    return Anybody() if name == "anybody" else make_bot(name)


@contextmanager
def told(what: str) -> Iterator[None]:
    """Add to a failure what it was about."""
    try:
        yield
    except (AssertionError, ValueError) as failure:
        failure.add_note(what)
        raise


def mixed_rules(rng: random.Random) -> Rules:
    """Get rules with every option drawn by itself."""
    options: dict[str, Any] = {name: rng.choice(words) for name, words in CHOICES.items()}
    options |= {name: rng.random() < 0.5 for name in SWITCHES}
    instant = [word for word in INSTANT_WINS if rng.random() < 0.2]
    kind = rng.choice(("wins", "places", "cards-left", "settlement", "collect"))
    points = rng.choice(("players-place", "players-place+1", "place-1"))
    return Rules.from_dict(
        options
        | {
            "seats": [2, 12],
            "second_deck_from": rng.choice((None, 2, 5)),
            "quad_beats_twos": rng.randrange(4),
            "pairs_beat_twos": [rng.choice((None, 3, 4, 5, 6)) for _ in range(3)],
            "instant_wins": instant,
            "scoring": {"kind": kind} | ({"points": points} if kind == "places" else {}),
            "match": {"kind": "hands", "hands": rng.randrange(1, 4)},
            "ties": "share",
        }
    )


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_preset_is_played_by_its_rules_with_any_number_of_players(
    preset: str, seats: int, watch: Watch
) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    rules = PRESETS[preset].changed(match=MatchLength("hands", hands=3), ties="share")
    bots = [anyone(rng) for _ in range(seats)]
    with told(f"preset {preset}, {seats} seats, seed {seed}"):
        referee = watch(rules, bots, seed)
    assert referee.number == 3


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_match_of_careful_players_ends(preset: str, watch: Watch) -> None:
    seed = random.randrange(2**32)
    with told(f"preset {preset}, seed {seed}"):
        referee = watch(PRESETS[preset], [make_bot("careful") for _ in range(4)], seed)
    assert referee.played > 0


def test_any_mixture_of_options_is_played_by_its_rules(watch: Watch) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    for number in range(60):
        rules = mixed_rules(rng)
        with told(f"number {number} of seed {seed}: {rules}"):
            watch(rules, [anyone(rng) for _ in range(rng.randrange(2, 7))], rng.randrange(2**32))
