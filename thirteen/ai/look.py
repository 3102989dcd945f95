"""What a player makes of its view: who is left, what may be out there, what its own hand needs."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from thirteen.ai.plays import candidate_of
from thirteen.ai.reading import DOUBTED, read
from thirteen.ai.split import DOUBLE_SEQUENCE, NOTHING, QUAD, TRIPLE, Splitter, Unseen
from thirteen.engine import Kind, classify
from thirteen.engine.cards import RED, TWO, TWOS
from thirteen.engine.events import Played

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from thirteen.ai.plays import Candidate
    from thirteen.ai.reading import Word
    from thirteen.ai.view import SeatView
    from thirteen.engine import Combo

_QUAD_VALUE, _THREE_PAIRS_VALUE, _MORE_PAIRS_VALUE = 4, 3, 5
_THREE_PAIRS = 6


class Look:
    """One decision, prepared once for all candidates.

    `unseen` replaces the view's own unseen cards: a player that forgets takes cards for unseen
    that were played. One that does not read the others takes nobody at its word.
    """

    def __init__(self, view: SeatView, unseen: int | None = None, *, reads: bool = True) -> None:
        self.view = view
        self.rules = view.rules
        self.hand = view.hand
        self.unseen = view.unseen if unseen is None else unseen
        counts = view.counts
        self.others = view.others
        self.counts = [counts[seat] for seat in self.others]
        self.unlocked = len(view.answering)
        self.least = min(self.counts, default=99)
        self.reach = max(self.counts, default=0)
        self.total = sum(self.counts)
        self.deck = Unseen(view.rules, self.unseen, self.reach)
        self.splitter = Splitter(view.rules, view.hand, self.deck)
        self.now = self.splitter.split(view.hand)
        words = read(view) if reads else {}
        self.words = [
            self._believed(words.get(seat, DOUBTED), counts[seat]) for seat in self.others
        ]
        self._take_words()
        self.table: Candidate | None = candidate_of(view.table) if view.table else None
        self.played = frozenset(event.seat for event in view.history if isinstance(event, Played))
        ranks = self.deck.ranks
        self.quads = self.reach >= QUAD and any(rank.bit_count() >= QUAD for rank in ranks)
        longest = max(self.deck.pair_runs) if view.rules.double_sequences else 0
        self.longest_pairs = min(longest, self.reach // 2)

    def _believed(self, word: Word, count: int) -> Word:
        """Get the word, or doubt where it leaves fewer cards than the seat holds."""
        return word if word.possible(self.unseen).bit_count() >= count else DOUBTED

    def _take_words(self) -> None:
        """Prepare what the others may hold by their word, and what may answer in this trick."""
        told = self._told(self.words, self.counts)
        self.told_deck, self.told_splitter, self.told_now = self.deck, self.splitter, self.now
        if not told.like(self.deck):
            self.told_deck = told
            self.told_splitter = Splitter(self.rules, self.hand, told)
            self.told_now = self.told_splitter.split(self.hand)
        self.answers = self.told_deck
        if self.unlocked < len(self.others):
            free = [seat not in self.view.locked for seat in self.others]
            self.answers = self._told(compress(self.words, free), list(compress(self.counts, free)))

    def _told(self, words: Iterable[Word], counts: Sequence[int]) -> Unseen:
        cards = top_pair = 0
        for word in words:
            cards |= word.possible(self.unseen)
            top_pair = max(top_pair, word.top_pair)
        return Unseen(self.rules, cards, max(counts, default=0), top_pair)

    @property
    def next_count(self) -> int:
        """The cards of the next player still in the round."""
        return self.counts[0] if self.counts else 0

    def bomb_threat(self, play: Candidate) -> bool:
        """Whether the unseen cards may hold a bomb that beats this play."""
        if play.kind in (NOTHING, QUAD, DOUBLE_SEQUENCE):
            return False
        rules = self.rules
        if rules.bombs_beat == "anything":
            return self.quads or self.longest_pairs >= 3  # noqa: PLR2004 the shortest there is
        if play.kind > TRIPLE or play.top >> 3 != TWO:
            return False
        need = rules.pairs_beat_twos[play.size - 1]
        by_quad = self.quads and play.size <= rules.quad_beats_twos
        return by_quad or (need is not None and self.longest_pairs >= need)

    def stake(self) -> int:
        """Get what the bombs of this trick have come to cost the last victim, under settlement."""
        if self.rules.scoring.kind != "settlement":
            return 0
        stake = 0
        trick = [(seat, classify(cards, self.rules)) for seat, cards in self.view.trick if cards]
        for at, (_, combo) in enumerate(trick[1:], 1):
            owner, beaten = trick[at - 1]
            if combo is None or beaten is None or not combo.is_bomb:
                continue
            still = self.view.counts[owner] or any(seat == owner for seat, _ in trick[at:])
            if still:
                stake += set_value(beaten)
        return stake


def set_value(combo: Combo) -> int:
    """Get what 2s or a bomb cost their owner under settlement when they are beaten."""
    if not combo.is_bomb:
        twos = combo.cards & TWOS
        return twos.bit_count() + (twos & RED).bit_count()
    if combo.kind is Kind.QUAD:
        return _QUAD_VALUE
    return _THREE_PAIRS_VALUE if combo.size == _THREE_PAIRS else _MORE_PAIRS_VALUE
