from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen import i18n
from thirteen.app.rulebook import rule_sheet
from thirteen.app.scenes.about import AboutScene
from thirteen.app.scenes.house_rules import HouseRulesScene
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.scenes.pause import PauseScene
from thirteen.app.scenes.rules import RulesScene, Sentence
from thirteen.app.scenes.seat import SeatScene
from thirteen.app.scenes.title import TitleScene
from thirteen.app.session import Player, Session
from thirteen.app.table.scene import TableScene
from thirteen.app.view import View
from thirteen.app.widgets.text import Text
from thirteen.engine import PRESETS

from .matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene
    from thirteen.engine import Rules

    from .conftest import Player as Person


def sentences(player: Person) -> list[str]:
    return [part.text for part in player.parts() if isinstance(part, Sentence)]


def words(rules: Rules) -> list[str]:
    return [b for section in rule_sheet(rules) for b in section.blocks if isinstance(b, str)]


def page(player: Person) -> RulesScene:
    assert isinstance(player.top, RulesScene)
    return player.top


def test_the_title_leads_to_the_rules_of_the_next_match(
    context: Context, play: Callable[[Scene], Person]
) -> None:
    new_game = NewGameScene(context)
    new_game.change(preset="northern")
    player = play(TitleScene(context))
    player.click_on("Rules")
    assert sentences(player) == words(PRESETS["northern"])
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.top, TitleScene)


def test_new_game_and_house_rules_lead_to_the_rules_as_changed(
    context: Context, play: Callable[[Scene], Person]
) -> None:
    new_game = NewGameScene(context)
    new_game.change(preset="southern", changes={"must_beat": True})
    expected = words(PRESETS["southern"].changed(must_beat=True))
    player = play(new_game)
    player.click_on("rules in words")
    assert sentences(player) == expected
    page(player).back()
    context.stack.push(HouseRulesScene(context, new_game))
    player.wait(0.1)
    player.click_on("rules in words")
    assert sentences(player) == expected


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_r])
def test_a_key_opens_the_rules_of_the_match_at_the_table_and_closes_them(
    context: Context, play: Callable[[Scene], Person], key: int
) -> None:
    players = [Player("Mai", "human"), *(Player(name, "careful") for name in ("An", "Vũ"))]
    session = Session(PRESETS["treze"], players, 13, context.store)
    player = play(TableScene(context, session))
    player.key(key)
    assert sentences(player) == words(session.rules)
    player.key(key)
    assert isinstance(player.top, TableScene)


def test_the_pause_panel_leads_to_the_rules_of_its_match(
    context: Context, play: Callable[[Scene], Person]
) -> None:
    session = played("southern", 4, rounds=1)
    player = play(PauseScene(context, session))
    player.click_on("Rules")
    assert sentences(player) == words(session.rules)


def test_where_a_scene_is_about_no_rules_the_one_below_is_asked(
    context: Context, play: Callable[[Scene], Person]
) -> None:
    new_game = NewGameScene(context)
    new_game.change(preset="killer")
    player = play(new_game)
    context.stack.push(SeatScene(context, new_game, 1))
    player.wait(0.1)
    player.key(pygame.K_F1)
    assert sentences(player) == words(PRESETS["killer"])


def test_the_key_works_everywhere(context: Context, play: Callable[[Scene], Person]) -> None:
    player = play(AboutScene(context))
    player.key(pygame.K_F1)
    assert sentences(player) == words(PRESETS["classic"])


def test_a_name_at_the_side_leads_to_its_section_and_is_marked(
    context: Context, play: Callable[[Scene], Person]
) -> None:
    context.change_settings(reduced_motion=True)
    player = play(RulesScene(context, PRESETS["classic"], "classic"))
    player.click_on("bombs")
    head = next(p for p in player.parts() if isinstance(p, Text) and p.text == "Bombs and chops")
    assert head.clip is not None
    assert head.clip.top <= head.rect.top < head.clip.top + head.clip.height // 4
    marked = [part.key for part in player.parts() if getattr(part, "chosen", False)]
    assert marked == ["bombs"]
    player.click_on("scoring")  # near the end, where it cannot come to the top
    marked = [part.key for part in player.parts() if getattr(part, "chosen", False)]
    assert marked == ["scoring"]


def test_arrows_scroll_where_no_names_stand_at_the_side(
    context: Context, play: Callable[[Scene], Person]
) -> None:
    context.change_settings(reduced_motion=True, text_scale=2.0)
    player = play(RulesScene(context, PRESETS["classic"], "classic"))
    top = next(part.rect.top for part in player.parts() if isinstance(part, Sentence))
    player.key(pygame.K_DOWN)
    assert next(part.rect.top for part in player.parts() if isinstance(part, Sentence)) < top


@pytest.mark.parametrize("language", list(i18n.LANGUAGES))
@pytest.mark.parametrize(
    ("size", "scale"), [((960, 600), 2.0), ((1280, 720), 1.0), ((3840, 2160), 1.5)]
)
@pytest.mark.parametrize("preset", ["chops", "northern", "southern"])
def test_all_of_it_stays_within_the_panel(  # noqa: PLR0913, PLR0917 - what is varied
    context: Context,
    play: Callable[[Scene], Person],
    language: str,
    size: tuple[int, int],
    scale: float,
    preset: str,
) -> None:
    context.change_settings(language=language, text_scale=scale)
    context.view = View(*size)
    player = play(RulesScene(context, PRESETS[preset], preset))
    for part in player.parts():
        if part.clip is not None:
            assert part.rect.left >= part.clip.left, part
            assert part.rect.right <= part.clip.right, part
        if isinstance(part, Text):
            pieces = (context.text.measure(w, part.size, part.weight) for w in part.text.split())
            assert max(width for width, _tall in pieces) <= part.rect.width, part.text
