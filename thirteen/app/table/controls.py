"""The buttons of the table: the rail at the top, and the player's actions beside the hand."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol

from thirteen.app.rule_texts import length_text, rules_title
from thirteen.app.selection import Button as Stand
from thirteen.app.table.actionbutton import ActionButton, IconButton
from thirteen.app.table.geometry import Box
from thirteen.app.table.reasons import sentence
from thirteen.app.theme import BODY, CREAM, QUIET, SMALL
from thirteen.app.widgets.group import Group
from thirteen.i18n import _

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Intent
    from thirteen.app.selection import Verdict
    from thirteen.app.table.layout import TableLayout
    from thirteen.engine import Rules

PULSE_SECONDS = 0.8
PULSES = 3  # then it stays lit, so that nothing moves for ever


class Commands(Protocol):
    """What the buttons do."""

    def press_play(self) -> None:
        """Play what is chosen, or chop."""

    def press_pass(self) -> None:
        """Pass, or let a chance to chop go."""

    def press_all(self) -> None:
        """Play the whole hand."""

    def press_sort(self) -> None:
        """Sort the hand the next way."""

    def press_undo(self) -> None:
        """Take the last play back."""

    def open_menu(self) -> None:
        """Pause."""

    def open_rules(self) -> None:
        """Show the rules of the match."""

    def toggle_log(self) -> None:
        """Show or hide the log."""

    def toggle_sound(self) -> None:
        """Mute or unmute."""


class Controls:
    """All buttons of the table."""

    def __init__(self, context: Context, commands: Commands, rules: Rules, preset: str) -> None:
        self.context = context
        self.rules = rules
        self._preset = preset
        self._title = ""
        self.play = ActionButton(context, "play", commands.press_play)
        self.skip = ActionButton(context, "pass", commands.press_pass)
        self.sort = ActionButton(context, "sort", commands.press_sort, "sort")
        self.undo = ActionButton(context, "undo", commands.press_undo, "undo")
        self.chip = ActionButton(context, "all", commands.press_all)
        self.menu = IconButton(context, "menu", commands.open_menu, "menu")
        self.log = IconButton(context, "log", commands.toggle_log, "log")
        self.mute = IconButton(context, "mute", commands.toggle_sound, "sound")
        self.help = IconButton(context, "help", commands.open_rules, "help")
        self.actions = (self.play, self.skip, self.sort, self.undo, self.chip)
        self.group = Group([*self.actions, self.menu, self.help, self.mute, self.log])
        self.layout: TableLayout | None = None
        self._pulsing: float | None = None
        self._watching = False

    def put(self, layout: TableLayout, *, watching: bool) -> None:
        """Take places in a layout."""
        self.layout = layout
        boxes = layout.actions
        self._watching = watching
        self._title = rules_title(self.rules, self._preset)
        for button, box in zip(self.actions, (*boxes.all, boxes.chip), strict=True):
            button.put(layout, box, terse=layout.compact and button in (self.sort, self.undo))
            button.present = not watching
        self.chip.present = False
        side = layout.rail.h
        self.menu.put(layout, Box(layout.px(16), 0, side, side), terse=True)
        right = layout.width - layout.px(16) - side
        self.log.put(layout, Box(right, 0, side, side), terse=True)
        self.mute.put(layout, Box(right - side, 0, side, side), terse=True)
        self.help.put(layout, Box(right - 2 * side, 0, side, side), terse=True)

    def handle(self, intent: Intent) -> bool:
        """Whether an intent meant something to a button."""
        return self.group.handle(intent)

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changed."""
        changed = self.group.update(dt)
        if self._pulsing is not None and self._pulsing < PULSE_SECONDS * PULSES:
            self._pulsing += dt
            share = min(1.0, self._pulsing / PULSE_SECONDS / PULSES)
            wave = 0.5 - 0.5 * math.cos(share * PULSES * math.tau)
            self.play.pulse = round(wave if share < 1 else 0.6, 1)
            changed = True
        return changed

    def show(self, verdict: Verdict, *, can_undo: bool) -> None:
        """Make the buttons stand as the verdict says."""
        if self._watching:
            return
        if verdict.chop:
            self.play.show(_("Chop!"), "primary")
            self.skip.show(_("Let it go"))
            self.skip.present = True
        else:
            self._show_play(verdict)
            self._show_pass(verdict)
        self._pulse(on=bool(verdict.pulse or verdict.chop))
        self.sort.show(_("Sort"))
        self.undo.show(_("Take back"), enabled=can_undo)
        self.chip.present = verdict.play_all
        chosen = verdict.play in (Stand.ENABLED, Stand.PRIMARY)
        self.chip.show(_("Play all"), "secondary" if chosen else "primary")

    def show_sound(self, *, muted: bool) -> bool:
        """Show whether there is sound; whether that is news."""
        before, self.mute.symbol = self.mute.symbol, "mute" if muted else "sound"
        return before != self.mute.symbol

    def _show_play(self, verdict: Verdict) -> None:
        stand = verdict.play
        if stand is Stand.GHOST:
            self.play.show(_("Play"), enabled=False)
        elif stand is Stand.DISABLED and verdict.play_problem is not None:
            reason = sentence(verdict.play_problem)
            if verdict.progress is not None:
                reason = _("Bomb: {n} of {size}").format(
                    n=verdict.progress.chosen, size=verdict.progress.size
                )
            self.play.show(_("Play"), reason=reason)
        else:
            self.play.show(_("Play"), "primary")

    def _show_pass(self, verdict: Verdict) -> None:
        stand = verdict.pass_
        self.skip.present = stand is not Stand.HIDDEN
        if stand is Stand.DISABLED and verdict.pass_problem is not None:
            self.skip.show(_("Pass"), reason=sentence(verdict.pass_problem))
        else:
            label = _("Pass: press again") if verdict.armed else _("Pass")
            self.skip.show(label, "primary" if stand is Stand.PRIMARY else "secondary")

    def _pulse(self, *, on: bool) -> None:
        if on and self._pulsing is None:
            self._pulsing = 0.0
        elif not on:
            self._pulsing = None
            self.play.pulse = 0.0

    def paint_rail(self, canvas: pygame.Surface, number: int) -> None:
        """Paint the words of the rail: the rule set, the hand, how long the match is."""
        layout = self.layout
        if layout is None:
            return
        text = self.context.text
        size, small = layout.text(BODY), layout.text(SMALL)
        x = self.menu.rect.right + layout.px(8)
        room = self.help.rect.left - x - layout.px(24)
        progress = text.fit(self._progress(number), small, QUIET, room)
        gap = layout.px(20)
        left = max(1, room - progress.get_width() - gap)
        name = text.fit(self._title, size, CREAM, left, "semibold")
        middle = self.menu.rect.centery
        canvas.blit(name, name.get_rect(midleft=(x, middle)))
        x += name.get_width() + gap
        canvas.blit(progress, progress.get_rect(midleft=(x, middle)))

    def _progress(self, number: int) -> str:
        match = self.rules.match
        if match.kind == "hands":
            return _("Hand {n} of {hands}").format(n=number, hands=match.hands)
        return _("Hand {n}, {length}").format(n=number, length=length_text(self.rules))
