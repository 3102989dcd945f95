"""Random gestures on a real session: whatever is done, only legal plays come of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.app import selection as s
from thirteen.app.session import Phase, Session
from thirteen.engine import PASS, PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.session.conftest import Bench

MOST_STEPS = 1500


class Fidget:
    """A person who does anything at any time."""

    def __init__(self, session: Session, dice: random.Random) -> None:
        self.session = session
        self.dice = dice
        self.selection = s.Selection.of(session.my_hand, session.rules)
        self.now = 0.0

    def gesture(self) -> s.Step:
        """Do something."""
        d, sel, now = self.dice, self.selection, self.now
        ask = self.session.ask.but(inert=self.session.phase is not Phase.PLAYING)
        options = s.Options(d.choice(list(s.AutoPlay)), confirm_pass=d.random() < 1 / 2)
        at = d.randrange(14)
        card = d.choice(sel.order) if sel.order else 0
        many: list[Callable[[], s.Step]] = [
            lambda: s.click(sel, card, ask, options, now),
            lambda: s.click(sel, card, ask, options, now, pointer=False),
            lambda: s.double_click(sel, card, ask, options, now),
            lambda: s.paint_start(sel, at, ask),
            lambda: s.paint_move(sel, at, ask),
            lambda: s.paint_end(sel, ask, options, now),
            lambda: s.drag_start(sel, card, ask),
            lambda: s.drop(sel, ask, now, on_table=d.random() < 1 / 2),
            lambda: s.rearrange_start(sel, card, ask),
            lambda: s.rearrange_move(sel, at),
            lambda: s.rearrange_end(sel),
            lambda: s.cancel(sel),
            lambda: s.clear(sel, ask),
            lambda: s.press_play(sel, ask, now),
            lambda: s.press_pass(sel, ask, options, now),
            lambda: s.press_plate(sel, ask, options, now),
            lambda: s.press_play_all(sel, ask, now),
            lambda: s.press_chop(sel, ask, now),
            lambda: s.press_decline(sel, ask, now),
            lambda: s.press_sort(sel),
        ]
        return d.choice(many)()

    def fidget(self) -> None:
        """Do something, and have the session do what follows: it refuses nothing."""
        step = self.gesture()
        self.selection = step.selection
        self.now += self.dice.choice([0.1, 2.0])
        for effect in step.effects:
            if isinstance(effect, s.FirePlay):
                self.session.submit(effect.cards)
            elif isinstance(effect, s.FirePass):
                self.session.submit(PASS)
        if self.dice.random() < 1 / 60:
            self.session.take_back()
        self.selection = s.hand_changed(self.selection, self.session.my_hand).selection


@pytest.mark.parametrize("preset", PRESETS)
def test_any_gestures_keep_to_the_rules(bench: Bench, preset: str) -> None:
    seed = random.randrange(10**9)
    dice = random.Random(seed)
    session = bench.session(preset, seed=seed, options=bench.fast())
    person = Fidget(session, dice)
    for _ in range(MOST_STEPS):
        person.fidget()
        selection = person.selection
        assert selection.hand == session.my_hand, seed
        assert len(set(selection.order)) == len(selection.order), seed
        assert selection.cards & ~selection.hand == 0, seed
        assert selection.stale & ~selection.cards == 0, seed
        gestures = (selection.stroke, selection.drag, selection.carry)
        assert gestures.count(None) >= len(gestures) - 1, seed
        s.verdict(session.ask, selection)
        if dice.random() < 1 / 4:
            session.update(1.0, settled=dice.random() < 1 / 2)
        if session.phase is Phase.ROUND_OVER:
            session.next_round()
            person.selection = s.Selection.of(session.my_hand, session.rules)
        if session.phase is Phase.MATCH_OVER:
            break
