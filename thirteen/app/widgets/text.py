"""Words on the screen that do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.theme import BODY, CREAM, HEADING, QUIET, SMALL, Colour
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context


class Text(Widget):
    """A paragraph that wraps to the width it is given."""

    def __init__(  # noqa: PLR0913 - what a text is
        self,
        context: Context,
        text: str,
        *,
        size: float = BODY,
        colour: Colour = CREAM,
        weight: str = "regular",
        align: str = "left",
    ) -> None:
        super().__init__(context)
        self.text = text
        self.size = context.view.text_px(size)
        self.colour = colour
        self.weight = weight
        self.align = align

    def natural_width(self) -> int:
        """The width on one line."""
        return self.context.text.measure(self.text, self.size, self.weight)[0]

    def arrange(self, x: int, y: int, width: int) -> int:
        """Wrap to `width` pixels."""
        _w, height = self.context.text.measure(self.text, self.size, self.weight, width)
        self.rect.update(x, y, width, height)
        return height

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: the pointer passes through."""
        del pos
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        picture = self.context.text.render(
            self.text, self.size, self.colour, self.weight, self.rect.width, self.align
        )
        spare = self.rect.width - picture.get_width()
        shift = {"left": 0, "center": spare // 2, "right": spare}[self.align]
        canvas.blit(picture, (self.rect.x + shift, self.rect.y))


def heading(context: Context, text: str) -> Text:
    """The name of a screen or of a large part of one."""
    return Text(context, text, size=HEADING, weight="display")


def caption(context: Context, text: str) -> Text:
    """The name of a group of controls."""
    return Text(context, text, size=SMALL, weight="bold", colour=QUIET)


def note(context: Context, text: str) -> Text:
    """An explanation in small type."""
    return Text(context, text, size=SMALL, colour=QUIET)
