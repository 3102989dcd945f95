"""Whole hands at the table, by mouse and without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from thirteen.app.scenes.hand_result import HandResultScene
from thirteen.app.scenes.pause import PauseScene
from thirteen.app.session import Session
from thirteen.engine import iter_cards

from .person import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    Seat = Callable[..., Table]


def answer(table: Table) -> None:
    """Play the lowest legal play by clicks; pass where there is none."""
    turn = table.turn
    before = len(table.session.history)
    play = next(iter(turn.plays), 0)
    if play:
        table.choose(play)
    if len(table.session.history) == before:  # auto-play did not fire: a longer play is legal
        button = table.scene.controls.play if play else table.scene.controls.skip
        if not play:
            table.until(lambda: len(table.session.history) > before or button.enabled)
        if len(table.session.history) == before:
            table.wait(1.0)  # two presses within a second count as one
            table.click(button.rect.center)
    assert len(table.session.history) > before


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("classic", 4), ("chops", 6), ("southern", 4), ("northern", 3), ("first-to-ten", 2)],
)
def test_a_hand_is_played_from_deal_to_result_by_clicks(
    seat: Seat, preset: str, seats: int
) -> None:
    table = seat(preset, seats=seats, speed=0.0, pace="fast", auto_pass="off")  # noqa: S106
    while table.my_turn():
        table.picture_is_true()
        answer(table)
    table.until(lambda: isinstance(table.context.stack.top, HandResultScene))
    assert table.session.round_summary is not None


@pytest.mark.parametrize("seed", [49, 195])
def test_a_hand_won_as_dealt_keeps_the_scores_until_it_has_been_seen(
    seat: Callable[..., Table], seed: int
) -> None:
    table = seat("southern", seed=seed)
    assert table.over
    table.wait(1.0)
    assert table.scene.dealing
    assert set(table.scene.board.state.scores) == {0}
    table.until(lambda: table.scene.settled)
    assert table.scene.board.state.scores == table.session.scores
    assert max(table.session.scores) == 12


def test_the_next_hand_is_dealt_after_the_result(seat: Seat) -> None:
    table = seat("treze", speed=0.0, pace="fast")
    while table.my_turn():
        answer(table)
    table.until(lambda: isinstance(table.context.stack.top, HandResultScene))
    number = table.session.round_no
    table.context.stack.pop()
    table.session.next_round()
    table.until(lambda: table.scene.settled and table.scene.board.state.running)
    assert table.session.round_no == number + 1
    assert table.scene.board.state.number == number + 1
    table.picture_is_true()


def test_auto_play_fires_when_nothing_legal_is_longer(seat: Seat) -> None:
    table = seat(auto_pass="off")  # noqa: S106
    for _ in range(6):
        assert table.my_turn()
        turn = table.turn
        sure = [play for play in turn.plays if not turn.supersets_exist(play)]
        if sure:
            before = len(table.session.history)
            table.choose(sure[0])
            assert len(table.session.history) > before
            return
        answer(table)
    pytest.fail("no such play in this match")


def test_without_auto_play_only_the_button_plays(seat: Seat) -> None:
    table = seat(auto_play="off", auto_pass="off")  # noqa: S106
    while table.my_turn() and not table.turn.plays:
        answer(table)
    play = next(iter(table.turn.plays))
    before = len(table.session.history)
    table.choose(play)
    table.wait(0.5)
    assert len(table.session.history) == before
    assert table.scene.hand.selection.cards == play
    table.click(table.scene.controls.play.rect.center)
    assert len(table.session.history) > before


def test_a_choice_made_before_the_turn_is_kept_and_never_fires(seat: Seat) -> None:
    table = seat(auto_pass="off", pace="slow")  # noqa: S106
    table.until(lambda: table.scene.settled)
    table.until(lambda: not table.asked and table.scene.settled)
    card = table.scene.hand.selection.order[-1]
    table.click(table.place_of(card))
    assert table.scene.hand.selection.chosen(card)
    assert table.my_turn()
    before = len(table.session.history)
    table.wait(0.5)
    assert len(table.session.history) == before
    assert table.scene.hand.selection.chosen(card)


def test_a_play_in_flight_is_taken_back_by_a_click_on_it(seat: Seat) -> None:
    table = seat(auto_pass="off")  # noqa: S106
    while table.my_turn() and not table.turn.plays:
        answer(table)
    hand = table.session.my_hand
    play = next(iter(table.turn.plays))
    table.session.submit(play)
    table.step()
    table.wait(0.1)
    flying = [card for group in table.scene.board.laid for card in group.cards if card.flying]
    assert flying
    table.press((flying[-1].x, flying[-1].y - flying[-1].arc))
    assert table.session.my_hand == hand
    table.wait(0.5)
    table.picture_is_true()
    for card in iter_cards(play):
        assert table.scene.board.hand[card].y > table.scene.board.layout.hand.top


def test_take_back_brings_the_cards_home(seat: Seat) -> None:
    table = seat(auto_pass="off")  # noqa: S106
    while table.my_turn() and not table.turn.plays:
        answer(table)
    hand, history = table.session.my_hand, table.session.history
    table.session.submit(next(iter(table.turn.plays)))
    table.step()
    undo = table.scene.controls.undo
    assert undo.enabled
    table.until(lambda: table.scene.settled)
    assert undo.enabled
    table.press(undo.rect.center)
    table.release(undo.rect.center)
    assert table.session.my_hand == hand
    assert table.session.history == history
    table.wait(0.4)
    table.picture_is_true()
    table.wait(0.2)
    assert not undo.enabled


def test_a_match_goes_on_where_it_was_left(seat: Seat) -> None:
    table = seat(auto_pass="off")  # noqa: S106
    for _ in range(3):
        assert table.my_turn()
        answer(table)
    table.wait(0.1)
    hand, history = table.session.my_hand, table.session.history
    table.context.store.flush()
    record = table.context.store.running()
    assert record is not None
    resumed = Session.resume(record, table.context.store, options=table.session.options)
    again = Table(table.context, resumed)
    assert resumed.my_hand == hand
    assert resumed.history[: len(history)] == history
    assert again.scene.settled
    again.picture_is_true()


def test_pressing_during_the_deal_finishes_it(seat: Seat) -> None:
    table = seat()
    table.wait(0.3)
    assert not table.scene.settled
    table.press((640, 360))
    table.release((640, 360))
    assert table.scene.settled
    table.picture_is_true()
    assert table.scene.board.order == table.scene.hand.selection.order


@pytest.mark.parametrize("moment", [0.1, 0.6, 1.2, 1.9, 2.6, 3.3, 4.1])
def test_a_resize_in_the_middle_of_anything_leaves_a_true_picture(
    seat: Seat, moment: float
) -> None:
    table = seat(auto_pass="instant")  # noqa: S106
    table.wait(moment)
    table.app.resize(1600, 1000)
    table.wait(0.02)
    board = table.scene.board
    assert (board.layout.width, board.layout.height) == (1600, 1000)
    table.until(lambda: table.scene.settled)
    table.picture_is_true()
    for actor in board.hand.values():
        assert actor.y > board.layout.hand.top - board.layout.hand.card_h


def test_nothing_is_painted_while_the_table_waits_for_a_person(seat: Seat) -> None:
    table = seat(auto_pass="off")  # noqa: S106
    assert table.my_turn()
    table.wait(8)  # the ring of whose turn it is breathes for a while
    assert table.wait(5) == 0


@pytest.mark.parametrize("how", [{"speed": 0.0}, {"reduced_motion": True}, {"speed": 2.0}])
def test_every_pace_ends_in_the_same_picture(seat: Seat, how: dict[str, object]) -> None:
    table = seat(auto_pass="instant", **how)  # noqa: S106
    for _ in range(2):
        if table.my_turn():
            table.picture_is_true()
            answer(table)
    table.until(lambda: table.scene.settled)
    table.picture_is_true()


def test_the_menu_button_pauses(seat: Seat) -> None:
    table = seat()
    table.until(lambda: table.scene.settled)
    table.click(table.scene.controls.menu.rect.center)
    assert isinstance(table.context.stack.top, PauseScene)


def test_bots_play_on_while_someone_watches(seat: Seat) -> None:
    table = seat(person=False, speed=0.0, pace="fast")
    table.until(lambda: isinstance(table.context.stack.top, HandResultScene))
    assert not table.scene.controls.play.present


def test_auto_pass_runs_out_and_can_be_cancelled(seat: Seat) -> None:
    table = seat(seed=3)
    while table.my_turn():
        if not table.turn.plays:
            table.step()
            assert table.session.auto_pass_left is not None
            before = len(table.session.history)
            table.point((640, 200))
            table.press((640, 200), button=3)
            table.release((640, 200), button=3)
            table.wait(1.5)
            assert table.session.auto_pass_left is None
            assert len(table.session.history) == before
            return
        answer(table)
    pytest.fail("something could always be played")


def test_pausing_at_the_very_end_of_a_hand_does_not_lose_its_result(seat: Seat) -> None:
    table = seat("treze", pace="fast", auto_pass="instant", speed=2.0)  # noqa: S106
    while not table.over:
        table.step()
        if table.scene.settled and table.asked:
            table.session.submit(max(table.turn.plays, key=int.bit_count, default=0))
    table.wait(0.1)
    assert not table.scene.settled
    table.scene.open_menu()
    table.wait(0.2)
    assert isinstance(table.context.stack.top, PauseScene)
    table.context.stack.pop()
    table.until(lambda: isinstance(table.context.stack.top, HandResultScene))


def test_nobody_is_asked_to_play_while_an_answer_is_on_its_way(
    seat: Callable[..., Table],
) -> None:
    table = seat("classic", auto_pass="off")  # noqa: S106 - no password
    scene = table.scene
    table.until(lambda: scene.board.caption is not None)
    for _ in range(400):
        table.step()
        caption, turn = scene.board.caption, scene.board.turn
        if caption is not None and not scene.settled and caption.seat == turn:
            assert scene.director.answered
        if scene.settled:
            assert not scene.director.answered
