"""The package for macOS: a disk image with the application, signed and notarised if possible.

THIRTEEN_SIGN_IDENTITY      the Developer ID to sign with, as `security find-identity` shows it
THIRTEEN_NOTARY_PROFILE     the keychain profile of `xcrun notarytool store-credentials`

Without them these steps are skipped, and macOS asks the user before the first start.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from freeze import Frozen


def dmg(frozen: Frozen, out: Path) -> Path:
    """thirteen-VERSION-macos-MACHINE.dmg: the application beside a link to Applications."""
    sign(frozen.folder, frozen.root / "build" / "macos" / "entitlements.plist")
    tree = out / "tree-dmg"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir()
    _run("ditto", str(frozen.folder), str(tree / "Thirteen.app"))
    (tree / "Applications").symlink_to("/Applications")
    path = out / f"{frozen.label}.dmg"
    path.unlink(missing_ok=True)
    _run(
        "hdiutil",
        "create",
        "-volname",
        "Thirteen",
        "-srcfolder",
        str(tree),
        "-format",
        "ULMO",
        str(path),
    )  # fmt: skip - one command line
    notarise(path)
    return path


def sign(application: Path, entitlements: Path) -> None:
    """Sign every library and the bundle, for the hardened run time that notarising asks for."""
    identity = os.environ.get("THIRTEEN_SIGN_IDENTITY")
    if not identity:
        print("not signed: THIRTEEN_SIGN_IDENTITY is not set")
        return
    _run("codesign", "--force", "--deep", "--options", "runtime", "--timestamp",
         "--entitlements", str(entitlements), "--sign", identity, str(application))  # fmt: skip
    _run("codesign", "--verify", "--deep", "--strict", str(application))


def notarise(image: Path) -> None:
    """Let Apple check the disk image, and attach its word to it."""
    profile = os.environ.get("THIRTEEN_NOTARY_PROFILE")
    if not profile:
        print("not notarised: THIRTEEN_NOTARY_PROFILE is not set")
        return
    _run("xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait")
    _run("xcrun", "stapler", "staple", str(image))


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
