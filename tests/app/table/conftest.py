"""A match at the table without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen import i18n
from thirteen.app.context import Context
from thirteen.app.session import Player, Session, SessionOptions
from thirteen.app.view import View
from thirteen.engine import PRESETS
from thirteen.storage import Folders, Store

from .person import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from thirteen.engine import Rules


@pytest.fixture(autouse=True)
def _speak_english() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    i18n.use_language("en")
    yield
    i18n.use_language("en")


@pytest.fixture
def seat(tmp_path: Path) -> Callable[..., Table]:
    """A function that seats a person (or only bots) at a table."""

    def sit(  # noqa: PLR0913 - what a match can differ in
        preset: str = "classic",
        *,
        seats: int = 4,
        seed: int = 7,
        size: tuple[int, int] = (1280, 720),
        person: bool = True,
        rules: Rules | None = None,
        **settings: object,
    ) -> Table:
        store = Store(Folders.find(tmp_path))
        context = Context(store, View(*size), 1, "en")
        if settings:
            context.change_settings(**settings)
        kinds = ["human" if person else "greedy", *["greedy"] * (seats - 1)]
        names = [f"Seat {i}" for i in range(seats)]
        players = [Player(name, kind) for name, kind in zip(names, kinds, strict=True)]
        options = SessionOptions.of(store.settings)
        session = Session(rules or PRESETS[preset], players, seed, store, options=options)
        return Table(context, session)

    return sit
