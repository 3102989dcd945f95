"""Make assets/fonts: faces subset to the characters that the texts use.

    python build/fonts.py [--out assets/fonts] [--force]

The faces come from packages named in pyproject.toml's build requirements and are checked
against their SHA-256 first. Beside them lie

coverage.json   {face: every character it has, as one string}

Fails if a character of a catalogue or of a string in the code has no glyph.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import shutil
import sys
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

import charset
from glyphs import graft

ROOT = Path(__file__).resolve().parent.parent
CJK = 0x2E80  # from here on the Chinese faces are asked


@dataclass(frozen=True, slots=True)
class Source:
    """One face: where its file lies in which package, and what to make of it."""

    package: str
    file: str
    sha256: str
    instance: dict[str, float] = field(default_factory=dict)
    chinese: bool = False

    def path(self) -> Path:
        """Where the file is; the package is looked up, never imported."""
        spec = find_spec(self.package)
        if spec is None or not spec.submodule_search_locations:
            sys.exit(f"{self.package} is not installed (see build-system.requires)")
        return Path(spec.submodule_search_locations[0]) / self.file

    def read(self) -> bytes:
        """The file's bytes, of the one version we know."""
        data = self.path().read_bytes()
        found = hashlib.sha256(data).hexdigest()
        if found != self.sha256:
            sys.exit(f"{self.file} of {self.package} is {found}, not {self.sha256}")
        return data


def _be_vietnam(weight: str, sha256: str) -> Source:
    return Source("fontpkg_be_vietnam_pro", f"files/BeVietnamPro-{weight}.ttf", sha256)


SOURCES = {
    "text-regular.ttf": _be_vietnam(
        "Regular", "cd1ef6e9d7db28ad5cdb88a65ccbe693870e60d340b791f349d248342b4fe4c3"
    ),
    "text-semibold.ttf": _be_vietnam(
        "SemiBold", "bd8e27eb02720b9d91e59e4f10a90878643219f25ce6a8d9a4f06a8a88d3bb71"
    ),
    "text-bold.ttf": _be_vietnam(
        "Bold", "7f738fe5c43c8872807b20e2d30d42163618de8a4daf7f48a939adac32c16847"
    ),
    "display.ttf": Source(
        "fontpkg_fraunces",
        "files/Fraunces[SOFT,WONK,opsz,wght].ttf",
        "177ff6c0f14e5550a3c624247cd1189611d4eb65d000b14944c63d967958abbb",
        {"opsz": 72, "wght": 600, "SOFT": 100, "WONK": 0},
    ),
    "cjk-regular.otf": Source(
        "pygame_gui",
        "data/NotoSansSC-Regular.otf",
        "63fdadb47c21197170f3cda6c60e98e481b8a1eb28e5f44102da51bec17d123b",
        chinese=True,
    ),
    "cjk-bold.otf": Source(
        "pygame_gui",
        "data/NotoSansSC-Bold.otf",
        "76ec6984922c94f33ffbea69df59ceeb519624ce11f39af50262923c9c94bd2f",
        chinese=True,
    ),
}


def subset(font: TTFont, characters: set[str]) -> None:
    """Keep only `characters`, in place, with kerning and marks and without hinting."""
    options = Options()
    options.hinting = False
    options.desubroutinize = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += ["DSIG", "STAT", "vhea", "vmtx", "VORG", "BASE"]
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)


def make_face(source: Source, data: bytes, characters: set[str]) -> TTFont:
    """The finished face, not yet saved."""
    path = source.path()
    if hashlib.sha256(data).hexdigest() != source.sha256:
        sys.exit(f"{path} changed while it was read")
    font = TTFont(path, recalcTimestamp=False)
    if source.instance:
        instantiateVariableFont(font, source.instance, inplace=True)
    if "glyf" in font:
        graft(font)
    subset(font, characters)
    return font


def missing_glyphs(used: set[str], coverage: dict[str, set[int]]) -> str:
    """The characters of `used` that a text could not show.

    Chinese is looked for in the Chinese faces, all else in every other face: a letter must
    not change its look in the middle of a word.
    """
    lost = set()
    for name, source in SOURCES.items():
        for character in used:
            if (ord(character) >= CJK) is source.chinese and ord(character) not in coverage[name]:
                lost.add(character)
    return "".join(sorted(lost))


def fingerprint(characters: dict[str, set[str]]) -> str:
    """What the result depends on, in one hash; the same hash means nothing to do."""
    digest = hashlib.sha256()
    for name in ("build/fonts.py", "build/glyphs.py", "thirteen/app/art/suits.py"):
        digest.update((ROOT / name).read_bytes())
    for face, wanted in sorted(characters.items()):
        digest.update(f"{face} {''.join(sorted(wanted))}\n".encode())
    return digest.hexdigest()


def build(out: Path, *, force: bool = False) -> None:
    """Write everything into `out`, or nothing if it is up to date."""
    used = charset.used_by_catalogues(ROOT) | charset.used_by_sources(ROOT)
    hanzi = {character for character in used if ord(character) >= CJK}
    latin = charset.latin() | (used - hanzi)
    chinese = latin | hanzi | charset.common_hanzi() | set(charset.CHINESE_PUNCTUATION)
    wanted = {name: chinese if src.chinese else latin for name, src in SOURCES.items()}
    stamp = out / ".inputs"
    mark = fingerprint(wanted)
    if not force and stamp.is_file() and stamp.read_text(encoding="ascii") == mark:
        return
    shutil.rmtree(out, ignore_errors=True)  # what an older recipe made must not be packed
    out.mkdir(parents=True)
    coverage: dict[str, set[int]] = {}
    for name, source in SOURCES.items():
        font = make_face(source, source.read(), wanted[name])
        coverage[name] = set(font.getBestCmap())
        font.save(out / name)
        print(f"{name}: {len(coverage[name])} characters, {(out / name).stat().st_size:,} bytes")
    if missing := missing_glyphs(used, coverage):
        sys.exit(f"no face has a glyph for: {missing}")
    _write_json(
        out / "coverage.json",
        {Path(name).stem: "".join(map(chr, sorted(codes))) for name, codes in coverage.items()},
    )
    stamp.write_text(mark, encoding="ascii")


def _write_json(path: Path, value: object) -> None:
    path.write_text(
        json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "fonts")
    parser.add_argument("--force", action="store_true", help="even if nothing changed")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))  # the program itself is not installed yet
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    build(arguments.out, force=arguments.force)


if __name__ == "__main__":
    main()
