"""Every picture is SVG that our rasteriser draws, the same text every time."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pygame
import pytest

from thirteen.app.art.backs import back_svg
from thirteen.app.art.cards import card_svg
from thirteen.app.art.faces import AVATARS, avatar_svg
from thirteen.app.art.felt import ornament_svg
from thirteen.app.art.icons import ICONS, icon_svg
from thirteen.app.art.logo import app_icon_svg
from thirteen.app.art.svg import num, place

PICTURES = {
    **{f"card {card}": card_svg(card) for card in range(0, 104, 2)},
    **{
        f"card {card} of four colours": card_svg(card, four_colour=True)
        for card in range(0, 104, 2)
    },
    "blue back": back_svg("blue"),
    "red back": back_svg("red"),
    **{f"portrait {name}": avatar_svg(name) for name in AVATARS},
    **{f"icon {name}": icon_svg(name) for name in ICONS},
    "ornament": ornament_svg(),
    "application": app_icon_svg(),
}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    "viewBox", "width", "height", "transform", "d", "cx", "cy", "r", "rx", "ry", "x", "y",
    "fill", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "preserveAspectRatio",
}  # fmt: skip
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{6}")
PATH = re.compile(r"([MLCQAZhvz]|-?\d*\.?\d+|[ ,])+")
_VIEW = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')


@pytest.mark.parametrize("name", PICTURES)
def test_only_what_the_rasteriser_can_draw(name: str) -> None:
    for element in ET.fromstring(PICTURES[name]).iter():  # noqa: S314 - our own text
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert not (element.text or "").strip()
        for paint in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(paint, "none"))
        if "d" in element.attrib:
            assert PATH.fullmatch(element.attrib["d"])
        # the opacity of a group is applied to each child alone, so overlaps would show
        assert "opacity" not in element.attrib or name == "ornament"


@pytest.mark.parametrize("name", PICTURES)
def test_drawn_whole_with_nothing_cut_at_the_edge(name: str) -> None:
    text = PICTURES[name]
    width, height = (float(n) for n in _VIEW.findall(text)[0])
    size = (96, round(96 * height / width))
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    drawn = picture.get_bounding_rect()
    assert drawn.width > 8
    assert drawn.height > 0
    assert drawn.left > 0
    assert drawn.top > 0
    assert drawn.right < size[0]
    assert drawn.bottom < size[1]


def test_pictures_of_one_kind_all_differ() -> None:
    assert len(set(PICTURES.values())) == len(PICTURES) - 26  # two suits keep their colours


def test_twelve_seats_have_a_portrait_each() -> None:
    assert len(AVATARS) >= 12
    assert AVATARS[0] == "you"


def test_another_process_draws_the_same() -> None:
    script = (
        "from thirteen.app.art.cards import card_svg;"
        "from thirteen.app.art.backs import back_svg;"
        "from thirteen.app.art.felt import ornament_svg;"
        "print(*map(card_svg, range(104)), back_svg('blue'), back_svg('red'), ornament_svg(),"
        " sep='', end='')"
    )
    here = "".join((*map(card_svg, range(104)), back_svg("blue"), back_svg("red"), ornament_svg()))
    there = subprocess.run(  # noqa: S603 - this Python, a script of ours
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "13"},
    )
    assert there.stdout == here


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.0, "0"),
        (0.004, "0"),
        (-0.004, "0"),
        (0.5, ".5"),
        (-0.25, "-.25"),
        (10, "10"),
        (-3.14159, "-3.14"),
    ],
)
def test_a_coordinate_is_short_and_exact_to_a_hundredth(value: float, text: str) -> None:
    assert num(value) == text


def test_a_path_is_mirrored_scaled_turned_and_moved_in_that_order() -> None:
    assert place("M1 0L0 2Z", 10, 20, 2, 90, mirror=True) == "M10 18L6 20Z"
