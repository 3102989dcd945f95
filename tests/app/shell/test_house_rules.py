from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from thirteen.app.rule_texts import rules_summary
from thirteen.app.scenes.house_fields import groups
from thirteen.app.scenes.house_rules import HouseRulesScene
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.widgets.field import Field
from thirteen.engine import PRESETS, Rules
from thirteen.engine.rules import CHOICES, INSTANT_WINS, SWITCHES

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

    from .conftest import Player

# A value that differs from Classic's for every option but the length, which is chosen elsewhere.
OTHERS: dict[str, object] = {
    "seats": [2, 6],
    "second_deck_from": 5,
    "twins": "back",
    "direction": "counterclockwise",
    "opening": "alone",
    "next_lead": "lowest",
    "pass_locks": False,
    "must_beat": True,
    "suits_match": True,
    "double_sequences": False,
    "bombs_beat": "anything",
    "quad_beats_twos": 3,
    "pairs_beat_twos": [3, None, None],
    "bomb_order": "ladder",
    "free_bombs": "any",
    "interrupts": "four-pairs",
    "instant_wins": ["dragon"],
    "instant_effect": "redeal",
    "finish_on_two": False,
    "play_on": False,
    "scoring": {"kind": "settlement"},
    "best": "low",
    "ties": "share",
}


@pytest.fixture
def house(context: Context, play: Callable[[Scene], Player]) -> HouseRulesScene:
    new_game = NewGameScene(context)
    player = play(new_game)
    scene = HouseRulesScene(context, new_game)
    context.stack.push(scene)
    player.wait(0.1)
    return scene


def test_every_option_of_the_rules_is_known_here() -> None:
    assert {field.name for field in fields(Rules)} == {*OTHERS, "match"}


@pytest.mark.parametrize("option", list(OTHERS))
def test_an_option_is_changed_marked_told_and_changed_back(
    house: HouseRulesScene, option: str
) -> None:
    plain = rules_summary(house.rules, "classic")
    house.set(option, OTHERS[option])
    assert house.rules.to_dict()[option] == OTHERS[option]
    assert house.changed == {option}
    marked = [f for _name, fs in groups(house) for f in fs if isinstance(f, Field) and f.marked]
    assert marked, "nothing shows that it was changed"
    if option != "seats":
        assert rules_summary(house.rules, "classic") != plain
    house.set(option, PRESETS["classic"].to_dict()[option])
    assert not house.changed


def test_scoring_settles_whether_high_or_low_is_best(house: HouseRulesScene) -> None:
    best = []
    for scoring in ({"kind": "places", "points": "place-1"}, {"kind": "wins"}):
        house.set("scoring", scoring)
        best.append(house.rules.best)
    assert best == ["low", "high"]


def test_every_word_and_switch_has_a_control(house: HouseRulesScene) -> None:
    keys = {part.key for widget in house.group.widgets for part in widget.parts()}
    assert keys >= {*CHOICES, *SWITCHES, *(f"instant {kind}" for kind in INSTANT_WINS)}


def test_a_summary_reads_like_a_sentence() -> None:
    rules = PRESETS["classic"].changed(
        bombs_beat="anything", match={"kind": "target", "target": 15}
    )
    assert rules_summary(rules) == "Classic, bombs beat anything, first to 15"
    assert rules_summary(PRESETS["card-count"]) == "Card count, 3 hands"
    assert rules_summary(PRESETS["killer"]) == "Killer, until 10 points"


def test_a_summary_keeps_to_the_rule_set_that_was_chosen() -> None:
    like_treze = PRESETS["classic"].changed(play_on=False, scoring={"kind": "wins"})
    assert rules_summary(like_treze, "classic").startswith("Classic, ")


def test_back_to_usual_changes_everything_back_but_the_length(
    house: HouseRulesScene, context: Context
) -> None:
    house.set("bombs_beat", "anything")
    house.set("match", {"kind": "hands", "hands": 4})
    house.rebuild()
    button = next(p for w in house.group.widgets for p in w.parts() if p.key == "reset")
    button.click(button.rect.center)
    assert house.rules == PRESETS["classic"].changed(match={"kind": "hands", "hands": 4})
    assert context.settings.new_game.changes == {"match": {"kind": "hands", "hands": 4}}
