"""Tweens and scripts: time is an argument, the newest wins, a click finishes everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from thirteen.app.table import easing
from thirteen.app.table.timeline import FADE_MS, Script, Timeline

if TYPE_CHECKING:
    from thirteen.app.table.timeline import Script


@dataclass
class Thing:
    """Something to move."""

    x: float = 0.0
    alpha: float = 1.0


CURVES = [
    easing.linear,
    easing.out_quad,
    easing.out_cubic,
    easing.in_cubic,
    easing.in_out_cubic,
    easing.out_back,
    easing.out_expo,
    easing.in_out_sine,
]


@pytest.mark.parametrize("ease", CURVES)
def test_every_curve_starts_at_0_and_ends_at_1(ease: easing.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_tween_covers_its_way_in_its_time() -> None:
    line, thing = Timeline(), Thing()
    line.tween(thing, 200, easing.linear, x=100)
    line.update(0.1)
    assert thing.x == pytest.approx(50)
    line.update(0.1)
    assert thing.x == 100
    assert not line.busy


def test_the_newest_tween_on_an_attribute_wins_and_others_go_on() -> None:
    line, thing = Timeline(), Thing()
    old = line.tween(thing, 200, easing.linear, x=100, alpha=0)
    line.update(0.1)
    line.tween(thing, 100, easing.linear, x=0)
    line.update(0.05)
    assert thing.x == pytest.approx(25)
    assert thing.alpha == pytest.approx(0.25)
    line.update(1)
    assert (thing.x, thing.alpha) == (0, 0)
    assert old.done


def test_a_script_reads_top_to_bottom() -> None:
    line, thing, said = Timeline(), Thing(), list[str]()

    def script() -> Script:
        said.append("start")
        yield 100
        said.append("waited")
        yield line.tween(thing, 100, x=10)
        said.append("moved")
        yield [line.tween(thing, 50, x=0), line.start(inner())]
        said.append("both")

    def inner() -> Script:
        yield 80
        said.append("inner")

    line.start(script())
    assert said == ["start"]
    line.update(0.1)
    assert said == ["start", "waited"]
    line.update(0.1)
    assert said == ["start", "waited", "moved"]
    line.update(0.06)
    assert said[-1] == "moved"
    line.update(0.03)
    line.update(0.0)
    assert said[-2:] == ["inner", "both"]
    assert not line.busy


def test_waits_keep_their_pace_at_coarse_steps() -> None:
    line, ticks = Timeline(), list[int]()

    def script() -> Script:
        for i in range(10):
            ticks.append(i)
            yield 45

    line.start(script())
    for _ in range(9):
        line.update(0.05)
    assert len(ticks) == 10


def test_finish_brings_everything_to_its_end_in_order() -> None:
    line, thing, skipped = Timeline(), Thing(), list[bool]()

    def script() -> Script:
        yield 1000
        yield line.tween(thing, 500, x=7)
        skipped.append(line.skipping)
        yield line.start(inner())
        thing.alpha = 0.5

    def inner() -> Script:
        yield line.tween(thing, 900, x=9)

    line.start(script())
    line.finish()
    assert (thing.x, thing.alpha, skipped, line.busy) == (9, 0.5, [True], False)
    assert not line.skipping


def test_speed_two_takes_half_the_time() -> None:
    line, thing = Timeline(speed=2), Thing()
    line.tween(thing, 200, easing.linear, x=100)
    line.update(0.05)
    assert thing.x == pytest.approx(50)


def test_instant_speed_jumps_and_keeps_only_short_waits() -> None:
    line, thing = Timeline(speed=0), Thing()

    def script() -> Script:
        yield line.tween(thing, 5000, x=1)
        yield 5000
        thing.alpha = 0

    line.start(script())
    assert thing.x == 1
    line.update(FADE_MS / 1000)
    assert thing.alpha == 0


def test_reduced_motion_moves_at_once_and_fades_shortly() -> None:
    line, thing = Timeline(reduced=True), Thing()
    line.tween(thing, 500, easing.linear, x=100, alpha=0)
    assert thing.x == 100
    line.update(FADE_MS / 2000)
    assert thing.alpha == pytest.approx(0.5)
    line.update(FADE_MS / 2000)
    assert not line.busy


def test_a_delay_reads_the_start_when_it_is_over() -> None:
    line, thing = Timeline(), Thing()
    line.tween(thing, 100, easing.linear, delay=100, x=100)
    thing.x = 50
    line.update(0.15)
    assert thing.x == pytest.approx(75)


def test_set_ends_a_running_tween() -> None:
    line, thing = Timeline(), Thing()
    line.tween(thing, 100, x=100)
    line.set(thing, x=3)
    line.update(1)
    assert thing.x == 3
    assert not line.update(1)


def test_a_script_may_finish_all_but_itself() -> None:
    line, thing = Timeline(), Thing()
    seen: list[float] = []

    def script() -> Script:
        line.tween(thing, 500, x=100)
        line.finish()
        seen.append(thing.x)
        yield 100
        seen.append(thing.x)

    line.start(script())
    assert seen == [100]
    line.finish()
    assert seen == [100, 100]
    assert not line.busy
