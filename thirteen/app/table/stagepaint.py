"""The middle of the table: whose play lies there, what it is, and who is to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.art.svg import circle, document
from thirteen.app.theme import BODY, CREAM, GOLD, SMALL
from thirteen.app.vector import rasterise

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.table.layout import TableLayout
    from thirteen.app.theme import Colour

OPAQUE = 255
RING_STEPS = 12


class StagePainter:
    """Paints the words of the stage and the blow of a bomb."""

    def __init__(self, context: Context, layout: TableLayout) -> None:
        self.context = context
        self.layout = layout

    def caption(self, canvas: pygame.Surface, title: str, prompt: str, colour: Colour) -> None:
        """Paint what lies on the table and what is asked, under the cards or in their place."""
        layout, text = self.layout, self.context.text
        middle = round(layout.stage.x + layout.stage.w / 2)
        y = round(layout.stage_y + layout.stage_card[1] * 0.5) + layout.px(12)
        room = round(layout.stage.w)
        size = layout.text(BODY)
        if title:
            line = text.fit(title, size, CREAM, room, "semibold")
            canvas.blit(line, line.get_rect(midtop=(middle, y)))
            y += line.get_height()
        if prompt:
            line = text.fit(prompt, layout.text(SMALL) if title else size, colour, room, "semibold")
            canvas.blit(line, line.get_rect(midtop=(middle, y)))

    def blow(self, canvas: pygame.Surface, ring: float) -> None:
        """Paint the ring that a bomb sends out; 0 begins it, 1 ends it."""
        if ring >= 1:
            return
        layout = self.layout
        step = round(ring * RING_STEPS)
        radius = round(layout.px(90) + layout.px(420) * step / RING_STEPS)
        width = max(2, round(layout.px(16) * (1 - ring)))
        picture = self.context.vector.keep(
            ("blow", radius, width), lambda: rasterise(_ring_svg(radius, width), *[2 * radius] * 2)
        )
        picture.set_alpha(round(OPAQUE * 0.8 * (1 - ring)))
        x, y = round(layout.stage.x + layout.stage.w / 2), round(layout.stage_y)
        canvas.blit(picture, picture.get_rect(center=(x, y)))

    def zone(self, canvas: pygame.Surface, colour: Colour) -> None:
        """Paint the glow of the table under cards that are carried there."""
        layout = self.layout
        size = round(layout.stage.w * 0.66), round(layout.stage_card[1] * 1.3)
        radius, soft = layout.px(60), layout.px(80)
        shape = self.context.vector.keep(
            ("zone", size, colour), lambda: self._zone(size, radius, soft, colour)
        )
        x, y = round(layout.stage.x + layout.stage.w / 2), round(layout.stage_y)
        canvas.blit(shape, shape.get_rect(center=(x, y)))

    def _zone(
        self, size: tuple[int, int], radius: int, soft: int, colour: Colour
    ) -> pygame.Surface:
        shape = self.context.vector.shadow(*size, radius, soft, 0.42).copy()
        shape.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
        return shape


def _ring_svg(radius: int, width: int) -> str:
    side = 2 * radius
    ring = circle(radius, radius, radius - width, "none", GOLD.hex, width)
    return document(f"0 0 {side} {side}", ring)
