"""Words set so that their capitals, not their line, stand in the middle of a shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.theme import LINE_HEIGHT

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context

CAPITAL = 0.74  # height of a capital, of its size


def capital_middle(context: Context, line: pygame.Surface, weight: str = "semibold") -> int:
    """Give how far below the top of one line of text the middle of its capitals is."""
    size = int((line.get_height() - 2) / LINE_HEIGHT)
    return round(context.text.ascent(size, weight) - CAPITAL * size / 2)


def blit_centred(
    canvas: pygame.Surface,
    context: Context,
    line: pygame.Surface,
    centre: tuple[float, float],
    weight: str = "semibold",
) -> None:
    """Paint one line of text with the middle of its capitals at a point."""
    x = round(centre[0] - line.get_width() / 2)
    canvas.blit(line, (x, round(centre[1]) - capital_middle(context, line, weight)))


def blit_beside(
    canvas: pygame.Surface,
    context: Context,
    line: pygame.Surface,
    left: tuple[float, float],
    weight: str = "semibold",
) -> None:
    """Paint one line of text to the right of a point, the middle of its capitals level with it."""
    top = round(left[1]) - capital_middle(context, line, weight)
    canvas.blit(line, (round(left[0]), top))
