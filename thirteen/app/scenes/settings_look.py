"""The settings of the look."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from thirteen.app.art.backs import back_svg
from thirteen.app.art.cards import card_svg
from thirteen.app.scenes.settings_play import choice, switch
from thirteen.app.shapes import Box, paint_box
from thirteen.app.table.cards import BACKS, Back
from thirteen.app.theme import BUTTON_RADIUS, CREAM, FELTS
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.field import Field
from thirteen.app.widgets.gallery import Gallery
from thirteen.i18n import _

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

ACES: Final = (88, 90, 92, 94)  # of spades, clubs, diamonds, hearts
SAMPLE = 64  # width of a sample card in units


class Aces(Widget):
    """Four cards that show the colours of the suits."""

    def natural_width(self) -> int:
        """Four cards, overlapping nowhere."""
        return round(self.context.view.ui_px(SAMPLE) * 4.5)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        wide = self.natural_width()
        self.rect.update(x + width - wide, y, wide, self._card()[1])
        return self.rect.height

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never."""
        del pos
        return False

    def _card(self) -> tuple[int, int]:
        width = self.context.view.ui_px(SAMPLE)
        return width, round(width * 144 / 104)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        width, height = self._card()
        four = self.context.settings.four_colour
        for i, card in enumerate(ACES):
            sprite = self.context.vector.sprite(
                ("sample", card, four), partial(card_svg, card, four_colour=four), width, height
            )
            step = (self.rect.width - width) // 3
            canvas.blit(sprite, (self.rect.x + i * step, self.rect.y))


def look_fields(scene: Scene) -> list[Widget]:
    """Table, cards and type."""
    context = scene.context
    settings = context.settings
    felts = Gallery(
        context,
        "felt",
        {name: partial(_paint_felt, context, name) for name in FELTS},
        settings.felt,
        lambda name: context.change_settings(felt=name),
        size=(84, 64),
    )
    backs = Gallery(
        context,
        "back",
        {name: partial(_paint_back, context, back) for name, back in BACKS.items()},
        settings.back,
        lambda name: context.change_settings(back=name),
        size=(94, 126),
    )
    sizes = [(share / 100, _("{n}%").format(n=share)) for share in (100, 125, 150, 175, 200)]
    return [
        Field(context, _("Table"), felts),
        Field(
            context, _("Card backs"), backs, hint=_("With two decks both are used, one for each.")
        ),
        switch(
            context,
            "four_colour",
            _("Four-colour deck"),
            _("Every suit has a colour of its own."),
        ),
        Aces(context),
        choice(context, "text_scale", _("Text size"), sizes),
    ]


def _paint_felt(context: Context, name: str, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    view = context.view
    felt = FELTS[name]
    line = max(1.0, view.ui * 1.2)
    box = Box(felt.felt, view.ui_px(BUTTON_RADIUS - 5), CREAM.alpha(0.35), line, foot=felt.deep)
    paint_box(canvas, context, rect, box)


def _paint_back(context: Context, back: Back, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    sprite = context.vector.sprite(
        ("sample back", back), partial(back_svg, back), rect.width, rect.height
    )
    canvas.blit(sprite, rect)
