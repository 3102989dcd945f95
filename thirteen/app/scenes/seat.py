"""Who plays at one seat: a person, or a bot of some strength and character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.registry import CHARACTER_NAMES, LEVEL_NAMES
from thirteen.app.people import (
    HUMAN,
    SIMPLE_BOTS,
    bot_line,
    character_label,
    kind_label,
    learned_bots,
)
from thirteen.app.scenes.menu import PanelScene
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.field import Field
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.segments import Segments
from thirteen.app.widgets.text import heading, note
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.scenes.new_game import NewGameScene
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget

PLAIN = ""


class SeatScene(PanelScene):
    """A panel over the page of a new game; every choice counts at once."""

    width = 1120
    first_focus = "done"

    def __init__(self, context: Context, new_game: NewGameScene, seat: int) -> None:
        super().__init__(context)
        self._new_game = new_game
        self._seat = seat

    @property
    def _kind(self) -> str:
        return self._new_game.choice.players[self._seat]

    def content(self, view: View) -> list[Widget]:
        """Strength, character, and the simple players."""
        del view
        context, kind = self.context, self._kind
        level, _colon, character = kind.partition(":")
        fields: list[Widget] = [heading(context, self._new_game.names[self._seat])]
        if self._seat == 0:
            people = [(HUMAN, kind_label(HUMAN))]
            fields.append(self._choice("person", _("A person"), people, kind))
        if learned_bots():
            levels = [(name, kind_label(name)) for name in LEVEL_NAMES]
            strength = Segments(context, "level", levels, level, self._level)
            fields.append(Field(context, _("Strength"), strength, below=True))
            if level in LEVEL_NAMES:
                characters = [(name, character_label(name)) for name in (PLAIN, *CHARACTER_NAMES)]
                control = Segments(context, "character", characters, character, self._character)
                fields.append(Field(context, _("Character"), control, below=True))
        simple = [(name, kind_label(name)) for name in SIMPLE_BOTS]
        fields.append(self._choice("simple", _("Simple players"), simple, kind))
        return [*fields, note(context, bot_line(kind))]

    def _choice(self, key: str, name: str, choices: list[tuple[str, str]], kind: str) -> Field:
        control = Segments(self.context, key, choices, kind, self._take)
        return Field(self.context, name, control, below=True)

    def _take(self, kind: str) -> None:
        self._new_game.seat(self._seat, kind)

    def _level(self, level: str) -> None:
        self._learned(level, self._kind.partition(":")[2])

    def _character(self, character: str) -> None:
        self._learned(self._kind.partition(":")[0], character)

    def _learned(self, level: str, character: str) -> None:
        self._take(f"{level}:{character}" if character else level)

    def footer(self, view: View) -> list[Widget]:
        """Done, or the same for all others."""
        del view
        context = self.context
        buttons: list[Widget] = []
        if self._kind != HUMAN and len(self._new_game.choice.players) > 2:  # noqa: PLR2004 - alone
            label = _("The same for every opponent")
            buttons.append(Button(context, label, self._for_all, key="all"))
        done = Button(context, _("Done"), self.back, key="done", kind="primary", symbol="check")
        return [Row(context, [*buttons, done], fill=True)]

    def _for_all(self) -> None:
        self._new_game.all_opponents(self._kind)
        self.back()
