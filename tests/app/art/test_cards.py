"""Fifty-two faces and two backs that can be told apart and read either way up."""

from __future__ import annotations

import io
from itertools import combinations

import pygame
import pytest

from thirteen.app.art.backs import back_svg
from thirteen.app.art.cards import card_svg
from thirteen.app.art.glyphs import RANKS
from thirteen.app.art.palette import FOUR_COLOUR, IVORY, TWO_COLOUR

UNIT = 2  # pixels
SIZE = (104 * UNIT, 144 * UNIT)
SUITS = range(4)
COURTS = ("J", "Q", "K")
SMALL = ("3", "4", "5", "6", "7", "8", "9", "10", "2")
# Pips on the middle line stand upright, so other ranks look different when turned.
ALIKE_TURNED = ("2", "4", "10", *COURTS)


def card(rank: str, suit: int) -> int:
    return (RANKS.index(rank) * 4 + suit) * 2


def drawn(svg: str) -> pygame.Surface:
    """A picture lying on white."""
    ground = pygame.Surface(SIZE, pygame.SRCALPHA)
    ground.fill("white")
    ground.blit(pygame.image.load_sized_svg(io.BytesIO(svg.encode()), SIZE), (0, 0))
    return ground


def differing(one: pygame.Surface, other: pygame.Surface, limit: int = 64) -> int:
    """The number of pixels in which two pictures differ by more than the rounding of an edge."""
    width, height = one.get_size()
    a, b = (pygame.image.tobytes(picture, "RGBA") for picture in (one, other))
    return sum(
        any(abs(a[i + k] - b[i + k]) > limit for k in range(4))
        for i in range(0, width * height * 4, 4)
    )


def part(
    picture: pygame.Surface, left: float, top: float, right: float, bottom: float
) -> pygame.Surface:
    """A part of a card, in card units."""
    box = pygame.Rect(
        round((left + 2) * UNIT),
        round((top + 2) * UNIT),
        round((right - left) * UNIT),
        round((bottom - top) * UNIT),
    )
    return picture.subsurface(box).copy()


def blobs(picture: pygame.Surface, colour: str) -> list[tuple[int, int]]:
    """The middles, in pixels, of the separate shapes of one colour."""
    mask = pygame.mask.from_threshold(picture, pygame.Color(colour), (60, 60, 60, 255))
    return [shape.get_rect().center for shape in mask.connected_components(12)] and [
        rect.center for rect in mask.get_bounding_rects() if rect.width > 4 and rect.height > 4
    ]


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", SMALL)
def test_as_many_pips_as_the_rank_says(rank: str, suit: int) -> None:
    middle = part(drawn(card_svg(card(rank, suit))), 26, 4, 74, 136)
    assert len(blobs(middle, TWO_COLOUR[suit])) == int(rank)


@pytest.mark.parametrize("rank", ALIKE_TURNED)
@pytest.mark.parametrize("suit", SUITS)
def test_alike_when_turned_half_way_round(rank: str, suit: int) -> None:
    picture = drawn(card_svg(card(rank, suit)))
    assert differing(picture, pygame.transform.rotate(picture, 180)) == 0


@pytest.mark.parametrize("number", range(0, 104, 2))
def test_both_corners_say_the_same(number: int) -> None:
    picture = drawn(card_svg(number))
    turned = pygame.transform.rotate(picture, 180)
    assert differing(part(picture, 0, 0, 22, 56), part(turned, 0, 0, 22, 56)) == 0


@pytest.mark.parametrize("rank", ["4", "5", "6", "7", "8", "9", "10"])
def test_lower_pips_stand_on_their_heads(rank: str) -> None:
    picture = drawn(card_svg(card(rank, 0)))
    turned = pygame.transform.rotate(picture, 180)
    assert differing(part(picture, 0, 0, 100, 35), part(turned, 0, 0, 100, 35)) == 0


@pytest.mark.parametrize("number", range(0, 104, 2))
def test_the_index_is_whole_within_a_strip_of_44_pixels(number: int) -> None:
    strip = 100 * 44 / 150  # a card of the hand is 150 wide
    picture = drawn(card_svg(number))
    suit = number // 2 % 4
    mask = pygame.mask.from_threshold(picture, pygame.Color(TWO_COLOUR[suit]), (60, 60, 60, 255))
    column = pygame.Mask(SIZE)
    column.draw(pygame.Mask((round(strip * UNIT), 54 * UNIT), fill=True), (0, 2 * UNIT))
    inside = mask.overlap_mask(column, (0, 0)).get_bounding_rects()
    glyphs = [rect for rect in inside if rect.left < (16 + 2) * UNIT]
    assert glyphs
    assert all(rect.left >= (3 + 2) * UNIT and rect.right <= (25.5 + 2) * UNIT for rect in glyphs)


def test_all_faces_differ() -> None:
    faces = {number: drawn(card_svg(number)) for number in range(0, 104, 2)}
    for one, other in combinations(faces, 2):
        assert pygame.image.tobytes(faces[one], "RGBA") != pygame.image.tobytes(
            faces[other], "RGBA"
        )


def test_both_copies_of_a_card_have_one_face() -> None:
    assert all(card_svg(number) == card_svg(number + 1) for number in range(0, 104, 2))


def test_courts_differ_by_figure_and_by_suit() -> None:
    """Without their indices and pips, twelve figures are twelve pictures."""
    figures = {
        (rank, suit): part(drawn(card_svg(card(rank, suit))), 27, 8, 80, 62)
        for rank in COURTS
        for suit in SUITS
    }
    for one, other in combinations(figures, 2):
        assert differing(figures[one], figures[other]) > 400, (one, other)


def test_backs_differ_in_pattern_not_only_in_colour() -> None:
    """Drawn in black and white, dark ground and light lines, they are still two."""
    grey = []
    for back in (back_svg("blue"), back_svg("red")):
        picture = drawn(back)
        light = pygame.mask.from_threshold(picture, pygame.Color("#F3E9D2"), (70, 70, 70, 255))
        grey.append(light.to_surface(setcolor="white", unsetcolor="black"))
    panel = 90 * 130 * UNIT * UNIT
    assert differing(part(grey[0], 5, 5, 95, 135), part(grey[1], 5, 5, 95, 135)) > panel / 8


@pytest.mark.parametrize("design", ["blue", "red"])
def test_a_back_does_not_tell_which_way_up_it_lies(design: str) -> None:
    picture = drawn(back_svg("blue" if design == "blue" else "red"))
    assert differing(picture, pygame.transform.rotate(picture, 180)) == 0


@pytest.mark.parametrize("colours", [TWO_COLOUR, FOUR_COLOUR])
def test_suit_colours_stand_out_from_the_face(colours: tuple[str, ...]) -> None:
    for colour in colours:
        assert contrast(colour, IVORY) >= 4.5


def test_four_colours_are_four() -> None:
    assert len(set(FOUR_COLOUR)) == 4
    for rank in RANKS:
        for suit in SUITS:
            assert FOUR_COLOUR[suit] in card_svg(card(rank, suit), four_colour=True)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""
    light = sorted((luminance(one), luminance(other)))
    return (light[1] + 0.05) / (light[0] + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
