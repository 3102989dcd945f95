"""Who starts, how a trick goes, and how a hand ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.rulebook.parts import Block, Example, Examples, Section, cards
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.engine import Rules


def opening(rules: Rules) -> Section:
    """Who leads the first hand and the later ones, and with what."""
    alone = rules.opening == "alone"
    blocks: list[Block] = []
    if rules.next_lead == "lowest":
        blocks.append(
            _("Every hand is led by whoever holds the lowest card dealt, usually the 3♠.")
        )
    else:
        blocks.append(
            _("The first hand is led by whoever holds the lowest card dealt, usually the 3♠.")
        )
    if alone:
        blocks.append(_("That first play must be this card alone."))
        shown = Example(cards("3S"), _("The only way to open"))
    else:
        blocks.append(_("That first play may be any combination, but must include this card."))
        low = "3S 4S 5S" if rules.suits_match else "3S 4H 5C"
        shown = Example(cards(low), _("One way to open"))
    blocks.append(Examples((shown,)))
    if rules.next_lead == "winner":
        blocks.append(_("Later hands are led by the winner of the hand before, with any play."))
        if rules.instant_wins:
            blocks.append(
                _("After a hand that was decided as dealt, the lowest card leads once more.")
            )
    return Section("opening", _("Who starts"), tuple(blocks))


def trick(rules: Rules) -> Section:
    """Leading, beating, passing, and who leads next."""
    blocks: list[Block] = [
        _("Whoever leads plays any combination. A leader cannot pass."),
        _("Then it goes round clockwise.")
        if rules.direction == "clockwise"
        else _("Then it goes round anticlockwise."),
        _(
            "On your turn, play the same kind of combination with as many cards, but a higher one; "
            "or pass."
        ),
        _answers(rules),
    ]
    if rules.suits_match:
        blocks += [
            _("A single is beaten by a higher card of the same suit, or by any 2."),
            _("A pair is beaten by a higher pair of the same colour, or by any two 2s."),
            _("A straight is beaten by a higher straight of the same suit."),
        ]
    if rules.must_beat:
        blocks.append(
            _(
                "If you can beat the table with the same kind of combination, you must: passing is "
                "not allowed then. But nobody is forced to play a bomb."
            )
        )
    if rules.pass_locks:
        blocks.append(_("Once you pass, you are out until the table clears."))
    else:
        blocks.append(_("A pass counts for that turn only: you may come back in the next round."))
    blocks.append(
        _("When all the others have passed, the table clears, and whoever played last leads next.")
    )
    if rules.play_on:
        blocks.append(_("If that player has no cards left, the next one in turn leads."))
    return Section("trick", _("How a trick goes"), tuple(blocks))


def _answers(rules: Rules) -> Examples:
    if rules.suits_match:
        return Examples(
            (
                Example(cards("QC"), _("A single beats a single"), over=cards("9C")),
                Example(cards("JD JH"), _("A pair beats a pair"), over=cards("10D 10H")),
                Example(cards("2S"), _("Any 2 beats a lower single"), over=cards("KH")),
            )
        )
    return Examples(
        (
            Example(cards("9H"), _("A single beats a single"), over=cards("9C")),
            Example(cards("JC JH"), _("A pair beats a pair"), over=cards("10S 10D")),
            Example(cards("7S 8D 9C"), _("A straight beats a straight"), over=cards("5D 6C 7H")),
        )
    )


def going_out(rules: Rules) -> Section:
    """How a hand ends, and what the last play may be."""
    if rules.play_on:
        blocks = [
            _("Whoever plays their last card first wins the hand."),
            _("The others play on for the places, until only one still holds cards."),
            _("A last play can still be beaten before the lead goes on."),
        ]
    else:
        blocks = [_("Whoever plays their last card first wins the hand, and it ends at once.")]
    if rules.finish_on_two:
        blocks.append(_("Your last play may well be a 2."))
    else:
        blocks += [
            _("Your last play may not contain a 2, so get rid of your 2s in time."),
            _("A leader left with just a 2 hands the lead to the next player."),
            _("If nobody can lead, the hand is void and the cards are dealt again."),
        ]
    return Section("out", _("Going out"), tuple(blocks))
