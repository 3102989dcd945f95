"""The window itself, on SDL's driver that shows nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.application import App
from thirteen.app.context import Context
from thirteen.app.scenes.settings import SettingsScene
from thirteen.app.scenes.title import TitleScene
from thirteen.app.view import View
from thirteen.app.window import SMALLEST, Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from thirteen.app.scene import Scene
    from thirteen.storage import Store


@pytest.fixture
def window() -> Iterator[Window]:
    pygame.display.init()
    pygame.event.clear()
    opened = Window((1000, 640, 30, 40))
    yield opened
    opened.close()


def app_in(window: Window, store: Store, scene: Callable[[Context], Scene] = TitleScene) -> App:
    context = Context(store, View(*window.pixels))
    return App(context, scene(context))


def run(window: Window, app: App, *events: pygame.Event) -> int:
    """Run with these events from the first frame on, then quit; how often one was the first."""
    shown = []

    def after_first_frame() -> bool:
        shown.append(1)
        for event in (*events, pygame.Event(pygame.QUIT)):
            pygame.event.post(event)
        return True

    window.run(app, after_first_frame)
    return len(shown)


def test_a_window_is_never_smaller_than_it_can_be_used() -> None:
    small = Window((10, 10, -1, -1))
    assert small.pixels == SMALLEST
    small.close()


def test_the_app_runs_until_it_is_closed(window: Window, store: Store) -> None:
    app = app_in(window, store)
    assert run(window, app) == 1
    assert not app.running


def test_it_can_end_after_the_first_frame(window: Window, store: Store) -> None:
    app = app_in(window, store)
    window.run(app, lambda: False)
    assert app.running


def test_the_place_of_the_window_is_remembered(window: Window, store: Store) -> None:
    run(window, app_in(window, store))
    assert store.settings.window == (1000, 640, 30, 40)


def run_until(window: Window, app: App, done: Callable[[], bool], steps: int = 200) -> None:
    """Run until something is so, at most so many steps."""
    step, left = app.step, [steps]

    def counted(dt: float, events: Iterable[pygame.Event] = ()) -> bool:
        left[0] -= 1
        if done() or not left[0]:
            app.context.quit()
        return step(dt, events)

    app.step = counted  # type: ignore[method-assign]
    window.run(app, lambda: True)
    assert left[0], "it never came"


def test_a_new_size_is_laid_out_once_it_rests(window: Window, store: Store) -> None:
    app = app_in(window, store)
    window.run(app, lambda: False)
    window._window.size = (1200, 800)  # noqa: SLF001 - as a person dragging its corner
    assert app.context.view.size == (1000, 640)
    run_until(window, app, lambda: app.context.view.size == (1200, 800))


def test_text_input_is_on_only_while_something_is_written(
    window: Window, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    run(window, app_in(window, store, SettingsScene))
    assert calls == ["stop"]


def test_full_screen_does_not_change_the_remembered_place(window: Window, store: Store) -> None:
    app = app_in(window, store)
    window.run(app, lambda: False)
    key = {"mod": 0, "unicode": "", "scancode": 0, "key": pygame.K_F11}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key))
    run_until(window, app, lambda: window._full_screen)  # noqa: SLF001 - nothing else tells
    assert store.settings.full_screen
    assert store.settings.window == (1000, 640, 30, 40)
