"""A few choices shown as pictures, one of them taken."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from thirteen.app.intents import Act
from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import BUTTON_RADIUS, CREAM, GOLD
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

    Paint = Callable[[pygame.Surface, pygame.Rect], None]

EDGE, GAP = 7, 10


class _Frame(Widget):
    """One of the pictures."""

    def __init__(self, context: Context, key: str, paint: Paint, take: Callable[[], None]) -> None:
        super().__init__(context, key)
        self.taken = False
        self._paint = paint
        self._take = take

    def click(self, pos: Pos) -> None:
        del pos
        self._take()

    def draw(self, canvas: pygame.Surface) -> None:
        view = self.context.view
        radius = view.ui_px(BUTTON_RADIUS)
        if self.taken or self.glow:
            line = max(2.0, view.ui * 3) if self.taken else max(1.0, view.ui * 1.5)
            colour = GOLD if self.taken else CREAM.alpha(0.5 * self.glow)
            paint_box(canvas, self.context, self.rect, Box(CREAM.alpha(0), radius, colour, line))
        edge = view.ui_px(EDGE)
        self._paint(canvas, self.rect.inflate(-2 * edge, -2 * edge))


class Gallery(Widget):
    """Pictures side by side, each `size` units large; on as many lines as they need."""

    focusable = True

    def __init__(  # noqa: PLR0913 - what a gallery is
        self,
        context: Context,
        key: str,
        pictures: Mapping[str, Paint],
        value: str,
        on_change: Callable[[str], None],
        *,
        size: tuple[float, float],
    ) -> None:
        super().__init__(context, key)
        self.value = value
        self._on_change = on_change
        self._size = context.view.ui_px(size[0]), context.view.ui_px(size[1])
        self._frames = {
            name: _Frame(context, f"{key}={name}", paint, partial(self.take, name))
            for name, paint in pictures.items()
        }
        for frame in self._frames.values():
            frame.owner = self
        self._mark(value)

    def take(self, name: str) -> None:
        """Choose."""
        if name != self.value:
            self._mark(name)
            self.context.sound.play("click")
            self._on_change(name)

    def _mark(self, name: str) -> None:
        self.value = name
        for other, frame in self._frames.items():
            frame.taken = other == name

    def natural_width(self) -> int:
        """All on one line."""
        gap = self.context.view.ui_px(GAP)
        return len(self._frames) * (self._size[0] + gap) - gap

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        gap = self.context.view.ui_px(GAP)
        wide, tall = self._size
        full = min(width, self.natural_width())
        left = x + width - full
        at, top = left, y
        for frame in self._frames.values():
            if at + wide > left + full and at > left:
                at, top = left, top + tall + gap
            frame.rect = pygame.Rect(at, top, wide, tall)
            at += wide + gap
        self.rect.update(left, y, full, top + tall - y)
        return self.rect.height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for frame in self._frames.values():
            frame.move(dx, dy)

    def parts(self) -> Iterator[Widget]:
        """The whole, then each picture."""
        yield self
        yield from self._frames.values()

    def act(self, act: Act) -> bool:
        """Arrows go to the neighbour."""
        step = {Act.LEFT: -1, Act.RIGHT: 1}.get(act, 0)
        if step:
            names = list(self._frames)
            at = names.index(self.value) + step if self.value in names else 0
            if 0 <= at < len(names):
                self.take(names[at])
        return bool(step)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        for frame in self._frames.values():
            frame.draw(canvas)
        self.draw_ring(canvas, self.context.view.ui_px(BUTTON_RADIUS), self.rect)
