"""Who sits at a seat."""

from __future__ import annotations

from dataclasses import dataclass

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Player:
    """A name to show, and `kind`: "human", or the name of a bot."""

    name: str
    kind: str = HUMAN

    @property
    def is_human(self) -> bool:
        """Whether a person answers for the seat."""
        return self.kind == HUMAN
