"""Write the data files of `test_golden` anew: run this after a wanted change of order.

Perft files hold, for some deals, how many different courses a hand can take after 1, 2, 3… answers;
order files the legal plays of some turns in the order in which they are listed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from thirteen.engine import PASS, PRESETS, Round, Turn, classify, format_cards, parse_cards

DATA = Path(__file__).parent.parent / "data"


def children(state: Round) -> list[Round]:
    """The round after each legal answer, a pass first."""
    if state.is_over:
        return []
    answers = [PASS] * state.turn.can_pass + list(state.turn.plays)
    return [state.play(answer)[0] for answer in answers]


def perft(case: dict[str, Any]) -> list[int]:
    """How many courses there are after 1, 2, 3… answers, to the depth told."""
    hands = [parse_cards(hand) for hand in case["hands"]]
    states = [Round.from_hands(PRESETS[case["preset"]], hands, case["leader"])]
    counts = []
    for _ in range(case["depth"]):
        states = [child for state in states for child in children(state)]
        counts.append(len(states))
    return counts


def order(case: dict[str, Any]) -> list[str]:
    """The legal plays of a turn as texts, as they are listed; "pass" last where it is legal."""
    rules = PRESETS[case["preset"]]
    turn = Turn(
        rules,
        parse_cards(case["hand"]),
        classify(parse_cards(case["table"]), rules),
        opening=parse_cards(case["opening"]).bit_length() - 1 if case["opening"] else None,
        locked=case["locked"],
        on_turn=case["on_turn"],
    )
    return [*map(format_cards, turn.plays), *["pass"] * turn.can_pass]


def main() -> None:
    """Fill in what every case of both files gives now."""
    for name, key, of in (("perft", "counts", perft), ("order", "plays", order)):
        path = DATA / f"{name}.json"
        cases = json.loads(path.read_text("utf-8"))
        for case in cases:
            case[key] = of(case)
        lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
        path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
