"""The packages for Linux: an archive that runs where it is unpacked, and a Debian package."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import tarfile
import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from freeze import Frozen

APP_ID = "org.thirteencards.Thirteen"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def tar_xz(frozen: Frozen, out: Path) -> Path:
    """thirteen-VERSION-linux-MACHINE.tar.xz: the program, with desktop files under share/."""
    tree = out / "tree-tar" / frozen.label
    shutil.rmtree(tree.parent, ignore_errors=True)
    shutil.copytree(frozen.folder, tree, symlinks=True)
    _add_share(frozen, tree / "share", out / "icons")
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copy(frozen.root / name, tree)
    path = out / f"{frozen.label}.tar.xz"

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = frozen.time
        return entry

    with tarfile.open(path, "w:xz", preset=9) as archive:
        for file in (tree, *sorted(tree.rglob("*"))):
            archive.add(file, file.relative_to(tree.parent), recursive=False, filter=anonymous)
    return path


def deb(frozen: Frozen, out: Path) -> Path:
    """thirteen_VERSION_ARCHITECTURE.deb, made without network by dpkg-deb."""
    architecture = ARCHITECTURES[frozen.label.rpartition("-")[2]]
    tree = out / "tree-deb"
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / "usr" / "lib" / "thirteen"
    library.parent.mkdir(parents=True)
    shutil.copytree(frozen.folder, library, symlinks=True)
    games = tree / "usr" / "games"
    games.mkdir()
    (games / "thirteen").symlink_to("../lib/thirteen/thirteen")
    _add_share(frozen, tree / "usr" / "share", out / "icons")
    _add_documents(frozen, tree / "usr" / "share")
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path == library / "thirteen"
            path.chmod(0o755 if runs else 0o644)
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir(mode=0o755)
    control.write_text(_control(frozen, tree, architecture), encoding="utf-8")
    package = out / f"thirteen_{frozen.version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", tree, package],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return package


def glibc(folder: Path) -> str:
    """The oldest C library that all programs and libraries of `folder` run with: "2.34"."""
    needed = {(2, 0)}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            shown = subprocess.run(
                ["objdump", "-T", path], check=True, capture_output=True, text=True
            ).stdout
            needed |= {
                (int(major), int(minor))
                for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", shown)
            }
    return ".".join(map(str, max(needed)))


def _add_share(frozen: Frozen, share: Path, icons: Path) -> None:
    recipes = frozen.root / "build" / "linux"
    metadata = (recipes / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    metadata = metadata.replace("@VERSION@", frozen.version).replace("@DATE@", frozen.date)
    (share / "metainfo").mkdir(parents=True)
    (share / "metainfo" / f"{APP_ID}.metainfo.xml").write_text(metadata, encoding="utf-8")
    (share / "applications").mkdir()
    shutil.copy(recipes / f"{APP_ID}.desktop", share / "applications")
    hicolor = share / "icons" / "hicolor"
    for picture in sorted((icons / "hicolor").glob("*/thirteen.png")):
        target = hicolor / picture.parent.name / "apps"
        target.mkdir(parents=True)
        shutil.copy(picture, target)
    (hicolor / "scalable" / "apps").mkdir(parents=True)
    shutil.copy(icons / "thirteen.svg", hicolor / "scalable" / "apps")


def _add_documents(frozen: Frozen, share: Path) -> None:
    documents = share / "doc" / "thirteen"
    documents.mkdir(parents=True)
    notice = (
        "Thirteen is under the MIT licence below. What is bundled with it has licences of its\n"
        "own: the About screen shows them, and they lie in\n"
        "/usr/lib/thirteen/_internal/thirteen/assets/licences.\n\n"
    )
    licence = (frozen.root / "LICENSE").read_text(encoding="utf-8")
    (documents / "copyright").write_text(notice + licence, encoding="utf-8")
    _gzip(frozen.root / "CHANGELOG.md", documents / "changelog.gz")
    manual = share / "man" / "man6"
    manual.mkdir(parents=True)
    _gzip(frozen.root / "build" / "linux" / "thirteen.6", manual / "thirteen.6.gz")


def _gzip(source: Path, target: Path) -> None:
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(source.read_bytes())


def _control(frozen: Frozen, tree: Path, architecture: str) -> str:
    size = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    return textwrap.dedent(f"""\
        Package: thirteen
        Version: {frozen.version}
        Architecture: {architecture}
        Maintainer: The Thirteen maintainers <maintainers@thirteen.invalid>
        Installed-Size: {size}
        Depends: libc6 (>= {glibc(tree)}), libgcc-s1, libstdc++6, libx11-6, libxext6
        Recommends: libasound2 | libasound2t64 | libpulse0, libxcursor1, libxi6, libxrandr2, libxss1
        Section: games
        Priority: optional
        Description: card game of Vietnam, by your own rules
         Thirteen, or Tien Len, played against computer opponents who see only what a
         person in their seat would see. Eight rule sets, every option open to change,
         for 2 to 12 players with one deck or two.
         .
         Every play is saved as it is made. No account, no network, no advertising.
        """)
