"""A button of the table: absent or present, explaining itself, with a ring that runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.shapes import Box, paint_box
from thirteen.app.table.plates import rect_of
from thirteen.app.table.ring import ring_picture
from thirteen.app.theme import BODY, CREAM, FACE, GOLD, SMALL
from thirteen.app.widgets.button import Button, Kind
from thirteen.app.widgets.picture import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos
    from thirteen.app.table.geometry import Box as Area
    from thirteen.app.table.layout import TableLayout
    from thirteen.app.theme import Colour

LEAST_TEXT = 0.7  # of its size, that a label or reason may shrink to before it is cut


class ActionButton(Button):
    """A button in a box of any size.

    ``share`` is how much of its ring is left, None for no ring; ``pulse`` a glow, 0 to 1;
    ``terse`` shows the icon alone.
    """

    def __init__(
        self, context: Context, key: str, on_click: Callable[[], None], symbol: str = ""
    ) -> None:
        super().__init__(context, "", on_click, key=key, symbol=symbol)
        self.present = True
        self.share: float | None = None
        self.pulse = 0.0
        self.terse = False
        self.layout: TableLayout | None = None

    def put(self, layout: TableLayout, area: Area, *, terse: bool = False) -> None:
        """Take a place in a layout."""
        self.layout = layout
        self.rect = rect_of(area)
        self.terse = terse

    def show(
        self, label: str, kind: Kind = "secondary", *, reason: str = "", enabled: bool = True
    ) -> None:
        """Change what it says and how it stands."""
        self.label, self.kind, self.reason = label, kind, reason
        self.enabled = enabled and not reason

    def hit(self, pos: Pos) -> bool:
        """Whether a point is on it, while it is there."""
        return self.present and super().hit(pos)

    def click(self, pos: Pos) -> None:
        """Do what the button is for; the table makes the sound of it."""
        del pos
        if self.present:
            self._on_click()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        if not self.present:
            return
        if self.pulse > 0:
            line = max(2, self.context.view.ui_px(3))
            radius = self._radius() + line
            glow = Box(GOLD.alpha(0), radius, FACE.alpha(self.pulse), line)
            paint_box(canvas, self.context, self.rect.inflate(4 * line, 4 * line), glow)
        super().draw(canvas)

    def _radius(self) -> int:
        return self.context.view.ui_px(14)

    def _draw_content(self, canvas: pygame.Surface, rect: pygame.Rect, ink: Colour) -> None:
        layout = self.layout
        if layout is None:
            return
        colour = CREAM if self.reason else ink
        size = layout.text(SMALL if self.reason or rect.height < layout.px(50) else BODY)
        side = round(size * 1.15)
        if self.terse:
            sign = icon(self.context, self.symbol, round(side * 1.2), colour)
            canvas.blit(sign, sign.get_rect(center=rect.center))
            return
        mark: pygame.Surface | None = None
        if self.share is not None:
            mark = ring_picture(self.context, side, self.share, colour, colour)
        elif self.symbol and not self.reason:
            mark = icon(self.context, self.symbol, side, colour)
        words = self.reason or self.label
        room = rect.width - 2 * layout.px(12)
        least = self.context.text.measure(words, round(size * LEAST_TEXT), "semibold")[0]
        if least > room - side - size // 3 and self.share is None:
            mark = None  # the words matter more
        gap = side + size // 3 if mark else 0
        text = self._words(words, size, colour, (room - gap, rect.height))
        x = rect.centerx - (text.get_width() + gap) // 2
        if mark:
            canvas.blit(mark, (x, rect.centery - side // 2))
        canvas.blit(text, text.get_rect(midleft=(x + gap, rect.centery)))

    def _words(
        self, words: str, size: int, colour: Colour, room: tuple[int, int]
    ) -> pygame.Surface:
        """Set words on one line, or on two where they are long, as large as they fit."""
        painter = self.context.text
        least = round(size * LEAST_TEXT)
        for px in range(size, least, -1):
            if painter.measure(words, px, "semibold")[0] <= room[0]:
                return painter.render(words, px, colour, "semibold")
            width, height = painter.measure(words, px, "semibold", room[0])
            if width <= room[0] and height <= room[1]:
                return painter.render(words, px, colour, "semibold", room[0], "center")
        return painter.fit(words, size, colour, room[0], "semibold", LEAST_TEXT)


class IconButton(ActionButton):
    """A button of the rail: an icon alone, on no ground until it is hovered."""

    def __init__(
        self, context: Context, key: str, on_click: Callable[[], None], symbol: str
    ) -> None:
        super().__init__(context, key, on_click, symbol)
        self.kind = "ghost"
        self.terse = True

    def draw_ring(self, canvas: pygame.Surface, radius: int, around: pygame.Rect) -> None:
        """Paint the ring of the focus inside, so that the window's edge cuts none of it."""
        line = self.context.view.ui_px(8)
        super().draw_ring(canvas, radius - line // 2, around.inflate(-2 * line, -2 * line))

    def click(self, pos: Pos) -> None:
        """Do what the button is for, with the sound of a button."""
        self.context.sound.play("click")
        super().click(pos)
