"""The rules of the game in plain words and examples, generated from the options in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.rulebook import basics, bombs, ends, play
from thirteen.app.rulebook.parts import (
    BeatRow,
    BeatTable,
    Block,
    Example,
    Examples,
    Section,
    Verdict,
)

if TYPE_CHECKING:
    from thirteen.engine import Rules

__all__ = [
    "BeatRow",
    "BeatTable",
    "Block",
    "Example",
    "Examples",
    "Section",
    "Verdict",
    "rule_sheet",
]


def rule_sheet(rules: Rules) -> list[Section]:
    """The sections of the page in the language in use, in the order a newcomer needs them."""
    sections = (
        basics.aim(rules),
        basics.order(rules),
        basics.combinations(rules),
        play.opening(rules),
        play.trick(rules),
        bombs.bombs(rules),
        play.going_out(rules),
        ends.instant(rules),
        ends.scoring(rules),
        ends.match(rules),
        basics.decks(rules),
    )
    return [section for section in sections if section is not None]
