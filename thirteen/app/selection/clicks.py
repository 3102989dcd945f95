"""Clicks on cards: choose, drop, swap, and the double-click that finds a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.selection.effects import Refuse, Step, Swapped, TakeBack
from thirteen.app.selection.finding import cheapest_play, natural_set
from thirteen.app.selection.firing import completable, fired, settled
from thirteen.app.selection.model import AutoPlay
from thirteen.app.selection.problem import problem_of
from thirteen.engine import iter_cards, rank_of

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Options, Selection
    from thirteen.engine import Turn


def click(  # noqa: PLR0913 - a gesture is all of this
    selection: Selection,
    card: int,
    ask: Ask,
    options: Options,
    now: float,
    *,
    pointer: bool = True,
) -> Step:
    """Choose a card that was not chosen, drop one that was; may swap, may fire.

    `pointer` is False for keys and pads, which never fire.
    """
    if ask.inert or selection.busy or card not in selection.order:
        return Step(selection)
    selection = selection.facing(ask)
    turn = ask.mine
    if selection.chosen(card):
        dropped = selection.choosing(selection.cards & ~(1 << card), ask)
        return settled(dropped, ask, options, now, pointer=pointer)
    if turn is not None and options.smart_swap:
        rival = _rival(turn, selection.cards, card)
        if rival is not None:
            cards = selection.cards & ~(1 << rival) | 1 << card
            swapped = selection.choosing(cards, ask)
            return settled(
                swapped, ask, options, now, pointer=pointer, before=(Swapped(rival, card),)
            )
    added = selection.choosing(selection.cards | 1 << card, ask)
    return settled(added, ask, options, now, pointer=pointer)


def double_click(selection: Selection, card: int, ask: Ask, options: Options, now: float) -> Step:
    """Following: choose and play the cheapest play with the card. Leading: choose its natural set.

    Comes instead of the second `click` of the two. It only chooses where the first of them was
    made before the question was asked, and where auto-play is off. Off turn it chooses the set.
    """
    if ask.inert or selection.busy or card not in selection.order:
        return Step(selection)
    selection = selection.facing(ask)
    turn = ask.mine
    if turn is None or turn.table is None:
        found = natural_set(selection.hand, card, selection.rules)
        return Step(selection.choosing(found, ask))
    play = cheapest_play(turn, selection.hand, card)
    if play is None:
        alone = selection.choosing(1 << card, ask)
        problem = problem_of(turn, 1 << card)
        return Step(alone, (Refuse(problem),) if problem is not None else ())
    chosen = selection.choosing(play, ask)
    if options.auto_play is AutoPlay.OFF or selection.stale >> card & 1:
        return Step(chosen)
    return fired(chosen, play, now)


def click_flying(selection: Selection, *, clicks: int = 1, can_take_back: bool) -> Step:
    """Take back the person's own play in flight; the second of two fast clicks does not."""
    if can_take_back and clicks == 1:
        return Step(selection, (TakeBack(),))
    return Step(selection)


def _rival(turn: Turn, cards: int, card: int) -> int | None:
    """Get the chosen card of the same rank in whose place `card` makes sense, beside it none."""
    rivals = [other for other in iter_cards(cards) if rank_of(other) == rank_of(card)]
    if not rivals or completable(turn, cards | 1 << card):
        return None
    for rival in rivals:
        if completable(turn, cards & ~(1 << rival) | 1 << card):
            return rival
    return None
