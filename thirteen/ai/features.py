"""Numbers a network or a weighted sum can judge by: one row a decision, one a candidate play.

The simulator under build/ai makes the same rows; whoever changes one changes both and `VERSION`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from thirteen.ai.plays import PASSING
from thirteen.ai.split import DOUBLE_SEQUENCE, NOTHING, PAIR, QUAD, SINGLE
from thirteen.engine.cards import RANKS, TWO

if TYPE_CHECKING:
    from thirteen.ai.look import Look
    from thirteen.ai.plays import Candidate
    from thirteen.ai.split import Split
    from thirteen.engine import Rules

Row = list[float]

VERSION = 2
STATE = 470
ACTION = 97
SCORINGS = ("wins", "places", "cards-left", "settlement", "collect")
_ORDERS = ("same", "longer", "ladder")
_FREE = ("none", "four-pairs", "any")
_ACE = TWO - 1

_SUIT_COUNTS = tuple(
    tuple(float((byte >> 2 * suit & 3).bit_count()) for suit in range(4)) for byte in range(256)
)
_AT_LEAST = tuple(tuple(float(byte.bit_count() >= n) for n in range(1, 5)) for byte in range(256))

ACTION_NAMES = (
    *("pass", "single", "pair", "triple", "quad", "straight", "double sequence"),
    *(f"rank {rank}" for rank in range(13)),
    *(f"suit {suit}" for suit in range(4)),
    *(f"size {size}" for size in range(1, 14)),
    *(f"turns after {n}" for n in range(8)),
    *("turns saved", "cost after", "cost saved"),
    *(f"losers after {n}" for n in range(6)),
    *(
        "losers saved",
        "beaters 0",
        "beaters 1",
        "beaters 2",
        "beaters 3-4",
        "beaters",
        "bomb threat",
    ),
    *("wins with one loser", "wins at once", "out", "leaves 1", "leaves 2"),
    *("2s used", "2s left", "aces left", "left", "single at last card", "pair at last pair"),
    *(
        "can be gone out on",
        "beyond reach",
        "bomb",
        "chop",
        "bomb on bomb",
        "broken",
        "broken quad",
    ),
    *("lowest", "lead", "answering"),
    *("answers 0", "answers 1", "answers 2", "answers 3-4", "answers", "told cost after"),
    *(f"told losers after {n}" for n in range(6)),
    *("told losers saved", "told wins with one loser", "told wins at once"),
)
"""What each column of `action_features` is, for weights by name."""


def _one_hots(size: int) -> tuple[tuple[float, ...], ...]:
    """Rows with a one at 0, 1, … and, last, at no place at all."""
    rows = [tuple(float(i == at) for i in range(size)) for at in range(size)]
    return (*rows, (0.0,) * size)


_HOT = {size: _one_hots(size) for size in (3, 4, 5, 6, 7, 8, 9, 11, 13)}


def _hot(size: int, at: int) -> tuple[float, ...]:
    return _HOT[size][at if 0 <= at < size else size]


def _cards(ranks: bytes) -> Row:
    row: Row = []
    for rank in ranks[:RANKS]:
        row += _SUIT_COUNTS[rank]
    for rank in ranks[:RANKS]:
        row += _AT_LEAST[rank]
    return row


def state_features(look: Look) -> Row:
    """Get what the decision looks like: `STATE` numbers."""
    view = look.view
    table = look.table or PASSING
    laid = look.table is not None
    row = _cards(look.hand.to_bytes(16, "little"))
    row += _cards(look.deck.ranks)
    row += _hot(7, table.kind)
    row += _hot(13, table.size - 1 if laid else -1)
    row += _hot(13, table.top >> 3 if laid else -1)
    row += _hot(4, table.top >> 1 & 3 if laid else -1)
    row.append(look.stake() / 8)
    row.append(float(laid and view.owner not in look.others))
    others = look.others
    for at in _neighbours(len(others)):
        if at < 0:
            row += (0.0,) * 16
            continue
        seat = others[at]
        row += _hot(13, look.counts[at] - 1)
        row.append(float(seat in view.locked))
        row.append(float(seat in look.played))
        row.append(float(laid and view.owner == seat))
    row += _hot(11, len(others) - 1)
    row += _hot(13, look.least - 1)
    row += [sum(count <= few for count in look.counts) / 4 for few in (1, 2, 4)]
    row.append(look.unlocked / 4)
    row.append(look.total / 32)
    row.append((look.unseen.bit_count() - look.total) / 32)
    row += _hot(11, view.seats - 2)
    row += _hot(5, min(len(view.finished), 4))
    row += _hot(13, view.counts[view.seat] - 1)
    row.append(float(view.turn.opening is not None))
    row.append(float(view.seat in view.locked))
    row.append(float(view.turn.on_turn))
    row.append(float(view.seat in look.played))
    row += _rules(look.rules, view.seats)
    row += _hot(9, min(look.now.turns, 9) - 1)
    row.append(look.now.cost / 1024)
    row += _hot(6, min(look.now.losers, 5))
    row += _told(look)
    row += _odd(look)
    return row


def _told(look: Look) -> Row:
    """Get what the others' plays and passes tell."""
    row: Row = []
    for at in _neighbours(len(look.others)):
        if at < 0:
            row += (0.0,) * 18
            continue
        word = look.words[at]
        held = word.possible(look.unseen).to_bytes(16, "little")
        row += [rank.bit_count() / 4 for rank in held[:RANKS]]
        row.append(float(word.believed))
        row += [min(n, 8) / 4 for n in (word.leads, word.answers, word.passes)]
        row.append(word.top_pair / 12)
    row.append(sum(word.believed for word in look.words) / 4)
    row.append(look.told_deck.cards.bit_count() / 32)
    row += _hot(6, min(look.told_now.losers, 5))
    row.append(look.told_now.cost / 1024)
    return row


def _odd(look: Look) -> Row:
    """Get how few of the unseen cards each word leaves, and how odd a hand of only those would be.

    A seat that holds nothing back seldom tells odd things; one that passes with cards in hand does.
    """
    row: Row = []
    unseen = look.unseen.bit_count()
    left = [word.possible(look.unseen).bit_count() for word in look.words]
    odd = [count * math.log(unseen / few) for count, few in zip(look.counts, left, strict=True)]
    for at in _neighbours(len(look.others)):
        row += (left[at] / unseen, min(odd[at], 16) / 8) if at >= 0 else (0.0, 0.0)
    row.append(min(max(odd), 16) / 8)
    return row


def _neighbours(n: int) -> tuple[int, int, int]:
    """Places among the others of the next, the one after and the last before this seat."""
    return (0 if n else -1, 1 if n >= 3 else -1, n - 1 if n >= 2 else -1)  # noqa: PLR2004 next, after, last


def _rules(rules: Rules, seats: int) -> Row:
    row = [
        float(value)
        for value in (
            rules.pass_locks,
            rules.must_beat,
            rules.suits_match,
            rules.double_sequences,
            rules.bombs_beat == "anything",
            rules.finish_on_two,
            rules.play_on,
            rules.interrupts != "none",
            rules.decks(seats) - 1,
            rules.twins == "equal",
            rules.opening == "alone",
            rules.quad_beats_twos / 4,
        )
    ]
    row += [(pairs or 0) / 8 for pairs in rules.pairs_beat_twos]
    row += _hot(3, _ORDERS.index(rules.bomb_order))
    row += _hot(3, _FREE.index(rules.free_bombs))
    row += _hot(5, SCORINGS.index(rules.scoring.kind))
    return row


def action_features(look: Look, play: Candidate) -> Row:
    """Get what one candidate looks like: `ACTION` numbers."""
    kind, size, top, cards = play
    laid = kind != 0
    hand, rest = look.hand, look.hand & ~cards
    left = rest.bit_count()
    now = look.now
    then = look.splitter.split(rest) if laid else now
    beaters = look.deck.beaters(kind, size, top) if laid else 0
    safe = laid and beaters == 0
    told = _after_by_word(look, play, then)
    answers = look.answers.beaters(kind, size, top) if laid else 0
    unanswered = laid and answers == 0
    bomb = kind in (QUAD, DOUBLE_SEQUENCE)
    table = look.table
    on_bomb = table is not None and table.kind in (QUAD, DOUBLE_SEQUENCE)
    twos_left = (rest >> 8 * TWO & 0xFF).bit_count()
    broken, broken_quad = _broken(hand, cards, kind)
    return [
        *_hot(7, kind),
        *_hot(13, top >> 3 if laid else -1),
        *_hot(4, top >> 1 & 3 if laid else -1),
        *_hot(13, size - 1),
        *_hot(8, min(then.turns, 7)),
        (now.turns - then.turns) / 2,
        then.cost / 1024,
        (now.cost - then.cost) / 512,
        *_hot(6, min(then.losers, 5)),
        (now.losers - then.losers) / 2,
        float(safe),
        float(beaters == 1),
        float(beaters == 2),  # noqa: PLR2004 a column of its own
        float(beaters in (3, 4)),
        min(beaters, 16) / 16,
        float(look.bomb_threat(play)),
        float(safe and then.losers <= 1),
        float(safe and then.losers == 0),
        float(left == 0),
        float(left == 1),
        float(left == 2),  # noqa: PLR2004 a column of its own
        ((cards >> 8 * TWO & 0xFF).bit_count()) / 4,
        twos_left / 4,
        (rest >> 8 * _ACE & 0xFF).bit_count() / 4,
        left / 16,
        float(kind == SINGLE and look.next_count == 1),
        float(kind == PAIR and look.next_count == PAIR),
        float(laid and size == look.least),
        float(laid and size > look.reach),
        float(bomb),
        float(bomb and table is not None and not on_bomb),
        float(bomb and on_bomb),
        min(broken, 4) / 4,
        float(broken_quad),
        float(cards & hand & -hand != 0),
        float(table is None),
        look.unlocked / 4,
        float(unanswered),
        float(answers == 1),
        float(answers == 2),  # noqa: PLR2004 a column of its own
        float(answers in (3, 4)),
        min(answers, 16) / 16,
        told.cost / 1024,
        *_hot(6, min(told.losers, 5)),
        (look.told_now.losers - told.losers) / 2,
        float(unanswered and told.losers <= 1),
        float(unanswered and told.losers == 0),
    ]


def _after_by_word(look: Look, play: Candidate, then: Split) -> Split:
    """Get what the rest of the hand needs if the others are taken at their word."""
    if play.kind == NOTHING:
        return look.told_now
    if look.told_splitter is look.splitter:
        return then
    return look.told_splitter.split(look.hand & ~play.cards)


def _broken(hand: int, cards: int, kind: int) -> tuple[int, bool]:
    """Get how many ranks the play takes a part of, and whether a quad is torn."""
    broken, quad = 0, False
    while cards:
        rank = (cards & -cards).bit_length() - 1 >> 3
        here = 0xFF << 8 * rank
        was, used = (hand & here).bit_count(), (cards & here).bit_count()
        broken += was > used
        quad = quad or (was >= QUAD > was - used and kind != QUAD)
        cards &= ~here
    return broken, quad
