"""Rounds until somebody wins, immutable."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from thirteen.engine.deal import deal_hands
from thirteen.engine.events import Event, MatchEnded, RoundDealt, RoundEnded
from thirteen.engine.reasons import IllegalPlay, Reason
from thirteen.engine.round import Round, first_leader
from thirteen.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_SEED = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment; made by `new` or `start`, and from then on by `play`."""

    rules: Rules
    seats: int
    seed: int
    round: Round
    """The round being played; when the match is over, its last one."""
    round_no: int
    """The number of that round, from 1; a hand dealt again keeps its number."""
    deals: int
    """How many times cards have been dealt; with the seed it gives the next deal."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that have won: none before the end, several if leaders share."""
    is_over: bool

    @classmethod
    def new(cls, rules: Rules, seats: int, seed: int) -> Match:
        """A match with its first round dealt; the same seed gives the same match everywhere.

        ValueError for a number of seats that the rules do not allow and a seed outside 0…2**64-1.
        """
        return cls.start(rules, seats, seed)[0]

    @classmethod
    def start(cls, rules: Rules, seats: int, seed: int) -> tuple[Match, tuple[Event, ...]]:
        """`new` with what happened: the deal, and what hands that win as dealt made of it."""
        if type(rules) is not Rules:
            msg = "a match needs rules"
            raise ValueError(msg)
        rules.check_seats(seats)
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            msg = "the seed is a whole number from 0 to 2**64 - 1"
            raise ValueError(msg)
        events: list[Event] = []
        dealt = _deal(rules, seats, random.Random(f"{seed} 0"), 1, None, events)
        match = cls(rules, seats, seed, dealt, 1, 1, (0,) * seats, (), is_over=False)
        return _playable(match, events), tuple(events)

    def play(self, play: int) -> tuple[Match, tuple[Event, ...]]:
        """The match after an answer of the seat being asked, and what happened.

        When the play ends a round, the next one is dealt at once unless the match is over.
        IllegalPlay, with the reason, for anything the rules refuse.
        """
        if self.is_over:
            raise IllegalPlay(Reason.HAND_OVER)
        after, happened = self.round.play(play)
        match = replace(self, round=after)
        if not after.is_over:
            return match, happened
        events = list(happened)
        return _playable(match, events), tuple(events)


def _deal(  # noqa: PLR0913, PLR0917 one argument a fact of the deal
    rules: Rules,
    seats: int,
    rng: random.Random,
    number: int,
    leader: int | None,
    events: list[Event],
) -> Round:
    """A round just dealt; it may be over at once."""
    hands, left_out = deal_hands(rules, seats, rng)
    leads, opening = first_leader(hands, leader)
    dealt, happened = Round.begin(rules, hands, leader)
    events.append(RoundDealt(number, hands, leads, opening, left_out))
    events.extend(happened)
    return dealt


def _playable(match: Match, events: list[Event]) -> Match:
    """Score a round that is over and deal the next, until one can be played or the match ends."""
    while match.round.is_over:
        rules, ended, number, leader = match.rules, match.round, match.round_no, None
        if not ended.voided:
            scores = tuple(a + b for a, b in zip(match.scores, ended.points, strict=True))
            events.append(RoundEnded(number, ended.places, ended.hands, ended.points, scores))
            winners = winners_of(rules, scores, number)
            match = replace(match, scores=scores, winners=winners, is_over=bool(winners))
            if winners:
                events.append(MatchEnded(winners, scores))
                break
            number += 1
            if rules.next_lead == "winner" and ended.instant is None:
                leader = ended.finished[0]
        rng = random.Random(f"{match.seed} {match.deals}")
        dealt = _deal(rules, match.seats, rng, number, leader, events)
        match = replace(match, round=dealt, round_no=number, deals=match.deals + 1)
    return match


def winners_of(rules: Rules, scores: Sequence[int], hands_played: int) -> tuple[int, ...]:
    """Who has won after so many hands; nobody while the match goes on."""
    length = rules.match
    if length.target is not None:
        ended = max(scores) >= length.target
    else:
        ended = hands_played >= (length.hands or 0)
    best = max(scores) if rules.best == "high" else min(scores)
    leaders = tuple(seat for seat, score in enumerate(scores) if score == best)
    if not ended or (len(leaders) > 1 and rules.ties == "play-on"):
        return ()
    return leaders
