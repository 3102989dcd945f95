"""What `pip install` makes besides copying: fonts, sounds and compiled catalogues."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STEPS = (("fonts.py",), ("sounds.py",), ("catalogues.py", "compile"))


class GeneratedFiles(BuildHookInterface[Any]):
    """Runs the scripts of build/, then packs `assets` as `thirteen/assets` into a wheel.

    An editable install needs no copy: the program finds `assets` beside the package.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files before hatchling looks for what to pack."""
        root = Path(self.root)
        for script, *arguments in STEPS:
            command = [sys.executable, str(root / "build" / script), *arguments]
            subprocess.run(command, check=True)  # noqa: S603 - our own scripts
        if version == "standard":
            build_data["artifacts"].append("/thirteen/i18n/locale/**/*.mo")
            for file in sorted((root / "assets").rglob("*")):
                if file.is_file() and not file.name.startswith("."):
                    packed = "thirteen" / file.relative_to(root)
                    build_data["force_include"][str(file)] = packed.as_posix()
