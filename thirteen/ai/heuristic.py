"""The strong player without a network: a weighted sum of what a play costs and brings.

The weights lie under assets/ai, one row for each situation: what is asked (a lead, a single, a
pair, anything else), whether somebody is nearly out, whether this seat is.
"""

from __future__ import annotations

import json
from functools import cache
from operator import mul
from typing import TYPE_CHECKING

from thirteen import resources
from thirteen.ai.features import ACTION, ACTION_NAMES, VERSION
from thirteen.ai.judge import Choice
from thirteen.ai.plays import candidates
from thirteen.ai.split import PAIR, SINGLE

if TYPE_CHECKING:
    import random

    from thirteen.ai.look import Look
    from thirteen.ai.view import SeatView

FILE = "ai/heuristic.json"
SITUATIONS = 16
NEARLY_OUT, FEW_LEFT = 3, 6


def situation(look: Look) -> int:
    """Get the row of weights that applies: 0…15."""
    asked = 3
    if look.table is not None:
        asked = {SINGLE: 1, PAIR: 2}.get(look.table.kind, 0)
    own = look.hand.bit_count()
    return 4 * asked + 2 * (look.least <= NEARLY_OUT) + (own <= FEW_LEFT)


@cache
def weights() -> tuple[tuple[float, ...], ...]:
    """Get the shipped weights, `SITUATIONS` rows of `ACTION`; ValueError if they are others."""
    told = json.loads(resources.read(FILE))
    rows = tuple(tuple(map(float, row)) for row in told["weights"])
    if told["features"] != VERSION or told["columns"] != list(ACTION_NAMES):
        msg = "the heuristic was tuned for other features"
        raise ValueError(msg)
    if len(rows) != SITUATIONS or any(len(row) != ACTION for row in rows):
        msg = "the heuristic has other situations"
        raise ValueError(msg)
    return rows


def heuristic_values(choice: Choice) -> list[float]:
    """Get what each candidate is worth to the heuristic, in no particular unit."""
    row = weights()[situation(choice.look)]
    return [sum(map(mul, row, features)) for features in choice.rows]


class HeuristicBot:
    """Splits its hand cheaply, counts what can still beat it, and weighs the rest by tuned sums."""

    name = "heuristic"

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:  # noqa: ARG002 (needs neither)
        """Get the candidate of the greatest worth, the first of several."""
        plays = candidates(view.turn)
        if len(plays) == 1:
            return plays[0].cards
        choice = Choice.of(view, plays=plays)
        values = heuristic_values(choice)
        return choice.plays[values.index(max(values))].cards
