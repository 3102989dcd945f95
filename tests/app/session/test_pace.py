"""Bots take their time, and never the picture's; the pass that is made for a person."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.app.session import (
    AUTO_PASS_SECONDS,
    HUMAN,
    AutoPass,
    Pace,
    Session,
    SessionOptions,
)
from thirteen.app.session.pace import LEAST_AFTER_PERSON, Moment, think_time
from thirteen.engine import PASS, parse_cards
from thirteen.storage import Settings

if TYPE_CHECKING:
    from tests.app.session.conftest import Bench
    from thirteen.ai.view import SeatView

FRAME = 1 / 60


def until_it_acts(session: Session, *, settled: bool = True) -> float:
    """Get the seconds until something happens, at 60 frames a second."""
    for frame in range(600):
        plies = len(session.history)
        session.update(FRAME, settled=settled)
        if len(session.history) != plies:
            return frame * FRAME
    return float("inf")


@pytest.mark.parametrize(
    ("moment", "low", "high"),
    [
        (Moment(passing=True), 0.35, 0.6),
        (Moment(), 0.45, 0.9),
        (Moment(leading=True), 0.7, 1.3),
        (Moment(leading=True, close=True), 0.7, 1.7),
    ],
)
def test_thinking_times_by_what_everybody_sees(moment: Moment, low: float, high: float) -> None:
    dice = random.Random(random.randrange(10**9))
    times = [think_time(Pace.NORMAL, moment, dice) for _ in range(300)]
    assert low <= min(times)
    assert max(times) <= high
    assert max(times) - min(times) > (high - low) / 2


def test_paces_from_slow_to_instant() -> None:
    times = [think_time(pace, Moment(), random.Random(1)) for pace in Pace]
    assert times == sorted(times, reverse=True)
    assert times[-1] == 0


@pytest.mark.parametrize("pace", Pace)
def test_a_person_has_time_to_take_back_at_every_pace(pace: Pace) -> None:
    dice = random.Random(3)
    moment = Moment(passing=True, after_person=True)
    assert min(think_time(pace, moment, dice) for _ in range(100)) >= LEAST_AFTER_PERSON


def test_the_same_seed_takes_the_same_time(bench: Bench) -> None:
    times = []
    for _ in range(2):
        session = bench.session(kinds=["greedy"] * 4, seed=11)
        times.append([until_it_acts(session) for _ in range(5)])
    assert times[0] == times[1]
    assert len(set(times[0])) > 1


def test_it_does_not_count_before_the_picture_has_settled(bench: Bench) -> None:
    session = bench.session(kinds=["greedy"] * 4)
    assert until_it_acts(session, settled=False) == float("inf")
    assert until_it_acts(session) >= 0.35


def test_one_play_an_update_however_long_it_was(bench: Bench) -> None:
    session = bench.session(kinds=["greedy"] * 4, options=bench.fast())
    for plies in range(1, 6):
        assert session.update(100.0)
        assert len(session.history) == plies


def test_the_bots_choice_is_made_once(bench: Bench) -> None:
    asked: list[int] = []

    def answer(view: SeatView) -> int:
        asked.append(view.seat)
        return next(iter(view.turn.plays), PASS)

    rote = bench.Rote(answer)
    session = bench.session(kinds=["rote"] * 3, make=lambda _: rote)
    until_it_acts(session)
    assert len(asked) == 1


def test_the_options_are_those_of_the_settings() -> None:
    assert SessionOptions.of(Settings()) == SessionOptions(Pace.NORMAL, AutoPass.RING)
    changed = Settings().changed(pace="fast", auto_pass=AutoPass.INSTANT.value)
    assert SessionOptions.of(changed) == SessionOptions(Pace.FAST, AutoPass.INSTANT)


def nothing_beats(bench: Bench, auto_pass: AutoPass) -> Session:
    """Get a session in which the person can only pass."""
    session = bench.dealt(
        ["3S 4S 5D", "3C 2H KS", "3D 4D KD"],
        leader=1,
        kinds=(HUMAN, HUMAN, HUMAN),
        options=SessionOptions(auto_pass=auto_pass),
    )
    session.submit(parse_cards("2H"))
    assert session.awaiting == 2
    return session


def test_auto_pass_ring_runs_down_and_passes(bench: Bench) -> None:
    session = nothing_beats(bench, AutoPass.RING)
    session.update(FRAME)
    assert session.auto_pass_left == pytest.approx(AUTO_PASS_SECONDS)
    assert session.auto_pass_share == pytest.approx(1)
    assert session.update(0.4)
    assert session.auto_pass_share == pytest.approx(0.5)
    session.update(0.41)
    assert session.awaiting == 0
    assert session.auto_pass_left is None
    assert session.auto_pass_share == 0


def test_auto_pass_waits_for_the_picture(bench: Bench) -> None:
    session = nothing_beats(bench, AutoPass.RING)
    session.update(10.0, settled=False)
    assert session.auto_pass_left is None
    assert session.awaiting == 2


def test_auto_pass_cancelled_leaves_it_to_the_person(bench: Bench) -> None:
    session = nothing_beats(bench, AutoPass.RING)
    session.update(FRAME)
    session.cancel_auto_pass()
    assert not session.update(10.0)
    assert session.auto_pass_left is None
    assert session.awaiting == 2
    session.submit(PASS)
    session.update(FRAME)
    assert session.auto_pass_left is not None


def test_auto_pass_instant(bench: Bench) -> None:
    session = nothing_beats(bench, AutoPass.INSTANT)
    session.update(FRAME)
    assert session.awaiting == 0


def test_auto_pass_off(bench: Bench) -> None:
    session = nothing_beats(bench, AutoPass.OFF)
    assert not session.update(10.0)
    assert session.awaiting == 2


def test_auto_pass_turned_off_stops_the_ring(bench: Bench) -> None:
    session = nothing_beats(bench, AutoPass.RING)
    session.update(FRAME)
    session.options = SessionOptions(auto_pass=AutoPass.OFF)
    session.update(10.0)
    assert session.auto_pass_left is None
    assert session.awaiting == 2


def test_auto_pass_never_gives_away_a_play(bench: Bench) -> None:
    session = bench.dealt(
        ["3S 2H 5D", "3C 2D KS"],
        leader=1,
        kinds=(HUMAN, HUMAN),
        options=SessionOptions(auto_pass=AutoPass.INSTANT),
    )
    session.submit(parse_cards("2D"))
    session.update(10.0)
    assert session.awaiting == 0


def test_auto_pass_never_leads(bench: Bench) -> None:
    session = bench.dealt(
        ["3S 2H 5D", "3C 2D KS"],
        kinds=(HUMAN, HUMAN),
        options=SessionOptions(auto_pass=AutoPass.INSTANT),
    )
    session.update(10.0)
    assert session.awaiting == 0
