"""What a play taken back goes back to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thirteen.engine import Match


@dataclass(slots=True)
class Undo:
    """The position before the person's last play, and how many plays were saved since."""

    match: Match
    events: int
    plies: int
    saved: int = 1
