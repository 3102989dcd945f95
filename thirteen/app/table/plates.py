"""The plates of the seats: portrait, name, score, cards left, and the marks on them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from thirteen.app.art.faces import avatar_svg
from thirteen.app.cache import MEBIBYTE, PictureCache, screen_ready
from thirteen.app.shapes import Box, paint_box
from thirteen.app.table.actors import CardActor
from thirteen.app.table.board import back_pose
from thirteen.app.theme import BLACK, CREAM, FACE, GOLD, INK, PANEL_RADIUS, QUIET, SMALL
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Hashable

    from thirteen.app.context import Context
    from thirteen.app.table.actors import PlateActor
    from thirteen.app.table.cards import CardPainter
    from thirteen.app.table.geometry import Box as Area
    from thirteen.app.table.layout import TableLayout
    from thirteen.app.table.seating import SeatBox
    from thirteen.app.theme import Colour

NAME_SIZE = 22
CHIP_PAD = 14
MARGIN = 16  # units round a plate for its shadow
OPAQUE = 255
PICTURE_BYTES = 24 * MEBIBYTE


@dataclass(frozen=True, slots=True)
class PlateText:
    """What a plate says: it is painted anew only when this changes.

    ``shown`` is how many backs the seat holds, ``cards`` one card a back (for its design);
    ``last`` that one card is left of a hand (and not that the first was dealt).
    """

    name: str
    avatar: str
    score: str
    count: int
    backs: tuple[int, ...]
    out: bool
    own: bool
    last: bool = False


class PlatePainter:
    """Paints the plates of one layout."""

    def __init__(self, context: Context, layout: TableLayout, cards: CardPainter) -> None:
        self.context = context
        self.layout = layout
        self.cards = cards
        self._pictures: PictureCache[Hashable] = PictureCache(PICTURE_BYTES)

    def paint(self, canvas: pygame.Surface, seat: SeatBox, text: PlateText) -> None:
        """Paint the plate of a seat."""
        margin = self.layout.px(MARGIN)
        rect = rect_of(seat.plate)

        def make() -> pygame.Surface:
            size = rect.width + 2 * margin, rect.height + 2 * margin
            picture = pygame.Surface(size, pygame.SRCALPHA)
            home = seat.plate.moved(margin - rect.x, margin - rect.y)
            self._plate(picture, replace(seat, plate=home), text)
            return screen_ready(picture)

        key = ("plate", text, rect.size, seat.fanned, self.context.felt)
        canvas.blit(self._pictures.get(key, make), (rect.x - margin, rect.y - margin))

    def _plate(self, canvas: pygame.Surface, seat: SeatBox, text: PlateText) -> None:
        layout, plate = self.layout, seat.plate
        box = Box(
            self.context.felt.deep,
            layout.px(PANEL_RADIUS),
            CREAM.alpha(0.16),
            max(1.0, layout.k * 1.2),
        )
        rect = rect_of(plate)
        paint_box(canvas, self.context, rect, box, height=1)
        pad = round(plate.h * 0.1)
        side = rect.height - 2 * pad
        picture = self.context.vector.sprite(
            ("avatar", text.avatar), lambda: avatar_svg(text.avatar), side, side
        )
        picture.set_alpha(OPAQUE if not text.out else OPAQUE // 2)
        canvas.blit(picture, (rect.x + pad, rect.y + pad))
        badge = self._badge(canvas, seat, text)
        left = rect.x + pad + side + round(plate.h * 0.14)
        room = badge - left - round(plate.h * 0.08)
        size = min(layout.text(NAME_SIZE), round(plate.h * 0.38))
        small = min(layout.text(SMALL), round(plate.h * 0.33))
        name = self.context.text.fit(text.name, size, CREAM, room, "semibold")
        score = self.context.text.fit(text.score, small, QUIET, room, least=0.6)
        half = round(plate.h * 0.2) if text.score else 0
        canvas.blit(name, name.get_rect(midleft=(left, rect.centery - half)))
        if text.score:
            canvas.blit(score, score.get_rect(midleft=(left, rect.centery + half)))

    def _badge(self, canvas: pygame.Surface, seat: SeatBox, text: PlateText) -> int:
        """Paint the number of cards left on a little card; give its left edge."""
        rect = rect_of(seat.plate)
        height = round(rect.height * 0.62)
        width = round(height * 0.8)
        pad = round(rect.height * 0.17)
        place = pygame.Rect(rect.right - pad - width, rect.centery - height // 2, width, height)
        if text.out or not text.count:
            return rect.right - pad
        if not seat.fanned and not text.own and text.backs:
            back = self.cards.backs(text.backs[0], round(height / 1.4), -9.0)
            canvas.blit(back, back.get_rect(center=(place.centerx - pad // 2, place.centery)))
        paper = GOLD if text.last else FACE
        box = Box(paper, max(3, round(width * 0.14)), INK.alpha(0.2))
        paint_box(canvas, self.context, place, box, height=1)
        size = min(self.layout.text(26), round(height * 0.5))
        number = self.context.text.fit(str(text.count), size, INK, round(width * 0.8), "bold", 0.5)
        canvas.blit(number, number.get_rect(center=place.center))
        return place.x - (pad if not seat.fanned and not text.own else 0)

    def fan(self, canvas: pygame.Surface, seat: SeatBox, text: PlateText) -> None:
        """Paint the backs that a seat holds, if they are fanned."""
        if not seat.fanned:
            return
        layout, count = self.layout, len(text.backs)
        for i, card in enumerate(text.backs):
            pose = back_pose(seat.cards, i, count, layout.k, layout.hand.card_w)
            actor = CardActor(card, *pose[:2], angle=pose.angle, scale=pose.scale, flip=0.0)
            self.cards.draw(canvas, actor, still=True, now=True)

    def ring(self, canvas: pygame.Surface, seat: SeatBox, share: float, alpha: float) -> None:
        """Paint the ring of whose turn it is, or the flash of a plate that calls for attention."""
        strength = min(1.0, share) * alpha
        if strength <= 0:
            return
        line = max(2, self.layout.px(3))
        rect = rect_of(seat.plate).inflate(2 * line, 2 * line)
        radius = self.layout.px(PANEL_RADIUS) + line
        soft = max(3, self.layout.px(14))
        shape = self._pictures.get(
            ("glow", rect.size, radius, soft), lambda: self._glow(rect.size, radius, soft)
        )
        shape.set_alpha(round(OPAQUE * strength))
        canvas.blit(shape, (rect.x - soft, rect.y - soft))
        picture = self._pictures.get(
            ("ring", rect.size, radius, line), lambda: self._ring(rect, radius, line)
        )
        picture.set_alpha(round(OPAQUE * strength))
        canvas.blit(picture, rect)

    def _glow(self, size: tuple[int, int], radius: int, soft: int) -> pygame.Surface:
        """Give a soft gold edge round a plate that leaves the plate itself alone."""
        shape = self.context.vector.shadow(*size, radius, soft, 0.6).copy()
        shape.fill((*GOLD[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
        inner = pygame.Surface(size, pygame.SRCALPHA)
        paint_box(inner, self.context, (0, 0, *size), Box(BLACK, radius))
        shape.blit(inner, (soft, soft), special_flags=pygame.BLEND_RGBA_SUB)
        return screen_ready(shape)

    def _ring(self, rect: pygame.Rect, radius: int, line: int) -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        box = Box(GOLD.alpha(0), radius, GOLD, line)
        paint_box(picture, self.context, (0, 0, *rect.size), box)
        return picture

    def chip(self, canvas: pygame.Surface, seat: SeatBox, plate: PlateActor, words: str) -> None:
        """Paint what a seat did or became: passed, its place, out."""
        placed = plate.place > 0
        share = plate.place if placed else plate.chip
        if share <= 0 or not words:
            return
        first = placed and words == _("1st")
        size = min(self.layout.text(SMALL), round(seat.plate.h * 0.3))
        label = self._chip(words, size, gold=first)
        x, y = seat.chip
        if placed:  # where the number of cards was
            x = seat.plate.right - (label.get_width() / 2 - self.layout.px(4))
            y = seat.plate.centre[1]
        label.set_alpha(round(OPAQUE * min(1.0, share)))
        y += (1 - min(1.1, share)) * self.layout.px(14)
        canvas.blit(label, label.get_rect(center=(round(x), round(y))))

    def alert(self, canvas: pygame.Surface, seat: SeatBox, plate: PlateActor) -> None:
        """Paint the warning that a seat holds one card."""
        if plate.badge <= 0:
            return
        size = min(self.layout.text(SMALL), round(seat.plate.h * 0.28))
        label = self._chip(_("Last card!"), size, gold=True)
        label.set_alpha(round(OPAQUE * min(1.0, plate.badge)))
        x, y = seat.plate.centre[0], seat.plate.bottom + self.layout.px(9)
        y += (1 - min(1.1, plate.badge)) * self.layout.px(14)
        canvas.blit(label, label.get_rect(center=(round(x), round(y))))

    def _chip(self, words: str, size: int, *, gold: bool) -> pygame.Surface:
        pad = self.layout.px(CHIP_PAD)

        def make() -> pygame.Surface:
            ink: Colour = INK if gold else CREAM
            text = self.context.text.render(words, size, ink, "semibold")
            width, height = text.get_width() + 2 * pad, round(size * 1.65)
            soft = self.layout.px(12)
            picture = pygame.Surface((width + 2 * soft, height + 2 * soft), pygame.SRCALPHA)
            fill = GOLD if gold else self.context.felt.deep.mix(CREAM, 0.1)
            border = FACE.alpha(0.5) if gold else CREAM.alpha(0.35)
            box = Box(fill, height // 2, border, max(1.0, self.layout.k * 1.2))
            paint_box(picture, self.context, (soft, soft, width, height), box, height=1)
            picture.blit(text, text.get_rect(center=picture.get_rect().center))
            return picture

        return self._pictures.get(("chip", words, size, gold, self.layout.k), make)

    def gain(self, canvas: pygame.Surface, seat: SeatBox, plate: PlateActor) -> None:
        """Paint points rising from a plate."""
        if plate.rise >= 1 or not plate.gain:
            return
        colour = GOLD if plate.gain.startswith("+") else CREAM
        text = self.context.text.render(plate.gain, self.layout.text(36), colour, "bold")
        text.set_alpha(round(OPAQUE * min(1.0, 3 * (1 - plate.rise))))
        x, y = seat.plate.x + seat.plate.w * 0.62, seat.plate.y
        y -= plate.rise * self.layout.px(40)
        canvas.blit(text, text.get_rect(center=(round(x), round(y))))
        text.set_alpha(OPAQUE)


def rect_of(area: Area) -> pygame.Rect:
    """Give a box on whole pixels."""
    x, y = round(area.x), round(area.y)
    return pygame.Rect(x, y, round(area.right) - x, round(area.bottom) - y)
