"""A window onto a column of widgets longer than the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from thirteen.app.shapes import Box, fade_picture, paint_box
from thirteen.app.theme import CREAM
from thirteen.app.widgets.base import Widget, column

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos
    from thirteen.app.theme import Colour

NOTCH = 90  # units a notch of the wheel
BAR_WIDTH, BAR_ROOM, SHORTEST_THUMB, FADE = 8, 28, 48, 36
PULL = 18.0  # share of the way to the goal covered each second, compounding


class ScrollView(Widget):
    """Widgets in a column, shown through the rectangle given by `place`.

    On a plain `ground` content fades out towards an edge beyond which there is more.
    """

    def __init__(
        self,
        context: Context,
        key: str,
        content: list[Widget],
        gap: int,
        ground: Colour | None = None,
    ) -> None:
        super().__init__(context, key)
        self._ground = ground
        self.content = content
        self.offset = 0.0
        self._goal = 0.0
        self._shift = 0
        self._margin = 0
        self._gap = gap
        self._height = 0
        self._grip: tuple[int, float, bool] | None = None

    def resemble(self, old: Self) -> None:
        """Stay at the same offset."""
        super().resemble(old)
        self.jump(old.offset)

    def place(self, rect: pygame.Rect, inset: int = 0, head: int = 0) -> None:
        """Take this rectangle; `inset` and `head` pixels stay free at the sides and ends."""
        self.rect = rect
        self.clip = rect
        view = self.context.view
        # On a panel the bar keeps off its rounded corners.
        self._margin = view.ui_px(BAR_WIDTH) if inset > view.ui_px(BAR_WIDTH) else 0
        width = rect.width - 2 * inset
        x, y = rect.x + inset, rect.y + head
        self._height = column(self.content, x, y, width, self._gap) + 2 * head
        if self._height > rect.height:
            width -= view.ui_px(BAR_ROOM)
            self._height = column(self.content, x, y, width, self._gap) + 2 * head
        self._shift = 0
        for part in self.parts():
            part.clip = rect
        self.jump(self.offset)

    @property
    def content_height(self) -> int:
        """Pixels the content is high."""
        return self._height

    @property
    def room(self) -> int:
        """Pixels it can scroll."""
        return max(0, self._height - self.rect.height)

    def jump(self, offset: float) -> None:
        """Scroll to `offset` pixels at once."""
        self.offset = self._goal = max(0.0, min(float(self.room), offset))
        self._follow()

    def reveal(self, widget: Widget) -> None:
        """Scroll so that one of its widgets can be seen."""
        if not any(widget is part for child in self.content for part in child.parts()):
            return
        margin = self.context.view.ui_px(24)
        above = widget.rect.top - margin - self.rect.top
        below = widget.rect.bottom + margin - self.rect.bottom
        if above < 0:
            self._aim(self._goal + above)
        elif below > 0:
            self._aim(self._goal + below)

    def show(self, widget: Widget) -> None:
        """Scroll so that one of its widgets comes to the top, as far as that goes."""
        margin = self.context.view.ui_px(24)
        self._aim(self.offset + widget.rect.top - margin - self.rect.top)

    def parts(self) -> Iterator[Widget]:
        """The view itself, then what is in it."""
        yield self
        for child in self.content:
            yield from child.parts()

    def press(self, pos: Pos) -> None:
        """Take hold of the bar or of the content."""
        on_bar = pos[0] >= self.rect.right - self.context.view.ui_px(BAR_ROOM)
        self._grip = (pos[1], self.offset, on_bar)

    def drag(self, pos: Pos) -> None:
        """Move the bar or the content with the pointer."""
        if self._grip is None:
            return
        start, offset, on_bar = self._grip
        moved = pos[1] - start
        self.jump(offset + (moved * self._height / self.rect.height if on_bar else -moved))

    def scroll(self, dy: float) -> bool:
        """Move by notches of the wheel."""
        if not self.room:
            return False
        self._aim(self._goal - dy * self.context.view.ui_px(NOTCH))
        return True

    def update(self, dt: float) -> bool:
        """Glide to where it was asked to be."""
        if self.offset == self._goal:
            return False
        self.offset += (self._goal - self.offset) * min(1.0, PULL * dt)
        if abs(self._goal - self.offset) < 1:
            self.offset = self._goal
        self._follow()
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what can be seen of the content, and the bar."""
        kept = canvas.get_clip()
        canvas.set_clip(self.rect.clip(kept))
        for child in self.content:
            if child.rect.colliderect(self.rect):
                child.draw(canvas)
        canvas.set_clip(kept)
        if self.room:
            view = self.context.view
            self._fade(canvas)
            width = view.ui_px(BAR_WIDTH)
            tall = self.rect.height - 2 * self._margin
            thumb = max(view.ui_px(SHORTEST_THUMB), tall * self.rect.height // self._height)
            top = self.rect.y + self._margin + round((tall - thumb) * self.offset / self.room)
            box = Box(CREAM.alpha(0.45 if self.pressed or self.hovered else 0.28), width // 2)
            left = self.rect.right - width - self._margin
            paint_box(canvas, self.context, (left, top, width, thumb), box)

    def _fade(self, canvas: pygame.Surface) -> None:
        ground = self._ground
        if ground is None:
            return
        view = self.context.view
        size = self.rect.width - view.ui_px(BAR_ROOM), view.ui_px(FADE)
        if self.offset > 0:
            key = ("fade", ground, size, "top")
            top = self.context.vector.keep(key, lambda: fade_picture(size, ground, 1, 0))
            canvas.blit(top, self.rect)
        if self.offset < self.room:
            key = ("fade", ground, size, "foot")
            foot = self.context.vector.keep(key, lambda: fade_picture(size, ground, 0, 1))
            canvas.blit(foot, (self.rect.x, self.rect.bottom - size[1]))

    def _aim(self, goal: float) -> None:
        self._goal = max(0.0, min(float(self.room), goal))
        if self.context.settings.reduced_motion:
            self.jump(self._goal)

    def _follow(self) -> None:
        shift = -round(self.offset)
        for child in self.content:
            child.move(0, shift - self._shift)
        self._shift = shift
