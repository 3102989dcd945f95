"""What comes along with the program, and under which licences: the whole texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from thirteen.app.about import components
from thirteen.app.scenes.menu import paint_panel
from thirteen.app.scenes.page import PageScene
from thirteen.app.theme import CREAM, SMALL, SPACE
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.scroll import ScrollView
from thirteen.app.widgets.text import Text
from thirteen.i18n import _

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget

NAMES_WIDTH = 380
GAP = 24
_ITEM = re.compile(r"\s*(?:\(?[0-9a-z]{1,2}[.)] |[*-] |Copyright\b)")  # begins a paragraph


class LicencesScene(PageScene):
    """Names at the side, the notice of the chosen one beside them."""

    widest = 1400

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._components = components()
        self._chosen = self._components[0]
        self._panel = pygame.Rect(0, 0, 0, 0)

    def title(self) -> str:
        """The heading."""
        return _("Licences")

    def body(self, view: View, area: pygame.Rect) -> list[Widget]:
        """The names, and the chosen notice."""
        context, gap = self.context, view.ui_px(GAP)
        side = min(view.ui_px(NAMES_WIDTH), area.width * 2 // 5)
        names: list[Widget] = [self._name(at) for at in range(len(self._components))]
        listed = ScrollView(context, "names", names, view.ui_px(6))
        listed.place(pygame.Rect(area.x, area.y, side, area.height), view.ui_px(6), view.ui_px(6))
        words: list[Widget] = [
            Text(context, paragraph, size=SMALL, colour=CREAM)
            for paragraph in paragraphs(self._chosen.notice)
        ]
        ground = context.felt.deep
        text = ScrollView(
            context, f"text {self._chosen.name}", words, view.ui_px(SPACE // 2), ground
        )
        left, edge, pad = area.x + side + gap, view.ui_px(4), view.ui_px(36)
        self._panel = pygame.Rect(left, area.y, area.right - left, area.height)
        text.place(self._panel.inflate(0, -2 * edge), pad, pad - edge)
        return [listed, text]

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the panel under the text too."""
        self.paint_ground(canvas)
        paint_panel(canvas, self.context, self._panel)
        self.group.draw(canvas)

    def _name(self, at: int) -> Button:
        component = self._components[at]

        def choose() -> None:
            self._chosen = component
            self.rebuild()

        return Button(
            self.context,
            component.name,
            choose,
            key=component.name,
            kind="ghost",
            size=SMALL,
            align="left",
            chosen=component is self._chosen,
        )


def paragraphs(notice: str) -> list[str]:
    """A notice typed in lines of one length, as paragraphs that can wrap anywhere."""
    found: list[str] = []
    open_ended = False
    for line in notice.splitlines():
        words = " ".join(line.split())
        alone = words.isupper() or words.startswith("http")
        if not set(words) - set("-=*"):  # empty, or a rule across the page
            open_ended = False
        elif open_ended and not alone and not _ITEM.match(line):
            found[-1] += f" {words}"
        else:
            found.append(words)
            open_ended = not alone
    return found
