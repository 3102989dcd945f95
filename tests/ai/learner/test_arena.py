from __future__ import annotations

import io
import json
import os
import sys
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
    with pytest.raises(ValueError, match="another arena"):
        run(NAMES, "classic", 1, 2, log)


@pytest.mark.parametrize(
    "flags",
    [
        ["nobody", "greedy"],
        ["greedy"],
        ["greedy"] * 5,
        ["greedy", "greedy", "--deals", "0"],
        ["greedy", "greedy", "--log", "no/such/folder/log"],
        ["greedy", "greedy", "--log", "."],
        ["greedy", "greedy", "--log", os.devnull],
    ],
)
def test_what_cannot_be_played_or_logged_is_one_sentence(
    flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--deals", "1", *flags])
    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "[]}",
        '{"a": 1}',
        '{"points": 1, "first": 2, "illegal": 3, "ms": 4}',
        '{"points": [], "first": [], "illegal": [], "ms": []}',
        '{"points": [1, "x"], "first": [0, 0], "illegal": [0, 0], "ms": [[], []]}',
        '{"points": [1, NaN], "first": [0, 0], "illegal": [0, 0], "ms": [[], []]}',
        '{"points": [1, 1], "first": [0, 0], "illegal": [0, 0], "ms": [[], [null]]}',
        '{"points": [1e200, 1], "first": [0, 0], "illegal": [0, 0], "ms": [[], []]}',
        '{"points": [1, 1], "first": [0, 0], "illegal": [-5, 0], "ms": [[], []]}',
        '{"points": [true, 1], "first": [0, 0], "illegal": [0, 0], "ms": [[], []]}',
    ],
)
def test_a_damaged_log_is_told_of(tmp_path: Path, line: str) -> None:
    log = tmp_path / "deals.jsonl"
    run(["greedy"] * 2, "classic", 1, 1, log)
    head = log.read_text().splitlines()[0]
    log.write_text(f"{head}\n{line}\n")
    with pytest.raises(ValueError, match="is damaged"):
        run(["greedy"] * 2, "classic", 1, 1, log)
    log.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="another arena"):
        run(["greedy"] * 2, "classic", 1, 1, log)


def test_an_empty_log_is_begun(tmp_path: Path) -> None:
    log = tmp_path / "deals.jsonl"
    log.touch()
    run(["greedy"] * 2, "classic", 1, 1, log)
    run(["greedy"] * 2, "classic", 2, 1, log)
    assert len(log.read_text().splitlines()) == 3


@pytest.mark.parametrize("cut", [1, 20, 10_000])
def test_a_log_torn_anywhere_is_mended_or_begun_anew(tmp_path: Path, cut: int) -> None:
    """Without the end of its last line, within its last deal, and within its first line."""
    log = tmp_path / "deals.jsonl"
    run(["greedy"] * 2, "classic", 2, 1, log)
    whole = log.read_bytes()
    log.write_bytes(whole[: max(len(whole) - cut, 20)])
    run(["greedy"] * 2, "classic", 3, 1, log)
    run(["greedy"] * 2, "classic", 4, 1, log)
    assert len(log.read_text().splitlines()) == 5


def test_a_result_that_cannot_be_written_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(28, "no space left")

    monkeypatch.setattr(sys, "stdout", Full())
    assert main(["greedy", "greedy", "--deals", "1"]) == 1
    assert "no space left" in capsys.readouterr().err


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
