"""Short sentences that come at the top of the screen and go by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import BODY, BUTTON_RADIUS, CREAM, SPACE

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context

APPEAR = 0.16
STAY = 3.2


class Toasts:
    """At most one sentence at a time; the next waits for its turn."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._waiting: list[str] = []
        self._age = 0.0

    def say(self, sentence: str) -> None:
        """Show a sentence, after the ones not yet shown."""
        if sentence not in self._waiting:
            self._waiting.append(sentence)

    @property
    def showing(self) -> bool:
        """Whether there is a sentence on the screen."""
        return bool(self._waiting)

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        if not self._waiting:
            return False
        before = self._age
        self._age += dt
        if self._age >= STAY:
            self._waiting.pop(0)
            self._age = 0.0
            return True
        return before < APPEAR or before == 0.0

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the present sentence under the top edge."""
        if not self._waiting:
            return
        context, view = self._context, self._context.view
        pad = view.ui_px(SPACE)
        room = min(view.ui_px(1100), view.width - 4 * pad)
        text = context.text.render(
            self._waiting[0], view.text_px(BODY), CREAM, wrap=room, align="center"
        )
        width, height = text.get_width() + 2 * pad, text.get_height() + pad
        share = 1.0 if context.settings.reduced_motion else min(1.0, self._age / APPEAR)
        eased = 1 - (1 - share) ** 3
        x = (view.width - width) // 2
        y = round((pad + height) * eased) - height
        box = Box(context.felt.deep, view.ui_px(BUTTON_RADIUS), border=CREAM.alpha(0.25))
        paint_box(canvas, context, (x, y, width, height), box, height=2)
        canvas.blit(text, (x + pad, y + pad // 2))
