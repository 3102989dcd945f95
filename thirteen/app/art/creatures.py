"""The animals of the seat portraits, each within 38 units of the origin."""

from __future__ import annotations

from thirteen.app.art import drum as bronze
from thirteen.app.art.court_parts import line, pair
from thirteen.app.art.palette import CREAM, GOLD, INK, RED
from thirteen.app.art.svg import circle, dots, ellipse, group, path, place

_ORANGE = "#E39A2D"
_EVEN_ODD = ' fill-rule="evenodd"'


def crane() -> str:
    """Give the drum's flying bird under the sun."""
    sun = path(bronze.star(14, 11, 5.4, 20, -24), GOLD)
    return sun + path(place(bronze.BIRD, -1, 3, 41, 16), CREAM, extra=_EVEN_ODD)


def buffalo() -> str:
    """Give a water buffalo's head from the front."""
    horns = path(pair("M5 -11C15 -11 27 -14 31 -33C38.6 -15 30 1.6 7 0Z"), CREAM)
    tips = path(
        pair(
            "M29.4 -27C30.2 -28.8 30.7 -30.8 31 -33C34.6 -24.4 34.6 -16.6 31.4 -10.6"
            "C31.8 -16.4 31.2 -21.8 29.4 -27Z"
        ),
        INK,
    )
    ears = path(pair("M10 0C16 -1 23 2 26 8C19 10 12 8.6 9 5Z"), INK)
    skull = path(
        (
            "M0 -14C7 -14 11 -11.6 12 -6C13 2 11 10 8.6 17C10.4 23 9.4 32 0 33"
            "C-9.4 32 -10.4 23 -8.6 17C-11 10 -13 2 -12 -6C-11 -11.6 -7 -14 0 -14Z"
        ),
        INK,
    )
    muzzle = path(
        (
            "M0 19C5.4 19 8.6 21 8.8 25C8.6 30.4 5 32.6 0 33C-5 32.6 -8.6 30.4 -8.8 25"
            "C-8.6 21 -5.4 19 0 19Z"
        ),
        "#4A4038",
    )
    marks = (
        path(pair("M4.8 4C6.2 2 8.8 1.8 10.4 3.2C9 5.4 6.4 5.8 4.8 4Z"), CREAM)
        + dots(((-7.6, 3.6), (7.6, 3.6)), 1.1, INK)
        + dots(((-4, 25.4), (4, 25.4)), 1.5, INK)
    )
    star = path(bronze.star(8, 4.4, 1.9, 0, -6), GOLD)
    return group(horns + tips + ears + skull + muzzle + marks + star, "scale(.94)")


def carp() -> str:
    """Give a leaping carp."""
    tail = path("M17 -3C23 -8 28 -14 37 -15C33 -8 32.6 -3 37 7C29 6 23 4 17 3Z", GOLD)
    fins = path(
        (
            "M-8 -10C-2 -19 8 -19 15 -13C10 -11 8 -8 6 -6ZM-12 9C-10 16 -4 19 2 18"
            "C1 14 0 11 -2 9ZM8 6C9 11 13 13 17 13C16 10 15 7 13 5Z"
        ),
        GOLD,
    )
    body = path(
        (
            "M-34 1C-28 -9 -12 -14 2 -10.4C10 -8.4 16 -4.6 20 0C16 4.4 8 9.4 -2 10.4"
            "C-14 11.6 -28 9 -34 1Z"
        ),
        "#D8402F",
    )
    head = path(
        (
            "M-34 1C-30.4 -5.6 -23 -10 -14.6 -11.2C-11.4 -4 -11.4 4 -14.6 10.2"
            "C-23 9.6 -30.4 6 -34 1Z"
        ),
        "#F0E2C4",
    )
    scales = line(
        "".join(
            f"M{x} {y - 2.8}C{x + 3.6} {y - 2.2} {x + 3.6} {y + 2.2} {x} {y + 2.8}"
            for x, ys in (
                (-9, (-5.6, 0, 5.6)),
                (-4.6, (-2.8, 2.8)),
                (0, (-5, 0, 5)),
                (4.4, (-2.6, 2.6)),
                (8.6, (0,)),
            )
            for y in ys
        ),
        GOLD,
        1,
    )
    eye = circle(-24, -2.6, 2.2, INK) + circle(-24.6, -3.2, 0.7, CREAM)
    beard = line("M-32.6 2.8C-33.6 5.6 -32.6 8 -30.6 9", CREAM, 1.1)
    water = line(
        (
            "M-26 30C-18 26 -12 32 -4 28.6C4 25.4 10 31 18 28C22 26.6 25 27 27 28M-14 36.6"
            "C-8 34 -4 38 2 36C7 34.4 11 37 15 35.6"
        ),
        CREAM,
        1.4,
    )
    return (
        group(
            tail + fins + body + head + scales + eye + beard,
            "translate(0 -2) rotate(22) scale(1.02)",
        )
        + water
    )


def tiger() -> str:
    """Give a tiger's face."""
    ears = dots(((-21, -20), (21, -20)), 8.4, _ORANGE)
    ears += dots(((-20.4, -19), (20.4, -19)), 4.4, CREAM)
    head = path(
        (
            "M0 -28C13 -28 25 -20 28 -6C34 6 29 18 20 24C14 29 7 31 0 31"
            "C-7 31 -14 29 -20 24C-29 18 -34 6 -28 -6C-25 -20 -13 -28 0 -28Z"
        ),
        _ORANGE,
    )
    cheeks = path(pair("M2 8C10 4 24 6 30.4 9C29 17 25 21 20 24C14 29 7 31 0 31L0 10Z"), CREAM)
    stripes = path(
        pair(
            "M28.6 -4.6C24 -5 20.6 -3 18.6 -.6C22.4 .8 27 .6 30.6 1.6"
            "C30 -.6 29.4 -2.6 28.6 -4.6ZM31 9.4C26.6 7.8 22.6 8.6 20 10.6"
            "C23.6 12.4 27.4 13 30 14.6C30.6 13 31 11.2 31 9.4ZM26.6 18.8"
            "C23 16.6 20 16.6 17.4 18C20 20.4 22 21.6 23.4 21.8C24.6 21 25.8 20 26.6 18.8Z"
            "M9.4 -26.4C8.4 -22 6 -19.4 3.4 -18C3.6 -21.6 4 -25 5 -27.6"
            "C6.6 -27.4 8 -27 9.4 -26.4ZM19.4 -20.6C17 -17 13.6 -14.8 9.6 -14.2"
            "C11 -18 13 -21.6 15.4 -23.8C16.8 -22.9 18.2 -21.8 19.4 -20.6Z"
        )
        + "M-1.4 -28C-.6 -28.1 .6 -28.1 1.4 -28L.9 -10L0 -7L-.9 -10Z",
        INK,
    )
    eyes = path(pair("M6 -3.4C9 -8.4 15 -8.8 18.4 -5C15.4 -.6 9.6 .4 6 -3.4Z"), CREAM)
    eyes += dots(((-12, -4.4), (12, -4.4)), 2.7, INK)
    lids = path(pair("M5.4 -2.6C8.6 -9.6 15.6 -10.4 19.6 -5.2C15.4 -8.2 10 -8 5.4 -2.6Z"), INK)
    nose = path("M-5.4 9.6C-2 8.4 2 8.4 5.4 9.6C4 13 2 14.8 0 15.4C-2 14.8 -4 13 -5.4 9.6Z", RED)
    mouth = line("M0 15.4L0 19C-2 22.6 -6.4 23 -8.6 20.4M0 19C2 22.6 6.4 23 8.6 20.4", INK, 1.5)
    return ears + head + cheeks + stripes + eyes + lids + nose + mouth


def tortoise() -> str:
    """Give a tortoise from above."""
    skin = "#D8C68A"
    legs = path(
        pair(
            "M14 -16C20 -24 28 -26 31 -21C31 -15 26 -11 20 -9ZM16 14C22 16 28 22 28 28"
            "C23 31 16 27 12 20Z"
        ),
        skin,
    )
    head = path("M-6.4 -20C-9 -30 -6 -38 0 -38C6 -38 9 -30 6.4 -20Z", skin)
    head += dots(((-3.6, -31.6), (3.6, -31.6)), 1.2, INK)
    tail = path("M-3 24L0 36L3 24Z", skin)
    shell = ellipse(0, 1, 24, 27, "#174A3C") + ellipse(0, 1, 19.6, 22.6, "#2E7A5E")
    hexes = line(
        (
            "M-7 -9L0 -13L7 -9L7 -1L0 3L-7 -1ZM-7 -1L-7 8L0 3M7 -1L7 8L0 3M-7 8L0 13L7 8"
            "M0 13L0 23.6M0 -13L0 -21.6M-7 -9L-14.6 -14M7 -9L14.6 -14M-7 8L-15.4 15M7 8"
            "L15.4 15M-7 -1L-19.4 0M7 -1L19.4 0"
        ),
        GOLD,
        1.3,
    )
    return group(
        legs + head + tail + shell + hexes + path(bronze.star(8, 4, 1.7, 0, -5), GOLD),
        "rotate(-18) scale(.98)",
    )
