"""The window: the only module that touches display, clock and event queue."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import pygame

from thirteen.i18n import N_, _, language

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.application import App
    from thirteen.app.context import Context

SMALLEST = (960, 600)
SHARE_OF_SCREEN = 0.75
LIVELY_HZ, IDLE_HZ, HIDDEN_HZ = 60, 25, 5
LIVELY_SECONDS = 2.0  # of full speed after the last input, so that hovering feels immediate
PLACED_SECONDS = 0.5  # after being shown, by when the window manager has put the window somewhere
SETTLE_SECONDS = 0.12  # without a new size before everything is drawn anew at it

TITLE = N_("Thirteen")

_INPUT: Final = frozenset(
    {
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.KEYDOWN,
        pygame.TEXTINPUT,
    }
)


class Window:
    """One window that shows an App until it is over. Shown with its first picture, never empty."""

    def __init__(self, place: tuple[int, int, int, int] | None) -> None:
        width, height = place[:2] if place else _first_size()
        self._asked_at = _on_screen(place)
        self._window = pygame.Window(
            _(TITLE),
            (max(width, SMALLEST[0]), max(height, SMALLEST[1])),
            self._asked_at or pygame.WINDOWPOS_CENTERED,
            resizable=True,
            allow_high_dpi=True,
            hidden=True,
        )
        self._window.minimum_size = SMALLEST
        self._canvas = self._window.get_surface()
        self._full_screen = False
        self._put_at: tuple[int, int] | None = None
        self._shown = False
        self._shown_at = 0.0
        self._exposed = True
        self._awake = True
        self._typing = True
        self._language = ""
        self._lively_until = 0.0
        self._resized_at: float | None = None

    @property
    def pixels(self) -> tuple[int, int]:
        """The canvas in device pixels."""
        return self._canvas.get_size()

    def set_icon(self, icon: pygame.Surface) -> None:
        """Give the window its icon."""
        self._window.set_icon(icon)

    def run(self, app: App, after_first_frame: Callable[[], bool]) -> None:
        """Show the app until it is over, or until the callback after the first frame says False."""
        now = time.perf_counter()
        while app.running:
            last, now = now, time.perf_counter()
            events = pygame.event.get()
            for event in events:
                self._notice(event, app, now)
            self._follow(app)
            self._settle_size(app, now)
            if self._put_at is None and self._shown and now - self._shown_at > PLACED_SECONDS:
                self._put_at = self._window.position
            changed = app.step(now - last, events)
            if changed:
                self._lively_until = max(self._lively_until, now + 2 / IDLE_HZ)
            if (changed or self._exposed) and self._awake and app.running:
                self._paint(app)
                if not self._shown:
                    self._shown = True
                    self._shown_at = now
                    self._window.show()
                    if not after_first_frame():
                        break
            self._wait(now)
        self._remember_place(app.context)

    def close(self) -> None:
        """Take the window off the screen."""
        self._window.destroy()

    def _notice(self, event: pygame.Event, app: App, now: float) -> None:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                app.context.quit()
            case pygame.WINDOWSIZECHANGED:
                self._canvas = self._window.get_surface()
                self._resized_at = now
                self._exposed = True
            case pygame.WINDOWEXPOSED:
                self._exposed = True
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._awake = False
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWMAXIMIZED:
                self._awake = self._exposed = True
            case _:
                pass
        if event.type in _INPUT:
            self._lively_until = now + LIVELY_SECONDS

    def _follow(self, app: App) -> None:
        """Do what the settings and the open scene ask of the window."""
        full_screen = app.context.settings.full_screen
        if full_screen != self._full_screen and self._shown:
            self._full_screen = full_screen
            if full_screen:
                self._remember_place(app.context, before_full_screen=True)
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
        if language() != self._language:
            self._language = language()
            self._window.title = _(TITLE)
        top = app.context.stack.top
        typing = top is not None and top.typing
        if typing != self._typing:
            # Input methods swallow letter keys while they are on.
            self._typing = typing
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()
        width, height = self._window.size
        seen = app.context.view
        app.reader.scale = seen.width / max(1, width), seen.height / max(1, height)

    def _settle_size(self, app: App, now: float) -> None:
        """Lay out anew once the size rests; until then the old picture is stretched."""
        if self._resized_at is not None and now - self._resized_at >= SETTLE_SECONDS:
            self._resized_at = None
            app.resize(*self.pixels)
            self._remember_place(app.context)
            self._exposed = True

    def _paint(self, app: App) -> None:
        size = app.context.view.size
        if size == self.pixels:
            app.draw(self._canvas)
        else:
            picture = pygame.Surface(size)
            app.draw(picture)
            pygame.transform.smoothscale(picture, self.pixels, self._canvas)
        self._window.flip()
        self._exposed = False

    def _wait(self, started: float) -> None:
        lively = started < self._lively_until or self._resized_at is not None
        rate = (LIVELY_HZ if lively else IDLE_HZ) if self._awake else HIDDEN_HZ
        rest = 1 / rate - (time.perf_counter() - started)
        if rest > 0:
            time.sleep(rest)

    def _remember_place(self, context: Context, *, before_full_screen: bool = False) -> None:
        if self._full_screen and not before_full_screen:
            return
        position = self._window.position
        if self._asked_at is not None and self._put_at in {None, position}:
            # Where it was asked to be: window managers add their frame, and it would creep.
            position = self._asked_at
        place = (*self._window.size, *position)
        if place != context.settings.window:
            context.change_settings(window=place)


def _first_size() -> tuple[int, int]:
    width, height = pygame.display.get_desktop_sizes()[0]
    return round(width * SHARE_OF_SCREEN), round(height * SHARE_OF_SCREEN)


def _on_screen(place: tuple[int, int, int, int] | None) -> tuple[int, int] | None:
    """The window's old position if its title bar can still be reached there."""
    if place is None:
        return None
    _width, _height, left, top = place
    sizes = pygame.display.get_desktop_sizes()
    right, bottom = sum(w for w, _ in sizes), max(h for _, h in sizes)
    reachable = 0 <= left < right - SMALLEST[0] // 2 and 0 <= top < bottom - SMALLEST[1] // 2
    return (left, top) if reachable else None
