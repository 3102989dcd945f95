"""A session from the first deal to the last result: turns, events, rounds, summaries."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.app.session import HUMAN, Chop, Phase, Session
from thirteen.app.session.summary import match_summary, summary_of
from thirteen.engine import PASS, PRESETS, IllegalPlay, Match, Reason, classify, parse_cards
from thirteen.engine.events import (
    Cause,
    InstantWin,
    MatchEnded,
    Passed,
    Played,
    Redealt,
    RoundDealt,
    RoundEnded,
    RoundVoided,
    Settled,
    WentOut,
)
from thirteen.engine.record import read
from thirteen.engine.rules import MatchLength

if TYPE_CHECKING:
    from tests.app.session.conftest import Bench
    from thirteen.engine import Rules
    from thirteen.engine.events import Event


def seed_with(rules: Rules, seats: int, kind: type[Event]) -> int:
    """Get a seed whose first deal brings an event of this kind."""
    for seed in range(10_000):
        _, events = Match.start(rules, seats, seed)
        if any(isinstance(event, kind) for event in events):
            return seed
    pytest.fail("no such deal")


@pytest.mark.parametrize("preset", PRESETS)
def test_its_events_are_those_of_the_match_in_order(bench: Bench, preset: str) -> None:
    seed = random.randrange(10**9)
    store = bench.Store()
    session = bench.session(preset, seed=seed, store=store, options=bench.fast())
    seen = session.take_events()
    while session.phase is not Phase.MATCH_OVER:
        bench.step(session)
        seen += session.take_events()
    told = [event for _, events in read("\n".join(store.lines)).steps() for event in events]
    assert seen == told, seed
    assert session.take_events() == []


def test_the_first_deal_is_an_event(bench: Bench) -> None:
    first = bench.session().take_events()
    assert isinstance(first[0], RoundDealt)


def test_a_round_that_ends_stays_on_the_table_until_next_round(bench: Bench) -> None:
    session = bench.session("treze", options=bench.fast())
    while session.phase is Phase.PLAYING:
        bench.step(session)
    assert session.round.is_over
    assert session.round_no == 1
    assert session.awaiting is None
    assert session.ask.inert
    assert not session.can_take_back
    assert not session.update(10.0)
    events = session.take_events()
    assert isinstance(events[-1], RoundEnded)
    summary = session.round_summary
    assert summary is not None
    assert session.scores == summary.scores
    assert summary.hands == session.round.hands

    session.next_round()
    assert session.awaiting is not None
    assert session.round_summary is None
    assert session.round_no == 2
    assert isinstance(session.take_events()[0], RoundDealt)
    assert session.scores == summary.scores
    session.next_round()
    assert session.round_no == 2


@pytest.mark.parametrize("preset", PRESETS)
def test_summaries_add_up(bench: Bench, preset: str) -> None:
    seed = random.randrange(10**9)
    store = bench.Store()
    session = bench.session(preset, seed=seed, store=store, options=bench.fast())
    bench.finish(session)
    summary = session.match_summary
    assert summary is not None
    assert summary.rounds == session.rounds
    assert [each.number for each in summary.rounds] == list(range(1, len(summary.rounds) + 1))
    for before, after in zip(summary.rounds, summary.rounds[1:], strict=False):
        assert after.before == before.scores
    assert summary.scores == summary.rounds[-1].scores == session.match.scores
    assert summary.winners == session.match.winners
    assert all(summary.places[seat] == 1 for seat in summary.winners)
    assert sorted(summary.order) == [0, 1, 2, 3]
    assert [summary.places[seat] for seat in summary.order] == sorted(summary.places)
    for each in summary.rounds:
        assert each.firsts == each.order[: len(each.firsts)]
        assert each.cards_left == tuple(hand.bit_count() for hand in each.hands)
    assert sum(summary.firsts) == sum(len(each.firsts) for each in summary.rounds)
    assert store.finished == 1
    (outcome,) = store.outcomes
    assert outcome.preset == preset
    assert outcome.seats == 4
    assert outcome.won is (0 in summary.winners)
    assert outcome.points == summary.scores[0]
    assert len(outcome.places) == len(summary.rounds)


def test_equal_scores_share_a_place_and_the_fewest_points_may_be_best(bench: Bench) -> None:
    ended = RoundEnded(1, (1, 2, 2), (0, 1, 1), (4, 4, 1), (4, 4, 1))
    summary = summary_of([ended])
    assert summary is not None
    players = bench.players(HUMAN, "greedy", "greedy")
    high = match_summary(players, PRESETS["classic"], (0, 1), [summary])
    low = match_summary(players, PRESETS["killer"], (2,), [summary])
    assert high.places == (1, 1, 3)
    assert low.places == (2, 2, 1)
    assert low.order == (2, 0, 1)


def test_an_instant_win_is_a_round_of_its_own(bench: Bench) -> None:
    rules = PRESETS["killer"]
    seed = seed_with(rules, 4, InstantWin)
    session = bench.session(rules, seed=seed, options=bench.fast())
    events = session.take_events()
    assert session.phase is Phase.ROUND_OVER
    assert isinstance(events[-1], RoundEnded)
    won = next(event for event in events if isinstance(event, InstantWin))
    assert session.round.is_over
    assert session.round.instant is won.kind
    summary = session.round_summary
    assert summary is not None
    assert summary.instant == won
    assert summary.firsts == (won.seat,)
    assert session.round_no == 1
    session.next_round()
    assert session.round_no == 2


def test_an_instant_win_can_end_the_match(bench: Bench) -> None:
    rules = PRESETS["southern"].changed(match=MatchLength("hands", hands=1))
    seed = seed_with(rules, 4, InstantWin)
    store = bench.Store()
    session = bench.session(rules, seed=seed, store=store, options=bench.fast())
    assert session.phase is Phase.MATCH_OVER
    assert isinstance(session.take_events()[-1], MatchEnded)
    assert session.round.is_over
    assert store.finished == 1
    resumed = Session.resume(read("\n".join(store.lines)))
    assert resumed.phase is Phase.MATCH_OVER
    assert resumed.match_summary == session.match_summary


def test_a_hand_dealt_again_is_noted(bench: Bench) -> None:
    rules = PRESETS["killer"].changed(instant_effect="redeal", play_on=False)
    session = bench.session(rules, seed=seed_with(rules, 4, Redealt), options=bench.fast())
    assert session.phase is Phase.PLAYING
    assert sum(isinstance(event, RoundDealt) for event in session.take_events()) >= 2
    while session.phase is Phase.PLAYING:
        bench.step(session)
    assert session.round_summary is not None
    assert any(isinstance(event, Redealt) for event in session.round_summary.notables)


def test_chops_and_payments_are_notable(bench: Bench) -> None:
    session = bench.dealt(
        ["2S 3S 3C 4S", "5S 5C 5D 5H 9S", "6S 7S 8S"],
        preset="southern",
        kinds=(HUMAN, HUMAN, HUMAN),
    )
    session.submit(parse_cards("2S"))
    session.submit(parse_cards("5S 5C 5D 5H"))
    session.submit(PASS)
    session.submit(PASS)
    session.submit(parse_cards("9S"))
    assert session.phase is Phase.ROUND_OVER
    summary = session.round_summary
    assert summary is not None
    assert isinstance(summary.notables[0], Chop)
    assert (summary.notables[0].seat, summary.notables[0].victim) == (1, 0)
    assert any(isinstance(event, Settled) for event in summary.notables)
    assert sum(summary.points) == 0
    assert summary.instant is None
    whole = match_summary(session.players, session.rules, (1,), session.rounds)
    assert [whole.chops_by(seat) for seat in range(3)] == [0, 1, 0]
    assert [whole.chops_on(seat) for seat in range(3)] == [1, 0, 0]


def test_what_happened_in_a_void_hand_is_no_news() -> None:
    rules = PRESETS["southern"]
    two, quad = (classify(parse_cards(text), rules) for text in ("2S", "5S 5C 5D 5H"))
    assert two is not None
    assert quad is not None
    chop = Played(1, quad.cards, quad, two, 0, interrupt=False)
    again = RoundVoided()
    ended = RoundEnded(1, (1, 2), (0, 1), (1, 0), (3, 2))
    summary = summary_of([chop, Settled(0, 1, 2, Cause.BEATEN), again, ended])
    assert summary is not None
    assert summary.notables == (again,)
    assert summary.before == (2, 2)
    assert summary_of([chop, again]) is None


def test_a_voided_hand_is_dealt_again_in_the_same_round(bench: Bench) -> None:
    session = bench.dealt(["2H 9S", "2S"], preset="northern", kinds=(HUMAN, HUMAN))
    session.take_events()
    session.submit(parse_cards("9S"))
    session.submit(PASS)
    events = session.take_events()
    assert session.phase is Phase.PLAYING
    assert isinstance(events[-1], RoundDealt)
    assert events[-1].number == 1
    assert session.history == ()
    assert session.round.counts == (13, 13)


def test_submit_refuses_what_the_rules_refuse_and_saves_nothing(bench: Bench) -> None:
    store = bench.Store()
    session = bench.session(kinds=(HUMAN, HUMAN), store=store)
    before = session.match
    with pytest.raises(IllegalPlay):
        session.submit(PASS)
    assert session.match is before
    assert len(store.lines) == 1


def test_submit_is_for_the_person_awaited(bench: Bench) -> None:
    session = bench.session(kinds=("greedy", "greedy"))
    with pytest.raises(IllegalPlay) as refused:
        session.submit(PASS)
    assert refused.value.reason is Reason.NOT_YOUR_TURN


def test_watching_shows_seat_0_and_leaves_the_totals_alone(bench: Bench) -> None:
    store = bench.Store()
    session = bench.session(kinds=["greedy", "careful", "greedy"], store=store)
    assert session.watching
    assert session.me == 0
    assert not session.solo
    bench.finish(session)
    assert store.outcomes == []
    assert store.finished == 1


def test_me_is_the_first_person(bench: Bench) -> None:
    session = bench.session(kinds=["greedy", "greedy", HUMAN, HUMAN])
    assert session.me == 2
    assert not session.solo
    assert not session.watching
    assert session.is_human(3)
    assert session.my_hand == session.round.hands[2]


def test_too_many_players_are_refused(bench: Bench) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        bench.session(kinds=(HUMAN, *["greedy"] * 4))


def test_the_question_is_only_ones_own(bench: Bench) -> None:
    session = bench.dealt(["3S 9S KS", "4S 5S 10H"], kinds=(HUMAN, HUMAN))
    asked = session.ask
    assert asked.turn is session.round.turn
    session.submit(parse_cards("3S"))
    waiting = session.ask
    assert waiting.turn is None
    assert waiting.stamp != asked.stamp
    session.submit(parse_cards("4S"))
    session.submit(PASS)
    assert session.ask.turn is None
    assert not session.ask.locked


def test_the_question_tells_a_locked_seat_and_one_that_is_out(bench: Bench) -> None:
    session = bench.dealt(["3S 9S", "4S KS 5D", "5S 6S 7S"], kinds=(HUMAN, HUMAN, HUMAN))
    session.submit(parse_cards("3S"))
    session.submit(parse_cards("4S"))
    session.submit(PASS)
    session.submit(PASS)
    assert not session.ask.locked
    session = bench.dealt(["3S 9S", "4S KS 5D", "5S 6S 7S"], kinds=(HUMAN,) * 3, leader=2)
    session.submit(parse_cards("5S"))
    session.submit(PASS)
    assert session.ask.locked
    session = bench.dealt(["3S", "4S KS 5D", "5S 6S 7S"], kinds=(HUMAN,) * 3)
    session.submit(parse_cards("3S"))
    assert session.ask.out


def test_marks_and_history_tell_what_everybody_saw(bench: Bench) -> None:
    session = bench.dealt(["3S 9S KS", "4S 10H", "5S 6S 7S"], kinds=(HUMAN,) * 3)
    session.submit(parse_cards("3S"))
    session.submit(parse_cards("4S"))
    session.submit(PASS)
    lan, an, minh = map(session.marks, range(3))
    assert isinstance(lan.last, Played)
    assert (lan.cards, lan.passed, lan.last_card) == (2, False, False)
    assert (an.cards, an.last_card) == (1, True)
    assert (minh.passed, minh.locked) == (True, True)
    assert minh.last == Passed(2, locked=True)
    assert [event.seat for event in session.history] == [0, 1, 2]
    session.submit(PASS)
    assert not session.marks(2).passed
    session.submit(parse_cards("10H"))
    assert session.marks(1).place == 1
    assert not session.marks(1).last_card


def test_where_passes_do_not_lock_a_new_play_clears_them(bench: Bench) -> None:
    session = bench.dealt(
        ["3S 9S KS", "4S 10H", "5S 6S 4C"], preset="first-to-ten", kinds=(HUMAN,) * 3, leader=1
    )
    session.submit(parse_cards("10H"))
    session.submit(PASS)
    assert session.marks(2).passed
    session.submit(parse_cards("KS"))
    assert not session.marks(2).passed


def test_going_out_is_told_before_the_round_ends(bench: Bench) -> None:
    session = bench.dealt(["3S 9S", "4S"], kinds=(HUMAN, HUMAN))
    session.take_events()
    session.submit(parse_cards("3S"))
    session.submit(parse_cards("4S"))
    events = session.take_events()
    assert [type(event) for event in events].index(WentOut) == 3
