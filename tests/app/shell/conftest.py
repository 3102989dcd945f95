"""The whole app without a window: a store in a temporary folder, events made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from thirteen import i18n
from thirteen.app.application import App
from thirteen.app.context import Context
from thirteen.app.text import TextPainter
from thirteen.app.vector import VectorPainter
from thirteen.app.view import View
from thirteen.storage import Folders, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from thirteen.app.scene import Scene
    from thirteen.app.widgets.base import Widget
    from thirteen.app.widgets.group import Group


class Grouped(Protocol):
    """A scene of controls."""

    group: Group


class Player:
    """Plays an app as a person would: points, clicks, presses keys, and looks at the canvas."""

    def __init__(self, context: Context, scene: Scene) -> None:
        self.context = context
        self.app = App(context, scene)
        self.canvas = pygame.Surface(context.view.size)
        self.wait(0.1)

    def wait(self, seconds: float) -> int:
        """Let time pass; in how many steps the picture changed. It is drawn at the end."""
        changed = 0
        for _ in range(max(1, round(seconds / 0.05))):
            changed += self.app.step(0.05)
        if changed:
            self.app.draw(self.canvas)
        return changed

    def event(self, kind: int, **values: object) -> None:
        """One event, and a picture if it changed something."""
        if self.app.step(0.02, [pygame.Event(kind, values)]):
            self.app.draw(self.canvas)

    def point(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        self.event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press a button of the mouse."""
        self.event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        """Let it go."""
        self.event(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click(self, pos: tuple[int, int]) -> None:
        """Point, press, let go, and wait as long as a person does."""
        self.point(pos)
        self.press(pos)
        self.release(pos)
        self.wait(0.4)

    def click_on(self, key: str) -> None:
        """Click on a control of the top scene."""
        self.click(self.find(key).rect.center)

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        """Type text."""
        self.event(pygame.TEXTINPUT, text=text)

    @property
    def top(self) -> Scene:
        """The scene on top."""
        top = self.context.stack.top
        assert top is not None
        return top

    def parts(self) -> list[Widget]:
        """Every control of the top scene."""
        group: Group = self.top.group  # type: ignore[attr-defined]
        return [part for widget in group.widgets for part in widget.parts()]

    def find(self, key: str) -> Widget:
        """The control of this key in the top scene."""
        found = [part for part in self.parts() if part.key == key]
        assert found, f"no {key!r} among {sorted({part.key for part in self.parts()})}"
        return found[0]


@pytest.fixture(autouse=True)
def _speak_english() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    i18n.use_language("en")
    yield
    i18n.use_language("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(Folders.find(tmp_path))
    opened.save_settings(opened.settings.changed(language="en"))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def painters() -> tuple[VectorPainter, TextPainter]:
    """Pictures made for one test serve the next ones."""
    return VectorPainter(), TextPainter()


@pytest.fixture
def context(store: Store, painters: tuple[VectorPainter, TextPainter]) -> Context:
    made = Context(store, View(960, 600), seed=13)
    made.vector, made.text = painters
    return made


@pytest.fixture
def play(context: Context) -> Callable[[Scene], Player]:
    return lambda scene: Player(context, scene)
