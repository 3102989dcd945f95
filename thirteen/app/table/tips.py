"""What a seat did and holds, told when the pointer rests on its plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.intents import Cancel, Point, Press
from thirteen.app.people import kind_label
from thirteen.app.shapes import Box, paint_box
from thirteen.app.table.geometry import Box as Area
from thirteen.app.table.plates import rect_of
from thirteen.app.table.reasons import card_name, cards_left
from thirteen.app.theme import CREAM, PANEL_RADIUS, QUIET, SMALL
from thirteen.engine import iter_cards
from thirteen.engine.events import Played
from thirteen.i18n import _

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Intent
    from thirteen.app.session import Session
    from thirteen.app.table.board import Board

REST_SECONDS = 0.4


class SeatTip:
    """The tip of one seat at a time; never over the hand, the plays or the rail."""

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.session = session
        self._seat: int | None = None
        self._age = 0.0

    def handle(self, intent: Intent, board: Board) -> bool:
        """Follow the pointer; whether the picture changed."""
        before, shown = self._seat, self._shown
        match intent:
            case Point(pos=pos):
                self._seat = next(
                    (
                        seat
                        for seat in range(board.seats)
                        if seat != board.me and board.seat_box(seat).block.holds(pos)
                    ),
                    None,
                )
            case Press() | Cancel():
                self._seat = None
        if self._seat != before:
            self._age = 0.0
        return shown and not self._shown

    @property
    def _shown(self) -> bool:
        return self._seat is not None and self._age >= REST_SECONDS

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        if self._seat is None or self._shown:
            return False
        self._age += dt
        return self._shown

    def draw(self, canvas: pygame.Surface, board: Board) -> None:
        """Paint."""
        seat = self._seat
        if seat is None or not self._shown:
            return
        layout, text = board.layout, self.context.text
        pad, size = layout.px(18), layout.text(SMALL)
        lines = self._lines(board, seat)
        room = layout.px(340)
        pictures = [
            text.render(words, size, QUIET if i else CREAM, "regular" if i else "semibold", room)
            for i, words in enumerate(lines)
        ]
        width = max(picture.get_width() for picture in pictures) + 2 * pad
        height = sum(picture.get_height() for picture in pictures) + 2 * pad
        rect = self._place(board, seat, width, height)
        box = Box(self.context.felt.deep, layout.px(PANEL_RADIUS), CREAM.alpha(0.25))
        paint_box(canvas, self.context, rect, box, height=2)
        y = rect.y + pad
        for picture in pictures:
            canvas.blit(picture, (rect.x + pad, y))
            y += picture.get_height()

    def _lines(self, board: Board, seat: int) -> list[str]:
        player, state = self.session.players[seat], board.state
        lines = [
            _("{name}, {kind}").format(name=player.name, kind=kind_label(player.kind)),
            cards_left(state.counts[seat]),
        ]
        last = state.last_of(seat)
        if isinstance(last, Played):
            cards = " ".join(card_name(card) for card in iter_cards(last.cards))
            lines.append(_("Last played {cards}").format(cards=cards))
        if seat in state.locked:
            lines.append(_("Passed: out until the table clears"))
        elif seat in state.passed:
            lines.append(_("Passed"))
        return lines

    def _place(self, board: Board, seat: int, width: int, height: int) -> pygame.Rect:
        """Find room beside the seat where nothing that matters is hidden."""
        layout, block = board.layout, board.seat_box(seat).block
        gap = layout.px(12)
        x, y = block.centre[0] - width / 2, block.centre[1] - height / 2
        places = [
            Area(block.right + gap, y, width, height),
            Area(block.x - gap - width, y, width, height),
            Area(x, block.bottom + gap, width, height),
            Area(x, block.y - gap - height, width, height),
        ]
        card_w, card_h = layout.stage_card
        middle = (layout.stage.x + layout.stage.w / 2, layout.stage_y)
        busy = [layout.hand_box, layout.rail, Area.around(middle, 3 * card_w, 1.6 * card_h)]
        window = Area(0, 0, layout.width, layout.height).grown(-gap)
        for place in places:
            if place.inside(window) and not any(place.meets(area) for area in busy):
                return rect_of(place)
        first = places[0]
        kept = min(max(first.x, gap), layout.width - gap - width)
        return rect_of(first._replace(x=kept, y=max(first.y, layout.rail.bottom + gap)))
