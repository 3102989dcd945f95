"""From events to scripts: one after another, the picture catches up with the match."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

from thirteen.app.table import deals, plays
from thirteen.app.table.reasons import instant_name
from thirteen.engine.events import (
    Dropped,
    InstantWin,
    LastCard,
    LeadPassed,
    MatchEnded,
    Passed,
    Played,
    Redealt,
    RoundDealt,
    RoundEnded,
    RoundVoided,
    Settled,
    TrickClosed,
    WentOut,
)
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.app.table.board import Board
    from thirteen.app.table.timeline import Script
    from thirteen.engine.events import Event

TURNING = (RoundDealt, RoundEnded, InstantWin, Redealt, RoundVoided, MatchEnded)


class Stage(Protocol):
    """What a director needs of the scene."""

    def name(self, seat: int) -> str:
        """Give the name of a seat."""

    def hand_order(self, hand: int) -> tuple[int, ...]:
        """Take a new hand up; give it in the order it is to be shown."""

    def sound(self, name: str) -> None:
        """Play an effect."""

    def say(self, text: str) -> None:
        """Show a sentence for a while."""


class Director:
    """Plays the events given to `add` on the board, in their order.

    ``dealing`` is True while cards are dealt or turned up at the end: they are out of reach.
    """

    def __init__(self, board: Board, stage: Stage) -> None:
        self.board = board
        self.stage = stage
        self._queue: deque[Event] = deque()
        self._running = False
        self.dealing = False

    @property
    def settled(self) -> bool:
        """Whether the picture shows all that happened."""
        return not self._queue and not self._running

    @property
    def answered(self) -> bool:
        """Whether the seat whose turn still shows has answered, and nobody is asked yet."""
        board = self.board
        laid = board.caption is not None and board.caption.seat == board.turn
        passed = board.turn in board.state.passed
        return not self.settled and (laid or passed or board.state.top is None)

    def add(self, events: Iterable[Event]) -> None:
        """Queue events; the first begins at once if nothing else is under way."""
        self._queue.extend(events)
        self._go_on()

    def finish(self) -> None:
        """Bring the picture up to the match at once."""
        self.board.timeline.finish()

    def forget(self) -> None:
        """Drop what is not yet shown: the picture is about to be put up anew."""
        self._queue.clear()
        self.board.timeline.finish()

    def _go_on(self) -> None:
        if self._queue and not self._running:
            self._running = True
            self.board.timeline.start(self._play_all())

    def _play_all(self) -> Script:
        while self._queue:
            event = self._queue.popleft()
            self.dealing = isinstance(event, TURNING)
            yield from self._script(event)
        self._running = self.dealing = False

    def _script(self, event: Event) -> Script:  # noqa: C901, PLR0912 - one case an event
        board, stage = self.board, self.stage
        match event:
            case RoundDealt():
                order = stage.hand_order(event.hands[board.me])
                yield from deals.dealt(board, event, order, self._sound)
            case Played():
                yield from plays.played(board, event, self._sound)
            case Passed():
                yield from plays.passed(board, event, self._sound)
            case TrickClosed():
                yield from plays.trick_closed(board, event)
            case LastCard():
                yield from plays.last_card(board, event, self._sound)
            case WentOut():
                yield from plays.went_out(board, event, self._sound)
            case Dropped():
                yield from plays.dropped(board, event)
            case Settled():
                yield from plays.settled(board, event)
            case InstantWin():
                text = _("{name}: {hand} wins at once")
                text = text.format(name=stage.name(event.seat), hand=instant_name(event.kind))
                self._sound("chime")
                yield from deals.instant_win(board, event, stage.say, text)
            case Redealt():
                text = _("{name}: {hand}, so the cards are dealt again")
                text = text.format(name=stage.name(event.seat), hand=instant_name(event.kind))
                yield from deals.instant_win(board, event, stage.say, text)
            case RoundVoided():
                text = _("Nobody can lead: the hand is dealt again")
                yield from deals.voided(board, event, stage.say, text)
            case LeadPassed():
                stage.say(_("{name} cannot lead").format(name=stage.name(event.seat)))
                yield deals.SHOW_MS / 2
            case RoundEnded():
                yield from deals.round_ended(board, event, self._sound)
            case MatchEnded():
                pass

    def _sound(self, name: str) -> None:
        """Play an effect, unless a click is rushing through the picture."""
        if not self.board.timeline.skipping:
            self.stage.sound(name)
