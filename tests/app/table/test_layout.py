"""The table's boxes: inside the window and clear of each other, whatever its size and players."""

from __future__ import annotations

import itertools

import pytest

from thirteen.app.table.fan import card_at, fan, hand_poses, nearest, strip
from thirteen.app.table.geometry import Box
from thirteen.app.table.layout import TableLayout, table_layout
from thirteen.app.table.seating import STACKED_FROM

SIZES = {
    "smallest": (960, 600),
    "4:3 small": (1024, 768),
    "16:9 laptop": (1280, 720),
    "16:10": (1440, 900),
    "4:3": (1600, 1200),
    "full HD": (1920, 1080),
    "21:9": (2560, 1080),
    "4K": (3840, 2160),
    "portrait": (1080, 1920),
}
EVERY = [
    pytest.param(size, scale, seats, id=f"{name}, text {scale}, {seats} players")
    for (name, size), scale, seats in itertools.product(
        SIZES.items(), (1.0, 1.5, 2.0), (2, 3, 4, 5, 6, 7, 8, 12)
    )
]


def zones(layout: TableLayout) -> dict[str, Box]:
    found = {"rail": layout.rail, "hand": layout.hand_box, "stage": layout.stage}
    found["toast"] = layout.toast
    found |= {f"seat {i}": seat.block for i, seat in enumerate(layout.seats)}
    found |= {f"button {i}": box for i, box in enumerate(layout.actions.all)}
    return found


@pytest.mark.parametrize(("size", "scale", "seats"), EVERY)
def test_zones_lie_in_the_window_and_clear_of_each_other(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = table_layout(*size, text_scale=scale, seats=seats)
    window = Box(0, 0, *size)
    found = zones(layout)
    for name, box in found.items():
        assert box.inside(window), name
    for (one, a), (two, b) in itertools.combinations(found.items(), 2):
        assert not a.grown(-0.6).meets(b), f"{one} meets {two}"


@pytest.mark.parametrize(("size", "scale", "seats"), EVERY)
def test_no_hand_is_clipped_and_every_index_shows(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = table_layout(*size, text_scale=scale, seats=seats)
    shape = layout.hand
    for count in range(1, 14):
        for pose in fan(shape, count):
            for x, y in pose.corners(shape.card_w, shape.card_h):
                assert 0 <= x <= size[0]
                assert 0 <= y <= size[1]
        assert strip(shape, count) >= 44


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_hand_is_centred_and_cards_keep_five_to_seven(size: tuple[int, int]) -> None:
    layout = table_layout(*size)
    poses = fan(layout.hand, 13)
    assert abs((poses[0].x + poses[-1].x) / 2 - size[0] / 2) <= 1
    for w, h in ((layout.hand.card_w, layout.hand.card_h), layout.stage_card):
        assert h / w == pytest.approx(7 / 5, abs=0.02)


def test_the_buttons_do_not_jump_with_the_number_of_players() -> None:
    assert len({table_layout(1280, 720, seats=n).actions for n in range(2, 13)}) == 1


def test_clockwise_the_next_player_sits_at_the_left() -> None:
    layout = table_layout(1920, 1080, seats=4)
    assert [seat.side for seat in layout.seats] == ["own", "left", "top", "right"]


def test_counterclockwise_the_turn_goes_the_other_way_round() -> None:
    forth = table_layout(1920, 1080, seats=12).seats[1:]
    back = table_layout(1920, 1080, seats=12, clockwise=False).seats[1:]
    assert back == forth[::-1]
    assert back[0].side == "right"


@pytest.mark.parametrize("seats", range(2, 13))
def test_seats_lie_symmetrically(seats: int) -> None:
    layout = table_layout(1920, 1080, seats=seats)
    xs = sorted(round(seat.plate.centre[0] - 960) for seat in layout.seats[1:])
    assert xs == sorted(-x for x in xs)


def test_backs_become_one_stack_from_seven_players() -> None:
    assert all(seat.fanned for seat in table_layout(1920, 1080, seats=6).seats[1:])
    assert not any(seat.fanned for seat in table_layout(1920, 1080, seats=7).seats[1:])


def test_the_fan_is_an_arc_from_minus_ten_to_ten_degrees() -> None:
    poses = fan(table_layout(1920, 1080).hand, 13)
    assert poses[0].angle == pytest.approx(-10)
    assert poses[-1].angle == pytest.approx(10)
    assert poses[0].y > poses[6].y
    gaps = {round(b.x - a.x) for a, b in itertools.pairwise(poses)}
    assert max(gaps) - min(gaps) <= 2


def test_large_text_lays_the_hand_flat() -> None:
    poses = fan(table_layout(1920, 1080, text_scale=1.5).hand, 13)
    assert {(pose.angle, pose.y) for pose in poses} == {(0.0, poses[0].y)}


@pytest.mark.parametrize("seats", [2, 4, 6, 12])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_twice_the_text_takes_nothing_from_the_cards(size: tuple[int, int], seats: int) -> None:
    plain = table_layout(*size, seats=seats)
    large = table_layout(*size, text_scale=2.0, seats=seats)
    assert large.hand.card_h >= plain.hand.card_h
    assert large.stage_card[1] >= 0.98 * plain.stage_card[1]
    few = seats < STACKED_FROM
    assert large.seats[1].plate.h >= (1.45 if few else 1.3) * plain.seats[1].plate.h
    assert large.seats[1].plate.w >= (1.4 if few else 1.3) * plain.seats[1].plate.w


def test_the_topmost_card_is_hit_rotation_and_lift_considered() -> None:
    shape = table_layout(1920, 1080).hand
    down = [False] * 13
    poses = fan(shape, 13)
    for i, pose in enumerate(poses[:-1]):
        left_strip = pose.x - shape.card_w / 2 + strip(shape, 13) / 2, pose.y
        assert card_at(shape, down, left_strip) == i
    assert card_at(shape, down, (poses[-1].x + 60, poses[-1].y)) == 12
    above = poses[0].raised(shape.card_h / 2 + 20)
    assert card_at(shape, down, above[:2]) is None
    assert card_at(shape, [True] + [False] * 12, above[:2]) == 0
    assert card_at(shape, down, (5, 5)) is None
    tilted = poses[0].corners(shape.card_w, shape.card_h)[0]
    assert card_at(shape, down, (tilted[0] - 1, tilted[1] - 2)) is None


def test_hovering_lifts_straightens_and_makes_room() -> None:
    shape = table_layout(1920, 1080).hand
    rest = hand_poses(shape, [False] * 13)
    over = hand_poses(shape, [False] * 13, hovered=3)
    assert over[3].angle == 0
    assert over[3].scale == pytest.approx(1.06)
    assert over[3].y < rest[3].y - 20
    assert over[2].x == pytest.approx(rest[2].x - 12)
    assert over[4].x == pytest.approx(rest[4].x + 12)
    assert over[5] == rest[5]


def test_selecting_lifts_by_a_fifth_of_the_card() -> None:
    shape = table_layout(1920, 1080).hand
    rest = hand_poses(shape, [False] * 13)
    up = hand_poses(shape, [i == 6 for i in range(13)])
    assert rest[6].y - up[6].y == pytest.approx(42)
    assert up[5] == rest[5]


def test_painting_reaches_the_ends_beyond_them() -> None:
    shape = table_layout(1920, 1080).hand
    poses = fan(shape, 13)
    assert nearest(shape, 13, 0) == 0
    assert nearest(shape, 13, 1919) == 12
    assert nearest(shape, 13, poses[5].x - shape.card_w / 2 + 3) == 5
