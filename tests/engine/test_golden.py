"""Counts of possible courses, and the order of plays, as the data files have them."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from types import ModuleType

HERE = Path(__file__).parent
DATA = HERE.parent / "data"


def by_path(path: Path) -> ModuleType:
    """The script beside this file; tests are no package to import it from."""
    spec = importlib.util.spec_from_file_location("golden", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


golden = by_path(HERE / "golden.py")
PERFT: list[dict[str, Any]] = json.loads((DATA / "perft.json").read_text("utf-8"))
ORDER: list[dict[str, Any]] = json.loads((DATA / "order.json").read_text("utf-8"))


@pytest.mark.parametrize("case", PERFT, ids=lambda case: f"{case['preset']}, {len(case['hands'])}")
def test_the_number_of_courses(case: dict[str, Any]) -> None:
    assert golden.perft(case) == case["counts"]


@pytest.mark.parametrize("case", ORDER, ids=lambda case: f"{case['preset']}: {case['table']}")
def test_the_order_of_plays(case: dict[str, Any]) -> None:
    assert golden.order(case) == case["plays"]
