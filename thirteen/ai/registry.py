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

BOT_NAMES = ("greedy", "careful", "heuristic")
"""The bots to choose from, weakest first."""


def is_bot(name: str) -> bool:
    """Whether `make_bot` knows the name."""
    return name in _CLASSES


def make_bot(name: str) -> Bot:
    """Get a new bot; ValueError unless `is_bot`."""
    if not is_bot(name):
        msg = f"no bot is called {name!r}"
        raise ValueError(msg)
    module, class_name = _CLASSES[name]
    bot: Bot = getattr(import_module(module), class_name)()
    return bot
