"""Auto-play on random hands: it fires exactly when the definition says, whatever the order."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeAlias

import pytest

from thirteen.engine import PRESETS, Turn, format_cards

if TYPE_CHECKING:
    from tests.app.selection.conftest import Desk

    Table: TypeAlias = type[Desk]


def deal(rng: random.Random, preset: str) -> tuple[str, str]:
    """Get a hand, and a table that another hand could have led ("" for none)."""
    rules = PRESETS[preset]
    cards = list(range(104)) if rules.second_deck_from else list(range(0, 104, 2))
    rng.shuffle(cards)
    mine, theirs = (sum(1 << card for card in cards[at : at + 13]) for at in (0, 13))
    table = rng.choice([0, *Turn(rules, theirs, None).plays])
    return format_cards(mine), format_cards(table)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_legal_play_can_be_made_and_nothing_shorter_than_it_fires(
    desk: Table, preset: str
) -> None:
    seed = random.randrange(10**9)
    rng = random.Random(seed)
    for _ in range(6):
        hand, table = deal(rng, preset)
        turn = desk(hand, table, preset).ask.mine
        assert turn is not None
        plays = list(turn.plays)
        for play in rng.sample(plays, min(6, len(plays))):
            d = desk(hand, table, preset)
            names = format_cards(play).split()
            rng.shuffle(names)
            for name in names[:-1]:
                d.click(name)
                assert not d.fired, (seed, hand, table, play)
            d.click(names[-1])
            longer = any(play & other == play != other for other in plays)
            assert bool(d.fired) is not longer, (seed, hand, table, play)
            if longer:
                d.play()
            assert d.played == [format_cards(play)], (seed, hand, table, play)
