"""The first three of a match on their steps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Self

import pygame

from thirteen.app.art.faces import avatar_svg
from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BODY, BUTTON_RADIUS, CREAM, GOLD, INK, TITLE
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.picture import icon

if TYPE_CHECKING:
    from thirteen.app.context import Context

FACE, CROWN = 92, 44
STEP_WIDTH, STEP_GAP = 220, 12
STEPS: Final = (150, 104, 68)  # heights in units of the first, second and third step
TALLEST = 2.0  # times these, where it may stretch
ORDER: Final = (1, 0, 2)  # from the left
RISE_SECONDS, RISE_DELAY = 0.5, 0.18


@dataclass(frozen=True, slots=True)
class Winner:
    """Who stands on a step: `place` from 1, and the score written on it."""

    place: int
    avatar: str
    name: str
    score: str


class Podium(Widget):
    """Steps that rise from the third to the first; equal places stand equally high."""

    def __init__(self, context: Context, winners: list[Winner]) -> None:
        super().__init__(context, "podium")
        self.room = 0
        """Pixels of height that it may stretch to; by itself it is as low as looks well."""
        self._step = 1.0
        self._winners = winners[: len(STEPS)]
        self._age = 0.0
        if context.settings.reduced_motion or not context.settings.speed:
            self._age = self._longest

    @property
    def _longest(self) -> float:
        return RISE_SECONDS + RISE_DELAY * (len(STEPS) - 1)

    def resemble(self, old: Self) -> None:
        """Rise on."""
        self._age = old._age

    def arrange(self, x: int, y: int, width: int) -> int:
        """Room for the highest step, a portrait and a crown."""
        view = self.context.view
        over = view.ui_px(FACE + CROWN + 12) + line_height(view.text_px(BODY))
        first = view.ui_px(STEPS[0])
        self._step = max(1.0, min(TALLEST, (self.room - over) / first))
        tall = over + round(first * self._step)
        self.rect.update(x, y, width, tall)
        return tall

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never."""
        del pos
        return False

    def update(self, dt: float) -> bool:
        """Rise."""
        if self._age >= self._longest:
            return False
        self._age += dt * (self.context.settings.speed or 1.0)
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        view = self.context.view
        count = len(self._winners)
        gap = view.ui_px(STEP_GAP)
        wide = min(view.ui_px(STEP_WIDTH), (self.rect.width - gap * (count - 1)) // count)
        left = self.rect.centerx - (wide * count + gap * (count - 1)) // 2
        columns = [i for i in ORDER if i < count]
        for column, i in enumerate(columns):
            self._paint(canvas, i, pygame.Rect(left + column * (wide + gap), 0, wide, 0))

    def _paint(self, canvas: pygame.Surface, i: int, rect: pygame.Rect) -> None:
        context, view, winner = self.context, self.context.view, self._winners[i]
        start = RISE_DELAY * (len(STEPS) - 1 - i)
        grown = max(0.0, min(1.0, (self._age - start) / RISE_SECONDS))
        share = 1 - (1 - grown) ** 3
        rect.height = max(
            view.ui_px(20), round(view.ui_px(STEPS[winner.place - 1]) * self._step * share)
        )
        rect.bottom = self.rect.bottom
        first = winner.place == 1
        radius = view.ui_px(BUTTON_RADIUS)
        felt = context.felt.deep
        if first:
            box = Box(GOLD, radius, foot=GOLD.mix(felt, 0.35))
        else:
            box = Box(felt.mix(CREAM, 0.16), radius, CREAM.alpha(0.2), foot=felt.mix(CREAM, 0.05))
        paint_box(canvas, context, rect, box, height=1)
        score = context.text.fit(
            winner.score,
            min(view.text_px(TITLE * 0.75), round(rect.height * 0.62), round(rect.width * 0.4)),
            INK if first else CREAM,
            rect.width - radius,
            "display",
        )
        if grown:
            canvas.blit(score, score.get_rect(center=rect.center))
        y = rect.top - view.ui_px(4)
        name = context.text.fit(
            winner.name, view.text_px(BODY), CREAM, rect.width, "bold" if first else "semibold"
        )
        y -= name.get_height()
        canvas.blit(name, name.get_rect(midtop=(rect.centerx, y)))
        side = view.ui_px(FACE)
        face = context.vector.sprite(
            ("avatar", winner.avatar), partial(avatar_svg, winner.avatar), side, side
        )
        y -= side
        canvas.blit(face, face.get_rect(midtop=(rect.centerx, y)))
        if first and grown >= 1:
            crown = icon(context, "crown", view.ui_px(CROWN), GOLD)
            canvas.blit(crown, crown.get_rect(midbottom=(rect.centerx, y + view.ui_px(2))))
