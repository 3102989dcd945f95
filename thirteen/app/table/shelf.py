"""Sprites of cards, ready when they are wanted: exact ones for rest, quick ones for motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.cache import MEBIBYTE, PictureCache
from thirteen.app.table.sprites import redrawn
from thirteen.app.vector import rasterise

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

ANGLE_STEP = 3.0  # degrees between sprites of a moving card: finer is not seen in motion
SCALE_STEP = 1 / 16
PICTURE_BYTES = 96 * MEBIBYTE
PIXELS_A_FRAME = 3 * 150 * 210  # that may be drawn from outlines in one frame, at least one card


class Shelf:
    """Keeps sprites of drawings in card units; ``width`` is that of a hand's card in pixels.

    `exact` draws from the outlines at any size and angle, a few each frame: where the frame's
    share is used up it gives None, and `pending` tells that a later frame will do better.
    `quick` makes do with the hand's size, turned and scaled in steps.
    """

    def __init__(self, width: int) -> None:
        self.width = width
        self.pending = False
        self._pictures: PictureCache[Hashable] = PictureCache(PICTURE_BYTES)
        self._texts: dict[Hashable, str] = {}
        self._left = 0
        self._wanted: list[tuple[Hashable, Callable[[], str]]] = []

    def begin(self) -> None:
        """Start a frame."""
        self._left = PIXELS_A_FRAME
        self.pending = False

    def want(self, drawings: Iterable[tuple[Hashable, Callable[[], str]]]) -> None:
        """Have drawings ready before they are first asked for: `prepare` makes them."""
        self._wanted = list(drawings)[::-1]

    def prepare(self) -> None:
        """Make one more of the drawings wanted, if any is left: a few milliseconds at most."""
        while self._wanted:
            name, svg = self._wanted.pop()
            if ("exact", name, self.width, 0.0) not in self._pictures:
                self.base(name, svg)
                return

    def base(self, name: Hashable, svg: Callable[[], str]) -> pygame.Surface:
        """Give a drawing upright at the hand's size, whatever it costs."""
        return self._make(name, svg, self.width, 0.0)

    def exact(
        self, name: Hashable, svg: Callable[[], str], width: int, angle: float, *, now: bool = False
    ) -> pygame.Surface | None:
        """Give a drawing ``width`` pixels wide turned clockwise, or None until a later frame.

        With ``now`` it is made whatever it costs.
        """
        angle = round(angle, 2)
        if not now and ("exact", name, width, angle) not in self._pictures:
            if self._left <= 0:
                self.pending = True
                return None
            self._left -= round(1.4 * width * width)
        return self._make(name, svg, width, angle)

    def quick(
        self, name: Hashable, svg: Callable[[], str], scale: float, angle: float
    ) -> pygame.Surface:
        """Give a drawing about ``scale`` the hand's size, turned about ``angle`` clockwise."""
        base = self.base(name, svg)
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP
        step = round(scale / SCALE_STEP)
        if not turn and step * SCALE_STEP == 1:
            return base
        return self.kept(("quick", name, turn, step), lambda: _changed(base, turn, step))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give a picture made some other way."""
        return self._pictures.get(key, make)

    def _make(
        self, name: Hashable, svg: Callable[[], str], width: int, angle: float
    ) -> pygame.Surface:
        def make() -> pygame.Surface:
            if name not in self._texts:
                self._texts[name] = svg()
            text, size = redrawn(self._texts[name], width, angle)
            return rasterise(text, *size)

        return self._pictures.get(("exact", name, width, angle), make)


def _changed(base: pygame.Surface, turn: float, step: int) -> pygame.Surface:
    """Turn and scale a sprite; without a turn the several times faster way."""
    scale = step * SCALE_STEP
    if turn:
        return pygame.transform.rotozoom(base, -turn, scale)
    w, h = base.get_size()
    return pygame.transform.smoothscale(base, (max(1, round(w * scale)), max(1, round(h * scale))))
