"""Choosing the next match: rule set, players, length."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from thirteen.app.people import avatars, kind_label, seat_names
from thirteen.app.rule_texts import PRESET_LINES, PRESET_NAMES, length_text, rules_summary
from thirteen.app.scenes.dialog import Answer, Dialog, nothing
from thirteen.app.scenes.menu import paint_panel
from thirteen.app.scenes.page import PageScene
from thirteen.app.scenes.rules import rules_button
from thirteen.app.scenes.seat_field import SeatField
from thirteen.app.scenes.start import USUAL_BOT, begin_match, checked, rules_of
from thirteen.app.theme import SMALL
from thirteen.app.widgets.base import Widget, column
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.field import Field
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.scroll import ScrollView
from thirteen.app.widgets.segments import Segments
from thirteen.app.widgets.stepper import Stepper
from thirteen.app.widgets.text import caption, note
from thirteen.app.widgets.tile import Tile, TileGrid
from thirteen.engine import PRESETS
from thirteen.i18n import _, ngettext

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.view import View
    from thirteen.engine import Rules

GAP, PAD = 24, 32
TWO_COLUMNS = 1300  # units of width, at the usual text size
TILES_SHARE = 0.56
TALLEST_TILE = 236
TARGETS = (1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 50, 100)
HANDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 50)


class NewGameScene(PageScene):
    """Rule sets as tiles; beside them who plays and for how long; below, the button to deal."""

    widest = 1640

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.choice = checked(context.settings.new_game)
        self._panel = pygame.Rect(0, 0, 0, 0)

    @property
    def rules(self) -> Rules:
        """The rules as chosen now."""
        return rules_of(self.choice)

    def change(self, **changes: Any) -> None:  # noqa: ANN401 - any field's value
        """Change the choice, mend what no longer fits, and remember it."""
        self.choice = checked(msgspec.structs.replace(self.choice, **changes))
        self.context.change_settings(new_game=self.choice)

    def title(self) -> str:
        """The heading."""
        return _("New game")

    def rules_shown(self) -> tuple[Rules, str]:
        """The rules as chosen now."""
        return self.rules, self.choice.preset

    def aside(self) -> Button:
        """The way to the rules chosen, in words."""
        return rules_button(self.context)

    def body(self, view: View, area: pygame.Rect) -> list[Widget]:
        """Tiles at the left, players at the right, or all in one column where it is narrow."""
        gap, pad = view.ui_px(GAP), view.ui_px(PAD)
        side_by_side = area.width >= view.ui_px(TWO_COLUMNS * view.text_scale)
        columns = 2 if area.width >= view.ui_px(800 * view.text_scale) else 1
        between, rows = view.ui_px(16), -(-len(PRESETS) // columns)
        least = min((area.height + between) // rows - between, view.ui_px(TALLEST_TILE))
        tiles = TileGrid(
            self.context, self._tiles(), columns, between, least if side_by_side else 0
        )
        deal = self._footer(side_by_side=side_by_side)
        room = view.ui_px(6)
        if not side_by_side:
            foot = column(deal, area.x, 0, area.width, gap // 2)
            column(deal, area.x, area.bottom - foot, area.width, gap // 2)
            content: list[Widget] = [tiles, *self._players(), *self._length()]
            scroll = ScrollView(self.context, "all", content, gap)
            space = pygame.Rect(area.x - room, area.y, area.width + 2 * room, 0)
            space.height = area.height - foot - gap // 2
            scroll.place(space, room, room)
            self._panel = pygame.Rect(0, 0, 0, 0)
            return [scroll, *deal]
        left = round(area.width * TILES_SHARE)
        rules = ScrollView(self.context, "rules", [tiles], gap)
        rules.place(
            pygame.Rect(area.x - room, area.y - room, left + 2 * room, area.height + 2 * room),
            room,
            room,
        )
        self._panel = pygame.Rect(area.x + left + gap, area.y, area.width - left - gap, area.height)
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        foot = column(deal, inner.x, 0, inner.width, gap // 2)
        column(deal, inner.x, inner.bottom - foot, inner.width, gap // 2)
        chosen = [*self._players(), *self._length()]
        ground = self.context.felt.deep
        people = ScrollView(self.context, "players", chosen, view.ui_px(14), ground)
        people.place(
            pygame.Rect(
                inner.x - room,
                self._panel.y,
                inner.width + 2 * room,
                inner.bottom - foot - gap // 2 - self._panel.y,
            ),
            room,
            pad,
        )
        return [rules, people, *deal]

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the panel of the players too."""
        self.paint_ground(canvas)
        if self._panel.width:
            paint_panel(canvas, self.context, self._panel)
        self.group.draw(canvas)

    def _tiles(self) -> list[Tile]:
        return [
            Tile(
                self.context,
                f"preset {name}",
                _(PRESET_NAMES[name]),
                _(PRESET_LINES[name]),
                lambda name=name: self._take(name),  # type: ignore[misc]
                foot=_facts(PRESETS[name]),
                taken=name == self.choice.preset,
            )
            for name in PRESETS
        ]

    def _take(self, preset: str) -> None:
        if preset != self.choice.preset:
            self.change(preset=preset, changes={}, length=None)

    def _players(self) -> list[Widget]:
        context = self.context
        least, most = self.rules.seats
        players = self.choice.players
        counts = Segments(
            context,
            "count",
            [(n, str(n)) for n in range(least, most + 1)],
            len(players),
            self._set_count,
        )
        seats: list[Widget] = []
        faces = avatars(players)
        for seat, kind in enumerate(players):
            chooser = Button(
                context,
                kind_label(kind),
                partial(self._open_seat, seat),
                key=f"seat {seat}",
                size=SMALL,
                align="left",
                opens=True,
            )
            seats.append(SeatField(context, faces[seat], self.names[seat], chooser))
        decks = self.rules.decks(len(players))
        each = self.rules.cards_each(len(players))
        dealt = ngettext("One deck, {n} card each.", "One deck, {n} cards each.", each)
        if decks > 1:
            dealt = ngettext("Two decks, {n} card each.", "Two decks, {n} cards each.", each)
        return [
            Field(context, _("Players"), counts),
            *seats,
            note(context, dealt.format(n=each)),
        ]

    def _set_count(self, count: int) -> None:
        players = self.choice.players[:count]
        usual = players[-1] if len(players) > 1 else USUAL_BOT
        self.change(players=players + (usual,) * (count - len(players)))

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return seat_names(self.choice.players, self.context.settings.player_name)

    def seat(self, seat: int, kind: str) -> None:
        """Let somebody else play a seat."""
        players = list(self.choice.players)
        players[seat] = kind
        self.change(players=tuple(players))

    def all_opponents(self, kind: str) -> None:
        """Let the same kind of bot play every seat but the first."""
        players = self.choice.players
        self.change(players=(players[0],) + (kind,) * (len(players) - 1))

    def _open_seat(self, seat: int) -> None:
        from thirteen.app.scenes.seat import SeatScene  # noqa: PLC0415 - mutual

        self.context.stack.push(SeatScene(self.context, self, seat))

    def _length(self) -> list[Widget]:
        context = self.context
        match = self.rules.match
        number = (match.target if match.kind == "target" else match.hands) or 1
        offered = TARGETS if match.kind == "target" else HANDS
        numbers = sorted({*offered, number})
        kinds = Segments(
            context,
            "length kind",
            [("target", _("Points")), ("hands", _("Hands"))],
            match.kind,
            self._set_kind,
        )
        how_many = Stepper(
            context,
            "length",
            [(n, str(n)) for n in numbers],
            number,
            lambda n: self.change(length=n),
            symbols=("minus", "plus"),
        )
        reach = _("First to reach") if self.rules.best == "high" else _("Until someone has")
        name = reach if match.kind == "target" else _("Number of hands")
        return [
            Field(context, _("The match ends by"), kinds),
            Field(context, name, how_many),
        ]

    def _set_kind(self, kind: str) -> None:
        changes = dict(self.choice.changes)
        changes.pop("match", None)
        usual = PRESETS[self.choice.preset].match
        if kind != usual.kind:
            number = 10 if kind == "target" else 5
            changes["match"] = {"kind": kind, kind: number}
        self.change(changes=changes, length=None)

    def _footer(self, *, side_by_side: bool) -> list[Widget]:
        context = self.context
        changed = len([name for name in self.choice.changes if name != "match"])
        label = _("House rules")
        if changed:
            label = ngettext(
                "House rules: {n} changed", "House rules: {n} changed", changed
            ).format(n=changed)
        buttons: list[Widget] = [
            Button(context, label, self._house_rules, key="house", symbol="gear"),
            Button(context, _("Deal"), self._deal, key="deal", kind="primary", symbol="play"),
        ]
        summary = caption(context, rules_summary(self.rules, self.choice.preset))
        return [summary, *(buttons if side_by_side else [Row(context, buttons, fill=True)])]

    def _house_rules(self) -> None:
        from thirteen.app.scenes.house_rules import HouseRulesScene  # noqa: PLC0415 - mutual

        self.context.stack.push(HouseRulesScene(self.context, self))

    def resume(self) -> None:
        """Show what the house rules have become."""
        self.rebuild()

    def _deal(self) -> None:
        context, choice = self.context, self.choice
        context.change_settings(new_game=choice)
        if not context.store.has_running:
            begin_match(context, choice)
            return
        context.stack.push(
            Dialog(
                context,
                lambda: _("Give up the running match?"),
                lambda: [_("A match is waiting to be finished. A new deal ends it.")],
                [
                    Answer(lambda: _("Deal"), lambda: begin_match(context, choice), "primary"),
                    Answer(lambda: _("Cancel"), nothing),
                ],
            )
        )


def _facts(rules: Rules) -> str:
    """What a rule set is for, at a glance: 2 to 4 players, first to 10."""
    least, most = rules.seats
    return _("{least} to {most} players, {length}").format(
        least=least, most=most, length=length_text(rules)
    )
