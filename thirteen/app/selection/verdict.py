"""How each button looks and why, from the question and the choice alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from thirteen.app.selection.buttons import chop_choice, not_asked, refusal
from thirteen.app.selection.finding import smallest_bomb
from thirteen.app.selection.firing import completable
from thirteen.app.selection.problem import Problem, problem_of
from thirteen.engine import PASS, iter_cards

if TYPE_CHECKING:
    from thirteen.app.selection.model import Ask, Selection
    from thirteen.engine import Turn


class Button(Enum):
    """How a button stands."""

    HIDDEN = "hidden"
    GHOST = "ghost"
    """There, but not in play: another seat is to answer."""
    DISABLED = "disabled"
    """Cannot be pressed; the label says why."""
    ENABLED = "enabled"
    PRIMARY = "primary"
    """The one thing to do."""


@dataclass(frozen=True, slots=True)
class Progress:
    """So many of the cards of a bomb are chosen."""

    chosen: int
    size: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the buttons stand.

    `play_problem` and `pass_problem` say why a button is disabled; `pulse` tells that Play holds
    a choice made before the question was asked; `progress` is shown while a bomb is being
    collected; `play_all` offers to lay down the whole hand at once; `armed` tells that Pass was
    pressed once and wants confirming; `chop` is the bomb that Chop would play out of turn, 0
    where no interrupt is offered.
    """

    play: Button
    pass_: Button
    sort: Button = Button.ENABLED
    play_problem: Problem | None = None
    pass_problem: Problem | None = None
    pulse: bool = False
    progress: Progress | None = None
    play_all: bool = False
    armed: bool = False
    chop: int = 0


def verdict(ask: Ask, selection: Selection) -> Verdict:
    """Get how the buttons stand; costs well under a millisecond."""
    turn = ask.mine
    if turn is None:
        play = Button.DISABLED if ask.locked and not ask.out else Button.GHOST
        chop = chop_choice(ask.interrupt, selection.cards) if ask.interrupt is not None else 0
        return Verdict(play, Button.HIDDEN, play_problem=not_asked(ask), chop=chop)
    problem = refusal(selection.cards, ask)
    pass_, pass_problem = _pass_button(turn)
    return Verdict(
        play=Button.DISABLED if problem is not None else Button.ENABLED,
        pass_=pass_,
        play_problem=problem,
        pass_problem=pass_problem,
        pulse=problem is None and bool(selection.stale & selection.cards),
        progress=_progress(turn, selection.cards),
        play_all=len(selection.order) > 1 and selection.hand in turn.plays,
        armed=selection.armed == ask.stamp,
    )


def playable(ask: Ask, hand: int) -> int:
    """Get the cards of `hand` that are in some legal play; all of them off turn."""
    turn = ask.mine
    if turn is None:
        return hand
    return sum(1 << card for card in iter_cards(hand) if completable(turn, 1 << card))


def _pass_button(turn: Turn) -> tuple[Button, Problem | None]:
    if turn.table is None:
        return Button.HIDDEN, None
    problem = problem_of(turn, PASS)
    if problem is not None:
        return Button.DISABLED, problem
    return (Button.ENABLED if turn.plays else Button.PRIMARY), None


def _progress(turn: Turn, cards: int) -> Progress | None:
    """Get how far a bomb in answer to the table is collected, once its first card is chosen."""
    if turn.table is None or not cards:
        return None
    bomb = smallest_bomb(turn, cards)
    if bomb is None or bomb == cards:
        return None
    return Progress(cards.bit_count(), bomb.bit_count())
