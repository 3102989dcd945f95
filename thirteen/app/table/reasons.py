"""What the engine and the selection mean, as sentences and names in the player's language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from thirteen.app.selection import Want
from thirteen.engine import InstantKind, Kind, Reason, card_text, suit_of
from thirteen.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.app.selection import Problem
    from thirteen.engine import Combo

SUITS: Final = "♠♣♦♥"

KINDS: Final = {
    Kind.SINGLE: N_("Single"),
    Kind.PAIR: N_("Pair"),
    Kind.TRIPLE: N_("Triple"),
    Kind.QUAD: N_("Four of a kind"),
}
NEEDED: Final = {
    Kind.SINGLE: N_("Needs a single card"),
    Kind.PAIR: N_("Needs a pair"),
    Kind.TRIPLE: N_("Needs a triple"),
    Kind.QUAD: N_("Needs four of a kind"),
}
INSTANT: Final = {
    InstantKind.SUITED_DRAGON: N_("a dragon in one suit"),
    InstantKind.DRAGON: N_("a dragon, 3 to A"),
    InstantKind.ONE_COLOUR: N_("all cards of one colour"),
    InstantKind.FIVE_PAIRS: N_("five pairs in a row"),
    InstantKind.FOUR_TWOS: N_("four 2s"),
    InstantKind.SIX_PAIRS: N_("six pairs"),
    InstantKind.THREE_TRIPLES: N_("three triples"),
    InstantKind.FOUR_THREES: N_("four 3s"),
}
PLACES: Final = (N_("1st"), N_("2nd"), N_("3rd"))

SENTENCES: Final = {
    Reason.NOT_IN_HAND: N_("These cards are not in your hand"),
    Reason.NOT_A_COMBINATION: N_("Not a combination"),
    Reason.MIXED_COLOURS: N_("A pair must be one colour"),
    Reason.MIXED_SUITS: N_("A straight must be one suit"),
    Reason.MUST_INCLUDE: N_("Must include {card}"),
    Reason.MUST_BE_ALONE: N_("Must be {card} alone"),
    Reason.WRONG_SUIT: N_("Must be of the suit {suit}, or a 2"),
    Reason.WRONG_COLOUR: N_("Must be of the same colour, or 2s"),
    Reason.TOO_LOW: N_("Not high enough: must beat {card}"),
    Reason.BOMB_NOT_HERE: N_("Bombs beat only 2s and bombs here"),
    Reason.LOCKED: N_("Passed: out until the table clears"),
    Reason.NOT_YOUR_TURN: N_("Not your turn"),
    Reason.LEADER_MUST_PLAY: N_("You lead, so you must play"),
    Reason.MUST_BEAT: N_("You can beat it, so you must play"),
    Reason.FINISH_ON_TWO: N_("May not finish on a 2"),
    Reason.HAND_OVER: N_("The hand is over"),
    Want.CHOOSE: N_("Choose your cards"),
    Want.NOTHING_BEATS: N_("Nothing beats this"),
    Want.OUT: N_("You are out of this hand"),
}


def card_name(card: int) -> str:
    """Give a card as a player reads it: 10♥."""
    return card_text(card).rstrip("'")[:-1] + SUITS[suit_of(card)]


def combo_name(combo: Combo) -> str:
    """Give the name of a combination: Pair, Straight of 5, Four pairs in a row."""
    if combo.kind is Kind.STRAIGHT:
        return _("Straight of {n}").format(n=combo.size)
    if combo.kind is Kind.DOUBLE_SEQUENCE:
        return _("{n} pairs in a row").format(n=combo.size // 2)
    return _(KINDS[combo.kind])


def place_name(place: int) -> str:
    """Give a place in the order of finishing: 1st."""
    if place <= len(PLACES):
        return _(PLACES[place - 1])
    return _("{n}th").format(n=place)


def place_word(places: Sequence[int | None], seat: int) -> str:
    """Give the place of a seat as it is shown, or "" where nobody earned one.

    Where only going out first counts, all the others share the last place.
    """
    place = places[seat]
    shared = place != 1 and places.count(place) > 1
    return place_name(place) if place is not None and not shared else ""


def cards_left(count: int) -> str:
    """Give a number of cards: 5 cards."""
    return ngettext("{n} card", "{n} cards", count).format(n=count)


def points(count: int) -> str:
    """Give a score: 7 points."""
    return ngettext("{n} point", "{n} points", count).format(n=written(count))


def written(score: int) -> str:
    """Give a score with a true minus sign."""
    return str(score).replace("-", "\N{MINUS SIGN}")


def sentence(problem: Problem) -> str:
    """Give why a choice cannot be played, short enough for a button."""
    reason, table = problem.reason, problem.table
    needed = replace(problem, kind=table.kind, size=table.size) if table else problem
    if problem.more and reason is not Reason.MUST_INCLUDE:
        return _needed(needed) if needed.kind else _("Choose more cards")
    named = reason in (Reason.WRONG_KIND, Reason.WRONG_SIZE)
    if named or (table is not None and _of_another_shape(problem, table)):
        return _needed(problem if named else needed)
    if reason is Reason.BOMB_TOO_WEAK:
        if problem.pairs:
            return _("Needs {n} pairs in a row").format(n=problem.pairs)
        return _("Needs a stronger bomb")
    text = _(SENTENCES[reason])
    if problem.card is None:
        return text
    return text.format(card=card_name(problem.card), suit=SUITS[suit_of(problem.card)])


def _of_another_shape(problem: Problem, table: Combo) -> bool:
    """Tell whether what is on the table says more about cards that are no combination."""
    match problem.reason:
        case Reason.NOT_A_COMBINATION:
            return True
        case Reason.MIXED_COLOURS:
            return table.kind is not Kind.PAIR
        case Reason.MIXED_SUITS:
            return table.kind is not Kind.STRAIGHT or table.size != problem.cards.bit_count()
        case _:
            return False


def _needed(problem: Problem) -> str:
    kind, size = problem.kind, problem.size or 0
    if kind is Kind.STRAIGHT:
        return _("Needs a straight of {n}").format(n=size)
    if kind is Kind.DOUBLE_SEQUENCE:
        return _("Needs {n} pairs in a row").format(n=problem.pairs or size // 2)
    if kind is not None:
        return _(NEEDED[kind])
    return _("Wrong type or size")


def instant_name(kind: InstantKind) -> str:
    """Give the name of a hand that wins as dealt."""
    return _(INSTANT[kind])
