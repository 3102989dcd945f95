"""Where everything on the table goes: pure functions of window, text scale and players.

All boxes are in device pixels. The composition is anchored by zones: rail at the top, hand
at the bottom between your plate and the buttons, the current play above the middle, the
opponents round it. Windows too small for that get the compact arrangement, where plate and
buttons form a row above a hand of full width.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.app.table.fan import SELECTED_LIFT, FanShape
from thirteen.app.table.geometry import Box
from thirteen.app.table.seating import SeatBox, crowd_of, place_seats

if TYPE_CHECKING:
    from collections.abc import Sequence

CARD_W, CARD_H = 150.0, 210.0
STAGE_CARD_H = 186.0
HEAP, LOW_HEAP = 0.88, 0.705  # stage card heights from its middle to the top of older plays
CAPTION = 72.0  # type units under the current play: whose it is, and who is to answer
COMPACT_BELOW = (1100, 640)  # device pixels
COMPACT_CANVAS = (1400.0, 860.0)  # units that the compact arrangement needs
FLAT_FROM = 1.5  # text scale from which the hand lies flat
FLAT_GROWTH = 0.08  # of a flat hand's cards, at twice the text
SMALLEST_TEXT = 0.64  # device pixels a type unit


@dataclass(frozen=True, slots=True)
class Actions:
    """The buttons of the player, from the most to the least important."""

    play: Box
    skip: Box
    sort: Box
    undo: Box
    chip: Box

    @property
    def all(self) -> tuple[Box, ...]:
        """Every button, without the chip."""
        return self.play, self.skip, self.sort, self.undo

    def scaled(self, k: float) -> Actions:
        """Give the buttons with all lengths multiplied by ``k``."""
        play, skip, sort, undo, chip = (box.scaled(k) for box in (*self.all, self.chip))
        return Actions(play, skip, sort, undo, chip)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Boxes in device pixels.

    ``k`` is device pixels a layout unit, ``type_px`` device pixels a unit of type size (the
    player's text scale included). ``heap`` is how far above the middle of the play on the stage
    older ones may reach, in heights of its cards. ``seats`` are the places in turn order, yours
    first.
    """

    width: int
    height: int
    k: float
    type_px: float
    compact: bool
    rail: Box
    hand: FanShape
    hand_box: Box
    actions: Actions
    stage: Box
    stage_y: float
    stage_card: tuple[float, float]
    heap: float
    seats: tuple[SeatBox, ...]
    toast: Box
    log: Box

    def px(self, units: float) -> int:
        """Give whole device pixels of a length in layout units."""
        return round(units * self.k)

    def text(self, units: float) -> int:
        """Give whole device pixels of a type size."""
        return max(1, round(units * self.type_px))


def table_layout(
    width: int,
    height: int,
    *,
    text_scale: float = 1.0,
    seats: int = 4,
    clockwise: bool = True,
) -> TableLayout:
    """Give the layout of a ``width`` × ``height`` window with 2 to 12 players.

    ``clockwise`` False lets the turn go the other way round the picture.
    """
    compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1] or width < height
    canvas = COMPACT_CANVAS if compact else (1920.0, 1080.0)
    k = min(width / canvas[0], height / canvas[1])
    zones = _Zones(width / k, height / k, compact, text_scale)
    frame = zones.frame()
    crowd = crowd_of(seats, clockwise=clockwise, compact=compact, text=text_scale)
    hand = zones.hand()
    plates = place_seats(crowd, zones.own_plate(), frame)
    stage = zones.stage(plates)
    heap = LOW_HEAP if compact and zones.flat else HEAP
    card_h = min(STAGE_CARD_H, (stage.h - CAPTION * text_scale) / (heap + 0.5))

    stage_px = stage.scaled(k)
    return TableLayout(
        width=width,
        height=height,
        k=k,
        type_px=max(k, SMALLEST_TEXT) * text_scale,
        compact=compact,
        rail=zones.rail().scaled(k),
        hand=FanShape(
            x=width / 2,
            top=hand.y * k,
            width=hand.w * k,
            card_w=round(zones.card_h * k * CARD_W / CARD_H),
            card_h=round(zones.card_h * k),
            spread=0.0 if zones.flat else (12.0 if compact else 20.0),
        ),
        hand_box=hand.scaled(k),
        actions=zones.actions().scaled(k),
        stage=stage_px,
        stage_y=stage_px.y + heap * card_h * k,
        stage_card=(round(card_h * k * CARD_W / CARD_H), round(card_h * k)),
        heap=heap,
        seats=tuple(seat.scaled(k) for seat in plates),
        toast=zones.toast().scaled(k),
        log=zones.log().scaled(k),
    )


@dataclass(frozen=True, slots=True)
class _Zones:
    """The zones of a window of ``w`` × ``h`` layout units."""

    w: float
    h: float
    compact: bool
    text: float

    @property
    def edge(self) -> float:
        return 24.0 if self.compact else 40.0

    @property
    def grown(self) -> float:
        """How much wider and taller what holds text is."""
        return 1 + 0.35 * (self.text - 1)

    @property
    def flat(self) -> bool:
        return self.text >= FLAT_FROM

    @property
    def card_h(self) -> float:
        """A card of the hand: a flat one needs no room to sag, so it may grow."""
        if self.compact or not self.flat:
            return CARD_H
        return CARD_H * (1 + FLAT_GROWTH * (self.text - 1))

    def rail(self) -> Box:
        return Box(0, 0, self.w, 56 * (1 + 0.4 * (self.text - 1)))

    def hand(self) -> Box:
        if self.compact:
            sag = 0 if self.flat else 30
            return Box(24, self.h - 20 - CARD_H - sag, self.w - 48, CARD_H + sag)
        side = self.edge + 300 * self.grown + 24
        width = min(self.w - 2 * side, max(0.62 * self.w, 1190))
        height = self.card_h if self.flat else 280
        return Box(self.w / 2 - width / 2, self.h - 30 - height, width, height)

    def row(self) -> Box:
        """The compact row of plate and buttons above the hand."""
        height = 62 * self.grown
        lift = SELECTED_LIFT * self.card_h
        return Box(24, self.hand().y - lift - 12 - height, self.w - 48, height)

    def own_plate(self) -> Box:
        if self.compact:
            row = self.row()
            return Box(row.x, row.y, 250 * self.grown, row.h)
        height = 96 * self.grown
        return Box(self.edge, self.h - 50 - height, 300 * self.grown, height)

    def actions(self) -> Actions:
        grown = self.grown
        if self.compact:
            row = self.row()
            play = Box(row.right - 260 * grown, row.y, 260 * grown, row.h)
            skip = Box(play.x - 12 - 170 * grown, row.y, 170 * grown, row.h)
            small = 84 * grown
            undo = Box(skip.x - 12 - small, row.y, small, row.h)
            sort = Box(undo.x - 12 - small, row.y, small, row.h)
            room = sort.x - 12 - self.own_plate().right - 12
            chip = Box(sort.x - 12 - min(220, room), row.y, min(220, room), row.h)
            return Actions(play, skip, sort, undo, chip)
        width = 300 * grown
        x = self.w - self.edge - width
        heights = (76 * grown, 56 * grown, 48 * grown)
        y = self.h - 50 - sum(heights) - 24
        play = Box(x, y, width, heights[0])
        skip = Box(x, play.bottom + 12, width, heights[1])
        short = 0.44 * (width - 12)
        sort = Box(x, skip.bottom + 12, short, heights[2])
        undo = Box(x + short + 12, skip.bottom + 12, width - 12 - short, heights[2])
        chip = Box(x, y - 16 - heights[1], width, heights[1])
        return Actions(play, skip, sort, undo, chip)

    def frame(self) -> Box:
        """What the opponents may take: below the rail, above plate, buttons and hand."""
        top = self.rail().bottom + (12 if self.compact else 24)
        bottom = self.row().y - 16 if self.compact else self.actions().chip.y - 24
        return Box(self.edge, top, self.w - 2 * self.edge, bottom - top)

    def stage(self, plates: Sequence[SeatBox]) -> Box:
        """The room between the opponents, or the nominal 900 × 330 about 46 % down."""
        left = max((p.block.right for p in plates if p.side == "left"), default=0.0)
        top = max((p.block.bottom for p in plates if p.side == "top"), default=self.rail().bottom)
        floor = self.row().y if self.compact else self.toast().y
        width = min(900.0, self.w - 2 * max(left + 16, 0.2 * self.w))
        gap = 6 if self.compact and self.flat else 12
        height = min(330.0 + CAPTION * (self.text - 1), floor - top - 2 * gap)
        middle = min(max(0.46 * self.h, top + gap + height / 2), floor - gap - height / 2)
        return Box(self.w / 2 - width / 2, middle - height / 2, width, height)

    def toast(self) -> Box:
        """Where short messages stand: never over the hand or the stage."""
        if self.compact:
            row, x = self.row(), self.own_plate().right + 12
            return Box(x, row.y, self.actions().sort.x - 12 - x, row.h)
        height = 48 * self.grown
        top = self.hand().y - SELECTED_LIFT * self.card_h - 8 - height
        return Box(self.w / 2 - 330, top, 660, height)

    def log(self) -> Box:
        top = self.rail().bottom
        bottom = self.row().y - 12 if self.compact else self.actions().chip.y - 16
        width = 380 * self.grown
        return Box(self.w - width, top, width, bottom - top)
