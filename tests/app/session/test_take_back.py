"""Taking a play back until the next seat acts, and breaking in out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from thirteen.app.session import HUMAN, AutoPass, Pace, Phase, SessionOptions
from thirteen.engine import PASS, parse_cards
from thirteen.engine.events import Played
from thirteen.engine.record import read

if TYPE_CHECKING:
    from tests.app.session.conftest import Bench
    from thirteen.ai.view import SeatView

FOUR_PAIRS = "5S 5C 6S 6C 7S 7C 8S 8C"


def test_taken_back_the_position_is_the_one_before(bench: Bench) -> None:
    session = bench.dealt(["3S 9S KS", "4S 5S 10H"])
    before, asked = session.match, session.ask
    session.submit(parse_cards("3S"))
    assert session.can_take_back
    assert session.take_back()
    assert session.match is before
    assert session.history == ()
    assert session.awaiting == 0
    assert session.take_events() == []
    assert session.ask.turn == asked.turn
    assert session.ask.stamp != asked.stamp
    assert not session.can_take_back
    assert not session.take_back()


def test_once_the_next_seat_acted_it_is_too_late(bench: Bench) -> None:
    session = bench.dealt(["3S 9S KS", "4S 5S 10H"])
    session.submit(parse_cards("3S"))
    while not session.update(1.0):
        assert session.can_take_back
    assert not session.can_take_back


def test_a_pass_can_be_taken_back(bench: Bench) -> None:
    session = bench.dealt(["3S 9S KS", "4S 5S 10H", "6S 7D 8D"], leader=2)
    while session.awaiting != 0:
        session.update(1.0)
    session.submit(PASS)
    assert session.marks(0).passed
    assert session.take_back()
    assert not session.marks(0).passed
    assert len(session.history) == 1


def test_with_two_people_nothing_is_taken_back(bench: Bench) -> None:
    session = bench.dealt(["3S 9S KS", "4S 5S 10H"], kinds=(HUMAN, HUMAN))
    session.submit(parse_cards("3S"))
    assert not session.can_take_back


def test_what_ended_the_round_stays(bench: Bench) -> None:
    session = bench.dealt(["9S", "4S 5S 10H"])
    session.submit(parse_cards("9S"))
    assert session.phase is Phase.ROUND_OVER
    assert not session.can_take_back
    session.next_round()
    assert not session.can_take_back


def test_a_pass_made_for_the_person_stays(bench: Bench) -> None:
    session = bench.dealt(
        ["3S 4S 5D", "3C 2H KS", "3D 4D KD"],
        leader=1,
        options=SessionOptions(Pace.INSTANT, AutoPass.INSTANT),
        kinds=(HUMAN, "greedy", "greedy"),
    )
    session.match = session.match.play(parse_cards("2H"))[0]
    while session.awaiting != 0:
        session.update(1.0)
    session.update(1.0)
    assert session.awaiting != 0
    assert not session.can_take_back


def test_a_play_taken_back_does_not_pass_by_itself_again(bench: Bench) -> None:
    session = bench.dealt(["3S 4S 5D", "3C 2H KS", "3D 4D KD"], leader=1)
    session.match = session.match.play(parse_cards("2H"))[0]
    while session.awaiting != 0:
        session.update(1.0)
    session.submit(PASS)
    assert session.take_back()
    session.update(10.0)
    assert session.awaiting == 0


def test_what_was_taken_back_is_saved_so(bench: Bench) -> None:
    store = bench.Store()
    session = bench.session(kinds=(HUMAN, "greedy"), seed=4, store=store, options=bench.fast())
    while session.awaiting != 0:
        session.update(1.0)
    position = session.match
    bench.answer(session)
    assert session.take_back()
    record = read("\n".join(store.lines))
    assert record.replay() == position


def broken_in(view: SeatView) -> int:
    """Break in wherever it can be, else the lowest play."""
    return next(iter(view.turn.plays), PASS)


def let_go(view: SeatView) -> int:
    """Never break in."""
    return next(iter(view.turn.plays), PASS) if view.turn.on_turn else PASS


def test_a_bot_that_lets_an_interrupt_go_is_not_seen_to_act(bench: Bench) -> None:
    store = bench.Store()
    rote = bench.Rote(let_go)
    session = bench.dealt(
        ["2S 9S KS", "4S 3C 10H", f"{FOUR_PAIRS} 3D"],
        preset="southern",
        kinds=(HUMAN, "rote", "rote"),
        make=lambda _: rote,
        store=store,
    )
    before = session.match
    session.submit(parse_cards("2S"))
    assert session.awaiting == 2
    assert session.update(0.0)
    assert session.awaiting == 1
    assert len(session.history) == 1
    assert session.can_take_back
    assert session.take_back()
    assert session.match is before
    assert store.lines[-1] == '{"take_back": 2}'


def test_a_bot_that_breaks_in_has_acted(bench: Bench) -> None:
    rote = bench.Rote(broken_in)
    session = bench.dealt(
        ["2S 9S KS", "4S 3C 10H", f"{FOUR_PAIRS} 3D"],
        preset="southern",
        kinds=(HUMAN, "rote", "rote"),
        make=lambda _: rote,
    )
    session.submit(parse_cards("2S"))
    while not session.update(0.1):
        assert session.can_take_back
    assert not session.can_take_back
    last = session.history[-1]
    assert isinstance(last, Played)
    assert last.interrupt


@pytest.mark.parametrize("bomb", ["", FOUR_PAIRS])
def test_a_person_may_break_in_or_let_it_go(bench: Bench, bomb: str) -> None:
    session = bench.dealt(
        [f"{FOUR_PAIRS} 3D", "4S 3C 10H", "2S 9S KS"], leader=2, preset="southern"
    )
    session.match = session.match.play(parse_cards("2S"))[0]
    assert session.can_interrupt
    assert session.ask.interrupt is not None
    assert not session.update(100.0)  # it waits for as long as it takes
    assert session.auto_pass_left is None
    session.submit(parse_cards(bomb))
    assert not session.can_interrupt
    assert session.can_take_back is bool(bomb)
    assert [event.seat for event in session.history] == [0] * bool(bomb)


def test_a_person_who_cannot_break_in_is_not_asked(bench: Bench) -> None:
    session = bench.dealt(
        ["5S 5C 6S 6C 7S 7C 3D", "2S 9S KS", "4S 3C 10H"], leader=1, preset="southern"
    )
    session.match = session.match.play(parse_cards("2S"))[0]
    assert not session.can_interrupt
