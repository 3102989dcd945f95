"""Text as pictures: measured, wrapped, aligned and kept."""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.cache import MEBIBYTE, PictureCache, screen_ready
from thirteen.app.fonts import Fonts
from thirteen.app.theme import LINE_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from thirteen.app.theme import Colour

TEXT_BYTES = 24 * MEBIBYTE
DEEPEST_MARK, CAPITAL = 0.375, 0.7  # of the size, under and over the baseline
UNBROKEN: Final = range(0x2E80)  # beyond these, scripts written without spaces break anywhere
NO_LINE_START: Final = frozenset("，。！？；：、）」』”’》…%,.!?;:)")


class TextPainter:
    """Renders text. Sizes are device pixels to the em, see `View.text_px`.

    Weights are "regular", "semibold", "bold" and "display" (the serif of headings). A line is
    LINE_HEIGHT times its size high, so that stacked marks are never cut and lines of one size
    align whatever they say.
    """

    def __init__(self) -> None:
        self._fonts = Fonts()
        self._pictures: PictureCache[Hashable] = PictureCache(TEXT_BYTES)
        self._width = lru_cache(maxsize=8192)(self._measure_line)

    def render(  # noqa: PLR0913, PLR0917 - these make up a text's look
        self,
        text: str,
        size: int,
        colour: Colour,
        weight: str = "regular",
        wrap: int | None = None,
        align: str = "left",
    ) -> pygame.Surface:
        """The text, broken into lines of at most `wrap` pixels; do not change the picture."""
        key = (text, size, colour, weight, wrap, align)
        return self._pictures.get(key, lambda: self._draw(*key))

    def measure(
        self, text: str, size: int, weight: str = "regular", wrap: int | None = None
    ) -> tuple[int, int]:
        """Width and height of the text as rendered."""
        lines = self.lines(text, size, weight, wrap)
        width = max(self._width(line, size, weight) for line in lines)
        return width, len(lines) * line_height(size)

    def fit(  # noqa: PLR0913, PLR0917 - as render, with the room there is
        self,
        text: str,
        size: int,
        colour: Colour,
        width: int,
        weight: str = "regular",
        least: float = 0.75,
    ) -> pygame.Surface:
        """The text on one line, smaller down to `least` of its size and then cut to fit."""
        smallest = max(1, round(size * least))
        cut = _clean(text).replace("\n", " ")
        while size > smallest and self._width(cut, size, weight) > width:
            size -= 1
        while len(cut) > 1 and self._width(cut, size, weight) > width:
            cut = cut[: -2 if cut.endswith("…") else -1].rstrip() + "…"
        return self.render(cut, size, colour, weight)

    def lines(self, text: str, size: int, weight: str, wrap: int | None) -> list[str]:
        """The lines the text is broken into, at least one."""
        result = []
        for paragraph in _clean(text).split("\n"):
            if wrap is None:
                result.append(paragraph)
            else:
                result.extend(self._wrap(paragraph, size, weight, wrap))
        return result

    def ascent(self, size: int, weight: str = "regular") -> int:
        """Pixels from the top of a line to its baseline."""
        return self._baseline(size, weight)

    def forget(self) -> None:
        """Drop every picture kept."""
        self._pictures.clear()

    def _wrap(self, paragraph: str, size: int, weight: str, wrap: int) -> Iterator[str]:
        line = ""
        for piece in _pieces(paragraph):
            if line and self._width((line + piece).rstrip(), size, weight) > wrap:
                yield line.rstrip()
                line = piece.lstrip()
            else:
                line += piece
        yield line.rstrip()

    def _measure_line(self, line: str, size: int, weight: str) -> int:
        runs = self._fonts.runs(line, weight)
        return sum(self._fonts.font(face, size).size(piece)[0] for face, piece in runs)

    def _baseline(self, size: int, weight: str) -> int:
        """Capitals in the middle of the line, unless marks below letters need the room."""
        font = self._fonts.font(self._fonts.face_of("x", weight), size)
        height = line_height(size)
        centred = round((height + CAPITAL * size) / 2)
        return max(font.get_ascent(), min(centred, height - math.ceil(size * DEEPEST_MARK) - 2))

    def _draw(  # noqa: PLR0913, PLR0917 - as render
        self, text: str, size: int, colour: Colour, weight: str, wrap: int | None, align: str
    ) -> pygame.Surface:
        lines = self.lines(text, size, weight, wrap)
        widths = [self._width(line, size, weight) for line in lines]
        full, height = max(1, *widths), line_height(size)
        picture = pygame.Surface((full, height * len(lines)), pygame.SRCALPHA)
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        for i, (line, width) in enumerate(zip(lines, widths, strict=True)):
            x = round((full - width) * share)
            baseline = i * height + self._baseline(size, weight)
            for face, piece in self._fonts.runs(line, weight):
                font = self._fonts.font(face, size)
                drawn = font.render(piece, antialias=True, color=colour[:3])
                picture.blit(drawn, (x, baseline - font.get_ascent()))
                x += font.size(piece)[0]
        if colour.a < 255:  # noqa: PLR2004 - full opacity
            picture.fill((255, 255, 255, colour.a), special_flags=pygame.BLEND_RGBA_MULT)
        return screen_ready(picture)


def line_height(size: int) -> int:
    """Height in pixels of one line of text of this size."""
    return math.ceil(size * LINE_HEIGHT) + 2


def _clean(text: str) -> str:
    """The text as fonts take it: names and paths may hold what has no picture."""
    if not text.isprintable():
        text = "".join(
            " " if character == "\t" else character for character in text if _shows(character)
        )
    return unicodedata.normalize("NFC", text)


def _shows(character: str) -> bool:
    return character in "\n\t" or unicodedata.category(character) not in {"Cc", "Cs"}


def _pieces(paragraph: str) -> Iterator[str]:
    """What a line may not be broken within, spaces staying with the word before them."""
    word = ""
    for character in paragraph:
        if word and _breaks(word[-1], character):
            yield word
            word = ""
        word += character
    if word:
        yield word


def _breaks(before: str, after: str) -> bool:
    """Whether a line may end between two characters."""
    if before == " ":
        return after != " "
    spaceless = ord(before) not in UNBROKEN or ord(after) not in UNBROKEN
    return spaceless and after not in NO_LINE_START and after != " "
