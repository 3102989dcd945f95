"""What is told when the pointer rests on a seat or on a card of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.app.intents import Cancel, Point, Press
from thirteen.app.people import kind_label
from thirteen.app.shapes import Box, paint_box
from thirteen.app.table.belonging import belonging
from thirteen.app.table.fan import fan
from thirteen.app.table.geometry import Box as Area
from thirteen.app.table.plates import rect_of
from thirteen.app.table.reasons import card_name, cards_left, combo_name
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


@dataclass(frozen=True, slots=True)
class Spot:
    """What the pointer rests on: a seat, or a card of the hand."""

    seat: int | None = None
    card: int | None = None


NOWHERE = Spot()


class Tips:
    """One tip at a time; never over the hand, the plays or the rail."""

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.session = session
        self._spot = NOWHERE
        self._age = 0.0

    def handle(self, intent: Intent, board: Board) -> bool:
        """Follow the pointer; whether the picture changed."""
        before, shown = self._spot, self._shown
        match intent:
            case Point(pos=pos, buttons=held) if not held:
                self._spot = Spot(_seat_at(board, pos), board.hovered)
            case Point() | Press() | Cancel():
                self._spot = NOWHERE
        if self._spot != before:
            self._age = 0.0
        return shown and not self._shown

    @property
    def _shown(self) -> bool:
        return self._spot != NOWHERE and self._age >= REST_SECONDS

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        if self._spot == NOWHERE or self._shown:
            return False
        self._age += dt
        return self._shown

    def draw(self, canvas: pygame.Surface, board: Board, *, crowded: bool) -> None:
        """Paint; where it is ``crowded`` above the hand, tell about seats only."""
        if not self._shown:
            return
        if self._spot.seat is not None:
            self._draw_seat(canvas, board, self._spot.seat)
        elif not crowded and self._spot.card in board.order and board.hovered == self._spot.card:
            self._draw_card(canvas, board, board.order.index(self._spot.card))

    def _draw_card(self, canvas: pygame.Surface, board: Board, index: int) -> None:
        """Tell the combinations a card could be laid down in, above it."""
        layout = board.layout
        combos = belonging(board.state.hands[board.me], board.order[index], self.session.rules)
        if not combos:
            return
        words = ", ".join(combo_name(combo) for combo in combos)
        text = self.context.text.render(words, layout.text(SMALL), CREAM)
        pad = layout.px(16)
        width, height = text.get_width() + 2 * pad, round(layout.toast.h * 0.8)
        x = fan(layout.hand, len(board.order))[index].x - width / 2
        room = layout.toast if layout.compact else Area(0, 0, layout.width, 0).grown(-layout.px(24))
        x = min(max(x, room.x), room.right - width)
        y = layout.toast.y + (layout.toast.h - height) / 2
        rect = rect_of(Area(x, y, width, height))
        box = Box(self.context.felt.deep, layout.px(12), CREAM.alpha(0.25))
        paint_box(canvas, self.context, rect, box, height=1)
        canvas.blit(text, text.get_rect(midleft=(rect.x + pad, rect.centery)))

    def _draw_seat(self, canvas: pygame.Surface, board: Board, seat: int) -> None:
        """Tell who sits there, how many cards they hold and what they did last."""
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


def _seat_at(board: Board, pos: tuple[float, float]) -> int | None:
    others = (seat for seat in range(board.seats) if seat != board.me)
    return next((seat for seat in others if board.seat_box(seat).block.holds(pos)), None)
