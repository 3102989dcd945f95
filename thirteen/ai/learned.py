"""The learned player, at any level and with any character."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from thirteen.ai.bot import at_once
from thirteen.ai.characters import CHARACTERS, Character
from thirteen.ai.endings import winning_play
from thirteen.ai.estimate import estimates
from thirteen.ai.levels import LEVELS, Level
from thirteen.ai.network import Network, shipped
from thirteen.ai.plays import candidates

if TYPE_CHECKING:
    import random
    from collections.abc import Generator, Sequence

    from thirteen.ai.judge import Choice
    from thirteen.ai.view import SeatView


class LearnedBot:
    """Estimates every candidate with the network and picks as its level and character do."""

    def __init__(
        self, level: Level, character: Character | None = None, network: Network | None = None
    ) -> None:
        self.level = level
        self.character = character
        self._network = network or shipped()

    @property
    def name(self) -> str:
        """Get "master", or "master:hoarder" with a character."""
        return f"{self.level.name}:{self.character.name}" if self.character else self.level.name

    def choose(self, view: SeatView, rng: random.Random, budget: float) -> int:  # noqa: ARG002 (always quick)
        """Get the pick among the candidates; a won ending is played exactly where the level can."""
        return at_once(self.steps(view, rng))

    def steps(self, view: SeatView, rng: random.Random) -> Generator[None, None, int]:
        """Get the same in steps: the search of an ending can take longer than a frame."""
        plays = candidates(view.turn)
        if len(plays) == 1:
            return plays[0].cards
        level = self.level
        choice = level.choice(view, plays)
        worths = self.worths(choice)
        order = sorted(range(len(worths)), key=lambda at: -worths[at])
        if level.solves_endings:
            preferred = [choice.plays[at].cards for at in order]
            won = yield from winning_play(view, preferred)
            if won is not None:
                return won
        return choice.plays[waver(worths, order, level.temperature, level.cut, rng)].cards

    def worths(self, choice: Choice) -> list[float]:
        """Get what each candidate is worth to this player; taste counts within the leeway."""
        judged = estimates(self._network, choice)
        worths = [estimate.worth for estimate in judged]
        if self.character is None:
            return worths
        least = max(worths) - self.level.leeway
        taste, look = self.character.taste, choice.look
        return [
            estimate.worth + taste(look, play, estimate) if estimate.worth >= least else -math.inf
            for play, estimate in zip(choice.plays, judged, strict=True)
        ]


def make(name: str) -> LearnedBot:
    """Get the bot of a level's name, or of "level:character"; KeyError for other names."""
    level, _, character = name.partition(":")
    return LearnedBot(LEVELS[level], CHARACTERS[character] if character else None)


def waver(
    worths: Sequence[float],
    order: Sequence[int],
    temperature: float,
    cut: float,
    rng: random.Random,
) -> int:
    """Get the place of a pick: the best, or one nearly as good, as likely as it is near."""
    best = order[0]
    if temperature <= 0:
        return best
    near = [at for at in order if worths[at] >= worths[best] - cut]
    weights = [math.exp((worths[at] - worths[best]) / temperature) for at in near]
    point = rng.random() * sum(weights)
    for at, weight in zip(near, weights, strict=True):
        point -= weight
        if point < 0:
            return at
    return best
