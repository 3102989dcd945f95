"""The one place where pygame events become intents."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.intents import (
    LEFT,
    RIGHT,
    Act,
    Action,
    Cancel,
    Intent,
    Modifiers,
    Point,
    Pos,
    Press,
    Release,
    Typed,
    Wheel,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DOUBLE_CLICK_SECONDS = 0.35
DOUBLE_CLICK_PIXELS = 6

_EDITING: Final = {
    pygame.K_RETURN: Act.ACCEPT,
    pygame.K_KP_ENTER: Act.ACCEPT,
    pygame.K_ESCAPE: Act.BACK,
    pygame.K_AC_BACK: Act.BACK,
    pygame.K_LEFT: Act.LEFT,
    pygame.K_RIGHT: Act.RIGHT,
    pygame.K_UP: Act.UP,
    pygame.K_DOWN: Act.DOWN,
    pygame.K_HOME: Act.HOME,
    pygame.K_END: Act.END,
    pygame.K_PAGEUP: Act.PAGE_UP,
    pygame.K_PAGEDOWN: Act.PAGE_DOWN,
    pygame.K_TAB: Act.NEXT,
    pygame.K_F1: Act.RULES,
    pygame.K_F11: Act.FULL_SCREEN,
    pygame.K_BACKSPACE: Act.ERASE,
}
_LETTERS: Final = {
    pygame.K_SPACE: Act.TOGGLE,
    pygame.K_p: Act.PASS,
    pygame.K_o: Act.SORT,
    pygame.K_h: Act.HINT,
    pygame.K_r: Act.RULES,
    pygame.K_u: Act.UNDO,
    pygame.K_m: Act.MUTE,
}


class InputReader:
    """Turns the events of one window into intents.

    `scale` is device pixels a window point, other than 1 where the system counts a high-density
    screen in points. `typing` makes letters text instead of commands.
    """

    def __init__(self) -> None:
        self.scale = (1.0, 1.0)
        self.typing = False
        self._clock = 0.0
        self._last_press: tuple[float, Pos, int] | None = None
        self._held: set[int] = set()
        self._pointer: Pos = (0, 0)

    def read(self, events: Iterable[pygame.Event], dt: float) -> Iterator[Intent]:
        """The intents of this step, `dt` seconds after the last one."""
        self._clock += dt
        for event in events:
            intent = self._intent(event)
            if intent is not None:
                yield intent

    def _intent(self, event: pygame.Event) -> Intent | None:  # noqa: PLR0911 - one case a line
        match event.type:
            case pygame.MOUSEMOTION:
                return Point(self._pos(event.pos), frozenset(self._held), _modifiers())
            case pygame.MOUSEBUTTONDOWN if event.button <= RIGHT:
                return self._press(self._pos(event.pos), event.button)
            case pygame.MOUSEBUTTONUP if event.button <= RIGHT:
                self._held.discard(event.button)
                return Release(self._pos(event.pos), event.button, _modifiers())
            case pygame.MOUSEWHEEL:
                amount = event.precise_y * (-1 if event.flipped else 1)
                return Wheel(self._pointer, amount, _modifiers())
            case pygame.KEYDOWN:
                return self._key(event.key, _modifiers(event.mod))
            case pygame.TEXTINPUT if self.typing:
                return Typed(unicodedata.normalize("NFC", event.text))
            case pygame.WINDOWLEAVE if not self._held:
                return Cancel()
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
                return Cancel()
        return None

    def _pos(self, pos: tuple[float, float]) -> Pos:
        self._pointer = int(pos[0] * self.scale[0]), int(pos[1] * self.scale[1])
        return self._pointer

    def _press(self, pos: Pos, button: int) -> Press:
        self._held.add(button)
        clicks = 1
        if self._last_press is not None and button == LEFT:
            when, where, which = self._last_press
            near = max(abs(pos[0] - where[0]), abs(pos[1] - where[1]))
            reach = DOUBLE_CLICK_PIXELS * max(self.scale)
            soon = self._clock - when <= DOUBLE_CLICK_SECONDS
            clicks = 2 if which == button and soon and near <= reach else 1
        self._last_press = None if clicks > 1 else (self._clock, pos, button)
        return Press(pos, button, clicks, _modifiers())

    def _key(self, key: int, modifiers: Modifiers) -> Action | None:
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and Modifiers.ALT in modifiers:
            return Action(Act.FULL_SCREEN)
        if key == pygame.K_TAB and Modifiers.SHIFT in modifiers:
            return Action(Act.PREVIOUS)
        if key in _EDITING:
            return Action(_EDITING[key], modifiers)
        if Modifiers.CTRL in modifiers:
            return Action(Act.UNDO) if key == pygame.K_z else None
        if not self.typing and Modifiers.ALT not in modifiers and key in _LETTERS:
            return Action(_LETTERS[key], modifiers)
        return None


def _modifiers(mod: int | None = None) -> Modifiers:
    if mod is None:
        mod = pygame.key.get_mods()
    held = Modifiers.NONE
    if mod & pygame.KMOD_SHIFT:
        held |= Modifiers.SHIFT
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        held |= Modifiers.CTRL
    if mod & pygame.KMOD_ALT:
        held |= Modifiers.ALT
    return held
