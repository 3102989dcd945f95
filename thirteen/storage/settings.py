"""What a user chose, with its limits and defaults."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

SETTINGS_VERSION = 1

Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_:+-]*$")]
Coordinate = Annotated[int, Meta(ge=-100_000, le=100_000)]


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """The last choice on the new-game screen.

    `changes` are options that differ from the preset, by the names of the rules;
    `players` has one entry a seat: "human" or the name of a bot;
    `length` is the target or the number of hands, None for the preset's own.
    """

    preset: Key = "classic"
    changes: dict[str, Any] = {}
    players: Annotated[tuple[Key, ...], Meta(min_length=2, max_length=12)] = (
        "human",
        "casual:racer",
        "casual:teacher",
        "casual:hoarder",
    )
    length: Annotated[int, Meta(ge=1, le=1_000)] | None = None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a user can set; `changed` gives a copy with other values."""

    version: Annotated[int, Meta(ge=1)] = SETTINGS_VERSION

    auto_play: Literal["on", "follow", "off"] = "on"
    auto_pass: Literal["off", "ring", "instant"] = "ring"  # noqa: S105 (a pass, not a password)
    smart_swap: bool = True
    smart_swipe: bool = True
    confirm_pass: bool = False
    drag: Literal["select", "rearrange"] = "select"
    show_legal: bool = True
    sort: Literal["rank", "suit", "combo"] = "rank"
    sort_reverse: bool = False
    pace: Literal["slow", "normal", "fast"] = "normal"

    speed: Annotated[float, Meta(ge=0, le=4)] = 1.0
    """Of animations: 0.5, 1 or 2 times; 0 is instant."""
    reduced_motion: bool = False

    volume: Annotated[int, Meta(ge=0, le=100)] = 80
    muted: bool = False

    full_screen: bool = False
    window: tuple[Coordinate, Coordinate, Coordinate, Coordinate] | None = None
    """Width, height, left, top of the window when it was last not full screen."""
    felt: Key = "teal"
    back: Key = "drum"
    four_colour: bool = False
    text_scale: Annotated[float, Meta(ge=1, le=2)] = 1.0

    language: Key = ""
    """A language tag; empty for the system's."""
    player_name: Name = ""
    new_game: NewGame = NewGame()

    def changed(self, **values: object) -> Settings:
        """Get these settings with some values replaced. ValueError where one is out of range."""
        plain = msgspec.to_builtins(msgspec.structs.replace(self, **values))
        try:
            return msgspec.convert(plain, type(self))
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error
