"""What every control is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import pygame

from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import FACE, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.app.context import Context
    from thirteen.app.intents import Act, Pos

WARM_SECONDS, COOL_SECONDS = 0.09, 0.12
WARMTH_STEPS = 6  # shades between untouched and hovered, so that their pictures can be kept
RING_GAP, RING_WIDTH = 3, 3


class Widget:
    """A control or a picture on the screen; `rect` is in device pixels of the canvas.

    A scene makes widgets while it lays out, gives them a place with `arrange` and hands them to a
    `Group`, which tells them what the pointer and the keys do. `key` names a widget across
    layouts, so that the focus stays; `clip` is the part of the canvas it can be seen in, if not
    all; `owner` is the widget it is a part of and that takes the focus for it.
    """

    focusable = False
    writing = False
    """Whether typed letters go to it."""

    def __init__(self, context: Context, key: str = "") -> None:
        self.context = context
        self.key = key
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        self.owner: Widget | None = None
        self.enabled = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.warmth = 0.0

    def resemble(self, old: Self) -> None:
        """Look as the widget of the same key did before a new layout."""
        self.warmth = old.warmth

    def natural_width(self) -> int:
        """The width in pixels it would like to have."""
        return self.rect.width

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at (x, y), `width` pixels wide; the height needed."""
        self.rect = pygame.Rect(x, y, width, self.rect.height)
        return self.rect.height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        self.rect.move_ip(dx, dy)

    def parts(self) -> Iterator[Widget]:
        """The widget and the widgets within it, in the order of reading."""
        yield self

    def hit(self, pos: Pos) -> bool:
        """Whether a point is on it, where it can be seen."""
        return self.rect.collidepoint(pos) and (self.clip is None or self.clip.collidepoint(pos))

    def press(self, pos: Pos) -> None:
        """React to the pointer going down on it."""

    def drag(self, pos: Pos) -> None:
        """React to the pointer moving while it is down."""

    def click(self, pos: Pos) -> None:
        """React to a press and release on it, or to the accept key."""

    def act(self, act: Act) -> bool:
        """Whether a key meant something to it, while it has the focus."""
        del act
        return False

    def scroll(self, dy: float) -> bool:
        """Whether the wheel moved something in it."""
        del dy
        return False

    def type(self, text: str) -> bool:
        """Whether it took typed text, while it has the focus."""
        del text
        return False

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        goal = 1.0 if self.hovered and self.enabled else 0.0
        if self.warmth == goal:
            return False
        if self.context.settings.reduced_motion:
            self.warmth = goal
        elif goal > self.warmth:
            self.warmth = min(goal, self.warmth + dt / WARM_SECONDS)
        else:
            self.warmth = max(goal, self.warmth - dt / COOL_SECONDS)
        return True

    @property
    def glow(self) -> float:
        """How hovered it looks, 0 to 1, in few enough steps to keep the pictures."""
        return round(self.warmth * WARMTH_STEPS) / WARMTH_STEPS

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""

    def draw_ring(self, canvas: pygame.Surface, radius: int, around: pygame.Rect) -> None:
        """Paint the two-tone ring of the focus, if it has the focus."""
        if not self.focused:
            return
        view = self.context.view
        gap, width = max(2, view.ui_px(RING_GAP)), max(3, view.ui_px(RING_WIDTH))
        outer = around.inflate(2 * (gap + width), 2 * (gap + width))
        clear = INK.alpha(0)
        rounding = radius + gap + width
        paint_box(canvas, self.context, outer, Box(clear, rounding, INK, width + 2))
        inner = outer.inflate(-2, -2)
        paint_box(canvas, self.context, inner, Box(clear, rounding - 1, FACE, width))


class Space(Widget):
    """Nothing, `units` interface units high."""

    def __init__(self, context: Context, units: float) -> None:
        super().__init__(context)
        self.rect.height = context.view.ui_px(units)


def column(widgets: list[Widget], x: int, y: int, width: int, gap: int) -> int:
    """Place widgets below each other; the height of all."""
    top = y
    for widget in widgets:
        if y > top:
            y += gap
        y += widget.arrange(x, y, width)
    return y - top
