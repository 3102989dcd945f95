"""How strong and how quick the bots are: each deal is played once from every seat.

    python build/bench/bots.py [--bot careful] [--against greedy] [--preset classic] [--deals 400]

Prints the share of first places of one seat of `--bot` against the others, its mean place, the
time of its decisions, and of the steps they are made in: what a picture may have to wait for.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from thirteen.ai.bot import SteppingBot
from thirteen.ai.registry import make_bot
from thirteen.ai.view import SeatView
from thirteen.engine import PRESETS, Match, MatchLength, Rules
from thirteen.engine.events import RoundDealt, RoundEnded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.ai.bot import Bot

BUDGET = 1.0


@dataclass
class Watch:
    """The times of one seat, in seconds: of whole decisions, and of the steps they are made in."""

    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)

    def choose(self, bot: Bot, view: SeatView, rng: random.Random) -> int:
        """Get the play, and note how long it took."""
        begun = last = time.perf_counter()
        if isinstance(bot, SteppingBot):
            steps = bot.steps(view, rng)
            while True:
                try:
                    next(steps)
                except StopIteration as done:
                    play = int(done.value)
                    break
                now = time.perf_counter()
                self.steps.append(now - last)
                last = now
        else:
            play = bot.choose(view, rng, BUDGET)
        now = time.perf_counter()
        self.steps.append(now - last)
        self.decisions.append(now - begun)
        return play


def line(times: Sequence[float]) -> str:
    """Get the mean, the 99th percentile and the longest in milliseconds."""
    if not times:
        return "none"
    ordered = sorted(times)
    late = ordered[len(ordered) * 99 // 100]
    mean = statistics.fmean(ordered)
    return f"mean {mean * 1e3:.2f} ms, 99 % {late * 1e3:.2f} ms, max {ordered[-1] * 1e3:.2f} ms"


def play_one_hand(
    rules: Rules, bots: Sequence[Bot], seed: int, watched: int, watch: Watch
) -> RoundEnded:
    """Play a match of one hand and get how it ended."""
    rng = random.Random(seed)
    match, events = Match.start(rules, len(bots), seed)
    history = list(events)
    while not match.is_over:
        view = SeatView.of(match, history)
        bot = bots[view.seat]
        if view.seat == watched:
            play = watch.choose(bot, view, rng)
        else:
            play = bot.choose(view, rng, BUDGET)
        match, events = match.play(play)
        history += events
        if any(isinstance(event, RoundDealt) for event in events):
            history = list(events)
    (ended,) = (event for event in history if isinstance(event, RoundEnded))
    return ended


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="careful")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--preset", choices=tuple(PRESETS), default="classic")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    rules = PRESETS[options.preset].changed(
        match=MatchLength("hands", hands=1), ties="share", instant_wins=()
    )
    seats = options.seats
    watch = Watch()
    firsts: list[float] = []
    places: list[float] = []
    points: list[float] = []
    for deal in range(options.deals):
        ended = []
        for seat in range(seats):
            bots = [make_bot(options.bot if seat == i else options.against) for i in range(seats)]
            ended.append(play_one_hand(rules, bots, options.seed + deal, seat, watch))
        mine = [end.places[seat] or seats for seat, end in enumerate(ended)]
        firsts.append(statistics.fmean(place == 1 for place in mine))
        places.append(statistics.fmean(mine))
        points.append(statistics.fmean(end.points[seat] for seat, end in enumerate(ended)))
    error = 1.96 * statistics.stdev(firsts) / math.sqrt(len(firsts)) if firsts[1:] else math.inf
    print(
        f"{options.bot} against {seats - 1} {options.against}:"
        f" {options.preset}, {options.deals} deals, each from every seat"
    )
    print(
        f"  firsts {statistics.fmean(firsts):.1%} ± {error:.1%} (an equal player: {1 / seats:.1%})"
    )
    print(
        f"  mean place {statistics.fmean(places):.2f}, mean points {statistics.fmean(points):.2f}"
    )
    print(f"  decisions: {line(watch.decisions)}")
    print(f"  steps: {line(watch.steps)}")


if __name__ == "__main__":
    main()
