"""Checks the shipped player on many positions of real matches.

    python -m ai.verify CHECKPOINT.pt --states 10000

The run-time network and the training network must choose alike, and master must choose alike
however the unseen cards are dealt among the others.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from ai.check import view_of
from ai.measure import load
from ai.net import Net, values
from thirteen.ai.estimate import estimates
from thirteen.ai.features import state_features
from thirteen.ai.judge import Choice
from thirteen.ai.network import shipped
from thirteen.ai.registry import make_bot
from thirteen.engine import PRESETS, Match, Round, iter_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine.events import Event


STRAY = 0.2
"""How often a random play is made, so that odd positions come up too."""


def alike(net: Net, choices: Sequence[Choice]) -> tuple[int, float]:
    """In how many both networks choose the same, and by how much they differ at most."""
    owner = torch.tensor([at for at, choice in enumerate(choices) for _ in choice.rows])
    with torch.inference_mode():
        state = torch.tensor([state_features(choice.look) for choice in choices])
        action = torch.tensor([row for choice in choices for row in choice.rows])
        out = net.head(net.trunk(state)[owner], action)
        together = values(out, state[owner]).numpy()
    same, furthest = 0, 0.0
    ends = np.cumsum([len(choice.rows) for choice in choices])
    for choice, theirs in zip(choices, np.split(together, ends[:-1]), strict=True):
        mine = np.array([estimate.worth for estimate in estimates(shipped(), choice)])
        same += int(theirs.argmax()) == int(mine.argmax())
        furthest = max(furthest, float(np.abs(theirs - mine).max()))
    return same, furthest


def redealt(now: Round, view: SeatView, rng: random.Random, history: list[Event]) -> SeatView:
    """The same view with the unseen cards, left-out ones too, dealt anew among the others."""
    cards = list(iter_cards(view.unseen))
    rng.shuffle(cards)
    hands = list(now.hands)
    for seat in range(now.seats):
        if seat != now.seat:
            count = now.hands[seat].bit_count()
            hands[seat] = sum(1 << card for card in cards[:count])
            del cards[:count]
    return view_of(now.with_hands(hands), history)


def main() -> None:
    """Counts until both checks have so many states, over every preset and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)  # these networks are too small to share between threads
    net = load(args.checkpoint)
    bot = make_bot("master")
    rng = random.Random(args.seed)
    seen = same = dealt = same_dealt = 0
    furthest = 0.0
    while min(seen, dealt) < args.states:
        rules = PRESETS[list(PRESETS)[seen % len(PRESETS)]]
        seats = rng.choice([4, rng.randint(*rules.seats)])
        now = Match.new(rules, seats, rng.getrandbits(60)).round
        history: list[Event] = []
        choices: list[Choice] = []
        while not now.is_over:
            view = view_of(now, history)
            play = bot.choose(view, rng, 1.0)
            choice = Choice.of(view)
            if len(choice.plays) > 1:
                choices.append(choice)
                if now.turn.on_turn and now.turn.opening is None and not now.dropped:
                    dealt += 1
                    same_dealt += bot.choose(redealt(now, view, rng, history), rng, 1.0) == play
                if rng.random() < STRAY:
                    play = rng.choice(choice.plays).cards
            now, events = now.play(play)
            history += events
        if choices:
            seen += len(choices)
            agree, off = alike(net, choices)
            same += agree
            furthest = max(furthest, off)
        print(f"{seen} states: {same} and {same_dealt} of {dealt}", file=sys.stderr)
    print(f"run-time network chooses as the training network: {same} of {seen}")
    print(f"furthest apart: {furthest:.5f}")
    print(f"same choice however unseen cards are dealt: {same_dealt} of {dealt}")


if __name__ == "__main__":
    main()
