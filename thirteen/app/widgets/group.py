"""The controls of one screen together: hovering, pressing, and moving the focus among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.intents import (
    LEFT,
    Act,
    Action,
    Cancel,
    Intent,
    Point,
    Press,
    Release,
    Typed,
    Wheel,
)
from thirteen.app.widgets.scroll import ScrollView

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from thirteen.app.intents import Pos
    from thirteen.app.widgets.base import Widget

ARROWS = {Act.LEFT: (-1, 0), Act.RIGHT: (1, 0), Act.UP: (0, -1), Act.DOWN: (0, 1)}
SIDEWAYS_COST = 3  # how much a step off the arrow's line counts against one along it


class Group:
    """Widgets in the order they are drawn and, by Tab, focused.

    The ring of the focus shows only once keys are used; the pointer hides it again.
    """

    def __init__(self, widgets: Iterable[Widget], focus: str = "") -> None:
        self.widgets = list(widgets)
        self._parts = [part for widget in self.widgets for part in widget.parts()]
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._focus = next((p for p in self._parts if focus and p.key == focus), None)
        self._by_keys = False

    @property
    def focus_key(self) -> str:
        """The key of the widget that has the focus, or ""."""
        return self._focus.key if self._focus is not None else ""

    @property
    def writing(self) -> bool:
        """Whether a widget takes typed letters."""
        return self._focus is not None and self._focus.writing

    def continue_from(self, old: Group, pos: Pos | None) -> None:
        """Look as the group did that this one replaces."""
        self._by_keys = old._by_keys
        before = {part.key: part for part in old._parts if part.key}
        for part in self._parts:
            if type(before.get(part.key)) is type(part):
                part.resemble(before[part.key])
        self._show_focus()
        if pos is not None:
            self._hover(pos)

    def handle(self, intent: Intent) -> bool:  # noqa: PLR0911 - one case a line
        """Whether an intent meant something to a widget."""
        match intent:
            case Point(pos=pos):
                return self._point(pos)
            case Press(pos=pos, button=button) if button == LEFT:
                return self._press(pos)
            case Release(pos=pos, button=button) if button == LEFT:
                return self._release(pos)
            case Cancel():
                return self._cancel()
            case Wheel(pos=pos, dy=dy):
                return self._wheel(pos, dy)
            case Action(name=name):
                return self._act(name)
            case Typed(text=text):
                return self._focus is not None and self._focus.type(text)
            case _:
                return False

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        return sum(part.update(dt) for part in self._parts) > 0

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the widgets, the one with the focus last."""
        for widget in self.widgets:
            widget.draw(canvas)

    def focus(self, key: str) -> None:
        """Give the focus to the widget of this key."""
        self._set_focus(next((p for p in self._parts if p.key == key), None))

    def _point(self, pos: Pos) -> bool:
        if self._held is not None:
            self._held.drag(pos)
            self._held.pressed = self._held.hit(pos)
            return True
        return self._hover(pos)

    def _hover(self, pos: Pos) -> bool:
        found = self._at(pos)
        if found is self._hovered:
            return False
        if self._hovered is not None:
            self._hovered.hovered = False
        self._hovered = found
        if found is not None:
            found.hovered = True
        return True

    def _press(self, pos: Pos) -> bool:
        found = self._at(pos)
        self._by_keys = False
        taker = found.owner or found if found is not None else None
        self._set_focus(taker if taker is not None and taker.focusable else None)
        self._hover(pos)
        if found is None or not found.enabled:
            return False
        self._held = found
        found.pressed = True
        found.press(pos)
        return True

    def _release(self, pos: Pos) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        if held.hit(pos) and held.enabled:
            held.click(pos)
        self._hover(pos)
        return True

    def _cancel(self) -> bool:
        changed = self._held is not None or self._hovered is not None
        for widget in (self._held, self._hovered):
            if widget is not None:
                widget.pressed = widget.hovered = False
        self._held = self._hovered = None
        return changed

    def _wheel(self, pos: Pos, dy: float) -> bool:
        moved = any(p.scroll(dy) for p in self._parts if p.rect.collidepoint(pos))
        if moved:
            self._hover(pos)
        return moved

    def _act(self, act: Act) -> bool:
        focus = self._focus
        if focus is not None and focus.enabled and focus.act(act):
            return True
        match act:
            case Act.NEXT | Act.PREVIOUS:
                return self._step(1 if act is Act.NEXT else -1)
            case Act.ACCEPT | Act.TOGGLE if focus is not None and focus.enabled:
                focus.click(focus.rect.center)
                return True
            case Act.LEFT | Act.RIGHT | Act.UP | Act.DOWN:
                return self._go(*ARROWS[act])
            case Act.PAGE_UP | Act.PAGE_DOWN:
                notches = 6 if act is Act.PAGE_UP else -6
                return any(part.scroll(notches) for part in self._parts)
            case _:
                return False

    def _candidates(self) -> list[Widget]:
        return [part for part in self._parts if part.focusable and part.enabled]

    def _step(self, direction: int) -> bool:
        order = self._candidates()
        if not order:
            return False
        self._by_keys = True
        if self._focus in order:
            self._set_focus(order[(order.index(self._focus) + direction) % len(order)])
        else:
            self._set_focus(order[0 if direction > 0 else -1])
        return True

    def _go(self, dx: int, dy: int) -> bool:
        if self._focus is None or not self._by_keys:
            self._by_keys = True
            if self._focus is None:
                return self._step(1)
            self._show_focus()
            return True
        here = self._focus.rect
        best: tuple[tuple[bool, float], Widget] | None = None
        for other in self._candidates():
            across = other.rect.centerx - here.centerx
            down = other.rect.centery - here.centery
            along = across * dx + down * dy
            aside = _gap(here, other.rect, horizontal=bool(dy))
            if other is self._focus or along <= 0:
                continue
            cost = aside > 0, along + SIDEWAYS_COST * aside
            if best is None or cost < best[0]:
                best = (cost, other)
        if best is not None:
            self._set_focus(best[1])
        return best is not None

    def _set_focus(self, widget: Widget | None) -> None:
        if self._focus is not None and self._focus is not widget:
            self._focus.focused = self._focus.writing = False
        self._focus = widget
        self._show_focus()

    def _show_focus(self) -> None:
        focus = self._focus
        if focus is None:
            return
        focus.focused = self._by_keys
        if self._by_keys:
            for widget in self._parts:
                if isinstance(widget, ScrollView):
                    widget.reveal(focus)

    def _at(self, pos: Pos) -> Widget | None:
        found: Widget | None = None
        for part in self._parts:
            if part.hit(pos):
                found = part
        return found


def _gap(a: pygame.Rect, b: pygame.Rect, *, horizontal: bool) -> int:
    """How far two rectangles are apart in one direction; 0 when they overlap in it."""
    if horizontal:
        return max(0, b.left - a.right, a.left - b.right)
    return max(0, b.top - a.bottom, a.top - b.bottom)
