"""Print what the pictures cost: their text, and their pixels at several sizes.

    python build/bench/art.py

Milliseconds of process time, the best of five; cards are the 52 faces and one back.
"""

from __future__ import annotations

import io
import os
import time
from functools import partial
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from thirteen.app.art.backs import back_svg
from thirteen.app.art.cards import card_svg
from thirteen.app.art.faces import AVATARS, avatar_svg
from thirteen.app.art.felt import SIZE, ornament_svg

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTHS = (80, 110, 160, 240, 330)


def best(work: Callable[[], object], tries: int = 5) -> float:
    """The least milliseconds of process time that `work` took."""
    times: list[float] = []
    for _ in range(tries):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return min(times)


def raster(texts: list[str], width: int, height: int) -> None:
    """Turn every text into pixels."""
    for text in texts:
        pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))


def main() -> None:
    """Measure and print."""
    cards = [card_svg(card) for card in range(0, 104, 2)] + [back_svg("blue")]
    made = best(lambda: [card_svg(card) for card in range(0, 104, 2)])
    print(f"text of 52 cards      {made:6.1f} ms, {sum(map(len, cards)) // 1024} KiB")
    for width in WIDTHS:
        took = best(partial(raster, cards, round(width * 1.04), round(width * 1.44)))
        print(f"53 cards at {width:3} px    {took:6.1f} ms")
    faces = [avatar_svg(name) for name in AVATARS]
    print(f"{len(faces)} portraits at 88 px {best(lambda: raster(faces, 88, 88)):6.1f} ms")
    ornament = [ornament_svg()]
    print(f"ornament at {SIZE} px    {best(lambda: raster(ornament, SIZE, SIZE)):6.1f} ms")


if __name__ == "__main__":
    main()
