"""A question or a piece of news, with the answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from thirteen.app.scenes.menu import PanelScene
from thirteen.app.widgets.button import Button, Kind
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.text import Text, heading
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.app.context import Context
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget


class Answer(NamedTuple):
    """A button of a dialog; `act` is called once the dialog is gone."""

    label: Callable[[], str]
    act: Callable[[], None]
    kind: Kind = "secondary"


class Dialog(PanelScene):
    """A heading, paragraphs and answers; words come as functions, since the language may change.

    The back key gives the last answer.
    """

    width = 680

    def __init__(
        self,
        context: Context,
        name: Callable[[], str],
        paragraphs: Callable[[], Sequence[str]],
        answers: Sequence[Answer],
    ) -> None:
        super().__init__(context)
        self._name = name
        self._paragraphs = paragraphs
        self._answers = answers

    def content(self, view: View) -> list[Widget]:
        """The words."""
        del view
        paragraphs = [Text(self.context, words) for words in self._paragraphs()]
        return [heading(self.context, self._name()), *paragraphs]

    def footer(self, view: View) -> list[Widget]:
        """The answers in a row."""
        del view
        buttons: list[Widget] = [
            Button(
                self.context,
                answer.label(),
                lambda answer=answer: self._answer(answer),  # type: ignore[misc]
                key=str(i),
                kind=answer.kind,
            )
            for i, answer in enumerate(self._answers)
        ]
        return [Row(self.context, buttons, fill=True)]

    def back(self) -> None:
        """Give the last answer."""
        self._answer(self._answers[-1])

    def _answer(self, answer: Answer) -> None:
        self.context.stack.pop()
        answer.act()


def nothing() -> None:
    """Do nothing: the answer is only that it was read."""


def notice_dialog(context: Context, sentences: Callable[[], Sequence[str]]) -> Dialog:
    """A panel that tells something and is then closed."""
    return Dialog(
        context,
        lambda: _("Please note"),
        sentences,
        [Answer(lambda: _("Understood"), nothing, "primary")],
    )
