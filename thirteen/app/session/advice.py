"""The bots of a match, asked so that no fault of theirs can stop it."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING

from thirteen.ai.view import SeatView
from thirteen.engine import PASS, IllegalPlay

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.ai.bot import Bot
    from thirteen.app.session.player import Player
    from thirteen.engine import Match, Turn
    from thirteen.engine.events import Event

_log = logging.getLogger(__name__)

FALLBACK = "careful"


class Advisors:
    """The bot of each seat that has one.

    A bot's dice depend on the seed of the match and the number of plays made, and on nothing else:
    a match gone on with plays out as it would have.
    """

    def __init__(
        self, players: Sequence[Player], seed: int, make: Callable[[str], Bot], budget: float
    ) -> None:
        self._seed = seed
        self._make = make
        self._budget = budget
        self._bots: dict[int, Bot] = {
            seat: self._made(player.kind)
            for seat, player in enumerate(players)
            if not player.is_human
        }

    def choose(self, match: Match, seat: int, history: Sequence[Event], plies: int) -> int:
        """Get the legal play of the bot at `seat`; its fault costs it a choice, not the match."""
        turn = match.round.turn
        try:
            view = SeatView.of(match, history)
            play = self._bots[seat].choose(view, self.dice(plies, "play"), self._budget)
            turn.verify(play)
        except IllegalPlay as error:
            _log.warning("%s gave an illegal play: %s", self._bots[seat].name, error)
            return lowest_play(turn)
        except Exception:  # noqa: BLE001 - a bot's fault, whatever it is, must not end the match
            _log.exception("%s failed", self._bots[seat].name)
            return lowest_play(turn)
        return play

    def dice(self, plies: int, purpose: str) -> random.Random:
        """Get the dice for one purpose after so many plays."""
        return random.Random(f"{self._seed}/{plies}/{purpose}")

    def _made(self, name: str) -> Bot:
        try:
            return self._make(name)
        except Exception:  # noqa: BLE001 - a bot that cannot be loaded has a stand-in
            _log.exception("there is no bot %s", name)
            return self._make(FALLBACK)


def lowest_play(turn: Turn) -> int:
    """Get the lowest legal play; PASS where that is all, or where an interrupt may be let go."""
    if not turn.on_turn:
        return PASS
    return next(iter(turn.plays), PASS)
