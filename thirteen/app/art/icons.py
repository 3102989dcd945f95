"""Line icons for buttons, on a grid of 24 units."""

from __future__ import annotations

from thirteen.app.art.palette import CREAM
from thirteen.app.art.suits import suit
from thirteen.app.art.svg import document, path

_LINES = {
    "menu": "M4 7L20 7M4 12L20 12M4 17L20 17",
    "sound": (
        "M4 9.5L7.5 9.5L12 5.5L12 18.5L7.5 14.5L4 14.5ZM15.5 9"
        "C17.2 10.8 17.2 13.2 15.5 15M18 6.5C21.2 9.7 21.2 14.3 18 17.5"
    ),
    "mute": "M4 9.5L7.5 9.5L12 5.5L12 18.5L7.5 14.5L4 14.5ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "help": "M8.5 8.5C8.5 3.5 15.5 3.5 15.5 8.5C15.5 11.5 12 11.5 12 15M12 18.4L12 18.6",
    "info": "M12 3C24 3 24 21 12 21C0 21 0 3 12 3ZM12 11.4L12 16.4M12 7.6L12 7.8",
    "log": "M5 6L5 6.1M5 12L5 12.1M5 18L5 18.1M9 6L20 6M9 12L20 12M9 18L20 18",
    "gear": (
        "M10.4 5.5L10.4 2.7L13.6 2.7L13.6 5.5L15.5 6.3L17.5 4.3L19.7 6.5L17.7 8.5"
        "L18.5 10.4L21.3 10.4L21.3 13.6L18.5 13.6L17.7 15.5L19.7 17.5L17.5 19.7"
        "L15.5 17.7L13.6 18.5L13.6 21.3L10.4 21.3L10.4 18.5L8.5 17.7L6.5 19.7L4.3 17.5"
        "L6.3 15.5L5.5 13.6L2.7 13.6L2.7 10.4L5.5 10.4L6.3 8.5L4.3 6.5L6.5 4.3L8.5 6.3Z"
        "M12 9C16 9 16 15 12 15C8 15 8 9 12 9Z"
    ),
    "back": "M20 12L4.5 12M11 5L4 12L11 19",
    "close": "M6 6L18 18M18 6L6 18",
    "check": "M4.5 12.5L10 18L19.5 7",
    "sort": "M7 19L7 5M3.5 8.5L7 5L10.5 8.5M17 5L17 19M13.5 15.5L17 19L20.5 15.5",
    "undo": "M8.5 4.5L4 9L8.5 13.5M4 9L14 9C21.5 9 21.5 19 14 19L9 19",
    "play": "M7 5L19 12L7 19Z",
    "pass": "M5 5L14 12L5 19ZM18.5 5L18.5 19",
    "trophy": (
        "M7 4L17 4L17 9C17 15.5 7 15.5 7 9ZM7 6L3.5 6C3.5 10 5 11 7.5 11M17 6L20.5 6"
        "C20.5 10 19 11 16.5 11M12 14L12 18M8 20L16 20"
    ),
    "crown": "M4 18L3 7L8 11L12 5L16 11L21 7L20 18Z",
    "person": "M12 4C17 4 17 12 12 12C7 12 7 4 12 4ZM4.5 20C4.5 13 19.5 13 19.5 20",
    "robot": (
        "M5 9L19 9L19 19L5 19ZM12 9L12 5M12 4.4L12 4.6M9 13.4L9 13.6M15 13.4L15 13.6"
        "M2.5 13L2.5 15M21.5 13L21.5 15"
    ),
    "eye": (
        "M2.5 12C7 4.5 17 4.5 21.5 12C17 19.5 7 19.5 2.5 12ZM12 9C16 9 16 15 12 15C8 15 8 9 12 9Z"
    ),
    "plus": "M12 5L12 19M5 12L19 12",
    "minus": "M5 12L19 12",
    "up": "M5 15L12 8L19 15",
    "down": "M5 9L12 16L19 9",
    "left": "M15 5L8 12L15 19",
    "right": "M9 5L16 12L9 19",
    "fullscreen": "M4 9L4 4L9 4M15 4L20 4L20 9M20 15L20 20L15 20M9 20L4 20L4 15",
    "window": "M9 4L9 9L4 9M20 9L15 9L15 4M15 20L15 15L20 15M4 15L9 15L9 20",
    "hint": "M9 17C9 14 6 13 6 9.5C6 1.5 18 1.5 18 9.5C18 13 15 14 15 17ZM10 20.5L14 20.5",
}
_SUITS = ("spade", "club", "diamond", "heart")
ICONS = (*_LINES, *_SUITS)


def icon_svg(name: str, colour: str = CREAM) -> str:
    """Give an icon on a clear ground, 24 units square; names in ICONS."""
    if name in _SUITS:
        return document("0 0 24 24", path(suit(_SUITS.index(name), 12, 12, 19), colour))
    return document(
        "0 0 24 24",
        path(_LINES[name], "none", colour, 2, ' stroke-linecap="round" stroke-linejoin="round"'),
    )
