"""The cards on the drum of the first screen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.art.cards import card_svg
from thirteen.app.cache import screen_ready
from thirteen.app.table.sprites import redrawn
from thirteen.app.vector import rasterise

if TYPE_CHECKING:
    from thirteen.app.context import Context

# The lowest card to the highest: 3♠ J♣ Q♦ K♠ 2♥, as (rank * 4 + suit) * 2.
CARDS: Final = (0, 66, 76, 80, 102)
SPREAD = 13.5  # degrees between neighbours
CARD_SHARE = 0.24  # a card's width in the drum's diameter
PIVOT = 1.75  # card heights below a card's centre about which the fan opens
SHADOW_ALPHA, SHADOW_FALL = 110, 0.018


def fan_picture(context: Context, side: int) -> pygame.Surface:
    """A fan of cards on a clear ground of `side` pixels, kept."""
    four = context.settings.four_colour
    return context.vector.keep(("title fan", side, four), lambda: _fan(side, four_colour=four))


def _fan(side: int, *, four_colour: bool) -> pygame.Surface:
    ground = pygame.Surface((side, side), pygame.SRCALPHA)
    width = round(side * CARD_SHARE)
    reach = width * 1.4 * PIVOT
    middle = (len(CARDS) - 1) / 2
    drop = reach * (1 - math.cos(math.radians(SPREAD * middle))) / 2
    for i, card in enumerate(CARDS):
        angle = (i - middle) * SPREAD
        turn = math.radians(angle)
        x = side / 2 + reach * math.sin(turn)
        y = side / 2 + reach * (1 - math.cos(turn)) - drop
        text, size = redrawn(card_svg(card, four_colour=four_colour), width, angle)
        sprite = rasterise(text, *size)
        corner = round(x - size[0] / 2), round(y - size[1] / 2)
        soft = _shadow(sprite, round(side * 0.016))
        fall = round(side * SHADOW_FALL)
        grown = (soft.get_width() - size[0]) // 2
        ground.blit(soft, (corner[0] - grown, corner[1] - grown + fall))
        ground.blit(sprite, corner)
    return screen_ready(ground)


def _shadow(sprite: pygame.Surface, blur: int) -> pygame.Surface:
    """The soft shadow of a sprite, `2 * blur` pixels larger on every side."""
    width, height = sprite.get_size()
    dark = pygame.Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)
    dark.blit(sprite, (2 * blur, 2 * blur))
    dark.fill((0, 0, 0, SHADOW_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(dark, max(1, blur), repeat_edge_pixels=False)
