"""Buttons: the primary one of a screen, the others, and the ones that stay in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pygame

from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BODY, BUTTON_RADIUS, CREAM, FACE, GOLD, INK, QUIET, SMALL, Colour
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.picture import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

Kind = Literal["primary", "secondary", "ghost"]

HEIGHTS: Final = {BODY: 68, SMALL: 52}
PADS: Final = {BODY: 32, SMALL: 22}
ICON_SHARE = 1.15  # of the type size
GOLD_FOOT: Final = Colour.parse("#E2AC36")


class Button(Widget):
    """A label, an icon or both, and what a click does.

    `reason` is what a disabled button says instead of its label; `opens` puts an arrow at its
    right end, where more choices wait behind it.
    """

    focusable = True

    def __init__(  # noqa: PLR0913 - what a button is
        self,
        context: Context,
        label: str,
        on_click: Callable[[], None],
        *,
        key: str = "",
        kind: Kind = "secondary",
        symbol: str = "",
        size: int = BODY,
        reason: str = "",
        align: Literal["left", "center"] = "center",
        chosen: bool = False,
        opens: bool = False,
    ) -> None:
        super().__init__(context, key or label)
        self.label = label
        self.kind = kind
        self.symbol = symbol
        self.size = size
        self.reason = reason
        self.align = align
        self.chosen = chosen
        self.opens = opens
        self.enabled = not reason
        self._on_click = on_click

    def natural_width(self) -> int:
        """Room for the label, the icon and the edges."""
        view = self.context.view
        size = view.text_px(self.size)
        width = 2 * view.ui_px(PADS[self.size])
        side = round(size * ICON_SHARE)
        if self.symbol:
            width += side
        if self.symbol and self.label:
            width += size // 2
        if self.opens:
            width += side
        if self.label:
            width += self.context.text.measure(self.label, size, "semibold")[0]
        return max(width, self._height())

    def _height(self) -> int:
        view = self.context.view
        least = view.ui_px(HEIGHTS[self.size])
        return max(least, line_height(view.text_px(self.size)) + view.ui_px(16))

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place; one line high."""
        self.rect.update(x, y, width, self._height())
        return self.rect.height

    def click(self, pos: Pos) -> None:
        """Do what the button is for."""
        del pos
        self.context.sound.play("click")
        self._on_click()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        view = self.context.view
        radius = view.ui_px(BUTTON_RADIUS)
        box, ink = self._look(radius)
        rect = self.rect
        if self.pressed and self.enabled:
            rect = rect.move(0, max(1, view.ui_px(2)))
        raised = self.kind != "ghost" and self.enabled and not self.pressed
        if box is not None:
            paint_box(canvas, self.context, rect, box, height=1 if raised else 0)
        self._draw_content(canvas, rect, ink)
        self.draw_ring(canvas, radius, self.rect)

    def _look(self, radius: int) -> tuple[Box | None, Colour]:
        glow = self.glow
        felt = self.context.felt
        line = max(1.0, self.context.view.ui * 1.5)
        if not self.enabled:
            return Box(felt.deep.alpha(0.6), radius, QUIET.alpha(0.25), line), QUIET
        if self.chosen:
            return Box(GOLD.alpha(0.14 + 0.08 * glow), radius, GOLD.alpha(0.85), line), CREAM
        match self.kind:
            case "primary":
                top, foot = GOLD.mix(FACE, 0.14 + 0.22 * glow), GOLD_FOOT.mix(GOLD, glow)
                return Box(top, radius, FACE.alpha(0.35), line, foot=foot), INK
            case "secondary":
                fill = felt.deep.mix(CREAM, 0.05 + 0.07 * glow)
                return Box(fill, radius, CREAM.alpha(0.22 + 0.2 * glow), line), CREAM
            case "ghost":
                return (Box(CREAM.alpha(0.09 * glow), radius) if glow else None), CREAM

    def _draw_content(self, canvas: pygame.Surface, rect: pygame.Rect, ink: Colour) -> None:
        view = self.context.view
        size = view.text_px(self.size)
        pad = view.ui_px(PADS[self.size])
        if self.opens:
            arrow = icon(self.context, "right", size, ink.mix(QUIET, 0.5))
            place = arrow.get_rect(midright=(rect.right - pad // 2, rect.centery))
            canvas.blit(arrow, place)
            rect = pygame.Rect(rect.x, rect.y, place.x - rect.x, rect.height)
        side = round(size * ICON_SHARE) if self.symbol else 0
        gap = size // 2 if self.symbol and self.label else 0
        words = self.reason or self.label
        room = rect.width - side - gap - (2 * pad if self.align == "left" else pad)
        label = self.context.text.fit(words, size, ink, room, "semibold") if words else None
        width = side + gap + (label.get_width() if label else 0)
        x = rect.x + pad if self.align == "left" else rect.centerx - width // 2
        if self.symbol:
            picture = icon(self.context, self.symbol, side, ink)
            canvas.blit(picture, (x, rect.centery - side // 2))
            x += side + gap
        if label:
            canvas.blit(label, (x, rect.centery - label.get_height() // 2))
