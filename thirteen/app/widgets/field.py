"""A control with its name, and what it does if the name does not say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.theme import BODY, CREAM, GOLD, SMALL
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.text import Text, note
from thirteen.app.widgets.toggle import Toggle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.app.context import Context

GAP = 32  # between name and control
LEAST_NAME = 0.3  # share of the width the name is given before the control goes below it
MARK = 10


class Field(Widget):
    """Name at the left, control at the right, or `below` where there is no room beside it.

    `marked` puts a gold dot before the name: its value is not the usual one.
    """

    def __init__(  # noqa: PLR0913 - what a field is
        self,
        context: Context,
        name: str,
        control: Widget,
        *,
        hint: str = "",
        marked: bool = False,
        below: bool = False,
    ) -> None:
        super().__init__(context)
        self._below = below
        self.control = control
        self.marked = marked
        self._name = Text(context, name, size=BODY)
        self._hint = note(context, hint) if hint else None

    def arrange(self, x: int, y: int, width: int) -> int:
        """Lay out side by side or stacked."""
        view = self.context.view
        gap = view.ui_px(GAP)
        wide = self.control.natural_width()
        beside = not self._below and wide + gap + width * LEAST_NAME <= width
        words = width - wide - gap if beside else width
        indent = view.ui_px(MARK + 12) if self.marked else 0
        tall = self._name.arrange(x + indent, y, words - indent)
        if self._hint:
            tall += self._hint.arrange(x + indent, y + tall, words - indent)
        if beside:
            height = self.control.arrange(x + width - wide, y, wide)
            full = max(tall, height)
            self.control.move(0, (full - height) // 2)
            self._name.move(0, (full - tall) // 2)
            if self._hint:
                self._hint.move(0, (full - tall) // 2)
        else:
            tall += view.ui_px(8)
            wide = min(wide, width)
            height = self.control.arrange(x, y + tall, wide)
            full = tall + height
        self.rect.update(x, y, width, full)
        if isinstance(self.control, Toggle):
            self.control.area = self.rect.copy()
        return full

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for part in (self._name, self._hint, self.control):
            if part is not None:
                part.move(dx, dy)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: the control is what can be hit."""
        del pos
        return False

    def parts(self) -> Iterator[Widget]:
        """What is in it, the control last."""
        yield self
        yield from self.control.parts()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        self._name.draw(canvas)
        if self._hint:
            self._hint.draw(canvas)
        if self.marked:
            view = self.context.view
            radius = view.ui_px(MARK) / 2
            line = self._name.context.text.measure("x", self._name.size)[1]
            centre = self._name.rect.x - view.ui_px(12 + MARK / 2), self._name.rect.y + line // 2
            pygame.draw.aacircle(canvas, GOLD, centre, radius)
        self.control.draw(canvas)


class Fact(Widget):
    """A name and a value to read, such as where files are kept."""

    def __init__(self, context: Context, name: str, value: str) -> None:
        super().__init__(context)
        self._name = Text(context, name, size=BODY)
        self._value = Text(context, value, size=SMALL, colour=CREAM.mix(context.felt.deep, 0.25))

    def arrange(self, x: int, y: int, width: int) -> int:
        """Value below the name."""
        tall = self._name.arrange(x, y, width)
        tall += self._value.arrange(x, y + tall, width)
        self.rect.update(x, y, width, tall)
        return tall

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        self._name.move(dx, dy)
        self._value.move(dx, dy)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never."""
        del pos
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        self._name.draw(canvas)
        self._value.draw(canvas)
