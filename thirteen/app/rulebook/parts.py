"""What a page of rules is made of: sentences, cards to look at, and the table of bombs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from thirteen.engine import iter_cards, parse_cards


@dataclass(frozen=True, slots=True)
class Example:
    """Cards with their name and a line about them; with `over`, they are played on those."""

    cards: tuple[int, ...]
    name: str
    line: str = ""
    over: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Examples:
    """Examples beside each other; `twins` tells the cards of two decks apart."""

    items: tuple[Example, ...]
    twins: bool = False


class Verdict(Enum):
    """Whether a bomb beats something: any such bomb does, only a higher one, or none."""

    ALWAYS = "always"
    HIGHER = "higher"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class BeatRow:
    """Something that lies on the table, and for each bomb whether it beats it."""

    name: str
    cards: tuple[int, ...]
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True, slots=True)
class BeatTable:
    """What beats what: the names of the bombs, and a row for each thing they may be played on."""

    bombs: tuple[str, ...]
    rows: tuple[BeatRow, ...]


Block = str | Examples | BeatTable


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules under its own heading; `key` is the same in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]


def cards(text: str) -> tuple[int, ...]:
    """Cards from their text, low to high."""
    return tuple(iter_cards(parse_cards(text)))
