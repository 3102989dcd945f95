"""A line of text the player can write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import pygame

from thirteen.app.intents import Act
from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BLACK, BODY, BUTTON_RADIUS, CREAM, GOLD, QUIET
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

WIDTH, HEIGHT, PAD = 360, 52, 18


class Entry(Widget):
    """One line of at most `longest` characters; `empty` is shown while there are none."""

    focusable = True

    def __init__(  # noqa: PLR0913 - what an entry is
        self,
        context: Context,
        key: str,
        value: str,
        on_change: Callable[[str], None],
        *,
        empty: str,
        longest: int,
    ) -> None:
        super().__init__(context, key)
        self.value = value
        self.writing = False
        self._empty = empty
        self._longest = longest
        self._on_change = on_change

    def resemble(self, old: Self) -> None:
        """Go on writing."""
        super().resemble(old)
        self.writing = old.writing

    def natural_width(self) -> int:
        """A usual name's width."""
        return self.context.view.ui_px(WIDTH)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        view = self.context.view
        wide = min(width, self.natural_width())
        high = max(view.ui_px(HEIGHT), line_height(view.text_px(BODY)) + view.ui_px(8))
        self.rect.update(x + width - wide, y, wide, high)
        return high

    def click(self, pos: Pos) -> None:
        """Begin or end writing."""
        del pos
        self.writing = not self.writing

    def act(self, act: Act) -> bool:
        """Erase; accept and back end the writing."""
        if not self.writing:
            return False
        match act:
            case Act.ERASE:
                self._set(self.value[:-1])
            case Act.ACCEPT | Act.BACK | Act.NEXT | Act.PREVIOUS:
                self.writing = False
                return act in {Act.ACCEPT, Act.BACK}
            case _:
                pass
        return True

    def type(self, text: str) -> bool:
        """Add what was typed."""
        if self.writing:
            clean = "".join(c for c in text if c.isprintable())
            self._set((self.value + clean)[: self._longest])
        return self.writing

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view = self.context, self.context.view
        radius = view.ui_px(BUTTON_RADIUS)
        edge = GOLD if self.writing else CREAM.alpha(0.16 + 0.2 * self.glow)
        box = Box(BLACK.alpha(0.3), radius, edge, max(1.0, view.ui * 1.5))
        paint_box(canvas, context, self.rect, box)
        pad = view.ui_px(PAD)
        shown = self.value or ("" if self.writing else self._empty)
        ink = CREAM if self.value else QUIET
        x = self.rect.x + pad
        if shown:
            words = context.text.fit(shown, view.text_px(BODY), ink, self.rect.width - 2 * pad)
            canvas.blit(words, (x, self.rect.centery - words.get_height() // 2))
            x += words.get_width()
        if self.writing:
            tall = view.text_px(BODY)
            caret = pygame.Rect(x + 2, self.rect.centery - tall // 2, max(1, view.ui_px(2)), tall)
            canvas.fill(GOLD, caret)
        self.draw_ring(canvas, radius, self.rect)

    def _set(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self._on_change(value)
