"""The control for each option of a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thirteen.app.rule_texts import SCORINGS, scoring_key
from thirteen.app.widgets.field import Field
from thirteen.app.widgets.segments import Segments
from thirteen.app.widgets.stepper import Stepper
from thirteen.app.widgets.toggle import Toggle
from thirteen.engine.rules import FEWEST_SEATS, INSTANT_WINS, MOST_SEATS
from thirteen.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from thirteen.app.scenes.house_rules import HouseRulesScene
    from thirteen.app.widgets.base import Widget

PAIRS: Final = (None, 3, 4, 5, 6)

# Option -> its name, and for each of its words a label.
WORDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "twins": (
        N_("Two copies of a card"),
        {"back": N_("The red back is higher"), "equal": N_("They are equal")},
    ),
    "direction": (
        N_("Turns go"),
        {"clockwise": N_("Clockwise"), "counterclockwise": N_("Anticlockwise")},
    ),
    "opening": (
        N_("The first play of all"),
        {"include": N_("Includes the lowest card"), "alone": N_("Is the lowest card alone")},
    ),
    "next_lead": (
        N_("Later hands are led by"),
        {"winner": N_("The last winner"), "lowest": N_("The lowest card")},
    ),
    "bombs_beat": (
        N_("Bombs beat"),
        {"twos": N_("Only 2s and bombs"), "anything": N_("Anything")},
    ),
    "bomb_order": (
        N_("A bomb is beaten by"),
        {
            "same": N_("A higher one of its size"),
            "longer": N_("That, or a longer one"),
            "ladder": N_("Any on the ladder"),
        },
    ),
    "free_bombs": (
        N_("Who has passed may still play"),
        {"none": N_("Nothing"), "four-pairs": N_("Four pairs or more"), "any": N_("Any bomb")},
    ),
    "interrupts": (
        N_("Out of turn"),
        {"none": N_("Nothing"), "four-pairs": N_("Four pairs chop")},
    ),
    "instant_effect": (
        N_("A hand that wins as dealt"),
        {"win": N_("Wins"), "redeal": N_("Is dealt again")},
    ),
    "best": (N_("The match is won by"), {"high": N_("Most points"), "low": N_("Fewest points")}),
    "ties": (
        N_("A tie at the end"),
        {"play-on": N_("Is played off"), "share": N_("Shares the win")},
    ),
}
SWITCHES: Final = {
    "pass_locks": (
        N_("A pass lasts until the table clears"),
        N_("Otherwise it is for that turn only."),
    ),
    "must_beat": (
        N_("Whoever can beat must do so"),
        N_("With a higher combination of the same kind; bombs are never forced."),
    ),
    "suits_match": (
        N_("Suits must match"),
        N_("Pairs of one colour, straights of one suit, answers in suit."),
    ),
    "double_sequences": (
        N_("Double sequences"),
        N_("Three or more pairs in a row are a combination, and a bomb."),
    ),
    "finish_on_two": (N_("The last play may hold a 2"), ""),
    "play_on": (
        N_("Play on for the other places"),
        N_("Otherwise the hand ends when the first one is out."),
    ),
}
TWOS: Final = (N_("No 2"), N_("One 2"), N_("Two 2s"), N_("Three 2s"))
PAIRS_NAMES: Final = (
    N_("Pairs in a row that beat one 2"),
    N_("Pairs in a row that beat two 2s"),
    N_("Pairs in a row that beat three 2s"),
)
INSTANT: Final = {
    "suited-dragon": N_("Dragon in one suit"),
    "dragon": N_("Dragon: every rank from 3 to A"),
    "one-colour": N_("All cards of one colour"),
    "five-pairs": N_("Five pairs in a row"),
    "four-twos": N_("Four 2s"),
    "six-pairs": N_("Six pairs"),
    "three-triples": N_("Three triples"),
    "four-threes": N_("Four 3s"),
}


def groups(scene: HouseRulesScene) -> list[tuple[str, list[Widget]]]:
    """The fields of every option, in groups with a name."""
    make = _Fields(scene)
    return [
        (
            _("Deal and turns"),
            [make.seats(), make.second_deck(), make.words("twins"), make.words("direction")],
        ),
        (
            _("Leading and passing"),
            [
                make.words("opening"),
                make.words("next_lead"),
                make.switch("pass_locks"),
                make.switch("must_beat"),
            ],
        ),
        (
            _("Combinations"),
            [
                make.switch("suits_match"),
                make.switch("double_sequences"),
                make.switch("finish_on_two"),
            ],
        ),
        (
            _("Bombs"),
            [
                make.words("bombs_beat"),
                make.quad(),
                *(make.pairs(count) for count in range(len(PAIRS_NAMES))),
                make.words("bomb_order"),
                make.words("free_bombs"),
                make.words("interrupts"),
            ],
        ),
        (
            _("Hands that win as dealt"),
            [*(make.instant(kind) for kind in INSTANT_WINS), make.words("instant_effect")],
        ),
        (
            _("Points"),
            [make.switch("play_on"), make.scoring(), make.words("best"), make.words("ties")],
        ),
    ]


class _Fields:
    """Makes the fields of a scene's rules."""

    def __init__(self, scene: HouseRulesScene) -> None:
        self._scene = scene
        self._context = scene.context
        self._rules = scene.rules

    def _field(self, option: str, name: str, control: Widget, hint: str = "") -> Field:
        marked = option in self._scene.changed
        return Field(self._context, name, control, hint=hint, marked=marked)

    def _set(self, option: str) -> Any:  # noqa: ANN401 - a function of any option's value
        return lambda value: self._scene.set(option, value)

    def words(self, option: str) -> Field:
        """An option that takes one of a few words."""
        name, labels = WORDS[option]
        choices = [(word, _(label)) for word, label in labels.items()]
        value = getattr(self._rules, option)
        control = Segments(self._context, option, choices, value, self._set(option))
        return self._field(option, _(name), control)

    def switch(self, option: str) -> Field:
        """An option that is on or off."""
        name, hint = SWITCHES[option]
        value = getattr(self._rules, option)
        control = Toggle(self._context, option, self._set(option), value=value)
        return self._field(option, _(name), control, _(hint) if hint else "")

    def seats(self) -> Field:
        """How many may play."""
        least, most = self._rules.seats
        choices = [(n, str(n)) for n in range(max(FEWEST_SEATS, least), MOST_SEATS + 1)]
        control = Stepper(
            self._context,
            "seats",
            choices,
            most,
            lambda n: self._scene.set("seats", [least, n]),
            symbols=("minus", "plus"),
        )
        return self._field("seats", _("Players at most"), control)

    def second_deck(self) -> Field:
        """From how many players on a second deck is used."""
        choices: list[tuple[int | None, str]] = [(None, _("Never"))]
        for n in range(FEWEST_SEATS, MOST_SEATS + 1):
            words = ngettext("From {n} player", "From {n} players", n).format(n=n)
            choices.append((n, words))
        control = Stepper(
            self._context,
            "second_deck_from",
            choices,
            self._rules.second_deck_from,
            self._set("second_deck_from"),
        )
        return self._field("second_deck_from", _("A second deck"), control)

    def quad(self) -> Field:
        """How many 2s a quad beats."""
        choices = [(n, _(label)) for n, label in enumerate(TWOS)]
        value = self._rules.quad_beats_twos
        control = Segments(self._context, "quad", choices, value, self._set("quad_beats_twos"))
        return self._field("quad_beats_twos", _("Four of a kind beats up to"), control)

    def pairs(self, count: int) -> Field:
        """How many pairs in a row beat so many 2s and one more."""
        choices = [(n, _("Never") if n is None else str(n)) for n in PAIRS]
        now = list(self._rules.pairs_beat_twos)

        def change(pairs: int | None) -> None:
            now[count] = pairs
            self._scene.set("pairs_beat_twos", now)

        control = Segments(self._context, f"pairs {count}", choices, now[count], change)
        return self._field("pairs_beat_twos", _(PAIRS_NAMES[count]), control)

    def instant(self, kind: str) -> Field:
        """Whether a kind of hand wins as dealt."""
        wins = set(self._rules.instant_wins)

        def change(on: bool) -> None:  # noqa: FBT001 - what a toggle tells
            kept = (wins | {kind}) if on else (wins - {kind})
            self._scene.set("instant_wins", [name for name in INSTANT_WINS if name in kept])

        control = Toggle(self._context, f"instant {kind}", change, value=kind in wins)
        usual = kind in self._scene.usual.instant_wins
        marked = usual != (kind in wins)
        return Field(self._context, _(INSTANT[kind]), control, marked=marked)

    def scoring(self) -> Field:
        """What a hand scores."""
        choices = [(word, _(labels[0])) for word, labels in SCORINGS.items()]

        def change(word: str) -> None:
            places = word.startswith("p")
            self._scene.set(
                "scoring", {"kind": "places", "points": word} if places else {"kind": word}
            )

        control = Stepper(
            self._context, "scoring", choices, scoring_key(self._rules), change, circular=True
        )
        return self._field("scoring", _("A hand scores"), control)
