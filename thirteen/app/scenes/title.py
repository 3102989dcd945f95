"""The first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen import __version__
from thirteen.app.felt import felt_picture, ornament_picture
from thirteen.app.scenes.menu import MenuScene
from thirteen.app.scenes.title_art import fan_picture
from thirteen.app.theme import DISPLAY, QUIET, SMALL, SPACE
from thirteen.app.widgets.base import Space, Widget, column
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.text import Text, note
from thirteen.i18n import _, ngettext

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.view import View
    from thirteen.engine import Rules
    from thirteen.engine.record import Record

COLUMN = 480
DRUM_SHARE = 0.92  # of the height
DRUM_OPACITY, FAINT_OPACITY = 0.5, 0.1
NARROWEST_DRUM = 0.5  # of the height; where there is less room it lies faintly behind everything


class TitleScene(MenuScene):
    """The name of the game and where to go from here."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._running = context.store.has_running
        self._record: Record | None = None
        self._hand = 0
        self._looked = False
        self._drum = pygame.Rect(0, 0, 0, 0)
        self._beside = True

    def build(self, view: View) -> list[Widget]:
        """Name and buttons in a column, the drum beside it."""
        context = self.context
        width = min(round(view.ui_px(COLUMN) * view.text_scale), round(view.width * 0.8))
        widgets = [
            Text(context, _("Thirteen"), size=DISPLAY, weight="display"),
            Text(context, _("Tiến Lên, the card game of Vietnam"), colour=QUIET),
            Space(context, 16),
            *self._buttons(),
        ]
        gap = view.ui_px(12)
        tall = column(widgets, 0, 0, width, gap)
        edge = view.ui_px(SPACE)
        margin = min(view.width // 10, view.ui_px(200))
        room = view.width - margin - width - 2 * edge
        self._beside = room >= view.height * NARROWEST_DRUM
        left = margin if self._beside else (view.width - width) // 2
        column(widgets, left, max(view.ui_px(SPACE), (view.height - tall) // 2), width, gap)
        side = min(round(view.height * DRUM_SHARE), room) if self._beside else view.height
        self._drum = pygame.Rect(0, 0, side, side)
        self._drum.center = view.width // 2, view.height // 2
        if self._beside:
            self._drum.centerx = left + width + edge + room // 2
        return [*widgets, self._corner(view)]

    def _buttons(self) -> list[Widget]:
        context = self.context
        if self._running:
            first = Button(context, _("Continue"), self._go_on, kind="primary", symbol="play")
        else:
            first = Button(context, _("Deal"), self._deal, kind="primary", symbol="play")
        asides: list[Widget] = [
            Button(context, _("About"), self._about, kind="ghost", symbol="info"),
            Button(context, _("Quit"), context.quit, kind="ghost", symbol="close"),
        ]
        helpful: list[Widget] = [
            Button(context, _("Rules"), self._rules, symbol="help"),
            Button(context, _("Settings"), self._settings, symbol="gear"),
        ]
        return [
            first,
            note(context, self._standing() if self._running else self._choice()),
            Space(context, 6),
            Button(context, _("New game"), self._new_game, symbol="plus"),
            Row(context, helpful, fill=True),
            Row(context, asides, fill=True),
        ]

    def _corner(self, view: View) -> Widget:
        version = Text(self.context, __version__, size=SMALL, colour=QUIET)
        edge = view.ui_px(SPACE)
        width = version.natural_width()
        version.arrange(edge, view.height - edge - view.text_px(SMALL), width)
        return version

    def _choice(self) -> str:
        if not self.shown:
            return ""
        from thirteen.app.rule_texts import rules_summary  # noqa: PLC0415 - after the first frame
        from thirteen.app.scenes.start import checked, rules_of  # noqa: PLC0415

        choice = checked(self.context.settings.new_game)
        others = len(choice.players) - 1
        return ngettext("{rules}, {n} opponent", "{rules}, {n} opponents", others).format(
            rules=rules_summary(rules_of(choice), choice.preset), n=others
        )

    def _standing(self) -> str:
        record = self._record
        if record is None:
            return ""
        from thirteen.app.rule_texts import rules_summary  # noqa: PLC0415 - after the first frame

        rules = rules_summary(record.rules, record.preset)
        return _("{rules}; hand {n}").format(rules=rules, n=self._hand)

    def update(self, dt: float) -> bool:
        """Once the first picture is shown, find out what the buttons say in small print."""
        if self.shown and not self._looked:
            self._looked = True
            if self._running:
                self._record = self.context.store.running()
                self._running = self._record is not None
                # Once: it means going through the whole match.
                self._hand = self._record.replay().round_no if self._record else 0
            self.rebuild()
            return True
        return super().update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the felt, the drum and its cards, and the column."""
        context = self.context
        canvas.blit(felt_picture(context), (0, 0))
        side = self._drum.width
        opacity = DRUM_OPACITY if self._beside else FAINT_OPACITY
        canvas.blit(ornament_picture(context, side, opacity), self._drum)
        if self._beside:
            canvas.blit(fan_picture(context, side), self._drum)
        self.group.draw(canvas)

    def back(self) -> None:
        """Stay: leaving the program by Esc alone would surprise."""

    def _go_on(self) -> None:
        from thirteen.app.scenes.start import resume_match  # noqa: PLC0415 - after the first frame

        record = self._record or self.context.store.running()
        if record is None:
            self._running = False
            self.rebuild()
        else:
            resume_match(self.context, record)

    def _deal(self) -> None:
        from thirteen.app.scenes.start import begin_match  # noqa: PLC0415 - after the first frame

        begin_match(self.context, self.context.settings.new_game)

    def _new_game(self) -> None:
        from thirteen.app.scenes.new_game import NewGameScene  # noqa: PLC0415 - after first frame

        self.context.stack.push(NewGameScene(self.context))

    def _settings(self) -> None:
        from thirteen.app.scenes.settings import SettingsScene  # noqa: PLC0415 - after first frame

        self.context.stack.push(SettingsScene(self.context))

    def _rules(self) -> None:
        from thirteen.app.scenes.rules import open_rules  # noqa: PLC0415 - after the first frame

        open_rules(self.context)

    def rules_shown(self) -> tuple[Rules, str] | None:
        """The rules of the match that waits to be gone on with."""
        return (self._record.rules, self._record.preset) if self._record is not None else None

    def _about(self) -> None:
        from thirteen.app.scenes.about import AboutScene  # noqa: PLC0415 - after the first frame

        self.context.stack.push(AboutScene(self.context))
