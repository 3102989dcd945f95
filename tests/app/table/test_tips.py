"""Resting on a card or a seat tells something; holding a button does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from .person import Table


@pytest.fixture
def table(seat: Callable[..., Table]) -> Table:
    found = seat(seed=6, auto_pass="off")  # noqa: S106
    assert found.my_turn()
    return found


def above_the_hand(table: Table) -> bytes:
    """The strip of the picture where tips of cards and notes are shown."""
    table.app.draw(table.canvas)
    toast = table.scene.board.layout.toast
    strip = pygame.Rect(0, toast.y, table.canvas.get_width(), toast.h)
    return pygame.image.tobytes(table.canvas.subsurface(strip), "RGB")


def test_a_tip_comes_after_a_rest_on_a_card_and_goes_with_the_pointer(table: Table) -> None:
    plain = above_the_hand(table)
    table.point(table.place_of(table.scene.hand.selection.order[4]))
    table.wait(0.3)
    assert above_the_hand(table) == plain
    table.wait(0.3)
    assert above_the_hand(table) != plain
    table.point((20, 300))
    table.wait(0.6)
    assert above_the_hand(table) == plain


def test_a_held_button_brings_no_tip(table: Table) -> None:
    table.context.change_settings(drag="rearrange", auto_play="off")
    plain = above_the_hand(table)
    order = table.scene.hand.selection.order
    first, last = table.place_of(order[0]), table.place_of(order[2])
    table.hold(first, (first[0] + 12, first[1]), last)
    table.wait(1.0)
    assert table.scene.board.hovered == order[0]
    assert above_the_hand(table) == plain
