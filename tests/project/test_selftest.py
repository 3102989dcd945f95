"""The program can tell whether all it needs is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from thirteen.app import selftest

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_the_program_passes_its_own_test_and_says_nothing_on_stderr(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "thirteen", "--self-test", str(report)],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={"HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert report.read_text(encoding="utf-8") == done.stdout
    assert done.stdout.endswith("self-test passed\n")


def test_a_failed_check_fails_the_test_and_the_others_are_still_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise FileNotFoundError

    monkeypatch.setattr(selftest, "_assets", broken)
    monkeypatch.setattr(selftest, "_scenes", lambda: "fine")
    monkeypatch.setattr(selftest, "_match", lambda: "fine")
    assert selftest.self_test(tmp_path / "report.txt") == 1
    said = capsys.readouterr().out
    assert "assets: FAILED: FileNotFoundError" in said
    assert "match: fine" in said


def test_a_report_that_cannot_be_written_fails_the_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("_assets", "_scenes", "_match"):
        monkeypatch.setattr(selftest, name, lambda: "fine")
    assert selftest.self_test(tmp_path / "no folder" / "report.txt") == 1
    assert "cannot be written" in capsys.readouterr().err
