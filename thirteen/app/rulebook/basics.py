"""The aim, the cards, what can be played, and how two decks differ from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.rulebook.parts import Block, Example, Examples, Section, cards
from thirteen.engine.rules import HAND_SIZE
from thirteen.i18n import _, ngettext

if TYPE_CHECKING:
    from thirteen.engine import Rules


def aim(rules: Rules) -> Section:
    """What it is all about, for how many, and with how many cards."""
    least, most = rules.seats
    if least == most:
        players = ngettext("For {n} player.", "For {n} players.", most).format(n=most)
    else:
        players = _("For {least} to {most} players.").format(least=least, most=most)
    fewest = min(rules.cards_each(seats) for seats in range(least, most + 1))
    if fewest == HAND_SIZE:
        dealt = ngettext(
            "Everybody is dealt {n} card.", "Everybody is dealt {n} cards.", fewest
        ).format(n=fewest)
    else:
        dealt = _(
            "Everybody is dealt {most} cards; when many play, fewer, down to {fewest}."
        ).format(most=HAND_SIZE, fewest=fewest)
    return Section(
        "aim",
        _("The aim"),
        (
            _("Be the first to get rid of all your cards."),
            players,
            dealt,
            _(
                "Cards are played in tricks: one player leads, the others beat it or pass, until "
                "nobody can or wants to. Then the table clears and a new trick begins."
            ),
        ),
    )


def order(rules: Rules) -> Section:
    """Which card is higher."""
    ranks = cards("3S 4C 5D 6H 7S 8C 9D 10H JS QC KD AH 2S")
    blocks: list[Block] = [
        _("From low to high: 3 4 5 6 7 8 9 10 J Q K A 2. The 2 is the highest, not the lowest."),
        Examples((Example(ranks, _("3 is low, 2 is high")),)),
        _("Between two cards of one rank the suit decides: ♠ is the lowest, then ♣, ♦ and ♥."),
        Examples((Example(cards("9S 9C 9D 9H"), _("♠ is low, ♥ is high")),)),
        _("So 3♠ is the lowest card of all, and 2♥ is the highest."),
    ]
    if rules.suits_match:
        blocks.append(_("Suits also have to match when you beat a play: see below."))
    return Section("cards", _("The cards"), tuple(blocks))


def combinations(rules: Rules) -> Section:
    """Every kind of combination that exists under the rules, with an example."""
    matched = rules.suits_match
    pair = _("Two of one rank and one colour; two 2s may differ.") if matched else ""
    straight = (
        _("Three or more ranks in a row, all of one suit.")
        if matched
        else _("Three or more ranks in a row, of any suits.")
    )
    shown = [
        Example(cards("9D"), _("Single"), _("Any one card.")),
        Example(
            cards("8D 8H" if matched else "8S 8H"), _("Pair"), pair or _("Two cards of one rank.")
        ),
        Example(cards("JS JD JH"), _("Triple"), _("Three cards of one rank.")),
        Example(cards("5C 6C 7C 8C" if matched else "5S 6D 7C 8H"), _("Straight"), straight),
        Example(cards("6S 6C 6D 6H"), _("Four of a kind"), _("All four of one rank: a bomb.")),
    ]
    never = _("A 2 is never part of a straight, and A-2-3 is none: Q-K-A is the highest of three.")
    if rules.double_sequences:
        shown.append(
            Example(
                cards("4S 4H 5C 5D 6S 6D"),
                _("Double sequence"),
                _("Three or more pairs in a row: a bomb too."),
            )
        )
        never = _(
            "A 2 is never part of a straight or of pairs in a row, and A-2-3 is none: Q-K-A is "
            "the highest of three."
        )
    return Section(
        "combinations",
        _("What you can play"),
        (
            Examples(tuple(shown)),
            never,
            _("A combination is as high as its highest card."),
        ),
    )


def decks(rules: Rules) -> Section | None:
    """How two decks are played, where they can be."""
    first = rules.second_deck_from
    if first is None or first > rules.seats[1]:
        return None
    if rules.twins == "back":
        twins = _("Of two such twins the red one beats the blue one.")
    else:
        twins = _("Neither of two such twins beats the other.")
    return Section(
        "decks",
        _("Two decks"),
        (
            ngettext(
                "With {n} player or more a second deck is added.",
                "With {n} players or more a second deck is added.",
                first,
            ).format(n=first),
            _(
                "Every card is then there twice. Cards of the blue deck have a line at the edge, "
                "those of the red one have dots."
            ),
            Examples(
                (Example(cards("10H 10H'"), _("Twins"), twins),),
                twins=True,
            ),
            _("Five or more cards of one rank are no combination."),
            _("Of the two 3♠ the blue one counts as the lowest card."),
        ),
    )
