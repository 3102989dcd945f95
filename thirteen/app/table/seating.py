"""The opponents round the table: columns left and right, a row along the top."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from thirteen.app.table.geometry import Box

Side = Literal["own", "left", "top", "right"]
STACKED_FROM = 7  # players from which the backs of an opponent are one stack
BACK_W, BACK_H = 84.0, 117.6
CHIP_ROOM = 12.0  # over plates whose chip sits on their upper edge
COLUMNS = {  # opponents: how many left, along the top, right
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (3, 3, 3),
    10: (3, 4, 3),
    11: (3, 5, 3),
}


@dataclass(frozen=True, slots=True)
class SeatBox:
    """The place of one seat: its plate, and where its cards and its chip are shown.

    ``cards`` is the box of the backs (for a stack: the little stack on the plate);
    ``fanned`` says which of the two it is.
    """

    plate: Box
    cards: Box
    chip: tuple[float, float]
    side: Side
    fanned: bool

    def scaled(self, k: float) -> SeatBox:
        """Give the place with all lengths multiplied by ``k``."""
        return replace(
            self,
            plate=self.plate.scaled(k),
            cards=self.cards.scaled(k),
            chip=(self.chip[0] * k, self.chip[1] * k),
        )

    @property
    def block(self) -> Box:
        """Plate and backs together."""
        if not self.fanned:
            return self.plate
        x = min(self.plate.x, self.cards.x)
        y = min(self.plate.y, self.cards.y)
        right = max(self.plate.right, self.cards.right)
        return Box(x, y, right - x, self.plate.bottom - y)


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many play, which way round, and how large the plates of opponents are."""

    seats: int
    clockwise: bool
    compact: bool
    text: float
    width: float
    height: float

    @property
    def fanned(self) -> bool:
        """Whether opponents' backs are shown as fans."""
        return self.seats < STACKED_FROM and not (self.compact and self.text > 1.2)  # noqa: PLR2004

    @property
    def peek(self) -> float:
        """How far the backs stand out above a plate."""
        if not self.fanned:
            return 0.0
        return 50.0 if self.compact else 74.0 - 14 * (self.text - 1)


def crowd_of(seats: int, *, clockwise: bool, compact: bool, text: float) -> Crowd:
    """Give the crowd of ``seats`` players with plates sized for their text."""
    more = text - 1
    many = seats >= STACKED_FROM
    wide, tall = (210 if many else 240, 70) if compact else (248 if many else 272, 80)
    wider, taller = (0.35, 0.35) if many else (0.45, 0.5)
    width, height = wide * (1 + wider * more), tall * (1 + taller * more)
    return Crowd(seats, clockwise, compact, text, width, height)


def place_seats(crowd: Crowd, own: Box, frame: Box) -> tuple[SeatBox, ...]:
    """Give the places in turn order, ``own`` first.

    Clockwise, the next player sits at your left. ``frame`` is the room for opponents; all
    boxes share its unit.
    """
    gap = 16.0
    height = crowd.height
    width = min(crowd.width, frame.w / 4 - gap)  # a pair along the top, between the columns
    if not crowd.fanned:
        frame = Box(frame.x, frame.y + CHIP_ROOM, frame.w, frame.h - CHIP_ROOM)
    fitting = int((frame.w - 2 * (width + gap) + gap) // (width + gap))
    left, top, right = COLUMNS[crowd.seats - 1]
    while top > max(1, fitting) and top > 2:  # noqa: PLR2004 - one more goes to either side
        left, top, right = left + 1, top - 2, right + 1
    tallest = frame.h / max(1, left, right) - 8 - crowd.peek
    crowd = replace(crowd, width=width, height=min(height, tallest))
    row = _row(crowd, frame, top)
    around = [
        *(_seat(crowd, box, "left") for box in reversed(_column(crowd, frame, left, frame.x))),
        *(_seat(crowd, box, "top") for box in row),
        *(_seat(crowd, box, "right") for box in _column(crowd, frame, right, frame.right - width)),
    ]
    if not crowd.clockwise:
        around.reverse()
    mine = SeatBox(own, own, (own.x + own.w / 2, own.y - 11), "own", fanned=False)
    return (mine, *around)


def _row(crowd: Crowd, frame: Box, count: int) -> list[Box]:
    width, height = crowd.width, crowd.height
    inner = frame.w - 2 * (width + 16)
    step = min(width + 120, inner / max(1, count))
    left = frame.x + frame.w / 2 - step * (count - 1) / 2 - width / 2
    return [Box(left + i * step, frame.y + crowd.peek, width, height) for i in range(count)]


def _column(crowd: Crowd, frame: Box, count: int, x: float) -> list[Box]:
    """Plates from top to bottom, centred on the room there is."""
    if not count:
        return []
    width, height = crowd.width, crowd.height
    block = height + crowd.peek
    gap = 44 if crowd.fanned else 64
    step = min(block + gap, (frame.h - block) / max(1, count - 1))
    first = frame.y + (frame.h - block - step * (count - 1)) / 2
    return [Box(x, first + i * step + crowd.peek, width, height) for i in range(count)]


def _seat(crowd: Crowd, plate: Box, side: Side) -> SeatBox:
    if crowd.fanned:
        height = min(BACK_H, crowd.peek + 0.6 * plate.h)
        width = height * BACK_W / BACK_H + 12 * 14.0
        cards = Box(plate.x + plate.w / 2 - width / 2, plate.y - crowd.peek, width, height)
        chip = (plate.x + plate.w / 2, plate.y - crowd.peek / 2)
        return SeatBox(plate, cards, chip, side, fanned=True)
    pile_h = plate.h * 0.62
    pile_w = pile_h * BACK_W / BACK_H
    cards = Box(plate.right - 14 - pile_w, plate.y + (plate.h - pile_h) / 2, pile_w, pile_h)
    return SeatBox(plate, cards, (plate.x + plate.w / 2, plate.y - 11), side, fanned=False)
