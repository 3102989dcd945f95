"""Cards are drawn at exactly the size they are shown, so that nothing is resampled at rest."""

from __future__ import annotations

import io

import pygame
import pytest

from thirteen.app.art.cards import card_svg
from thirteen.app.table.cards import Look
from thirteen.app.table.ring import STEPS, ring_svg
from thirteen.app.table.shelf import Shelf
from thirteen.app.table.sprites import redrawn
from thirteen.app.theme import CREAM, GOLD


@pytest.mark.parametrize("width", [67, 100, 110, 133, 150, 159, 266, 300])
@pytest.mark.parametrize("angle", [0.0, -10.0, 7.37])
def test_a_redrawn_card_fills_whole_pixels_without_stretching(width: int, angle: float) -> None:
    text, size = redrawn(card_svg(20), width, angle)
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    assert picture.get_size() == size
    assert picture.get_at((size[0] // 2 + width // 5, size[1] // 2))[:3] == (251, 248, 240)


def test_an_upright_card_has_straight_edges_on_pixel_borders() -> None:
    text, size = redrawn(card_svg(20), 150)
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    left = (size[0] - 150) // 2
    middle = size[1] // 2
    assert picture.get_at((left - 1, middle)).a == 0
    assert picture.get_at((left + 1, middle)).a == 255


def test_few_cards_are_drawn_exactly_in_one_frame_and_the_rest_later() -> None:
    shelf = Shelf(150)
    shelf.begin()
    made = [shelf.exact(i, lambda: card_svg(20), 150, 5.0) for i in range(8)]
    assert 1 <= sum(picture is not None for picture in made) <= 4
    assert shelf.pending
    for _ in range(8):
        shelf.begin()
        made = [shelf.exact(i, lambda: card_svg(20), 150, 5.0) for i in range(8)]
    assert None not in made
    assert not shelf.pending


def test_wanted_drawings_are_made_ahead_one_at_a_time() -> None:
    shelf = Shelf(60)
    asked: list[int] = []

    def drawing(name: int) -> str:
        asked.append(name)
        return card_svg(name)

    shelf.want((name, lambda name=name: drawing(name)) for name in (2, 4, 6))  # type: ignore[misc]
    shelf.prepare()
    assert asked == [2]
    for _ in range(5):
        shelf.prepare()
    assert asked == [2, 4, 6]


def test_twins_of_two_decks_can_be_told_apart_face_up() -> None:
    two = Look(four_colour=False, back="blue", twins=True)
    one = Look(four_colour=False, back="blue", twins=False)
    assert two.face_svg(20) != two.face_svg(21)
    assert one.face_svg(20) == one.face_svg(21)
    assert (two.back_of(20), two.back_of(21), one.back_of(21)) == ("blue", "red", "blue")


def test_the_ring_runs_from_full_to_empty() -> None:
    texts = {ring_svg(step / STEPS, GOLD, CREAM) for step in range(STEPS + 1)}
    assert len(texts) == STEPS + 1
