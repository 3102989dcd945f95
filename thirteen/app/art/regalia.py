"""What the court figures hold, a different thing for every rank and suit."""

from __future__ import annotations

from thirteen.app.art.court_parts import Dress, line, pair, shape
from thirteen.app.art.palette import CLUB, DIAMOND, INK, IVORY, SPADE
from thirteen.app.art.suits import CLUB_PATH
from thirteen.app.art.svg import circle, dots, group, path, place, polar

_BLADE, _BEVEL = "#D3DBD6", "#9DB0AC"
_LEAN = -9  # degrees


def _held(body: str, lean: float = _LEAN) -> str:
    return group(body, f"translate(40 66) rotate({lean})")


def _shaft(dress: Dress, top: float) -> str:
    return shape(f"M-1 0L-1 {top}L1 {top}L1 0Z", dress.second, IVORY, 0.5)


def _edged(data: str, bevel: str) -> str:
    return shape(data, _BLADE, INK, 0.45) + path(bevel, _BEVEL)


def sceptre(kind: int, dress: Dress) -> str:
    """Give a king's sword, trefoil, jewel or cloud-headed sceptre."""
    if kind == SPADE:
        return _held(
            _edged("M-2 -15L-2 -37L0 -42.5L2 -37L2 -15Z", "M0 -15L0 -42.5L2 -37L2 -15Z")
            + _shaft(dress, -14)
            + shape(
                "M-5.4 -17.6C-2 -15.8 2 -15.8 5.4 -17.6L5.4 -14.8C2 -13 -2 -13 -5.4 -14.8Z",
                dress.trim,
            )
        )
    if kind == CLUB:
        crown = shape(place(CLUB_PATH, 0, -35.4, 14), dress.main)
        crown += circle(0, -39.4, 1.5, dress.trim)
        crown += circle(-3.5, -33.6, 1.5, dress.trim) + circle(3.5, -33.6, 1.5, dress.trim)
    elif kind == DIAMOND:
        crown = shape("M0 -44.6L6.2 -36L0 -27.4L-6.2 -36Z", dress.second)
        crown += line("M0 -41L3.6 -36L0 -31L-3.6 -36Z", dress.trim, 0.7)
        crown += path("M0 -37.8L1.3 -36L0 -34.2L-1.3 -36Z", dress.trim)
    else:
        crown = shape(
            (
                "M0 -27C-2 -30.6 -8.6 -32 -8.6 -36.6C-8.6 -39.6 -6.4 -41.2 -4.2 -41.2"
                "C-2.4 -41.2 -.9 -40.4 0 -38.8C.9 -40.4 2.4 -41.2 4.2 -41.2"
                "C6.4 -41.2 8.6 -39.6 8.6 -36.6C8.6 -32 2 -30.6 0 -27Z"
            ),
            dress.main,
        )
        crown += line(
            pair(
                "M0 -30C2 -32.4 6.4 -33.6 6.4 -36.8C6.4 -39.4 2.8 -39.4 2.8 -37.2"
                "C2.8 -36 4 -35.6 4.8 -36.4"
            ),
            dress.trim,
        )
    return _held(_shaft(dress, -27) + crown + circle(0, -27, 1.8, dress.main, dress.trim, 0.8))


def flower(kind: int, dress: Dress) -> str:
    """Give a queen's lotus bud, apricot blossom, round fan or open lotus."""
    stem = line("M0 0C-.8 -10 .8 -20 0 -28", IVORY, 2.2) + line(
        "M0 0C-.8 -10 .8 -20 0 -28", dress.second, 1.3
    )
    if kind == SPADE:
        leaf = shape("M.2 -18C3.4 -22 7 -22.6 9.6 -22C8.6 -18.4 5 -16.4 .2 -18Z", dress.second)
        bud = shape(
            (
                "M0 -43C4 -38.4 5.6 -34.6 4.6 -31C3.8 -28.2 1.8 -27 0 -27"
                "C-1.8 -27 -3.8 -28.2 -4.6 -31C-5.6 -34.6 -4 -38.4 0 -43Z"
            ),
            dress.trim,
        )
        bud += shape(
            pair(
                "M0 -27C2.2 -30 2.4 -34 .9 -38.6C4.6 -36 5.8 -32.8 4.6 -30C3.8 -28 1.8 -27 0 -27Z"
            ),
            dress.main,
            IVORY,
            0.5,
        )
        return _held(stem + leaf + bud)
    if kind == CLUB:
        petal = "M0 0C3.6 -1.4 4.4 -6.6 0 -7.6C-4.4 -6.6 -3.6 -1.4 0 0Z"
        petals = shape(
            "".join(place(petal, 0, -35, 1, a) for a in range(0, 360, 72)),
            dress.trim,
            dress.second,
            0.5,
        )
        heart = circle(0, -35, 1.9, "#A3122A") + dots(
            [polar(3.6, a, 0, -35) for a in range(36, 360, 72)], 0.5, "#A3122A"
        )
        leaf = shape(
            (
                "M.2 -18C3.4 -22 7 -22.6 9.6 -22C8.6 -18.4 5 -16.4 .2 -18ZM-.2 -22"
                "C-3 -25.6 -6 -26 -8.4 -25.4C-7.4 -22.2 -4.4 -20.8 -.2 -22Z"
            ),
            dress.main,
        )
        return _held(stem + leaf + petals + heart)
    if kind == DIAMOND:
        fan = circle(0, -34, 8.2, dress.second, IVORY, 0.6) + circle(
            0, -34, 6.7, "none", dress.trim, 0.6
        )
        fan += path("M0 -39.6L3.6 -34L0 -28.4L-3.6 -34Z", dress.trim) + path(
            "M0 -36.8L1.8 -34L0 -31.2L-1.8 -34Z", dress.second
        )
        return _held(_shaft(dress, -26) + fan)
    outer = "M0 -27C3 -27.6 7.2 -29.4 8 -35C4 -35.4 1 -33 0 -27Z"
    middle = "M0 -27C3 -30 5.4 -34 4.4 -39.6C1.4 -38 -.6 -33 0 -27Z"
    bloom = shape(pair(outer), dress.main) + shape(pair(middle), dress.trim, dress.second, 0.4)
    bloom += shape("M0 -27C-3 -31 -3.6 -37 0 -42.4C3.6 -37 3 -31 0 -27Z", dress.main)
    leaf = shape("M.2 -16C3.4 -20 7 -20.6 9.6 -20C8.6 -16.4 5 -14.4 .2 -16Z", dress.second)
    return _held(stem + leaf + bloom)


def spear(kind: int, dress: Dress) -> str:
    """Give a jack's spear, trident, lance or bronze axe."""
    tassel = shape(
        "M-1.6 -38.6L1.6 -38.6L2.8 -31.6L1 -33L0 -31L-1 -33L-2.8 -31.6Z", "#A3122A", IVORY, 0.4
    )
    if kind == SPADE:
        tip = _edged(
            "M0 -54C3.4 -48 3.8 -43.4 1.2 -38L-1.2 -38C-3.8 -43.4 -3.4 -48 0 -54Z",
            "M0 -54C3.4 -48 3.8 -43.4 1.2 -38L0 -38Z",
        )
    elif kind == CLUB:
        tip = _edged(
            (
                "M0 -54L1.8 -49L1.2 -42.6C3.6 -42.8 4.4 -45 4.4 -50.4L7 -45.6"
                "C7 -40.6 4.4 -38.6 1.4 -38L-1.4 -38C-4.4 -38.6 -7 -40.6 -7 -45.6L-4.4 -50.4"
                "C-4.4 -45 -3.6 -42.8 -1.2 -42.6L-1.8 -49Z"
            ),
            (
                "M0 -54L1.8 -49L1.2 -42.6C3.6 -42.8 4.4 -45 4.4 -50.4L7 -45.6"
                "C7 -40.6 4.4 -38.6 1.4 -38L0 -38Z"
            ),
        )
    elif kind == DIAMOND:
        tip = _edged(
            "M0 -54L3.2 -47.4L1.2 -41.4L5.2 -40L5.2 -38L-5.2 -38L-5.2 -40L-1.2 -41.4L-3.2 -47.4Z",
            "M0 -54L3.2 -47.4L1.2 -41.4L5.2 -40L5.2 -38L0 -38Z",
        )
    else:
        tip = _edged(
            (
                "M-1.5 -38L-1.5 -42.6C-3 -43.8 -5 -44.2 -6.8 -43.6C-7 -48 -4.6 -51.8 -.6 -52.8"
                "C3 -53.4 5.6 -51.2 6.8 -47.6C4.4 -47 2.4 -45.4 1.5 -42.6L1.5 -38Z"
            ),
            (
                "M-6.8 -43.6C-7 -48 -4.6 -51.8 -.6 -52.8C3 -53.4 5.6 -51.2 6.8 -47.6L5.4 -47.1"
                "C4 -50 2.2 -51.2 -.4 -50.8C-3.6 -50 -5.2 -47.4 -5.4 -43.8Z"
            ),
        )
    return _held(_shaft(dress, -40) + tip + tassel, -6)
