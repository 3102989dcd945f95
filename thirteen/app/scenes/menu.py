"""Screens made of controls: full ones on the felt, and panels over another scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.felt import felt_picture
from thirteen.app.intents import Act, Action, Point
from thirteen.app.scene import Scene
from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import BLACK, CREAM, PANEL_RADIUS, SPACE
from thirteen.app.widgets.base import Widget, column
from thirteen.app.widgets.group import Group
from thirteen.app.widgets.scroll import ScrollView

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.intents import Intent, Pos
    from thirteen.app.view import View

SCRIM = 0.5  # how much of the scene below a panel is darkened
PANEL_PAD = 40


class MenuScene(Scene):
    """A screen of controls. Build the controls in `build`; they keep focus and warmth by key."""

    first_focus = ""
    can_wait = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.group = Group([])
        self._pointer: Pos | None = None

    def build(self, view: View) -> list[Widget]:
        """The controls, placed."""
        del view
        return []

    def back(self) -> None:
        """Go where the back key leads."""
        self.context.stack.pop()

    def layout(self, view: View) -> None:
        """Build the controls."""
        old = self.group
        self.group = Group(self.build(view), old.focus_key or self.first_focus)
        self.group.continue_from(old, self._pointer)

    def rebuild(self) -> None:
        """Build the controls again: what they show has changed."""
        self.layout(self.context.view)

    def handle(self, intent: Intent) -> bool:
        """Let the controls have it; the back key goes back."""
        if isinstance(intent, Point):
            self._pointer = intent.pos
        if self.group.handle(intent):
            return True
        if isinstance(intent, Action) and intent.name is Act.BACK:
            self.back()
            return True
        return False

    def update(self, dt: float) -> bool:
        """Let the controls move."""
        return self.group.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the felt and the controls."""
        canvas.blit(felt_picture(self.context), (0, 0))
        self.group.draw(canvas)


class PanelScene(MenuScene):
    """Controls on a panel in the middle, over the scene below, which stays dimly visible."""

    opaque = False
    can_wait = False
    width = 620

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.panel = pygame.Rect(0, 0, 0, 0)

    def content(self, view: View) -> list[Widget]:
        """The controls of the panel, from top to bottom."""
        del view
        return []

    def footer(self, view: View) -> list[Widget]:
        """Controls that stay below the scrolling content."""
        del view
        return []

    def panel_width(self, view: View) -> int:
        """How wide the panel is, in device pixels."""
        scale = 1 + (view.text_scale - 1) * 0.6
        return min(round(view.ui_px(self.width) * scale), view.width - 2 * view.ui_px(SPACE))

    def build(self, view: View) -> list[Widget]:
        """Place content and footer on a panel; the content scrolls where it is too high."""
        pad, gap, edge = view.ui_px(PANEL_PAD), view.ui_px(16), view.ui_px(SPACE)
        width = self.panel_width(view)
        content, footer = self.content(view), self.footer(view)
        inner = width - 2 * pad
        low = column(footer, 0, 0, inner, gap)
        foot = low + view.ui_px(SPACE) if footer else 0
        tall = column(content, 0, 0, inner, gap)
        height = min(tall + foot + 2 * pad, view.height - 2 * edge)
        x, y = (view.width - width) // 2, (view.height - height) // 2
        self.panel = pygame.Rect(x, y, width, height)
        scroll = ScrollView(self.context, "content", content, gap, self.context.felt.deep)
        room = view.ui_px(6)  # for the focus ring, inside what is clipped
        space = pygame.Rect(x + pad - room, y + pad - room, inner + 2 * room, 0)
        space.height = height - foot - 2 * pad + 2 * room
        scroll.place(space, room, room)
        column(footer, x + pad, y + height - pad - low, inner, gap)
        return [scroll, *footer]

    def draw(self, canvas: pygame.Surface) -> None:
        """Darken what is below; paint the panel."""
        view = self.context.view
        scrim = self.context.vector.keep(("scrim", view.size), lambda: _scrim(view.size))
        canvas.blit(scrim, (0, 0))
        paint_panel(canvas, self.context, self.panel, height=3)
        self.group.draw(canvas)


def paint_panel(
    canvas: pygame.Surface, context: Context, rect: pygame.Rect, height: int = 2
) -> None:
    """Paint an empty panel."""
    view = context.view
    line = max(1.0, view.ui * 1.2)
    box = Box(context.felt.deep, view.ui_px(PANEL_RADIUS), CREAM.alpha(0.14), line)
    paint_box(canvas, context, rect, box, height)


def _scrim(size: tuple[int, int]) -> pygame.Surface:
    """A plain surface with one opacity for all of it is several times faster to lay over."""
    scrim = pygame.Surface(size)
    scrim.set_alpha(BLACK.alpha(SCRIM).a)
    return scrim
