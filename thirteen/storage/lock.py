"""Knowing whether another copy of the program uses the same folder."""

from __future__ import annotations

import errno
import os
import sys
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_HELD_ELSEWHERE = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class Claim(Enum):
    """How asking for the lock ended."""

    OURS = "ours"
    TAKEN = "taken"
    """Another running copy holds it."""


class InstanceLock:
    """A lock on one file that the system frees when the process ends, however it ends."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: int | None = None

    def claim(self, path: Path) -> Claim:
        """Take the lock on `path`, which is created. Raises OSError if it can't be opened.

        A file system that knows no locks counts as ours: better to save than to refuse.
        """
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError as error:
            if error.errno in _HELD_ELSEWHERE:
                os.close(handle)
                return Claim.TAKEN
        self._handle = handle
        return Claim.OURS

    def release(self) -> None:
        """Let the next copy have it; harmless when not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
