"""What is released is checked first, and packed the same way every time."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import pytest

import figures
import freeze
import icons
import package_linux
import package_windows
import release
import sounds
import synth
import thirteen
from thirteen.app.art.logo import app_icon_svg

if TYPE_CHECKING:
    from pathlib import Path


def test_the_version_is_read_without_importing_the_program() -> None:
    assert release.version() == thirteen.__version__


def test_a_version_that_the_changelog_does_not_know_is_refused() -> None:
    with pytest.raises(SystemExit, match="no heading"):
        release.release_date("99.0.0")


def test_sums_are_as_sha256sum_reads_them(tmp_path: Path) -> None:
    package = tmp_path / "a.zip"
    package.write_bytes(b"")
    release.write_sums([package], tmp_path)
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert (tmp_path / "SHA256SUMS").read_text() == f"{empty}  a.zip\n"


def test_an_ico_file_points_at_its_pictures() -> None:
    svg = app_icon_svg()
    pictures = {size: icons.png(svg, size) for size in (16, 256)}
    data = icons.ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for at, (size, picture) in enumerate(pictures.items()):
        width, _, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * at)
        assert (width, bits) == (size % 256, 32)
        assert data[offset : offset + length] == picture


def test_an_icns_file_is_as_long_as_it_says() -> None:
    pictures = {size: b"\x89PNG" + bytes(size) for _, size in icons.MAC_TYPES}
    data = icons.icns(pictures)
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))


def _frozen(folder: Path) -> freeze.Frozen:
    program = folder / "dist" / "thirteen"
    (program / "_internal").mkdir(parents=True)
    (program / "thirteen").write_bytes(b"program")
    (program / "_internal" / "data").write_bytes(b"data")
    (folder / "icons" / "hicolor" / "16x16").mkdir(parents=True)
    (folder / "icons" / "hicolor" / "16x16" / "thirteen.png").write_bytes(b"png")
    (folder / "icons" / "thirteen.svg").write_text("<svg/>")
    start = program / "thirteen"
    return freeze.Frozen(release.ROOT, program, start, start, "1.2.3", "2026-01-02", 1_767_312_000)


@pytest.mark.parametrize("pack", [package_linux.tar_xz, package_windows.zip_file])
def test_the_same_program_makes_the_same_package(tmp_path: Path, pack: release.Packer) -> None:
    frozen = _frozen(tmp_path)
    first = pack(frozen, tmp_path).read_bytes()
    assert pack(frozen, tmp_path).read_bytes() == first
    assert frozen.label.startswith("thirteen-1.2.3-")


def test_a_new_account_has_a_home_and_little_else(tmp_path: Path) -> None:
    environment = freeze.empty_environment(str(tmp_path))
    assert str(tmp_path) in environment.values()
    assert not environment.keys() & {"DISPLAY", "PYTHONPATH", "LANG"}


def test_a_summary_gives_median_and_range() -> None:
    runs = [figures.Run(0.3, 0.1), figures.Run(0.2, 0.1), figures.Run(0.4, 0.1)]
    assert figures.summary(runs).startswith("300 ms (200 to 400, 3 runs), 100 ms")


@pytest.mark.parametrize("name", ["select", "drop", "click", "deal", "play"])
def test_an_effect_neither_clips_nor_clicks_nor_hums(name: str) -> None:
    make, peak = sounds.EFFECTS[name]
    signal = synth.finish(make(), peak)
    assert max(map(abs, signal)) == pytest.approx(10 ** (peak / 20), rel=0.01)
    assert abs(signal[0]) < 1e-3 > abs(signal[-1])
    assert abs(sum(signal)) / len(signal) < 1e-3


def test_a_plucked_string_is_in_tune() -> None:
    string = synth.pluck(0.5, 441.0, 1.5, 0.6, 1)[4410:]
    period = max(range(80, 121), key=lambda lag: _likeness(string, lag))
    assert period == 100


def _likeness(signal: synth.Signal, lag: int) -> float:
    return sum(a * b for a, b in zip(signal, signal[lag:], strict=False))
