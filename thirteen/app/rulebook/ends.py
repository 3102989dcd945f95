"""Hands that win as dealt, what a hand scores, and who wins the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thirteen.app.rule_texts import scoring_key
from thirteen.app.rulebook.parts import Block, Example, Examples, Section, cards
from thirteen.engine import settlement
from thirteen.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from thirteen.engine import Rules

INSTANT: Final = {
    "suited-dragon": (
        N_("Dragon in one suit"),
        N_("Every rank from 3 to A, all of one suit."),
        "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    ),
    "dragon": (
        N_("Dragon"),
        N_("Every rank from 3 to A."),
        "3S 4H 5C 6D 7S 8C 9H 10D JS QC KD AH",
    ),
    "one-colour": (
        N_("All of one colour"),
        N_("Only red cards, or only black ones."),
        "3D 4H 5D 5H 7H 8D 9D 10H JD QD QH KH 2D",
    ),
    "five-pairs": (
        N_("Five pairs in a row"),
        N_("Not counting 2s."),
        "5S 5H 6C 6D 7S 7D 8C 8H 9S 9C",
    ),
    "four-twos": (N_("Four 2s"), "", "2S 2C 2D 2H"),
    "six-pairs": (
        N_("Six pairs"),
        N_("Anywhere; four of a kind count as two pairs."),
        "3S 3H 5C 5D 8S 8H 10C 10D QS QD 2C 2D",
    ),
    "three-triples": (N_("Three triples"), "", "4S 4C 4H 9S 9D 9H KC KD KH"),
    "four-threes": (N_("Four 3s"), "", "3S 3C 3D 3H"),
}
"""Each hand that can win as dealt: its name, what it is, and the cards of one."""


def instant(rules: Rules) -> Section | None:
    """The hands that win as dealt, if any."""
    kinds = rules.instant_wins
    if not kinds:
        return None
    told: list[Block] = []
    if rules.instant_effect == "win":
        told.append(_("With one of these hands you win at once, before a card is played:"))
    else:
        told.append(_("When somebody is dealt one of these hands, the cards are dealt again:"))
    shown = []
    for kind in kinds:
        name, line, text = INSTANT[kind]
        shown.append(Example(cards(text), _(name), _(line) if line else ""))
    told.append(Examples(tuple(shown)))
    if rules.instant_effect == "win":
        told.append(_("All the others share the last place."))
        if len(kinds) > 1:
            told.append(
                _("Should two players hold one, the better wins: the best is named first here.")
            )
    if rules.second_deck_from is not None and {"four-twos", "four-threes"} & {*kinds}:
        told.append(_("With two decks, four 2s or 3s must all be of one deck."))
    return Section("instant", _("Hands that win as dealt"), tuple(told))


def scoring(rules: Rules) -> Section:
    """What each player gets for a hand."""
    key = scoring_key(rules)
    told: list[Block] = []
    if key == "wins":
        told.append(_("Whoever is out first scores 1 point. Nobody else scores."))
    elif key == "cards-left":
        told.append(
            _("The last player scores a bad point for each card left. The others score nothing.")
            if rules.play_on
            else _("Everybody who still holds cards scores a bad point for each of them.")
        )
        told.append(_("A 2 counts like any other card."))
    elif key == "settlement":
        told += _settlement(rules)
    elif key == "collect":
        told += _collect()
    else:
        told += _places(key, play_on=rules.play_on)
    return Section("scoring", _("What a hand scores"), tuple(told))


def _places(key: str, *, play_on: bool) -> list[str]:
    if key == "place-1":
        lines = [_("You score a bad point for each player who is out before you.")]
        examples = (
            _("With four players: 0 for the first, then 1, 2, and 3 for the last."),
            _("With four players: 0 for the first, 3 for everybody else."),
        )
    elif key == "players-place+1":
        lines = [_("You score 1 point, and 1 more for each player you leave behind.")]
        examples = (
            _("With four players: 4 for the first, then 3, 2, and 1 for the last."),
            _("With four players: 4 for the first, 1 for everybody else."),
        )
    else:
        lines = [_("You score a point for each player you leave behind.")]
        examples = (
            _("With four players: 3 for the first, then 2, 1, and 0 for the last."),
            _("With four players: 3 for the first, 0 for everybody else."),
        )
    if not play_on:
        lines.append(_("Everybody but the first shares the last place."))
    return [*lines, examples[0 if play_on else 1]]


def _settlement(rules: Rules) -> list[str]:
    if rules.play_on:
        told = [
            _(
                "The players pay each other in points. The last pays {last} to the first; with "
                "four or more the third also pays {third} to the second."
            ).format(last=settlement.LAST_PAYS_FIRST, third=settlement.THIRD_PAYS_SECOND)
        ]
    else:
        told = [
            _(
                "The players pay each other in points. Everybody who still holds cards pays {last} "
                "to the first."
            ).format(last=settlement.LAST_PAYS_FIRST)
        ]
    told.append(
        _(
            "A black 2 that is chopped, or left at the end, costs its owner {black}; a red one "
            "{red}."
        ).format(black=settlement.BLACK_TWO, red=settlement.RED_TWO)
    )
    if rules.double_sequences:
        told.append(
            _(
                "A bomb that is beaten or left costs its owner: three pairs {three}, four of a "
                "kind {quad}, four pairs or more {four}."
            ).format(
                three=settlement.THREE_PAIRS,
                quad=settlement.QUAD,
                four=settlement.FOUR_PAIRS_OR_MORE,
            )
        )
    else:
        told.append(
            _("Four of a kind that is beaten or left costs its owner {quad}.").format(
                quad=settlement.QUAD
            )
        )
    told += [
        _(
            "When bomb falls on bomb, the last one beaten pays for all of them, to the one who "
            "beat them."
        ),
        _("A play that was somebody's last costs nothing when it is beaten."),
        _("What is left in hand is paid to the player who went out just before."),
        _(
            "Whoever has not played a single card when the first goes out pays {points} and for "
            "the 2s and bombs they hold, and is out of the hand."
        ).format(points=settlement.FROZEN),
    ]
    if rules.instant_wins and rules.instant_effect == "win":
        told.append(
            _("A hand that wins as dealt gets {points} from each of the others.").format(
                points=settlement.INSTANT
            )
        )
    return told


def _collect() -> list[str]:
    return [
        _("Everybody who holds cards when the hand ends pays the first one out:"),
        _("Each card costs 1, but a black 2 costs {black} and a red 2 costs {red}.").format(
            black=settlement.COLLECT_BLACK_TWO, red=settlement.COLLECT_RED_TWO
        ),
        _("Four of a kind left in hand cost {quad} more.").format(quad=settlement.COLLECT_QUAD),
        _("Whoever has not played a single card pays {points} instead.").format(
            points=settlement.COLLECT_NEVER_PLAYED
        ),
    ]


def match(rules: Rules) -> Section:
    """How long a match is, who wins it, and what happens to ties."""
    low = rules.best == "low"
    if rules.match.kind == "target":
        told = [
            ngettext(
                "The match ends with the hand in which somebody reaches {n} point.",
                "The match ends with the hand in which somebody reaches {n} points.",
                rules.match.target or 1,
            ).format(n=rules.match.target)
        ]
    else:
        hands = rules.match.hands or 1
        told = [ngettext("A match is {n} hand.", "A match is {n} hands.", hands).format(n=hands)]
    told.append(
        _("Points are bad: whoever has the fewest wins.")
        if low
        else _("Whoever has the most points wins.")
    )
    told.append(
        _("If several are level at the top, they share the win.")
        if rules.ties == "share"
        else _("If several are level at the top, more hands are dealt until one leads alone.")
    )
    return Section("match", _("The match"), tuple(told))
