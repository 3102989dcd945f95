"""What comes from outside the hand's gestures: turns, the table, cards leaving, a new order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.selection.effects import PulsePlay, Step
from thirteen.app.selection.ordering import Sort, ordered, with_returned, without
from thirteen.app.selection.partition import partition

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Selection


def turn_came(selection: Selection, ask: Ask) -> Step:
    """The seat is asked: what was chosen in advance stays, never fires, and is judged anew."""
    selection = selection.facing(ask)
    legal = ask.mine is not None and selection.cards != 0 and selection.cards in ask.mine.plays
    return Step(selection, (PulsePlay(),) if legal else ())


def table_changed(selection: Selection, ask: Ask) -> Step:
    """Someone played or passed: what is chosen stays, and will not fire by itself."""
    return Step(selection.facing(ask))


def hand_changed(selection: Selection, hand: int) -> Step:
    """Cards left the hand or came back to it: the rest keeps its places, and what was chosen.

    Where the order is by combination and a played card leaves a broken one, it is made anew.
    """
    if hand == selection.hand:
        return Step(selection)
    ended = selection.but(stroke=None, drag=None, carry=None)
    order = without(ended.order, hand)
    if hand & ~ended.hand:
        order = (
            with_returned(order, hand)
            if ended.sort is Sort.MANUAL
            else ordered(hand, ended.sort, ended.rules, reverse=ended.reverse)
        )
    elif ended.sort is Sort.COMBO and _breaks(ended, hand):
        order = ordered(hand, ended.sort, ended.rules, reverse=ended.reverse)
    return Step(ended.but(order=order, cards=ended.cards & hand, stale=ended.stale & hand))


def clear(selection: Selection, ask: Ask) -> Step:
    """Drop all that is chosen; never passes."""
    if ask.inert or selection.busy:
        return Step(selection)
    return Step(selection.choosing(0, ask))


def sort_by(selection: Selection, sort: Sort, *, reverse: bool = False) -> Step:
    """Order the hand; MANUAL keeps it as it is. What is chosen stays chosen."""
    if selection.busy:
        return Step(selection)
    if sort is Sort.MANUAL:
        return Step(selection.but(sort=sort))
    order = ordered(selection.hand, sort, selection.rules, reverse=reverse)
    return Step(selection.but(order=order, sort=sort, reverse=reverse))


def _breaks(selection: Selection, hand: int) -> bool:
    """Whether some combination of the hand before is only partly left in `hand`."""
    return any(0 != piece & hand != piece for piece in partition(selection.hand, selection.rules))
