"""Cards on the canvas: crisp where they rest, quick where they fly, with their shadows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import pygame

from thirteen.app.art.backs import back_svg
from thirteen.app.art.cards import card_svg
from thirteen.app.art.svg import both_ways
from thirteen.app.table.shelf import Shelf
from thirteen.app.table.sprites import CARD_UNITS, upright
from thirteen.app.theme import GOLD
from thirteen.engine import copy_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from thirteen.app.context import Context
    from thirteen.app.table.actors import CardActor

Back = Literal["blue", "red"]

SHADOW_STEPS = 2  # shadows a unit of height
SHADOW_SCALE = 1 / 16
SHADOW_ANGLE = 2.5
RADIUS = 0.06  # of a card's width
OUTLINE = 0.026
FLAT = 0.999  # of its width: a card less wide is turning over
HALF = 0.5
OPAQUE = 255
BACKS: Final[dict[str, Back]] = {"drum": "blue", "lattice": "red"}

TWIN_MARKS: Final = (
    '<rect x="2.4" y="59" width="3.4" height="22" rx="1.7" fill="#1F4E9C"/>',
    "".join(f'<circle cx="4.1" cy="{y}" r="2.4" fill="#A61E2B"/>' for y in (62.5, 70, 77.5)),
)
"""How a card of either deck is told from its twin once its back is out of sight.

A line or dots: nothing that could be taken for a suit.
"""


class Drawing(NamedTuple):
    """A drawing in card units: what it is called, and its SVG text when needed."""

    name: Hashable
    svg: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards of this match are drawn.

    ``twins`` says that two decks are in play, whose backs and marks then differ.
    """

    four_colour: bool
    back: Back
    twins: bool

    def back_of(self, card: int) -> Back:
        """Give the back of a card."""
        if self.twins:
            return "red" if copy_of(card) else "blue"
        return self.back

    def face_svg(self, card: int) -> str:
        """Give the face of a card as SVG text."""
        if not self.twins:
            return card_svg(card & ~1, four_colour=self.four_colour)
        text = card_svg(card & ~1, four_colour=self.four_colour)
        mark = both_ways(TWIN_MARKS[copy_of(card)])
        return text.replace("</svg>", mark + "</svg>")


class CardPainter:
    """Draws card actors; ``width`` and ``height`` are a hand card's in device pixels.

    A moving card is a quick sprite; once it rests it is drawn exactly.
    """

    def __init__(self, context: Context, look: Look, width: int, height: int) -> None:
        self.context = context
        self.look = look
        self.width = width
        self.height = height
        self.shelf = Shelf(width)
        veil = context.felt.deep.hex
        self._veil = Drawing(
            ("veil", veil),
            lambda: upright(f'<rect width="100" height="140" rx="6" fill="{veil}"/>'),
        )
        self._outline = Drawing("outline", lambda: upright(outline_svg(GOLD.hex, 100 * OUTLINE)))

    @property
    def pending(self) -> bool:
        """Whether some resting cards are yet to be drawn exactly."""
        return self.shelf.pending

    def begin(self) -> None:
        """Start a frame."""
        self.shelf.begin()

    def want(self, cards: Iterable[int]) -> None:
        """Have the faces of cards ready before they are first seen."""
        self.shelf.want(self._face(card) for card in cards)

    def draw(
        self, canvas: pygame.Surface, actor: CardActor, *, still: bool, now: bool = False
    ) -> None:
        """Paint a card; ``still`` ones are drawn exactly, with ``now`` whatever it costs."""
        if actor.alpha <= 0:
            return
        pose = actor.pose
        turned = abs(math.cos(math.pi * actor.flip))
        flat = turned > FLAT
        self._shadow(canvas, actor, turned)
        drawing = self._face(actor.card) if actor.flip > HALF else self._back(actor.card)
        sprite = self._sprite(drawing, actor, still=still and flat, now=now)
        if not flat:
            width = max(1, round(sprite.get_width() * turned))
            sprite = pygame.transform.smoothscale(sprite, (width, sprite.get_height()))
        _blit(canvas, sprite, pose.x, pose.y, actor.alpha)
        if actor.dim > 0:
            veil = self._sprite(self._veil, actor, still=still, now=now)
            _blit(canvas, veil, pose.x, pose.y, actor.dim)
        if actor.outline > 0:
            ring = self._sprite(self._outline, actor, still=still, now=now)
            _blit(canvas, ring, pose.x, pose.y, actor.outline * actor.alpha)

    def backs(self, card: int, width: int, angle: float = 0.0) -> pygame.Surface:
        """Give a resting back ``width`` pixels wide, turned clockwise by ``angle`` degrees."""
        name, svg = self._back(card)
        picture = self.shelf.exact(name, svg, width, angle, now=True)
        return picture or self.shelf.base(name, svg)

    def _face(self, card: int) -> Drawing:
        look = self.look
        key = card if look.twins else card & ~1
        return Drawing(("face", key, look.four_colour, look.twins), lambda: look.face_svg(card))

    def _back(self, card: int) -> Drawing:
        design = self.look.back_of(card)
        return Drawing(("back", design), lambda: back_svg(design))

    def _sprite(
        self, drawing: Drawing, actor: CardActor, *, still: bool, now: bool
    ) -> pygame.Surface:
        if still:
            width = round(self.width * actor.scale)
            exact = self.shelf.exact(*drawing, width, actor.angle, now=now)
            if exact is not None:
                return exact
        return self.shelf.quick(*drawing, actor.scale, actor.angle)

    def _shadow(self, canvas: pygame.Surface, actor: CardActor, turned: float) -> None:
        level = round(max(0.0, min(2.0, actor.height)) * SHADOW_STEPS) / SHADOW_STEPS
        scale = round(actor.scale / SHADOW_SCALE) * SHADOW_SCALE
        width = max(4, round(self.width * scale * max(0.2, turned)))
        if turned <= FLAT:
            width = max(8, round(width / 8) * 8)  # few enough widths to keep
        unit = self.width / CARD_UNITS[0]
        height, radius = round(self.height * scale), max(2, round(width * RADIUS))
        blur = max(2, round((5 + 6 * level) * unit))
        soft = self.context.vector.shadow(width, height, radius, blur, 0.34 - 0.04 * level)
        angle = round(actor.angle / SHADOW_ANGLE) * SHADOW_ANGLE
        if angle:
            straight = soft
            soft = self.shelf.kept(
                ("shadow", width, height, blur, angle),
                lambda: pygame.transform.rotozoom(straight, -angle, 1.0),
            )
        pose = actor.pose
        drop = (2.5 + 7 * level) * unit
        _blit(canvas, soft, pose.x, pose.y + drop + actor.arc * 0.6, actor.alpha)


def outline_svg(colour: str, line: float) -> str:
    """Give an outline round a card, ``line`` units wide, with a dark edge to set it off."""
    rings = ((line * 1.5, "#16181D", 0.55), (line, colour, 1.0))
    return "".join(
        f'<rect x="{-w / 2}" y="{-w / 2}" width="{100 + w}" height="{140 + w}" '
        f'rx="{6 + w / 2}" fill="none" stroke="{shade}" stroke-opacity="{opacity}" '
        f'stroke-width="{w}"/>'
        for w, shade, opacity in rings
    )


def _blit(canvas: pygame.Surface, sprite: pygame.Surface, x: float, y: float, alpha: float) -> None:
    w, h = sprite.get_size()
    sprite.set_alpha(OPAQUE if alpha >= 1 else round(OPAQUE * alpha))
    canvas.blit(sprite, (round(x - w / 2), round(y - h / 2)))
