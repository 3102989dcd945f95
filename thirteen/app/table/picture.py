"""The table painted: what rests is kept in one picture, what moves is drawn over it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from thirteen.app.felt import felt_picture, ornament_picture
from thirteen.app.people import avatars
from thirteen.app.table.cards import CardPainter
from thirteen.app.table.plates import PlatePainter, PlateText
from thirteen.app.table.plays import shake_of
from thirteen.app.table.reasons import place_word, points
from thirteen.app.table.stagepaint import StagePainter
from thirteen.app.theme import CREAM
from thirteen.engine import iter_cards
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from thirteen.app.context import Context
    from thirteen.app.session import Player
    from thirteen.app.table.actors import CardActor
    from thirteen.app.table.board import Board
    from thirteen.app.table.cards import Look
    from thirteen.app.table.layout import TableLayout
    from thirteen.app.table.seating import SeatBox

ORNAMENT = 700  # units across
BREATH_SECONDS, BREATHS, BREATH_DEPTH = 1.6, 3, 0.22


class Picture:
    """Paints a board in one layout."""

    def __init__(
        self, context: Context, board: Board, players: Sequence[Player], look: Look
    ) -> None:
        self.context = context
        self.board = board
        self.players = players
        self.faces = avatars([player.kind for player in players])
        layout = board.layout
        self.layout: TableLayout = layout
        self.cards = CardPainter(
            context, look, round(layout.hand.card_w), round(layout.hand.card_h)
        )
        self.plates = PlatePainter(context, layout, self.cards)
        self.stage = StagePainter(context, layout)
        decks = range(0, 104, 1 if look.twins else 2)
        self.cards.want(sorted(decks, key=lambda card: card not in board.order))
        self._ground: pygame.Surface | None = None
        self._ground_key: Hashable = None
        self._rest: pygame.Surface | None = None
        self._rest_key: Hashable = None
        self._plays_rest = self._hand_rests = False
        self._breath = 0.0

    @property
    def pending(self) -> bool:
        """Whether some resting cards are yet to be drawn exactly."""
        return self.cards.pending

    def update(self, dt: float) -> bool:
        """Let the ring of whose turn it is breathe, a few times; whether it moved.

        A card that was not yet seen is drawn ahead, so that no frame has many of them to draw.
        """
        self.cards.shelf.prepare()
        if self.board.turn is None:
            self._breath = 0.0
            return False
        if self._breath >= BREATH_SECONDS * BREATHS or self.board.timeline.reduced:
            return False
        self._breath += dt
        return True

    def breathe(self) -> None:
        """Begin to breathe anew: the turn came to another seat."""
        self._breath = 0.0

    def refresh(self) -> None:
        """Paint anew what rests: words or colours may have changed."""
        self._ground_key = self._rest_key = None

    def paint_rest(self, canvas: pygame.Surface, *, apart: bool = False) -> None:
        """Paint the felt, the seats, and the plays and the hand as far as they rest.

        ``apart`` leaves the plays to `paint_plays`, so that something can be painted below them.
        """
        board, moving = self.board, self.board.timeline.moving()
        self.cards.begin()
        texts = tuple(self._text(seat) for seat in range(board.seats))
        under = [actor for actor in board.loose if actor.under]
        plays = [actor for group in board.laid for actor in group.cards]
        hand = [board.hand[card] for card in board.order if card in board.hand]
        self._plays_rest = not apart and _at_rest(plays, moving)
        self._hand_rests = not board.carried and _at_rest(hand, moving)
        key = (
            texts,
            not under,
            tuple(map(_look_of, plays)) if self._plays_rest else None,
            tuple(map(_look_of, hand)) if self._hand_rests else None,
        )
        if self._rest is None or key != self._rest_key:
            ground = self._ground_of(texts)
            if self._rest is None:
                self._rest = ground.copy()
            else:
                self._rest.blit(ground, (0, 0))
            if not under:
                self._paint_plates(self._rest, texts)
            for actor in (*plays * self._plays_rest, *hand * self._hand_rests):
                self.cards.draw(self._rest, actor, still=True)
            self._rest_key = None if self.cards.pending else key
        canvas.blit(self._rest, (0, 0))
        if under:
            for actor in under:
                self.cards.draw(canvas, actor, still=id(actor) not in moving)
            self._paint_plates(canvas, texts)
        self._rings(canvas)

    def _paint_plates(self, canvas: pygame.Surface, texts: Sequence[PlateText]) -> None:
        for seat, text in enumerate(texts):
            self.plates.paint(canvas, self.board.seat_box(seat), text)

    def paint_plays(self, canvas: pygame.Surface) -> None:
        """Paint the plays on the table while they move, the newest in front."""
        if self._plays_rest:
            return
        moving = self.board.timeline.moving()
        for group in self.board.laid:
            for actor in group.cards:
                if not actor.flying:
                    self.cards.draw(canvas, actor, still=id(actor) not in moving)

    def paint_hand(self, canvas: pygame.Surface) -> None:
        """Paint the open hand while it moves."""
        if self._hand_rests:
            return
        board, moving = self.board, self.board.timeline.moving()
        for card in board.order:
            actor = board.hand.get(card)
            if actor is not None and not board.carried >> card & 1:
                self.cards.draw(canvas, actor, still=id(actor) not in moving)

    def paint_above(self, canvas: pygame.Surface) -> None:
        """Paint what flies above everything, and the marks of the seats."""
        board = self.board
        moving = board.timeline.moving()
        self._marks(canvas)
        for actor in board.loose:
            if actor.under:
                continue
            self.cards.draw(canvas, actor, still=id(actor) not in moving)
        for group in board.laid:
            for actor in group.cards:
                if actor.flying:
                    self.cards.draw(canvas, actor, still=False)
        for card in board.order:
            if board.carried >> card & 1 and card in board.hand:
                self.cards.draw(canvas, board.hand[card], still=False)
        self.stage.blow(canvas, board.shock.ring)
        for seat, plate in enumerate(board.plates):
            self.plates.gain(canvas, board.seat_box(seat), plate)
        if board.shock.shake > 0:
            canvas.scroll(self.layout.px(shake_of(board.shock.shake)), 0)

    def _ground_of(self, texts: Sequence[PlateText]) -> pygame.Surface:
        """Give everything that rests under the plates: felt, ornament, rail, opponents' backs."""
        key = (self.context.felt, *(text.backs for text in texts))
        if self._ground is None or key != self._ground_key:
            felt = self._felt()
            if self._ground is None:
                self._ground = felt.copy()
            else:
                self._ground.blit(felt, (0, 0))
            for seat, text in enumerate(texts):
                self.plates.fan(self._ground, self.board.seat_box(seat), text)
            self._ground_key = key
        return self._ground

    def _felt(self) -> pygame.Surface:
        """Give the cloth with the drum woven into it and the rail across its top."""
        layout = self.layout

        def make() -> pygame.Surface:
            cloth = felt_picture(self.context).copy()
            middle = round(layout.stage.x + layout.stage.w / 2), round(layout.stage_y)
            drum = ornament_picture(self.context, layout.px(ORNAMENT))
            cloth.blit(drum, drum.get_rect(center=middle))
            rail = pygame.Surface((layout.width, round(layout.rail.h)), pygame.SRCALPHA)
            rail.fill(self.context.felt.deep.alpha(0.72))
            cloth.blit(rail, (0, 0))
            line = pygame.Surface((layout.width, max(1, layout.px(1))), pygame.SRCALPHA)
            line.fill(CREAM.alpha(0.1))
            cloth.blit(line, (0, round(layout.rail.h)))
            return cloth

        size = (layout.width, layout.height, layout.stage_y, layout.rail.h)
        return self.context.vector.keep(("table", self.context.felt, *size), make)

    def _text(self, seat: int) -> PlateText:
        board = self.board
        state = board.state
        shown = round(board.plates[seat].shown)
        out = state.places[seat] is not None or seat in state.dropped
        own = seat == board.me
        cards = tuple(iter_cards(state.hands[seat]))[:shown] if not own else ()
        return PlateText(
            name=self.players[seat].name,
            avatar=self.faces[seat],
            score=points(state.scores[seat]),
            count=shown,
            backs=tuple(card & 1 for card in cards),
            out=out,
            own=own,
            last=state.counts[seat] == 1,
        )

    def paint_guest(self, canvas: pygame.Surface, after_me: int, place: SeatBox) -> None:
        """Paint a seat, so many after yours, at some other place with all its marks."""
        seat = (self.board.me + after_me) % self.board.seats
        self.plates.paint(canvas, place, self._text(seat))
        self._ring(canvas, seat, place)
        self._mark(canvas, seat, place)

    def _rings(self, canvas: pygame.Surface) -> None:
        for seat in range(self.board.seats):
            self._ring(canvas, seat, self.board.seat_box(seat))

    def _ring(self, canvas: pygame.Surface, seat: int, place: SeatBox) -> None:
        plate = self.board.plates[seat]
        wave = math.cos(math.tau * self._breath / BREATH_SECONDS)
        alpha = 1 - BREATH_DEPTH * (1 - wave) / 2
        self.plates.ring(canvas, place, max(plate.turn * alpha, plate.flash), 1.0)

    def _marks(self, canvas: pygame.Surface) -> None:
        for seat in range(self.board.seats):
            self._mark(canvas, seat, self.board.seat_box(seat))

    def _mark(self, canvas: pygame.Surface, seat: int, place: SeatBox) -> None:
        state, plate = self.board.state, self.board.plates[seat]
        words = place_word(state.places, seat) or _("Passed")
        if seat in state.dropped:
            words = _("Out")
        self.plates.chip(canvas, place, plate, words)
        self.plates.alert(canvas, place, plate)


def _at_rest(actors: Sequence[CardActor], moving: frozenset[int]) -> bool:
    return not any(actor.flying or id(actor) in moving for actor in actors)


def _look_of(actor: CardActor) -> Hashable:
    """Give all that a card's picture depends on."""
    shape = (actor.card, actor.x, actor.y, actor.angle, actor.scale, actor.height)
    return (*shape, actor.flip, actor.alpha, actor.dim, actor.outline)
