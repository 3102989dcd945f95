"""Files that hold the old content or the new, whatever happens between."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
from pathlib import Path

# Windows refuses to replace or open a file while another program (a virus scanner, say) reads it.
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2)


def write_atomic(path: Path, content: bytes) -> None:
    """Swap `content` in; on return it is on the disk. The content before is kept as `.bak`.

    Raises OSError; `path` then holds what it held. Takes 10 ms and more: not for the frame path.
    """
    target = Path(os.path.realpath(path))  # a link a user made stays a link
    try:
        before = read_patiently(target)
    except FileNotFoundError:
        before = None
    if before == content:
        return
    if before is not None:
        _swap_in(backup_of(target), before)
    _swap_in(target, content)


def backup_of(path: Path) -> Path:
    """Get where the content before the last `write_atomic` is kept."""
    return path.with_name(path.name + ".bak")


def read_patiently(path: Path) -> bytes:
    """Get what `path` holds, waiting a little where another program has it. Raises OSError."""
    for wait in _WAITS:
        try:
            return _content(path)
        except PermissionError:
            time.sleep(wait)
    return _content(path)


def replace_patiently(source: Path, target: Path) -> None:
    """Do `os.replace`, waiting a little where another program holds `target`. Raises OSError."""
    for wait in _WAITS:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(wait)
        else:
            return
    source.replace(target)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a name that nothing has yet, and get that name. Raises OSError."""
    kept = free_name(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    replace_patiently(path, kept)
    return kept


def free_name(path: Path) -> Path:
    """Get `path`, or the first of name-2, name-3, … that nothing has yet. Raises OSError."""
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def probe(folder: Path) -> None:
    """Make `folder` if need be, and see that a file can be written in it. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    trial = folder / f"writable-{os.getpid()}.tmp"
    trial.write_bytes(b"")
    trial.unlink()


def sync_folder(folder: Path) -> None:
    """Make renames in `folder` last through a power cut, where the system can."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):  # the rename itself is done, and some systems refuse this
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _content(path: Path) -> bytes:
    # What is no plain file may have no end, or wait for a writer for ever.
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    return path.read_bytes()


def _swap_in(target: Path, content: bytes) -> None:
    # One fixed name: the instance lock leaves one writer, and a kill leaves at most one such file.
    temporary = target.with_name(target.name + ".tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        replace_patiently(temporary, target)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)
