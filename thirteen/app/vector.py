"""Sprites from SVG text at exactly the size they are shown, kept while they are in use."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pygame

from thirteen.app.art.svg import document, opened
from thirteen.app.cache import MEBIBYTE, PictureCache, screen_ready

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

SPRITE_BYTES = 160 * MEBIBYTE
SHADOW_BYTES = 32 * MEBIBYTE


class VectorPainter:
    """Makes and keeps sprites. Keys name the drawing; size and angle are added to them here.

    A drawing that will be turned needs a transparent margin of about 2 units round it.
    """

    def __init__(self) -> None:
        self._sprites: PictureCache[Hashable] = PictureCache(SPRITE_BYTES)
        self._shadows: PictureCache[Hashable] = PictureCache(SHADOW_BYTES)

    def sprite(
        self, key: Hashable, svg: Callable[[], str], width: int, height: int
    ) -> pygame.Surface:
        """The drawing `width` x `height` device pixels large; `svg` gives its text when needed."""
        return self._sprites.get((key, width, height), lambda: rasterise(svg(), width, height))

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture made some other way, kept with the sprites; the key must hold its size."""
        return self._sprites.get(key, make)

    def shadow(
        self, width: int, height: int, radius: int, blur: int, opacity: float = 0.35
    ) -> pygame.Surface:
        """A soft black rounded rectangle, `blur` pixels larger on every side."""
        key = (width, height, radius, blur, round(opacity * 255))
        return self._shadows.get(key, lambda: _shadow(width, height, radius, blur, opacity))

    def forget(self) -> None:
        """Drop everything kept: the sizes have changed."""
        for kept in (self._sprites, self._shadows):
            kept.clear()


def rasterise(svg: str, width: int, height: int) -> pygame.Surface:
    """The SVG text as a picture of exactly this size, whatever its proportions."""
    size = max(1, width), max(1, height)
    text = document(*opened(svg), size)
    return screen_ready(pygame.image.load_sized_svg(io.BytesIO(text.encode()), size))


def stretch(small: pygame.Surface, margin: int, width: int, height: int) -> pygame.Surface:
    """A picture of side `2 * margin + 1` enlarged by its middle row and column, corners kept."""
    result = pygame.Surface((width, height), pygame.SRCALPHA)
    across = ((0, margin, 0, margin), (margin, 1, margin, width - 2 * margin))
    down = ((0, margin, 0, margin), (margin, 1, margin, height - 2 * margin))
    right = (margin + 1, margin, width - margin, margin)
    foot = (margin + 1, margin, height - margin, margin)
    for x, w, to_x, to_w in (*across, right):
        for y, h, to_y, to_h in (*down, foot):
            part = small.subsurface((x, y, w, h))
            if (w, h) != (to_w, to_h):
                part = pygame.transform.scale(part, (to_w, to_h))
            result.blit(part, (to_x, to_y))
    return screen_ready(result)


def _shadow(width: int, height: int, radius: int, blur: int, opacity: float) -> pygame.Surface:
    full = width + 2 * blur, height + 2 * blur
    margin = radius + 2 * blur
    small = 2 * margin + 1
    if full[0] > small and full[1] > small:
        return stretch(_blurred(small, small, radius, blur, opacity), margin, *full)
    return screen_ready(_blurred(*full, radius, blur, opacity))


def _blurred(width: int, height: int, radius: int, blur: int, opacity: float) -> pygame.Surface:
    soft = pygame.Surface((width, height), pygame.SRCALPHA)
    inner = (blur, blur, width - 2 * blur, height - 2 * blur)
    pygame.draw.rect(soft, (0, 0, 0, round(255 * opacity)), inner, border_radius=radius)
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, max(1, blur // 2), repeat_edge_pixels=False)
    return soft
