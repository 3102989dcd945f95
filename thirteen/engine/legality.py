"""Whether one play is legal, and if not, why: looks at that play alone."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from thirteen.engine.beats import floor, is_bomb_target, matching
from thirteen.engine.cards import TWOS, is_cards
from thirteen.engine.combos import Combo, Kind, is_permitted, shape_of
from thirteen.engine.reasons import IllegalPlay, Reason

if TYPE_CHECKING:
    from thirteen.engine.rules import Rules
    from thirteen.engine.turn import Turn

FOUR_PAIRS = 8
"""Cards in the shortest bomb that `free_bombs` and `interrupts` set to four-pairs allow."""


class Ask(Enum):
    """What a turn is about."""

    LEAD = "lead anything"
    REPLY = "beat the table or pass"
    FREE = "passed already, may still play a bomb"
    INTERRUPT = "not on turn, may play a bomb"
    NOTHING = "nothing can be played"


def ask_of(rules: Rules, table: Combo | None, *, locked: bool, on_turn: bool) -> Ask:
    """What a seat in this position is asked."""
    if not locked and on_turn:
        return Ask.LEAD if table is None else Ask.REPLY
    if table is not None and is_bomb_target(table):
        if not on_turn and rules.interrupts != "none":
            return Ask.INTERRUPT
        if on_turn and rules.free_bombs != "none":
            return Ask.FREE
    return Ask.NOTHING


def refusal(turn: Turn, cards: int) -> IllegalPlay | None:
    """Why these cards may not be played, or None if they may; passing is `pass_refusal`."""
    missing = cards & ~turn.hand
    if missing:
        return IllegalPlay(Reason.NOT_IN_HAND, missing if is_cards(cards) else 0)
    shape = shape_of(cards)
    return (
        _not_asked(turn, cards, shape)
        or _no_combination(turn.rules, cards, shape)
        or _opening(turn, cards)
        or _does_not_beat(turn, shape)
        or _finish(turn, cards)
    )


def pass_refusal(turn: Turn) -> IllegalPlay | None:
    """Why a pass is refused, or None."""
    table = turn.table
    if not turn.on_turn:
        return None if turn.plays else IllegalPlay(Reason.NOT_YOUR_TURN)
    if table is None:
        return IllegalPlay(Reason.LEADER_MUST_PLAY)
    if turn.rules.must_beat and turn.ask is Ask.REPLY and not table.is_bomb:
        answer = next(iter(turn.plays), 0)
        if answer and answer.bit_count() == table.size:
            combo = shape_of(answer)
            if combo is not None and combo.kind is table.kind:
                return IllegalPlay(Reason.MUST_BEAT, kind=table.kind, size=table.size, table=table)
    return None


def _not_asked(turn: Turn, cards: int, shape: Combo | None) -> IllegalPlay | None:
    """Out of turn or locked, and this is not one of the bombs that may be played all the same."""
    if turn.ask is Ask.LEAD or turn.ask is Ask.REPLY:
        return None
    if turn.ask is not Ask.NOTHING and shape is not None and shape.is_bomb:
        if turn.takes_any_bomb:
            return None
        if shape.kind is Kind.DOUBLE_SEQUENCE and shape.size >= FOUR_PAIRS:
            return None
    return IllegalPlay(Reason.LOCKED if turn.on_turn else Reason.NOT_YOUR_TURN, cards)


def _no_combination(rules: Rules, cards: int, shape: Combo | None) -> IllegalPlay | None:
    if shape is None:
        return IllegalPlay(Reason.NOT_A_COMBINATION, cards)
    if is_permitted(shape, rules):
        return None
    if shape.kind is Kind.PAIR:
        return IllegalPlay(Reason.MIXED_COLOURS, cards)
    if shape.kind is Kind.STRAIGHT:
        return IllegalPlay(Reason.MIXED_SUITS, cards)
    return IllegalPlay(Reason.NOT_A_COMBINATION, cards)


def _opening(turn: Turn, cards: int) -> IllegalPlay | None:
    if turn.opening is None or turn.ask is not Ask.LEAD:
        return None
    if turn.rules.opening == "alone":
        if cards != 1 << turn.opening:
            return IllegalPlay(Reason.MUST_BE_ALONE, cards, card=turn.opening)
    elif not cards >> turn.opening & 1:
        return IllegalPlay(Reason.MUST_INCLUDE, cards, card=turn.opening)
    return None


def _does_not_beat(turn: Turn, combo: Combo | None) -> IllegalPlay | None:
    table, rules = turn.table, turn.rules
    if table is None or combo is None:
        return None
    cards = combo.cards
    least = floor(combo.kind, combo.size, table, rules)
    if least is None:
        if combo.is_bomb:
            return _weak_bomb(cards, table, rules)
        same = combo.kind is table.kind
        return IllegalPlay(
            Reason.WRONG_SIZE if same else Reason.WRONG_KIND,
            cards,
            kind=table.kind,
            size=table.size,
            pairs=table.pairs,
            table=table,
        )
    if not combo.is_bomb and cards & ~matching(table, rules):
        pair = combo.kind is Kind.PAIR
        reason = Reason.WRONG_COLOUR if pair else Reason.WRONG_SUIT
        return IllegalPlay(reason, cards, card=table.top, table=table)
    if cards < least:
        return IllegalPlay(Reason.TOO_LOW, cards, card=table.top, table=table)
    return None


def _weak_bomb(cards: int, table: Combo, rules: Rules) -> IllegalPlay:
    if not is_bomb_target(table):
        return IllegalPlay(Reason.BOMB_NOT_HERE, cards, table=table)
    lengths = range(3, 7) if rules.double_sequences else ()
    enough = (n for n in lengths if floor(Kind.DOUBLE_SEQUENCE, 2 * n, table, rules) is not None)
    return IllegalPlay(Reason.BOMB_TOO_WEAK, cards, pairs=next(enough, 0), table=table)


def _finish(turn: Turn, cards: int) -> IllegalPlay | None:
    if cards == turn.hand and cards & TWOS and not turn.rules.finish_on_two:
        return IllegalPlay(Reason.FINISH_ON_TWO, cards)
    return None
