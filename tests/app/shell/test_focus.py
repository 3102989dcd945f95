from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.intents import Act, Action, Point, Press, Release
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.group import Group

if TYPE_CHECKING:
    from thirteen.app.context import Context


@pytest.fixture
def keys() -> dict[str, pygame.Rect]:
    """Nine buttons in a square."""
    return {
        f"{x}{y}": pygame.Rect(100 + 150 * x, 100 + 80 * y, 120, 60)
        for y in range(3)
        for x in range(3)
    }


def square(context: Context, keys: dict[str, pygame.Rect], off: str = "") -> Group:
    buttons = []
    for key, rect in keys.items():
        button = Button(context, key, lambda: None, reason="no" if key == off else "")
        button.rect = rect
        buttons.append(button)
    return Group(buttons)


def test_tab_goes_through_all_and_round(context: Context, keys: dict[str, pygame.Rect]) -> None:
    group = square(context, keys)
    seen = []
    for _ in range(10):
        group.handle(Action(Act.NEXT))
        seen.append(group.focus_key)
    assert seen == [*keys, "00"]
    group.handle(Action(Act.PREVIOUS))
    assert group.focus_key == "22"


def test_arrows_go_to_the_neighbour(context: Context, keys: dict[str, pygame.Rect]) -> None:
    group = square(context, keys)
    group.handle(Action(Act.NEXT))
    walk = []
    for act in (Act.RIGHT, Act.DOWN, Act.DOWN, Act.LEFT, Act.UP, Act.LEFT):
        group.handle(Action(act))
        walk.append(group.focus_key)
    assert walk == ["10", "11", "12", "02", "01", "01"]


def test_the_focus_passes_over_what_is_disabled(
    context: Context, keys: dict[str, pygame.Rect]
) -> None:
    group = square(context, keys, off="10")
    group.handle(Action(Act.NEXT))
    group.handle(Action(Act.RIGHT))
    assert group.focus_key == "20"


def test_the_ring_shows_only_while_keys_are_used(
    context: Context, keys: dict[str, pygame.Rect]
) -> None:
    group = square(context, keys)
    group.handle(Action(Act.NEXT))
    assert any(widget.focused for widget in group.widgets)
    for intent in (Point((5, 5)), Press((5, 5)), Release((5, 5))):
        group.handle(intent)
    assert not any(widget.focused for widget in group.widgets)


def test_a_new_layout_keeps_focus_and_warmth(
    context: Context, keys: dict[str, pygame.Rect]
) -> None:
    old = square(context, keys)
    old.handle(Action(Act.NEXT))
    old.handle(Point(keys["11"].center))
    for _ in range(10):
        old.update(0.05)
    new = Group(square(context, keys).widgets, old.focus_key)
    new.continue_from(old, keys["11"].center)
    found = {widget.key: widget for widget in new.widgets}
    assert found["00"].focused
    assert found["11"].hovered
    assert found["11"].warmth == 1.0
