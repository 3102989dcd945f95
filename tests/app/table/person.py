"""A person at a table without a window: what they do becomes the events of a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.application import App
from thirteen.app.session import Phase
from thirteen.app.table.fan import fan, strip
from thirteen.app.table.scene import TableScene
from thirteen.app.table.state import TableState
from thirteen.engine import iter_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.session import Session
    from thirteen.engine import Turn

STEP = 0.04
PAINT_EVERY = 4  # changed frames: enough to meet every kind of picture
PATIENCE = 3000  # steps after which something that should happen has not


class Table:
    """A person at a table: looks, points, clicks, waits."""

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.session = session
        self.scene = TableScene(context, session)
        self.app = App(context, self.scene)
        self._changes = 0
        self.canvas = pygame.Surface(context.view.size)
        self.app.draw(self.canvas)

    def step(self, *events: pygame.Event) -> bool:
        """Let a frame pass; whether it is to be painted."""
        changed = self.app.step(STEP, events)
        self._changes += changed
        if changed and self._changes % PAINT_EVERY == 0:
            self.app.draw(self.canvas)
        return changed

    def wait(self, seconds: float) -> int:
        """Let time pass; how many frames were to be painted."""
        return sum(self.step() for _ in range(round(seconds / STEP)))

    def until(self, done: Callable[[], bool]) -> None:
        """Wait until something is so."""
        for _ in range(PATIENCE):
            if done():
                return
            self.step()
        pytest.fail("it never came to pass")

    def my_turn(self) -> bool:
        """Wait for the person's turn: False when the hand is over before it comes."""
        self.until(lambda: self.scene.settled and (self.asked or self.over))
        return self.asked

    @property
    def asked(self) -> bool:
        """Whether the person is asked for a play."""
        return self.session.ask.turn is not None

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self.session.phase is not Phase.PLAYING

    @property
    def turn(self) -> Turn:
        """What the person is asked."""
        turn = self.session.ask.turn
        assert turn is not None
        return turn

    def place_of(self, card: int) -> tuple[int, int]:
        """A point on the uncovered strip of a card of the hand."""
        layout, order = self.scene.board.layout, self.scene.hand.selection.order
        pose = fan(layout.hand, len(order))[order.index(card)]
        left = -layout.hand.card_w / 2 + strip(layout.hand, len(order)) / 2
        return round(pose.x + left), round(pose.y + layout.hand.card_h * 0.1)

    def point(self, pos: tuple[float, float], *held: int) -> None:
        """Move the pointer."""
        buttons = tuple(int(i + 1 in held) for i in range(3))
        self.step(pygame.Event(pygame.MOUSEMOTION, pos=_whole(pos), rel=(0, 0), buttons=buttons))

    def press(self, pos: tuple[float, float], button: int = 1) -> None:
        """Press a button."""
        self.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=_whole(pos), button=button))

    def release(self, pos: tuple[float, float], button: int = 1) -> None:
        """Let a button go."""
        self.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=_whole(pos), button=button))

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        """Point, press, let go, slowly enough not to be a double click."""
        self.point(pos)
        self.press(pos, button)
        self.release(pos, button)
        self.wait(0.36)

    def double_click(self, pos: tuple[float, float]) -> None:
        """Press and let go twice, fast."""
        self.point(pos)
        for _ in range(2):
            self.press(pos)
            self.release(pos)

    def choose(self, cards: int) -> None:
        """Click each of these cards, as long as they are still there."""
        for card in iter_cards(cards):
            if card in self.scene.hand.selection.order:
                self.click(self.place_of(card))

    def hold(self, start: tuple[float, float], *way: tuple[float, float]) -> None:
        """Press, and move along a way."""
        self.point(start)
        self.press(start)
        for pos in way:
            self.point(pos, 1)
            self.wait(0.06)

    def drag(self, start: tuple[float, float], *way: tuple[float, float]) -> None:
        """Press, move along a way, and let go at its end."""
        self.hold(start, *way)
        self.release(way[-1])

    def picture_is_true(self) -> None:
        """Check that the picture says what the match says."""
        board = self.scene.board
        assert board.state == TableState.of(self.session)
        assert set(board.hand) == set(iter_cards(self.session.my_hand))
        assert [plate.shown for plate in board.plates] == list(self.session.round.counts)
        shown = [group.combo for group in board.laid]
        assert shown == [laid.combo for laid in board.state.trick[-3:]]


def _whole(pos: tuple[float, float]) -> tuple[int, int]:
    return round(pos[0]), round(pos[1])
