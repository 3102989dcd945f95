from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from thirteen import __version__

if TYPE_CHECKING:
    from pathlib import Path


def run(*flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own."""
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "thirteen", *flags],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "LANG": "C", **environment},
    )


@pytest.mark.parametrize(
    "flags",
    [
        ("--nonsense",),
        ("--window", "large"),
        ("--window", "9" * 5000 + "x9"),
        ("--lang", "xx"),
        ("--seed", "x"),
        ("--data-dir", ""),
    ],
)
def test_a_bad_flag_is_one_sentence_and_status_2(flags: tuple[str, ...]) -> None:
    done = run(*flags)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "_" not in done.stderr, "no name out of the code"


def test_the_version_is_told() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"Thirteen {__version__}\n")


@pytest.mark.parametrize("language", ["en", "vi"])
def test_help_speaks_the_language_of_the_system_in_any_encoding(language: str) -> None:
    whole = run("--help", LANGUAGE=language, PYTHONIOENCODING="utf-8")
    assert ("cards" in whole.stdout) == (language == "en")
    poor = run("--help", LANGUAGE=language, PYTHONIOENCODING="ascii")
    assert (poor.returncode, poor.stderr) == (0, "")
    assert "--data-dir" in poor.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="every desktop has a display elsewhere")
def test_without_a_display_there_is_one_sentence_and_status_1(tmp_path: Path) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    }
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "thirteen", "--data-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 1
    assert done.stderr == "Thirteen needs a display, and there is none.\n"


def test_an_unwritable_folder_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    done = run("--first-frame", "--data-dir", str(blocked / "inside"))
    assert (done.returncode, done.stderr) == (0, "")


def test_without_a_sound_device_the_game_is_silent() -> None:
    code = (
        "from thirteen.app.sound import Sounds; s = Sounds(); "
        "print(s.open()); s.set_volume(0.5); s.play('deal'); s.close()"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SDL_AUDIODRIVER": "nonsense"},
    )
    assert (done.stdout, done.stderr) == ("False\n", "")
