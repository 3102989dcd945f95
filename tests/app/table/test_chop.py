"""Breaking in out of turn: offered on the buttons, never fired by a click on cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from thirteen.app.context import Context
from thirteen.app.session import Player, Session
from thirteen.app.view import View
from thirteen.engine import PASS, PRESETS, Round, parse_cards
from thirteen.storage import Folders, Store

from .person import Table

if TYPE_CHECKING:
    import random
    from pathlib import Path

    from thirteen.ai.view import SeatView

HANDS = (
    "4S 4C 5S 5C 6S 6C 7S 7C 9H KD",
    "2S 3S 3C 8D 8H",
    "10S 10C JD JH QS",
    "AS AC KH QD 9S",
)


class HighestSingle:
    """A bot that plays its highest card alone whenever it may."""

    name = "highest"

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:
        """The highest single, or a pass."""
        del rng, budget
        singles = [play for play in view.turn.plays if play.bit_count() == 1]
        return max(singles, default=PASS)


@pytest.fixture
def offered(tmp_path: Path) -> Table:
    """A person with four pairs in a row, just asked whether to chop a 2 led by the next seat."""
    rules = PRESETS["southern"]
    players = [Player("You"), *(Player(name, "highest") for name in ("Lan", "Minh", "Hoa"))]
    session = Session(rules, players, 1, make=lambda _name: HighestSingle())
    hands = [parse_cards(hand) for hand in HANDS]
    session.match = replace(session.match, round=Round.from_hands(rules, hands, leader=1))
    session.take_events()
    store = Store(Folders.find(tmp_path))
    table = Table(Context(store, View(1280, 720), 1, "en"), session)
    table.until(lambda: session.can_interrupt and table.scene.settled)
    table.wait(0.3)
    return table


def test_the_chop_is_offered_and_the_turn_shows_as_mine(offered: Table) -> None:
    controls = offered.scene.controls
    assert controls.play.label == "Chop!"
    assert controls.skip.label == "Let it go"
    assert offered.scene.board.turn == 0
    assert controls.play.pulse > 0


def test_the_cards_that_would_chop_are_the_ones_not_dimmed(offered: Table) -> None:
    bomb = parse_cards("4S 4C 5S 5C 6S 6C 7S 7C")
    assert offered.scene.board.dimmed == offered.session.my_hand & ~bomb


def test_choosing_the_bomb_does_not_play_it(offered: Table) -> None:
    offered.choose(parse_cards("4S 4C 5S 5C 6S 6C 7S 7C"))
    offered.wait(1)
    assert offered.session.can_interrupt


def test_pressing_chop_plays_it(offered: Table) -> None:
    offered.click(offered.scene.controls.play.rect.center)
    played = offered.session.history[1]
    assert (played.seat, played.interrupt) == (0, True)  # type: ignore[union-attr]
    offered.until(lambda: offered.scene.settled)
    offered.picture_is_true()


def test_letting_it_go_leaves_the_turn_to_the_next_seat(offered: Table) -> None:
    offered.click(offered.scene.controls.skip.rect.center)
    assert not offered.session.can_interrupt
    assert len(offered.session.history) == 1
    offered.until(lambda: len(offered.session.history) > 1)
    assert offered.session.history[-1].seat == 2
