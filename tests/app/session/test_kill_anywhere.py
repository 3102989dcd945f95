"""Killed after any line, a match goes on at the same card, with the same deals to come."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.app.session import HUMAN, Phase, Session
from thirteen.engine import PRESETS
from thirteen.engine.record import read
from thirteen.engine.rules import MatchLength
from thirteen.storage import Folders, Store

if TYPE_CHECKING:
    from pathlib import Path

    from tests.app.session.conftest import Bench
    from thirteen.engine import Match, Rules

SEATS = {"classic": 4, "chops": 7, "first-to-ten": 5, "southern": 4, "northern": 4, "killer": 3}
MOST_LINES = 60
"""Of a longer match, so many lines are tried, others each time."""


def two_hands(preset: str) -> Rules:
    return PRESETS[preset].changed(match=MatchLength("hands", hands=2), ties="share")


def kinds(preset: str) -> tuple[str, ...]:
    return (HUMAN, *(["greedy", "careful"] * 6)[: SEATS[preset] - 1])


def state(session: Session) -> tuple[Match, object, object, object]:
    """Get how a session stands, once the results on the screen have been read."""
    while session.phase is Phase.ROUND_OVER:
        session.next_round()
    return session.match, session.history, session.rounds, session.match_summary


@pytest.mark.parametrize("preset", SEATS)
def test_resumed_after_every_line_it_stands_at_the_same_card(bench: Bench, preset: str) -> None:
    seed = random.randrange(10**9)
    dice = random.Random(seed)
    store = bench.Store()
    rules = two_hands(preset)
    session = bench.session(rules, kinds(preset), seed, store, options=bench.fast())
    states = [state(session)]
    taken_back = 0
    while session.phase is not Phase.MATCH_OVER:
        lines = len(store.lines)
        if session.can_take_back and dice.random() < 1 / 3 and taken_back < 10:
            session.take_back()
            taken_back += 1
        else:
            bench.step(session)
        if len(store.lines) > lines:
            states.append(state(session))
    assert len(states) == len(store.lines), seed

    counts = range(1, len(store.lines) + 1)
    for count in sorted(dice.sample(counts, min(len(counts), MOST_LINES))):
        text = "\n".join(store.lines[:count]) + "\n"
        resumed = Session.resume(read(text), bench.Store(), options=bench.fast())
        assert state(resumed) == states[count - 1], (seed, count)


@pytest.mark.parametrize("preset", SEATS)
def test_resumed_it_plays_out_as_it_would_have(bench: Bench, preset: str) -> None:
    seed = random.randrange(10**9)
    store = bench.Store()
    session = bench.session(two_hands(preset), kinds(preset), seed, store, options=bench.fast())
    bench.finish(session)
    count = random.Random(seed).randrange(1, len(store.lines))
    rest = bench.Store()
    text = "\n".join(store.lines[:count]) + '\n{"seat": 0, "pl'
    resumed = Session.resume(read(text), rest, options=bench.fast())
    bench.finish(resumed)
    assert state(resumed) == state(session), (seed, count)
    assert rest.lines == store.lines[count:], (seed, count)
    assert rest.outcomes == store.outcomes, (seed, count)


def test_a_match_in_real_files_is_gone_on_with(bench: Bench, tmp_path: Path) -> None:
    rules = two_hands("classic")
    store = Store(Folders.find(tmp_path))
    session = Session(
        rules, bench.players(*kinds("classic")), 5, store, preset="classic", options=bench.fast()
    )
    for _ in range(30):
        bench.step(session)
    # A killed program closes nothing: what it wrote is read as it lies on the disk.
    (left,) = tmp_path.rglob("match.jsonl")
    record = read(left.read_bytes())
    resumed = Session.resume(record, options=bench.fast())
    assert resumed.match == session.match
    assert resumed.players == session.players
    assert resumed.preset == "classic"
    store.close()


def test_a_finished_match_is_counted_once_and_put_away(bench: Bench, tmp_path: Path) -> None:
    rules = two_hands("classic")
    store = Store(Folders.find(tmp_path))
    session = Session(
        rules, bench.players(*kinds("classic")), 5, store, preset="classic", options=bench.fast()
    )
    bench.finish(session)
    tally = store.totals.of("classic", 4)
    assert (tally.matches, tally.hands) == (1, 2)
    assert not store.has_running
    store.close()
    assert len(list(tmp_path.rglob("matches/*.jsonl"))) == 1


def test_killed_after_the_last_play_the_match_is_finished_on_the_next_start(
    bench: Bench, tmp_path: Path
) -> None:
    ended = bench.Store()
    session = bench.session(two_hands("classic"), kinds("classic"), 5, ended, options=bench.fast())
    bench.finish(session)
    folders = Folders.find(tmp_path)
    store = Store(folders)
    (folders.data / "match.jsonl").write_text("\n".join(ended.lines) + "\n", "utf-8")
    record = store.running()
    assert record is not None
    resumed = Session.resume(record, store)
    assert resumed.phase is Phase.MATCH_OVER
    assert resumed.match_summary == session.match_summary
    assert store.totals.of("classic", 4).matches == 1
    assert not store.has_running
    store.close()
