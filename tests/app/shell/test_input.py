from __future__ import annotations

import pygame
import pytest

from thirteen.app.input import InputReader
from thirteen.app.intents import (
    RIGHT,
    Act,
    Action,
    Cancel,
    Intent,
    Modifiers,
    Point,
    Press,
    Release,
    Typed,
    Wheel,
)


def read(reader: InputReader, kind: int, dt: float = 0.02, **values: object) -> list[Intent]:
    return list(reader.read([pygame.Event(kind, values)], dt))


def down(reader: InputReader, pos: tuple[int, int], dt: float = 0.02, button: int = 1) -> Press:
    (intent,) = read(reader, pygame.MOUSEBUTTONDOWN, dt, pos=pos, button=button)
    assert isinstance(intent, Press)
    return intent


def test_a_second_press_soon_and_near_is_a_double_click() -> None:
    reader = InputReader()
    assert down(reader, (100, 100)).clicks == 1
    assert down(reader, (103, 98)).clicks == 2


def test_a_third_press_begins_anew() -> None:
    reader = InputReader()
    clicks = [down(reader, (5, 5)).clicks for _ in range(4)]
    assert clicks == [1, 2, 1, 2]


@pytest.mark.parametrize(("dt", "pos"), [(0.4, (100, 100)), (0.02, (110, 100))])
def test_a_second_press_late_or_far_is_a_click(dt: float, pos: tuple[int, int]) -> None:
    reader = InputReader()
    down(reader, (100, 100))
    assert down(reader, pos, dt).clicks == 1


def test_another_button_makes_no_double_click() -> None:
    reader = InputReader()
    down(reader, (100, 100))
    press = down(reader, (100, 100), button=3)
    assert (press.button, press.clicks) == (RIGHT, 1)


def test_points_of_a_dense_screen_become_device_pixels() -> None:
    reader = InputReader()
    reader.scale = (2.0, 2.0)
    assert down(reader, (100, 50)).pos == (200, 100)
    (moved,) = read(reader, pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(1, 0, 0))
    assert moved == Point((20, 40), frozenset({1}))


def test_the_wheel_turns_where_the_pointer_is() -> None:
    reader = InputReader()
    read(reader, pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0))
    (turned,) = read(reader, pygame.MOUSEWHEEL, precise_y=-1.0, flipped=False, x=0, y=-1)
    assert turned == Wheel((30, 40), -1.0)
    (turned,) = read(reader, pygame.MOUSEWHEEL, precise_y=-1.0, flipped=True, x=0, y=-1)
    assert turned == Wheel((30, 40), 1.0)


@pytest.mark.parametrize(
    ("key", "mod", "act"),
    [
        (pygame.K_RETURN, 0, Act.ACCEPT),
        (pygame.K_RETURN, pygame.KMOD_ALT, Act.FULL_SCREEN),
        (pygame.K_F11, 0, Act.FULL_SCREEN),
        (pygame.K_ESCAPE, 0, Act.BACK),
        (pygame.K_TAB, 0, Act.NEXT),
        (pygame.K_TAB, pygame.KMOD_SHIFT, Act.PREVIOUS),
        (pygame.K_z, pygame.KMOD_CTRL, Act.UNDO),
        (pygame.K_z, pygame.KMOD_META, Act.UNDO),
        (pygame.K_p, 0, Act.PASS),
        (pygame.K_m, 0, Act.MUTE),
    ],
)
def test_keys_ask_for_actions(key: int, mod: int, act: Act) -> None:
    (intent,) = read(InputReader(), pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
    assert isinstance(intent, Action)
    assert intent.name is act


def test_letters_are_text_while_typing_and_commands_otherwise() -> None:
    reader = InputReader()
    assert not read(reader, pygame.TEXTINPUT, text="p")
    reader.typing = True
    assert not read(reader, pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="p", scancode=0)
    assert read(reader, pygame.TEXTINPUT, text="p") == [Typed("p")]


def test_typed_text_is_composed() -> None:
    reader = InputReader()
    reader.typing = True
    assert read(reader, pygame.TEXTINPUT, text="ê\N{COMBINING ACUTE ACCENT}") == [Typed("ế")]


def test_losing_the_focus_ends_a_gesture() -> None:
    reader = InputReader()
    down(reader, (5, 5))
    assert read(reader, pygame.WINDOWFOCUSLOST) == [Cancel()]
    (moved,) = read(reader, pygame.MOUSEMOTION, pos=(6, 6), rel=(1, 1), buttons=(0, 0, 0))
    assert moved == Point((6, 6))


def test_leaving_the_window_while_dragging_goes_on() -> None:
    reader = InputReader()
    down(reader, (5, 5))
    assert not read(reader, pygame.WINDOWLEAVE)
    (let_go,) = read(reader, pygame.MOUSEBUTTONUP, pos=(-20, 5), button=1)
    assert let_go == Release((-20, 5), 1, Modifiers.NONE)
    assert read(reader, pygame.WINDOWLEAVE) == [Cancel()]
