from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from thirteen.ai.arena import interval, main, play_deal, run
from thirteen.ai.registry import make_bot
from thirteen.engine import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ["heuristic", "greedy", "random", "greedy"]


def test_every_deal_gives_out_all_points_and_one_first_place() -> None:
    bots = [make_bot(name) for name in NAMES]
    for deal in range(5):
        played = play_deal(bots, PRESETS["classic"], 1, deal)
        assert sum(played.points) == pytest.approx(6)
        assert sum(played.first) == pytest.approx(1)
        assert played.illegal == [0, 0, 0, 0]


def test_the_same_seed_gives_the_same_deals() -> None:
    bots = [make_bot(name) for name in NAMES]
    first = [play_deal(bots, PRESETS["killer"], 3, deal).points for deal in range(3)]
    assert first == [play_deal(bots, PRESETS["killer"], 3, deal).points for deal in range(3)]
    assert first != [play_deal(bots, PRESETS["killer"], 4, deal).points for deal in range(3)]


def test_a_stopped_run_goes_on_from_its_log(tmp_path: Path) -> None:
    log = tmp_path / "deals.jsonl"
    run(NAMES, "classic", 3, 1, log)
    with log.open("a") as out:
        out.write('{"points": [1.0, ')
    went_on = run(NAMES, "classic", 5, 1, log)
    whole = run(NAMES, "classic", 5, 1)
    for now, then in zip(went_on["players"], whole["players"], strict=True):
        assert (now["first"], now["points"]) == (then["first"], then["points"])


def test_a_log_of_another_arena_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "deals.jsonl"
    run(NAMES, "classic", 1, 1, log)
    with pytest.raises(SystemExit):
        run(NAMES, "classic", 1, 2, log)


def test_json_has_one_object_with_shares_from_0_to_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*NAMES, "--deals", "2", "--seed", "5", "--preset", "chops", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {k: told[k] for k in ("preset", "deals", "rotations", "seed")} == {
        "preset": "chops",
        "deals": 2,
        "rotations": 4,
        "seed": 5,
    }
    for player, name in zip(told["players"], NAMES, strict=True):
        assert player["name"] == name
        assert 0 <= player["first"]["mean"] <= 1
        assert set(player["first"]) == set(player["points"]) == {"mean", "low", "high"}
        assert set(player["ms"]) == {"mean", "p99", "max"}
        assert player["illegal"] == 0


def test_too_many_players_for_the_rules_are_refused() -> None:
    with pytest.raises(SystemExit):
        main(["greedy"] * 5 + ["--deals", "1"])


def test_intervals_are_symmetric_and_shrink_with_deals() -> None:
    few, many = interval([0.0, 1.0] * 10), interval([0.0, 1.0] * 1000)
    assert few["mean"] == many["mean"] == 0.5
    assert many["high"] - many["low"] < few["high"] - few["low"]
