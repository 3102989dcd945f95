"""Cards on the canvas: crisp where they rest, quick where they fly, with their shadows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import pygame

from thirteen.app.art.backs import back_svg
from thirteen.app.art.cards import card_svg
from thirteen.app.cache import MEBIBYTE, PictureCache
from thirteen.app.table.sprites import CARD_UNITS, redrawn, upright
from thirteen.app.theme import GOLD
from thirteen.app.vector import rasterise
from thirteen.engine import copy_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from thirteen.app.context import Context
    from thirteen.app.table.actors import CardActor

Back = Literal["blue", "red"]

ANGLE_STEP = 1.5  # degrees between sprites of a moving card
SCALE_STEP = 1 / 16
CRISP_A_FRAME = 3  # resting cards that are drawn anew in one frame
SHADOW_STEPS = 2  # shadows a unit of height
RADIUS = 0.06  # of a card's width
OUTLINE = 0.022
OPAQUE = 255
PICTURE_BYTES = 128 * MEBIBYTE
BACKS: Final[dict[str, Back]] = {"drum": "blue", "lattice": "red"}

TWIN_MARKS: Final = (
    '<circle cx="14.5" cy="75" r="4.2" fill="#1F4E9C"/>',
    '<path d="M14.5 69.5L19.5 75L14.5 80.5L9.5 75Z" fill="#A61E2B"/>',
)
"""How a card of either deck is told from its twin once its back is out of sight."""


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
        return text.replace("</svg>", TWIN_MARKS[copy_of(card)] + "</svg>")


class CardPainter:
    """Draws card actors; ``width`` and ``height`` are a hand card's in device pixels.

    A moving card is turned and scaled from one sprite, in steps that can be kept; once it rests
    it is drawn from its outlines at exactly its size and angle, a few cards a frame.
    """

    def __init__(self, context: Context, look: Look, width: int, height: int) -> None:
        self.context = context
        self.look = look
        self.width = width
        self.height = height
        self._pictures: PictureCache[Hashable] = PictureCache(PICTURE_BYTES)
        self._budget = 0
        self.pending = False

    def begin(self) -> None:
        """Start a frame."""
        self._budget = CRISP_A_FRAME
        self.pending = False

    def draw(self, canvas: pygame.Surface, actor: CardActor, *, still: bool) -> None:
        """Paint a card; ``still`` cards are worth drawing exactly."""
        if actor.alpha <= 0:
            return
        pose = actor.pose
        turned = abs(math.cos(math.pi * actor.flip))
        face = actor.flip > 0.5  # noqa: PLR2004 - half way round
        self._shadow(canvas, actor, turned, still=still)
        sprite = self._sprite(actor, face=face, still=still and turned > 0.999)  # noqa: PLR2004
        if turned < 0.999:  # noqa: PLR2004 - on edge, more or less
            width = max(1, round(sprite.get_width() * turned))
            sprite = pygame.transform.smoothscale(sprite, (width, sprite.get_height()))
        self._blit(canvas, sprite, pose.x, pose.y, actor.alpha)
        if actor.dim > 0:
            self._blit(canvas, self._veil(actor, still=still), pose.x, pose.y, actor.dim)
        if actor.outline > 0:
            ring = self._outline(actor, still=still)
            self._blit(canvas, ring, pose.x, pose.y, actor.outline * actor.alpha)

    def paint_still(self, canvas: pygame.Surface, actor: CardActor) -> None:
        """Paint a card exactly, whatever it costs: for pictures that are kept."""
        kept, self._budget = self._budget, OPAQUE
        self.draw(canvas, actor, still=True)
        self._budget = kept

    def backs(self, card: int, width: int, angle: float = 0.0) -> pygame.Surface:
        """Give a resting back ``width`` pixels wide, turned clockwise by ``angle`` degrees."""
        design = self.look.back_of(card)
        return self._crisp(("back", design), lambda: back_svg(design), width, angle)

    def _sprite(self, actor: CardActor, *, face: bool, still: bool) -> pygame.Surface:
        look = self.look
        name: Hashable
        svg: Callable[[], str]
        if face:
            name = ("face", actor.card if look.twins else actor.card & ~1, look.four_colour)
            name, svg = (*name, look.twins), lambda: look.face_svg(actor.card)
        else:
            design = look.back_of(actor.card)
            name, svg = ("back", design), lambda: back_svg(design)
        return self._shape(name, svg, actor, still=still)

    def _veil(self, actor: CardActor, *, still: bool) -> pygame.Surface:
        colour = self.context.felt.deep.hex
        return self._shape(
            ("veil", colour),
            lambda: upright(f'<rect width="100" height="140" rx="6" fill="{colour}"/>'),
            actor,
            still=still,
        )

    def _outline(self, actor: CardActor, *, still: bool) -> pygame.Surface:
        line = 100 * OUTLINE
        return self._shape(
            "outline",
            lambda: upright(
                f'<rect x="{-line / 2}" y="{-line / 2}" width="{100 + line}" '
                f'height="{140 + line}" rx="{6 + line / 2}" fill="none" '
                f'stroke="{GOLD.hex}" stroke-width="{line}"/>'
            ),
            actor,
            still=still,
        )

    def _shape(
        self, name: Hashable, svg: Callable[[], str], actor: CardActor, *, still: bool
    ) -> pygame.Surface:
        exact = round(self.width * actor.scale)
        if still:
            key = ("crisp", name, exact, round(actor.angle, 2))
            if key in self._pictures or self._spend():
                return self._crisp(name, svg, exact, actor.angle)
        step = round(actor.angle / ANGLE_STEP)
        scale = exact / self.width
        if not still:
            scale = round(actor.scale / SCALE_STEP) * SCALE_STEP
        if not step and abs(scale - exact / self.width) < SCALE_STEP / 4:
            scale = exact / self.width
        base = self._crisp(name, svg, self.width, 0.0)
        if not step and scale == 1:
            return base
        return self._pictures.get(
            ("moving", name, self.width, step, round(scale, 3)),
            lambda: pygame.transform.rotozoom(base, -step * ANGLE_STEP, scale),
        )

    def _spend(self) -> bool:
        """Whether one more card may be drawn exactly in this frame."""
        if self._budget > 0:
            self._budget -= 1
            return True
        self.pending = True
        return False

    def _crisp(
        self, name: Hashable, svg: Callable[[], str], width: int, angle: float
    ) -> pygame.Surface:
        def make() -> pygame.Surface:
            text, size = redrawn(svg(), width, angle)
            return rasterise(text, *size)

        return self._pictures.get(("crisp", name, width, round(angle, 2)), make)

    def _shadow(
        self, canvas: pygame.Surface, actor: CardActor, turned: float, *, still: bool
    ) -> None:
        level = round(max(0.0, min(2.0, actor.height)) * SHADOW_STEPS) / SHADOW_STEPS
        scale = round(actor.scale / SCALE_STEP) * SCALE_STEP
        width = max(4, round(self.width * scale * max(0.2, turned)))
        if turned < 0.999:  # noqa: PLR2004 - a turning card: few enough widths to keep
            width = max(4, round(width / 8) * 8)
        unit = self.width / CARD_UNITS[0]
        height, radius = round(self.height * scale), max(2, round(width * RADIUS))
        blur = max(2, round((5 + 6 * level) * unit))
        vector = self.context.vector
        soft = vector.shadow(width, height, radius, blur, 0.34 - 0.04 * level)
        step = actor.angle if still else round(actor.angle / 3) * 3
        if abs(step) > 1:
            upright_shadow = soft
            soft = self._pictures.get(
                ("shadow", width, height, blur, round(step, 1)),
                lambda: pygame.transform.rotozoom(upright_shadow, -step, 1.0),
            )
        pose = actor.pose
        drop = (2.5 + 7 * level) * unit
        self._blit(canvas, soft, pose.x, pose.y + drop + actor.arc * 0.6, actor.alpha)

    @staticmethod
    def _blit(
        canvas: pygame.Surface, sprite: pygame.Surface, x: float, y: float, alpha: float
    ) -> None:
        w, h = sprite.get_size()
        sprite.set_alpha(OPAQUE if alpha >= 1 else round(OPAQUE * alpha))
        canvas.blit(sprite, (round(x - w / 2), round(y - h / 2)))
