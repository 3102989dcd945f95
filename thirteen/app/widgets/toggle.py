"""A switch that is on or off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from thirteen.app.intents import Act
from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import BLACK, CREAM, FACE, GOLD
from thirteen.app.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

WIDTH, HEIGHT, EDGE = 68, 38, 4
SLIDE_SECONDS = 0.11


class Toggle(Widget):
    """A switch; `area` is what may be clicked besides the switch itself."""

    focusable = True

    def __init__(
        self, context: Context, key: str, on_change: Callable[[bool], None], *, value: bool
    ) -> None:
        super().__init__(context, key)
        self.value = value
        self.area: pygame.Rect | None = None
        self._on_change = on_change
        self._place = 1.0 if value else 0.0

    def resemble(self, old: Self) -> None:
        """Slide on from where the knob was."""
        super().resemble(old)
        self._place = old._place

    def natural_width(self) -> int:
        """The width of the switch."""
        return self.context.view.ui_px(WIDTH)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        view = self.context.view
        wide, high = view.ui_px(WIDTH), view.ui_px(HEIGHT)
        self.rect.update(x + width - wide, y, wide, high)
        return high

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        if self.area is not None:
            self.area.move_ip(dx, dy)

    def hit(self, pos: Pos) -> bool:
        """Whether a point is on the switch or its label."""
        on_label = self.area is not None and self.area.collidepoint(pos)
        return super().hit(pos) or (on_label and (not self.clip or self.clip.collidepoint(pos)))

    def click(self, pos: Pos) -> None:
        """Turn over."""
        del pos
        self.value = not self.value
        self.context.sound.play("click")
        self._on_change(self.value)

    def act(self, act: Act) -> bool:
        """Left is off, right is on."""
        if act in {Act.LEFT, Act.RIGHT} and self.value != (act is Act.RIGHT):
            self.click(self.rect.center)
            return True
        return act in {Act.LEFT, Act.RIGHT}

    def update(self, dt: float) -> bool:
        """Slide the knob to where it belongs."""
        changed = super().update(dt)
        goal = 1.0 if self.value else 0.0
        if self._place == goal:
            return changed
        step = 1.0 if self.context.settings.reduced_motion else dt / SLIDE_SECONDS
        sign = 1 if goal > self._place else -1
        self._place = max(0.0, min(1.0, self._place + sign * step))
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        view, rect = self.context.view, self.rect
        radius = rect.height // 2
        off, on = BLACK.alpha(0.3), GOLD
        fill = off.mix(on, round(self._place * 8) / 8)
        edge = CREAM.alpha(0.3 + 0.3 * self.glow) if not self.value else GOLD
        paint_box(canvas, self.context, rect, Box(fill, radius, edge, max(1.0, view.ui * 1.5)))
        inset = view.ui_px(EDGE)
        side = rect.height - 2 * inset
        x = rect.x + inset + round((rect.width - 2 * inset - side) * self._place)
        paint_box(
            canvas, self.context, (x, rect.y + inset, side, side), Box(FACE, side // 2), height=1
        )
        self.draw_ring(canvas, radius, rect)
