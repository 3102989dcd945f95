"""A ring that runs out, drawn as geometry."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from thirteen.app.art.svg import document

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.theme import Colour

STEPS = 48  # pictures of one ring, from full to empty
FULL = 0.999


def ring_picture(
    context: Context, side: int, share: float, colour: Colour, ground: Colour
) -> pygame.Surface:
    """The ring with ``share`` of it (1 to 0, clockwise from the top) left, ``side`` px square."""
    step = max(0, min(STEPS, round(share * STEPS)))
    key = ("ring", step, colour, ground)
    return context.vector.sprite(key, lambda: ring_svg(step / STEPS, colour, ground), side, side)


def ring_svg(share: float, colour: Colour, ground: Colour) -> str:
    """The ring as SVG text, 24 units square."""
    back = (
        f'<circle cx="12" cy="12" r="9" fill="none" stroke="{ground.hex}" '
        f'stroke-opacity=".25" stroke-width="3"/>'
    )
    front = ""
    if share >= FULL:
        front = (
            f'<circle cx="12" cy="12" r="9" fill="none" stroke="{colour.hex}" stroke-width="3"/>'
        )
    elif share > 0:
        turn = math.tau * share
        x, y = 12 - 9 * math.sin(turn), 12 - 9 * math.cos(turn)
        front = (
            f'<path d="M12 3A9 9 0 {int(share > 1 / 2)} 0 {x:.3f} {y:.3f}" fill="none" '
            f'stroke="{colour.hex}" stroke-width="3" stroke-linecap="round"/>'
        )
    return document("0 0 24 24", back + front)
