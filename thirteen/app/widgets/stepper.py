"""One of many choices, changed by going to the next or the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from thirteen.app.intents import Act
from thirteen.app.shapes import Box, paint_box
from thirteen.app.text import line_height
from thirteen.app.theme import BLACK, BODY, BUTTON_RADIUS, CREAM, QUIET
from thirteen.app.widgets.base import Widget
from thirteen.app.widgets.picture import icon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thirteen.app.context import Context
    from thirteen.app.intents import Pos

T = TypeVar("T")

HEIGHT, ARROW = 52, 24


class _Arrow(Widget):
    """One of the two ends."""

    def __init__(self, context: Context, key: str, symbol: str, step: Callable[[], None]) -> None:
        super().__init__(context, key)
        self.symbol = symbol
        self._step = step

    def click(self, pos: Pos) -> None:
        del pos
        self._step()

    def draw(self, canvas: pygame.Surface) -> None:
        view = self.context.view
        if self.glow:
            box = Box(CREAM.alpha(0.12 * self.glow), view.ui_px(BUTTON_RADIUS))
            paint_box(canvas, self.context, self.rect, box)
        ink = CREAM if self.enabled else QUIET.mix(self.context.felt.deep, 0.6)
        side = view.text_px(ARROW)
        picture = icon(self.context, self.symbol, side, ink)
        canvas.blit(picture, picture.get_rect(center=self.rect.center))


class Stepper(Widget, Generic[T]):
    """The present choice between two arrows; `round` goes on from the last to the first."""

    focusable = True

    def __init__(  # noqa: PLR0913 - what a stepper is
        self,
        context: Context,
        key: str,
        choices: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        *,
        symbols: tuple[str, str] = ("left", "right"),
        circular: bool = False,
    ) -> None:
        super().__init__(context, key)
        self._choices = list(choices)
        self._circular = circular
        self._on_change = on_change
        self._at = next((i for i, (choice, _) in enumerate(choices) if choice == value), 0)
        self._arrows = (
            _Arrow(context, f"{key}<", symbols[0], lambda: self._step(-1)),
            _Arrow(context, f"{key}>", symbols[1], lambda: self._step(1)),
        )
        for arrow in self._arrows:
            arrow.owner = self
        self._enable_arrows()

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._choices[self._at][0]

    def _height(self) -> int:
        view = self.context.view
        return max(view.ui_px(HEIGHT), line_height(view.text_px(BODY)) + view.ui_px(8))

    def natural_width(self) -> int:
        """Room for the longest choice."""
        view = self.context.view
        size = view.text_px(BODY)
        longest = max(self.context.text.measure(w, size, "semibold")[0] for _v, w in self._choices)
        return longest + 2 * self._height() + view.ui_px(16)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Take a place at the right end of the width."""
        height = self._height()
        wide = min(width, self.natural_width())
        self.rect.update(x + width - wide, y, wide, height)
        self._arrows[0].rect = pygame.Rect(self.rect.x, y, height, height)
        self._arrows[1].rect = pygame.Rect(self.rect.right - height, y, height, height)
        return height

    def move(self, dx: int, dy: int) -> None:
        """Shift the place."""
        super().move(dx, dy)
        for arrow in self._arrows:
            arrow.move(dx, dy)

    def parts(self) -> Iterator[Widget]:
        """The whole, then its arrows."""
        yield self
        yield from self._arrows

    def click(self, pos: Pos) -> None:
        """Go to the next choice when the present one is clicked."""
        del pos
        if self._circular:
            self._step(1)

    def act(self, act: Act) -> bool:
        """Arrows step."""
        step = {Act.LEFT: -1, Act.RIGHT: 1}.get(act, 0)
        if step:
            self._step(step)
        return bool(step)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        context, view = self.context, self.context.view
        radius = view.ui_px(BUTTON_RADIUS)
        box = Box(BLACK.alpha(0.24), radius, CREAM.alpha(0.12), max(1.0, view.ui))
        paint_box(canvas, context, self.rect, box)
        for arrow in self._arrows:
            arrow.draw(canvas)
        room = self.rect.width - 2 * self.rect.height
        words = context.text.fit(
            self._choices[self._at][1], view.text_px(BODY), CREAM, room, "semibold"
        )
        canvas.blit(words, words.get_rect(center=self.rect.center))
        self.draw_ring(canvas, radius, self.rect)

    def _step(self, step: int) -> None:
        count = len(self._choices)
        at = (self._at + step) % count if self._circular else self._at + step
        if at != self._at and 0 <= at < count:
            self._at = at
            self._enable_arrows()
            self.context.sound.play("click")
            self._on_change(self.value)

    def _enable_arrows(self) -> None:
        self._arrows[0].enabled = self._circular or self._at > 0
        self._arrows[1].enabled = self._circular or self._at < len(self._choices) - 1
