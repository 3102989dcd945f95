"""Legal plays against a second, slow reading of the rules: every subset of the hand is tried."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations

import pytest

from thirteen.engine import PRESETS, IllegalPlay, Rules, Turn, classify, format_cards

SINGLE, PAIR, TRIPLE, QUAD, STRAIGHT, PAIRS = range(6)


@dataclass(frozen=True)
class Shape:
    """A combination as the slow reading sees it."""

    kind: int
    size: int
    top: int

    @property
    def is_bomb(self) -> bool:
        """A quad or a double sequence."""
        return self.kind in (QUAD, PAIRS)

    @property
    def is_twos(self) -> bool:
        """One to three 2s."""
        return self.kind in (SINGLE, PAIR, TRIPLE) and self.top // 8 == 12


def suit(card: int) -> int:
    return card // 2 % 4


def red(card: int) -> bool:
    return suit(card) >= 2


def shape(cards: tuple[int, ...], rules: Rules) -> Shape | None:  # noqa: PLR0911 one a rule
    """What sorted cards are, read from the table of combinations."""
    size, top = len(cards), cards[-1]
    ranks = [card // 8 for card in cards]
    if ranks[0] == ranks[-1]:
        if size > 4:
            return None
        if size == 2 and rules.suits_match and ranks[0] != 12 and red(cards[0]) != red(top):
            return None
        return Shape((SINGLE, PAIR, TRIPLE, QUAD)[size - 1], size, top)
    if size < 3 or ranks[-1] == 12:
        return None
    if ranks == list(range(ranks[0], ranks[0] + size)):
        if rules.suits_match and len({suit(card) for card in cards}) > 1:
            return None
        return Shape(STRAIGHT, size, top)
    pairs = size // 2
    doubled = [ranks[0] + step // 2 for step in range(size)]
    if rules.double_sequences and size % 2 == 0 and pairs >= 3 and ranks == doubled:
        return Shape(PAIRS, size, top)
    return None


def higher(one: int, other: int, rules: Rules) -> bool:
    if one // 2 == other // 2:
        return rules.twins == "back" and one > other
    return one > other


def answers(play: Shape, table: Shape, rules: Rules) -> bool:  # noqa: PLR0911 one a rule
    """Whether a combination beats another."""
    if table.is_bomb:
        return play.is_bomb and bomb_on_bomb(play, table, rules)
    if play.is_bomb:
        if rules.bombs_beat == "anything":
            return True
        if not table.is_twos:
            return False
        if play.kind == QUAD:
            return table.size <= rules.quad_beats_twos
        needed = rules.pairs_beat_twos[table.size - 1]
        return needed is not None and play.size // 2 >= needed
    if play.kind != table.kind or play.size != table.size:
        return False
    if not higher(play.top, table.top, rules):
        return False
    if not rules.suits_match or play.is_twos:
        return True
    if play.kind in (SINGLE, STRAIGHT):
        return suit(play.top) == suit(table.top)
    return play.kind == TRIPLE or red(play.top) == red(table.top)


def bomb_on_bomb(play: Shape, table: Shape, rules: Rules) -> bool:
    if (play.kind, play.size) == (table.kind, table.size):
        return higher(play.top, table.top, rules)
    if rules.bomb_order == "longer":
        return play.kind == table.kind == PAIRS and play.size > table.size
    if rules.bomb_order == "ladder":
        ladder = [(PAIRS, 6), (QUAD, 4), (PAIRS, 8), (PAIRS, 10), (PAIRS, 12)]
        return ladder.index((play.kind, play.size)) > ladder.index((table.kind, table.size))
    return False


@dataclass(frozen=True)
class State:
    """A turn as the slow reading sees it."""

    rules: Rules
    hand: tuple[int, ...]
    table: tuple[int, ...]
    opening: int | None
    locked: bool
    on_turn: bool

    def turn(self) -> Turn:
        """The same for the engine."""
        table = classify(mask(self.table), self.rules)
        return Turn(self.rules, mask(self.hand), table, self.opening, self.locked, self.on_turn)

    def allows(self, cards: tuple[int, ...]) -> bool:  # noqa: PLR0911 one a rule
        """Whether one set of cards is a legal play."""
        rules = self.rules
        played = shape(cards, rules)
        if played is None:
            return False
        if cards == self.hand and not rules.finish_on_two and any(c // 8 == 12 for c in cards):
            return False
        table = shape(self.table, rules) if self.table else None
        locked = self.locked and rules.pass_locks
        if locked or not self.on_turn:
            word = rules.free_bombs if self.on_turn else rules.interrupts
            four = played.kind == PAIRS and played.size >= 8
            if table is None or not (table.is_bomb or table.is_twos) or word == "none":
                return False
            if not (four or (word == "any" and played.is_bomb)):
                return False
        elif table is None:
            if self.opening is None:
                return True
            if rules.opening == "alone":
                return cards == (self.opening,)
            return self.opening in cards
        return answers(played, table, rules)

    def plays(self) -> list[int]:
        """Every legal play, by trying every subset."""
        sizes = range(1, len(self.hand) + 1)
        subsets = (cards for size in sizes for cards in combinations(self.hand, size))
        return [mask(cards) for cards in subsets if self.allows(cards)]

    def may_pass(self, plays: list[int]) -> bool:
        """Whether a pass is legal, given the plays that are."""
        if not self.on_turn:
            return bool(plays)
        if not self.table:
            return False
        table = shape(self.table, self.rules)
        if table is None or not self.rules.must_beat or table.is_bomb:
            return True
        locked = self.locked and self.rules.pass_locks
        same = [play for play in plays if is_kind(play, table.kind, table.size, self.rules)]
        return locked or not same

    def __str__(self) -> str:
        return (
            f"hand {format_cards(mask(self.hand))}; table {format_cards(mask(self.table))};"
            f" opening {self.opening}; locked {self.locked}; on turn {self.on_turn}; {self.rules}"
        )


def is_kind(play: int, kind: int, size: int, rules: Rules) -> bool:
    found = shape(tuple(card for card in range(104) if play >> card & 1), rules)
    return found is not None and (found.kind, found.size) == (kind, size)


def mask(cards: tuple[int, ...]) -> int:
    return sum(1 << card for card in cards)


def random_hand(rng: random.Random, decks: int, most: int) -> tuple[int, ...]:
    """Cards of few ranks as often as of many, so that bombs and long runs are common."""
    start = rng.randrange(13)
    ranks = [rank % 13 for rank in range(start, start + rng.choice((2, 3, 4, 5, 6, 8, 13)))]
    pool = [card for card in range(104) if card // 8 in ranks and (decks == 2 or card % 2 == 0)]
    size = min(len(pool), max(rng.randint(1, most), rng.randint(1, most)))
    return tuple(sorted(rng.sample(pool, size)))


def random_table(rng: random.Random, rules: Rules, decks: int) -> tuple[int, ...]:
    """A combination of another hand, each kind and size as likely; or a lead."""
    if rng.random() < 0.3:
        return ()
    hand = random_hand(rng, decks, 10)
    by_shape: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            found = shape(cards, rules)
            if found is not None:
                by_shape.setdefault((found.kind, found.size), []).append(cards)
    chosen = rng.choice(list(by_shape.values()))
    if rng.random() < 0.25:
        twos = [card for card in range(96, 104) if decks == 2 or card % 2 == 0]
        return tuple(sorted(rng.sample(twos, rng.randint(1, 3))))
    return rng.choice(chosen)


def random_state(rng: random.Random, rules: Rules, most: int) -> State:
    decks = rng.choice((1, 2)) if rules.second_deck_from is not None else 1
    hand = random_hand(rng, decks, most)
    table = random_table(rng, rules, decks)
    return State(
        rules,
        hand,
        table,
        rng.choice((None, hand[0], rng.choice(hand))) if not table else None,
        locked=rng.random() < 0.2,
        on_turn=rng.random() < 0.8,
    )


def varied(rng: random.Random, rules: Rules) -> Rules:
    """A preset with a few options that decide about plays changed."""
    options = {
        "twins": ("back", "equal"),
        "opening": ("include", "alone"),
        "pass_locks": (True, False),
        "must_beat": (True, False),
        "suits_match": (True, False),
        "double_sequences": (True, True, False),
        "bombs_beat": ("twos", "anything"),
        "quad_beats_twos": (0, 1, 2, 3),
        "pairs_beat_twos": ((3, 4, None), (None, 3, 3), (4, 5, 6)),
        "bomb_order": ("same", "longer", "ladder"),
        "free_bombs": ("none", "four-pairs", "any"),
        "interrupts": ("none", "four-pairs"),
        "finish_on_two": (True, False),
    }
    names = rng.sample(list(options), 4)
    return rules.changed(second_deck_from=7, **{name: rng.choice(options[name]) for name in names})


def check(state: State) -> None:
    turn = state.turn()
    expected = state.plays()
    listed = list(turn.plays)
    assert sorted(listed) == sorted(expected), str(state)
    assert len(turn.plays) == len(set(listed)) == len(listed), str(state)
    assert bool(turn.plays) == bool(expected), str(state)
    assert turn.can_pass == state.may_pass(expected), str(state)


def check_membership(rng: random.Random, state: State) -> None:
    """Every subset is accepted or refused as it should be, whether or not plays were listed."""
    turn, legal = state.turn(), set(state.plays())
    for size in range(1, len(state.hand) + 1):
        for cards in combinations(state.hand, size):
            played = mask(cards)
            assert (played in turn.plays) == (played in legal), f"{format_cards(played)} of {state}"
            if played in legal:
                turn.verify(played)
            elif rng.random() < 0.05:
                with pytest.raises(IllegalPlay):
                    turn.verify(played)
    chosen = mask(tuple(card for card in state.hand if rng.random() < 0.3))
    larger = any(play & chosen == chosen != play for play in legal)
    assert turn.supersets_exist(chosen) == larger, str(state)


@pytest.mark.parametrize("preset", PRESETS)
def test_plays_are_those_of_brute_force(preset: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201 shown when the test fails
    rng = random.Random(seed)
    for _ in range(150):
        check(random_state(rng, PRESETS[preset], most=11))
    check(random_state(rng, PRESETS[preset], most=13))


@pytest.mark.parametrize("preset", PRESETS)
def test_membership_is_that_of_brute_force(preset: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201 shown when the test fails
    rng = random.Random(seed)
    for _ in range(40):
        check_membership(rng, random_state(rng, PRESETS[preset], most=8))


def test_plays_are_those_of_brute_force_under_mixed_options() -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201 shown when the test fails
    rng = random.Random(seed)
    for _ in range(150):
        rules = varied(rng, rng.choice(list(PRESETS.values())))
        check(random_state(rng, rules, most=9))


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_plays_are_those_of_brute_force_on_2000_states(preset: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201 shown when the test fails
    rng = random.Random(seed)
    for _ in range(2000):
        check(random_state(rng, PRESETS[preset], most=13))
    for _ in range(500):
        check(random_state(rng, varied(rng, PRESETS[preset]), most=13))
        check_membership(rng, random_state(rng, PRESETS[preset], most=11))
