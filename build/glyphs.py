"""The symbols our texts need and the chosen faces lack: suits, arrows, a tick and a cross.

Drawn by the project on a 1000-unit em whose capital letters are 700 units high, y up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

CAP_HEIGHT = 700

# character -> (advance width, SVG path data). Contours run counter-clockwise for a
# y-up reader; `graft` turns them round, since TrueType fills what runs clockwise.
SYMBOLS: dict[str, tuple[int, str]] = {
    "♠": (
        700,
        (
            "M350 740 C334 610 60 500 60 270 C60 165 130 108 208 108 C262 108 306 134 330 178"
            " C326 98 296 30 232 -10 L468 -10 C404 30 374 98 370 178 C394 134 438 108 492 108"
            " C570 108 640 165 640 270 C640 500 366 610 350 740 Z"
        ),
    ),
    "♥": (
        720,
        (
            "M360 -10 C336 130 50 290 50 520 C50 640 128 716 218 716 C288 716 340 668 360 588"
            " C380 668 432 716 502 716 C592 716 670 640 670 520 C670 290 384 130 360 -10 Z"
        ),
    ),
    "♦": (
        620,
        (
            "M310 -20 C262 110 160 250 60 355 C160 460 262 600 310 730"
            " C358 600 460 460 560 355 C460 250 358 110 310 -20 Z"
        ),
    ),
    "♣": (
        740,
        (
            "M370 730 C282 730 216 664 216 580 C216 528 240 486 276 458 C258 464 238 468 216 468"
            " C122 468 56 398 56 306 C56 212 124 140 216 140 C284 140 336 176 356 236"
            " C352 122 318 44 250 -10 L490 -10 C422 44 388 122 384 236 C404 176 456 140 524 140"
            " C616 140 684 212 684 306 C684 398 618 468 524 468 C502 468 482 464 464 458"
            " C500 486 524 528 524 580 C524 664 458 730 370 730 Z"
        ),
    ),
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


def graft(font: TTFont) -> None:
    """Add every symbol of `SYMBOLS` that a TrueType `font` has no glyph for, in place."""
    upem = font["head"].unitsPerEm
    scale = font["OS/2"].sCapHeight / CAP_HEIGHT
    covered = font.getBestCmap()
    order = font.getGlyphOrder()
    for character, (width, path) in SYMBOLS.items():
        if ord(character) in covered:
            continue
        name = f"uni{ord(character):04X}"
        pen = TTGlyphPen(None)
        outline = TransformPen(
            Cu2QuPen(ReverseContourPen(pen), upem / 1000), (scale, 0, 0, scale, 0, 0)
        )
        parse_path(path, outline)
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        font["glyf"][name] = glyph
        font["hmtx"][name] = (round(width * scale), getattr(glyph, "xMin", 0))
        order = [*order, name] if name not in order else order
        font.setGlyphOrder(order)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(character)] = name
