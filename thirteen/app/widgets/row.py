"""Widgets beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from thirteen.app.context import Context


class Row(Widget):
    """Widgets in a line: as wide as they like, or (`fill`) sharing the width equally.

    What does not fit on the line goes on the next one.
    """

    def __init__(
        self, context: Context, children: list[Widget], *, gap: float = 12, fill: bool = False
    ) -> None:
        super().__init__(context)
        self._children = children
        self._gap = context.view.ui_px(gap)
        self._fill = fill

    def natural_width(self) -> int:
        """All on one line."""
        widths = [child.natural_width() for child in self._children]
        each = max(widths) * len(widths) if self._fill else sum(widths)
        return each + self._gap * (len(widths) - 1)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place."""
        count = len(self._children)
        if self._fill and self.natural_width() <= width:
            each = (width - self._gap * (count - 1)) // count
            tall = max(
                child.arrange(x + i * (each + self._gap), y, each)
                for i, child in enumerate(self._children)
            )
            self.rect.update(x, y, width, tall)
            return tall
        at, top, tall = x, y, 0
        for child in self._children:
            wide = min(width, width if self._fill else child.natural_width())
            if at > x and at + wide > x + width:
                at, top, tall = x, top + tall + self._gap, 0
            tall = max(tall, child.arrange(at, top, wide))
            at += wide + self._gap
        self.rect.update(x, y, width, top + tall - y)
        return self.rect.height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for child in self._children:
            child.move(dx, dy)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: what is in it can be hit."""
        del pos
        return False

    def parts(self) -> Iterator[Widget]:
        """What is in it, from the left."""
        yield self
        for child in self._children:
            yield from child.parts()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        for child in self._children:
            child.draw(canvas)
