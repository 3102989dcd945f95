"""The lines of a result under small headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.text import line_height
from thirteen.app.theme import QUIET, SMALL
from thirteen.app.widgets.base import Widget, column
from thirteen.app.widgets.standing import PAD, Columns, Standing, StandingRow
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pygame

    from thirteen.app.context import Context

GAP = 4
ROW_DELAY = 0.06


class Standings(Widget):
    """Lines close together whose numbers stand under what they mean; they grow one by one."""

    def __init__(self, context: Context, standings: Sequence[Standing]) -> None:
        super().__init__(context)
        changes = any(standing.change for standing in standings)
        self._heads = (_("This hand") if changes else "", _("Total"))
        self._columns = Columns.of(context, standings, self._heads)
        self.rows = [
            StandingRow(context, standing, self._columns, ROW_DELAY * i)
            for i, standing in enumerate(standings)
        ]

    def arrange(self, x: int, y: int, width: int) -> int:
        """A line of headings and one for each player."""
        view = self.context.view
        head = line_height(view.text_px(SMALL))
        rows: list[Widget] = list(self.rows)
        tall = head + column(rows, x, y + head, width, view.ui_px(GAP))
        self.rect.update(x, y, width, tall)
        return tall

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for row in self.rows:
            row.move(dx, dy)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never."""
        del pos
        return False

    def parts(self) -> Iterator[Widget]:
        """The lines."""
        yield self
        yield from self.rows

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view = self.context, self.context.view
        pad = view.ui_px(PAD)
        change, score = self._heads
        right = self.rect.right - pad
        for words, width in ((score, self._columns.score), (change, self._columns.change)):
            if words:
                head = context.text.render(words, view.text_px(SMALL), QUIET)
                canvas.blit(head, (right - head.get_width(), self.rect.y))
            right -= width + pad
        for row in self.rows:
            row.draw(canvas)
