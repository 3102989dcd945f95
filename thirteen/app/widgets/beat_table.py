"""What beats what, as a table: bombs across, what they are played on down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.rulebook import Verdict
from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import CREAM, GOLD, INK, QUIET, SMALL
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.cards import BELOW, TALL, paint_strip, strip_width
from thirteen.app.widgets.picture import icon
from thirteen.app.widgets.text import Text
from thirteen.i18n import N_, _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.app.context import Context
    from thirteen.app.rulebook import BeatTable

CARD = 42  # units wide
STEP = 0.36
NAME, COLUMN = 190, 138  # units: the least room for a name beside its cards; a column
WIDEST_NAME = 380
PAD = 14
MARK = 38
LEGEND: Final = {
    Verdict.ALWAYS: N_("Beats it"),
    Verdict.HIGHER: N_("Beats it if higher"),
    Verdict.NEVER: N_("Does not beat it"),
}


class BeatTableView(Widget):
    """The table with its key below; where it is narrow, cards stand below their name."""

    def __init__(self, context: Context, table: BeatTable) -> None:
        super().__init__(context)
        self._table = table
        self._heads = [
            Text(context, name, size=SMALL, weight="semibold", align="center")
            for name in table.bombs
        ]
        self._corner = Text(context, _("On the table"), size=SMALL, weight="semibold")
        self._names = [Text(context, row.name, size=SMALL) for row in table.rows]
        self._legend = [
            (verdict, Text(context, _(words), size=SMALL, colour=QUIET))
            for verdict, words in LEGEND.items()
            if any(verdict in row.verdicts for row in table.rows)
        ]
        scale = context.view.text_scale
        self._card = context.view.ui_px(CARD * (0.7 + 0.3 * scale))
        self._side = context.view.ui_px(MARK * (0.4 + 0.6 * scale))
        self._head = pygame.Rect(0, 0, 0, 0)
        self._rows: list[pygame.Rect] = []
        self._strips: list[tuple[int, int]] = []
        self._keys: list[tuple[int, int]] = []
        self._column = 0

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place."""
        view = self.context.view
        pad, count = view.ui_px(PAD), len(self._heads)
        words = (
            self.context.text.measure(word, head.size, head.weight)[0] + pad
            for head in self._heads
            for word in head.text.split()
        )
        strips = [strip_width(len(row.cards), self._card, STEP) for row in self._table.rows]
        least = max(strips) + 2 * pad
        self._column = max(
            *words,
            min(view.ui_px(COLUMN * (0.5 + 0.5 * view.text_scale)), (width - least) // count),
            round(self._side * 1.3),
        )
        widest = max(strips) + view.ui_px(WIDEST_NAME) * view.text_scale
        label = min(width - count * self._column, round(widest))
        width = label + count * self._column
        beside = label >= max(strips) + view.ui_px(NAME) * view.text_scale + 3 * pad
        head = max(
            text.arrange(x + label + i * self._column + pad // 2, y + pad, self._column - pad)
            for i, text in enumerate(self._heads)
        )
        head = max(head, self._corner.arrange(x + pad, y + pad, label - 2 * pad))
        self._head = pygame.Rect(x, y, width, head + 2 * pad)
        self._rows.clear()
        self._strips.clear()
        top = self._head.bottom
        tall = round(self._card * TALL)
        for name, strip in zip(self._names, strips, strict=True):
            room = label - 2 * pad - (strip + pad if beside else 0)
            high = name.arrange(x + pad, top + pad, room)
            if beside:
                row = max(high, tall) + 2 * pad
                name.move(0, (row - high) // 2 - pad)
                self._strips.append((x + label - pad - strip, top + (row - tall) // 2))
            else:
                row = high + pad // 2 + tall + 2 * pad
                self._strips.append((x + pad, top + pad + high + pad // 2))
            self._rows.append(pygame.Rect(x, top, width, row))
            top += row
        return self._place_legend(x, y, width, top + pad)

    def _place_legend(self, x: int, y: int, width: int, top: int) -> int:
        view = self.context.view
        side, gap = self._side, view.ui_px(10)
        self._keys.clear()
        left, tall = x + view.ui_px(PAD), 0
        for _verdict, text in self._legend:
            wide = text.natural_width()
            if left > x + gap * 2 and left + side + gap + wide > x + width:
                left, top = x + view.ui_px(PAD), top + tall + gap
            room = min(wide, x + width - left - side - gap)
            high = text.arrange(left + side + gap, top, room)
            tall = max(side, high)
            text.move(0, (tall - high) // 2)
            self._keys.append((left, top + (tall - side) // 2))
            left += side + gap + wide + view.ui_px(36)
        self.rect.update(x, y, width, top + tall - y + view.ui_px(BELOW))
        return self.rect.height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        self._head.move_ip(dx, dy)
        for row in self._rows:
            row.move_ip(dx, dy)
        self._strips = [(x + dx, y + dy) for x, y in self._strips]
        self._keys = [(x + dx, y + dy) for x, y in self._keys]
        for text in self._texts():
            text.move(dx, dy)

    def _texts(self) -> Iterator[Text]:
        yield self._corner
        yield from self._heads
        yield from self._names
        yield from (text for _verdict, text in self._legend)

    def parts(self) -> Iterator[Widget]:
        """The table, then its words."""
        yield self
        yield from self._texts()

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: there is nothing to click."""
        del pos
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint stripes, names, cards and marks."""
        context, view = self.context, self.context.view
        seen = canvas.get_clip()
        side, radius = self._side, view.ui_px(10)
        rows = zip(self._rows, self._table.rows, self._strips, strict=True)
        for i, (rect, row, strip) in enumerate(rows):
            if not rect.colliderect(seen):
                continue
            if i % 2 == 0:
                paint_box(canvas, context, rect, Box(CREAM.alpha(0.055), radius))
            paint_strip(canvas, context, row.cards, strip, self._card, step=STEP)
            first = rect.right - len(row.verdicts) * self._column + self._column // 2
            for k, verdict in enumerate(row.verdicts):
                x = first + k * self._column - side // 2
                self._mark(canvas, verdict, x, rect.centery - side // 2)
        for (verdict, _text), (x, y) in zip(self._legend, self._keys, strict=True):
            self._mark(canvas, verdict, x, y)
        for text in self._texts():
            text.draw(canvas)

    def _mark(self, canvas: pygame.Surface, verdict: Verdict, x: int, y: int) -> None:
        """A full disc for always, a ring for only a higher one, a dash for never."""
        context = self.context
        side = self._side
        rect = pygame.Rect(x, y, side, side)
        inner = round(side * 0.62)
        at = (x + (side - inner) // 2, y + (side - inner) // 2)
        if verdict is Verdict.ALWAYS:
            paint_box(canvas, context, rect, Box(GOLD, side // 2))
            canvas.blit(icon(context, "check", inner, INK), at)
        elif verdict is Verdict.HIGHER:
            line = max(1.5, context.view.ui * 2)
            paint_box(canvas, context, rect, Box(GOLD.alpha(0), side // 2, GOLD, line))
            canvas.blit(icon(context, "up", inner, GOLD), at)
        else:
            canvas.blit(icon(context, "minus", inner, QUIET.mix(context.felt.deep, 0.25)), at)
