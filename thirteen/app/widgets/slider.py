"""A value on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.intents import Act
from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BLACK, BODY, CREAM, FACE, GOLD
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

WIDTH, HEIGHT, TRACK, KNOB = 340, 44, 10, 32


class Slider(Widget):
    """A whole number from `low` to `high` in steps, and how it is written."""

    focusable = True

    def __init__(  # noqa: PLR0913 - what a slider is
        self,
        context: Context,
        key: str,
        on_change: Callable[[int], None],
        *,
        value: int,
        low: int,
        high: int,
        step: int,
        write: Callable[[int], str],
    ) -> None:
        super().__init__(context, key)
        self.value = value
        self.low, self.high, self.step = low, high, step
        self._write = write
        self._on_change = on_change

    def _words(self) -> int:
        size = self.context.view.text_px(BODY)
        widest = max((self.low, self.high), key=lambda v: len(self._write(v)))
        return self.context.text.measure(self._write(widest), size)[0]

    def natural_width(self) -> int:
        """Room for the line and the value."""
        view = self.context.view
        return view.ui_px(WIDTH) + view.ui_px(24) + self._words()

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        view = self.context.view
        wide = min(width, self.natural_width())
        high = max(view.ui_px(HEIGHT), line_height(view.text_px(BODY)))
        self.rect.update(x + width - wide, y, wide, high)
        return high

    def press(self, pos: Pos) -> None:
        """Go to where the line was pressed."""
        self._set(self._value_at(pos[0]))

    def drag(self, pos: Pos) -> None:
        """Follow the pointer."""
        self._set(self._value_at(pos[0]))

    def act(self, act: Act) -> bool:
        """Step with the arrows, to the ends with Home and End."""
        to = {
            Act.LEFT: self.value - self.step,
            Act.RIGHT: self.value + self.step,
            Act.HOME: self.low,
            Act.END: self.high,
        }.get(act)
        if to is not None:
            self._set(max(self.low, min(self.high, to)))
        return to is not None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view = self.context, self.context.view
        track = self._track()
        done = track.copy()
        share = (self.value - self.low) / (self.high - self.low)
        done.width = max(track.height, round(track.width * share))
        radius = track.height // 2
        paint_box(canvas, context, track, Box(BLACK.alpha(0.35), radius, CREAM.alpha(0.2)))
        paint_box(canvas, context, done, Box(GOLD, radius))
        side = view.ui_px(KNOB)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (track.x + round(track.width * share), track.centery)
        face = FACE.mix(GOLD, 0.25 * self.glow)
        paint_box(canvas, context, knob, Box(face, side // 2), height=1)
        self.draw_ring(canvas, side // 2, knob)
        words = context.text.render(self._write(self.value), view.text_px(BODY), CREAM)
        at = self.rect.right - words.get_width(), self.rect.centery - words.get_height() // 2
        canvas.blit(words, at)

    def _track(self) -> pygame.Rect:
        view = self.context.view
        side = view.ui_px(KNOB)
        width = self.rect.width - self._words() - view.ui_px(24) - side
        track = pygame.Rect(0, 0, max(1, width), view.ui_px(TRACK))
        track.midleft = (self.rect.x + side // 2, self.rect.centery)
        return track

    def _value_at(self, x: int) -> int:
        track = self._track()
        share = max(0.0, min(1.0, (x - track.x) / track.width))
        return self.low + round(share * (self.high - self.low) / self.step) * self.step

    def _set(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self._on_change(value)
