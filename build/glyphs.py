"""The symbols our texts need and the chosen faces lack: suits, arrows, a tick and a cross.

The suits are those of the cards. All are drawn on a 1000-unit em whose capital letters are
700 units high, y up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

CAP_HEIGHT = 700

SUIT_HEIGHT = 740
SUIT_SIDE = 45  # clear space left and right

# character -> (advance width, SVG path data)
SYMBOLS: dict[str, tuple[int, str]] = {
    "←": (
        860,
        "M60 350 L370 640 L426 584 L218 388 L800 388 L800 312 L218 312 L426 116 L370 60 Z",
    ),
    "→": (
        860,
        "M800 350 L490 60 L434 116 L642 312 L60 312 L60 388 L642 388 L434 584 L490 640 Z",
    ),
    "↑": (
        700,
        "M350 690 L640 380 L584 324 L388 532 L388 0 L312 0 L312 532 L116 324 L60 380 Z",
    ),
    "↓": (
        700,
        "M350 0 L60 310 L116 366 L312 158 L312 690 L388 690 L388 158 L584 366 L640 310 Z",
    ),
    "✓": (
        760,
        "M90 330 L150 390 L300 236 L616 640 L682 588 L306 104 Z",
    ),
    "✕": (
        700,
        (
            "M92 120 L322 350 L92 580 L150 638 L350 408 L550 638 L608 580 L378 350 L608 120"
            " L550 62 L350 292 L150 62 Z"
        ),
    ),
}


def suits() -> dict[str, tuple[int, str]]:
    """The four suits of the cards, as `SYMBOLS`."""
    from thirteen.app.art.suits import SUIT_PATHS  # noqa: PLC0415 - fonts.py says where it is

    found = {}
    for character, shape in zip("♠♣♦♥", SUIT_PATHS, strict=True):
        bounds = BoundsPen(None)
        parse_path(shape, bounds)
        left, _, right, _ = bounds.bounds
        pen = SVGPathPen(None)
        size = SUIT_HEIGHT
        origin = (SUIT_SIDE - left * size, CAP_HEIGHT / 2)
        parse_path(shape, TransformPen(pen, (size, 0, 0, -size, *origin)))
        found[character] = (round((right - left) * size) + 2 * SUIT_SIDE, pen.getCommands())
    return found


def graft(font: TTFont) -> None:
    """Add every symbol that a TrueType `font` has no glyph for, in place."""
    upem = font["head"].unitsPerEm
    scale = font["OS/2"].sCapHeight / CAP_HEIGHT
    covered = font.getBestCmap()
    for character, (width, shape) in (SYMBOLS | suits()).items():
        if ord(character) in covered:
            continue
        name = f"uni{ord(character):04X}"
        pen = TTGlyphPen(None)
        curves = Cu2QuPen(pen, upem / 1000, reverse_direction=_is_counter_clockwise(shape))
        parse_path(shape, TransformPen(curves, (scale, 0, 0, scale, 0, 0)))
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = glyph
        font["hmtx"][name] = (round(width * scale), glyph.xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(character)] = name


def _is_counter_clockwise(shape: str) -> bool:
    """Whether to turn it round: TrueType fills what runs clockwise, y up."""
    area = AreaPen(None)
    parse_path(shape, area)
    return bool(area.value > 0)
