"""A rule set as data: every choice one option."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, NoReturn, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

HAND_SIZE = 13
CARDS_IN_DECK = 52
FEWEST_SEATS = 2
MOST_SEATS = 12
MOST_POINTS = 1000
"""The highest target and the greatest number of hands of a match."""

Twins = Literal["back", "equal"]
Direction = Literal["clockwise", "counterclockwise"]
Opening = Literal["include", "alone"]
NextLead = Literal["winner", "lowest"]
BombsBeat = Literal["twos", "anything"]
BombOrder = Literal["same", "longer", "ladder"]
FreeBombs = Literal["none", "four-pairs", "any"]
Interrupts = Literal["none", "four-pairs"]
InstantEffect = Literal["win", "redeal"]
Best = Literal["high", "low"]
Ties = Literal["play-on", "share"]
ScoringKind = Literal["wins", "places", "cards-left", "settlement", "collect"]
PlacePoints = Literal["players-place", "players-place+1", "place-1"]
InstantWin = Literal[
    "suited-dragon",
    "dragon",
    "one-colour",
    "five-pairs",
    "four-twos",
    "six-pairs",
    "three-triples",
    "four-threes",
]
INSTANT_WINS: tuple[InstantWin, ...] = get_args(InstantWin)
"""Every hand that can win as dealt, best first."""

CHOICES: dict[str, tuple[str, ...]] = {
    "twins": get_args(Twins),
    "direction": get_args(Direction),
    "opening": get_args(Opening),
    "next_lead": get_args(NextLead),
    "bombs_beat": get_args(BombsBeat),
    "bomb_order": get_args(BombOrder),
    "free_bombs": get_args(FreeBombs),
    "interrupts": get_args(Interrupts),
    "instant_effect": get_args(InstantEffect),
    "best": get_args(Best),
    "ties": get_args(Ties),
}
"""The options that take one word, each with its words."""

SWITCHES = (
    "pass_locks",
    "must_beat",
    "suits_match",
    "double_sequences",
    "finish_on_two",
    "play_on",
)
"""The options that are on or off."""

_SHORTEST_BOMB = 3
_LONGEST_BOMB = 6
_MOST_TWOS = 3


def _refuse(problem: str) -> NoReturn:
    raise ValueError(problem)


def _is_int(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


@dataclass(frozen=True, slots=True)
class Scoring:
    """What a hand scores: its kind, and for ``places`` how a place becomes points."""

    kind: ScoringKind
    points: PlacePoints | None = None

    def __post_init__(self) -> None:
        if self.kind not in get_args(ScoringKind):
            _refuse(f"scoring kind must be one of {', '.join(get_args(ScoringKind))}")
        if self.kind == "places":
            if self.points not in get_args(PlacePoints):
                _refuse(f"scoring points must be one of {', '.join(get_args(PlacePoints))}")
        elif self.points is not None:
            _refuse(f"{self.kind} scoring takes no points")


@dataclass(frozen=True, slots=True)
class MatchLength:
    """When a match ends: at ``target`` points or after so many ``hands``."""

    kind: Literal["target", "hands"]
    target: int | None = None
    hands: int | None = None

    def __post_init__(self) -> None:
        if self.kind not in ("target", "hands"):
            _refuse("match kind must be target or hands")
        wanted, other = (self.target, self.hands)[:: 1 if self.kind == "target" else -1]
        if not _is_int(wanted, 1, MOST_POINTS):
            _refuse(f"match {self.kind} must be a whole number from 1 to {MOST_POINTS}")
        if other is not None:
            _refuse("a match ends at a target or after a number of hands, not both")


@dataclass(frozen=True, slots=True)
class Rules:
    """A complete rule set, checked: an option with a value it cannot have raises ValueError.

    The defaults are Classic. Lists are tuples; `from_dict` and `changed` take lists too.
    """

    seats: tuple[int, int] = (2, 4)
    second_deck_from: int | None = None
    twins: Twins = "equal"
    direction: Direction = "clockwise"
    opening: Opening = "include"
    next_lead: NextLead = "winner"
    pass_locks: bool = True
    must_beat: bool = False
    suits_match: bool = False
    double_sequences: bool = True
    bombs_beat: BombsBeat = "twos"
    quad_beats_twos: int = 1
    pairs_beat_twos: tuple[int | None, int | None, int | None] = (3, 4, 5)
    bomb_order: BombOrder = "longer"
    free_bombs: FreeBombs = "none"
    interrupts: Interrupts = "none"
    instant_wins: tuple[InstantWin, ...] = ()
    instant_effect: InstantEffect = "win"
    finish_on_two: bool = True
    play_on: bool = True
    scoring: Scoring = Scoring("places", "players-place")
    match: MatchLength = MatchLength("target", target=10)
    best: Best = "high"
    ties: Ties = "play-on"

    def __post_init__(self) -> None:
        for option, words in CHOICES.items():
            if getattr(self, option) not in words:
                _refuse(f"{option} must be one of {', '.join(words)}")
        for option in SWITCHES:
            if type(getattr(self, option)) is not bool:
                _refuse(f"{option} must be true or false")
        self._check_numbers()
        self._check_lists()
        if type(self.scoring) is not Scoring or type(self.match) is not MatchLength:
            _refuse("scoring and match must each be a table of its own")

    def _check_numbers(self) -> None:
        if self.second_deck_from is not None and not _is_int(
            self.second_deck_from, FEWEST_SEATS, MOST_SEATS
        ):
            _refuse(f"second_deck_from must be null or from {FEWEST_SEATS} to {MOST_SEATS}")
        if not _is_int(self.quad_beats_twos, 0, _MOST_TWOS):
            _refuse(f"quad_beats_twos must be from 0 to {_MOST_TWOS}")

    def _check_lists(self) -> None:
        seats, pairs, instant = self.seats, self.pairs_beat_twos, self.instant_wins
        if (
            type(seats) is not tuple
            or len(seats) != 2  # noqa: PLR2004 fewest and most
            or not all(_is_int(number, FEWEST_SEATS, MOST_SEATS) for number in seats)
            or seats[0] > seats[1]
        ):
            _refuse(
                f"seats must be two numbers from {FEWEST_SEATS} to {MOST_SEATS}, the less first"
            )
        if (
            type(pairs) is not tuple
            or len(pairs) != _MOST_TWOS
            or not all(n is None or _is_int(n, _SHORTEST_BOMB, _LONGEST_BOMB) for n in pairs)
        ):
            _refuse(
                f"pairs_beat_twos must be three values, each null or from {_SHORTEST_BOMB} to"
                f" {_LONGEST_BOMB}"
            )
        if type(instant) is not tuple or instant != tuple(
            kind for kind in INSTANT_WINS if kind in instant
        ):
            _refuse(f"instant_wins must be different words of {', '.join(INSTANT_WINS)}, in order")

    def decks(self, seats: int) -> int:
        """The decks in use with so many players: 1 or 2."""
        return 1 if self.second_deck_from is None or seats < self.second_deck_from else 2

    def cards_each(self, seats: int) -> int:
        """The cards each of so many players is dealt."""
        return min(HAND_SIZE, self.decks(seats) * CARDS_IN_DECK // seats)

    def check_seats(self, seats: object) -> None:
        """Raise ValueError unless these rules allow so many players."""
        if not _is_int(seats, *self.seats):
            _refuse(f"these rules are for {self.seats[0]} to {self.seats[1]} players")

    def changed(self, /, **options: Any) -> Rules:  # noqa: ANN401 options have various types
        """These rules with some options changed; values as in `to_dict` are taken too."""
        known = {field.name for field in fields(self)}
        for option in options:
            if option not in known:
                _refuse(f"there is no option {option!r:.40}")
        return replace(self, **{key: _typed(key, value) for key, value in options.items()})

    def to_dict(self) -> dict[str, Any]:
        """Every option by name, in the plain values JSON knows."""
        plain: dict[str, Any] = {}
        for option, value in asdict(self).items():
            if isinstance(value, tuple):
                plain[option] = list(value)
            elif isinstance(value, dict):
                plain[option] = {key: part for key, part in value.items() if part is not None}
            else:
                plain[option] = value
        return plain

    @classmethod
    def from_dict(cls, options: Mapping[str, Any]) -> Rules:
        """The rules a `to_dict` told of; an option left out is as in Classic."""
        if not isinstance(options, dict) or not all(isinstance(key, str) for key in options):
            _refuse("rules must be a table of options")
        return cls().changed(**options)


def _typed(option: str, value: Any) -> Any:  # noqa: ANN401 options have various types
    """An option's value as the dataclass holds it; anything odd is left to the checks."""
    if isinstance(value, list):
        if option == "instant_wins" and all(isinstance(word, str) for word in value):
            unknown = [word for word in value if word not in INSTANT_WINS]
            return tuple(sorted(value, key=INSTANT_WINS.index)) if not unknown else tuple(value)
        return tuple(value)
    if isinstance(value, dict) and option in ("scoring", "match"):
        made: type[Scoring | MatchLength] = Scoring if option == "scoring" else MatchLength
        if "kind" not in value or not set(value) <= {field.name for field in fields(made)}:
            _refuse(f"{option} has a kind and what that kind needs, nothing else")
        return made(**value)
    return value
