from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.context import Context
from thirteen.app.intents import Intent, Point
from thirteen.app.scene import Scene
from thirteen.app.scenes.about import AboutScene
from thirteen.app.scenes.dialog import Dialog
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.scenes.settings import SettingsScene
from thirteen.app.scenes.title import TitleScene
from thirteen.app.view import View
from thirteen.storage import Folders, Notice, NoticeKind, Store

from .conftest import Player

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("scene", [TitleScene, NewGameScene, SettingsScene, AboutScene])
def test_nothing_is_drawn_while_nothing_moves(
    context: Context, scene: type[Scene], play: Callable[[Scene], Player]
) -> None:
    player = play(scene(context))
    player.wait(1.0)
    assert player.wait(2.0) == 0


def test_a_long_step_counts_as_a_short_one(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    seen: list[float] = []

    class Clock(Scene):
        def update(self, dt: float) -> bool:
            seen.append(dt)
            return False

    player = play(Clock(context))
    player.app.step(30.0)
    assert seen[-1] == pytest.approx(0.05)


def test_only_the_top_scene_gets_input(context: Context, play: Callable[[Scene], Player]) -> None:
    seen: list[tuple[str, Intent]] = []

    class Listener(Scene):
        def __init__(self, context: Context, name: str) -> None:
            super().__init__(context)
            self.name = name

        def handle(self, intent: Intent) -> bool:
            seen.append((self.name, intent))
            return True

    player = play(Listener(context, "below"))
    context.stack.push(Listener(context, "above"))
    player.wait(0.02)
    player.point((7, 8))
    assert seen == [("above", Point((7, 8)))]


def test_full_screen_and_mute_work_everywhere(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(TitleScene(context))
    player.key(pygame.K_F11)
    player.key(pygame.K_m)
    assert context.settings.full_screen
    assert context.settings.muted
    player.key(pygame.K_RETURN, pygame.KMOD_ALT)
    assert not context.settings.full_screen


def test_a_new_size_lays_everything_out(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(TitleScene(context))
    before = player.find("Settings").rect.copy()
    player.app.resize(1920, 1080)
    assert context.view.size == (1920, 1080)
    assert player.find("Settings").rect.width > before.width
    assert player.app.step(0.02)


def test_a_toast_comes_and_goes(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(TitleScene(context))
    player.wait(1.0)
    context.toasts.say("The disk is full")
    assert player.wait(0.1) > 0
    assert context.toasts.showing
    player.wait(6.0)
    assert not context.toasts.showing


def test_trouble_with_files_is_told_in_a_panel_on_the_title(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(TitleScene(context))
    context.store.notices.append(Notice(NoticeKind.UNWRITABLE, Path("/somewhere")))
    player.wait(0.5)
    assert isinstance(player.top, Dialog)
    assert not context.store.notices
    player.key(pygame.K_ESCAPE)
    player.wait(0.5)
    assert isinstance(player.top, TitleScene)


def test_trouble_with_files_is_told_in_passing_during_play(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(Scene(context))
    context.store.notices.append(Notice(NoticeKind.WRITE_FAILED, Path("/somewhere")))
    player.wait(0.1)
    assert context.toasts.showing
    assert not context.store.notices


@pytest.mark.parametrize("kind", list(NoticeKind))
def test_every_trouble_has_a_sentence(kind: NoticeKind) -> None:
    from thirteen.app.notice_texts import notice_sentences  # noqa: PLC0415 - as the app does

    (sentence,) = notice_sentences([Notice(kind, Path("a.json"), Path("b.json"))])
    assert "{" not in sentence


def test_a_second_copy_says_that_it_saves_nothing(
    tmp_path: Path, play: Callable[[Scene], Player], context: Context
) -> None:
    del play
    second = Store(Folders.find(tmp_path))
    other = Context(second, View(960, 600))
    player = Player(other, TitleScene(other))
    player.wait(0.5)
    assert isinstance(player.top, Dialog)
    assert second.read_only
    second.close()
    assert not context.store.read_only


def test_settings_reset_but_keep_what_was_last_played(context: Context) -> None:
    context.change_settings(felt="midnight", volume=10, window=(1000, 700, 5, 5))
    chosen = context.settings.new_game
    context.reset_settings()
    assert (context.settings.felt, context.settings.volume) == ("teal", 80)
    assert context.settings.window == (1000, 700, 5, 5)
    assert context.settings.new_game == chosen


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (80, 50), (100, 3000), (3000, 60)])
@pytest.mark.parametrize("scene", [TitleScene, NewGameScene, SettingsScene, AboutScene])
def test_a_window_smaller_than_it_may_be_is_drawn_too(
    context: Context, scene: type[Scene], size: tuple[int, int], play: Callable[[Scene], Player]
) -> None:
    context.change_settings(text_scale=2.0)
    player = play(scene(context))
    player.app.resize(*size)
    player.app.step(0.1)
    canvas = pygame.Surface(context.view.size)
    player.app.draw(canvas)
    assert pygame.transform.average_color(canvas)[:3] != (0, 0, 0)
