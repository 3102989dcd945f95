"""Short sentences near the hand: why something was refused, what just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import ALARM, BUTTON_RADIUS, CREAM, SMALL

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.table.layout import TableLayout

APPEAR, STAY, GO = 0.16, 2.6, 0.2  # seconds
OPAQUE = 255
STEPS = 8  # shades of a sentence that comes or goes


class Note:
    """One sentence at a time, between the stage and the hand; a new one takes its place."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.text = ""
        self.alarm = False
        self._age = 0.0

    def say(self, text: str, *, alarm: bool = False) -> None:
        """Show a sentence; an ``alarm`` says why something was refused."""
        self._age = 0.0 if text != self.text else min(self._age, APPEAR)
        self.text, self.alarm = text, alarm

    def clear(self) -> None:
        """Take the sentence away."""
        self.text = ""

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        if not self.text:
            return False
        before, self._age = self._age, self._age + dt
        if self._age >= STAY + GO:
            self.text = ""
            return True
        return before < APPEAR or self._age > STAY

    def draw(self, canvas: pygame.Surface, layout: TableLayout) -> None:
        """Paint."""
        if not self.text:
            return
        share = min(1.0, self._age / APPEAR, max(0.0, (STAY + GO - self._age) / GO))
        share = round(share * STEPS) / STEPS
        area = layout.toast
        pad = layout.px(22)
        colour = ALARM if self.alarm else CREAM
        size = layout.text(SMALL)
        text = self.context.text.fit(
            self.text, size, colour, round(area.w) - 2 * pad, "semibold", 0.7
        )
        width, height = text.get_width() + 2 * pad, round(area.h)
        x, y = round(area.x + (area.w - width) / 2), round(area.y)
        box = Box(
            self.context.felt.deep.alpha(0.94 * share),
            layout.px(BUTTON_RADIUS),
            colour.alpha(0.35 * share),
            max(1.0, layout.k * 1.2),
        )
        paint_box(canvas, self.context, (x, y, width, height), box, height=0)
        text.set_alpha(round(OPAQUE * share))
        canvas.blit(text, text.get_rect(midleft=(x + pad, round(y + height / 2))))
        text.set_alpha(OPAQUE)
