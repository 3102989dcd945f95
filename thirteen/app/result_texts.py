"""What happened in a hand and a match, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thirteen.app.session import Chop
from thirteen.app.table.reasons import card_name, instant_name, written
from thirteen.engine import iter_cards
from thirteen.engine.events import Cause, Dropped, InstantWin, Redealt, RoundVoided, Settled
from thirteen.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.app.session import MatchSummary, Notable, Player, RoundSummary

PAYMENTS: Final = {
    Cause.LAST: N_("{payer} → {payee}, {points}: last pays first"),
    Cause.THIRD: N_("{payer} → {payee}, {points}: third pays second"),
    Cause.BEATEN: N_("{payer} → {payee}, {points}: 2s or bombs beaten"),
    Cause.LEFT: N_("{payer} → {payee}, {points}: 2s and bombs left in hand"),
    Cause.FROZEN: N_("{payer} → {payee}, {points}: never played a card"),
    Cause.INSTANT: N_("{payer} → {payee}, {points}: a hand that won as dealt"),
    Cause.CARDS: N_("{payer} → {payee}, {points}: cards left in hand"),
}


def hand_heading(summary: RoundSummary, players: Sequence[Player], me: int) -> str:
    """Who won a hand: 'You win the hand'."""
    firsts = summary.firsts
    if len(firsts) != 1:
        return _("The hand is over")
    first = firsts[0]
    if first == me and players[me].is_human:
        return _("You win the hand")
    return _("{name} wins the hand").format(name=players[first].name)


def match_heading(summary: MatchSummary, me: int) -> str:
    """Who won a match: 'You win the match'."""
    winners = [summary.players[seat].name for seat in summary.winners]
    if len(winners) > 1:
        return _("{names} share the win").format(names=" · ".join(winners))
    if summary.winners[0] == me and summary.players[me].is_human:
        return _("You win the match")
    return _("{name} wins the match").format(name=winners[0])


def signed(points: int) -> str:
    """A change of points: +3, −2, or 0."""
    if not points:
        return "0"
    return f"+{points}" if points > 0 else written(points)


def cards_text(cards: int) -> str:
    """Cards in a row: 5♠ 5♣ 5♦ 5♥."""
    return " ".join(card_name(card) for card in iter_cards(cards))


def notable_sentence(notable: Notable, players: Sequence[Player]) -> str:
    """One remarkable thing of a hand."""

    def name(seat: int) -> str:
        return players[seat].name

    match notable:
        case Chop(seat, victim, bomb, beaten):
            return _("{name} → {victim}: {bomb} beats {beaten}").format(
                name=name(seat),
                victim=name(victim),
                beaten=cards_text(beaten.cards),
                bomb=cards_text(bomb.cards),
            )
        case InstantWin(seat, kind):
            return _("{name}: {hand}, won as dealt").format(
                name=name(seat), hand=instant_name(kind)
            )
        case Redealt(seat, kind):
            return _("{name}: {hand}, so the cards were dealt again").format(
                name=name(seat), hand=instant_name(kind)
            )
        case RoundVoided():
            return _("Nobody could lead, so the cards were dealt again")
        case Dropped(seat, points):
            return ngettext(
                "{name}: never played a card, {n} point to pay",
                "{name}: never played a card, {n} points to pay",
                points,
            ).format(name=name(seat), n=points)
        case Settled(payer, payee, points, cause):
            amount = ngettext("{n} point", "{n} points", points).format(n=points)
            return _(PAYMENTS[cause]).format(payer=name(payer), payee=name(payee), points=amount)
