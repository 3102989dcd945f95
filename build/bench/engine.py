"""How quick the engine is: leads against brute force, the slowest hands, whole rounds.

    python build/bench/engine.py [--hands 200] [--rounds 400]

Times are the best of several tries, so that a busy machine does not blur them; brute force and the
engine run in the same process on the same hands.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from functools import partial
from typing import TYPE_CHECKING

from thirteen.ai.registry import make_bot
from thirteen.ai.view import SeatView
from thirteen.engine import PASS, PRESETS, Match, MatchLength, Round, Rules, Turn, classify
from thirteen.engine.events import RoundDealt

if TYPE_CHECKING:
    from collections.abc import Callable

CLASSIC = PRESETS["classic"]
CHOPS = PRESETS["chops"]


def best(call: Callable[[], object], tries: int) -> float:
    """The seconds of the quickest of some calls."""
    times = []
    for _ in range(tries):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return min(times)


def brute_force(hand: int) -> list[int]:
    """Every combination of a hand, by looking at every subset of it."""
    found = []
    subset = hand
    while subset:
        if classify(subset, CLASSIC) is not None:
            found.append(subset)
        subset = (subset - 1) & hand
    return found


def leads(rules: Rules, hand: int) -> list[int]:
    """The same by the engine."""
    return list(Turn(rules, hand, None).plays)


def against_brute_force(hands: int) -> None:
    """Print how many hands' leads a second each way."""
    rng = random.Random(13)
    dealt = [Round.deal(CLASSIC, 4, rng).hands[0] for _ in range(hands)]
    quick = statistics.fmean(best(partial(leads, CLASSIC, hand), 20) for hand in dealt)
    few = dealt[: max(1, hands // 10)]
    slow = statistics.fmean(best(partial(brute_force, hand), 2) for hand in few)
    for hand in few:
        if sorted(leads(CLASSIC, hand)) != sorted(brute_force(hand)):
            msg = "the engine and brute force differ"
            raise SystemExit(msg)
    plays = statistics.fmean(len(leads(CLASSIC, hand)) for hand in dealt)
    print(f"leads of 13 cards: {quick * 1e6:.1f} us a hand of {plays:.0f} plays")
    print(
        f"brute force: {slow * 1e3:.2f} ms a hand; the engine is {slow / quick:.0f} times as fast"
    )


def slowest(hands: int) -> None:
    """Print the longest enumeration over two-deck hands full of copies."""
    rng = random.Random(31)
    worst, most = 0.0, 0
    for _ in range(hands * 10):
        first, ranks = rng.randrange(12), rng.choice((2, 3, 4, 5, 6, 7))
        pool = [card for card in range(104) if first <= card // 8 < first + ranks]
        chosen = rng.sample(pool, min(13, len(pool)))
        hand = sum(1 << card for card in chosen)
        took = best(partial(leads, CHOPS, hand), 3)
        worst, most = max(worst, took), max(most, len(leads(CHOPS, hand)))
    print(f"two decks, few ranks: at most {worst * 1e3:.2f} ms a hand, at most {most} plays")


def first_plays(preset: str, seats: int, seed: int) -> int:
    """Play a round in which everybody lays the lowest legal play; the number of answers."""
    state = Round.deal(PRESETS[preset], seats, random.Random(seed))
    answers = 0
    while not state.is_over:
        state, _ = state.play(next(iter(state.turn.plays), PASS))
        answers += 1
    return answers


def with_bots(seats: int, seed: int) -> None:
    """Play a hand between greedy bots, who see what a seat may see."""
    rules = CLASSIC.changed(match=MatchLength("hands", hands=1), ties="share")
    bot, rng = make_bot("greedy"), random.Random(seed)
    match, events = Match.start(rules, seats, seed)
    history = list(events)
    while not match.is_over:
        view = SeatView.of(match, history)
        match, events = match.play(bot.choose(view, rng, 1.0))
        history += events
        if any(isinstance(event, RoundDealt) for event in events):
            history = list(events)


def rounds(number: int) -> None:
    """Print the time of whole rounds."""
    for preset in PRESETS:
        for seats in (2, 4):
            times = [
                best(partial(first_plays, preset, seats, seed), 2) for seed in range(number // 4)
            ]
            answers = statistics.fmean(
                first_plays(preset, seats, seed) for seed in range(number // 4)
            )
            print(
                f"round, {preset}, {seats} seats: median {statistics.median(times) * 1e3:.2f} ms,"
                f" longest {max(times) * 1e3:.2f} ms, {answers:.0f} answers"
            )
    for seats in (2, 4):
        times = [best(partial(with_bots, seats, seed), 2) for seed in range(number // 4)]
        print(
            f"round with greedy bots, classic, {seats} seats:"
            f" median {statistics.median(times) * 1e3:.2f} ms, longest {max(times) * 1e3:.2f} ms"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How quick the engine is.")
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=400)
    options = parser.parse_args()
    against_brute_force(options.hands)
    slowest(options.hands)
    rounds(options.rounds)


if __name__ == "__main__":
    main()
