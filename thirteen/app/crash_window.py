"""The small window that says the program failed; it uses as little of the program as it can."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

import pygame

from thirteen.app.about import copy_text
from thirteen.app.art.logo import app_icon_svg
from thirteen.app.environment import prepare_environment
from thirteen.app.text import TextPainter
from thirteen.app.theme import BODY, CREAM, FELTS, GOLD, HEADING, INK, QUIET, SMALL, SPACE
from thirteen.i18n import N_, _

if TYPE_CHECKING:
    from pathlib import Path

SIZE = (760, 360)  # in the system's points
ICON_SIZE = (64, 64)
RATE = 20  # looks at the keyboard and mouse a second
TITLE: Final = N_("Thirteen has stopped")
SAFE: Final = N_("Something went wrong. Your match is safe: it goes on from the last play.")
KEPT: Final = N_("A report is in {folder}. It holds versions and a trace, nothing about you.")
LABELS: Final = (N_("Start again"), N_("Copy the report"), N_("Close"))
RESTART, COPY, CLOSE = range(3)


def show(report: str, path: Path | None) -> bool:
    """Tell the user; whether the program shall start again."""
    prepare_environment()
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window(_(TITLE), SIZE, allow_high_dpi=True)
    window.set_icon(pygame.image.load_sized_svg(io.BytesIO(app_icon_svg().encode()), ICON_SIZE))
    try:
        return _Panel(window, report, path).run()
    finally:
        window.destroy()
        pygame.quit()


class _Panel:
    def __init__(self, window: pygame.Window, report: str, path: Path | None) -> None:
        self._window = window
        self._canvas = window.get_surface()
        self._report = report
        self._path = path
        self._text = TextPainter()
        self._scale = self._canvas.get_width() / SIZE[0]
        self._buttons: list[pygame.Rect] = []
        self._focus = RESTART
        self._copied = False

    def run(self) -> bool:
        """Until a button decides; whether it was the one to start again."""
        clock = pygame.Clock()
        while True:
            self._draw()
            for event in pygame.event.get():
                chosen = self._chosen(event)
                if chosen == COPY:
                    self._copy()
                elif chosen is not None:
                    return chosen == RESTART
            clock.tick(RATE)

    def _chosen(self, event: pygame.Event) -> int | None:
        """The button an event presses."""
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                return CLOSE
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                spot = (event.pos[0] * self._scale, event.pos[1] * self._scale)
                hit = [i for i, rect in enumerate(self._buttons) if rect.collidepoint(spot)]
                return hit[0] if hit else None
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
                return CLOSE
            case pygame.KEYDOWN if event.key in {
                pygame.K_RETURN,
                pygame.K_KP_ENTER,
                pygame.K_SPACE,
            }:
                return self._focus
            case pygame.KEYDOWN if event.key in {pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT}:
                back = event.key == pygame.K_LEFT or event.mod & pygame.KMOD_SHIFT
                self._focus = (self._focus + (-1 if back else 1)) % len(LABELS)
        return None

    def _copy(self) -> None:
        self._copied = copy_text(self._report)

    def _px(self, units: float) -> int:
        return max(1, round(units * self._scale))

    def _draw(self) -> None:
        canvas, felt = self._canvas, FELTS["teal"]
        canvas.fill(felt.felt)
        left = y = self._px(SPACE * 1.5)
        wide = canvas.get_width() - 2 * left
        kept = _(KEPT).format(folder=self._path.parent) if self._path else ""
        for words, size, colour, weight in (
            (_(TITLE), HEADING, CREAM, "display"),
            (_(SAFE), SMALL, CREAM, "regular"),
            (kept, SMALL, QUIET, "regular"),
        ):
            if words:
                line = self._text.render(words, self._px(size * 0.9), colour, weight, wide)
                canvas.blit(line, (left, y))
                y += line.get_height() + self._px(SPACE / 2)
        self._draw_buttons(left, canvas.get_height() - self._px(SPACE * 1.5 + BODY * 2))
        self._window.flip()

    def _draw_buttons(self, left: int, top: int) -> None:
        height, gap = self._px(BODY * 2), self._px(SPACE / 2)
        self._buttons = []
        x = left
        for i, label in enumerate(LABELS):
            words = _("Copied") if i == COPY and self._copied else _(label)
            ink = INK if i == RESTART else CREAM
            text = self._text.render(words, self._px(SMALL * 0.9), ink, "semibold")
            rect = pygame.Rect(x, top, text.get_width() + 2 * self._px(SPACE), height)
            if i == RESTART:
                pygame.draw.rect(self._canvas, GOLD, rect, border_radius=self._px(12))
            ring = CREAM if i == self._focus else QUIET
            line = self._px(3 if i == self._focus else 1)
            pygame.draw.rect(self._canvas, ring, rect, line, border_radius=self._px(12))
            self._canvas.blit(text, text.get_rect(center=rect.center))
            self._buttons.append(rect)
            x = rect.right + gap
