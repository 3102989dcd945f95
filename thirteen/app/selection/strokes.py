"""Painting along the hand: every card from where it began to where the pointer is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.selection.effects import Step, Trimmed
from thirteen.app.selection.firing import completable, settled
from thirteen.app.selection.model import Stroke
from thirteen.engine import Turn

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Options, Selection


def paint_start(selection: Selection, index: int, ask: Ask) -> Step:
    """Begin at a place of the hand; its card fixes whether the stroke chooses or drops."""
    if ask.inert or selection.busy or not 0 <= index < len(selection.order):
        return Step(selection)
    selection = selection.facing(ask)
    choosing = not selection.chosen(selection.order[index])
    stroke = Stroke(index, index, choosing, selection.cards, selection.stale)
    return paint_move(selection.but(stroke=stroke), index, ask)


def paint_move(selection: Selection, index: int, ask: Ask) -> Step:
    """Go on to a place: the range from the start is painted, what the stroke left is as before."""
    stroke = selection.stroke
    if stroke is None:
        return Step(selection)
    selection = selection.facing(ask)
    index = max(0, min(index, len(selection.order) - 1))
    low, high = sorted((stroke.start, index))
    painted = sum(1 << card for card in selection.order[low : high + 1])
    cards = stroke.base | painted if stroke.choosing else stroke.base & ~painted
    return Step(
        selection.choosing(cards, ask).but(
            stroke=Stroke(stroke.start, index, stroke.choosing, stroke.base, stroke.base_stale)
        )
    )


def paint_end(selection: Selection, ask: Ask, options: Options, now: float) -> Step:
    """End the stroke: fire once if all is chosen, or cut it down to the one play in it."""
    stroke = selection.stroke
    if stroke is None:
        return Step(selection)
    selection = selection.facing(ask).but(stroke=None)
    turn = ask.mine
    if turn is not None and stroke.choosing and options.smart_swipe:
        play = _only_play(turn, selection.cards, stroke.base)
        if play is not None:
            dropped = selection.cards & ~play
            return Step(selection.choosing(play, ask), (Trimmed(dropped),))
    return settled(selection, ask, options, now)


def _only_play(turn: Turn, cards: int, kept: int) -> int | None:
    """Get the one largest legal play within `cards` that has all of `kept` and more, if one is.

    None where the cards are a play or may still become one: then nothing is cut.
    """
    if completable(turn, cards):
        return None
    within = Turn(
        turn.rules, cards, turn.table, turn.opening, locked=turn.locked, on_turn=turn.on_turn
    )
    # A rule about emptying the hand cannot differ here: no play in question holds all the cards.
    plays = [play for play in within.plays if play & kept == kept != play]
    if not plays:
        return None
    largest = max(play.bit_count() for play in plays)
    candidates = [play for play in plays if play.bit_count() == largest]
    return candidates[0] if len(candidates) == 1 else None
