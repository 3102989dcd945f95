"""The folders of one user on one machine."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

APP_NAME = "Thirteen"


@dataclass(frozen=True, slots=True)
class Folders:
    """Where each sort of file belongs; none of them need exist yet.

    On Windows and macOS several of these are one folder, so file names differ between all of them.
    """

    data: Path
    config: Path
    state: Path
    logs: Path

    @classmethod
    def find(cls, override: Path | None = None) -> Folders:
        """Folders under `override`, or the places the system gives to programs. Touches no disk."""
        if override is not None:
            base = Path(override)
            return cls(data=base, config=base, state=base, logs=base / "log")
        # Imported here: a tenth of the start-up time, and not needed with an override.
        from platformdirs import PlatformDirs  # noqa: PLC0415

        dirs = PlatformDirs(APP_NAME, appauthor=False)
        return cls(
            data=dirs.user_data_path,
            config=dirs.user_config_path,
            state=dirs.user_state_path,
            logs=dirs.user_log_path,
        )
