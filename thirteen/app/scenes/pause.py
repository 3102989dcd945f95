"""The panel over the table while the game waits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from thirteen.app.rule_texts import rules_summary
from thirteen.app.scenes.menu import PanelScene
from thirteen.app.scenes.rules import open_rules
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.text import heading, note
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.session import Session
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget
    from thirteen.engine import Rules


class PauseScene(PanelScene):
    """Go on, change settings, or leave for the title; the match is kept."""

    first_focus = "resume"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self._session = session

    def content(self, view: View) -> list[Widget]:
        """Heading, the rules in a line, and the ways to go."""
        del view
        context = self.context
        return [
            heading(context, _("Paused")),
            note(context, rules_summary(self._session.rules, self._session.preset)),
            Button(context, _("Resume"), self.back, key="resume", kind="primary", symbol="play"),
            Button(context, _("Rules"), partial(open_rules, context), symbol="help"),
            Button(context, _("Settings"), self._settings, symbol="gear"),
            Button(context, _("Leave to the title screen"), self._leave, symbol="back"),
            note(context, _("The match is saved, to the card.")),
        ]

    def rules_shown(self) -> tuple[Rules, str]:
        """The rules of the match."""
        return self._session.rules, self._session.preset

    def _settings(self) -> None:
        from thirteen.app.scenes.settings import SettingsScene  # noqa: PLC0415 - mutual

        self.context.stack.push(SettingsScene(self.context))

    def _leave(self) -> None:
        from thirteen.app.scenes.title import TitleScene  # noqa: PLC0415 - mutual

        self.context.stack.clear_to(TitleScene(self.context))
