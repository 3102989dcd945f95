"""A podium to the left of the lines that say the same in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.widgets.podium import Podium

GAP, SHARE = 32, 0.36


class Beside(Widget):
    """The podium takes its share of the width and stretches towards the height of the rest."""

    def __init__(self, context: Context, podium: Podium, rest: Widget) -> None:
        super().__init__(context)
        self._podium = podium
        self._rest = rest

    def arrange(self, x: int, y: int, width: int) -> int:
        """As high as the higher of the two."""
        gap, wide = self.context.view.ui_px(GAP), round(width * SHARE)
        tall = self._rest.arrange(x + wide + gap, y, width - wide - gap)
        self._podium.room = tall
        high = self._podium.arrange(x, y, wide)
        full = max(tall, high)
        if high < full:
            self._podium.move(0, min(full - high, self.context.view.ui_px(GAP)))
        self._rest.move(0, (full - tall) // 2)
        self.rect.update(x, y, width, full)
        return full

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        self._podium.move(dx, dy)
        self._rest.move(dx, dy)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: what is in it can be hit."""
        del pos
        return False

    def parts(self) -> Iterator[Widget]:
        """The podium, then the rest."""
        yield self
        yield from self._podium.parts()
        yield from self._rest.parts()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        self._podium.draw(canvas)
        self._rest.draw(canvas)
