"""How the match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.scenes.menu import PanelScene

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.session import Session


class MatchResultScene(PanelScene):
    """Over the table when `session.match_summary` is there; on to a new match or the title."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self._session = session
