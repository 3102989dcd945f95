"""What the mouse does on the hand, the plates and the buttons, seen through the whole app."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.scenes.rules import RulesScene
from thirteen.app.selection import Sort
from thirteen.app.session import Player, Session
from thirteen.app.table.geometry import Box
from thirteen.app.table.layout import table_layout
from thirteen.app.table.log import guest_places
from thirteen.engine import PRESETS, iter_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.engine import Turn

    from .person import Table

    Seat = Callable[..., Table]


def seed_where(fits: Callable[[Turn], bool]) -> int:
    """A seed whose first question to the person is such a turn, found without a picture."""
    kinds = ("human", "greedy", "greedy", "greedy")
    players = [Player(f"Seat {i}", kind) for i, kind in enumerate(kinds)]
    for seed in range(200):
        session = Session(PRESETS["classic"], players, seed)
        while session.ask.turn is None:
            session.update(5.0)
        if fits(session.ask.turn):
            return seed
    pytest.fail("no such hand")


@pytest.fixture
def leading(seat: Seat) -> Table:
    """A person who is to lead, nothing chosen."""
    table = seat(seed=seed_where(lambda turn: turn.table is None), auto_pass="off")  # noqa: S106
    assert table.my_turn()
    return table


@pytest.fixture
def following(seat: Seat) -> Table:
    """A person who can beat a single with some cards and not with others."""

    def fits(turn: Turn) -> bool:
        return turn.table is not None and turn.table.size == 1 and 2 < len(turn.plays) < 9

    table = seat(seed=seed_where(fits), auto_pass="off")  # noqa: S106
    assert table.my_turn()
    return table


def unplayable(table: Table) -> list[int]:
    """The cards of the hand that are in no legal play."""
    legal = 0
    for play in table.turn.plays:
        legal |= play
    return [card for card in table.scene.hand.selection.order if not legal >> card & 1]


def test_a_click_chooses_and_a_second_one_drops(leading: Table) -> None:
    card = leading.scene.hand.selection.order[0]
    leading.scene.context.change_settings(auto_play="off")
    leading.click(leading.place_of(card))
    assert leading.scene.hand.selection.chosen(card)
    actor = leading.scene.board.hand[card]
    assert actor.outline == 1
    assert actor.height == 1
    leading.click(leading.place_of(card))
    assert not leading.scene.hand.selection.cards


def test_hovering_lifts_a_card_and_leaving_lowers_it(leading: Table) -> None:
    card = leading.scene.hand.selection.order[3]
    before = leading.scene.board.hand[card].y
    leading.point(leading.place_of(card))
    leading.wait(0.2)
    assert leading.scene.board.hovered == card
    assert leading.scene.board.hand[card].y < before
    leading.point((640, 300))
    leading.wait(0.2)
    assert leading.scene.board.hovered is None
    assert leading.scene.board.hand[card].y == pytest.approx(before)


def test_a_stroke_along_the_hand_chooses_every_card_it_passes(leading: Table) -> None:
    order = leading.scene.hand.selection.order
    leading.scene.context.change_settings(auto_play="off", smart_swipe=False)
    first, last = leading.place_of(order[0]), leading.place_of(order[2])
    leading.drag(first, (first[0] + 12, first[1]), last)
    assert leading.scene.hand.selection.cards == sum(1 << card for card in order[:3])


@pytest.mark.parametrize(
    ("drag", "held", "moves"),
    [
        ("select", pygame.KMOD_NONE, 0),
        ("select", pygame.KMOD_LALT, 1),
        ("rearrange", pygame.KMOD_NONE, 1),
        ("rearrange", pygame.KMOD_RALT, 0),
    ],
)
def test_a_stroke_moves_a_card_with_alt_or_where_the_settings_say_so(
    leading: Table, monkeypatch: pytest.MonkeyPatch, drag: str, held: int, moves: int
) -> None:
    leading.context.change_settings(auto_play="off", smart_swipe=False, drag=drag)
    monkeypatch.setattr(pygame.key, "get_mods", lambda: held)
    order = leading.scene.hand.selection.order
    first, last = leading.place_of(order[0]), leading.place_of(order[2])
    leading.hold(first, (first[0] + 12, first[1]), last)
    assert leading.scene.board.hovered == (order[0] if moves else None), "the moved card is lifted"
    leading.release(last)
    leading.wait(0.06)
    selection = leading.scene.hand.selection
    assert selection.order[:3] == ((*order[1:3], order[0]) if moves else order[:3])
    assert selection.cards.bit_count() == (0 if moves else 3)
    leading.click(leading.place_of(selection.order[4]))
    assert leading.scene.hand.selection.chosen(selection.order[4]), "a click still chooses"


def test_a_card_being_moved_can_still_be_carried_to_the_table(following: Table) -> None:
    following.context.change_settings(drag="rearrange")
    card = next(iter_cards(next(iter(following.turn.plays))))
    order = following.scene.hand.selection.order
    before = len(following.session.history)
    start = following.place_of(card)
    following.drag(start, (start[0] + 60, start[1]), (start[0], start[1] - 120), (640, 330))
    assert len(following.session.history) > before
    assert following.scene.hand.selection.order == tuple(c for c in order if c != card)


def test_cards_carried_to_the_table_are_played(following: Table) -> None:
    card = next(iter_cards(next(iter(following.turn.plays))))
    before = len(following.session.history)
    start = following.place_of(card)
    following.drag(start, (start[0], start[1] - 120), (640, 330))
    assert len(following.session.history) > before
    following.until(lambda: following.scene.settled)
    following.picture_is_true()


def test_a_card_that_may_not_be_played_springs_back_and_says_why(following: Table) -> None:
    weak = unplayable(following)
    before = len(following.session.history)
    start = following.place_of(weak[0])
    following.drag(start, (start[0], start[1] - 120), (640, 330))
    assert len(following.session.history) == before
    assert following.scene.note.text
    assert following.scene.note.alarm
    following.wait(0.4)
    assert following.scene.board.carried == 0
    assert following.scene.board.hand[weak[0]].y > following.scene.board.layout.hand.top


def test_cards_that_may_not_be_played_are_dimmed_and_can_be_left_bright(following: Table) -> None:
    board = following.scene.board
    assert board.dimmed == sum(1 << card for card in unplayable(following))
    following.context.change_settings(show_legal=False)
    following.wait(0.1)
    assert board.dimmed == 0


def test_a_double_click_while_following_plays_the_cheapest(following: Table) -> None:
    card = next(iter_cards(next(iter(following.turn.plays))))
    following.context.change_settings(auto_play="on")
    before = len(following.session.history)
    following.double_click(following.place_of(card))
    following.wait(0.1)
    assert len(following.session.history) > before


def test_a_right_click_drops_what_is_chosen_and_never_passes(leading: Table) -> None:
    leading.context.change_settings(auto_play="off")
    order = leading.scene.hand.selection.order
    leading.choose(1 << order[0] | 1 << order[1])
    assert leading.scene.hand.selection.cards
    before = len(leading.session.history)
    leading.click((640, 300), button=3)
    assert not leading.scene.hand.selection.cards
    assert len(leading.session.history) == before


def test_a_double_click_on_the_own_plate_passes_where_nothing_is_chosen(following: Table) -> None:
    before = len(following.session.history)
    following.double_click(following.scene.board.seat_box(following.session.me).plate.centre)
    following.wait(0.1)
    assert len(following.session.history) > before
    assert following.session.history[before].seat == following.session.me


def test_leaving_the_window_drops_what_is_carried(leading: Table) -> None:
    import pygame  # noqa: PLC0415 - for one event

    card = leading.scene.hand.selection.order[2]
    start = leading.place_of(card)
    leading.point(start)
    leading.press(start)
    leading.point((start[0], start[1] - 150), 1)
    assert leading.scene.board.carried
    leading.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert leading.scene.board.carried == 0
    leading.wait(0.4)
    assert leading.scene.board.hand[card].y > leading.scene.board.layout.hand.top


def test_sorting_goes_round_and_is_remembered(leading: Table) -> None:
    button = leading.scene.controls.sort.rect.center
    hand = leading.scene.hand
    for expected in (Sort.SUIT, Sort.COMBO, Sort.RANK):
        leading.click(button)
        assert hand.selection.sort is expected
        assert leading.context.settings.sort == expected.value
        assert leading.scene.board.order == hand.selection.order


def test_the_disabled_play_button_says_why(following: Table) -> None:
    play = following.scene.controls.play
    assert play.reason == "Choose your cards"
    following.click(following.place_of(unplayable(following)[0]))
    assert not play.enabled
    assert "must beat" in play.reason


def test_the_log_slides_in_and_lists_the_hand(following: Table) -> None:
    following.click(following.scene.controls.log.rect.center)
    assert following.scene.log.share == 1
    following.click(following.scene.controls.log.rect.center)
    assert not following.scene.log.visible


def test_a_press_beside_the_log_shuts_it(following: Table) -> None:
    following.click(following.scene.controls.log.rect.center)
    following.click(following.scene.board.layout.log.grown(-30).centre)
    assert following.scene.log.open
    following.click(following.scene.board.seat_box(1).plate.centre)
    assert not following.scene.log.open


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", range(2, 13))
def test_the_log_shows_the_seats_it_covers(seats: int, size: tuple[int, int], scale: float) -> None:
    layout = table_layout(*size, text_scale=scale, seats=seats)
    panel = layout.log
    head = Box(panel.x + 20, panel.y + 40, panel.w - 40, 0)
    guests = guest_places(layout, head)
    covered = {i for i, seat in enumerate(layout.seats) if seat.plate.meets(panel)}
    assert {i for i, _ in guests} == covered
    assert 0 not in covered
    for _, place in guests:
        assert place.plate.inside(panel)
        assert place.plate.h >= 26
    for (_, one), (_, two) in itertools.combinations(guests, 2):
        assert not one.plate.meets(two.plate)
    if guests:  # the newest lines still have room
        assert guests[-1][1].plate.bottom < panel.y + 0.75 * panel.h


def test_resting_on_a_seat_tells_about_it(following: Table) -> None:
    plate = following.scene.board.seat_box(1).plate
    following.point(plate.centre)
    following.wait(0.3)
    assert following.wait(0.2)
    assert following.wait(1.0) <= 1.0 / 0.04


def test_the_rules_of_the_match_are_a_press_away(following: Table) -> None:
    following.click(following.scene.controls.help.rect.center)
    top = following.context.stack.top
    assert isinstance(top, RulesScene)
    assert following.scene.rules_shown() == (following.session.rules, following.session.preset)


def test_muting_is_a_press_away(following: Table) -> None:
    following.click(following.scene.controls.mute.rect.center)
    assert following.context.settings.muted
    assert following.scene.controls.mute.symbol == "mute"


def test_a_card_that_leaves_the_hand_while_it_is_held_is_let_go(leading: Table) -> None:
    card = leading.scene.hand.selection.order[0]
    start = leading.place_of(card)
    leading.press(start)
    leading.session.submit(next(play for play in leading.turn.plays if play >> card & 1))
    leading.until(lambda: leading.scene.settled)
    leading.point((start[0] + 60, start[1]), 1)
    leading.point((start[0] + 60, start[1] - 200), 1)
    leading.release((start[0] + 60, start[1] - 200))
    assert leading.scene.hand.pointer.grip is None
    assert not leading.scene.hand.selection.busy
