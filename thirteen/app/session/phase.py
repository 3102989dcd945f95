"""Where a match stands."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """Where a match stands."""

    PLAYING = "playing"
    ROUND_OVER = "round-over"
    """The result of the round is to be read; `next_round` goes on."""
    MATCH_OVER = "match-over"
