"""Everything the program keeps for its user."""

from __future__ import annotations

import time
import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from thirteen.storage import files
from thirteen.storage.document import Document
from thirteen.storage.lock import Claim, InstanceLock
from thirteen.storage.notices import Notice, NoticeKind
from thirteen.storage.running import LineFile
from thirteen.storage.settings import Settings
from thirteen.storage.totals import Outcome, Totals
from thirteen.storage.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from thirteen.engine.record import Record
    from thirteen.storage.folders import Folders

SETTLE_SECONDS = 0.5


class Store:
    """The files of one user, opened. No error of the system comes out: each becomes a Notice.

    `read_only`: another copy runs, or the folder can't be written; everything then works in
    memory and is gone afterwards. Call `tick` once a frame and `close` at the end.
    """

    def __init__(self, folders: Folders, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.folders = folders
        self.notices: list[Notice] = []
        self._clock = clock
        self._worker = Worker()
        self._lock = InstanceLock()
        self.read_only = not self._claim()
        writable = not self.read_only
        self._settings_file = Document(
            Settings,
            folders.config / "settings.json",
            writable=writable and self._can_write(folders.config),
            tell=self._tell,
        )
        self._totals_file = Document(
            Totals, folders.data / "totals.json", writable=writable, tell=self._tell
        )
        self._match = LineFile(folders.data / "match.jsonl", writable=writable)
        self._match_loaded = False
        self._match_failed = False
        self._settings = self._settings_file.read()
        self._totals: Totals | None = None
        self._due: float | None = None

    # -- notices --

    def take_notices(self) -> list[Notice]:
        """Get what is to be told, once; `notices` is empty afterwards."""
        taken, self.notices = self.notices, []
        return taken

    def _tell(self, notice: Notice) -> None:
        if notice not in self.notices:
            self.notices.append(notice)

    # -- settings --

    @property
    def settings(self) -> Settings:
        """The settings as they stand, saved or about to be."""
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """Use these settings from now on; they are on the disk shortly after changes rest."""
        if settings != self._settings:
            self._settings = settings
            self._due = self._clock() + SETTLE_SECONDS

    def tick(self) -> None:
        """Start what is due. Cheap: call it every frame."""
        if self._due is not None and self._clock() >= self._due:
            self._submit_settings()

    def flush(self) -> None:
        """Have everything on the disk before this returns."""
        if self._due is not None:
            self._submit_settings()
        self._worker.flush()

    def close(self) -> None:
        """Flush, and let another copy of the program have the files."""
        self.flush()
        self._match.close()
        self._lock.release()

    def _submit_settings(self) -> None:
        self._due = None
        settings = self._settings
        self._worker.submit("settings", lambda: self._settings_file.write(settings))

    # -- totals --

    @property
    def totals(self) -> Totals:
        """How earlier matches ended."""
        if self._totals is None:
            self._totals = self._totals_file.read()
        return self._totals

    def record_match(self, outcome: Outcome) -> None:
        """Add the running match to the totals: when it is over, before `finish_match`.

        A crash between the two does no harm: a match that was counted is known by its lines.
        """
        totals = self.totals.plus(outcome, _fingerprint(self._match_lines()))
        self._totals = totals
        self._worker.submit("totals", lambda: self._totals_file.write(totals))

    # -- the running match --

    @property
    def has_running(self) -> bool:
        """Whether there is a match to go on with, as far as a quick look tells."""
        return bool(self._match_lines())

    def running(self) -> Record | None:
        """Get the match to go on with; a file that holds none is set aside and told."""
        lines = self._match_lines()
        if not lines:
            return None
        # Imported here: a first start needs no engine.
        from thirteen.engine import NotationError  # noqa: PLC0415
        from thirteen.engine.record import read  # noqa: PLC0415

        try:
            return read(b"".join(lines))
        except NotationError:
            self._set_match_aside()
            return None

    def begin_match(self, header: dict[str, Any]) -> None:
        """Start the file of a new match; one that was running is kept as `.bak` only."""
        self._match_loaded = True
        self._worker.flush()  # the match before may still be on its way to the archive
        try:
            self._match.begin(_line(header))
        except OSError:
            self._match_trouble()

    def append_play(self, seat: int, play: int) -> None:
        """Save one play (PASS too); it outlives a kill from the moment this returns."""
        from thirteen.engine.record import answer_facts  # noqa: PLC0415 (as above)

        self._append(_line(answer_facts(seat, play)))

    def take_back(self, count: int) -> None:
        """Save that the last `count` plays are undone."""
        self._append(_line({"take_back": count}))

    def finish_match(self) -> None:
        """Move the running match to the archive, "matches" in the data folder, soon."""
        name = _archive_name(self._match_lines())
        self._match.forget()
        if not self.read_only:
            # After the totals, which wait under a key that came before.
            self._worker.submit("archive", lambda: self._archive(name))

    def _archive(self, name: str) -> None:
        folder = self.folders.data / "matches"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            files.replace_patiently(self._match.path, files.free_name(folder / name))
        except FileNotFoundError:
            return  # nothing of it was ever saved
        except OSError:
            self._tell(Notice(NoticeKind.WRITE_FAILED, folder))

    def _match_lines(self) -> list[bytes]:
        if not self._match_loaded:
            self._match_loaded = True
            if not self.read_only:
                self._load_match()
        return self._match.lines

    def _load_match(self) -> None:
        try:
            self._match.load()
            nothing = not self._match.lines and self._match.path.stat().st_size > 0
        except FileNotFoundError:
            return
        except OSError:
            self._match.give_up()
            self._tell(Notice(NoticeKind.UNREADABLE, self._match.path))
        except ValueError:
            self._set_match_aside()
        else:
            if nothing:  # the first line is written in one step: a kill does not tear it
                self._set_match_aside()

    def _append(self, line: bytes) -> None:
        self._match_lines()
        try:
            self._match.append(line)
        except OSError:
            self._match_trouble()
            return
        self._match_failed = False
        self._worker.submit("match", self._sync_match)

    def _sync_match(self) -> None:
        try:
            self._match.sync()
        except OSError:
            self._match_trouble()

    def _match_trouble(self) -> None:
        if not self._match_failed:
            self._tell(Notice(NoticeKind.WRITE_FAILED, self._match.path))
        self._match_failed = True

    def _set_match_aside(self) -> None:
        self._match.forget()
        if self.read_only:
            return
        try:
            kept_as = files.set_aside(self._match.path)
        except OSError:
            self._match.give_up()
            self._tell(Notice(NoticeKind.UNREADABLE, self._match.path))
        else:
            self._tell(Notice(NoticeKind.DAMAGED, self._match.path, kept_as))

    # -- opening --

    def _claim(self) -> bool:
        """Make the data folder and take its lock: whether this copy may write."""
        if not self._can_write(self.folders.data):
            return False
        try:
            claim = self._lock.claim(self.folders.data / "instance.lock")
        except OSError:
            self._tell(Notice(NoticeKind.UNWRITABLE, self.folders.data))
            return False
        if claim is Claim.TAKEN:
            self._tell(Notice(NoticeKind.SECOND_COPY, self.folders.data))
        return claim is Claim.OURS

    def _can_write(self, folder: Path) -> bool:
        try:
            files.probe(folder)
        except (OSError, ValueError):  # ValueError: a name with a zero byte
            self._tell(Notice(NoticeKind.UNWRITABLE, folder))
            return False
        return True


def _line(fact: dict[str, Any]) -> bytes:
    return msgspec.json.encode(fact) + b"\n"


def _fingerprint(lines: list[bytes]) -> str:
    """Get what tells this match from any other; empty for no match."""
    return f"{zlib.crc32(b''.join(lines)):08x}-{len(lines)}" if lines else ""


def _archive_name(lines: list[bytes]) -> str:
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        preset = msgspec.json.decode(lines[0])["preset"]
    except (IndexError, KeyError, TypeError, msgspec.DecodeError):
        preset = ""
    known = isinstance(preset, str) and preset.replace("-", "").isalnum()
    return f"{moment}-{preset}.jsonl" if known else f"{moment}.jsonl"
