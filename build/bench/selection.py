"""How long a gesture takes to judge: random hands of every rule set, leading and following.

    python build/bench/selection.py [--hands 200]

Prints the median, 99th percentile and longest of each gesture, in milliseconds of processor time,
with a turn whose legal plays nobody has asked for yet.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from typing import TYPE_CHECKING

from thirteen.app import selection as s
from thirteen.engine import PRESETS, Turn, classify

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thirteen.engine import Combo, Rules


def tables(rules: Rules, theirs: int, dice: random.Random) -> Iterator[Combo | None]:
    """Get no table (a lead), and one that another hand led."""
    yield None
    yield classify(dice.choice(list(Turn(rules, theirs, None).plays)), rules)


def gestures(rules: Rules, hand: int, table: Combo | None) -> dict[str, Callable[[], object]]:
    """Get what is measured, each with a turn of its own."""
    options = s.Options()
    fresh = s.Selection.of(hand, rules)

    def ask() -> s.Ask:
        return s.Ask(Turn(rules, hand, table))

    def painted() -> tuple[s.Selection, s.Ask]:
        asked = ask()
        begun = s.paint_start(fresh, 2, asked).selection
        return s.paint_move(begun, len(fresh.order) - 3, asked).selection, asked

    middle = fresh.order[len(fresh.order) // 2]
    stroke, asked = painted()
    return {
        "click": lambda: s.click(fresh, middle, ask(), options, 0.0),
        "double-click": lambda: s.double_click(fresh, middle, ask(), options, 0.0),
        "end of a stroke": lambda: s.paint_end(stroke, asked, options, 0.0),
        "buttons": lambda: s.verdict(ask(), fresh.but(cards=1 << middle)),
        "playable cards": lambda: s.playable(ask(), hand),
        "sort by combination": lambda: s.sort_by(fresh, s.Sort.COMBO),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=200)
    hands = parser.parse_args().hands
    dice = random.Random(5)
    times: dict[str, list[float]] = defaultdict(list)
    for rules in PRESETS.values():
        deck = list(range(0, 104, 1 if rules.second_deck_from else 2))
        for _ in range(hands):
            dice.shuffle(deck)
            mine, theirs = (sum(1 << card for card in deck[at : at + 13]) for at in (0, 13))
            for table in tables(rules, theirs, dice):
                for name, gesture in gestures(rules, mine, table).items():
                    begun = time.process_time()
                    gesture()
                    times[name].append(1000 * (time.process_time() - begun))
    print(f"{'milliseconds':22}{'median':>9}{'99 %':>9}{'longest':>9}")
    for name, each in times.items():
        each.sort()
        median, late = each[len(each) // 2], each[len(each) * 99 // 100]
        print(f"{name:22}{median:9.3f}{late:9.3f}{each[-1]:9.3f}")


if __name__ == "__main__":
    main()
