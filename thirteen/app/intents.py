"""What the player wants, free of device and library: the only input scenes and widgets see.

Positions are device pixels of the canvas. Keys and pads become `Action`s, so that whatever can be
done by pointer can be done by them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, StrEnum, auto

Pos = tuple[int, int]

LEFT, MIDDLE, RIGHT = 1, 2, 3


class Modifiers(Flag):
    """Keys held down during a gesture; CTRL is Command on a Mac."""

    NONE = 0
    SHIFT = auto()
    CTRL = auto()
    ALT = auto()


class Act(StrEnum):
    """Names of what keys and pads can ask for."""

    ACCEPT = "accept"
    TOGGLE = "toggle"
    BACK = "back"
    MENU = "menu"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HOME = "home"
    END = "end"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    NEXT = "next"
    PREVIOUS = "previous"
    PLAY = "play"
    PASS = "pass"  # noqa: S105 - the act of passing, not a password
    SORT = "sort"
    HINT = "hint"
    RULES = "rules"
    UNDO = "undo"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"
    ERASE = "erase"


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer moved to `pos`; `buttons` are the ones held down."""

    pos: Pos
    buttons: frozenset[int] = frozenset()
    modifiers: Modifiers = Modifiers.NONE


@dataclass(frozen=True, slots=True)
class Press:
    """A button went down; `clicks` is 2 for the second press of a double click, else 1."""

    pos: Pos
    button: int = LEFT
    clicks: int = 1
    modifiers: Modifiers = Modifiers.NONE


@dataclass(frozen=True, slots=True)
class Release:
    """A button went up."""

    pos: Pos
    button: int = LEFT
    modifiers: Modifiers = Modifiers.NONE


@dataclass(frozen=True, slots=True)
class Cancel:
    """Gestures under way end without effect: the pointer left the window or the focus was lost."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned at `pos`: `dy` notches, upwards positive."""

    pos: Pos
    dy: float
    modifiers: Modifiers = Modifiers.NONE


@dataclass(frozen=True, slots=True)
class Action:
    """A key or a pad button asks for `name`."""

    name: Act
    modifiers: Modifiers = Modifiers.NONE


@dataclass(frozen=True, slots=True)
class Typed:
    """Text typed into whatever takes text; comes only while a scene says it is `typing`."""

    text: str


Intent = Point | Press | Release | Cancel | Wheel | Action | Typed
