"""Presses: Play, Pass, the own plate, Play all, Chop and letting it go, Sort."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.selection.changes import sort_by
from thirteen.app.selection.effects import ConfirmPass, FirePass, Refuse, Step
from thirteen.app.selection.firing import fired
from thirteen.app.selection.ordering import CYCLE
from thirteen.app.selection.problem import Problem, Want, problem_of
from thirteen.engine import PASS, Reason

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Options, Selection
    from thirteen.engine import Turn

DEBOUNCE = 1.0
"""Seconds after a play or pass in which another press is taken for the same one."""


def press_play(selection: Selection, ask: Ask, now: float) -> Step:
    """Play what is chosen, or say why not."""
    if ask.inert or _pressed_just_now(selection, now):
        return Step(selection)
    problem = refusal(selection.cards, ask)
    if problem is not None:
        return Step(selection, (Refuse(problem),))
    return fired(selection.facing(ask), selection.cards, now)


def press_play_all(selection: Selection, ask: Ask, now: float) -> Step:
    """Play the whole hand, if it is one legal play."""
    if ask.inert or _pressed_just_now(selection, now):
        return Step(selection)
    problem = refusal(selection.hand, ask)
    if problem is not None:
        return Step(selection, (Refuse(problem),))
    return fired(selection.facing(ask).but(cards=0), selection.hand, now)


def press_pass(selection: Selection, ask: Ask, options: Options, now: float) -> Step:
    """Pass, what is chosen stays chosen; asks again where that is wanted and a play exists."""
    if ask.inert or _pressed_just_now(selection, now):
        return Step(selection)
    if ask.mine is None:
        return Step(selection, (Refuse(not_asked(ask)),))
    problem = problem_of(ask.mine, PASS)
    if problem is not None:
        return Step(selection, (Refuse(problem),))
    selection = selection.facing(ask)
    if options.confirm_pass and selection.armed != ask.stamp and ask.mine.plays:
        return Step(selection.but(armed=ask.stamp, pressed_at=now), (ConfirmPass(),))
    return Step(selection.but(armed=None, pressed_at=now), (FirePass(),))


def press_plate(selection: Selection, ask: Ask, options: Options, now: float) -> Step:
    """Take a double-click on the own plate: play what is chosen, or pass where nothing is."""
    if not selection.cards and ask.mine is not None and ask.mine.can_pass:
        return press_pass(selection, ask, options, now)
    return press_play(selection, ask, now)


def chop_choice(turn: Turn, cards: int) -> int:
    """Get the bomb that Chop would play: the one chosen if it is legal, or else the lowest."""
    return cards if cards in turn.plays else next(iter(turn.plays), 0)


def press_chop(selection: Selection, ask: Ask, now: float) -> Step:
    """Break in out of turn with the bomb of `Verdict.chop`."""
    turn = ask.interrupt
    if turn is None or ask.inert or _pressed_just_now(selection, now):
        return Step(selection)
    bomb = chop_choice(turn, selection.cards)
    return fired(selection.facing(ask), bomb, now) if bomb else Step(selection)


def press_decline(selection: Selection, ask: Ask, now: float) -> Step:
    """Let the chance to break in go."""
    if ask.interrupt is None or ask.inert or _pressed_just_now(selection, now):
        return Step(selection)
    return Step(selection.but(pressed_at=now), (FirePass(),))


def press_sort(selection: Selection) -> Step:
    """Order the hand the next way: by rank, by suit, by combination."""
    return sort_by(selection, CYCLE[selection.sort], reverse=selection.reverse)


def refusal(cards: int, ask: Ask) -> Problem | None:
    """Get why the seat cannot play these cards now, or None if it can."""
    turn = ask.mine
    if turn is None:
        return not_asked(ask)
    if not cards:
        return Problem(Want.CHOOSE if turn.plays else Want.NOTHING_BEATS)
    return problem_of(turn, cards)


def not_asked(ask: Ask) -> Problem:
    """Get why it is not the seat's turn."""
    if ask.out:
        return Problem(Want.OUT)
    return Problem(Reason.LOCKED if ask.locked else Reason.NOT_YOUR_TURN)


def _pressed_just_now(selection: Selection, now: float) -> bool:
    return selection.pressed_at is not None and 0 <= now - selection.pressed_at < DEBOUNCE
