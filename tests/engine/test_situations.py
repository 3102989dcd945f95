"""The worked plays of the rules file, every one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from thirteen.engine import PASS, PRESETS, IllegalPlay, Turn, classify, parse_cards

DATA = Path(__file__).parent.parent / "data"
SITUATIONS: list[dict[str, Any]] = json.loads((DATA / "situations.json").read_text("utf-8"))


def turn_of(situation: dict[str, Any]) -> Turn:
    rules = PRESETS[situation["preset"]]
    opening = None
    if situation["opening"]:
        opening = parse_cards(situation.get("lowest_dealt", "3S")).bit_length() - 1
    return Turn(
        rules,
        parse_cards(situation["hand"]),
        classify(parse_cards(situation["table"]), rules),
        opening=opening,
        locked=situation["passed"],
        on_turn=situation["on_turn"],
    )


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: f"{s['id']}: {s['why']}")
def test_situation(situation: dict[str, Any]) -> None:
    turn = turn_of(situation)
    play = parse_cards(situation["play"])
    if situation["legal"]:
        turn.verify(play)
    else:
        with pytest.raises(IllegalPlay):
            turn.verify(play)
    if play == PASS:
        assert turn.can_pass == situation["legal"]
    else:
        assert (play in turn.plays) == situation["legal"]
        assert (play in list(turn.plays)) == situation["legal"]


def test_there_are_eighty_situations() -> None:
    assert len(SITUATIONS) == 80
