"""Colours, sizes and spacing of the one look. Lengths are units of a 1920x1080 canvas."""

from __future__ import annotations

from typing import Final, NamedTuple


class Colour(NamedTuple):
    """Red, green, blue and opacity, each 0 to 255."""

    r: int
    g: int
    b: int
    a: int = 255

    @classmethod
    def parse(cls, text: str) -> Colour:
        """`#rrggbb` or `#rrggbbaa`."""
        return cls(*bytes.fromhex(text.removeprefix("#")))

    @property
    def hex(self) -> str:
        """`#rrggbb`, without the opacity."""
        return f"#{self.r:02x}{self.g:02x}{self.b:02x}"

    def alpha(self, share: float) -> Colour:
        """The same colour at `share` (0 to 1) opacity."""
        return self._replace(a=round(255 * share))

    def mix(self, other: Colour, share: float) -> Colour:
        """Get this colour moved by `share` (0 to 1) towards another."""
        return Colour(*(round(a + (b - a) * share) for a, b in zip(self, other, strict=True)))


CREAM: Final = Colour.parse("#F3E9D2")
QUIET: Final = Colour.parse("#A9B8AF")
GOLD: Final = Colour.parse("#F2C14E")
FACE: Final = Colour.parse("#FBF8F0")
INK: Final = Colour.parse("#16181D")
RED: Final = Colour.parse("#C8102E")
ALARM: Final = Colour.parse("#FF9B8A")  # error text on felt, 5.9:1
BLACK: Final = Colour(0, 0, 0)


class Felt(NamedTuple):
    """A table colour and the deeper one of its panels."""

    felt: Colour
    deep: Colour


FELTS: Final[dict[str, Felt]] = {
    "teal": Felt(Colour.parse("#14503C"), Colour.parse("#0E3B2E")),
    "midnight": Felt(Colour.parse("#14263F"), Colour.parse("#0D1A2D")),
    "burgundy": Felt(Colour.parse("#4A1420"), Colour.parse("#340D16")),
    "charcoal": Felt(Colour.parse("#1E2126"), Colour.parse("#14161A")),
    "rosewood": Felt(Colour.parse("#3B2219"), Colour.parse("#281610")),
}

DISPLAY: Final = 96
TITLE: Final = 56
HEADING: Final = 36
BODY: Final = 24
SMALL: Final = 20

SPACE: Final = 24  # between things that belong together, and to every edge
WIDE_SPACE: Final = 48
PANEL_RADIUS: Final = 18
BUTTON_RADIUS: Final = 14
HAIRLINE: Final = 1
LINE_HEIGHT: Final = 1.4  # room for stacked Vietnamese marks
