"""The hand as a shallow fan: where each card lies, and which one is under the pointer."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thirteen.app.table.geometry import Pose

if TYPE_CHECKING:
    from collections.abc import Sequence

NATURAL_STEP = 0.62  # of a card's width: what cards keep when there is room
DEGREES_A_CARD = 1.6
HOVER_LIFT = 24 / 210  # of a card's height
SELECTED_LIFT = 42 / 210
HOVER_SCALE = 1.06
HOVER_ROOM = 12 / 150  # of a card's width: how far neighbours of a hovered card move aside


@dataclass(frozen=True, slots=True)
class FanShape:
    """The room for a fan, in device pixels.

    ``x`` is its middle, ``top`` the highest edge of a resting card, ``width`` what the whole
    fan may take, ``spread`` the largest angle between its outermost cards (0 lays it flat).
    """

    x: float
    top: float
    width: float
    card_w: float
    card_h: float
    spread: float = 20.0


def fan(shape: FanShape, count: int) -> tuple[Pose, ...]:
    """Give the poses of ``count`` cards from left to right."""
    if count == 0:
        return ()
    middle = shape.top + shape.card_h / 2
    if count == 1:
        return (Pose(shape.x, middle),)
    theta = math.radians(min(shape.spread, DEGREES_A_CARD * count))
    overhang = shape.card_h * math.sin(theta / 2)
    room = (shape.width - shape.card_w - overhang) / (count - 1)
    step = min(room, NATURAL_STEP * shape.card_w)
    if not theta:
        left = shape.x - step * (count - 1) / 2
        return tuple(Pose(left + i * step, middle) for i in range(count))
    radius = step * (count - 1) / theta
    poses = []
    for i in range(count):
        a = (i / (count - 1) - 0.5) * theta
        poses.append(
            Pose(
                shape.x + radius * math.sin(a),
                middle + radius * (1 - math.cos(a)),
                math.degrees(a),
            )
        )
    return tuple(poses)


def strip(shape: FanShape, count: int) -> float:
    """Give the width of a card that its right neighbour leaves uncovered, in pixels."""
    poses = fan(shape, count)
    return shape.card_w if count < 2 else poses[1].x - poses[0].x  # noqa: PLR2004 - a neighbour


def hand_poses(
    shape: FanShape, selected: Sequence[bool], hovered: int | None = None
) -> tuple[Pose, ...]:
    """Give the poses of a hand: selected cards lifted, the hovered one upright and larger.

    ``selected`` has one entry a card; ``hovered`` is an index or None.
    """
    poses = []
    for i, pose in enumerate(fan(shape, len(selected))):
        lift = SELECTED_LIFT * shape.card_h if selected[i] else 0.0
        if i == hovered:
            lift = max(lift, HOVER_LIFT * shape.card_h) + (lift and HOVER_LIFT * shape.card_h / 3)
            place = pose.raised(lift)._replace(angle=0.0, scale=HOVER_SCALE)
        else:
            place = pose.raised(lift)
            if hovered is not None and abs(i - hovered) == 1:
                aside = HOVER_ROOM * shape.card_w * (i - hovered)
                place = place._replace(x=place.x + aside)
        poses.append(place)
    return tuple(poses)


def card_at(shape: FanShape, selected: Sequence[bool], point: tuple[float, float]) -> int | None:
    """Give the index of the top-most card under ``point``, or None.

    Where a card rests counts, not where a hover has moved it, so that a card never slips
    from under the pointer; a lifted card keeps the place it left as well.
    """
    poses = fan(shape, len(selected))
    for i in range(len(poses) - 1, -1, -1):
        x, y = poses[i].local(point)
        top = -shape.card_h / 2 - (SELECTED_LIFT * shape.card_h if selected[i] else 0.0)
        if abs(x) <= shape.card_w / 2 and top <= y <= shape.card_h / 2:
            return i
    return None


def nearest(shape: FanShape, count: int, x: float) -> int:
    """Give the index of the card that a painting pointer at ``x`` has reached.

    Beyond the ends it is the outermost card, so that a fast stroke misses none.
    """
    poses = fan(shape, count)
    left = shape.card_w / 2
    reached = 0
    for i, pose in enumerate(poses):
        if x >= pose.x - left:
            reached = i
    return reached
