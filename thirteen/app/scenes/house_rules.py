"""Every option of a rule set, to be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from thirteen.app.rule_texts import preset_name, rules_summary
from thirteen.app.scenes.house_fields import groups
from thirteen.app.scenes.menu import paint_panel
from thirteen.app.scenes.page import PageScene
from thirteen.app.scenes.rules import rules_button
from thirteen.app.theme import CREAM, SMALL
from thirteen.app.widgets.base import Space, Widget, column
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.scroll import ScrollView
from thirteen.app.widgets.text import Text, caption
from thirteen.engine import PRESETS
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.scenes.new_game import NewGameScene
    from thirteen.app.view import View
    from thirteen.engine import Rules

PAD, GAP = 40, 22
LOW_IS_BEST = frozenset({"place-1", "cards-left"})


class HouseRulesScene(PageScene):
    """A long list of options; a gold dot marks what differs from the rule set chosen."""

    widest = 1240

    def __init__(self, context: Context, new_game: NewGameScene) -> None:
        super().__init__(context)
        self._new_game = new_game
        self._panel = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        """The heading."""
        return _("House rules")

    def rules_shown(self) -> tuple[Rules, str]:
        """The rules as they are now."""
        return self.rules, self._new_game.choice.preset

    def aside(self) -> Button:
        """The way to these rules in words."""
        return rules_button(self.context)

    @property
    def rules(self) -> Rules:
        """The rules as they are now."""
        return self._new_game.rules

    @property
    def usual(self) -> Rules:
        """The rule set without changes."""
        return PRESETS[self._new_game.choice.preset]

    @property
    def changed(self) -> frozenset[str]:
        """The options that differ from the rule set."""
        return frozenset(self._new_game.choice.changes)

    def set(self, option: str, value: Any) -> None:  # noqa: ANN401 - any option's value
        """Change one option, and what must follow from it."""
        options = {option: value}
        if option == "scoring":
            word = value.get("points", value["kind"])
            options["best"] = "low" if word in LOW_IS_BEST else "high"
        plain = self.rules.changed(**options).to_dict()
        usual = self.usual.to_dict()
        changes = dict(self._new_game.choice.changes)
        for name in options:
            changes.pop(name, None)
            if plain[name] != usual[name]:
                changes[name] = plain[name]
        self._new_game.change(changes=changes)

    def body(self, view: View, area: pygame.Rect) -> list[Widget]:
        """All options in a scrolling panel; below it the summary and the way back to the usual."""
        context, choice = self.context, self._new_game.choice
        gap, pad = view.ui_px(GAP), view.ui_px(PAD)
        footer: list[Widget] = [
            Text(context, rules_summary(self.rules, choice.preset), size=SMALL, colour=CREAM),
            Row(context, self._buttons()),
        ]
        low = column(footer, area.x, 0, area.width, view.ui_px(12))
        column(footer, area.x, area.bottom - low, area.width, view.ui_px(12))
        self._panel = pygame.Rect(area.x, area.y, area.width, area.height - low - gap)
        content: list[Widget] = []
        for name, fields in groups(self):
            if content:
                content.append(Space(context, 10))
            content += [caption(context, name), *fields]
        edge = view.ui_px(4)
        scroll = ScrollView(context, "options", content, gap, context.felt.deep)
        scroll.place(self._panel.inflate(0, -2 * edge), pad, pad - edge)
        return [scroll, *footer]

    def _buttons(self) -> list[Widget]:
        context, preset = self.context, self._new_game.choice.preset
        reason = "" if self.changed - {"match"} else _("Nothing is changed")
        return [
            Button(context, _("Done"), self.back, key="done", kind="primary", symbol="check"),
            Button(
                context,
                _("Back to {rules} as it is").format(rules=preset_name(preset)),
                self._reset,
                key="reset",
                symbol="undo",
                reason=reason,
            ),
        ]

    def _reset(self) -> None:
        kept = {k: v for k, v in self._new_game.choice.changes.items() if k == "match"}
        self._new_game.change(changes=kept)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the panel under the options too."""
        self.paint_ground(canvas)
        paint_panel(canvas, self.context, self._panel)
        self.group.draw(canvas)
