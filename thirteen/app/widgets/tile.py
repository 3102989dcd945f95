"""A large choice with a sentence about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import CREAM, GOLD, PANEL_RADIUS, QUIET, SMALL
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.picture import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

NAME, PAD, GAP = 28, 22, 6


class Tile(Widget):
    """A name in the serif of headings over a sentence; gold-edged when taken."""

    focusable = True

    def __init__(  # noqa: PLR0913 - what a tile is
        self,
        context: Context,
        key: str,
        name: str,
        sentence: str,
        on_click: Callable[[], None],
        *,
        taken: bool,
    ) -> None:
        super().__init__(context, key)
        self.name = name
        self.sentence = sentence
        self.taken = taken
        self._on_click = on_click

    def arrange(self, x: int, y: int, width: int) -> int:
        """As high as its words need."""
        view = self.context.view
        pad = view.ui_px(PAD)
        text = self.context.text
        name = text.measure(self.name, view.text_px(NAME), "display")[1]
        words = text.measure(self.sentence, view.text_px(SMALL), "regular", width - 2 * pad)[1]
        self.rect.update(x, y, width, name + view.ui_px(GAP) + words + 2 * pad - view.ui_px(6))
        return self.rect.height

    def click(self, pos: Pos) -> None:
        """Take it."""
        del pos
        self.context.sound.play("click")
        self._on_click()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view = self.context, self.context.view
        felt = context.felt
        pad, radius = view.ui_px(PAD), view.ui_px(PANEL_RADIUS)
        line = max(1.0, view.ui * (2.5 if self.taken else 1.2))
        glow = self.glow
        if self.taken:
            box = Box(felt.deep.mix(GOLD, 0.13 + 0.04 * glow), radius, GOLD, line)
        else:
            box = Box(felt.deep.mix(CREAM, 0.02 + 0.06 * glow), radius, CREAM.alpha(0.14), line)
        rect = self.rect.move(0, 1) if self.pressed else self.rect
        paint_box(canvas, context, rect, box, height=1)
        room = rect.width - 2 * pad
        size = view.text_px(NAME)
        if self.taken:
            mark = icon(context, "check", round(size * 0.9), GOLD)
            room -= mark.get_width()
            canvas.blit(mark, (rect.right - pad - mark.get_width(), rect.y + pad))
        name = context.text.fit(self.name, size, CREAM, room, "display")
        canvas.blit(name, (rect.x + pad, rect.y + pad - view.ui_px(4)))
        words = context.text.render(
            self.sentence,
            view.text_px(SMALL),
            CREAM.mix(QUIET, 0.5),
            wrap=rect.width - 2 * pad,
        )
        top = rect.y + pad - view.ui_px(4) + name.get_height() + view.ui_px(GAP)
        canvas.blit(words, (rect.x + pad, top))
        self.draw_ring(canvas, radius, self.rect)


def grid(tiles: list[Tile], area: tuple[int, int, int], columns: int, gap: int) -> int:
    """Place tiles in rows of equal height at the area's x, y and width; the height of all."""
    x, y, width = area
    each = (width - gap * (columns - 1)) // columns
    top = y
    for start in range(0, len(tiles), columns):
        row = tiles[start : start + columns]
        tall = max(tile.arrange(x + i * (each + gap), y, each) for i, tile in enumerate(row))
        for tile in row:
            tile.rect.height = tall
        y += tall + gap
    return y - gap - top
