"""Plain rectangles and poses, in device pixels; no pygame."""

from __future__ import annotations

import math
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: tuple[float, float]) -> bool:
        """Tell whether a point lies inside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def grown(self, by: float) -> Box:
        """Give the box with ``by`` more on every side (less when negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """Give the box somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def scaled(self, k: float) -> Box:
        """Give the box with position and size multiplied by ``k``."""
        return Box(self.x * k, self.y * k, self.w * k, self.h * k)

    def meets(self, other: Box) -> bool:
        """Tell whether the two share any area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def inside(self, other: Box) -> bool:
        """Tell whether this lies wholly within the other (half a pixel of slack)."""
        slack = 0.5
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    @classmethod
    def around(cls, centre: tuple[float, float], w: float, h: float) -> Box:
        """Give the box of that size with its middle at ``centre``."""
        return cls(centre[0] - w / 2, centre[1] - h / 2, w, h)


class Pose(NamedTuple):
    """Where a card lies: its centre, degrees clockwise, scale against the hand's card."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    def raised(self, by: float) -> Pose:
        """Give the pose moved ``by`` pixels along the card's own upward direction."""
        turn = math.radians(self.angle)
        return self._replace(x=self.x + by * math.sin(turn), y=self.y - by * math.cos(turn))

    def local(self, point: tuple[float, float]) -> tuple[float, float]:
        """Give a point as seen from the card: offset from its centre, turned upright."""
        dx, dy = point[0] - self.x, point[1] - self.y
        turn = math.radians(self.angle)
        return (
            (dx * math.cos(turn) + dy * math.sin(turn)) / self.scale,
            (dy * math.cos(turn) - dx * math.sin(turn)) / self.scale,
        )

    def corners(self, w: float, h: float) -> tuple[tuple[float, float], ...]:
        """Give the four corners of a ``w`` × ``h`` card, from top left clockwise."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn) * self.scale, math.sin(turn) * self.scale
        return tuple(
            (self.x + x * cos - y * sin, self.y + x * sin + y * cos)
            for x, y in ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
        )
