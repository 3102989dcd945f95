from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from thirteen.app.result_texts import (
    hand_heading,
    match_heading,
    notable_sentence,
    signed,
)
from thirteen.app.scenes.hand_result import HandResultScene, hand_standings, score_shares
from thirteen.app.scenes.match_result import MatchResultScene, match_standings
from thirteen.app.scenes.new_game import NewGameScene
from thirteen.app.scenes.pause import PauseScene
from thirteen.app.scenes.settings import SettingsScene
from thirteen.app.scenes.title import TitleScene
from thirteen.app.session import Chop
from thirteen.app.session import Player as Seat
from thirteen.app.table.scene import TableScene
from thirteen.app.view import View
from thirteen.app.widgets.scroll import ScrollView
from thirteen.engine import PRESETS, classify, parse_cards
from thirteen.engine.events import Cause, Dropped, InstantWin, Redealt, RoundVoided, Settled
from thirteen.engine.instant import InstantKind

from .matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene

    from .conftest import Player

SEATS = (Seat("You"), Seat("Lan", "greedy"), Seat("Minh", "greedy"))


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_hand_result_tells_every_seat_and_goes_on(
    preset: str, context: Context, play: Callable[[Scene], Player]
) -> None:
    session = played(preset, 4, rounds=1)
    summary = session.round_summary
    assert summary is not None
    lines = hand_standings(summary, session)
    assert sorted(line.name for line in lines) == sorted(p.name for p in session.players)
    assert sum(line.me for line in lines) == 1
    assert all(0 <= share <= 1 for line in lines for share in (line.share, line.before))
    went_on: list[int] = []
    player = play(TitleScene(context))
    context.stack.push(HandResultScene(context, session, lambda: went_on.append(1)))
    player.wait(1.5)
    player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    player.wait(0.3)
    assert went_on == [1]
    assert isinstance(player.top, TitleScene)


@pytest.mark.parametrize("seats", [2, 3, 4, 12])
def test_a_match_result_shows_the_places(
    seats: int, context: Context, play: Callable[[Scene], Player]
) -> None:
    session = played("chops", seats, context.store)
    assert session.match_summary is not None
    lines = match_standings(session.match_summary, session)
    assert len(lines) == seats
    assert {line.name for line in lines if line.best} == {
        session.players[seat].name for seat in session.match_summary.winners
    }
    player = play(MatchResultScene(context, session))
    player.wait(2.0)
    assert player.wait(0.5) == 0
    player.click_on("again")
    assert isinstance(player.top, TableScene)
    record = context.store.running()
    assert record is not None
    assert record.rules == PRESETS["chops"]
    assert len(record.seats) == seats
    assert record.seed != session.seed


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_match_result_of_eight_needs_no_scrolling(
    seats: int, size: tuple[int, int], context: Context, play: Callable[[Scene], Player]
) -> None:
    context.view = View(*size)
    player = play(MatchResultScene(context, played("chops", seats, context.store)))
    content = player.find("content")
    assert isinstance(content, ScrollView)
    assert content.room == 0


@pytest.mark.parametrize(("key", "screen"), [("new", NewGameScene), ("title", TitleScene)])
def test_a_match_result_leads_on(
    key: str, screen: type[Scene], context: Context, play: Callable[[Scene], Player]
) -> None:
    session = played("treze", 2)
    player = play(MatchResultScene(context, session))
    player.click_on(key)
    assert isinstance(player.top, screen)
    assert isinstance(context.stack.scenes[0], TitleScene)


def test_pause_goes_on_opens_settings_and_leaves(
    context: Context, play: Callable[[Scene], Player]
) -> None:
    session = played("classic", 4, rounds=1)
    player = play(TitleScene(context))
    context.stack.push(PauseScene(context, session))
    player.wait(0.3)
    player.click_on("Settings")
    assert isinstance(player.top, SettingsScene)
    player.key(pygame.K_ESCAPE)
    player.wait(0.3)
    player.click_on("resume")
    assert isinstance(player.top, TitleScene)
    context.stack.push(PauseScene(context, session))
    player.wait(0.3)
    player.click_on("Leave to the title screen")
    assert len(context.stack.scenes) == 1


def test_headings_name_the_winner() -> None:
    session = played("classic", 3, seed=3)
    summary = session.match_summary
    assert summary is not None
    winner = session.players[summary.winners[0]].name
    expected = "You win the match" if winner == "You" else f"{winner} wins the match"
    assert match_heading(summary, session.me) == expected
    first = summary.rounds[0]
    name = session.players[first.firsts[0]].name
    heading = hand_heading(first, session.players, session.me)
    assert heading == ("You win the hand" if name == "You" else f"{name} wins the hand")


@pytest.mark.parametrize("cause", list(Cause))
def test_every_payment_has_a_sentence(cause: Cause) -> None:
    sentence = notable_sentence(Settled(1, 0, 2, cause), SEATS)
    assert sentence.startswith("Lan → You, 2 points: ")


def test_every_notable_thing_has_a_sentence() -> None:
    rules = PRESETS["classic"]
    bomb, two = (classify(parse_cards(c), rules) for c in ("5S 5C 5D 5H", "2H"))
    assert bomb is not None
    assert two is not None
    sentence = notable_sentence(Chop(1, 0, bomb, two), SEATS)
    assert sentence == "Lan → You: 5♠ 5♣ 5♦ 5♥ beats 2♥"
    kind = InstantKind.SIX_PAIRS
    for notable in (InstantWin(2, kind), Redealt(2, kind), RoundVoided(), Dropped(2, 30)):
        words = notable_sentence(notable, SEATS)
        assert words
        assert "{" not in words


def test_points_are_written_with_their_sign() -> None:
    assert [signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]


def test_bars_are_full_at_the_target_and_empty_at_the_lowest_debt() -> None:
    classic, southern = PRESETS["classic"], PRESETS["southern"]
    assert score_shares((5, 10, 0, 12), classic) == pytest.approx([5 / 12, 10 / 12, 0, 1])
    assert score_shares((5, 0), classic) == [0.5, 0.0]
    assert score_shares((-4, 0, 4), southern) == [0.0, 0.5, 1.0]
    assert score_shares((0, 0, 0), southern) == [0.0, 0.0, 0.0]
