"""When a choice plays itself, and what a complete play looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.selection.effects import Effect, FirePlay, PulseCard, Step
from thirteen.app.selection.model import AutoPlay

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Options, Selection
    from thirteen.engine import Turn


def completable(turn: Turn, cards: int) -> bool:
    """Whether cards are a legal play or part of one."""
    return cards in turn.plays or turn.supersets_exist(cards)


def fires(selection: Selection, ask: Ask, options: Options, *, pointer: bool = True) -> bool:
    """Whether the choice plays itself now.

    It does if auto-play is on, the seat is on turn, no gesture is under way, the cards were
    chosen with a pointer and all since the question was asked, they are a legal play, and no
    legal play strictly contains them.
    """
    turn = ask.mine
    if turn is None or not pointer or selection.busy or not selection.cards:
        return False
    if options.auto_play is AutoPlay.OFF or selection.stale & selection.cards:
        return False
    if options.auto_play is AutoPlay.FOLLOW and turn.table is None:
        return False
    return selection.cards in turn.plays and not turn.supersets_exist(selection.cards)


def fired(
    selection: Selection,
    cards: int,
    now: float,
    *,
    auto: bool = False,
    before: tuple[Effect, ...] = (),
) -> Step:
    """Get the step that plays `cards`; what else was chosen stays chosen."""
    kept = selection.cards & ~cards
    after = selection.but(
        cards=kept, stale=selection.stale & kept, pressed_at=now, armed=None, drag=None
    )
    return Step(after, (*before, FirePlay(cards, auto=auto)))


def settled(  # noqa: PLR0913 - a gesture is all of this
    selection: Selection,
    ask: Ask,
    options: Options,
    now: float,
    *,
    pointer: bool = True,
    before: tuple[Effect, ...] = (),
) -> Step:
    """Get the step that ends a choosing gesture: fire, or point out the card that is required."""
    if fires(selection, ask, options, pointer=pointer):
        return fired(selection, selection.cards, now, auto=True, before=before)
    required = ask.mine.opening if ask.mine is not None else None
    if (
        required is not None
        and selection.cards
        and selection.nudged != ask.stamp
        and required in selection.order
        and not selection.chosen(required)
    ):
        return Step(selection.but(nudged=ask.stamp), (*before, PulseCard(required)))
    return Step(selection, before)
