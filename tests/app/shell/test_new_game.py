from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pygame
import pytest

from thirteen.ai.registry import BOT_NAMES
from thirteen.app.people import bot_line, kind_label, learned_bots
from thirteen.app.scenes.dialog import Dialog
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.scenes.start import checked, rules_of
from thirteen.app.table.scene import TableScene
from thirteen.app.widgets.segments import Segments
from thirteen.engine import PRESETS
from thirteen.storage import NewGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

    from .conftest import Player


def take(player: Player, key: str, value: object) -> None:
    """Choose a value of a control, as its click would."""
    control = player.find(key)
    if isinstance(control, Segments):
        control.take(value)
    player.wait(0.1)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_rule_set_can_be_dealt_in_two_clicks(
    preset: str, context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(NewGameScene(context))
    player.click_on(f"preset {preset}")
    player.click_on("deal")
    assert isinstance(player.top, TableScene)
    record = context.store.running()
    assert record is not None
    assert record.rules == PRESETS[preset]


@pytest.mark.parametrize("preset", list(PRESETS))
def test_as_many_may_play_as_the_rules_allow(
    preset: str, context: Context, play: Callable[[Scene], Player]
) -> None:
    scene = NewGameScene(context)
    player = play(scene)
    player.click_on(f"preset {preset}")
    least, most = PRESETS[preset].seats
    for count in (least, most):
        take(player, "count", count)
        assert len(scene.choice.players) == count
        assert len([p for p in player.parts() if p.key.startswith("seat ")]) >= count
    player.click_on("deal")
    record = context.store.running()
    assert record is not None
    assert len(record.seats) == most


def test_the_choice_is_remembered(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(NewGameScene(context))
    player.click_on("preset chops")
    take(player, "count", 6)
    again = NewGameScene(context)
    assert again.choice.preset == "chops"
    assert len(again.choice.players) == 6


def test_fewer_seats_of_another_rule_set_send_players_home(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    scene = NewGameScene(context)
    player = play(scene)
    player.click_on("preset chops")
    take(player, "count", 12)
    player.click_on("preset treze")
    assert len(scene.choice.players) == 4


def test_ones_own_seat_may_be_given_to_a_bot(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    scene = NewGameScene(context)
    player = play(scene)
    player.click_on("seat 0")
    player.click_on("simple=greedy")
    player.click_on("done")
    assert scene.choice.players[0] == "greedy"
    player.click_on("deal")
    record = context.store.running()
    assert record is not None
    assert record.players[0] == "greedy"


@pytest.mark.skipif(not learned_bots(), reason="no weights are built in")
def test_a_seat_has_a_strength_and_a_character(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    scene = NewGameScene(context)
    player = play(scene)
    player.click_on("seat 2")
    player.click_on("level=expert")
    player.click_on("character=racer")
    assert scene.choice.players[2] == "expert:racer"
    player.click_on("level=skilled")
    assert scene.choice.players[2] == "skilled:racer", "another strength keeps the character"
    player.click_on("level=expert")
    player.click_on("all")
    assert scene.choice.players == ("human", *["expert:racer"] * 3)
    player.click_on("seat 1")
    player.click_on("character=")
    player.click_on("done")
    assert scene.choice.players[1] == "expert"


@pytest.mark.parametrize("kind", ["human", *BOT_NAMES, "master:teacher", "casual:careful"])
def test_every_player_has_a_name_and_a_line(kind: str) -> None:
    assert kind_label(kind) != kind
    assert bot_line(kind)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_match_may_end_by_points_or_by_hands(
    preset: str, context: Context, play: Callable[[Scene], Player]
) -> None:
    scene = NewGameScene(context)
    player = play(scene)
    player.click_on(f"preset {preset}")
    for kind in ("hands", "target"):
        take(player, "length kind", kind)
        assert scene.rules.match.kind == kind
    take(player, "length kind", PRESETS[preset].match.kind)
    assert scene.rules == PRESETS[preset]
    scene.change(length=7)
    assert 7 in (scene.rules.match.target, scene.rules.match.hands)


def test_a_new_deal_asks_before_it_ends_a_running_match(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(NewGameScene(context))
    player.click_on("deal")
    first = context.store.running()
    context.stack.clear_to(NewGameScene(context))
    player.wait(0.3)
    player.click_on("deal")
    assert isinstance(player.top, Dialog)
    player.key(pygame.K_ESCAPE)
    player.wait(0.3)
    assert isinstance(player.top, NewGameScene)
    assert context.store.running() == first
    player.click_on("deal")
    player.click_on("0")
    assert isinstance(player.top, TableScene)
    assert context.store.running() != first


@pytest.mark.parametrize(
    "choice",
    [
        NewGame(preset="forgotten"),
        NewGame(changes={"gravity": "low"}),
        NewGame(changes={"quad_beats_twos": 99}),
        NewGame(players=("human",) + ("careful",) * 11),
        NewGame(players=("human", "someone-who-left")),
    ],
)
def test_an_old_choice_is_made_to_fit(choice: NewGame) -> None:
    mended = checked(choice)
    rules = rules_of(mended)
    assert mended.preset in PRESETS
    rules.check_seats(len(mended.players))
    assert checked(mended) == mended
    assert msgspec.convert(msgspec.to_builtins(mended), NewGame) == mended
