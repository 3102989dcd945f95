from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.art.svg import document
from thirteen.app.cache import PictureCache
from thirteen.app.shapes import Box
from thirteen.app.theme import CREAM, GOLD, Colour
from thirteen.app.vector import VectorPainter, rasterise, stretch

if TYPE_CHECKING:
    from thirteen.app.context import Context

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">'
    '<rect x="2" y="2" width="16" height="16" fill="#F2C14E"/></svg>'
)


def test_the_longest_unused_picture_goes_first() -> None:
    cache = PictureCache[str](limit=3 * 4 * 100)
    made: list[str] = []

    def get(key: str) -> None:
        def make() -> pygame.Surface:
            made.append(key)
            return pygame.Surface((10, 10), pygame.SRCALPHA)

        cache.get(key, make)

    for key in "abcada":
        get(key)
    assert made == list("abcd")
    get("b")
    assert made == list("abcdb")
    assert cache.bytes <= cache.limit


def test_a_picture_larger_than_the_limit_is_kept_alone() -> None:
    cache = PictureCache[int](limit=10)
    for key in range(3):
        cache.get(key, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))
    assert len(cache) == 1


def test_sprites_have_exactly_the_size_asked_for() -> None:
    vector = VectorPainter()
    for size in ((31, 31), (40, 41), (7, 3)):
        assert vector.sprite("square", lambda: SQUARE, *size).get_size() == size


@pytest.mark.parametrize("size", [(94, 126), (34, 47), (150, 150), (33, 200)], ids=str)
def test_a_drawing_of_other_proportions_fills_its_size_sharply(size: tuple[int, int]) -> None:
    text = document("0 0 100 140", '<rect width="100" height="140" fill="#F2C14E"/>')
    picture = rasterise(text, *size)
    assert picture.get_size() == size
    corners = [(x, y) for x in (0, size[0] - 1) for y in (0, size[1] - 1)]
    assert {tuple(picture.get_at(corner)) for corner in corners} == {tuple(GOLD)}


def test_a_text_without_a_view_box_is_no_drawing() -> None:
    with pytest.raises(ValueError, match="no view box"):
        rasterise("<svg></svg>", 10, 10)


def test_shadows_are_darkest_under_the_thing_and_end_softly() -> None:
    shadow = VectorPainter().shadow(60, 40, 8, 10)
    assert shadow.get_size() == (80, 60)
    assert shadow.get_at((40, 30)).a == pytest.approx(0.35 * 255, abs=3)
    assert shadow.get_at((0, 0)).a == 0
    edge = [shadow.get_at((x, 30)).a for x in range(25)]
    assert edge == sorted(edge)


def test_a_large_shadow_is_the_small_one_stretched() -> None:
    vector = VectorPainter()
    small, large = vector.shadow(80, 80, 8, 10), vector.shadow(400, 300, 8, 10)
    for at in ((3, 50), (8, 50), (15, 50), (50, 50)):
        assert abs(small.get_at(at).a - large.get_at(at).a) <= 1


@pytest.mark.parametrize("border", [None, CREAM.alpha(0.4)])
def test_a_stretched_box_is_the_box_drawn_large(border: Colour | None) -> None:
    box = Box(GOLD.alpha(0.5), 9, border)
    margin = 12
    small = rasterise(box.svg(2 * margin + 1, 2 * margin + 1), 2 * margin + 1, 2 * margin + 1)
    stretched = stretch(small, margin, 90, 70)
    drawn = rasterise(box.svg(90, 70), 90, 70)
    for x in range(90):
        for y in range(70):
            pairs = zip(stretched.get_at((x, y)), drawn.get_at((x, y)), strict=True)
            assert all(abs(a - b) <= 3 for a, b in pairs), (x, y)


def test_forgetting_makes_everything_anew(context: Context) -> None:
    before = context.vector.sprite("square", lambda: SQUARE, 20, 20)
    context.vector.forget()
    assert context.vector.sprite("square", lambda: SQUARE, 20, 20) is not before


def test_colours_mix_and_fade() -> None:
    assert Colour.parse("#F2C14E") == (0xF2, 0xC1, 0x4E, 255)
    assert Colour.parse("#F2C14E").hex == "#f2c14e"
    assert GOLD.alpha(0.5).a == 128
    assert GOLD.mix(CREAM, 0.0) == GOLD
    assert GOLD.mix(CREAM, 1.0) == CREAM
