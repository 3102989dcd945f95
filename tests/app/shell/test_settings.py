from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen import i18n
from thirteen.app.scenes.dialog import Dialog
from thirteen.app.scenes.settings import GROUPS, SettingsScene
from thirteen.app.widgets.entry import Entry
from thirteen.app.widgets.gallery import Gallery
from thirteen.app.widgets.segments import Segments
from thirteen.app.widgets.slider import Slider
from thirteen.app.widgets.toggle import Toggle
from thirteen.storage import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

    from .conftest import Player

ELSEWHERE = {"version", "window", "new_game"}  # kept, but not set by hand


def controls(player: Player) -> dict[str, object]:
    """The controls of all groups, by the setting they change."""
    found: dict[str, object] = {}
    for group in GROUPS:
        player.click_on(f"tab {group}")
        for part in player.parts():
            if isinstance(part, Toggle | Segments | Slider | Gallery | Entry):
                found[part.key] = part
    return found


def test_every_setting_can_be_set(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(SettingsScene(context))
    assert set(controls(player)) == set(Settings.__struct_fields__) - ELSEWHERE


@pytest.mark.parametrize("group", list(GROUPS))
def test_every_switch_turns_by_a_click_and_is_kept(
    group: str, context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(SettingsScene(context))
    player.click_on(f"tab {group}")
    keys = [part.key for part in player.parts() if isinstance(part, Toggle)]
    for key in keys:
        before = getattr(context.settings, key)
        player.top.group.focus(key)  # type: ignore[attr-defined]
        player.find(key).click((0, 0))
        player.wait(0.3)
        assert getattr(context.settings, key) != before


@pytest.mark.parametrize("group", list(GROUPS))
def test_every_choice_can_be_taken(
    group: str, context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(SettingsScene(context))
    player.click_on(f"tab {group}")
    for key in [p.key for p in player.parts() if isinstance(p, Segments | Gallery)]:
        names = [p.key for p in player.parts() if p.key.startswith(f"{key}=")]
        assert len(names) > 1
        seen = set()
        for name in names:
            player.find(name).click((0, 0))
            player.wait(0.1)
            seen.add(getattr(context.settings, key))
        assert len(seen) == len(names)
        player.find(names[0]).click((0, 0))
        player.wait(0.1)


def test_the_language_changes_at_once(
    context: Context, play: Callable[[Scene], Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(i18n, "use_language", asked.append)
    player = play(SettingsScene(context))
    player.click_on("tab system")
    player.find("language=vi").click((0, 0))
    player.wait(0.1)
    assert context.settings.language == "vi"
    assert asked[-1] == "vi"


def test_larger_text_makes_larger_controls(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(SettingsScene(context))
    player.click_on("tab look")
    before = player.find("text_scale=2.0").rect.height
    player.find("text_scale=2.0").click((0, 0))
    player.wait(0.1)
    assert player.find("text_scale=2.0").rect.height > before


def test_a_name_can_be_written(context: Context, play: Callable[[Scene], Player]) -> None:
    player = play(SettingsScene(context))
    player.click_on("tab system")
    player.click_on("player_name")
    assert player.top.typing
    for letter in "Mai":
        player.type(letter)
    player.key(pygame.K_m)
    player.key(pygame.K_RETURN)
    player.wait(0.1)
    assert context.settings.player_name == "Mai"
    assert not player.top.typing
    assert not context.settings.muted


def test_reset_asks_first(context: Context, play: Callable[[Scene], Player]) -> None:
    context.change_settings(felt="midnight", text_scale=1.5)
    player = play(SettingsScene(context))
    player.click_on("tab system")
    for answer, felt in (("1", "midnight"), ("0", "teal")):
        player.find("reset").click((0, 0))
        player.wait(0.3)
        assert isinstance(player.top, Dialog)
        player.click_on(answer)
        assert context.settings.felt == felt


def test_settings_are_on_the_disk_when_the_app_closes(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    player = play(SettingsScene(context))
    context.change_settings(felt="burgundy")
    player.app.close()
    text = (context.store.folders.config / "settings.json").read_text(encoding="utf-8")
    assert "burgundy" in text
