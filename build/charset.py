"""Which characters the fonts must hold, and which our texts really use."""

from __future__ import annotations

import ast
import string
import unicodedata
from typing import TYPE_CHECKING

from babel.messages.pofile import read_po

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

VIETNAMESE_VOWELS = "aăâeêioôơuưy"
VIETNAMESE_TONES = "\u0300\u0301\u0303\u0309\u0323"
PUNCTUATION = "–—‘’“”…·•×÷−±°½¼¾™©′″‹›«»¡¿†№€₫"
SOFT_HYPHEN = 0xAD
CHINESE_PUNCTUATION = "\u3000、。〈〉《》「」『』【】・…—～" + "".join(
    chr(code) for code in range(0xFF01, 0xFF5F)
)


def latin() -> set[str]:
    """Every character of English, Vietnamese, Portuguese and most European names."""
    letters = set(string.printable) - set(string.whitespace) | {" ", "\u00a0"}
    letters |= {chr(code) for code in range(0xA1, 0x180) if code != SOFT_HYPHEN}
    for base in VIETNAMESE_VOWELS + VIETNAMESE_VOWELS.upper():
        for tone in ("", *VIETNAMESE_TONES):
            letters.add(unicodedata.normalize("NFC", base + tone))
    return letters | set("đĐ") | set(PUNCTUATION) | set("♠♣♦♥←→↑↓✓✕")


def common_hanzi() -> set[str]:
    """The 3,755 level-1 characters of GB 2312: what modern Chinese is written with."""
    found = set()
    for row in range(0xB0, 0xD8):
        for cell in range(0xA1, 0xFF):
            try:
                found.add(bytes((row, cell)).decode("gb2312"))
            except UnicodeDecodeError:
                continue
    return found


def used_by_catalogues(root: Path) -> set[str]:
    """Every character of every message and translation under `root`/thirteen/i18n/locale."""
    used: set[str] = set()
    for path in sorted((root / "thirteen" / "i18n" / "locale").rglob("*.po*")):
        with path.open("rb") as file:
            catalogue = read_po(file)
        for message in catalogue:
            if message.id:  # the header has none, and is not shown
                used.update(_characters(message.id), _characters(message.string))
    return used


def used_by_sources(root: Path) -> set[str]:
    """Every non-ASCII character of a string of the app (nothing else speaks), docstrings aside."""
    used: set[str] = set()
    for path in sorted((root / "thirteen" / "app").rglob("*.py")):
        for text in _literals(ast.parse(path.read_text(encoding="utf-8"))):
            used.update(c for c in _characters(text) if not c.isascii())
    return used


def _characters(text: object) -> Iterator[str]:
    parts: Iterable[object] = text if isinstance(text, list | tuple) else (text,)
    for part in parts:
        for character in unicodedata.normalize("NFC", str(part or "")):
            if unicodedata.category(character)[0] != "C":
                yield character


def _literals(tree: ast.AST) -> Iterator[str]:
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docstrings
        ):
            yield unicodedata.normalize("NFC", node.value)
