"""Slow disk work off the frame path."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Worker:
    """One thread that does the latest job of each key, in the order the keys first came.

    A job handed in while an older one of its key still waits takes its place, so that fifty
    changes in a second become one write. Jobs handle their own errors.
    """

    def __init__(self) -> None:
        self._jobs: dict[str, Callable[[], None]] = {}
        self._busy = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def submit(self, key: str, job: Callable[[], None]) -> None:
        """Have `job` done soon; returns at once."""
        with self._changed:
            self._jobs[key] = job
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self, timeout: float = 10.0) -> bool:
        """Wait until no job is left; False if that takes more than `timeout` seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs and not self._busy, timeout)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: bool(self._jobs))
                key = next(iter(self._jobs))
                job = self._jobs.pop(key)
                self._busy = True
            try:
                job()
            finally:
                with self._changed:
                    self._busy = False
                    self._changed.notify_all()
