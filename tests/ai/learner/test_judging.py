from __future__ import annotations

import random
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.ai.learner.redealing import redealt
from thirteen.ai.features import ACTION, ACTION_NAMES, STATE, action_features, state_features
from thirteen.ai.heuristic import weights
from thirteen.ai.judge import Choice
from thirteen.ai.registry import make_bot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine import Round
    from thirteen.engine.events import Event

    Positions = Callable[[int, int], Iterator[tuple[Round, SeatView, list[Event]]]]
    ViewOf = Callable[[Round, Sequence[Event]], SeatView]


def test_rows_have_a_number_a_column(positions: Positions) -> None:
    assert len(ACTION_NAMES) == ACTION
    for _, view, _ in positions(1, 8):
        choice = Choice.of(view)
        assert len(state_features(choice.look)) == STATE
        assert all(len(row) == ACTION for row in choice.rows)
        assert action_features(choice.look, choice.plays[0]) == choice.rows[0]


def test_the_heuristic_plays_every_rule_set_legally(positions: Positions) -> None:
    bot = make_bot("heuristic")
    for now, view, _ in positions(2, 24):
        now.turn.verify(bot.choose(view, random.Random(1), 1.0))


def test_the_choice_does_not_depend_on_how_unseen_cards_are_dealt(
    positions: Positions, view_of: ViewOf
) -> None:
    bot = make_bot("heuristic")
    rng = random.Random(4)
    for now, view, history in positions(4, 8):
        if now.turn.opening is not None or not now.turn.on_turn:
            continue
        other = view_of(redealt(now, rng), history)
        assert bot.choose(view, rng, 1.0) == bot.choose(other, rng, 1.0)


def test_weights_fit_the_features() -> None:
    assert all(len(row) == ACTION for row in weights())


@pytest.mark.parametrize("name", ["greedy", "careful", "heuristic", "random"])
def test_players_without_a_network_do_not_import_numpy(name: str) -> None:
    code = (
        "import sys; from thirteen.ai.registry import make_bot;"
        f"make_bot({name!r}); import thirteen.ai.arena; sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 our own
