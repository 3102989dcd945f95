"""What a player can read: translated, and with a glyph for every character."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import catalogues
import charset

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = catalogues.translated()
FONTS = ROOT / "assets" / "fonts"


def _id(path: Path) -> str:
    return path.parent.parent.name


def test_the_catalogues_are_up_to_date_with_the_code() -> None:
    committed = catalogues.read(catalogues.LOCALE / "thirteen.pot")
    assert {m.id for m in committed if m.id} == {m.id for m in catalogues.extract() if m.id}


@pytest.mark.parametrize("path", LANGUAGES, ids=_id)
def test_every_text_is_translated(path: Path) -> None:
    assert not catalogues.missing(catalogues.read(path))


@pytest.mark.parametrize("path", LANGUAGES, ids=_id)
def test_translations_keep_the_placeholders(path: Path) -> None:
    assert not list(catalogues.mismatched(catalogues.read(path)))


@pytest.mark.parametrize("path", LANGUAGES, ids=_id)
def test_every_text_of_the_code_is_in_the_catalogue(path: Path) -> None:
    known = {m.id for m in catalogues.read(path) if m.id}
    assert known == {m.id for m in catalogues.extract() if m.id}


def test_every_character_of_every_text_has_a_glyph() -> None:
    coverage = json.loads((FONTS / "coverage.json").read_text(encoding="utf-8"))
    used = charset.used_by_catalogues(ROOT) | charset.used_by_sources(ROOT)
    first_hanzi = "\u2e80"
    for face, characters in coverage.items():
        needed = {c for c in used if (c >= first_hanzi) is face.startswith("cjk")}
        assert not needed - set(characters), face


def test_names_in_any_of_the_four_languages_can_be_shown() -> None:
    coverage = json.loads((FONTS / "coverage.json").read_text(encoding="utf-8"))
    assert set("Nguyễn Thị Ước ĐỖ Gonçalves João Müller Łukasz") <= set(coverage["text-regular"])
    assert charset.common_hanzi() <= set(coverage["cjk-regular"])
    assert len(charset.common_hanzi()) == 3755
