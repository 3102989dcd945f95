"""Carrying cards to the table, or along the hand to order it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.selection.buttons import refusal
from thirteen.app.selection.effects import SpringBack, Step
from thirteen.app.selection.firing import fired
from thirteen.app.selection.model import Carry, Drag
from thirteen.app.selection.ordering import Sort

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Selection
    from thirteen.app.selection.problem import Problem


def drag_start(selection: Selection, card: int, ask: Ask) -> Step:
    """Take up a card with all that is chosen; a card not chosen joins them."""
    if ask.inert or selection.busy or card not in selection.order:
        return Step(selection)
    selection = selection.facing(ask)
    cards = selection.cards | 1 << card
    drag = Drag(cards, selection.cards, selection.stale)
    return Step(selection.choosing(cards, ask).but(drag=drag))


def drag_problem(selection: Selection, ask: Ask) -> Problem | None:
    """Get why the carried cards cannot be played: None while the table may glow green."""
    return refusal(selection.cards, ask) if selection.drag is not None else None


def drop(selection: Selection, ask: Ask, now: float, *, on_table: bool) -> Step:
    """Let go: on the table the cards are played or spring back with a reason, elsewhere they go."""
    drag = selection.drag
    if drag is None:
        return Step(selection)
    if not on_table or ask.inert:
        return cancel(selection)
    selection = selection.facing(ask)
    problem = refusal(drag.cards, ask)
    if problem is None:
        return fired(selection, drag.cards, now)
    back = cancel(selection).selection
    return Step(back, (SpringBack(drag.cards, problem),))


def cancel(selection: Selection) -> Step:
    """Undo the gesture under way, as if it had not begun: pointer gone, window left."""
    if selection.drag is not None:
        drag = selection.drag
        back = selection.but(
            drag=None, cards=drag.base, stale=selection.stale & drag.base | drag.base_stale
        )
        return Step(back, (SpringBack(drag.cards),))
    if selection.stroke is not None:
        stroke = selection.stroke
        stale = selection.stale & stroke.base | stroke.base_stale
        return Step(selection.but(stroke=None, cards=stroke.base, stale=stale))
    if selection.carry is not None:
        carry = selection.carry
        return Step(selection.but(carry=None, order=carry.order, sort=carry.sort))
    return Step(selection)


def rearrange_start(selection: Selection, card: int, ask: Ask) -> Step:
    """Take up a card to move it along the hand."""
    if ask.inert or selection.busy or card not in selection.order:
        return Step(selection)
    return Step(selection.but(carry=Carry(card, selection.order, selection.sort)))


def rearrange_move(selection: Selection, index: int) -> Step:
    """Bring the card to a place (0 is left); the order is the person's own from now on."""
    carry = selection.carry
    if carry is None:
        return Step(selection)
    rest = [card for card in selection.order if card != carry.card]
    index = max(0, min(index, len(rest)))
    order = (*rest[:index], carry.card, *rest[index:])
    if order == selection.order:
        return Step(selection)
    return Step(selection.but(order=order, sort=Sort.MANUAL))


def rearrange_end(selection: Selection) -> Step:
    """Leave the card where it is."""
    return Step(selection.but(carry=None))
