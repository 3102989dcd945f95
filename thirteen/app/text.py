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
CAPITALS: Final = {"display": 0.7}  # height of a capital, of the size, by weight
CAPITAL = 0.74  # of all others
UNBROKEN: Final = range(0x2E80)  # beyond these, scripts written without spaces break anywhere
NO_LINE_START: Final = frozenset("，。！？；：、）」』”’》…%,.!?;:)")


class TextPainter:
    """Renders text. Sizes are device pixels to the em, see `View.text_px`.

    Weights are "regular", "semibold", "bold" and "display" (the serif of headings). A line is
    LINE_HEIGHT times its size high, so that stacked marks are not cut, and the middle of its
    capitals is the middle of the line: a text is centred in a shape as any picture is.
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

    def _draw(  # noqa: PLR0913, PLR0917 - as render
        self, text: str, size: int, colour: Colour, weight: str, wrap: int | None, align: str
    ) -> pygame.Surface:
        lines = self.lines(text, size, weight, wrap)
        widths = [self._width(line, size, weight) for line in lines]
        full, height = max(1, *widths), line_height(size)
        picture = pygame.Surface((full, height * len(lines)), pygame.SRCALPHA)
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        centred = round((height + CAPITALS.get(weight, CAPITAL) * size) / 2)
        for i, (line, width) in enumerate(zip(lines, widths, strict=True)):
            x = round((full - width) * share)
            runs = self._fonts.runs(line, weight)
            pieces = [(self._fonts.font(face, size), piece) for face, piece in runs]
            tops = [_top(font, piece) for font, piece in pieces]
            # The highest stacks of marks need a little more than there is over centred capitals.
            baseline = i * height + max(centred, *tops, 0)
            for (font, piece), top in zip(pieces, tops, strict=True):
                drawn = font.render(piece, antialias=True, color=colour[:3])
                picture.blit(drawn, (x, baseline - max(font.get_ascent(), top)))
                x += font.size(piece)[0]
        if colour.a < 255:  # noqa: PLR2004 - full opacity
            picture.fill((255, 255, 255, colour.a), special_flags=pygame.BLEND_RGBA_MULT)
        return screen_ready(picture)


def _top(font: pygame.Font, piece: str) -> int:
    """Pixels from the baseline up to the highest ink: a drawn text is that high above it."""
    return max((metrics[3] for metrics in font.metrics(piece) if metrics is not None), default=0)


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
