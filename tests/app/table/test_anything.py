"""Whatever is done to the table, it goes on and its picture stays true."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.session import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from .person import Table

    Seat = Callable[..., Table]

EVENTS = 450
KEYS = (
    pygame.K_p,
    pygame.K_o,
    pygame.K_u,
    pygame.K_m,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_LEFT,
    pygame.K_UP,
)


def someone_does_anything(table: Table, dice: random.Random) -> None:
    """One thing that hands on a mouse and a keyboard can do."""
    width, height = table.context.view.size
    board = table.scene.board
    pos = (dice.randrange(width), dice.randrange(height))
    if dice.random() < 0.6 and board.hand:
        actor = dice.choice(list(board.hand.values()))
        pos = (int(actor.x) - 20, int(actor.y))
    match dice.randrange(12):
        case 0 | 1:
            table.press(pos)
        case 2 | 3:
            table.release(pos)
        case 4 | 5:
            table.point(pos, *([1] if dice.random() < 0.5 else []))
        case 6:
            table.double_click(pos)
        case 7:
            key = dice.choice(KEYS)
            table.step(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        case 8:
            table.press(dice.choice(table.scene.controls.actions).rect.center)
            table.release(table.scene.controls.play.rect.center)
        case 9:
            kind = dice.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE))
            table.step(pygame.Event(kind))
        case 10:
            table.click(dice.choice(table.scene.controls.actions).rect.center)
        case _:
            table.press(pos, button=3)
            table.release(pos, button=3)


@pytest.mark.parametrize("preset", ["classic", "southern"])
def test_random_hands_on_mouse_and_keys_break_nothing(seat: Seat, preset: str) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 - to follow a failure up
    dice = random.Random(seed)
    table = seat(preset, seed=seed, speed=2.0, pace="fast")
    for i in range(EVENTS):
        someone_does_anything(table, dice)
        if i % 90 == 89:
            size = dice.choice([(960, 600), (1280, 720), (1100, 900)])
            table.app.resize(*size)
            table.canvas = pygame.Surface(size)
        if table.context.stack.top is not table.scene:
            table.context.stack.pop()
            if table.session.phase is not Phase.PLAYING:
                break
    table.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.until(lambda: table.scene.settled)
    if table.session.phase is Phase.PLAYING:
        table.picture_is_true()
    assert table.scene.board.carried == 0
    assert not table.scene.hand.selection.busy
