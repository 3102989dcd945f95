"""The log: every trick of the hand, in a panel that slides in from the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from thirteen.app.intents import Point, Press, Wheel
from thirteen.app.shapes import Box, paint_box
from thirteen.app.table.geometry import Box as Area
from thirteen.app.table.plates import rect_of
from thirteen.app.table.reasons import card_name
from thirteen.app.table.seating import BACK_H, BACK_W, SeatBox
from thirteen.app.theme import BODY, CREAM, GOLD, PANEL_RADIUS, QUIET, SMALL
from thirteen.engine import iter_cards
from thirteen.engine.events import Played
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.app.context import Context
    from thirteen.app.intents import Intent, Pos
    from thirteen.app.table.layout import TableLayout
    from thirteen.engine.events import Passed

    Guest = Callable[[pygame.Surface, int, SeatBox], None]

SLIDE_SECONDS = 0.2
NAME_SHARE = 0.3  # of the panel, for the names
NOTCH = 48  # units that one notch of the wheel moves
GUEST_H, GUEST_GAP = 58, 24  # units of the plates at the panel's head
GUESTS_SHARE = 0.5  # of the panel's height, at most
ONE_COLUMN = 3  # more of them stand in two


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: who, and the cards laid down; without ``who`` it heads a trick."""

    text: str
    who: str = ""
    quiet: bool = False


def log_lines(history: Sequence[Played | Passed], name: Callable[[int], str]) -> list[Line]:
    """Give the log of a hand, oldest trick first; passes in a row share a line."""
    lines: list[Line] = []
    passing: list[str] = []
    tricks = 0

    def flush() -> None:
        if passing:
            lines.append(Line(_("pass"), ", ".join(passing), quiet=True))
            passing.clear()

    for done in history:
        if not isinstance(done, Played):
            passing.append(name(done.seat))
            continue
        flush()
        if done.beaten is None:
            tricks += 1
            lines.append(Line(_("Trick {n}").format(n=tricks)))
        cards = "  ".join(card_name(card) for card in iter_cards(done.cards))
        lines.append(Line(cards, name(done.seat)))
    flush()
    return lines


def guest_places(layout: TableLayout, head: Area) -> list[tuple[int, SeatBox]]:
    """Give the seats that the panel covers, counted from yours, and their places at its head."""
    covered = [i for i, seat in enumerate(layout.seats) if seat.plate.meets(layout.log)]
    covered.sort(key=lambda i: layout.seats[i].plate.y)
    columns = 1 if len(covered) <= ONE_COLUMN else 2
    rows, gap = -(-len(covered) // columns), layout.k * GUEST_GAP
    height = min(GUEST_H * layout.type_px, layout.log.h * GUESTS_SHARE / max(1, rows) - gap)
    width = (head.w - gap / 2 * (columns - 1)) / columns
    places = []
    for n, i in enumerate(covered):
        column, row = divmod(n, rows)
        x, y = head.x + column * (width + gap / 2), head.y + gap / 2 + row * (height + gap)
        plate = Area(x, y, width, height)
        pile_h = height * 0.62
        pile = Area(plate.right - pile_h, y, pile_h * BACK_W / BACK_H, pile_h)
        chip = (plate.x + 0.74 * plate.w, y)
        places.append((i, SeatBox(plate, pile, chip, layout.seats[i].side, fanned=False)))
    return places


class LogPanel:
    """The panel, shut at first; `share` is how far it has slid in."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.open = False
        self.share = 0.0
        self._scroll = 0.0
        self._most = 0.0
        self._area = pygame.Rect(0, 0, 0, 0)

    def toggle(self) -> None:
        """Open or shut it; it opens at the newest lines."""
        self.open = not self.open
        self._scroll = 0.0

    def update(self, dt: float) -> bool:
        """Let it slide; whether the picture changed."""
        goal = float(self.open)
        if self.share == goal:
            return False
        step = 1.0 if self.context.settings.reduced_motion else dt / SLIDE_SECONDS
        self.share = min(goal, self.share + step) if self.open else max(goal, self.share - step)
        return True

    def leave(self, pos: Pos) -> None:
        """Shut it when something is pressed beside it."""
        if self.open and not self._area.collidepoint(pos):
            self.toggle()

    def handle(self, intent: Intent) -> bool:
        """Scroll, and keep what happens on the panel from what lies under it."""
        if not self.open:
            return False
        match intent:
            case Wheel(pos=pos, dy=dy) if self._area.collidepoint(pos):
                notch = NOTCH * self.context.view.ui
                self._scroll = max(0.0, min(self._most, self._scroll + dy * notch))
                return True
            case Press(pos=pos) if self._area.collidepoint(pos):
                return True
            case Point(pos=pos, buttons=held) if not held:
                return self._area.collidepoint(pos)
            case _:
                return False

    @property
    def visible(self) -> bool:
        """Whether any of it shows."""
        return self.share > 0

    def draw(
        self, canvas: pygame.Surface, layout: TableLayout, lines: Sequence[Line], guest: Guest
    ) -> None:
        """Paint the panel with the lines, the newest at its foot.

        The seats it covers are guests at its head, so that their turns and cards are still seen.
        """
        area = rect_of(layout.log)
        eased = 1 - (1 - self.share) ** 3
        area.x += round(area.width * (1 - eased))
        self._area = area
        context, pad = self.context, layout.px(24)
        line = max(1.0, layout.k * 1.2)
        box = Box(context.felt.deep, layout.px(PANEL_RADIUS), CREAM.alpha(0.16), line)
        inset = area.inflate(-layout.px(12), -layout.px(16))
        paint_box(canvas, context, inset, box, height=2)
        title = context.text.render(_("This hand"), layout.text(BODY), CREAM, "semibold")
        canvas.blit(title, (inset.x + pad, inset.y + layout.px(14)))
        top = inset.y + layout.px(14) + title.get_height() + layout.px(6)
        head = Area(inset.x + pad, top, inset.width - 2 * pad, 0)
        for seat, place in guest_places(layout, head):
            guest(canvas, seat, place)
            top = max(top, round(place.plate.bottom + layout.px(GUEST_GAP)))
        room = pygame.Rect(inset.x + pad, top, inset.width - 2 * pad, 0)
        room.height = inset.bottom - layout.px(16) - top
        pictures = [self._line(layout, entry, room.width) for entry in lines]
        total = sum(picture.get_height() for picture in pictures)
        self._most = max(0.0, total - room.height)
        y = room.y if total <= room.height else room.bottom - total + round(self._scroll)
        canvas.set_clip(room)
        for picture in pictures:
            if y + picture.get_height() > room.y and y < room.bottom:
                canvas.blit(picture, (room.x, y))
            y += picture.get_height()
        canvas.set_clip(None)

    def _line(self, layout: TableLayout, line: Line, width: int) -> pygame.Surface:
        """Set a line: a heading, or a name and in a second column what it did."""
        size, text = layout.text(SMALL), self.context.text
        if not line.who:
            return text.render(line.text, size, GOLD, "semibold", width)

        def make() -> pygame.Surface:
            column = round(width * NAME_SHARE)
            if line.quiet:
                both = _("{name}: {action}").format(name=line.who, action=line.text)
                return text.render(both, size, QUIET, "regular", width)
            what = text.render(line.text, size, CREAM, "semibold", width - column)
            who = text.fit(line.who, size, QUIET, column - size // 2)
            picture = pygame.Surface((width, what.get_height()), pygame.SRCALPHA)
            picture.blit(who, (0, 0))
            picture.blit(what, (column, 0))
            return picture

        return self.context.vector.keep(("log", line, size, width), make)
