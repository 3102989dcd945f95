"""How a session behaves: the settings that matter to it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol, Self

from thirteen.app.session.pace import Pace

AUTO_PASS_SECONDS = 0.8


class AutoPass(Enum):
    """What happens when nothing can be played; the values are those of the settings."""

    OFF = "off"
    RING = "ring"
    """A pass after a moment, which the person can cancel."""
    INSTANT = "instant"


class Chosen(Protocol):
    """The settings that matter here."""

    @property
    def pace(self) -> str:
        """One of the values of `Pace`."""

    @property
    def auto_pass(self) -> str:
        """One of the values of `AutoPass`."""


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """The pace of the bots, and whether the person's only move is made for them."""

    pace: Pace = Pace.NORMAL
    auto_pass: AutoPass = AutoPass.RING

    @classmethod
    def of(cls, settings: Chosen) -> Self:
        """Get the options in the settings."""
        return cls(Pace(settings.pace), AutoPass(settings.auto_pass))
