"""The bots by name, each loaded when somebody sits it down."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thirteen.ai.bot import Bot

_CLASSES = {
    "greedy": ("thirteen.ai.greedy", "GreedyBot"),
    "careful": ("thirteen.ai.careful", "CarefulBot"),
}

BOT_NAMES = tuple(_CLASSES)
"""Every name `make_bot` knows, weakest first."""


def make_bot(name: str) -> Bot:
    """Get a new bot; ValueError for a name that is not in `BOT_NAMES`."""
    if name not in _CLASSES:
        msg = f"no bot is called {name!r}"
        raise ValueError(msg)
    module, class_name = _CLASSES[name]
    bot: Bot = getattr(import_module(module), class_name)()
    return bot
