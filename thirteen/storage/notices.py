"""What went wrong with a file, as data: the app makes the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class NoticeKind(Enum):
    """Something about the user's files that the user should hear once."""

    DAMAGED = "damaged"
    """`path` could not be read; it was kept as `kept_as` and the program begins afresh."""
    DAMAGED_RESTORED = "damaged-restored"
    """As DAMAGED, but the copy kept from the save before was read instead."""
    REPAIRED = "repaired"
    """Values of `path` were out of range and are back at their defaults: see `names`."""
    UNREADABLE = "unreadable"
    """The system refuses to read `path`; it is left as it is and nothing is saved there."""
    UNWRITABLE = "unwritable"
    """Nothing can be saved in the folder `path`; the game goes on in memory."""
    WRITE_FAILED = "write-failed"
    """`path` could not be written (a full disk, say); it is tried again with the next change."""
    SECOND_COPY = "second-copy"
    """Another copy of the program uses the folder `path`; this one saves nothing."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell: its kind, the file or folder, and what the sentence needs besides."""

    kind: NoticeKind
    path: Path
    kept_as: Path | None = None
    names: tuple[str, ...] = ()
