"""The training simulator and the engine are one game; `python -m ai.check` compares thousands."""

from __future__ import annotations

import random
import shutil

import pytest

from thirteen.engine import PRESETS

if shutil.which("gcc") is None:
    pytest.skip("the simulator is compiled with gcc", allow_module_level=True)

check = pytest.importorskip("ai.check")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_simulator_plays_as_the_engine_does(preset: str) -> None:
    rng = random.Random(9)
    rules = PRESETS[preset].changed(instant_wins=())
    decisions = sum(check.compare(rules, rng.randint(*rules.seats), rng) for _ in range(6))
    assert decisions > 50
