"""A match as text: one JSON line a fact, for saving, replaying and mailing.

The first line is the header, then each answer has a line::

    {"thirteen": 1, "preset": "classic", "changes": {}, "seats": ["Lan", "An"],
     "players": ["human", "careful"], "seed": 123}          (in one line)
    {"seat": 0, "play": "3S 3H"}
    {"seat": 1, "play": "pass"}
    {"take_back": 1}

Interrupts that were declined have their ``pass`` too. `read` is lenient and `write` strict; both
follow the match play by play, so that what they let through replays event for event.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NoReturn

from thirteen.engine.cards import PASS, NotationError, check_cards, format_cards, parse_cards
from thirteen.engine.match import MOST_SEED, Match
from thirteen.engine.presets import PRESETS, changes_from
from thirteen.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from thirteen.engine.events import Event

VERSION = 1
LONGEST_TEXT = 8_000_000
"""Characters of the longest record that is read."""
LONGEST_LINE = 10_000
LONGEST_NAME = 80
HUMAN = "human"

Answer = tuple[int, int]
"""A seat and what it played: cards or `PASS`."""

_Numbered = tuple[int, dict[str, Any]]
"""The number of a line and its facts."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was played: how it was set up, then every answer that was not taken back.

    ``seats`` are the players' names and ``players`` who they are ("human" or a bot's name), one a
    seat. ValueError for what cannot be; whether the plays are legal is found by `steps`.
    """

    preset: str
    rules: Rules
    seats: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    plays: tuple[Answer, ...] = ()

    def __post_init__(self) -> None:
        if type(self.preset) is not str or self.preset not in PRESETS:
            _refuse(f"the preset must be one of {', '.join(PRESETS)}")
        if type(self.rules) is not Rules:
            _refuse("a record needs rules")
        if type(self.seats) is not tuple or type(self.players) is not tuple:
            _refuse("seats and players must be lists")
        self.rules.check_seats(len(self.seats))
        if len(self.players) != len(self.seats):
            _refuse("there must be as many players as seats")
        if not all(map(_is_name, self.seats + self.players)):
            _refuse(f"a name must be a text of at most {LONGEST_NAME} characters")
        if type(self.seed) is not int or not 0 <= self.seed <= MOST_SEED:
            _refuse("the seed must be a whole number from 0 to 2**64 - 1")
        if type(self.plays) is not tuple or not all(map(_is_answer, self.plays)):
            _refuse("each play must be a seat and cards")
        for _, cards in self.plays:
            check_cards(cards)

    @property
    def header(self) -> dict[str, Any]:
        """The first line, as JSON values."""
        return {
            "thirteen": VERSION,
            "preset": self.preset,
            "changes": changes_from(self.preset, self.rules),
            "seats": list(self.seats),
            "players": list(self.players),
            "seed": self.seed,
        }

    def steps(self) -> Iterator[tuple[Match, tuple[Event, ...]]]:
        """The match as dealt with its first events, then after each play with that play's events.

        NotationError at a play that does not fit.
        """
        match, events = Match.start(self.rules, len(self.seats), self.seed)
        yield match, events
        for number, (seat, play) in enumerate(self.plays, start=1):
            try:
                match, events = _follow(match, seat, play)
            except ValueError as problem:
                msg = f"play {number}: {problem}"
                raise NotationError(msg) from problem
            yield match, events

    def replay(self) -> Match:
        """The match after the last play; NotationError at a play that does not fit."""
        *_, (match, _events) = self.steps()
        return match


def write(record: Record) -> str:
    """The text of a record; NotationError if its plays cannot be followed."""
    record.replay()
    facts = [record.header, *(answer_facts(seat, play) for seat, play in record.plays)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in facts)


def answer_facts(seat: int, play: int) -> dict[str, Any]:
    """The line of one answer, as JSON values."""
    return {"seat": seat, "play": "pass" if play == PASS else format_cards(play)}


def read(text: str | bytes) -> Record:
    """The record that a text tells.

    Blank lines, lines beginning with #, mail quoting, unknown keys and any way of writing cards
    that `parse_cards` takes are fine; a last line cut short is dropped. NotationError, with the
    number of the line, for everything else that is not a match that could have been played.
    """
    lines = _facts(_decoded(text))
    number, header = next(lines, (1, None))
    if header is None:
        msg = "a record begins with its header"
        raise NotationError(msg, number)
    with _on_line(number):
        record = _header(header)
    answers: list[_Numbered] = []
    for number, facts in lines:
        if "take_back" in facts:
            with _on_line(number):
                _take_back(answers, facts["take_back"])
        else:
            answers.append((number, facts))
    match = Match.new(record.rules, len(record.seats), record.seed)
    plays: list[Answer] = []
    for number, facts in answers:
        with _on_line(number):
            seat, play = _answer(facts)
            plays.append((match.round.seat, play))
            match, _ = _follow(match, seat, play)
    return replace(record, plays=tuple(plays))


def _refuse(problem: str) -> NoReturn:
    raise ValueError(problem)


def _is_name(value: object) -> bool:
    if type(value) is not str or len(value) > LONGEST_NAME:
        return False
    return not any("\ud800" <= character <= "\udfff" for character in value)


def _is_answer(value: object) -> bool:
    return type(value) is tuple and len(value) == 2 and type(value[0]) is int  # noqa: PLR2004 a pair


def _follow(match: Match, seat: int | None, play: int) -> tuple[Match, tuple[Event, ...]]:
    if seat not in (None, match.round.seat) and not match.is_over:
        _refuse(f"it is the turn of seat {match.round.seat}, not of seat {seat}")
    return match.play(play)


@contextmanager
def _on_line(number: int) -> Iterator[None]:
    """Tell the number of the line with whatever is wrong in it."""
    try:
        yield
    except ValueError as problem:
        told = problem.problem if isinstance(problem, NotationError) else str(problem)
        raise NotationError(told, number) from problem


def _decoded(data: str | bytes) -> str:
    text = data
    if isinstance(data, bytes) and len(data) <= 4 * LONGEST_TEXT:
        try:
            text = data.decode()
        except UnicodeDecodeError as problem:
            whole, _, torn = data.rpartition(b"\n")
            if problem.start < len(data) - len(torn):
                msg = "not UTF-8 text"
                raise NotationError(msg, data.count(b"\n", 0, problem.start) + 1) from problem
            text = whole.decode()
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        msg = f"a record is a text of at most {LONGEST_TEXT} characters"
        raise NotationError(msg)
    return text.removeprefix("\ufeff")


def _facts(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each line that says something, with its number; a torn last line is left out."""
    lines = text.split("\n")
    for number, raw in enumerate(lines, start=1):
        if len(raw) > LONGEST_LINE:
            msg = f"a line has at most {LONGEST_LINE} characters"
            raise NotationError(msg, number)
        line = raw.strip().strip("\0").lstrip("> ")
        if not line or line.startswith("#"):
            continue
        try:
            facts = json.loads(line)
        except (ValueError, RecursionError) as problem:
            if number == len(lines):
                return
            msg = "not a line of a record"
            raise NotationError(msg, number) from problem
        if not isinstance(facts, dict):
            msg = "a line of a record is a table of facts in braces"
            raise NotationError(msg, number)
        yield number, facts


def _header(facts: dict[str, Any]) -> Record:
    version = facts.get("thirteen")
    if type(version) is not int or version < 1:
        _refuse("a record begins with its header")
    if version > VERSION:
        _refuse("this record was written by a newer version")
    preset, changes = facts.get("preset"), facts.get("changes", {})
    if type(preset) is not str or preset not in PRESETS:
        _refuse(f"the preset must be one of {', '.join(PRESETS)}")
    if type(changes) is not dict:
        _refuse("changes must be a table of options")
    seats = facts.get("seats")
    if type(seats) is not list:
        _refuse("seats must be a list of names")
    players = facts.get("players", [HUMAN] * len(seats))
    if type(players) is not list:
        _refuse("players must be a list of names")
    rules = PRESETS[preset].changed(**changes)
    seed: Any = facts.get("seed")
    return Record(preset, rules, tuple(seats), tuple(players), seed)


def _answer(facts: dict[str, Any]) -> tuple[int | None, int]:
    seat, text = facts.get("seat"), facts.get("play")
    if seat is not None and type(seat) is not int:
        _refuse("a seat is a number from 0")
    if type(text) is not str:
        _refuse('a line says "play" or "take_back"')
    if text.strip().lower() == "pass":
        return seat, PASS
    cards = parse_cards(text)
    if cards == PASS:
        _refuse('a play names cards, or is "pass"')
    return seat, cards


def _take_back(answers: list[_Numbered], count: object) -> None:
    if type(count) is not int or not 1 <= count <= len(answers):
        _refuse("take_back must be the number of plays taken back")
    del answers[-count:]
