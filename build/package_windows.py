"""The packages for Windows: an archive that runs where it is unpacked, and an installer."""

from __future__ import annotations

import shutil
import subprocess
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from freeze import Frozen


def zip_file(frozen: Frozen, out: Path) -> Path:
    """thirteen-VERSION-windows-MACHINE.zip."""
    path = out / f"{frozen.label}.zip"
    moment = time.gmtime(frozen.time)[:6]
    files = {file.relative_to(frozen.folder): file for file in frozen.folder.rglob("*")}
    files[Path("LICENSE.txt")] = frozen.root / "LICENSE"
    files[Path("CHANGELOG.txt")] = frozen.root / "CHANGELOG.md"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, file in sorted(files.items()):
            if file.is_file():
                entry = zipfile.ZipInfo(f"{frozen.label}/{name.as_posix()}", moment)
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return path


def installer(frozen: Frozen, out: Path) -> Path:
    """thirteen-VERSION-windows-MACHINE-setup.exe, made by NSIS; it asks for no administrator."""
    path = out / f"{frozen.label}-setup.exe"
    compiler = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    subprocess.run(
        [
            compiler,
            "-V2",
            "-INPUTCHARSET",
            "UTF8",
            f"-DVERSION={frozen.version}",
            f"-DFOLDER={frozen.folder}",
            f"-DLICENCE={frozen.root / 'LICENSE'}",
            f"-DICON={frozen.root / 'out' / 'icons' / 'thirteen.ico'}",
            f"-DRESULT={path}",
            str(frozen.root / "build" / "windows" / "installer.nsi"),
        ],
        check=True,
    )
    return path
