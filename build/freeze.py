"""Turn the program into a folder that needs no Python, and let it test itself there."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import venv
from dataclasses import dataclass
from pathlib import Path

PYINSTALLER = "pyinstaller==6.22.3"
SELF_TEST_SECONDS = 300


@dataclass(frozen=True, slots=True)
class Frozen:
    """A frozen program: `folder` is to be packed, `program` to be run."""

    root: Path
    folder: Path
    program: Path
    python: Path  # of the environment it was made in, where the same program is installed
    version: str
    date: str
    time: int  # seconds since 1970, for every file in the packages
    system: str = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)

    @property
    def label(self) -> str:
        """What the names of packages begin with, such as thirteen-1.2.0-linux-x86_64."""
        return f"thirteen-{self.version}-{self.system}-{platform.machine().lower()}"


def freeze(root: Path, out: Path, version: str, date: str) -> Frozen:
    """Install the program and PyInstaller into out/venv, and freeze it into out/dist."""
    environment = out / "venv"
    venv.create(environment, with_pip=True, clear=True)
    scripts = environment / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / ("python.exe" if sys.platform == "win32" else "python")
    _run(python, "-m", "pip", "install", "--quiet", str(root), PYINSTALLER)
    _run(python, str(root / "build" / "icons.py"), "--out", str(out / "icons"))
    write_version_info(out / "version_info.txt", version)
    for leftover in ("work", "dist"):
        shutil.rmtree(out / leftover, ignore_errors=True)
    _run(
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level=WARN",
        f"--workpath={out / 'work'}",
        f"--distpath={out / 'dist'}",
        str(root / "thirteen.spec"),
        cwd=out,  # not the root: the program installed is meant, not the source beside it
    )
    folder = out / "dist" / ("Thirteen.app" if sys.platform == "darwin" else "thirteen")
    program = {
        "darwin": folder / "Contents" / "MacOS" / "thirteen",
        "win32": folder / "thirteen.exe",
    }.get(sys.platform, folder / "thirteen")
    if sys.platform == "linux":
        _strip(folder / "_internal")
    time = int(os.environ["SOURCE_DATE_EPOCH"])
    return Frozen(root, folder, program, python, version, date, time)


def self_test(frozen: Frozen) -> None:
    """Run the frozen program's self-test with nothing of the user's or the system's around it."""
    with tempfile.TemporaryDirectory() as home:
        report = Path(home, "report.txt")
        command = [str(frozen.program), "--self-test", str(report)]
        done = subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=home,
            env=empty_environment(home),
            timeout=SELF_TEST_SECONDS,
        )
        print(report.read_text(encoding="utf-8") if report.is_file() else "no report was written")
    if done.returncode or done.stderr:
        sys.exit(f"the self-test failed with status {done.returncode}:\n{done.stderr}")


def empty_environment(home: str) -> dict[str, str]:
    """What a program finds on a new account; Windows itself does not work without SystemRoot."""
    if sys.platform != "win32":
        return {"HOME": home}
    kept = {name: os.environ[name] for name in ("SystemRoot", "SystemDrive") if name in os.environ}
    return {**kept, "USERPROFILE": home, "LOCALAPPDATA": home, "APPDATA": home, "TEMP": home}


def _strip(folder: Path) -> None:
    """Leave debugging symbols out of Python's own libraries; wheels come without."""
    files = [*folder.glob("*.so*"), *folder.glob("python3.*/lib-dynload/*.so")]
    _run("strip", "--strip-unneeded", *(file for file in files if not file.is_symlink()))


def _run(*command: str | Path, cwd: Path | None = None) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=cwd)


def write_version_info(path: Path, version: str) -> None:
    """What Windows shows as the properties of the program."""
    numbers = tuple([*map(int, version.split(".")), 0, 0, 0][:4])
    texts = {
        "CompanyName": "The Thirteen maintainers",
        "FileDescription": "Thirteen",
        "FileVersion": version,
        "InternalName": "thirteen",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "thirteen.exe",
        "ProductName": "Thirteen",
        "ProductVersion": version,
    }
    entries = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, "
        "flags=0, OS=0x40004, fileType=1, subtype=0), kids=["
        f"StringFileInfo([StringTable('040904B0', [{entries}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
