from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.ai.learner.redealing import redealt
from thirteen import resources
from thirteen.ai.characters import CHARACTERS, holds_bomb
from thirteen.ai.estimate import estimates, place_values
from thirteen.ai.judge import Choice
from thirteen.ai.learned import LearnedBot, waver
from thirteen.ai.levels import BEGINNER, CASUAL, LEVELS, MASTER
from thirteen.ai.network import FILE, DamagedWeightsError, Network, shipped
from thirteen.ai.registry import CHARACTER_NAMES, LEVEL_NAMES, is_bot, make_bot
from thirteen.engine import parse_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine import Round
    from thirteen.engine.events import Event

    Positions = Callable[[int, int], Iterator[tuple[Round, SeatView, list[Event]]]]
    ViewOf = Callable[[Round, Sequence[Event]], SeatView]


def test_every_level_and_character_has_a_name_in_the_registry() -> None:
    assert tuple(LEVELS) == LEVEL_NAMES
    assert tuple(CHARACTERS) == CHARACTER_NAMES
    for level in LEVEL_NAMES:
        assert make_bot(level).name == level
        for character in CHARACTER_NAMES:
            assert make_bot(f"{level}:{character}").name == f"{level}:{character}"


@pytest.mark.parametrize("name", ["", "grandmaster", "master:", "master:nobody", "greedy:racer"])
def test_other_names_are_no_bots(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(ValueError, match="no bot"):
        make_bot(name)


def test_learned_players_play_every_rule_set_legally(positions: Positions) -> None:
    names = [*LEVEL_NAMES, *(f"casual:{character}" for character in CHARACTER_NAMES)]
    bots = [make_bot(name) for name in names]
    rng = random.Random(1)
    for i, (now, view, _) in enumerate(positions(2, 24)):
        now.turn.verify(bots[i % len(bots)].choose(view, rng, 1.0))


def test_master_does_not_look_at_how_unseen_cards_are_dealt(
    positions: Positions, view_of: ViewOf
) -> None:
    bot = make_bot("master")
    rng = random.Random(4)
    for now, view, history in positions(14, 16):
        if now.turn.opening is not None or not now.turn.on_turn:
            continue
        other = view_of(redealt(now, rng), history)
        assert bot.choose(view, rng, 1.0) == bot.choose(other, rng, 1.0)


def test_the_same_dice_give_the_same_play(positions: Positions) -> None:
    bot = make_bot("beginner:racer")
    for _, view, _ in positions(3, 8):
        plays = {bot.choose(view, random.Random(5), 1.0) for _ in range(2)}
        assert len(plays) == 1


def test_no_level_picks_what_it_thinks_worse_than_its_cut(positions: Positions) -> None:
    rng = random.Random(6)
    for level in LEVELS.values():
        for _, view, _ in positions(7, 4):
            choice = level.choice(view)
            worths = LearnedBot(level).worths(choice)
            order = sorted(range(len(worths)), key=lambda at: -worths[at])
            for _ in range(5):
                picked = waver(worths, order, level.temperature, level.cut, rng)
                assert worths[picked] >= max(worths) - level.cut


def test_a_character_gives_away_no_more_than_its_leeway(positions: Positions) -> None:
    for _, view, _ in positions(9, 8):
        choice = Choice.of(view)
        plain = [e.worth for e in estimates(shipped(), choice)]
        for character in CHARACTERS.values():
            liked = LearnedBot(MASTER, character).worths(choice)
            at = liked.index(max(liked))
            assert plain[at] >= max(plain) - MASTER.leeway


def test_weaker_levels_forget_and_master_does_not(positions: Positions) -> None:
    for _, view, _ in positions(11, 4):
        assert MASTER.known_unseen(view) == view.unseen
        assert CASUAL.known_unseen(view) == view.unseen | view.played
        assert MASTER.seen_by(view) is view
        assert not BEGINNER.seen_by(view).locked - {view.seat}


def test_chances_of_places_add_up(positions: Positions) -> None:
    for _, view, _ in positions(12, 8):
        for estimate in estimates(shipped(), Choice.of(view)):
            assert len(estimate.places) == view.seats
            assert sum(estimate.places) == pytest.approx(1, abs=1e-4)
            assert math.isfinite(estimate.worth)


def test_place_values_span_three_and_average_nothing() -> None:
    for seats in range(2, 13):
        values = place_values("places", seats)
        assert values is not None
        assert values[0] - values[-1] == pytest.approx(3)
        assert sum(values) == pytest.approx(0)
    assert place_values("settlement", 4) is None


@pytest.mark.parametrize("damage", ["head", "hash", "shape", "version", "short"])
def test_damaged_weights_are_refused(damage: str) -> None:
    content = resources.read(FILE)
    head, _, data = content.partition(b"\n")
    told = json.loads(head)
    if damage == "head":
        head = b"{" + head
    elif damage == "hash":
        data = bytes([data[0] ^ 1]) + data[1:]
    elif damage == "shape":
        told["arrays"][0][1][0] += 1
        head = json.dumps(told).encode()
    elif damage == "version":
        told["features"] += 1
        head = json.dumps(told).encode()
    else:
        data = data[:-4]
    with pytest.raises(DamagedWeightsError):
        Network(head + b"\n" + data)


def test_numpy_is_imported_only_when_a_learned_player_is_made() -> None:
    code = (
        "import sys; from thirteen.ai.registry import make_bot; a = 'numpy' in sys.modules;"
        "make_bot('master'); sys.exit(a or 'numpy' not in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 our own


@pytest.mark.parametrize(
    ("cards", "bomb"),
    [
        ("9S 9C 9D 9H", True),
        ("4S 4C 5S 5C 6S 6C", True),
        ("4S 4C 5S 5C 7S 7C", False),
        ("KS KC AS AC 2S 2C", False),
    ],
)
def test_a_bomber_knows_a_bomb_in_its_hand(cards: str, bomb: bool) -> None:  # noqa: FBT001 a case
    assert holds_bomb(parse_cards(cards) | parse_cards("3H JD")) is bomb
