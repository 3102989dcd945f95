"""Everything a player can set, in four groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.scenes.menu import paint_panel
from thirteen.app.scenes.page import PageScene
from thirteen.app.scenes.settings_look import look_fields
from thirteen.app.scenes.settings_play import play_fields
from thirteen.app.scenes.settings_system import sound_fields, system_fields
from thirteen.app.widgets.base import column
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.scroll import ScrollView
from thirteen.i18n import N_, _

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget

GROUPS: Final[dict[str, tuple[str, str, Callable[[SettingsScene], list[Widget]]]]] = {
    "play": (N_("Playing"), "play", play_fields),
    "look": (N_("Look"), "eye", look_fields),
    "sound": (N_("Sound"), "sound", sound_fields),
    "system": (N_("System"), "gear", system_fields),
}
TABS, PAD, GAP = 280, 40, 20
LEAST_BESIDE = 1000  # units of width, at the usual text size, for tabs at the side


class SettingsScene(PageScene):
    """Tabs at the side, the chosen group's fields beside them. Changes are kept at once."""

    widest = 1320
    first_focus = "tab play"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._group = "play"
        self._panel = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        """The heading."""
        return _("Settings")

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Whether a name is being written."""
        return self.group.writing

    def body(self, view: View, area: pygame.Rect) -> list[Widget]:
        """Tabs, and the fields of the chosen group."""
        gap, pad = view.ui_px(GAP), view.ui_px(PAD)
        tabs = [self._tab(name) for name in GROUPS]
        self._panel = area.copy()
        if area.width >= view.ui_px(LEAST_BESIDE * view.text_scale):
            width = round(view.ui_px(TABS) * (1 + (view.text_scale - 1) / 2))
            column(list(tabs), area.x, area.y, width, view.ui_px(8))
            self._panel.x += width + gap
            self._panel.width -= width + gap
        else:
            each = (area.width - 3 * view.ui_px(8)) // len(tabs)
            for i, tab in enumerate(tabs):
                tab.align = "center"
                tab.symbol = "" if view.text_scale > 1 else tab.symbol
                tall = tab.arrange(area.x + i * (each + view.ui_px(8)), area.y, each)
            self._panel.y += tall + gap // 2
            self._panel.height -= tall + gap // 2
        fields = GROUPS[self._group][2](self)
        ground = self.context.felt.deep
        scroll = ScrollView(self.context, f"fields {self._group}", fields, gap, ground)
        edge = view.ui_px(4)
        scroll.place(self._panel.inflate(0, -2 * edge), pad, pad - edge)
        self._panel.height = min(self._panel.height, scroll.content_height + 2 * edge)
        scroll.place(self._panel.inflate(0, -2 * edge), pad, pad - edge)
        return [*tabs, scroll]

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the panel under the fields too."""
        self.paint_ground(canvas)
        paint_panel(canvas, self.context, self._panel)
        self.group.draw(canvas)

    def _tab(self, name: str) -> Button:
        label, symbol, _fields = GROUPS[name]

        def choose() -> None:
            self._group = name
            self.rebuild()

        return Button(
            self.context,
            _(label),
            choose,
            key=f"tab {name}",
            kind="ghost",
            symbol=symbol,
            align="left",
            chosen=name == self._group,
        )
