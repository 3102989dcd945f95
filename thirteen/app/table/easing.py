"""How a tween runs from 0 to 1: curves named as in animation textbooks."""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]
"""Maps progress 0..1 to the share of the way covered; 0 gives 0 and 1 gives 1."""


def linear(t: float) -> float:
    """Give the share covered at constant pace."""
    return t


def out_quad(t: float) -> float:
    """Give the share covered when slowing gently to a stop."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Give the share covered when starting fast and gliding in."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Give the share covered when gathering speed and leaving."""
    return t**3


def in_out_cubic(t: float) -> float:
    """Give the share covered when both starting and stopping softly."""
    half = 0.5
    return 4 * t**3 if t < half else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Give the share covered when overshooting a little (about 5 %) and settling back."""
    overshoot = 1.2
    back = t - 1
    return 1 + (overshoot + 1) * back**3 + overshoot * back**2


def out_expo(t: float) -> float:
    """Give the share covered by a blow: nearly all of the way at once."""
    return 1.0 if t >= 1 else (1 - 2 ** (-10 * t)) / (1 - 2**-10)


def in_out_sine(t: float) -> float:
    """Give the share covered by a swing."""
    return (1 - math.cos(math.pi * t)) / 2
