"""The cheapest way to split a hand into combinations: what it takes to get rid of it.

Three measures at once: turns (combinations), cost (how often the lead is lost, in 1/256) and
losers (combinations that the unseen cards can beat). Whole numbers only, so that the simulator
under build/ai gives exactly the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thirteen.engine.cards import SUIT_MASKS, TWO, TWOS

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.engine import Rules

NOTHING, SINGLE, PAIR, TRIPLE, QUAD, STRAIGHT, DOUBLE_SEQUENCE = range(7)
"""Kinds as small numbers: the columns of the features."""

ACE = TWO - 1
HOLD = (1, 5, 4, 12, 12)
"""By kind: with so many beaters about, a play holds every other time."""
HOLD_STRAIGHT = (1, 1, 1, 3, 5, 8, 12, 12, 12, 12, 12, 12, 12)
TURN_COST = 32
_SCALE = 256
_SHORTEST = 3
_MOST_PAIRS = 6
_GROUP = 4
_NIBBLE = 15


class Split(NamedTuple):
    """The least a hand can need, each measure by itself."""

    turns: int
    cost: int
    losers: int


_EMPTY = Split(0, 0, 0)


class Unseen:
    """How many combinations of the unseen cards would beat a play.

    `reach` is the most cards an opponent still in the round holds, `top_pair` the highest rank of
    which one may hold two.
    """

    def __init__(self, rules: Rules, unseen: int, reach: int, top_pair: int = TWO) -> None:
        self.cards = unseen
        self.reach = reach
        self.top_pair = top_pair
        self.ranks = unseen.to_bytes(16, "little")[: TWO + 1]
        self.suited = rules.suits_match
        self._equal = 1 if rules.twins == "equal" else 0
        counts = [rank.bit_count() for rank in self.ranks]
        self._higher = [_above(counts, size) for size in range(_GROUP + 1)]
        self._counts = counts
        self._runs = [_run_lengths(counts, 1)]
        if self.suited:
            for suit in range(4):
                within = [(rank >> 2 * suit & 3).bit_count() for rank in self.ranks]
                self._runs.append(_run_lengths(within, 1))
        self.pair_runs = _run_lengths(counts, 2)

    def like(self, other: Unseen) -> bool:
        """Whether it answers every question as the other does."""
        mine = (self.cards, self.reach, self.top_pair)
        return mine == (other.cards, other.reach, other.top_pair)

    def beaters(self, kind: int, size: int, top: int) -> int:
        """Count them, by rank (singles: by card)."""
        if self.reach < size:
            return 0
        over = (top | self._equal) + 1
        if kind == SINGLE:
            if self.suited and top >> 3 != TWO:
                return (self.cards >> over << over & (SUIT_MASKS[top >> 1 & 3] | TWOS)).bit_count()
            return (self.cards >> over).bit_count()
        rank = top >> 3
        if kind <= QUAD:
            return self._group_beaters(kind, size, top, over)
        length, keep = size, 0xFF
        if kind == DOUBLE_SEQUENCE:
            length, run = size // 2, self.pair_runs
        elif self.suited:
            suit = top >> 1 & 3
            run, keep = self._runs[1 + suit], 3 << 2 * suit
        else:
            run = self._runs[0]
        higher = sum(reached >= length for reached in run[rank + 1 :])
        same = run[rank] >= length and self.ranks[rank] & keep & 0xFF << over - 8 * rank & 0xFF
        return higher + (1 if same else 0)

    def _group_beaters(self, kind: int, size: int, top: int, over: int) -> int:
        rank = top >> 3
        here = self.ranks[rank]
        if kind == PAIR and self.suited and rank != TWO:
            keep = 0x0F if top & 7 < 4 else 0xF0  # noqa: PLR2004 ♠♣ are the low half of the byte
            here &= keep
            pairs = [(self.ranks[i] & keep).bit_count() >= size for i in range(rank + 1, TWO)]
            higher = sum(pairs) + (self._counts[TWO] >= size)
        elif rank > self.top_pair:
            return 0
        else:
            higher = self._higher[size][rank] - self._higher[size][self.top_pair]
        same = here.bit_count() >= size and here & 0xFF << over - 8 * rank & 0xFF
        return higher + (1 if same else 0)


class Splitter:
    """Splits the hand of one decision, and what each play would leave of it."""

    def __init__(self, rules: Rules, hand: int, unseen: Unseen) -> None:
        self._unseen = unseen
        self._sequences = rules.double_sequences
        self._suited = rules.suits_match
        self._memo: dict[int, Split] = {0: _EMPTY}
        self._twos: dict[int, Split] = {0: _EMPTY}
        self._ranks = hand.to_bytes(16, "little")
        self._tops = [8 * r + b.bit_length() - 1 for r, b in enumerate(self._ranks)]
        self._prices: dict[int, tuple[int, int]] = {}
        self._rest: Callable[[int], Split] = self._suits if self._suited else self._counts

    def split(self, cards: int) -> Split:
        """Get the measures of some of the hand's cards."""
        ranks = cards.to_bytes(16, "little")
        if self._suited:
            key = cards & ~TWOS
        else:
            key = 0
            for rank in range(ACE, -1, -1):
                key = key << 4 | ranks[rank].bit_count()
        a = self._rest(key)
        b = self._of_twos(ranks[TWO])
        return Split(a.turns + b.turns, a.cost + b.cost, a.losers + b.losers)

    def _price(self, kind: int, length: int, top: int) -> tuple[int, int]:
        """Get (cost, 1 if it can be beaten); `length` counts pairs in a double sequence."""
        key = (kind << 4 | length) << 7 | top
        found = self._prices.get(key)
        if found is None:
            size = 2 * length if kind == DOUBLE_SEQUENCE else length
            beaters = self._unseen.beaters(kind, size, top)
            if kind in (QUAD, DOUBLE_SEQUENCE):
                cost = TURN_COST
            else:
                hold = HOLD_STRAIGHT[length] if kind == STRAIGHT else HOLD[kind]
                cost = TURN_COST + _SCALE * beaters // (beaters + hold)
            found = self._prices[key] = (cost, 1 if beaters else 0)
        return found

    def _best(self, options: list[tuple[Split, tuple[int, int]]]) -> Split:
        return Split(
            min([rest[0] for rest, _ in options]) + 1,
            min([rest[1] + price[0] for rest, price in options]),
            min([rest[2] + price[1] for rest, price in options]),
        )

    def _counts(self, key: int) -> Split:
        """Split ranks 3 to A given as their counts, four bits each."""
        found = self._memo.get(key)
        if found is not None:
            return found
        rank = (key & -key).bit_length() - 1 >> 2
        n = key >> 4 * rank & _NIBBLE
        top = self._tops[rank]
        options = [
            (self._counts(key - (size << 4 * rank)), self._price(size, size, top))
            for size in range(1, min(n, _GROUP) + 1)
        ]
        rest, end = key, rank
        while end <= ACE and key >> 4 * end & _NIBBLE:
            rest -= 1 << 4 * end
            length = end - rank + 1
            if length >= _SHORTEST:
                options.append((self._counts(rest), self._price(STRAIGHT, length, self._tops[end])))
            end += 1
        if n > 1 and self._sequences:
            rest, end = key, rank
            while end <= ACE and end < rank + _MOST_PAIRS and key >> 4 * end & _NIBBLE > 1:
                rest -= 2 << 4 * end
                length = end - rank + 1
                if length >= _SHORTEST:
                    price = self._price(DOUBLE_SEQUENCE, length, self._tops[end])
                    options.append((self._counts(rest), price))
                end += 1
        best = self._memo[key] = self._best(options)
        return best

    def _suits(self, key: int) -> Split:
        """Split the cards below 2 themselves, where suits must match."""
        found = self._memo.get(key)
        if found is not None:
            return found
        me = key & -key
        low = me.bit_length() - 1
        rank, suit = low >> 3, low >> 1 & 3
        rest = key ^ me
        options = [(self._suits(rest), self._price(SINGLE, 1, low))]
        others = [card for card in range(low + 1, 8 * rank + 8) if key >> card & 1]
        for i, second in enumerate(others):
            two = rest ^ 1 << second
            if second >> 2 & 1 == suit >> 1:
                options.append((self._suits(two), self._price(PAIR, 2, second)))
            for j, third in enumerate(others[i + 1 :], i + 1):
                three = two ^ 1 << third
                price = self._price(TRIPLE, 3, self._tops[rank])
                options.append((self._suits(three), price))
                for fourth in others[j + 1 :]:
                    price = self._price(QUAD, 4, self._tops[rank])
                    options.append((self._suits(three ^ 1 << fourth), price))
        rest = key
        for end in range(rank, ACE + 1):
            here = key >> 8 * end & 3 << 2 * suit
            if not here:
                break
            rest ^= (here & -here) << 8 * end
            if end >= rank + 2:
                own = self._ranks[end] & 3 << 2 * suit
                price = self._price(STRAIGHT, end - rank + 1, 8 * end + own.bit_length() - 1)
                options.append((self._suits(rest), price))
        best = self._memo[key] = self._best(options)
        return best

    def _of_twos(self, bits: int) -> Split:
        """Split the 2s (a byte), card by card: there it matters which ones are left."""
        found = self._twos.get(bits)
        if found is not None:
            return found
        cards = [card for card in range(8) if bits >> card & 1]
        options = []
        low = 0
        for size in range(1, min(len(cards), _GROUP) + 1):
            for card in cards[size - 1 :]:
                if size == 1 and card != cards[0]:
                    break
                price = self._price(size, size, 8 * TWO + card)
                options.append((self._of_twos(bits & ~(low | 1 << card)), price))
            low |= 1 << cards[size - 1]
        best = self._twos[bits] = self._best(options)
        return best


def _above(counts: list[int], size: int) -> list[int]:
    """For each rank, how many higher ranks have at least `size` cards."""
    out = [0] * len(counts)
    for rank in range(len(counts) - 2, -1, -1):
        out[rank] = out[rank + 1] + (counts[rank + 1] >= size)
    return out


def _run_lengths(counts: list[int], width: int) -> list[int]:
    """For each rank 3 to A, how many ranks in a row up to it have at least `width` cards."""
    out = []
    n = 0
    for count in counts[:TWO]:
        n = n + 1 if count >= width else 0
        out.append(n)
    return out
