"""The cards and marks on the table, and where each belongs; scripts move them, drawing reads them.

Everything follows from the state, the order of the hand and the layout, so the whole picture can
be put up again at any moment: after a resize, on resuming, after a take-back.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from thirteen.app.table.actors import CardActor, LaidActors, PlateActor, Shock
from thirteen.app.table.easing import Ease, in_out_cubic, out_cubic
from thirteen.app.table.fan import hand_poses
from thirteen.app.table.geometry import Box, Pose
from thirteen.app.table.reasons import place_word
from thirteen.app.table.seating import BACK_H, BACK_W
from thirteen.app.table.timeline import Group
from thirteen.engine import iter_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.app.table.layout import TableLayout
    from thirteen.app.table.seating import SeatBox
    from thirteen.app.table.state import Laid, TableState
    from thirteen.app.table.timeline import Timeline

GAP_MS = 180.0
MARK_MS = 140.0
DEPTHS = (  # of the plays on the table, newest first: scale, way up in card heights, fading
    (1.0, 0.0, 0.0),
    (0.85, 0.28, 0.5),
    (0.72, 0.52, 0.7),
)
STAGE_STEP = 0.62  # of a card's width, between cards of a play when there is room
TILTS = (-1.5, 1.0, -0.5, 1.5, 0.0, -1.0)
DIMMED = 0.32  # of a card that cannot be played now: a red index on it keeps 4.5:1
OPEN_ROOM = 110  # units beyond its plate that the open hand of a seat may take
OPEN_SHARE = 0.66  # of a plate's height: the width of such cards where backs are stacked
LIFTED, HOVERING = 1.0, 0.5
BACK_ANGLE_STEP = 1.5  # so that few sprites serve every number of backs


class Board:
    """All that is on the table.

    ``me`` is the seat shown at the bottom, whose cards are open. ``order``, ``chosen``,
    ``hovered``, ``dimmed`` and ``carried`` say how its hand is shown; ``arrange`` makes it so.
    """

    def __init__(self, timeline: Timeline, layout: TableLayout, state: TableState, me: int) -> None:
        self.timeline = timeline
        self.layout = layout
        self.state = state
        self.me = me
        self.order: tuple[int, ...] = ()
        self.chosen = 0
        self.hovered: int | None = None
        self.dimmed = 0
        self.carried = 0
        self.turn: int | None = None
        self.caption: Laid | None = None
        self.hand: dict[int, CardActor] = {}
        self.laid: list[LaidActors] = []
        self.loose: list[CardActor] = []
        self.plates = [PlateActor() for _ in state.hands]
        self.shock = Shock()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.plates)

    def seat_box(self, seat: int) -> SeatBox:
        """Give the place of a seat."""
        return self.layout.seats[(seat - self.me) % self.seats]

    def show(self, state: TableState, order: tuple[int, ...], ms: float = 0) -> None:
        """Put up the picture of a state; cards already there go to their new places."""
        self.timeline.finish()
        self.state = state
        self.order = order
        self.loose.clear()
        self.shock = Shock()
        old = self.hand | {card.card: card for laid in self.laid for card in laid.cards}
        self.hand = {card: old.get(card) or self._fresh(card) for card in order}
        self.laid = []
        for laid in state.trick[-len(DEPTHS) :]:
            group = self.lay(laid)
            group.cards = [old.get(c) or self._fresh(c) for c in iter_cards(laid.combo.cards)]
        self.caption = state.top
        for actor in (*self.hand.values(), *(c for laid in self.laid for c in laid.cards)):
            actor.flying = False
            self.timeline.set(actor, alpha=1, flip=1, arc=0)
        self.arrange(ms)
        self.stack(ms)
        for seat, plate in enumerate(self.plates):
            plate.shown = state.counts[seat]
            if state.ended and seat != self.me:
                self._open(seat)
        self.mark(ms)

    def _open(self, seat: int) -> None:
        """Lay a seat's cards open, as at the end of a hand."""
        cards = list(iter_cards(self.state.hands[seat]))
        self.plates[seat].shown = 0
        for card, pose in zip(cards, self.open_poses(seat, len(cards)), strict=True):
            actor = CardActor(card, under=True, height=0.5)
            self.timeline.set(actor, **pose._asdict())
            self.loose.append(actor)

    def lay(self, laid: Laid) -> LaidActors:
        """Put a play, still without cards, on top of the others."""
        tilt = TILTS[(laid.combo.top + laid.seat) % len(TILTS)]
        group = LaidActors(laid.seat, laid.combo, tilt=tilt)
        self.laid.append(group)
        return group

    def arrange(self, ms: float = 0, ease: Ease = in_out_cubic) -> Group:
        """Bring the cards of the hand to where they belong."""
        shown = [bool(self.chosen >> card & 1) for card in self.order]
        hovered = self.order.index(self.hovered) if self.hovered in self.order else None
        moves = []
        for card, pose, up in zip(
            self.order, hand_poses(self.layout.hand, shown, hovered), shown, strict=True
        ):
            if self.carried >> card & 1 or card not in self.hand:
                continue
            height = LIFTED if up else HOVERING if card == self.hovered else 0.0
            moves.append(
                self.move(
                    self.hand[card],
                    pose,
                    ms,
                    ease,
                    height=height,
                    outline=1.0 if up else 0.0,
                    dim=DIMMED if self.dimmed >> card & 1 and not up else 0.0,
                )
            )
        return Group(moves)

    def stack(self, ms: float = 0, ease: Ease = out_cubic) -> Group:
        """Bring the plays on the table to where they belong, the newest in front."""
        moves = []
        newest_first = list(reversed(self.laid))
        for depth, group in enumerate(newest_first):
            for card, (pose, dim) in zip(group.cards, self.stage_poses(group, depth), strict=True):
                if not card.flying:
                    moves.append(self.move(card, pose, ms, ease, dim=dim, height=0, outline=0))
        return Group(moves)

    def stage_poses(self, group: LaidActors, depth: int = 0) -> list[tuple[Pose, float]]:
        """Give where the cards of a play lie, left to right, and how faded they are."""
        layout = self.layout
        share, up, dim = DEPTHS[min(depth, len(DEPTHS) - 1)]
        up = min(up, layout.heap - share / 2)
        width, height = layout.stage_card
        scale = width / layout.hand.card_w * share
        count = len(group.cards)
        room = (layout.stage.w - width) / max(1, count - 1)
        step = min(STAGE_STEP * width, room) * share
        turn = math.radians(group.tilt)
        middle = layout.stage.x + layout.stage.w / 2
        poses = []
        for i in range(count):
            along = (i - (count - 1) / 2) * step
            x, y = middle + along * math.cos(turn), layout.stage_y + along * math.sin(turn)
            poses.append((Pose(x, y - up * height, group.tilt, scale), dim))
        return poses

    def mark(self, ms: float = MARK_MS) -> Group:
        """Bring the marks of all seats to what the state says."""
        state, moves = self.state, []
        for seat, plate in enumerate(self.plates):
            place = bool(place_word(state.places, seat)) or seat in state.dropped
            goals = {
                "chip": float(seat in state.passed and state.running and not place),
                "badge": float(state.running and state.counts[seat] == 1),
                "place": float(place),
                "turn": float(seat == self.turn),
            }
            changed = {k: v for k, v in goals.items() if getattr(plate, k) != v}
            if changed:
                moves.append(self.timeline.tween(plate, ms, out_cubic, **changed))
        return Group(moves)

    def move(
        self, actor: CardActor, pose: Pose, ms: float, ease: Ease = out_cubic, **others: float
    ) -> Group:
        """Bring a card to a pose; where motion is reduced it fades in there instead."""
        line = self.timeline
        if ms <= 0:
            line.set(actor, **pose._asdict(), **others)
            return Group(())
        if line.reduced and abs(actor.x - pose.x) + abs(actor.y - pose.y) > self.layout.px(60):
            line.set(actor, alpha=0)
            others["alpha"] = 1
        return line.tween(actor, ms, ease, **pose._asdict(), **others)

    def seat_pose(self, seat: int, index: int = 0, count: int = 1) -> Pose:
        """Give where a card of a seat is held; the ``index``-th of ``count`` backs of its fan."""
        box = self.seat_box(seat)
        layout = self.layout
        if not box.fanned:
            return Pose(*box.cards.centre, 0, box.cards.w / layout.hand.card_w)
        return back_pose(box.cards, index, count, layout.k, layout.hand.card_w)

    def open_poses(self, seat: int, count: int) -> list[Pose]:
        """Give where the cards a seat still held lie open at the end, behind its plate."""
        layout, box = self.layout, self.seat_box(seat)
        width = box.cards.h * BACK_W / BACK_H if box.fanned else box.plate.h * OPEN_SHARE
        height = width * BACK_H / BACK_W
        room = box.plate.w + (layout.px(OPEN_ROOM) if box.fanned else 0) - width
        step = min(0.5 * width, room / max(1, count - 1))
        spread = step * (count - 1)
        left = box.plate.centre[0] - spread / 2
        left = max(
            layout.px(24) + width / 2, min(left, layout.width - layout.px(24) - width / 2 - spread)
        )
        y = box.cards.centre[1] if box.fanned else box.plate.y + height / 2 - 0.3 * height
        return [Pose(left + i * step, y, 0, width / layout.hand.card_w) for i in range(count)]

    def plate_pose(self, seat: int) -> Pose:
        """Give where a trick goes that a seat takes: onto its plate, small."""
        return Pose(*self.seat_box(seat).plate.centre, 0, 0.25)

    def deck_pose(self) -> Pose:
        """Give where the deck lies before a deal."""
        layout = self.layout
        scale = layout.stage_card[0] / layout.hand.card_w
        return Pose(layout.stage.x + layout.stage.w / 2, layout.stage_y, 0, scale)

    def drop(self, actors: Iterable[CardActor]) -> None:
        """Take loose cards off the table."""
        gone = set(map(id, actors))
        self.loose = [actor for actor in self.loose if id(actor) not in gone]

    def _fresh(self, card: int) -> CardActor:
        """Give a card that was not on the table; it appears where it belongs."""
        deck = self.deck_pose()
        return CardActor(card, deck.x, deck.y, scale=deck.scale)


def back_pose(cards: Box, index: int, count: int, k: float, hand_w: float) -> Pose:
    """Give where the ``index``-th of ``count`` fanned backs lies.

    ``cards`` is their room, ``k`` device pixels a unit, ``hand_w`` the width of a hand's card,
    against which scales count.
    """
    width = cards.h * BACK_W / BACK_H
    step = min(16 * k, (cards.w - width) / max(1, count - 1))
    spread = min(14.0, 1.4 * count)
    share = index / (count - 1) - 0.5 if count > 1 else 0.0
    x = cards.x + cards.w / 2 + share * step * (count - 1)
    sag = abs(share) ** 2 * spread * 0.9 * k
    angle = round(share * spread / BACK_ANGLE_STEP) * BACK_ANGLE_STEP
    return Pose(x, cards.y + cards.h / 2 + sag, angle, width / hand_w)
