"""What may import what."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parents[2]


def test_layers_import_only_downwards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    "module", ["numpy", "PIL", "fontTools", "babel", "asyncio", "multiprocessing", "ssl"]
)
def test_starting_the_app_does_not_import(module: str) -> None:
    code = (
        f"import sys, thirteen.__main__, thirteen.app.application; print({module!r} in sys.modules)"
    )
    environment = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
    )
    assert done.stdout.strip() == "False"
