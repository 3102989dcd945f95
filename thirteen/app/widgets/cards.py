"""Small cards to look at: a strip of them, and examples with their names beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thirteen.app.table.cards import Look
from thirteen.app.table.sprites import redrawn
from thirteen.app.theme import GOLD, QUIET, SMALL
from thirteen.app.vector import rasterise
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.picture import icon
from thirteen.app.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pygame

    from thirteen.app.context import Context
    from thirteen.app.rulebook import Example
    from thirteen.app.view import View

CARD = 76  # units wide
STEP = 0.4  # of its width from a card to the next one: the index stays readable
APART = 1.15  # the same for twins, whose marks are at their edges
SLIMMEST = 0.27  # the same where there is little room
TALL = 1.4
RADIUS = 0.06
SHADOW = (0.03, 0.05, 0.3)  # fall and blur in card widths, opacity
ARROW = 0.5  # of a card's width
INDENT = 26  # units
LEAST, BELOW = 250, 10  # units: the width of an example's words; room below them


def sentence_indent(view: View) -> int:
    """How far sentences, and the examples below them, stand behind a dot."""
    return view.ui_px(INDENT * (0.6 + 0.4 * view.text_scale))


def strip_width(count: int, card: int, step: float = STEP) -> int:
    """How wide so many overlapping cards are, each `card` pixels wide."""
    return card + round((count - 1) * card * step)


def paint_strip(  # noqa: PLR0913 - what and where
    canvas: pygame.Surface,
    context: Context,
    cards: Sequence[int],
    at: tuple[int, int],
    card: int,
    *,
    step: float = STEP,
    twins: bool = False,
) -> None:
    """Paint overlapping cards from the left, exactly `card` pixels wide."""
    tall = round(card * TALL)
    fall, blur, opacity = SHADOW
    soft = max(2, round(card * blur))
    shadow = context.vector.shadow(card, tall, max(1, round(card * RADIUS)), soft, opacity)
    look = Look(four_colour=context.settings.four_colour, back="blue", twins=twins)
    for i, which in enumerate(cards):
        x, y = at[0] + round(i * card * step), at[1]
        canvas.blit(shadow, (x - soft, y - soft + round(card * fall)))
        face = _face(context, look, which, card)
        spare = face.get_width() - card, face.get_height() - tall
        canvas.blit(face, (x - spare[0] // 2, y - spare[1] // 2))


def _face(context: Context, look: Look, card: int, width: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        text, size = redrawn(look.face_svg(card), width)
        return rasterise(text, *size)

    return context.vector.keep(("small card", look, card, width), make)


class _Spot(NamedTuple):
    """Where an example stands: its cards, the arrow and what they are played on, from the left."""

    example: Example
    x: int
    y: int
    step: float


class ExampleGrid(Widget):
    """Examples beside each other as far as there is room, their words below their cards."""

    def __init__(
        self, context: Context, examples: Sequence[Example], *, twins: bool = False
    ) -> None:
        super().__init__(context)
        view = context.view
        self._examples = examples
        self._twins = twins
        self._step = APART if twins else STEP
        self._card = view.ui_px(CARD * (0.7 + 0.3 * view.text_scale))
        self._spots: list[_Spot] = []
        self._words = [
            [
                Text(context, example.name, size=SMALL, weight="semibold"),
                *([Text(context, example.line, size=SMALL, colour=QUIET)] if example.line else []),
            ]
            for example in examples
        ]

    def _wide(self, example: Example) -> int:
        width = strip_width(len(example.cards), self._card, self._step)
        if example.over:
            width += strip_width(len(example.over), self._card, self._step)
            width += round(self._card * 2 * ARROW)
        return width

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place: in columns, or where only one would fit, one after the other."""
        view = self.context.view
        indent, gap, rows_gap = sentence_indent(view), view.ui_px(36), view.ui_px(28)
        left, room = x + indent, width - indent
        least = view.ui_px(LEAST * view.text_scale)
        wide = [max(least, self._wide(example)) for example in self._examples]
        columns = max(1, min(len(wide), (room + gap) // (max(wide) + gap)))
        if columns > 1 or len(wide) == 1:
            wide = [(room - (columns - 1) * gap) // columns] * len(wide)
        tall = round(self._card * TALL)
        self._spots.clear()
        at, top, lowest = left, y, y
        for example, words, own in zip(self._examples, self._words, wide, strict=True):
            cell = min(own, room)
            if at > left and at + cell > left + room:
                at, top = left, lowest + rows_gap
            step = self._step if self._wide(example) <= cell else SLIMMEST
            self._spots.append(_Spot(example, at, top, step))
            foot = top + tall + view.ui_px(10)
            for text in words:
                foot += text.arrange(at, foot, cell)
            lowest = max(lowest, foot)
            at += cell + gap
        self.rect.update(x, y, width, lowest - y + view.ui_px(BELOW))
        return self.rect.height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        self._spots = [spot._replace(x=spot.x + dx, y=spot.y + dy) for spot in self._spots]
        for words in self._words:
            for text in words:
                text.move(dx, dy)

    def parts(self) -> Iterator[Widget]:
        """The cards, then the words."""
        yield self
        for words in self._words:
            yield from words

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never: there is nothing to click."""
        del pos
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what is within the visible part."""
        seen = canvas.get_clip()
        tall = round(self._card * TALL)
        for spot, words in zip(self._spots, self._words, strict=True):
            if spot.y < seen.bottom and spot.y + tall > seen.top:
                self._paint(canvas, spot)
            for text in words:
                text.draw(canvas)

    def _paint(self, canvas: pygame.Surface, spot: _Spot) -> None:
        context, card = self.context, self._card
        example, x = spot.example, spot.x
        if example.over:
            paint_strip(canvas, context, example.over, (x, spot.y), card, step=spot.step)
            x += strip_width(len(example.over), card, spot.step)
            side = round(card * ARROW)
            arrow = icon(context, "right", side, GOLD)
            canvas.blit(arrow, (x + side // 2, spot.y + (round(card * TALL) - side) // 2))
            x += 2 * side
        at, step = (x, spot.y), spot.step
        paint_strip(canvas, context, example.cards, at, card, step=step, twins=self._twins)
