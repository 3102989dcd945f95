"""The cloth everything lies on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

from thirteen.app.art.felt import ornament_svg
from thirteen.app.theme import BLACK, CREAM

if TYPE_CHECKING:
    from thirteen.app.context import Context

LIGHT, SHADE = 0.05, 0.12  # how much brighter the middle and darker the corners are
COARSE = (64, 36)
GRAIN, GRAIN_DEPTH = 256, 3  # side of the tile of fibres, and how many levels they differ


def felt_picture(context: Context) -> pygame.Surface:
    """The cloth of the chosen colour for the whole canvas, kept; opaque."""
    size = context.view.size
    key = ("felt", context.felt.felt, size)
    return context.vector.keep(key, lambda: _cloth(context, size))


def ornament_picture(context: Context, diameter: int, opacity: float = 0.075) -> pygame.Surface:
    """The drum that is woven into the cloth, `diameter` pixels across."""
    code = CREAM.hex
    key = ("ornament", code, opacity)
    return context.vector.sprite(key, lambda: ornament_svg(code, opacity), diameter, diameter)


def _cloth(context: Context, size: tuple[int, int]) -> pygame.Surface:
    colour = context.felt.felt
    middle, corner = colour.mix(CREAM, LIGHT), colour.mix(BLACK, SHADE)
    coarse = pygame.Surface(COARSE)
    for x in range(COARSE[0]):
        for y in range(COARSE[1]):
            across = (x + 0.5) / COARSE[0] * 2 - 1
            down = (y + 0.5) / COARSE[1] * 2 - 1
            far = min(1.0, (across * across + down * down) / 2)
            coarse.set_at((x, y), middle.mix(corner, far)[:3])
    cloth = pygame.transform.smoothscale(coarse, size)
    grain = _grain()
    for x in range(0, size[0], GRAIN):
        for y in range(0, size[1], GRAIN):
            cloth.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    try:
        return cloth.convert()
    except pygame.error:
        return cloth


def _grain() -> pygame.Surface:
    """Fibres: they also hide the steps of a gradient between two near colours."""
    levels = bytes(i % (GRAIN_DEPTH + 1) for i in range(256))
    fibres = random.Random(GRAIN).randbytes(GRAIN * GRAIN).translate(levels)
    tile = pygame.image.frombytes(fibres, (GRAIN, GRAIN), "P")
    tile.set_palette([(i, i, i) for i in range(256)])
    plain = pygame.Surface((GRAIN, GRAIN))
    plain.blit(tile, (0, 0))
    return plain
