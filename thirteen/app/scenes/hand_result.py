"""What a hand gave: places, points and what was paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.scenes.menu import PanelScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.session import Session


class HandResultScene(PanelScene):
    """Over the table when `session.round_summary` is there; `on_next` is called when it was read.

    The scene closes itself before it calls `on_next` (which may well be `session.next_round`).
    """

    def __init__(self, context: Context, session: Session, on_next: Callable[[], None]) -> None:
        super().__init__(context)
        self._session = session
        self._on_next = on_next
