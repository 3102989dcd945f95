"""The player's hand: what is chosen, what gestures make of it, and how it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from thirteen.app import selection as sel
from thirteen.app.selection import Ask, Options, Selection, Sort
from thirteen.app.table.board import GAP_MS
from thirteen.app.table.easing import in_out_cubic, in_out_sine, out_back, out_quad
from thirteen.app.table.geometry import Pose
from thirteen.app.table.handling import HandPointer
from thirteen.app.table.reasons import sentence
from thirteen.engine import PASS, IllegalPlay, iter_cards

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.intents import Intent, Pos
    from thirteen.app.selection import Effect, Step
    from thirteen.app.session import Session
    from thirteen.app.table.board import Board
    from thirteen.app.table.timeline import Script

HOVER_MS, LIFT_MS, DRAG_MS = 100.0, 110.0, 60.0
NUDGE_MS, NUDGE = 160.0, 6  # milliseconds and units of the shake that says no
CARRY_STEP = 0.36  # of a card's width, between cards carried to the table


class Table(Protocol):
    """What the hand needs of the scene."""

    @property
    def settled(self) -> bool:
        """Whether the picture shows all that happened."""

    @property
    def dealing(self) -> bool:
        """Whether cards are being dealt or turned up."""

    def say(self, text: str, *, alarm: bool = False) -> None:
        """Show a sentence for a while."""

    def sound(self, name: str) -> None:
        """Play an effect."""

    def played(self) -> None:
        """Show what a play of the player's led to."""

    def take_back(self) -> None:
        """Undo the player's last play."""


class Hand:
    """The selection, fed by the pointer and the buttons; effects go to the session."""

    def __init__(self, context: Context, session: Session, board: Board, table: Table) -> None:
        self.context = context
        self.session = session
        self.board = board
        self.table = table
        self.selection = Selection(session.rules)
        self.pointer = HandPointer(self.take, lambda: self.ask, self._options, lambda: self.time)
        self.time = 0.0
        self.in_flight = False
        self._blind = False

    @property
    def ask(self) -> Ask:
        """What the player is asked, as far as the picture has come.

        While something still moves, and for a press that began while it did, it is nobody's
        turn: nobody can mean to answer a play they have not seen.
        """
        ask, settled = self.session.ask, self.table.settled
        inert = ask.inert or self.table.dealing or (self.in_flight and not settled)
        if self.session.watching:
            inert = True
        if not settled or self._blind:
            return Ask(None, ask.stamp, ask.locked, ask.out, inert)
        return ask.but(inert=inert)

    def deal(self, hand: int) -> tuple[int, ...]:
        """Take a new hand up; give it in the order it is to be shown."""
        settings = self.context.settings
        self.selection = Selection.of(
            hand, self.session.rules, Sort(settings.sort), reverse=settings.sort_reverse
        )
        return self.selection.order

    def rebuild(self) -> tuple[int, ...]:
        """Be what the session says, keeping order and choice where they still apply."""
        hand = self.session.my_hand
        if not self.selection.order:
            return self.deal(hand)
        self.selection = sel.hand_changed(sel.cancel(self.selection).selection, hand).selection
        self.board.chosen, self.board.carried = self.selection.cards, 0
        return self.selection.order

    def catch_up(self) -> None:
        """Let go of cards that left the hand in some other way than by the player's gestures."""
        hand = self.session.my_hand
        if hand != self.selection.hand and self.board.state.running:
            self.selection = sel.hand_changed(self.selection, hand).selection
            self.board.chosen = self.selection.cards
            self.board.order = self.selection.order
            self.board.arrange(GAP_MS)

    def handle(self, intent: Intent) -> bool:
        """Whether an intent meant something to the hand."""
        self._blind = self._blind or (self.pointer.grip is None and not self.table.settled)
        before = self.board.hovered
        handled = self.pointer.handle(intent, self.selection)
        if self.pointer.grip is None:
            self._blind = False
        elif self.selection.drag is not None:
            self._carry(self.pointer.grip.pos)
        self.board.hovered = self._raised()
        if self.board.hovered != before:
            self.board.arrange(HOVER_MS, out_quad)
            handled = True
        return handled

    def _raised(self) -> int | None:
        """Get the card that stands out: the one moved along the hand, or the one pointed at."""
        if self.selection.carry is not None:
            return self.selection.carry.card
        return None if self.ask.inert or self.selection.busy else self.pointer.hovered

    def take(self, step: Step) -> None:
        """Go on with what a gesture or a button made."""
        before = self.selection
        self.selection = step.selection
        board, chosen = self.board, step.selection.cards
        board.chosen = chosen
        board.carried = step.selection.drag.cards if step.selection.drag else 0
        fired = any(isinstance(e, sel.FirePlay | sel.SpringBack) for e in step.effects)
        if chosen != before.cards and not fired:
            self.table.sound("select" if chosen & ~before.cards else "drop")
        if step.selection.order != before.order:
            board.order = step.selection.order
            board.arrange(GAP_MS, in_out_cubic)
        else:
            board.arrange(LIFT_MS, out_back if chosen & ~before.cards else out_quad)
        for effect in step.effects:
            self._follow(effect)

    def turn_came(self) -> None:
        """Judge what is chosen anew: the player is asked, or the table has changed."""
        ask = self.ask
        came = sel.turn_came if ask.turn is not None else sel.table_changed
        self.selection = came(self.selection, ask).selection

    def _follow(self, effect: Effect) -> None:
        match effect:
            case sel.FirePlay(cards=cards):
                self._submit(cards)
            case sel.FirePass():
                self._submit(PASS)
            case sel.SpringBack(cards=cards, problem=problem):
                for card in iter_cards(cards):
                    if card in self.board.hand:
                        self.board.hand[card].flying = False
                self.board.arrange(GAP_MS, in_out_cubic)
                if problem is not None:
                    self.table.say(sentence(problem), alarm=True)
            case sel.Refuse(problem=problem):
                self.table.say(sentence(problem), alarm=True)
                self.board.timeline.start(self._nudge(self.selection.cards))
            case sel.PulseCard(card=card):
                self.board.timeline.start(self._hop(card))
            case sel.TakeBack():
                self.table.take_back()
            case _:
                pass

    def _submit(self, play: int) -> None:
        try:
            self.session.submit(play)
        except IllegalPlay:
            self.board.arrange(GAP_MS)
            return
        self.in_flight = True
        self.selection = sel.hand_changed(self.selection, self.selection.hand & ~play).selection
        self.table.played()

    def _options(self) -> Options:
        return Options.of(self.context.settings)

    def _carry(self, pos: Pos) -> None:
        """Let the carried cards follow the pointer, close together."""
        board = self.board
        cards = [card for card in board.order if board.carried >> card & 1]
        width = board.layout.hand.card_w
        for i, card in enumerate(cards):
            along = i - (len(cards) - 1) / 2
            pose = Pose(pos[0] + along * CARRY_STEP * width, pos[1], along * 1.5, 1.0)
            board.timeline.tween(
                board.hand[card], DRAG_MS, out_quad, **pose._asdict(), height=1.5, dim=0
            )

    def _nudge(self, cards: int) -> Script:
        """Shake the head: these cards cannot go."""
        line, board = self.board.timeline, self.board
        actors = [board.hand[card] for card in iter_cards(cards) if card in board.hand]
        homes = [actor.x for actor in actors]
        for way in (1, -1, 0):
            yield [
                line.tween(actor, NUDGE_MS / 3, in_out_sine, x=home + way * board.layout.px(NUDGE))
                for actor, home in zip(actors, homes, strict=True)
            ]
        board.arrange(LIFT_MS)

    def _hop(self, card: int) -> Script:
        """Draw the eye to a card that must be played."""
        line, actor = self.board.timeline, self.board.hand.get(card)
        if actor is None:
            return
        yield LIFT_MS
        yield line.tween(actor, 140, out_quad, y=actor.y - self.board.layout.px(26), outline=1)
        yield line.tween(actor, 240, out_back, y=actor.y + self.board.layout.px(26))
        yield 300
        self.board.arrange(LIFT_MS)
