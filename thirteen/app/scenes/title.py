"""The first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.scene import Scene
from thirteen.app.theme import CREAM, DISPLAY
from thirteen.i18n import _

if TYPE_CHECKING:
    import pygame


class TitleScene(Scene):
    """The name of the game and where to go from here."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context = self.context
        canvas.fill(context.felt.felt)
        name = context.text.render(_("Thirteen"), context.view.text_px(DISPLAY), CREAM, "display")
        canvas.blit(name, name.get_rect(center=canvas.get_rect().center))
