"""Make what people download, for the system this runs on.

    python build/release.py [--formats tar.xz deb] [--dirty] [--out out]

Checks the tree and the version, freezes the program in an environment of its own, lets the frozen
program test itself with an empty environment and an empty home, and writes the packages with
their SHA-256 sums and some figures. Everything lies under out/.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import figures
import freeze
import package_linux
import package_macos
import package_windows

if TYPE_CHECKING:
    from collections.abc import Callable

    Packer = Callable[[freeze.Frozen, Path], Path]

ROOT = Path(__file__).resolve().parent.parent
FORMATS: dict[str, dict[str, Packer]] = {
    "linux": {"tar.xz": package_linux.tar_xz, "deb": package_linux.deb},
    "win32": {"zip": package_windows.zip_file, "setup.exe": package_windows.installer},
    "darwin": {"dmg": package_macos.dmg},
}


def version() -> str:
    """The version in thirteen/__init__.py, read without importing the program."""
    text = (ROOT / "thirteen" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("thirteen/__init__.py names no version")
    return found[1]


def release_date(number: str) -> str:
    """The day CHANGELOG.md gives the version; a version it does not know is not released."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(number)}\] - (\d{{4}}-\d\d-\d\d)$", changes, re.MULTILINE)
    if found is None:
        sys.exit(f'CHANGELOG.md has no heading "## [{number}] - year-month-day"')
    return found[1]


def check_tree(*, dirty: bool) -> None:
    """Refuse what differs from the last commit, unless told otherwise."""
    done = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    if done.stdout and not dirty:
        sys.exit(f"these files differ from the last commit (--dirty to go on):\n{done.stdout}")


def time_of_commit() -> int:
    """Seconds since 1970 of the last commit: the time of every file in the packages."""
    done = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return int(done.stdout)


def write_sums(packages: list[Path], out: Path) -> None:
    """Write SHA256SUMS, as `sha256sum --check` reads it."""
    lines = [f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.name}\n" for p in packages]
    (out / "SHA256SUMS").write_text("".join(lines), encoding="ascii", newline="\n")


def main() -> None:
    """Run from the command line."""
    available = FORMATS.get(sys.platform)
    if available is None:
        sys.exit(f"there is no recipe for {sys.platform}")
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--formats", nargs="+", choices=available, default=list(available))
    parser.add_argument("--dirty", action="store_true", help="whatever git status says")
    parser.add_argument("--out", type=Path, default=ROOT / "out")
    arguments = parser.parse_args()
    number = version()
    date = release_date(number)
    check_tree(dirty=arguments.dirty)
    os.environ["SOURCE_DATE_EPOCH"] = str(time_of_commit())

    frozen = freeze.freeze(ROOT, arguments.out, number, date)
    freeze.self_test(frozen)
    packages = [available[name](frozen, arguments.out) for name in arguments.formats]
    write_sums(packages, arguments.out)
    figures.show(frozen, packages)


if __name__ == "__main__":
    main()
