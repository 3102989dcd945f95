"""Plays random hands in the simulator and in the game's engine at once and compares them.

    python -m ai.check --hands 10000 [--seed 1]

Every answer asked for, every candidate, every feature and every result must be equal.
"""

from __future__ import annotations

import argparse
import ctypes
import random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ai import sim
from thirteen.ai.features import action_features, state_features
from thirteen.ai.look import Look
from thirteen.ai.plays import candidates
from thirteen.ai.view import SeatView
from thirteen.engine import PRESETS, Match, Round

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.sim import Array
    from thirteen.engine import Rules
    from thirteen.engine.events import Event


class One:
    """One round in the simulator."""

    def __init__(self, rules: Rules, hands: Sequence[int], leader: int | None) -> None:
        row = np.array(sim.rules_row(rules, len(hands)), np.int32)
        self._hands = _masks(hands)
        lead = -1 if leader is None else leader
        self.it = ctypes.c_void_p(sim.LIB.one_new(sim.address(row), _aligned(self._hands), lead))
        self._out = np.zeros(sim.MAX_CANDIDATES * 2 + 2, np.uint64)
        self._info = np.zeros(28, np.int32)
        self.state = np.zeros(sim.STATE, np.float32)
        self.action = np.zeros((sim.MAX_CANDIDATES, sim.ACTION), np.float32)

    def candidates(self) -> list[int]:
        """Masks on offer; 0 is a pass."""
        n = sim.LIB.one_candidates(self.it, _aligned(self._out))
        shift = _shift(self._out)
        pairs = self._out[shift : shift + 2 * n].tolist()
        return [pairs[2 * i] | pairs[2 * i + 1] << 64 for i in range(n)]

    def features(self, unseen: int) -> None:
        """Fills state and action."""
        low, high = ctypes.c_uint64(unseen & 2**64 - 1), ctypes.c_uint64(unseen >> 64)
        sim.LIB.one_features(self.it, low, high, sim.address(self.state), sim.address(self.action))

    def play(self, index: int) -> None:
        """Plays one of the candidates."""
        sim.LIB.one_play(self.it, index)

    def info(self) -> list[int]:
        """Seat, on turn, over, voided, 12 places, 12 points."""
        sim.LIB.one_info(self.it, sim.address(self._info))
        return self._info.tolist()

    def close(self) -> None:
        """Frees it."""
        sim.LIB.one_free(self.it)


def _masks(masks: Sequence[int]) -> Array:
    out = np.zeros(2 * len(masks) + 2, np.uint64)
    shift = _shift(out)
    for i, mask in enumerate(masks):
        out[shift + 2 * i] = mask & 2**64 - 1
        out[shift + 2 * i + 1] = mask >> 64
    return out


def _shift(a: Array) -> int:
    return 0 if a.ctypes.data % 16 == 0 else 1


def _aligned(a: Array) -> ctypes.c_void_p:
    return ctypes.c_void_p(a.ctypes.data + 8 * _shift(a))


class DifferenceError(Exception):
    """The simulator and the engine do not agree."""


def _same(what: str, mine: object, theirs: object, now: Round) -> None:
    if mine != theirs:
        message = f"{what}: {mine} in the game, {theirs} in the simulator, at {now}"
        raise DifferenceError(message)


def compare(rules: Rules, seats: int, rng: random.Random) -> int:
    """Plays one hand both ways; gives the number of decisions compared."""
    dealt = Match.new(rules, seats, rng.getrandbits(60)).round.hands
    leader = rng.choice([None, *range(seats)])
    now = Round.from_hands(rules, dealt, leader)
    one = One(rules, dealt, leader)
    history: list[Event] = []
    compared = 0
    eager = rng.random()
    while not now.is_over:
        asked = [now.seat, int(now.turn.on_turn), 0, 0]
        _same("who is asked", asked, one.info()[:4], now)
        plays = candidates(now.turn)
        _same("candidates", [play.cards for play in plays], one.candidates(), now)
        if len(plays) > 1:
            compared += 1
            _compare_features(view_of(now, history), one, now)
        pick = rng.randrange(len(plays))
        if pick == 0 and rng.random() < eager:
            pick = len(plays) - 1
        now, happened = now.play(plays[pick].cards)
        history += happened
        one.play(pick)
    _compare_results(now, one.info())
    one.close()
    return compared


def _compare_features(view: SeatView, one: One, now: Round) -> None:
    look = Look(view)
    one.features(view.unseen)
    state = np.array(state_features(look), np.float32)
    _same("state features", state.tolist(), one.state.tolist(), now)
    for i, play in enumerate(candidates(view.turn)):
        row = np.array(action_features(look, play), np.float32)
        _same(f"features of {play}", row.tolist(), one.action[i].tolist(), now)


def _compare_results(now: Round, info: list[int]) -> None:
    _same("over, void", [1, int(now.voided)], info[2:4], now)
    if now.voided:
        return
    places = [place or 0 for place in now.places]
    _same("places", places, info[4 : 4 + now.seats], now)
    points = list(now.points)
    if now.rules.scoring.kind == "places":
        points = [now.seats - place for place in places]
    elif now.rules.scoring.kind == "cards-left":
        points = [-cards for cards in points]
    _same("points", points, info[16 : 16 + now.seats], now)


def view_of(now: Round, events: Sequence[Event]) -> SeatView:
    """What the seat asked sees, without a match around the round."""
    match = SimpleNamespace(rules=now.rules, round=now, scores=(0,) * now.seats, round_no=1)
    return SeatView.of(cast("Match", match), events)


CHANGED, ANY_SEATS = 0.3, 0.5
"""Shares of hands with two options changed, and with any number of players instead of four."""

VARIANTS: tuple[dict[str, Any], ...] = (
    {"twins": "back"},
    {"pass_locks": False},
    {"must_beat": True},
    {"suits_match": True},
    {"bombs_beat": "anything"},
    {"bomb_order": "ladder", "free_bombs": "any"},
    {"free_bombs": "four-pairs", "interrupts": "four-pairs"},
    {"finish_on_two": False},
    {"play_on": False},
    {"opening": "alone"},
    {"double_sequences": False},
    {"scoring": {"kind": "settlement"}},
    {"scoring": {"kind": "collect"}},
    {"second_deck_from": 2},
)


def main() -> None:
    """Compares so many hands, every preset and now and then a changed one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    names = list(PRESETS)
    decisions = 0
    for i in range(args.hands):
        rules = PRESETS[names[i % len(names)]].changed(instant_wins=())
        if rng.random() < CHANGED:
            for change in rng.sample(VARIANTS, 2):
                rules = rules.changed(**change)
        seats = rng.randint(*rules.seats) if rng.random() < ANY_SEATS else 4
        decisions += compare(rules, seats, rng)
        if (i + 1) % 1000 == 0:
            print(f"{i + 1} hands, {decisions} decisions: equal", flush=True)
    print(f"{args.hands} hands, {decisions} decisions with a choice: all equal")


if __name__ == "__main__":
    main()
