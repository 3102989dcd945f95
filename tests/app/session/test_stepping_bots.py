"""A bot that thinks in steps takes one an update, so that pictures go on between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.bot import at_once

if TYPE_CHECKING:
    import random
    from collections.abc import Generator

    from tests.app.session.conftest import Bench
    from thirteen.ai.view import SeatView


class Slow:
    """Plays the lowest play after three steps; or fails in the second."""

    name = "slow"

    def __init__(self, *, fails: bool = False) -> None:
        self.taken = 0
        self._fails = fails

    def steps(self, view: SeatView, rng: random.Random) -> Generator[None, None, int]:
        """Three steps."""
        del rng
        for _ in range(3):
            self.taken += 1
            if self._fails and self.taken % 3 == 2:
                raise ZeroDivisionError
            yield
        return next(iter(view.turn.plays), 0)

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:
        """The same at once."""
        del budget
        return at_once(self.steps(view, rng))


def test_a_step_is_taken_an_update(bench: Bench) -> None:
    slow = Slow()
    session = bench.session("classic", ["slow"] * 4, seed=3, make=lambda _: slow)
    for taken in (1, 2, 3):
        assert not session.update(1 / 60)
        assert slow.taken == taken
        assert session.history == ()
    while not session.update(1 / 60):
        assert slow.taken == 3
    assert len(session.history) == 1


def test_the_time_of_the_steps_counts_as_thinking(bench: Bench) -> None:
    session = bench.session("classic", ["slow"] * 4, seed=3, make=lambda _: Slow())
    updates = 1
    while not session.update(10.0):
        updates += 1
    assert updates == 4


def test_a_bot_that_fails_between_its_steps_plays_the_lowest(bench: Bench) -> None:
    slow = Slow(fails=True)
    session = bench.session("classic", ["slow"] * 4, seed=3, make=lambda _: slow)
    lowest = next(iter(session.round.turn.plays))
    while not session.update(10.0):
        pass
    assert session.round.trick[0][1] == lowest


def test_taking_back_ends_the_thinking(bench: Bench) -> None:
    slow = Slow()
    session = bench.dealt(["3S 9S KS", "4S 5S 10H"], kinds=("human", "slow"), make=lambda _: slow)
    session.submit(next(iter(session.round.turn.plays)))
    session.update(1 / 60)
    assert slow.taken == 1
    assert session.take_back()
    assert [event.seat for event in session.history] == []
    session.submit(next(iter(session.round.turn.plays)))
    while not session.update(1.0):
        pass
    assert slow.taken == 4
    assert [event.seat for event in session.history] == [0, 1]
