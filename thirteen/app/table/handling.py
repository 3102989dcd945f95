"""The pointer on the hand: clicks, strokes along it, cards carried to the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.app import selection as sel
from thirteen.app.intents import LEFT, RIGHT, Cancel, Modifiers, Point, Press, Release
from thirteen.app.table.fan import SELECTED_LIFT, card_at, nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.intents import Intent, Pos
    from thirteen.app.selection import Ask, Options, Selection, Step
    from thirteen.app.table.layout import TableLayout

STROKE_PIXELS = 6
CARRY_LIFT = 0.35  # of a card's height: from here on a card is carried, not painted


@dataclass(slots=True)
class Grip:
    """A button held on a card: where it went down, and whether a stroke along the hand moves it."""

    card: int
    start: Pos
    pos: Pos
    moves: bool


class HandPointer:
    """Turns intents into steps of the selection; `take` is called with each of them.

    ``asked`` gives the question of the moment, ``options`` how the person likes to play,
    ``clock`` seconds.
    """

    def __init__(
        self,
        take: Callable[[Step], None],
        asked: Callable[[], Ask],
        options: Callable[[], Options],
        clock: Callable[[], float],
    ) -> None:
        self._take = take
        self._asked = asked
        self._options = options
        self._clock = clock
        self.grip: Grip | None = None
        self.hovered: int | None = None
        self.layout: TableLayout | None = None

    def handle(self, intent: Intent, selection: Selection) -> bool:  # noqa: PLR0911 - a case each
        """Whether an intent meant something to the hand."""
        match intent:
            case Point(buttons=held) if self.grip is not None and LEFT not in held:
                return self._lost(selection)  # the button was let go where nobody saw it
            case Point(pos=pos):
                return self._point(pos, selection)
            case Press(pos=pos, button=button) if button == LEFT:
                return self._press(intent, selection)
            case Release(pos=pos, button=button) if button == LEFT:
                return self._release(pos, selection)
            case Press(button=button) if button == RIGHT:
                self._end()
                self._take(sel.clear(sel.cancel(selection).selection, self._asked()))
                return True
            case Cancel():
                return self._lost(selection)
            case _:
                return False

    def card_under(self, pos: Pos, selection: Selection) -> int | None:
        """Give the top-most card of the hand at a point."""
        if self.layout is None:
            return None
        shown = [selection.chosen(card) for card in selection.order]
        index = card_at(self.layout.hand, shown, pos)
        return None if index is None else selection.order[index]

    def over_table(self, pos: Pos) -> bool:
        """Whether carried cards let go here are played: clear of the band of the hand."""
        if self.layout is None:
            return False
        hand = self.layout.hand
        return pos[1] < hand.top + hand.card_h * (0.5 - CARRY_LIFT - SELECTED_LIFT)

    def _end(self) -> None:
        self.grip = None

    def _lost(self, selection: Selection) -> bool:
        """Undo the gesture under way; whether there was any, or a hover."""
        held = self.grip is not None or self.hovered is not None or selection.busy
        self._end()
        self.hovered = None
        if selection.busy:
            self._take(sel.cancel(selection))
        return held

    def _point(self, pos: Pos, selection: Selection) -> bool:
        grip = self.grip
        if grip is not None and grip.card not in selection.order:
            grip = self.grip = None  # the card left the hand while it was held
        if grip is not None and self.layout is not None:
            grip.pos = pos
            if selection.drag is None:
                self._move(grip, self.layout, selection)
            return True
        before, self.hovered = self.hovered, self.card_under(pos, selection)
        return before != self.hovered

    def _move(self, grip: Grip, layout: TableLayout, selection: Selection) -> None:
        """Carry, paint or rearrange, by how far the held pointer has come."""
        x, y = grip.pos
        index = nearest(layout.hand, len(selection.order), x)
        across, up = abs(x - grip.start[0]), grip.start[1] - y
        reach = STROKE_PIXELS * max(1.0, layout.k)
        if up > CARRY_LIFT * layout.hand.card_h:
            selection = sel.cancel(selection).selection if selection.busy else selection
            self._take(sel.drag_start(selection, grip.card, self._asked()))
        elif selection.carry is not None:
            self._take(sel.rearrange_move(selection, index))
        elif selection.stroke is not None:
            self._take(sel.paint_move(selection, index, self._asked()))
        elif across > reach and across >= abs(up):
            self._stroke(grip, index, selection)

    def _stroke(self, grip: Grip, index: int, selection: Selection) -> None:
        """Begin to paint, or to move the card along the hand."""
        ask = self._asked()
        if grip.moves:
            step = sel.rearrange_start(selection, grip.card, ask)
            self._take(step)
            self._take(sel.rearrange_move(step.selection, index))
        else:
            step = sel.paint_start(selection, selection.order.index(grip.card), ask)
            self._take(step)
            self._take(sel.paint_move(step.selection, index, ask))

    def _press(self, press: Press, selection: Selection) -> bool:
        card = self.card_under(press.pos, selection)
        if card is None or self._asked().inert:
            return False
        self.hovered = None
        if press.clicks > 1:
            self._take(
                sel.double_click(selection, card, self._asked(), self._options(), self._clock())
            )
            return True
        other = Modifiers.ALT in press.modifiers  # what the setting does not do
        self.grip = Grip(card, press.pos, press.pos, self._options().rearranges != other)
        return True

    def _release(self, pos: Pos, selection: Selection) -> bool:
        grip = self.grip
        if grip is None:
            return False
        self._end()
        ask, options, now = self._asked(), self._options(), self._clock()
        if selection.drag is not None:
            self._take(sel.drop(selection, ask, now, on_table=self.over_table(pos)))
        elif selection.stroke is not None:
            self._take(sel.paint_end(selection, ask, options, now))
        elif selection.carry is not None:
            self._take(sel.rearrange_end(selection))
        elif grip.card in selection.order:
            self._take(sel.click(selection, grip.card, ask, options, now))
        self.hovered = self.card_under(pos, selection)
        return True
