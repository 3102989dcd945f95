"""A large choice with a sentence about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import CREAM, GOLD, PANEL_RADIUS, QUIET, SMALL
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.picture import icon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

NAME, PAD, GAP = 28, 22, 6


class Tile(Widget):
    """A name in the serif of headings, a sentence, and facts at the foot; gold-edged when taken."""

    focusable = True

    def __init__(  # noqa: PLR0913 - what a tile is
        self,
        context: Context,
        key: str,
        name: str,
        sentence: str,
        on_click: Callable[[], None],
        *,
        foot: str,
        taken: bool,
    ) -> None:
        super().__init__(context, key)
        self.name = name
        self.sentence = sentence
        self.foot = foot
        self.taken = taken
        self._on_click = on_click

    def arrange(self, x: int, y: int, width: int) -> int:
        """As high as its words need."""
        view = self.context.view
        pad = view.ui_px(PAD)
        text = self.context.text
        name = text.measure(self.name, view.text_px(NAME), "display")[1]
        words = text.measure(self.sentence, view.text_px(SMALL), "regular", width - 2 * pad)[1]
        foot = text.measure(self.foot, view.text_px(SMALL))[1]
        inner = name + words + foot + 2 * view.ui_px(GAP)
        self.rect.update(x, y, width, inner + 2 * pad - view.ui_px(6))
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
        ink = GOLD if self.taken else QUIET
        foot = context.text.fit(
            self.foot, view.text_px(SMALL), ink, rect.width - 2 * pad, "semibold"
        )
        canvas.blit(foot, (rect.x + pad, rect.bottom - pad + view.ui_px(4) - foot.get_height()))
        self.draw_ring(canvas, radius, self.rect)


class TileGrid(Widget):
    """Tiles in rows of equal height, at least `least` pixels each."""

    def __init__(
        self, context: Context, tiles: list[Tile], columns: int, gap: int, least: int = 0
    ) -> None:
        super().__init__(context)
        self._tiles = tiles
        self._columns = columns
        self._gap = gap
        self._least = least

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place."""
        each = (width - self._gap * (self._columns - 1)) // self._columns
        top = y
        for start in range(0, len(self._tiles), self._columns):
            row = self._tiles[start : start + self._columns]
            heights = [
                tile.arrange(x + i * (each + self._gap), top, each) for i, tile in enumerate(row)
            ]
            tall = max(self._least, *heights)
            for tile in row:
                tile.rect.height = tall
            top += tall + self._gap
        self.rect.update(x, y, width, top - self._gap - y)
        return self.rect.height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for tile in self._tiles:
            tile.move(dx, dy)

    def hit(self, pos: Pos) -> bool:
        """Never: the tiles can be hit."""
        del pos
        return False

    def parts(self) -> Iterator[Widget]:
        """The tiles."""
        yield self
        yield from self._tiles

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        for tile in self._tiles:
            tile.draw(canvas)
