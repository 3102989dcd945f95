"""What a session asks of the place it is saved in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from thirteen.storage import Outcome


class Keeper(Protocol):
    """The part of `thirteen.storage.Store` that a session uses."""

    def begin_match(self, header: dict[str, Any]) -> None:
        """Start the file of a match."""

    def append_play(self, seat: int, play: int) -> None:
        """Save a play."""

    def take_back(self, count: int) -> None:
        """Save that the last plays are undone."""

    def record_match(self, outcome: Outcome) -> None:
        """Add the finished match to the totals."""

    def finish_match(self) -> object:
        """Put the finished match away."""


class Nowhere:
    """Keeps nothing: for a session that leaves no trace."""

    def begin_match(self, header: dict[str, Any]) -> None:
        """Start nothing."""

    def append_play(self, seat: int, play: int) -> None:
        """Save nothing."""

    def take_back(self, count: int) -> None:
        """Undo nothing."""

    def record_match(self, outcome: Outcome) -> None:
        """Add nothing."""

    def finish_match(self) -> object:
        """Put nothing away."""
        return None
