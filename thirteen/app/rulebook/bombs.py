"""Bombs and chops: what they are, and what beats what, as the engine answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from thirteen.app.rulebook.parts import (
    BeatRow,
    BeatTable,
    Block,
    Example,
    Examples,
    Section,
    Verdict,
    cards,
)
from thirteen.engine import Turn, classify, parse_cards
from thirteen.i18n import N_, _

if TYPE_CHECKING:
    from thirteen.engine import Rules

LONGEST: Final = 6  # pairs; told of only where the rules name it


class Bomb(NamedTuple):
    """A size of bomb: its name, its length in pairs (0: a quad), its lowest and highest cards."""

    name: str
    pairs: int
    low: str
    high: str


BOMBS: Final = (
    Bomb(N_("Three pairs in a row"), 3, "3S 3H 4C 4D 5S 5D", "QD QH KD KH AD AH"),
    Bomb(N_("Four of a kind"), 0, "4S 4C 4D 4H", "AS AC AD AH"),
    Bomb(N_("Four pairs in a row"), 4, "3S 3H 4C 4D 5S 5D 6C 6H", "JS JH QD QH KD KH AD AH"),
    Bomb(
        N_("Five pairs in a row"),
        5,
        "3S 3H 4C 4D 5S 5D 6C 6H 7S 7C",
        "10C 10H JS JH QD QH KD KH AD AH",
    ),
    Bomb(
        N_("Six pairs in a row"),
        LONGEST,
        "3S 3H 4C 4D 5S 5D 6C 6H 7S 7C 8D 8H",
        "9S 9C 10C 10H JS JH QD QH KD KH AD AH",
    ),
)
TWOS: Final = (
    (N_("One 2"), "2H"),
    (N_("Two 2s"), "2D 2H"),
    (N_("Three 2s"), "2C 2D 2H"),
)
OTHERS: Final = ("AH", "AD AH", "AC AD AH", "QH KH AH")
"""The highest single, pair, triple and straight: a bomb that beats them beats all of their kind."""


def bombs(rules: Rules) -> Section:
    """What a bomb is, what it is for, and when it may be played."""
    blocks: list[Block] = [
        _("A bomb is four of a kind, or three or more pairs in a row.")
        if rules.double_sequences
        else _("A bomb is four of a kind."),
    ]
    if rules.bombs_beat == "anything":
        blocks.append(_("A bomb beats anything that is not a bomb. Playing it so is a chop."))
    else:
        blocks.append(
            _("Bombs are for the mighty 2s: beating a 2, or another bomb, with a bomb is a chop.")
        )
    blocks += [
        *_chop(rules),
        _order(rules),
        _("What beats what: what lies on the table at the left, the bombs that beat it above."),
        beat_table(rules),
        _("You may also lead a bomb, like any other combination."),
        _("Four 2s are a bomb themselves: the highest four of a kind."),
        *_out_of_turn(rules),
    ]
    return Section("bombs", _("Bombs and chops"), tuple(blocks))


def beats(rules: Rules, play: str, table: str) -> bool:
    """Whether the engine lets some cards be played on others."""
    on = classify(parse_cards(table), rules)
    hand = parse_cards(play)
    return on is not None and hand in Turn(rules, hand, on).plays


def bombs_of(rules: Rules) -> list[Bomb]:
    """The sizes of bombs worth telling of under the rules."""
    six = LONGEST in rules.pairs_beat_twos
    return [
        bomb
        for bomb in BOMBS
        if not bomb.pairs or (rules.double_sequences and (bomb.pairs < LONGEST or six))
    ]


def beat_table(rules: Rules) -> BeatTable:
    """Which bombs beat which 2s, which bombs, and anything else."""
    columns = bombs_of(rules)
    rows = [
        BeatRow(_(name), cards(text), tuple(_on(rules, bomb, (text,)) for bomb in columns))
        for name, text in TWOS
    ]
    rows += [
        BeatRow(
            _(below.name),
            cards(below.low),
            tuple(_on_bomb(rules, bomb, below) for bomb in columns),
        )
        for below in columns
    ]
    rows.append(
        BeatRow(
            _("Anything else"),
            cards("10H JH QH KH AH"),
            tuple(_on(rules, bomb, OTHERS) for bomb in columns),
        )
    )
    return BeatTable(tuple(_(bomb.name) for bomb in columns), tuple(rows))


def _on(rules: Rules, bomb: Bomb, tables: tuple[str, ...]) -> Verdict:
    beaten = all(beats(rules, bomb.low, table) for table in tables)
    return Verdict.ALWAYS if beaten else Verdict.NEVER


def _on_bomb(rules: Rules, bomb: Bomb, below: Bomb) -> Verdict:
    if beats(rules, bomb.low, below.high):
        return Verdict.ALWAYS
    return Verdict.HIGHER if beats(rules, bomb.high, below.low) else Verdict.NEVER


def _chop(rules: Rules) -> list[Block]:
    """An example for each number of 2s, with the least bomb that beats them."""
    names = (_("Chopping a 2"), _("Chopping a pair of 2s"), _("Chopping three 2s"))
    shown = []
    for name, (_twos, table) in zip(names, TWOS, strict=True):
        bomb = next((b for b in bombs_of(rules) if beats(rules, b.low, table)), None)
        if bomb is not None:
            shown.append(Example(cards(bomb.low), name, over=cards(table)))
    return [Examples(tuple(shown))] if shown else []


def _order(rules: Rules) -> str:
    if not rules.double_sequences:
        return _("Four of a kind is beaten by a higher four of a kind.")
    if rules.bomb_order == "ladder":
        return _(
            "Bombs stand on a ladder: three pairs, four of a kind, four pairs, five pairs, six "
            "pairs. A higher step beats every lower one; on the same step the highest card decides."
        )
    if rules.bomb_order == "longer":
        return _(
            "A bomb is beaten by a higher one of its kind and size; pairs in a row also by a "
            "longer row."
        )
    return _("A bomb is beaten only by a higher one of its own kind and size.")


def _out_of_turn(rules: Rules) -> list[Block]:
    told: list[Block] = []
    if rules.pass_locks:
        if rules.free_bombs == "any":
            told.append(
                _("Even after passing you may chop 2s and bombs on your turn, with any bomb.")
            )
        elif rules.free_bombs == "four-pairs" and rules.double_sequences:
            told.append(
                _(
                    "Even after passing you may chop 2s and bombs on your turn, with four pairs in "
                    "a row or more."
                )
            )
        else:
            told.append(_("Once you have passed, not even a bomb brings you back."))
    if rules.interrupts == "four-pairs" and rules.double_sequences:
        told.append(
            _(
                "With four pairs in a row or more you may chop 2s and bombs out of turn. Play then "
                "goes on from you."
            )
        )
    return told
