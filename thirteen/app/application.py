"""The whole program without its window: intents go in, a picture comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.crossfade import Crossfade
from thirteen.app.input import InputReader
from thirteen.app.intents import Act, Action, Cancel, Intent
from thirteen.app.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

LEAST = (320, 200)  # pixels; some window managers make windows smaller than they may be
LONGEST_STEP = 0.05  # seconds; a window being dragged must not make animations jump


class App:
    """Scenes over services. `step` then, when it says so, `draw`; neither touches a window."""

    def __init__(self, context: Context, first: Scene) -> None:
        self.context = context
        self.reader = InputReader()
        context.apply_settings()
        context.stack.push(first)
        context.stack.apply(context.view)
        self._changed = True
        self._fade = Crossfade()
        self._below: pygame.Surface | None = None

    @property
    def running(self) -> bool:
        """Whether any scene is open."""
        return self.context.stack.top is not None

    def step(self, dt: float, events: Iterable[pygame.Event] = ()) -> bool:
        """Let `dt` seconds pass with these window events; whether the picture changed."""
        dt = min(dt, LONGEST_STEP)
        context = self.context
        top = context.stack.top
        self.reader.typing = top is not None and top.typing
        for intent in self.reader.read(events, dt):
            self._handle(intent)
        if top is not None and top.update(dt):
            self._changed = True
        if context.toasts.update(dt) or self._fade.update(dt):
            self._changed = True
        self._tell_notices()
        self._settle()
        context.store.tick()
        changed, self._changed = self._changed, False
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the open scenes."""
        self._fade.before(canvas)
        *below, top = self.context.stack.visible or (None,)
        if below:
            canvas.blit(self._covered(below, canvas), (0, 0))
        if top is not None:
            top.draw(canvas)
            top.shown = True
        self.context.toasts.draw(canvas)
        self._fade.after(canvas)

    def _covered(self, scenes: Sequence[Scene], canvas: pygame.Surface) -> pygame.Surface:
        """The scenes under a panel: they stand still, so their picture is kept."""
        if self._below is None or self._below.get_size() != canvas.get_size():
            self._below = canvas.copy()
            for scene in scenes:
                scene.draw(self._below)
        return self._below

    def resize(self, width: int, height: int) -> None:
        """Lay everything out for a canvas of this many device pixels, or the least there can be."""
        context = self.context
        width, height = max(width, LEAST[0]), max(height, LEAST[1])
        if (width, height) == context.view.size:
            return
        context.view = View(width, height, context.view.text_scale)
        context.vector.forget()
        context.text.forget()
        context.stale = True
        self._settle()

    def close(self) -> None:
        """Leave every scene and write what is not yet written."""
        self.context.stack.clear_to(None)
        self._settle()
        self.context.store.flush()

    def _tell_notices(self) -> None:
        """Tell what went wrong with files: in a panel where it disturbs nothing, or in passing."""
        context = self.context
        if not context.store.notices:
            return
        from thirteen.app.notice_texts import notice_sentences  # noqa: PLC0415 - hardly ever needed
        from thirteen.app.scenes.dialog import notice_dialog  # noqa: PLC0415

        top = context.stack.top
        if top is None or not top.can_wait:
            for sentence in notice_sentences(context.store.take_notices()):
                context.toasts.say(sentence)
        elif top.shown:
            told = context.store.take_notices()
            context.stack.push(notice_dialog(context, lambda: notice_sentences(told)))

    def _handle(self, intent: Intent) -> None:
        top = self.context.stack.top
        if top is None:
            return
        used = top.handle(intent)
        self._changed = used or self._changed
        match intent:
            case Action(Act.FULL_SCREEN):
                self.context.change_settings(full_screen=not self.context.settings.full_screen)
            case Action(Act.RULES) if not used:
                from thirteen.app.scenes.rules import open_rules  # noqa: PLC0415 - not at start

                open_rules(self.context)
            case Action(Act.MUTE):
                self.context.change_settings(muted=not self.context.settings.muted)
            case Cancel():
                self._changed = True
        self._settle()

    def _settle(self) -> None:
        context = self.context
        if context.stack.apply(context.view):
            self._changed = True
            self._below = None
            if not context.settings.reduced_motion:
                self._fade.begin()
        if context.stale:
            context.stale = False
            self._below = None
            context.stack.layout(context.view)
            self._changed = True
