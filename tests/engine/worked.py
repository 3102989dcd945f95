"""Rounds played in short hand: what the worked cases share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine import PASS, PRESETS, Round, Rules, parse_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.engine.events import Event

CLASSIC = PRESETS["classic"]
SOUTHERN = PRESETS["southern"]
KILLER = PRESETS["killer"]
NORTHERN = PRESETS["northern"]
FIRST_TO_TEN = PRESETS["first-to-ten"]

FOUR_PAIRS = "5S 5C 6S 6C 7S 7C 8S 8C"
HIGHER_FOUR_PAIRS = "9S 9C 10S 10C JS JC QS QC"


def begin(rules: Rules, hands: Sequence[str], leader: int | None = 0) -> Round:
    return Round.from_hands(rules, [parse_cards(hand) for hand in hands], leader)


def go(state: Round, *answers: str) -> tuple[Round, list[Event]]:
    """The round after answers ("-" passes), and every event of theirs."""
    events: list[Event] = []
    for answer in answers:
        state, more = state.play(PASS if answer == "-" else parse_cards(answer))
        events += more
    return state, events
