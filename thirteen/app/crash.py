"""What happens when the program fails: a report is kept, and a small window says so.

The match needs nothing here: it is on disk up to its last play already.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import sys
import threading
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import thirteen
from thirteen.app.about import is_packaged, system_information

REPORTS_KEPT: Final = 5
LONGEST_REPORT: Final = 64_000  # characters; an endless recursion says nothing new after that
_NAME: Final = "crash-{:%Y%m%d-%H%M%S}.txt"
_FAULT: Final = "fault.txt"
_FILE: Final = re.compile(r'File "(?P<path>[^"]+)"')


def report(error: BaseException) -> str:
    """What went wrong, and on what system: no folder of the user's, no value of any variable."""
    trace = "".join(traceback.format_exception(error))
    text = _FILE.sub(lambda found: f'File "{shortened(found["path"])}"', trace)
    with suppress(RuntimeError):  # no home folder is known
        text = text.replace(str(Path.home()), "~")
    if len(text) > LONGEST_REPORT:
        half = LONGEST_REPORT // 2
        text = f"{text[:half]}\n...\n{text[-half:]}"
    return f"{system_information()}\n\n{text}"


def keep(text: str, folder: Path, now: datetime | None = None) -> Path | None:
    """Write a report into `folder`, drop the oldest; None if the folder cannot be written."""
    name = _NAME.format(now or datetime.now().astimezone())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / name
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob("crash-*.txt"))[:-REPORTS_KEPT]:
            old.unlink()
    except OSError:
        return None
    return path


def failed(error: BaseException, folder: Path, *, ask: bool) -> None:
    """Keep a report of an error that nothing caught, and if `ask` tell the user in a window."""
    text = report(error)
    path = keep(text, folder)
    if ask and _shown(text, path):
        return
    sys.stderr.write(text)


def watch(folder: Path) -> None:
    """From now on, failures that do not end the program leave a report in `folder` too.

    Those outside Python, in other threads, and those that a part of the program has logged.
    """

    def in_thread(failure: threading.ExceptHookArgs) -> None:
        if failure.exc_value is not None:
            keep(report(failure.exc_value), folder)

    threading.excepthook = in_thread
    logging.getLogger(thirteen.__name__).addHandler(_Reports(folder))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        faulthandler.enable((folder / _FAULT).open("w", encoding="utf-8"))


class _Reports(logging.Handler):
    """Keeps a report of each failure that is logged, once; nothing goes to the terminal."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.WARNING)
        self._folder = folder
        self._told: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a report."""
        words = record.getMessage()
        if words in self._told:
            return
        self._told.add(words)
        error = record.exc_info[1] if record.exc_info else None
        about = report(error) if error else system_information()
        keep(f"{words}\n{about}", self._folder)


def last_fault(folder: Path) -> bool:
    """Whether the program last ended by a failure outside Python; its trace becomes a report."""
    fault = folder / _FAULT
    try:
        trace = fault.read_text(encoding="utf-8", errors="replace")
        fault.unlink()
    except OSError:
        return False
    if not trace:
        return False
    keep(f"{system_information()}\n\n{trace}", folder)
    return True


def _shown(text: str, path: Path | None) -> bool:
    from thirteen.app.crash_window import show  # noqa: PLC0415 - hardly ever needed

    try:
        restart = show(text, path)
    except Exception:  # noqa: BLE001 - what failed may be just what a window needs
        return False
    if restart:
        start_again()
    return True


def start_again() -> None:
    """Start the program anew, with the same flags."""
    import subprocess  # noqa: PLC0415 - hardly ever needed

    program = [] if is_packaged() else ["-m", "thirteen"]
    command = [sys.executable, *program, *sys.argv[1:]]
    # The packed program would else take itself for a part of the one that ends.
    environment = {**os.environ, "PYINSTALLER_RESET_ENVIRONMENT": "1"}
    subprocess.Popen(command, close_fds=True, env=environment)  # noqa: S603 - ourselves


def shortened(path: str) -> str:
    """A path from the package on: who installed it where is nobody's business."""
    parts = Path(path.replace("\\", "/")).parts
    for root in ("thirteen", "site-packages", "lib"):
        if root in parts:
            at = len(parts) - 1 - parts[::-1].index(root)
            return "/".join(parts[at:])
    return parts[-1] if parts else path
