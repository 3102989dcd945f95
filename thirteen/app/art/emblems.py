"""The person, plants and things of the seat portraits, each within 38 units of the origin."""

from __future__ import annotations

from thirteen.app.art import drum as bronze
from thirteen.app.art.court_parts import CLAY, SHADE, face, line, pair
from thirteen.app.art.palette import CREAM, GOLD, INK
from thirteen.app.art.svg import circle, dots, ellipse, group, path, place

_BRONZE = "#C9952F"


def you() -> str:
    """Give a person under a leaf hat."""
    robe = path(
        (
            "M-34 34C-30 24 -16 20 -7 17L7 17C16 20 30 24 34 34C26 44 12 48 0 48"
            "C-12 48 -26 44 -34 34Z"
        ),
        INK,
    )
    collar = path("M-8 17L0 30L8 17L12 18.6L1.5 37L-1.5 37L-12 18.6Z", GOLD)
    hair = path("M-13 -6C-15 8 -14 16 -10 18L10 18C14 16 15 8 13 -6Z", INK)
    neck = path("M-5.6 12L-5.6 19C-3 24 3 24 5.6 19L5.6 12Z", SHADE)
    hat = path("M0 -37C3 -33 26 -13 35 -6C24 1 -24 1 -35 -6C-26 -13 -3 -33 0 -37Z", CREAM)
    weave = line(
        (
            "M-29 -8C-18 -3.6 18 -3.6 29 -8M-22 -14C-12 -10.6 12 -10.6 22 -14M-14 -22"
            "C-8 -19.8 8 -19.8 14 -22M-7 -30C-4 -28.8 4 -28.8 7 -30"
        ),
        _BRONZE,
        1,
    )
    shade = path("M0 -37C3 -33 26 -13 35 -6C29.5 -2.4 15 -.8 0 -.8Z", "#DDCFAE")
    return (
        hair
        + neck
        + robe
        + collar
        + group(face(man=False, lips=CLAY), "translate(0 6) scale(1.15)")
        + hat
        + shade
        + weave
    )


def lotus() -> str:
    """Give an open lotus on the water."""
    leaf = path("M-36 17C-24 12 24 12 36 17C26 27 -26 27 -36 17Z", "#0F4438")
    back = path(pair("M0 16C14 14 27 8 33 -5C19 -7 6 1 0 16Z"), "#E9A6A0")
    side = path(pair("M0 16C13 9 22 -4 20 -21C8 -15 -1 0 0 16Z"), "#F3C9BF")
    heart = path("M0 16C-10 4 -11.6 -14 0 -31C11.6 -14 10 4 0 16Z", CREAM)
    veins = line("M0 10L0 -18M-4 8C-6 0 -6 -6 -4.6 -12M4 8C6 0 6 -6 4.6 -12", "#E9A6A0", 0.9)
    front = path(pair("M0 17C10 17 22 14 30 5C18 1 6 6 0 17Z"), CREAM)
    water = line(
        (
            "M-24 27C-16 25 -10 29 0 27C10 25 16 29 24 27M-14 33C-8 31.4 -6 34.6 0 33"
            "C6 31.4 8 34.6 14 33"
        ),
        CREAM,
        1.2,
    )
    return leaf + back + side + heart + veins + front + water


def lantern() -> str:
    """Give a silk lantern."""
    glow = circle(0, -4, 31, "#3A4262")
    body = path("M-11 -23C-32 -19 -32 11 -11 15L11 15C32 11 32 -19 11 -23Z", "#C7202F")
    ribs = line(
        (
            "M-5 -23C-15 -16 -15 8 -5 15M5 -23C15 -16 15 8 5 15M0 -23L0 15M-11 -23"
            "C-26 -15 -26 7 -11 15M11 -23C26 -15 26 7 11 15"
        ),
        GOLD,
        1,
    )
    caps = path(
        ("M-12 -26.4L12 -26.4L10.4 -21.6L-10.4 -21.6ZM-10.4 13.6L10.4 13.6L12 18.4L-12 18.4Z"), GOLD
    )
    string = line("M0 -38L0 -27M0 18L0 23", GOLD, 1.4)
    knot = path(bronze.star(8, 3.4, 1.6, 0, 23.4), GOLD)
    tassel = line("M0 26L0 38M-2.6 26.4L-3.8 36M2.6 26.4L3.8 36", "#E0483F", 1.6)
    badge = circle(0, -4, 8.4, GOLD) + path(
        bronze.star(12, 7, 3), "#C7202F", extra=' transform="translate(0 -4)"'
    )
    return glow + string + body + ribs + caps + tassel + knot + badge


def boat() -> str:
    """Give a long boat with a bird's head at the prow, as on the drums."""
    rowers = ""
    for x in (-15, -5, 5, 15):
        rowers += path(f"M{x - 2.6} 9L{x - 1.4} -4L{x + 2} -4L{x + 3.4} 9Z", INK)
        rowers += dots(((x, -7.4),), 2.7, INK)
        rowers += path(
            place("M0 0C3 -5 3 -10 1 -15C-3 -11 -3.6 -5 0 0Z", x + 0.6, -8.4, 1, 16), GOLD
        )
        rowers += line(f"M{x - 1} -1L{x - 8} 19", CREAM, 1.3)
    hull = path(
        (
            "M-36 -13C-35 -18 -29 -20 -25.6 -16C-24.4 -14.4 -24.4 -12.4 -25 -10.6"
            "C-26 -4 -23 4 -14 6.6C-4 9 8 9 16 6.4C24 3.4 28 -4 29 -16C34 -11 36 -3 33 5"
            "C29 15 16 19 0 19C-18 19 -31 12 -33 -2C-33.4 -5.4 -33 -8.4 -32 -11.4Z"
        ),
        CREAM,
    )
    eye = circle(-29, -14.6, 1.5, INK)
    teeth = path(
        "".join(
            f"M{x} 11.4L{x + 2.2} 15.6L{x + 4.4} 11.4Z"
            for x in (-18, -13.2, -8.4, -3.6, 1.2, 6, 10.8)
        ),
        "#A3122A",
    )
    water = line(
        (
            "M-33 25C-25 22 -19 28 -11 25C-3 22 3 28 11 25C19 22 25 28 33 25M-22 32"
            "C-15 29.4 -10 34.6 -3 32C4 29.4 9 34.6 16 32C19 31 21 31 23 31.6"
        ),
        CREAM,
        1.4,
    )
    return rowers + hull + eye + teeth + water


def drum() -> str:
    """Give the bronze drum from the side."""
    body = path(
        (
            "M-29 -17C-33 -8 -31 -1 -23.4 3C-19 7 -18 12 -20 20L-26 31C-14 35 14 35 26 31"
            "L20 20C18 12 19 7 23.4 3C31 -1 33 -8 29 -17Z"
        ),
        _BRONZE,
    )
    shade = path(
        (
            "M6 34C14 33.8 21 32.6 26 31L20 20C18 12 19 7 23.4 3C31 -1 33 -8 29 -17L10 -14"
            "C14 -6 12 2 8 6C5 10 5 16 7 22Z"
        ),
        "#A9782A",
    )
    rings = line(
        (
            "M-31 -10.6C-14 -4.6 14 -4.6 31 -10.6M-25.6 1.4C-12 6 12 6 25.6 1.4M-19.6 19"
            "C-10 22.4 10 22.4 19.6 19M-23 26C-12 30 12 30 23 26"
        ),
        "#5A2A1E",
        1.1,
    )
    teeth = path(
        "".join(
            f"M{x - 2.4:.2f} {y - 0.6:.2f}L{x:.2f} {y - 5:.2f}L{x + 2.4:.2f} {y - 0.6:.2f}Z"
            for x, y in ((i * 5, 4.6 - i * i * 0.09) for i in range(-4, 5))
        ),
        "#5A2A1E",
    )
    handles = line("M-27 -2C-34 0 -33 10 -21.4 8M27 -2C34 0 33 10 21.4 8", _BRONZE, 2.2)
    top = ellipse(0, -17.5, 30, 10, "#E9BE5B")
    face_ = ellipse(0, -17.5, 24.5, 7.6, "none", "#5A2A1E", 1) + ellipse(
        0, -17.5, 27.4, 8.8, "none", "#5A2A1E", 0.8
    )
    star = path(
        bronze.star(12, 20, 7.4), "#5A2A1E", extra=' transform="translate(0 -17.5) scale(1 .31)"'
    )
    return handles + body + shade + rings + teeth + top + face_ + star


def bamboo() -> str:
    """Give three stems of bamboo."""
    leaf = "M0 0C6 -2.6 15 -2.6 25 1.6C15 3.4 6 3 0 0Z"
    stems = ""
    for x, top, first, colour in (
        (-15, -20, -4, "#7FA86A"),
        (14, -27, -14, "#7FA86A"),
        (-1, -37, -24, "#B9CF8E"),
    ):
        stems += path(f"M{x - 3.6} {top}L{x + 3.6} {top - 3}L{x + 3.6} 45L{x - 3.6} 45Z", colour)
        stems += line(
            "".join(f"M{x - 4.2} {y}L{x + 4.2} {y}" for y in range(first, 45, 16)), "#24482D", 1.5
        )
    sprays = (
        (3, -24, 0.9, (-22, 12, 44)),
        (-5, -8, 1, (202, 170, 138)),
        (3, 8, 1, (-18, 14, 46)),
        (-5, 24, 0.8, (196, 164, 134)),
    )
    leaves = "".join(place(leaf, x, y, s, a) for x, y, s, angles in sprays for a in angles)
    return stems + path(leaves, CREAM)


def moon() -> str:
    """Give a crescent over clouds."""
    crescent = path(
        ("M9 -33C-13 -30 -23 -9 -12 8C-4 20 13 23 25 13C8 15 -4 7 -6 -7C-7.6 -18 -1 -28 9 -33Z"),
        GOLD,
    )
    stars = path(
        bronze.star(8, 5, 1.8, 15, -17)
        + bronze.star(8, 3.2, 1.2, 26, -4)
        + bronze.star(8, 3, 1.1, -26, -14),
        CREAM,
    )
    clouds = path(
        (
            "M-35 22C-34 14 -24 12 -20 18C-17 9 -3 9 -1 18C4 12 14 14 15 20"
            "C20 16 29 18 30 24C20 34 -22 34 -35 22Z"
        ),
        CREAM,
    )
    curls = line(
        (
            "M-29 22C-27 18 -22 20 -23 23C-23.6 24.6 -26 24 -25.4 22.6M-14 19.6"
            "C-12 15 -5.6 17 -6.8 21C-7.6 23.4 -11 22.8 -10.2 20.6M7 22"
            "C8.6 18.4 13.2 20 12 23C11.4 24.6 9 24 9.6 22.6"
        ),
        "#3C3357",
        1.2,
    )
    return crescent + stars + clouds + curls
