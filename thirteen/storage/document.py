"""One small JSON file that is a struct: read with repairs, written whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from thirteen.storage import files
from thirteen.storage.mending import mend, with_unknown
from thirteen.storage.notices import Notice, NoticeKind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

S = TypeVar("S", bound=msgspec.Struct)

# Far above what the program writes: a bigger file is not ours, and reading it would cost seconds.
MAX_BYTES = 4_000_000


class Document(Generic[S]):
    """A struct of type `kind` in the file `path`.

    `writable` False: nothing on the disk is touched, not even to set a damaged file aside.
    `tell` gets a Notice for everything that goes wrong; no error of the system comes out.
    """

    def __init__(
        self, kind: type[S], path: Path, *, writable: bool, tell: Callable[[Notice], None]
    ) -> None:
        self._kind = kind
        self._path = path
        self._writable = writable
        self._tell = tell
        self._unknown: dict[str, Any] = {}
        self._failed = False

    def read(self) -> S:
        """Get what the file holds, as far as it is valid; the defaults where there is no file."""
        try:
            raw = _read(self._path)
        except FileNotFoundError:
            return self._kind()
        except (OSError, ValueError):
            if self._writable:  # else it was told already that nothing works there
                self._tell(Notice(NoticeKind.UNREADABLE, self._path))
            self._writable = False
            return self._kind()
        if raw is None:
            return self._after_damage()
        return self._mended(raw)

    def write(self, value: S) -> None:
        """Have the file hold `value`, and the keys read from it that this version doesn't know."""
        if not self._writable:
            return
        content = msgspec.json.format(msgspec.json.encode(with_unknown(value, self._unknown)))
        try:
            files.write_atomic(self._path, content + b"\n")
        except OSError:
            if not self._failed:
                self._tell(Notice(NoticeKind.WRITE_FAILED, self._path))
            self._failed = True
        else:
            self._failed = False

    def _after_damage(self) -> S:
        if not self._writable:
            return self._kind()
        try:
            kept_as = files.set_aside(self._path)
        except OSError:
            self._writable = False
            self._tell(Notice(NoticeKind.UNREADABLE, self._path))
            return self._kind()
        try:
            raw = _read(files.backup_of(self._path))
        except OSError:
            raw = None
        if raw is None:
            self._tell(Notice(NoticeKind.DAMAGED, self._path, kept_as))
            return self._kind()
        self._tell(Notice(NoticeKind.DAMAGED_RESTORED, self._path, kept_as))
        return self._mended(raw)

    def _mended(self, raw: dict[str, Any]) -> S:
        mended = mend(self._kind, raw)
        self._unknown = mended.unknown
        if mended.repaired:
            self._tell(Notice(NoticeKind.REPAIRED, self._path, names=mended.repaired))
        return mended.value


def _read(path: Path) -> dict[str, Any] | None:
    """Get the JSON object in a file, or None if it holds none. Raises OSError."""
    if path.stat().st_size > MAX_BYTES:
        return None
    try:
        raw = msgspec.json.decode(files.read_patiently(path))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    return raw if isinstance(raw, dict) else None
