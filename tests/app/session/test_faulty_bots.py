"""Whatever a bot does, the match goes on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest

from thirteen.ai.registry import make_bot
from thirteen.app.session import Phase
from thirteen.engine import PASS, parse_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.session.conftest import Bench
    from thirteen.ai.bot import Bot
    from thirteen.ai.view import SeatView


def fails(view: SeatView) -> int:
    raise ZeroDivisionError(view.seat)


@pytest.mark.parametrize(
    "answer",
    [
        fails,
        lambda _: PASS,
        lambda _: parse_cards("3S 4C"),
        lambda _: "3S",
        lambda _: None,
        lambda _: -1,
        lambda _: 1 << 200,
    ],
)
@pytest.mark.parametrize("preset", ["classic", "southern"])
def test_a_faulty_bot_plays_the_lowest_play(
    bench: Bench, answer: Callable[[SeatView], Any], preset: str, caplog: pytest.LogCaptureFixture
) -> None:
    rote = bench.Rote(answer)
    session = bench.session(preset, ["rote"] * 4, seed=3, make=lambda _: rote, options=bench.fast())
    lowest = next(iter(session.round.turn.plays))
    with caplog.at_level(logging.WARNING):
        session.update(1.0)
    assert session.history[0].seat == session.round.leader
    assert session.round.trick[0][1] == lowest
    assert "rote" in caplog.text
    while session.phase is Phase.PLAYING:
        bench.step(session)


def test_an_unknown_bot_has_a_stand_in(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    def make(name: str) -> Bot:
        if name == "gone":
            raise ValueError(name)
        return make_bot(name)

    with caplog.at_level(logging.ERROR):
        session = bench.session(kinds=["gone", "greedy"], make=make, options=bench.fast())
    assert "gone" in caplog.text
    assert session.players[0].kind == "gone"
    bench.finish(session)


def test_a_faulty_bot_lets_interrupts_go(bench: Bench) -> None:
    rote = bench.Rote(fails)
    session = bench.dealt(
        ["2S 9S KS", "5S 5C 6S 6C 7S 7C 8S 8C 3D"],
        preset="southern",
        kinds=("rote", "rote"),
        make=lambda _: rote,
        options=bench.fast(),
    )
    session.match = session.match.play(parse_cards("2S"))[0]
    assert not session.round.turn.on_turn
    session.update(1.0)
    assert session.round.turn.on_turn
