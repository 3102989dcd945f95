"""What moves on the table: cards and the marks of a seat. Plain attributes, tweened by name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from thirteen.app.table.geometry import Pose

if TYPE_CHECKING:
    from thirteen.engine import Combo


@dataclass(eq=False, slots=True)
class CardActor:
    """A card as it lies or flies.

    ``x``, ``y`` is its centre and ``angle`` its turn clockwise in degrees; ``scale`` counts
    against a card of the hand; ``height`` is how far it floats (0 on the felt, 1 lifted,
    2 in flight); ``flip`` runs from 0, its back, to 1, its face; ``dim`` is how far it has
    faded into the felt; ``outline`` how plainly it is marked as chosen; ``arc`` lifts the
    middle of a flight. ``flying`` cards are drawn above all others, ``under`` ones below the
    plates of the seats.
    """

    card: int
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    height: float = 0.0
    flip: float = 1.0
    alpha: float = 1.0
    dim: float = 0.0
    outline: float = 0.0
    arc: float = 0.0
    flying: bool = False
    under: bool = False

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        return Pose(self.x, self.y - self.arc, self.angle, self.scale)


@dataclass(eq=False, slots=True)
class LaidActors:
    """The cards of one play on the table, left to right."""

    seat: int
    combo: Combo
    cards: list[CardActor] = field(default_factory=list)
    tilt: float = 0.0


@dataclass(eq=False, slots=True)
class PlateActor:
    """The moving marks of one seat.

    ``shown`` is how many backs its plate shows; ``turn`` fades the ring of whose turn it is;
    ``chip`` scales the mark of a pass, ``badge`` that of the last card, ``place`` that of its
    place; ``flash`` lights the plate up; ``gain`` is the text that rises from it, ``rise``
    how far it has come.
    """

    shown: float = 0.0
    turn: float = 0.0
    chip: float = 0.0
    badge: float = 0.0
    place: float = 0.0
    flash: float = 0.0
    gain: str = ""
    rise: float = 1.0


@dataclass(eq=False, slots=True)
class Shock:
    """The blow of a bomb: the picture's shake and the ring that spreads from the middle."""

    shake: float = 0.0
    ring: float = 1.0
