"""The rules in force, to be read: sections with cards, and beside them where they are."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from thirteen.app.intents import Act, Action
from thirteen.app.rule_texts import rules_summary
from thirteen.app.rulebook import BeatTable, Examples, rule_sheet
from thirteen.app.scenes.menu import paint_panel
from thirteen.app.scenes.page import PageScene
from thirteen.app.scenes.start import checked, rules_of
from thirteen.app.shapes import Box, paint_box
from thirteen.app.theme import CREAM, GOLD, SMALL
from thirteen.app.widgets.base import Space, Widget
from thirteen.app.widgets.beat_table import BeatTableView
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.cards import ExampleGrid, sentence_indent
from thirteen.app.widgets.scroll import ScrollView
from thirteen.app.widgets.text import Text, heading
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.intents import Intent
    from thirteen.app.rulebook import Block, Section
    from thirteen.app.view import View
    from thirteen.engine import Rules

INDEX_WIDTH = 330
INDEX_FROM = 1180  # units of width at the usual text size; below, the text takes all of it
GAP, PAD, BETWEEN = 18, 44, 30
BULLET = 8


class RulesScene(PageScene):
    """What a newcomer needs to know, generated from the options."""

    widest = 1500

    def __init__(self, context: Context, rules: Rules, preset: str) -> None:
        super().__init__(context)
        self._rules = rules
        self._preset = preset
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._wanted = ""
        self._heads: dict[str, Widget] = {}
        self._index: dict[str, Button] = {}
        self._scroll = ScrollView(context, "rules", [], 0)

    def title(self) -> str:
        """The heading."""
        return _("Rules")

    def body(self, view: View, area: pygame.Rect) -> list[Widget]:
        """The text on a panel; the names of its sections at the side where there is room."""
        context, gap = self.context, view.ui_px(GAP)
        sections = rule_sheet(self._rules)
        side = 0
        self._index = {}
        widgets: list[Widget] = []
        if area.width >= view.ui_px(INDEX_FROM * view.text_scale):
            side = view.ui_px(INDEX_WIDTH * (0.5 + 0.5 * view.text_scale))
            self._index = {section.key: self._entry(section) for section in sections}
            names = ScrollView(context, "index", [*self._index.values()], view.ui_px(4))
            room = view.ui_px(6)
            names.place(pygame.Rect(area.x, area.y, side, area.height), room, room)
            widgets.append(names)
            side += gap
        self._panel = pygame.Rect(area.x + side, area.y, area.width - side, area.height)
        content = self._content(sections)
        edge = view.ui_px(6)  # within the rounded corners
        pad = min(view.ui_px(PAD), area.width // 20)
        self._scroll = ScrollView(context, "rules", content, gap, context.felt.deep)
        self._scroll.place(self._panel.inflate(-2 * edge, -2 * edge), pad - edge, pad - edge)
        return [*widgets, self._scroll]

    def _content(self, sections: list[Section]) -> list[Widget]:
        context = self.context
        summary = rules_summary(self._rules, self._preset)
        content: list[Widget] = [
            Text(context, summary, size=SMALL, weight="bold", colour=GOLD),
        ]
        self._heads = {}
        for section in sections:
            if self._heads:
                content.append(Space(context, BETWEEN))
            head = heading(context, section.title)
            self._heads[section.key] = head
            content += [head, *(self._block(block) for block in section.blocks)]
        return content

    def _block(self, block: Block) -> Widget:
        if isinstance(block, Examples):
            return ExampleGrid(self.context, block.items, twins=block.twins)
        if isinstance(block, BeatTable):
            return BeatTableView(self.context, block)
        return Sentence(self.context, block)

    def _entry(self, section: Section) -> Button:
        return Button(
            self.context,
            section.title,
            partial(self._go_to, section.key),
            key=section.key,
            kind="ghost",
            size=SMALL,
            align="left",
        )

    def _go_to(self, key: str) -> None:
        self._wanted = key
        self._scroll.show(self._heads[key])

    def update(self, dt: float) -> bool:
        """Mark the section that is being read."""
        changed = super().update(dt)
        here = self._here()
        for key, button in self._index.items():
            if button.chosen is not (key == here):
                button.chosen = key == here
                changed = True
        return changed

    def _here(self) -> str:
        """The last section whose heading is in the upper part of the panel, or above it."""
        line = self._panel.top + self._panel.height // 3
        keys = list(self._heads)
        if self._scroll.offset >= self._scroll.room > 0:  # the last ones cannot come to the top
            wanted = self._heads.get(self._wanted)
            seen = wanted is not None and self._panel.contains(wanted.rect)
            return self._wanted if seen else keys[-1]
        above = [key for key, head in self._heads.items() if head.rect.top <= line]
        return above[-1] if above else keys[0]

    def handle(self, intent: Intent) -> bool:
        """Close by the key that opened it; arrows scroll where they lead to nothing else."""
        if isinstance(intent, Action):
            if intent.name is Act.RULES:
                self.back()
                return True
            if intent.name in (Act.UP, Act.DOWN) and not self._index:
                return self._scroll.scroll(1 if intent.name is Act.UP else -1)
        return super().handle(intent)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the panel under the text too."""
        self.paint_ground(canvas)
        paint_panel(canvas, self.context, self._panel)
        self.group.draw(canvas)


def open_rules(context: Context) -> None:
    """Open the rules that the scenes now open are about, or else those of the next match."""
    shown = (scene.rules_shown() for scene in reversed(context.stack.scenes))
    found = next(filter(None, shown), None)
    if found is None:
        choice = checked(context.settings.new_game)
        found = rules_of(choice), choice.preset
    context.stack.push(RulesScene(context, *found))


def rules_button(context: Context) -> Button:
    """The button that opens the rules a screen is about."""
    return Button(
        context,
        _("Rules"),
        partial(open_rules, context),
        key="rules in words",
        kind="ghost",
        symbol="help",
    )


class Sentence(Text):
    """One rule, behind a dot."""

    def __init__(self, context: Context, text: str) -> None:
        super().__init__(context, text, colour=CREAM)
        self._room = sentence_indent(context.view)

    def arrange(self, x: int, y: int, width: int) -> int:
        """Leave room for the dot."""
        return super().arrange(x + self._room, y, width - self._room)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the dot in the middle of the first line."""
        super().draw(canvas)
        side = max(4, self.context.view.text_px(BULLET))
        line = self.context.text.measure("x", self.size, self.weight)[1]
        at = (self.rect.x - self._room, self.rect.y + (line - side) // 2, side, side)
        paint_box(canvas, self.context, at, Box(GOLD.alpha(0.8), side // 2))
