"""One match, driven."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

from thirteen.ai.registry import make_bot
from thirteen.app.selection import Ask
from thirteen.app.session.advice import Advisors, Thinking, Thought
from thirteen.app.session.auto_pass import AutoPasser
from thirteen.app.session.chapters import chapters
from thirteen.app.session.options import SessionOptions
from thirteen.app.session.phase import Phase
from thirteen.app.session.player import Player
from thirteen.app.session.public import PublicRound, SeatMarks
from thirteen.app.session.saving import Keeper, Nowhere
from thirteen.app.session.summary import MatchSummary, RoundSummary, match_summary, summary_of
from thirteen.app.session.undo import Undo
from thirteen.engine import PASS, IllegalPlay, Match, Reason, Round, preset_of
from thirteen.engine.events import MatchEnded, RoundDealt
from thirteen.engine.record import Record
from thirteen.storage import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.ai.bot import Bot
    from thirteen.engine import Rules
    from thirteen.engine.events import Event, Passed, Played

BUDGET = 0.05
"""Seconds a bot may take for a choice: less than a person notices, and none do."""


class Session:
    """A match of people and bots, saved after every play; see the package for how to use it.

    `players` has one entry a seat; `seed` fixes every deal and every bot's dice; `store` keeps the
    match (None: it is kept nowhere); `options` may be replaced at any time; `make` gives the bot
    of a name; `budget` is the time in seconds a bot is given for a choice; `preset` is the name
    the rules go by (None: the nearest); `record` is for `resume`. ValueError where the rules do
    not take so many players.
    """

    def __init__(  # noqa: PLR0913 - all a match needs
        self,
        rules: Rules,
        players: Sequence[Player],
        seed: int,
        store: Keeper | None = None,
        *,
        options: SessionOptions | None = None,
        make: Callable[[str], Bot] = make_bot,
        budget: float = BUDGET,
        preset: str | None = None,
        record: Record | None = None,
    ) -> None:
        self.rules = rules
        self.preset = preset or preset_of(rules)[0]
        self.players = tuple(players)
        self.seed = seed
        self.options = options or SessionOptions()
        self._store: Keeper = store or Nowhere()
        self._advisors = Advisors(self.players, seed, make, budget)
        self._auto_pass = AutoPasser()
        self._public = PublicRound()
        self._rounds: list[RoundSummary] = []
        self._pending: list[Event] = []
        self._later: deque[list[Event]] = deque()
        self._ended: Round | None = None
        self._thinking: Thinking | None = None
        self._undo: Undo | None = None
        self._after_person = False
        self._plies = 0
        self._stamp = 0
        self._round_no = 1
        self._match_summary: MatchSummary | None = None
        self.phase = Phase.PLAYING
        if record is None:
            self.match, events = Match.start(rules, len(self.players), seed)
            self._store.begin_match(self._header())
            self._later.extend(chapters(events))
            self._turn_page()
        else:
            self._follow(record)

    @classmethod
    def resume(
        cls,
        record: Record,
        store: Keeper | None = None,
        *,
        options: SessionOptions | None = None,
        make: Callable[[str], Bot] = make_bot,
        budget: float = BUDGET,
    ) -> Self:
        """Get the session of a saved match, at the card where it was left."""
        players = tuple(map(Player, record.seats, record.players))
        return cls(
            record.rules,
            players,
            record.seed,
            store,
            options=options,
            make=make,
            budget=budget,
            preset=record.preset,
            record=record,
        )

    # -- who and what --

    @property
    def me(self) -> int:
        """The seat shown at the bottom: the first person's, or seat 0 when bots play alone."""
        return next((seat for seat, player in enumerate(self.players) if player.is_human), 0)

    def call_me(self, name: str) -> bool:
        """Change the name of the person at the bottom: whether that is news."""
        me = self.me
        if self.watching or self.players[me].name == name:
            return False
        renamed = replace(self.players[me], name=name)
        self.players = (*self.players[:me], renamed, *self.players[me + 1 :])
        return True

    @property
    def watching(self) -> bool:
        """Whether no person plays."""
        return not any(player.is_human for player in self.players)

    @property
    def solo(self) -> bool:
        """Whether exactly one person plays."""
        return sum(player.is_human for player in self.players) == 1

    def is_human(self, seat: int) -> bool:
        """Whether a person answers for a seat."""
        return self.players[seat].is_human

    @property
    def round(self) -> Round:
        """The round as it is to be shown: the one just over until `next_round`."""
        return self._ended if self._ended is not None else self.match.round

    @property
    def round_no(self) -> int:
        """The number of the round shown, from 1."""
        return self._round_no

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores after the last round that was shown to its end."""
        return self._rounds[-1].scores if self._rounds else (0,) * len(self.players)

    @property
    def my_hand(self) -> int:
        """The cards of the seat at the bottom."""
        return self.round.hands[self.me]

    @property
    def awaiting(self) -> int | None:
        """The seat whose answer is wanted, None while a result is shown."""
        return self.match.round.seat if self.phase is Phase.PLAYING else None

    @property
    def ask(self) -> Ask:
        """What my seat is asked, for the selection; nobody else's question shows in it."""
        now, seat = self.round, self.me
        asked = self.awaiting == seat and self.is_human(seat)
        return Ask(
            turn=now.turn if asked else None,
            stamp=self._stamp,
            locked=seat in now.locked,
            out=seat in now.finished or seat in now.dropped,
            inert=self.phase is not Phase.PLAYING,
        )

    @property
    def can_interrupt(self) -> bool:
        """Whether a person may break in out of turn: submit the bomb, or PASS to let it go."""
        seat = self.awaiting
        return seat is not None and self.is_human(seat) and not self.match.round.turn.on_turn

    @property
    def history(self) -> tuple[Played | Passed, ...]:
        """The plays and passes of the round shown, oldest first."""
        return tuple(self._public.history)

    def marks(self, seat: int) -> SeatMarks:
        """Get what the plate of a seat shows."""
        return self._public.marks(self.round, seat)

    # -- results --

    @property
    def rounds(self) -> tuple[RoundSummary, ...]:
        """Every round that ended, for the score sheet."""
        return tuple(self._rounds)

    @property
    def round_summary(self) -> RoundSummary | None:
        """How the round shown ended, None while it is played."""
        return self._rounds[-1] if self.phase is not Phase.PLAYING else None

    @property
    def match_summary(self) -> MatchSummary | None:
        """How the match ended, None before that."""
        return self._match_summary

    def next_round(self) -> None:
        """Go on to the next deal after a round's result was read; its events follow."""
        if self.phase is Phase.ROUND_OVER:
            self.phase = Phase.PLAYING
            self._ended = None
            self._stamp += 1
            self._turn_page()

    # -- time --

    def update(self, dt: float, *, settled: bool = True) -> bool:
        """Let `dt` seconds pass: whether something happened that shows.

        Thinking and the auto-pass ring count only while the picture has settled, and a bot's choice
        is worked out only then: at most one choice and one play in each call.
        """
        if self.phase is not Phase.PLAYING or not settled:
            return False
        seat = self.match.round.seat
        if self.is_human(seat):
            return self._wait_for_person(dt, seat)
        thought = self._think(dt)
        if thought is None or thought.left > 0:
            return False
        self._play(seat, thought.play)
        return True

    def _think(self, dt: float) -> Thought | None:
        """Let the bot take a step; get its thought once it has one, with the time left of it."""
        if self._thinking is None:
            self._thinking = self._advisors.think(
                self.match,
                self._public.history,
                self._plies,
                self.options.pace,
                after_person=self._after_person,
            )
            dt = 0.0
        return self._thinking.go_on(dt)

    def take_events(self) -> list[Event]:
        """Get what happened since the last call."""
        taken, self._pending = self._pending, []
        return taken

    @property
    def auto_pass_left(self) -> float | None:
        """Seconds until the person's seat passes by itself, None if it does not."""
        return self._auto_pass.left

    @property
    def auto_pass_share(self) -> float:
        """How much of the auto-pass ring is left, 1 to 0."""
        return self._auto_pass.share

    def cancel_auto_pass(self) -> None:
        """Leave this pass to the person."""
        self._auto_pass.cancel(self._stamp)

    # -- plays --

    def submit(self, play: int) -> None:
        """Answer for the person awaited, with cards or PASS. Raises IllegalPlay."""
        seat = self.awaiting
        if seat is None or not self.is_human(seat):
            raise IllegalPlay(Reason.NOT_YOUR_TURN, play)
        undo = Undo(self.match, len(self._public.events), self._plies)
        on_turn = self.match.round.turn.on_turn
        self._play(seat, play)
        if self.solo and (on_turn or play != PASS) and self.phase is Phase.PLAYING:
            self._undo = undo

    @property
    def can_take_back(self) -> bool:
        """Whether the person's last play can be undone: nobody has acted since."""
        return self._undo is not None and self.phase is Phase.PLAYING

    def take_back(self) -> bool:
        """Undo the person's last play: whether it could be. Build the picture anew from `round`."""
        undo = self._undo
        if undo is None or not self.can_take_back:
            return False
        self._store.take_back(undo.saved)
        self.match = undo.match
        self._plies = undo.plies
        self._public = PublicRound(self._public.events[: undo.events])
        self._pending.clear()
        self._undo = None
        self._thinking = None
        self._after_person = False
        self._stamp += 1
        self.cancel_auto_pass()
        return True

    def _play(self, seat: int, play: int) -> None:
        before = self.match
        declined = play == PASS and not before.round.turn.on_turn
        self.match, events = before.play(play)
        self._store.append_play(seat, play)
        self._plies += 1
        self._stamp += 1
        self._thinking = None
        self._auto_pass.left = None
        if declined and not self.is_human(seat) and self._undo is not None:
            self._undo.saved += 1
        else:
            self._undo = None
            self._after_person = self.is_human(seat)
        pages = chapters(events)
        self._ended = None
        self._show(pages[0])
        self._later.extend(pages[1:])
        if self.phase is not Phase.PLAYING and self._ended is None:
            self._ended, _ = before.round.play(play)

    def _wait_for_person(self, dt: float, seat: int) -> bool:
        turn, mode = self.match.round.turn, self.options.auto_pass
        if self._auto_pass.update(dt, self._stamp, turn, mode):
            self._play(seat, PASS)
            return True
        return self._auto_pass.left is not None

    # -- rounds --

    def _turn_page(self) -> None:
        self._show(self._later.popleft())

    def _show(self, events: list[Event]) -> None:
        self._pending.extend(events)
        self._take_in(events)

    def _take_in(self, events: list[Event]) -> None:
        """Follow the events of one chapter, to the end of its round if it has one."""
        self._public.add(events)
        dealt = None
        for event in events:
            if isinstance(event, RoundDealt):
                dealt = event
                self._round_no = event.number
        summary = summary_of(self._public.events)
        if summary is None:
            return
        self._rounds.append(summary)
        self.phase = Phase.ROUND_OVER
        if dealt is not None:  # won as dealt: no play leads to its last position
            leader = dealt.leader if dealt.opening is None else None
            self._ended = Round.from_hands(self.rules, dealt.hands, leader)
        last = events[-1]
        if isinstance(last, MatchEnded):
            self.phase = Phase.MATCH_OVER
            self._finish(last)

    def _header(self) -> dict[str, Any]:
        names = tuple(player.name for player in self.players)
        kinds = tuple(player.kind for player in self.players)
        return Record(self.preset, self.rules, names, kinds, self.seed).header

    def _follow(self, record: Record) -> None:
        """Go through a saved match, without showing it, to the card where it was left.

        A result that was being read is taken as read; a round without a play yet is dealt for
        the eye once more.
        """
        for self.match, events in record.steps():
            for page in chapters(events):
                self.phase, self._ended = Phase.PLAYING, None
                self._take_in(page)
        self._plies = len(record.plays)
        if self.phase is Phase.MATCH_OVER:
            self._ended = None  # the match holds its last round
        elif not self._public.history:
            self._pending.extend(self._public.deal)

    def _finish(self, ended: MatchEnded) -> None:
        self._match_summary = match_summary(self.players, self.rules, ended.winners, self._rounds)
        if not self.watching:
            me = self.me
            self._store.record_match(
                Outcome(
                    preset=self.preset,
                    seats=len(self.players),
                    won=me in ended.winners,
                    places=tuple(summary.places[me] for summary in self._rounds),
                    points=ended.scores[me],
                )
            )
        self._store.finish_match()
