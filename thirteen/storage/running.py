"""The match being played: a file of one JSON line a fact, appended as it happens."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING

import msgspec

from thirteen.storage import files

if TYPE_CHECKING:
    from pathlib import Path

# A long match of twelve seats is some 300 kB.
MAX_BYTES = 16_000_000


class LineFile:
    """Lines that are on the disk as soon as `append` returns, or at the next one that succeeds.

    Each line is one write of the system: a kill leaves whole lines and, where the write crossed a
    page of the file, one torn last line, which `load` drops. All lines are kept in memory too:
    where the disk refuses, the match goes on, and the missing lines are written once it takes
    them again.
    """

    def __init__(self, path: Path, *, writable: bool) -> None:
        self.path = path
        self.lines: list[bytes] = []
        self._writable = writable
        self._handle: int | None = None
        self._saved = 0
        self._size = 0

    def load(self) -> None:
        """Read the lines of the file, without a torn last one. OSError, ValueError (too big)."""
        self.forget()
        if self.path.stat().st_size > MAX_BYTES:
            raise ValueError(MAX_BYTES)
        lines, tail = _split(files.read_patiently(self.path))
        self._saved = len(lines)
        self._size = sum(map(len, lines))
        # A tail that only lacks its end is a line that still has to be written, end and all.
        self.lines = [*lines, tail + b"\n"] if _is_object(tail) else lines

    def begin(self, first: bytes) -> None:
        """Start over with one line, in one step: the old file or the new one is there. OSError."""
        self.close()
        self.lines = [first]
        self._saved = 0
        self._size = 0
        if self._writable:
            files.write_atomic(self.path, first)
            self._saved = 1
            self._size = len(first)

    def append(self, line: bytes) -> None:
        """Add a line, and any that could not be written before. Raises OSError; the line stays."""
        self.lines.append(line)
        if self._writable:
            self._write_missing()

    def sync(self) -> None:
        """Make what was appended last through a power cut. Raises OSError."""
        handle = self._handle
        if handle is not None:
            copy = os.dup(handle)
            try:
                os.fsync(copy)
            finally:
                os.close(copy)

    def close(self) -> None:
        """Let go of the file; the next append opens it again."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None

    def give_up(self) -> None:
        """Touch the file no more: from now on the lines are in memory only."""
        self.close()
        self._writable = False

    def forget(self) -> None:
        """Hold no lines; the file on the disk is left alone."""
        self.close()
        self.lines = []
        self._saved = 0
        self._size = 0

    def _write_missing(self) -> None:
        if self._handle is None:
            flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
            self._handle = os.open(self.path, flags, 0o644)
        os.ftruncate(self._handle, self._size)
        os.lseek(self._handle, self._size, os.SEEK_SET)
        missing = b"".join(self.lines[self._saved :])
        _write_all(self._handle, missing)
        self._saved = len(self.lines)
        self._size += len(missing)


def _write_all(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _split(content: bytes) -> tuple[list[bytes], bytes]:
    """Get the whole lines, ends included, and what follows the last end."""
    *lines, tail = content.rstrip(b"\0").split(b"\n")  # a power cut can leave a tail of zeros
    return [line + b"\n" for line in lines], tail


def _is_object(text: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, RecursionError):
        return False
