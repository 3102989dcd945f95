"""A few choices side by side, one of them taken."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from thirteen.app.intents import Act
from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BLACK, BODY, BUTTON_RADIUS, CREAM, GOLD, QUIET
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

T = TypeVar("T")

HEIGHT, PAD, EDGE = 52, 20, 4


class _Segment(Widget):
    """One of the choices."""

    def __init__(self, context: Context, key: str, label: str, take: Callable[[], None]) -> None:
        super().__init__(context, key)
        self.label = label
        self.taken = False
        self._take = take

    def natural_width(self) -> int:
        view = self.context.view
        words = self.context.text.measure(self.label, view.text_px(BODY), "semibold")[0]
        return words + 2 * view.ui_px(PAD)

    def click(self, pos: Pos) -> None:
        del pos
        self._take()

    def draw(self, canvas: pygame.Surface) -> None:
        view = self.context.view
        radius = view.ui_px(BUTTON_RADIUS - EDGE)
        ink = CREAM if self.enabled else QUIET
        if self.taken:
            line = max(1.0, view.ui * 1.5)
            box = Box(GOLD.alpha(0.16), radius, GOLD.alpha(0.85 if self.enabled else 0.35), line)
            paint_box(canvas, self.context, self.rect, box)
        elif self.glow:
            paint_box(canvas, self.context, self.rect, Box(CREAM.alpha(0.1 * self.glow), radius))
        words = self.context.text.fit(
            self.label,
            view.text_px(BODY),
            ink,
            self.rect.width - view.ui_px(8),
            "semibold" if self.taken else "regular",
        )
        canvas.blit(words, words.get_rect(center=self.rect.center))


class Segments(Widget, Generic[T]):
    """All choices visible at once; on as many lines as they need."""

    focusable = True

    def __init__(
        self,
        context: Context,
        key: str,
        choices: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
    ) -> None:
        super().__init__(context, key)
        self._on_change = on_change
        self._values = [choice for choice, _label in choices]
        self._segments = [
            _Segment(context, f"{key}={choice}", label, partial(self.take, choice))
            for choice, label in choices
        ]
        for segment in self._segments:
            segment.owner = self
        self._mark(value)

    def take(self, value: T) -> None:
        """Choose."""
        if value != self.value:
            self._mark(value)
            self.context.sound.play("click")
            self._on_change(value)

    def _mark(self, value: T) -> None:
        self.value = value
        for choice, segment in zip(self._values, self._segments, strict=True):
            segment.taken = choice == value

    def natural_width(self) -> int:
        """The width of all choices on one line."""
        edge = self.context.view.ui_px(EDGE)
        return sum(s.natural_width() for s in self._segments) + edge * (len(self._segments) + 1)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        view = self.context.view
        edge = view.ui_px(EDGE)
        height = max(view.ui_px(HEIGHT), line_height(view.text_px(BODY)) + 4 * edge) - 2 * edge
        wide = min(width, self.natural_width())
        left = x + width - wide
        at_x, at_y = left + edge, y + edge
        for segment in self._segments:
            its = min(segment.natural_width(), wide - 2 * edge)
            if at_x + its + edge > left + wide and at_x > left + edge:
                at_x, at_y = left + edge, at_y + height + edge
            segment.rect = pygame.Rect(at_x, at_y, its, height)
            at_x += its + edge
        full = at_y + height + edge - y
        self.rect.update(left, y, wide, full)
        return full

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for segment in self._segments:
            segment.move(dx, dy)

    def parts(self) -> Iterator[Widget]:
        """The whole, then each choice."""
        yield self
        yield from self._segments

    def act(self, act: Act) -> bool:
        """Arrows go to the neighbour."""
        step = {Act.LEFT: -1, Act.RIGHT: 1}.get(act, 0)
        if step:
            at = self._values.index(self.value) + step if self.value in self._values else 0
            if 0 <= at < len(self._values):
                self.take(self._values[at])
        return bool(step)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        view = self.context.view
        radius = view.ui_px(BUTTON_RADIUS)
        box = Box(BLACK.alpha(0.24), radius, CREAM.alpha(0.12), max(1.0, view.ui))
        paint_box(canvas, self.context, self.rect, box)
        for segment in self._segments:
            segment.draw(canvas)
        self.draw_ring(canvas, radius, self.rect)
