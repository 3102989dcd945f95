from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pygame

from thirteen.app.scenes.about import AboutScene
from thirteen.app.scenes.dialog import Dialog
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.scenes.settings import SettingsScene
from thirteen.app.scenes.title import TitleScene
from thirteen.app.session import Player as Seat
from thirteen.app.session import Session
from thirteen.app.table.scene import TableScene
from thirteen.engine import PRESETS, Match
from thirteen.engine.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

    from .conftest import Player


def start_match(context: Context) -> None:
    """A match of bots that a person may watch, saved."""
    players = [Seat("Lan", "greedy"), Seat("Minh", "greedy")]
    session = Session(PRESETS["classic"], players, 5, context.store)
    for _ in range(6):
        session.update(9.0)


def test_one_click_deals_a_classic_match(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(TitleScene(context))
    player.click_on("Deal")
    assert isinstance(player.top, TableScene)
    assert context.store.has_running
    record = context.store.running()
    assert record is not None
    assert record.rules == PRESETS["classic"]
    assert len(record.seats) == 4


def test_a_running_match_can_be_gone_on_with(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    start_match(context)
    before = context.store.running()
    assert before is not None
    player = play(TitleScene(context))
    player.click_on("Continue")
    assert isinstance(player.top, TableScene)
    after = context.store.running()
    assert after is not None
    assert (after.seed, after.seats) == (before.seed, before.seats)


def test_without_a_match_there_is_nothing_to_continue(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(TitleScene(context))
    assert "Continue" not in {part.key for part in player.parts()}


def test_a_damaged_match_is_told_and_a_new_one_offered(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    path: Path = context.store.folders.data / "match.jsonl"
    path.write_text('{"thirteen": 1, "preset": "nonsense"}\n', encoding="utf-8")
    player = play(TitleScene(context))
    player.wait(0.5)
    assert isinstance(player.top, Dialog)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_ESCAPE)
    player.wait(0.5)
    player.find("Deal")


def test_the_buttons_open_their_screens(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(TitleScene(context))
    screens = {"New game": NewGameScene, "Settings": SettingsScene, "About": AboutScene}
    for key, screen in screens.items():
        player.click_on(key)
        assert isinstance(player.top, screen)
        player.key(pygame.K_ESCAPE)
        player.wait(0.3)
        assert isinstance(player.top, TitleScene)


def test_quit_ends_the_program(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(TitleScene(context))
    player.click_on("Quit")
    assert not player.app.running


def test_keys_alone_can_start_a_match(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(TitleScene(context))
    player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    player.wait(0.3)
    assert isinstance(player.top, TableScene)


def test_the_first_picture_needs_no_rules_no_bots_and_no_numpy(tmp_path: Path) -> None:
    code = (
        "import sys; from thirteen.__main__ import main; "
        f"assert main(['--first-frame', '--data-dir', {str(tmp_path)!r}]) == 0; "
        "slow = {'numpy', 'PIL', 'fontTools', 'thirteen.engine', 'thirteen.ai', "
        "'thirteen.app.session', 'thirteen.app.table.scene', 'platformdirs', 'asyncio'}; "
        "print(sorted(slow & set(sys.modules)))"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout.strip() == "[]"
    assert not done.stderr


def test_a_long_match_is_gone_through_once_however_often_the_title_is_laid_out(
    context: Context, play: Callable[[Scene], Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    start_match(context)
    replays: list[Record] = []
    replay = Record.replay

    def counted(record: Record) -> Match:
        replays.append(record)
        return replay(record)

    monkeypatch.setattr(Record, "replay", counted)
    player = play(TitleScene(context))
    player.wait(0.5)
    for width in (1000, 1100, 1200):
        player.app.resize(width, 700)
    assert len(replays) == 1
