"""One screen giving way to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

SECONDS = 0.16


class Crossfade:
    """Lays what was on the canvas over the new picture, ever fainter.

    It relies on the canvas still showing the last picture when the next one is drawn; nothing
    fades before a first picture was drawn.
    """

    def __init__(self) -> None:
        self._ghost: pygame.Surface | None = None
        self._left = 0.0
        self._wanted = False
        self._drawn: tuple[int, int] | None = None

    def begin(self) -> None:
        """Fade to the next picture that is drawn."""
        self._wanted = True

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        if self._ghost is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self._ghost = None
        return True

    def before(self, canvas: pygame.Surface) -> None:
        """Keep the old picture, if a fade was asked for."""
        if self._wanted and self._drawn == canvas.get_size():
            self._ghost = canvas.copy()
            self._left = SECONDS
        self._wanted = False
        self._drawn = canvas.get_size()

    def after(self, canvas: pygame.Surface) -> None:
        """Lay it over the new one."""
        if self._ghost is not None and self._ghost.get_size() == canvas.get_size():
            share = max(0.0, min(1.0, self._left / SECONDS))
            self._ghost.set_alpha(round(255 * share * share))
            canvas.blit(self._ghost, (0, 0))
