"""Scripts of a hand under way: plays, passes, bombs, tricks. Times in milliseconds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from thirteen.app.table.actors import CardActor
from thirteen.app.table.board import DEPTHS, GAP_MS
from thirteen.app.table.easing import (
    Ease,
    in_cubic,
    in_out_cubic,
    in_out_sine,
    linear,
    out_back,
    out_cubic,
    out_expo,
    out_quad,
)
from thirteen.app.table.reasons import written
from thirteen.app.table.state import Laid
from thirteen.engine import iter_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.table.board import Board
    from thirteen.app.table.geometry import Pose
    from thirteen.app.table.timeline import Script
    from thirteen.engine.events import (
        Dropped,
        LastCard,
        Passed,
        Played,
        Settled,
        TrickClosed,
        WentOut,
    )

OWN_MS, THEIR_MS = 240.0, 320.0
STAGGER_MS = 18.0
ARC = 40  # units
IMPACT_MS = 80.0
CHIP_MS = 140.0
CLEAR_MS, CLEAR_DELAY_MS = 260.0, 350.0
FREEZE_MS, HIT_MS, SHAKE_MS, RING_MS = 90.0, 180.0, 200.0, 450.0
BADGE_MS, PULSE_MS = 180.0, 900.0
BANNER_MS = 250.0
RISE_MS = 1400.0


def played(board: Board, event: Played, sound: Callable[[str], None]) -> Script:
    """Lay down a play: from the hand in an arc, from an opponent turning over on the way."""
    line, own = board.timeline, event.seat == board.me
    count = board.state.counts[event.seat]
    board.state = board.state.after(event)
    board.plates[event.seat].shown = board.state.counts[event.seat]
    group = board.lay(Laid(event.seat, event.combo))
    for i, card in enumerate(iter_cards(event.cards)):
        actor = board.hand.pop(card, None) if own else None
        if actor is None:
            actor = CardActor(card, flip=0.0)
            line.set(actor, **board.seat_pose(event.seat, min(i, count - 1), count)._asdict())
        group.cards.append(actor)
        actor.flying = True
    if own:
        board.order = tuple(card for card in board.order if not event.cards >> card & 1)
        board.carried &= ~event.cards
        board.chosen &= ~event.cards
        board.arrange(GAP_MS, in_out_cubic)
    board.mark()
    bomb = event.combo.is_bomb
    if bomb:
        yield FREEZE_MS
    ms = HIT_MS if bomb else OWN_MS if own else THEIR_MS
    ease: Ease = out_expo if bomb else out_cubic
    poses = board.stage_poses(group)
    yield [
        line.start(_fly(board, actor, pose, Flight(ms, ease, i * STAGGER_MS, own)))
        for i, (actor, (pose, _dim)) in enumerate(zip(group.cards, poses, strict=True))
    ]
    board.caption = board.state.top
    for actor in group.cards:
        actor.flying = False
    sound("bomb" if bomb else "play")
    buried = board.laid[: -len(DEPTHS)]
    board.laid = board.laid[-len(DEPTHS) :]
    board.loose = [actor for old in buried for actor in old.cards] + board.loose
    for old in buried:
        for actor in old.cards:
            actor.under = True
            line.tween(actor, GAP_MS, alpha=0)
    board.stack(GAP_MS)
    if bomb:
        line.start(_blow(board))
    yield [line.start(_impact(board, actor)) for actor in group.cards]
    board.drop(actor for old in buried for actor in old.cards)


class Flight(NamedTuple):
    """How a card flies: how long, how, how long after the first, and whether from the hand."""

    ms: float
    ease: Ease
    delay: float
    own: bool


def _fly(board: Board, actor: CardActor, pose: Pose, flight: Flight) -> Script:
    line, ms = board.timeline, flight.ms
    if not line.reduced:
        yield flight.delay
    moving = board.move(actor, pose, ms, flight.ease, outline=0, dim=0)
    line.tween(actor, ms * 0.4, out_quad, height=2)
    if actor.flip < 1:
        line.tween(actor, ms * 0.4, linear, delay=ms * 0.2, flip=1)
    if flight.own:
        line.tween(actor, ms / 2, out_quad, arc=board.layout.px(ARC))
        yield ms / 2
        line.tween(actor, ms / 2, in_out_sine, arc=0)
    yield moving
    line.set(actor, arc=0, flip=1)
    line.tween(actor, IMPACT_MS, out_quad, height=0)


def _impact(board: Board, actor: CardActor) -> Script:
    line, scale = board.timeline, actor.scale
    yield line.tween(actor, IMPACT_MS / 2, out_quad, scale=scale * 0.97)
    yield line.tween(actor, IMPACT_MS / 2, out_quad, scale=scale)


def _blow(board: Board) -> Script:
    """Shake the table and send a ring out from the middle."""
    line, shock = board.timeline, board.shock
    if line.reduced:
        return
    line.set(shock, ring=0, shake=1)
    yield [
        line.tween(shock, RING_MS, out_cubic, ring=1),
        line.tween(shock, SHAKE_MS, linear, shake=0),
    ]


def passed(board: Board, event: Passed, sound: Callable[[str], None]) -> Script:
    """Show that a seat passed."""
    board.state = board.state.after(event)
    sound("pass")
    board.mark()
    yield board.timeline.tween(board.plates[event.seat], CHIP_MS, out_back, chip=1)


def trick_closed(board: Board, event: TrickClosed) -> Script:
    """Clear the table to the plate of the one whose play stood."""
    board.state = board.state.after(event)
    yield CLEAR_DELAY_MS
    swept = [actor for laid in board.laid for actor in laid.cards]
    board.loose += swept
    board.laid = []
    board.caption = None
    board.mark()
    goal = board.plate_pose(event.owner)
    yield [board.move(actor, goal, CLEAR_MS, in_cubic, alpha=0, height=1) for actor in swept]
    board.drop(swept)


def last_card(board: Board, event: LastCard, sound: Callable[[str], None]) -> Script:
    """Warn that a seat holds one card."""
    sound("last_card")
    plate = board.plates[event.seat]
    yield board.timeline.tween(plate, BADGE_MS, out_back, badge=1)
    board.timeline.start(_pulse(board, event.seat))


def _pulse(board: Board, seat: int) -> Script:
    plate, line = board.plates[seat], board.timeline
    yield line.tween(plate, PULSE_MS / 3, in_out_sine, flash=1)
    yield line.tween(plate, PULSE_MS * 2 / 3, in_out_sine, flash=0)


def went_out(board: Board, event: WentOut, sound: Callable[[str], None]) -> Script:
    """Show the place a seat has taken."""
    board.state = board.state.after(event)
    if event.seat == board.me or event.place == 1:
        sound("win" if event.seat == board.me else "chime")
    board.mark()
    yield board.timeline.tween(board.plates[event.seat], BANNER_MS, out_back, place=1)


def dropped(board: Board, event: Dropped) -> Script:
    """Show that a seat is out of the hand without a place."""
    board.state = board.state.after(event)
    board.mark()
    yield board.timeline.start(_pulse(board, event.seat))


def settled(board: Board, event: Settled) -> Script:
    """Let the points that change hands rise from both plates; nobody waits for it."""
    for seat, gain in ((event.payer, -event.points), (event.payee, event.points)):
        board.timeline.start(rise(board, seat, gain))
    yield None


def rise(board: Board, seat: int, gain: int) -> Script:
    """Let points rise from a plate and fade."""
    plate = board.plates[seat]
    plate.gain = f"+{gain}" if gain > 0 else written(gain)
    board.timeline.set(plate, rise=0)
    yield board.timeline.tween(plate, RISE_MS, out_cubic, rise=1)
    plate.gain = ""


def shake_of(shake: float) -> float:
    """Give where a shake has moved the picture, in units."""
    return 6 * shake * math.sin(shake * math.tau * 3)
