"""Full screens with a heading and a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.felt import felt_picture, ornament_picture
from thirteen.app.scenes.menu import MenuScene
from thirteen.app.theme import SPACE, WIDE_SPACE
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.text import heading

if TYPE_CHECKING:
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget

WIDEST = 1560  # units of content; more would tear names and controls apart
ORNAMENT_SHARE, ORNAMENT_OPACITY = 1.25, 0.06


class PageScene(MenuScene):
    """A heading with a way back over a `body`; the drum lies faintly behind."""

    widest = WIDEST

    def title(self) -> str:
        """The heading."""
        return ""

    def aside(self) -> Button | None:
        """A button at the right end of the heading."""
        return None

    def body(self, view: View, area: pygame.Rect) -> list[Widget]:
        """The controls below the heading, placed within the area."""
        del view, area
        return []

    def build(self, view: View) -> list[Widget]:
        """Place the heading, then the body."""
        context = self.context
        edge = view.ui_px(WIDE_SPACE if view.width > view.ui_px(1600) else SPACE)
        width = min(view.width - 2 * edge, view.ui_px(self.widest * view.text_scale))
        x = (view.width - width) // 2
        back = Button(context, "", self.back, key="back", kind="ghost", symbol="back")
        side = back.natural_width()
        tall = back.arrange(x - view.ui_px(16), edge // 2, side)
        aside = self.aside()
        room = width - side
        if aside is not None:
            wide = min(aside.natural_width(), room // 2)
            aside.arrange(x + width - wide, back.rect.y, wide)
            room -= wide
        name = heading(context, self.title())
        high = name.arrange(back.rect.right + view.ui_px(8), 0, room)
        name.move(0, back.rect.centery - high // 2)
        top = edge // 2 + max(tall, high) + view.ui_px(12)
        area = pygame.Rect(x, top, width, view.height - top - edge)
        return [back, name, *([aside] if aside else []), *self.body(view, area)]

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """Paint the felt and the drum."""
        view = self.context.view
        canvas.blit(felt_picture(self.context), (0, 0))
        side = round(min(view.size) * ORNAMENT_SHARE)
        drum = ornament_picture(self.context, side, ORNAMENT_OPACITY)
        canvas.blit(drum, drum.get_rect(center=(view.width // 2, view.height // 2)))

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the ground and the controls."""
        self.paint_ground(canvas)
        self.group.draw(canvas)
