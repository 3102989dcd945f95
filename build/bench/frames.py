"""What a frame of the table costs, in process time: python build/bench/frames.py.

Eight cards fly to the table again and again, by the game's own scripts, each time eight others, so
that nothing is warm that a player would not find warm. No window is opened: what the system takes
to bring a picture to the screen is in these figures only with `--window`.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
FRAME = 1 / 60
SIZES = ((1920, 1080, 2.0, 5.0), (3840, 2160, 8.0, None))
RANKS = range(4, 12)  # eight ranks in a row: 7 to A

NAMES = ("Lan", "Minh", "Hoa", "Mai")

if TYPE_CHECKING:
    from pygame import Window

    from thirteen.app.application import App
    from thirteen.app.table.scene import TableScene
    from thirteen.engine.events import Event


def main() -> int:
    """Print the figures; 1 when one is over its limit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--window", action="store_true", help="flip a real window as well")
    parser.add_argument("--plays", type=int, default=16, help="plays of eight cards per size")
    options = parser.parse_args()
    if not options.window:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    failed = False
    for width, height, median_limit, tail_limit in SIZES:
        size = f"{width}x{height}"
        flying = flights((width, height), options.plays)
        median = statistics.median(flying)
        tail = statistics.quantiles(flying, n=20)[-1]
        print(
            f"{size}: eight cards flying, {len(flying)} frames: "
            f"median {median:.2f} ms, 95 % {tail:.2f} ms, worst {max(flying):.2f} ms "
            f"(limit {median_limit:.0f} ms{f', 95 % {tail_limit:.0f} ms' if tail_limit else ''})"
        )
        whole = match((width, height))
        print(
            f"{size}: a match watched, bots thinking included, {len(whole)} frames: "
            f"median {statistics.median(whole):.2f} ms, worst {max(whole):.2f} ms"
        )
        painted, share = rest((width, height))
        print(f"{size}: waiting for a player, {painted} frames painted, {share:.2%} of a core")
        failed |= median > median_limit or (tail_limit is not None and tail > tail_limit)
    return int(failed)


def flights(size: tuple[int, int], plays: int) -> list[float]:
    """Give what frames cost, in ms, in which eight cards fly."""
    app, scene, window = table(size)
    canvas = window.get_surface()
    for _ in range(int(4 / FRAME)):  # the deal
        app.step(FRAME)
        app.draw(canvas)
    flying = []
    for i in range(plays):
        scene.director.add(flight(scene, i))
        while not scene.settled:
            started = time.process_time()
            scene.timeline.update(FRAME)
            app.draw(canvas)
            window.flip()
            spent = (time.process_time() - started) * 1000
            if sum(card.flying for laid in scene.board.laid for card in laid.cards) >= len(RANKS):
                flying.append(spent)
    window.destroy()
    return flying


def match(size: tuple[int, int], seconds: int = 20) -> list[float]:
    """Give what each painted frame of a match costs, in ms, after the first."""
    app, _scene, window = table(size)
    canvas = window.get_surface()
    app.step(FRAME)
    app.draw(canvas)
    costs = []
    for _ in range(int(seconds / FRAME)):
        started = time.process_time()
        if app.step(FRAME):
            app.draw(canvas)
            window.flip()
            costs.append((time.process_time() - started) * 1000)
    window.destroy()
    return costs


def rest(size: tuple[int, int]) -> tuple[int, float]:
    """Give how many frames a minute of waiting paints, and the share of a core it takes."""
    app, scene, window = table(size, "human")
    canvas = window.get_surface()
    while scene.session.awaiting != scene.session.me or not scene.settled:
        app.step(FRAME)
    for _ in range(int(8 / FRAME)):  # until the ring of whose turn it is has come to rest
        if app.step(FRAME):
            app.draw(canvas)
    started, painted = time.process_time(), 0
    for _ in range(60 * 30):  # the window wakes 30 times a second when nothing happens
        if app.step(1 / 30):
            painted += 1
            app.draw(canvas)
    window.destroy()
    return painted, (time.process_time() - started) / 60


def table(size: tuple[int, int], first: str = "careful") -> tuple[App, TableScene, Window]:
    """Give the program with four players at a table, and a window for it."""
    import pygame  # noqa: PLC0415 - reads the environment set in main

    from thirteen.app.application import App  # noqa: PLC0415
    from thirteen.app.context import Context  # noqa: PLC0415
    from thirteen.app.session import Player, Session  # noqa: PLC0415
    from thirteen.app.table.scene import TableScene  # noqa: PLC0415
    from thirteen.app.view import View  # noqa: PLC0415
    from thirteen.engine import PRESETS  # noqa: PLC0415
    from thirteen.storage import Folders, Store  # noqa: PLC0415

    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("Thirteen", size)
    store = Store(Folders.find(Path(tempfile.mkdtemp())))
    context = Context(store, View(*size), 1, "en")
    kinds = (first, "careful", "careful", "careful")
    players = [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=True)]
    scene = TableScene(context, Session(PRESETS["classic"], players, 7))
    return App(context, scene), scene, window


def flight(scene: TableScene, number: int) -> list[Event]:
    """Give the events of a seat laying down eight cards in a row on a table just cleared."""
    from dataclasses import replace  # noqa: PLC0415

    from thirteen.engine import Combo, Kind, make_card  # noqa: PLC0415
    from thirteen.engine.events import Played, TrickClosed  # noqa: PLC0415

    seat = number % 4
    cards = sum(1 << make_card(rank, (number + rank) % 4) for rank in RANKS)
    board = scene.board
    board.state = replace(
        board.state, hands=tuple(hand | cards for hand in board.state.hands), running=True
    )
    if seat == board.me:
        board.show(board.state, tuple(sorted(scene.hand.selection.order)))
    combo = Combo(Kind.STRAIGHT, len(RANKS), cards.bit_length() - 1, cards)
    return [Played(seat, cards, combo, None, None, interrupt=False), TrickClosed(seat, seat)]


if __name__ == "__main__":
    sys.exit(main())
