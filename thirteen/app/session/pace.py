"""How long a bot seems to think."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random

LEAST_AFTER_PERSON = 0.45
"""Seconds a person has to take a play back, whatever the pace."""

PASSING = (0.35, 0.60)
FOLLOWING = (0.45, 0.90)
LEADING = (0.70, 1.30)
CLOSE = (0.0, 0.40)


class Pace(Enum):
    """How fast opponents are; the values are those of the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @property
    def factor(self) -> float:
        """By how much thinking times are stretched."""
        return _FACTORS[self]


_FACTORS = {Pace.SLOW: 1.7, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.INSTANT: 0.0}


@dataclass(frozen=True, slots=True)
class Moment:
    """What a thinking time depends on: only what everybody sees, so that it gives nothing away.

    `passing`, `leading`: what the bot is about to do; `close`: somebody else is nearly out;
    `after_person`: the play before was a person's.
    """

    passing: bool = False
    leading: bool = False
    close: bool = False
    after_person: bool = False


def think_time(pace: Pace, moment: Moment, rng: random.Random) -> float:
    """Get the seconds until the bot's play is laid down."""
    low, high = PASSING if moment.passing else LEADING if moment.leading else FOLLOWING
    seconds = rng.uniform(low, high)
    if moment.close:
        seconds += rng.uniform(*CLOSE)
    seconds *= pace.factor
    return max(seconds, LEAST_AFTER_PERSON) if moment.after_person else seconds
