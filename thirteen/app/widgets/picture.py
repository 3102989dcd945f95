"""Icons and other drawings at the size of the interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.art.icons import icon_svg

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.theme import Colour


def icon(context: Context, name: str, size: int, colour: Colour) -> pygame.Surface:
    """An icon of the art, `size` pixels square."""
    code = colour.hex
    return context.vector.sprite(("icon", name, code), lambda: icon_svg(name, code), size, size)
