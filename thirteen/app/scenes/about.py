"""What this is, who made it, and how it deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen import __version__
from thirteen.app.about import copy_text, system_information
from thirteen.app.scenes.menu import PanelScene
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.text import Text, caption, heading, note
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget


class AboutScene(PanelScene):
    """A panel over the title."""

    width = 980
    first_focus = "close"

    def content(self, view: View) -> list[Widget]:
        """The words."""
        del view
        context = self.context
        return [
            heading(context, _("Thirteen {version}").format(version=__version__)),
            Text(
                context,
                _(
                    "Thirteen is Tiến Lên, the shedding game that all of Vietnam plays: be the "
                    "first to play your last card."
                ),
            ),
            caption(context, _("Fair play")),
            Text(
                context,
                _(
                    "Every deal comes from a single number, kept in the record of the match: the "
                    "same number always deals the same cards. The opponents see "
                    "what you would see in their place, and nothing else."
                ),
            ),
            caption(context, _("Privacy")),
            Text(context, _("Nothing you do here leaves this computer.")),
            caption(context, _("Licences")),
            note(
                context,
                _(
                    "The game is free software under the MIT licence. Type: Be Vietnam Pro, "
                    "Fraunces and Noto Sans SC, under the SIL Open Font License. Made with "
                    "pygame-ce and SDL."
                ),
            ),
        ]

    def footer(self, view: View) -> list[Widget]:
        """The licences, what a report needs to say, and the way back."""
        del view
        context = self.context
        buttons: list[Widget] = [
            Button(context, _("Close"), self.back, key="close", kind="primary"),
            Button(context, _("Licences"), self._licences, key="licences"),
            Button(context, _("Copy system information"), self._copy, key="copy"),
        ]
        return [Row(context, buttons)]

    def _licences(self) -> None:
        from thirteen.app.scenes.licences import LicencesScene  # noqa: PLC0415 - hardly ever seen

        self.context.stack.push(LicencesScene(self.context))

    def _copy(self) -> None:
        if copy_text(system_information()):
            self.context.toasts.say(_("Copied"))
        else:
            self.context.toasts.say(_("There is no clipboard here."))
