from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.ai.registry import make_bot
from thirteen.ai.view import SeatView
from thirteen.engine import (
    PRESETS,
    Match,
    MatchLength,
    Rules,
    Turn,
    classify,
    format_cards,
    parse_cards,
)
from thirteen.engine.events import Played, RoundEnded

if TYPE_CHECKING:
    from thirteen.engine import Combo
    from thirteen.engine.events import Event

CLASSIC = PRESETS["classic"]


def combo_of(text: str, rules: Rules) -> Combo | None:
    return classify(parse_cards(text), rules) if text else None


def view_of(  # noqa: PLR0913 (each has a default; a test names what it is about)
    hand: str,
    table: str = "",
    *,
    rules: Rules = CLASSIC,
    counts: tuple[int, ...] = (9, 9, 9),
    played: str = "",
    locked: frozenset[int] = frozenset(),
    mine: bool = True,
) -> SeatView:
    """Get the view of seat 0; `counts` are the others', `played` are cards seen before.

    `mine`: seat 0 has played a card in this hand.
    """
    cards, seats = parse_cards(hand), len(counts) + 1
    on_table = combo_of(table, rules)
    history: list[Played] = []
    if on_table is not None:
        history.append(Played(seats - 1, on_table.cards, on_table, None, None, interrupt=False))
    for text in played.split():
        combo = combo_of(text, rules)
        assert combo is not None
        history.append(Played(0 if mine else 1, combo.cards, combo, None, None, interrupt=False))
    return SeatView(
        rules=rules,
        seats=seats,
        seat=0,
        hand=cards,
        turn=Turn(rules, cards, on_table),
        table=on_table,
        owner=None if on_table is None else seats - 1,
        leader=0 if on_table is None else seats - 1,
        counts=(cards.bit_count(), *counts),
        locked=locked,
        finished=(),
        dropped=frozenset(),
        scores=(0,) * seats,
        round_no=1,
        trick=() if on_table is None else ((seats - 1, on_table.cards),),
        history=tuple(history),
    )


def choice(name: str, view: SeatView) -> str:
    play = make_bot(name).choose(view, random.Random(1), 1.0)
    view.turn.verify(play)
    return format_cards(play) or "pass"


@pytest.mark.parametrize(
    ("hand", "table", "wanted"),
    [
        ("3S 4C 5D 9H 9S", "", "3S 4C 5D"),
        ("3S 3C 4C 5D 9H", "", "3S 4C 5D"),
        ("3S 3C 3D 9H", "", "3S 3C 3D"),
        ("3S 7C 9H", "4C", "7C"),
        ("3S 7C 7H 9H", "4C", "7C"),
        ("3S 7C 9H", "10C", "pass"),
        ("7S 7C 7D 7H 2D", "2C", "2D"),
        ("7S 7C 7D 7H 9C", "2C", "7S 7C 7D 7H"),
    ],
)
def test_greedy_leads_long_and_follows_low(hand: str, table: str, wanted: str) -> None:
    assert choice("greedy", view_of(hand, table)) == wanted


def test_careful_goes_out_when_it_can() -> None:
    assert choice("careful", view_of("9S 9H", "8S 8H", counts=(5, 5, 5))) == "9S 9H"
    assert choice("careful", view_of("3S 4C 5D 6H 7S", counts=(1, 1, 1))) == "3S 4C 5D 6H 7S"


@pytest.mark.parametrize("table", ["4C", "5S", "6D"])
def test_careful_does_not_break_a_straight_to_beat_a_low_single(table: str) -> None:
    view = view_of("7S 8C 9D 10H JS KC AD", table)
    assert choice("careful", view) in ("KC", "AD", "pass")


def test_careful_follows_with_the_lowest_card_it_has_no_other_use_for() -> None:
    assert choice("careful", view_of("8S 10C 10D KC 2H", "5S")) == "8S"


def test_careful_keeps_its_twos_while_little_is_at_stake() -> None:
    view = view_of("3S 4C 5C 8S 9D 9H JS JC QD 2H", "10S", counts=(11, 11, 12))
    assert choice("careful", view) != "2H"


def test_careful_keeps_a_bomb_together() -> None:
    view = view_of("5S 8S 8C 8D 8H QC KD", "7S")
    assert choice("careful", view) in ("QC", "KD", "pass")


def test_careful_bombs_a_two_of_a_player_about_to_go_out() -> None:
    view = view_of("3S 8S 8C 8D 8H QC", "2C", counts=(6, 7, 2))
    assert choice("careful", view) == "8S 8C 8D 8H"


@pytest.mark.parametrize("rules", [CLASSIC, PRESETS["treze"], PRESETS["killer"]])
def test_careful_leads_no_single_to_a_player_with_one_card(rules: Rules) -> None:
    view = view_of("4S 9C 9D KH", rules=rules, counts=(1, 8, 8))
    assert choice("careful", view) == "9C 9D"


def test_careful_leads_its_highest_single_to_a_player_with_one_card() -> None:
    view = view_of("4S 8D KH", counts=(1, 8, 8))
    assert choice("careful", view) == "KH"


def test_careful_leads_what_nobody_can_beat_and_then_goes_out() -> None:
    view = view_of("4S 5C 6D 2H", counts=(6, 6, 6))
    assert choice("careful", view) == "2H"


def test_careful_is_not_left_with_a_two_where_a_hand_may_not_end_on_one() -> None:
    view = view_of("9S 2H", rules=PRESETS["northern"], counts=(6, 6, 6))
    assert choice("careful", view) == "2H"


def test_careful_plays_the_cheapest_where_it_must_beat() -> None:
    rules = PRESETS["first-to-ten"]
    view = view_of("7S 8C 9D AH 2S", "KC", rules=rules)
    assert choice("careful", view) in ("AH", "2S")
    assert not view.turn.can_pass


def test_careful_plays_early_where_never_playing_is_punished() -> None:
    hand, table = "6S 6C 7D 7H 9C 9D QS QC", "JD"
    lazy = choice("careful", view_of(hand, table, mine=False, played="3S"))
    assert lazy == "pass"
    rules = PRESETS["southern"]
    view = view_of(hand, table, rules=rules, counts=(3, 4, 4), mine=False, played="3S")
    assert choice("careful", view) in ("QS", "QC")


def share_of_firsts(name: str, against: str, deals: int) -> float:
    """Get how often one bot is first against three of another, each deal from every seat."""
    rules = CLASSIC.changed(match=MatchLength("hands", hands=1), ties="share")
    firsts = 0
    for seed in range(deals):
        for seat in range(4):
            bots = [make_bot(name if seat == other else against) for other in range(4)]
            match, events = Match.start(rules, 4, seed)
            history: list[Event] = list(events)
            while not match.is_over:
                view = SeatView.of(match, history)
                play = bots[view.seat].choose(view, random.Random(seed), 1.0)
                match, events = match.play(play)
                history += events
            (ended,) = (event for event in history if isinstance(event, RoundEnded))
            firsts += ended.places[seat] == 1
    return firsts / (4 * deals)


def test_careful_is_clearly_stronger_than_greedy() -> None:
    # build/bench/bots.py measures it on many more deals; these are always the same few.
    assert share_of_firsts("careful", "greedy", 20) > 0.32
    assert share_of_firsts("greedy", "careful", 20) < 0.22
