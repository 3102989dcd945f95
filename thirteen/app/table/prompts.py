"""The words in the middle of the table: what lies there, and who is to answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thirteen.app.table.reasons import card_name, combo_name
from thirteen.app.theme import CREAM, GOLD, QUIET, Colour
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.session import Session
    from thirteen.app.table.state import Laid


class Words(NamedTuple):
    """A line and its colour."""

    text: str
    colour: Colour = CREAM


def title(session: Session, laid: Laid | None) -> str:
    """Give whose play lies on the table and what it is."""
    if laid is None:
        return ""
    own = laid.seat == session.me and not session.watching
    if own:
        return _("You: {combination}").format(combination=combo_name(laid.combo))
    return _("{name}: {combination}").format(
        name=session.players[laid.seat].name, combination=combo_name(laid.combo)
    )


def prompt(session: Session, turn: int | None, *, empty: bool) -> Words:
    """Give who is to do what now, as it concerns the player."""
    if turn is None:
        return Words("")
    if turn == session.me and not session.watching:
        return _to_me(session, empty=empty)
    name = session.players[turn].name
    if session.me in session.round.locked and not session.watching:
        return Words(_("You passed: {name} is to play").format(name=name), QUIET)
    if empty:
        return Words(_("{name} leads").format(name=name), QUIET)
    return Words(_("{name} is to play").format(name=name), QUIET)


def _to_me(session: Session, *, empty: bool) -> Words:
    if session.can_interrupt:
        return Words(_("You may chop, out of turn"), GOLD)
    turn = session.ask.mine
    if empty and turn is not None and turn.opening is not None:
        words = _("You open: your play must include {card}")
        if session.rules.opening == "alone":
            words = _("You open: play {card} alone")
        return Words(words.format(card=card_name(turn.opening)), GOLD)
    if empty:
        return Words(_("Table is clear: play anything"), GOLD)
    if turn is not None and not turn.plays:
        return Words(_("Your turn: nothing beats this"), GOLD)
    if turn is not None and not turn.can_pass:
        return Words(_("Your turn: you must beat it"), GOLD)
    return Words(_("Your turn: beat it or pass"), GOLD)
