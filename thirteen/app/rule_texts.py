"""Rule sets in words: their names, what sets each apart, and what was changed in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thirteen.engine import preset_of
from thirteen.engine.presets import changes_from
from thirteen.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from thirteen.engine import Rules

PRESET_NAMES: Final = {
    "classic": N_("Classic"),
    "chops": N_("Chops"),
    "first-to-ten": N_("First to ten"),
    "card-count": N_("Card count"),
    "treze": N_("Treze"),
    "southern": N_("Miền Nam"),
    "northern": N_("Miền Bắc"),
    "killer": N_("Killer"),
}
PRESET_LINES: Final = {
    "classic": N_("Bombs beat only 2s, and every place scores."),
    "chops": N_("Bombs beat anything; the first one out wins the hand."),
    "first-to-ten": N_("The 3♠ opens alone in every hand, and whoever can beat must do so."),
    "card-count": N_("The last one holding cards scores them; the lowest score wins."),
    "treze": N_("At the table like Classic, but only the first one out scores."),
    "southern": N_("As in Saigon: chops out of turn, instant wins, payments."),
    "northern": N_("As in Hanoi: suits must match, and no finishing on a 2."),
    "killer": N_("Bombs may still be played after passing; places score against you."),
}


def preset_name(preset: str) -> str:
    """The name of a rule set."""
    return _(PRESET_NAMES[preset])


def length_text(rules: Rules) -> str:
    """How long a match is: first to 10, until 10 points where points are bad, or 3 hands."""
    match = rules.match
    if match.kind == "target" and rules.best == "low":
        return _("until {points} points").format(points=match.target)
    if match.kind == "target":
        return _("first to {points}").format(points=match.target)
    hands = match.hands or 1
    return ngettext("{n} hand", "{n} hands", hands).format(n=hands)


def rules_summary(rules: Rules, preset: str | None = None) -> str:
    """A rule set and the length of a match in a line: 'Classic, no double sequences, 3 hands'."""
    return ", ".join([rules_title(rules, preset), length_text(rules)])


def rules_title(rules: Rules, preset: str | None = None) -> str:
    """A rule set in a line: 'Classic, bombs beat anything'.

    It is told as a change of `preset`, or of the one it differs least from.
    """
    named, changes = preset_of(rules)
    if preset is not None and preset != named:
        named, changes = preset, changes_from(preset, rules)
    parts = [preset_name(named)]
    parts += [_phrase(option, value, rules) for option, value in changes.items()]
    return ", ".join(filter(None, parts))


def _phrase(option: str, value: Any, rules: Rules) -> str:  # noqa: ANN401 - any option's
    """What a changed option means, "" where something else says it."""
    match option:
        case "match" | "seats":
            phrase = ""  # the length ends every summary; the players are seen at the table
        case "second_deck_from" if value is not None:
            phrase = ngettext(
                "two decks from {n} player", "two decks from {n} players", value
            ).format(n=value)
        case "second_deck_from":
            phrase = _("one deck")
        case "pairs_beat_twos":
            phrase = _("other double sequences beat 2s")
        case "quad_beats_twos":
            phrase = _(QUADS[value])
        case "instant_wins":
            phrase = _("other instant wins") if value else _("no instant wins")
        case "scoring":
            phrase = _(SCORINGS[scoring_key(rules)][1])
        case _:
            phrase = _(PHRASES[option][value])
    return phrase


def scoring_key(rules: Rules) -> str:
    """The scoring as one word: its kind, or for places how they become points."""
    return rules.scoring.points or rules.scoring.kind


# Each scoring: the choice on the page of house rules, and the phrase for a summary.
SCORINGS: Final = {
    "players-place": (N_("Places, last scores 0"), N_("places score, last 0")),
    "players-place+1": (N_("Places, last scores 1"), N_("places score, last 1")),
    "place-1": (N_("Places against you"), N_("places score against you")),
    "wins": (N_("One point to the winner"), N_("one point to the winner")),
    "cards-left": (N_("Cards left, last one only"), N_("the last one scores the cards left")),
    "settlement": (N_("Payments, southern"), N_("southern payments")),
    "collect": (N_("Winner collects, northern"), N_("the winner collects")),
}
QUADS: Final = (
    N_("four of a kind beats no 2"),
    N_("four of a kind beats one 2"),
    N_("four of a kind beats two 2s"),
    N_("four of a kind beats three 2s"),
)
PHRASES: Final[dict[str, dict[Any, str]]] = {
    "twins": {"back": N_("the red back is higher"), "equal": N_("twins are equal")},
    "direction": {"clockwise": N_("clockwise"), "counterclockwise": N_("anticlockwise")},
    "opening": {
        "include": N_("the lowest card in the opening"),
        "alone": N_("the lowest card opens alone"),
    },
    "next_lead": {
        "winner": N_("the winner leads"),
        "lowest": N_("the lowest card leads every hand"),
    },
    "pass_locks": {
        True: N_("a pass lasts until the table clears"),
        False: N_("a pass is for one turn"),
    },
    "must_beat": {True: N_("whoever can beat must do so"), False: N_("passing is free")},
    "suits_match": {True: N_("suits must match"), False: N_("suits need not match")},
    "double_sequences": {
        True: N_("double sequences"),
        False: N_("no double sequences"),
    },
    "bombs_beat": {"twos": N_("bombs beat only 2s"), "anything": N_("bombs beat anything")},
    "bomb_order": {
        "same": N_("a bomb is beaten by its own kind"),
        "longer": N_("a longer bomb beats a shorter one"),
        "ladder": N_("the bomb ladder"),
    },
    "free_bombs": {
        "none": N_("no bombs after passing"),
        "four-pairs": N_("four pairs even after passing"),
        "any": N_("bombs even after passing"),
    },
    "interrupts": {
        "none": N_("no chops out of turn"),
        "four-pairs": N_("four pairs chop out of turn"),
    },
    "instant_effect": {
        "win": N_("a lucky hand wins"),
        "redeal": N_("a lucky hand is dealt again"),
    },
    "finish_on_two": {True: N_("finishing on a 2 is fine"), False: N_("no finishing on a 2")},
    "play_on": {
        True: N_("played on for every place"),
        False: N_("the hand ends with the first one out"),
    },
    "best": {"high": N_("most points win"), "low": N_("fewest points win")},
    "ties": {"play-on": N_("ties are played off"), "share": N_("ties share the win")},
}
