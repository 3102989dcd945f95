"""A seat on the page of a new game: portrait, name, and who plays there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from thirteen.app.art.faces import avatar_svg
from thirteen.app.theme import BODY, CREAM
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from thirteen.app.context import Context

FACE, GAP = 52, 16
CONTROL_SHARE = 0.54


class SeatField(Widget):
    """Portrait and name at the left, the chooser at the right."""

    def __init__(self, context: Context, avatar: str, name: str, control: Widget) -> None:
        super().__init__(context)
        self.control = control
        self._avatar = avatar
        self._name = name

    def arrange(self, x: int, y: int, width: int) -> int:
        """One line."""
        wide = round(width * CONTROL_SHARE)
        tall = self.control.arrange(x + width - wide, y, wide)
        face = self.context.view.ui_px(FACE)
        full = max(tall, face)
        self.control.move(0, (full - tall) // 2)
        self.rect.update(x, y, width, full)
        return full

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        self.control.move(dx, dy)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: the chooser can be hit."""
        del pos
        return False

    def parts(self) -> Iterator[Widget]:
        """Itself and the chooser."""
        yield self
        yield from self.control.parts()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view = self.context, self.context.view
        side = view.ui_px(FACE)
        draw = partial(avatar_svg, self._avatar)
        face = context.vector.sprite(("avatar", self._avatar), draw, side, side)
        canvas.blit(face, (self.rect.x, self.rect.centery - side // 2))
        x = self.rect.x + side + view.ui_px(GAP)
        room = self.control.rect.x - x - view.ui_px(GAP)
        name = context.text.fit(self._name, view.text_px(BODY), CREAM, room)
        canvas.blit(name, (x, self.rect.centery - name.get_height() // 2))
        self.control.draw(canvas)
