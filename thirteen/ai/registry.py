"""The bots by name, each loaded when somebody sits it down."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thirteen.ai.bot import Bot

_CLASSES = {
    "random": ("thirteen.ai.random_bot", "RandomBot"),
    "greedy": ("thirteen.ai.greedy", "GreedyBot"),
    "careful": ("thirteen.ai.careful", "CarefulBot"),
    "heuristic": ("thirteen.ai.heuristic", "HeuristicBot"),
}

LEVEL_NAMES = ("beginner", "casual", "skilled", "expert", "master")
"""The levels of the learned player, weakest first; each is a bot, as is "level:character"."""

CHARACTER_NAMES = ("careful", "hoarder", "bomber", "racer", "blocker", "teacher")
"""The characters that any level can have."""

BOT_NAMES = ("greedy", "careful", "heuristic", *LEVEL_NAMES)
"""The bots to choose from, without characters."""


def is_bot(name: str) -> bool:
    """Whether `make_bot` knows the name."""
    level, colon, character = name.partition(":")
    if colon:
        return level in LEVEL_NAMES and character in CHARACTER_NAMES
    return name in _CLASSES or name in LEVEL_NAMES


def make_bot(name: str) -> Bot:
    """Get a new bot; ValueError unless `is_bot`. Learned bots load numpy, others do not."""
    if not is_bot(name):
        msg = f"no bot is called {name!r}"
        raise ValueError(msg)
    if name in _CLASSES:
        module, class_name = _CLASSES[name]
        bot: Bot = getattr(import_module(module), class_name)()
        return bot
    learned = import_module("thirteen.ai.learned")
    made: Bot = learned.make(name)
    return made
