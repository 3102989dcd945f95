"""One player's line in a result: place, portrait, name, cards left, points and score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from thirteen.app.art.cards import card_svg
from thirteen.app.art.faces import avatar_svg
from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BLACK, BODY, BUTTON_RADIUS, CREAM, GOLD, QUIET, SMALL, Colour
from thirteen.app.widgets.base import Widget
from thirteen.engine import iter_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.app.context import Context

FACE, PAD, BAR = 52, 16, 6
CARD, CARD_STEP = 34, 20
GROW_SECONDS = 0.7


@dataclass(frozen=True, slots=True)
class Standing:
    """What the line says; `share` is how full the bar of the score is, `before` how full it was.

    `details` are further words, such as 'won 3 hands'.
    """

    place: str
    avatar: str
    name: str
    score: str
    change: str = ""
    details: str = ""
    cards: int = 0
    share: float = 0.0
    before: float = 0.0
    best: bool = False
    me: bool = False


class StandingRow(Widget):
    """A Standing; its bar grows from before to now. `columns` align the lines of one table."""

    def __init__(
        self, context: Context, standing: Standing, columns: Columns, delay: float = 0.0
    ) -> None:
        super().__init__(context, f"standing {standing.name}")
        self.standing = standing
        self._columns = columns
        self._age = -delay
        if context.settings.reduced_motion or not context.settings.speed:
            self._age = GROW_SECONDS

    def resemble(self, old: StandingRow) -> None:
        """Grow on."""
        self._age = old._age

    def arrange(self, x: int, y: int, width: int) -> int:
        """One line."""
        view = self.context.view
        tall = max(view.ui_px(FACE), line_height(view.text_px(BODY)))
        self.rect.update(x, y, width, tall + 2 * view.ui_px(10))
        return self.rect.height

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never."""
        del pos
        return False

    def update(self, dt: float) -> bool:
        """Grow."""
        if self._age >= GROW_SECONDS:
            return False
        self._age += dt * (self.context.settings.speed or 1.0)
        return True

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view, rect, its = self.context, self.context.view, self.rect, self.standing
        radius = view.ui_px(BUTTON_RADIUS)
        if its.me:
            paint_box(canvas, context, rect, Box(CREAM.alpha(0.07), radius))
        pad = view.ui_px(PAD)
        ink = GOLD if its.best else CREAM
        x = rect.x + pad
        self._word(canvas, its.place, x + self._columns.place // 2, 0.5, ink, "bold")
        x += self._columns.place + pad
        side = view.ui_px(FACE)
        face = context.vector.sprite(
            ("avatar", its.avatar), partial(avatar_svg, its.avatar), side, side
        )
        canvas.blit(face, (x, rect.centery - side // 2))
        x += side + pad
        right = rect.right - pad
        self._word(canvas, its.score, right, 1.0, ink, "bold")
        right -= self._columns.score + pad
        if self._columns.change:
            tint = CREAM if its.change not in {"0", ""} else QUIET
            self._word(canvas, its.change, right, 1.0, tint, "regular")
            right -= self._columns.change + pad
        self._middle(canvas, x, right)

    def _middle(self, canvas: pygame.Surface, x: int, right: int) -> None:
        context, view, rect, its = self.context, self.context.view, self.rect, self.standing
        size = view.text_px(BODY)
        half = (right - x) // 2  # what is beside the bar leaves it this much: all bars are as long
        if its.cards:
            right = self._cards(canvas, right)
        elif its.details:
            words = self._details(half)
            right -= words.get_width()
            canvas.blit(words, (right, rect.centery - words.get_height() // 2))
            right -= view.ui_px(PAD)
        name = context.text.fit(
            its.name, size, CREAM, right - x, "semibold" if its.me or its.best else "regular"
        )
        bar = view.ui_px(BAR)
        lift = bar // 2 + view.ui_px(2)
        canvas.blit(name, (x, rect.centery - name.get_height() // 2 - lift))
        width = min(right - x, half - view.ui_px(PAD), view.ui_px(420))
        top = rect.bottom - view.ui_px(10) - bar
        line = pygame.Rect(x, top, width, bar)
        paint_box(canvas, context, line, Box(BLACK.alpha(0.3), bar // 2))
        grown = max(0.0, min(1.0, self._age / GROW_SECONDS))
        share = its.before + (its.share - its.before) * (1 - (1 - grown) ** 3)
        if share > 0:
            line.width = max(bar, round(width * share))
            paint_box(canvas, context, line, Box(GOLD if its.best else QUIET, bar // 2))

    def _details(self, room: int) -> pygame.Surface:
        """The details in one line or two; smaller only where that is not enough."""
        text, size = self.context.text, self.context.view.text_px(SMALL)
        wrap = None if text.measure(self.standing.details, size)[0] <= room else room
        words = text.render(self.standing.details, size, QUIET, wrap=wrap, align="right")
        if words.get_width() > room or words.get_height() > self.rect.height:
            return text.fit(self.standing.details, size, QUIET, room)
        return words

    def _cards(self, canvas: pygame.Surface, right: int) -> int:
        """Paint the cards left in hand, ending at `right`; where they begin."""
        context, view = self.context, self.context.view
        width, step = view.ui_px(CARD), view.ui_px(CARD_STEP)
        height = round(width * 144 / 104)
        cards = list(iter_cards(self.standing.cards))
        four = context.settings.four_colour
        left = right - width - step * (len(cards) - 1)
        for i, card in enumerate(cards):
            draw = partial(card_svg, card & ~1, four_colour=four)
            sprite = context.vector.sprite(("sample", card & ~1, four), draw, width, height)
            canvas.blit(sprite, (left + i * step, self.rect.centery - height // 2))
        return left - view.ui_px(PAD)

    def _word(  # noqa: PLR0913, PLR0917 - where and how
        self, canvas: pygame.Surface, text: str, x: int, share: float, ink: Colour, weight: str
    ) -> None:
        size = self.context.view.text_px(BODY)
        words = self.context.text.render(text, size, ink, weight)
        at = x - round(words.get_width() * share), self.rect.centery - words.get_height() // 2
        canvas.blit(words, at)


@dataclass(frozen=True, slots=True)
class Columns:
    """Widths in pixels that the lines of one table share."""

    place: int
    change: int
    score: int

    @classmethod
    def of(cls, context: Context, standings: Sequence[Standing], heads: tuple[str, str]) -> Columns:
        """Wide enough for every line and the headings of change and score, "" for none."""
        view, text = context.view, context.text

        def widest(words: list[str], head: str = "") -> int:
            numbers = max(text.measure(word, view.text_px(BODY), "bold")[0] for word in words)
            return max(numbers, text.measure(head, view.text_px(SMALL))[0])

        change, score = heads
        return cls(
            widest([s.place for s in standings]),
            widest([s.change for s in standings], change) if change else 0,
            widest([s.score for s in standings], score),
        )
