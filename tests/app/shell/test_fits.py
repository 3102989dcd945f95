"""Every screen at every size: nothing outside the window, nothing overlapping, nothing cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen import i18n
from thirteen.app.scenes.about import AboutScene
from thirteen.app.scenes.hand_result import HandResultScene
from thirteen.app.scenes.house_rules import HouseRulesScene
from thirteen.app.scenes.match_result import MatchResultScene
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.scenes.pause import PauseScene
from thirteen.app.scenes.rules import RulesScene
from thirteen.app.scenes.seat import SeatScene
from thirteen.app.scenes.settings import GROUPS, SettingsScene
from thirteen.app.scenes.title import TitleScene
from thirteen.app.text import TextPainter
from thirteen.app.view import View
from thirteen.engine import PRESETS

from .conftest import Player
from .matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

SIZES = [(960, 600), (960, 1080), (1920, 1080)]


def settings_group(name: str) -> Callable[[Context], Scene]:
    """The page of one group of settings."""

    def make(context: Context) -> Scene:
        scene = SettingsScene(context)
        scene._group = name  # noqa: SLF001 - as its tab does
        return scene

    return make


def house_rules(context: Context) -> Scene:
    """House rules with much changed."""
    new_game = NewGameScene(context)
    new_game.change(preset="southern", changes={"bombs_beat": "anything", "must_beat": True})
    return HouseRulesScene(context, new_game)


def seat(context: Context) -> Scene:
    """Who plays at the second seat."""
    return SeatScene(context, NewGameScene(context), 1)


SCENES: dict[str, Callable[[Context], Scene]] = {
    "title": TitleScene,
    "new game": NewGameScene,
    "house rules": house_rules,
    "seat": seat,
    "about": AboutScene,
    "rules": lambda c: RulesScene(c, PRESETS["southern"], "southern"),
    "rules of two decks": lambda c: RulesScene(c, PRESETS["chops"], "chops"),
    "pause": lambda c: PauseScene(c, played("southern", 4, rounds=1)),
    "hand": lambda c: HandResultScene(c, played("southern", 4, rounds=1), lambda: None),
    "match": lambda c: MatchResultScene(c, played("chops", 6)),
    **{f"settings {name}": settings_group(name) for name in GROUPS},
}


@pytest.mark.parametrize("language", list(i18n.LANGUAGES))
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", list(SCENES))
def test_everything_fits(
    name: str,
    scale: float,
    language: str,
    context: Context,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cut: list[str] = []
    fit = TextPainter.fit

    def noting_fit(
        self: TextPainter, text: str, size: int, colour: object, width: int, *rest: object
    ) -> pygame.Surface:
        weight = rest[0] if rest else "regular"
        if self.measure(text, round(size * 0.75), str(weight))[0] > width:
            cut.append(text)
        return fit(self, text, size, colour, width, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(TextPainter, "fit", noting_fit)
    context.change_settings(language=language, text_scale=scale)
    for size in SIZES:
        context.view = View(*size)
        context.apply_settings()
        context.stack.clear_to(None)
        player = Player(context, SCENES[name](context))
        window = pygame.Rect(0, 0, *size)
        takers = [p for p in player.parts() if p.focusable]
        assert takers, "nothing to click"
        for part in takers:
            assert part.rect.left >= 0, (size, part.key)
            assert part.rect.right <= window.right, (size, part.key)
            if part.clip is None:
                assert window.contains(part.rect), (size, part.key)
        for i, one in enumerate(takers):
            for other in takers[i + 1 :]:
                if one.clip == other.clip:
                    shared = one.rect.clip(other.rect)
                    assert not (shared.width and shared.height), (size, one.key, other.key)
    assert not cut, cut
