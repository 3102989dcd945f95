"""Rounded boxes with their shadows: the shape every panel, button and plate is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.art.svg import document
from thirteen.app.cache import screen_ready
from thirteen.app.vector import rasterise, stretch

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.theme import Colour

# Light comes from straight above: how far a shadow falls, how soft and how dark it is, by the
# height of the thing over the felt. Units.
SHADOWS: Final = {1: (3, 6, 0.30), 2: (8, 16, 0.36), 3: (18, 40, 0.46)}

Rect = tuple[int, int, int, int] | pygame.Rect


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded box: `fill` (down to `foot` if given), `radius` and `line` in device pixels."""

    fill: Colour
    radius: int
    border: Colour | None = None
    line: float = 1.0
    foot: Colour | None = None

    def svg(self, width: int, height: int) -> str:
        """The box as SVG text."""
        inset = self.line / 2 if self.border else 0
        radius = min(self.radius, width // 2, height // 2)
        fill, defs = f'fill="{self.fill.hex}" fill-opacity="{self.fill.a / 255:.3f}"', ""
        if self.foot:
            stops = "".join(
                f'<stop offset="{at}" stop-color="{c.hex}" stop-opacity="{c.a / 255:.3f}"/>'
                for at, c in ((0, self.fill), (1, self.foot))
            )
            defs = (
                f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
                f'x2="0" y2="{height}">{stops}</linearGradient></defs>'
            )
            fill = 'fill="url(#g)"'
        stroke = ""
        if self.border:
            stroke = (
                f' stroke="{self.border.hex}" stroke-opacity="{self.border.a / 255:.3f}" '
                f'stroke-width="{self.line}"'
            )
        rounded = (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" '
            f'height="{height - 2 * inset}" rx="{max(0, radius - inset)}" {fill}{stroke}/>'
        )
        return document(f"0 0 {width} {height}", defs + rounded)


def paint_box(
    canvas: pygame.Surface, context: Context, rect: Rect, box: Box, height: int = 0
) -> None:
    """Paint a box at `rect`, floating `height` (0 to 3) over the felt."""
    x, y, w, h = rect
    if w <= 0 or h <= 0:
        return
    if height:
        paint_shadow(canvas, context, rect, box.radius, height)
    canvas.blit(box_picture(context, box, w, h), (x, y))


def box_picture(context: Context, box: Box, width: int, height: int) -> pygame.Surface:
    """The box as a kept picture."""
    margin = box.radius + 2 + round(box.line)
    small = 2 * margin + 1

    def make() -> pygame.Surface:
        if box.foot or width <= small or height <= small:
            return rasterise(box.svg(width, height), width, height)
        return stretch(rasterise(box.svg(small, small), small, small), margin, width, height)

    return context.vector.keep(("box", box, width, height), make)


def paint_shadow(
    canvas: pygame.Surface, context: Context, rect: Rect, radius: int, height: int
) -> None:
    """Paint the shadow of a rounded box that floats `height` (1 to 3) over the felt."""
    x, y, w, h = rect
    fall, blur, opacity = SHADOWS[height]
    drop, soft = context.view.ui_px(fall), max(2, context.view.ui_px(blur))
    picture = context.vector.shadow(w, h, radius, soft, opacity)
    canvas.blit(picture, (x - soft, y - soft + drop))


def fade_picture(size: tuple[int, int], colour: Colour, top: float, foot: float) -> pygame.Surface:
    """A colour going from one opacity at the top to another at the foot."""
    height = size[1]
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        share = (y + 0.5) / height
        column.set_at((0, y), colour.alpha(top + (foot - top) * share))
    return screen_ready(pygame.transform.scale(column, size))
