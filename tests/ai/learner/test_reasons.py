from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.plays import candidates
from thirteen.ai.reasons import MOST, Fact, Reason, reasons
from thirteen.engine import PASS, PRESETS, Round, parse_cards
from thirteen.engine.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine.events import Event

    Positions = Callable[[int, int], Iterator[tuple[Round, SeatView, list[Event]]]]
    ViewOf = Callable[[Round, Sequence[Event]], SeatView]


def asked(view_of: ViewOf, mine: str, lead: str, others: str = "") -> SeatView:
    """What seat 1 sees after seat 0 led `lead`; seats 2 and 3 hold 13 of the other cards."""
    first = parse_cards(lead) | parse_cards(others or "3S 4S")
    hand = parse_cards(mine)
    free = [1 << c for c in range(104) if DECK >> c & 1 and not (first | hand) >> c & 1]
    hands = [first, hand, sum(free[:13]), sum(free[13:26])]
    now, events = Round.from_hands(PRESETS["classic"], hands, 0).play(parse_cards(lead))
    return view_of(now, events)


def facts(view: SeatView, play: str) -> list[Fact]:
    return [reason.fact for reason in reasons(view, parse_cards(play) if play else PASS)]


def test_every_answer_has_one_to_three_reasons_that_name_cards_of_the_table(
    positions: Positions,
) -> None:
    without = 0
    total = 0
    for now, view, _ in positions(3, 16):
        for candidate in candidates(now.turn):
            found = reasons(view, candidate.cards)
            total += 1
            without += not found
            assert len(found) <= MOST
            assert len({reason.fact for reason in found}) == len(found)
    assert without < total / 4


def test_going_out_says_it_all(view_of: ViewOf) -> None:
    assert facts(asked(view_of, "6H", "5S"), "6H") == [Fact.GOES_OUT]


def test_the_only_answer_is_told_so(view_of: ViewOf) -> None:
    assert facts(asked(view_of, "4C 4D", "5S"), "") == [Fact.ONLY_PLAY]


def test_passing_saves_the_twos_when_only_they_would_answer(view_of: ViewOf) -> None:
    view = asked(view_of, "4C 6D 8H 2H", "AS")
    assert reasons(view, PASS)[0] == Reason(Fact.SAVES_TWOS, cards=parse_cards("2H"))


def test_a_chop_names_what_it_beats(view_of: ViewOf) -> None:
    view = asked(view_of, "9S 9C 9D 9H 4C", "2S")
    assert Reason(Fact.CHOPS, cards=parse_cards("2S")) in reasons(view, parse_cards("9S 9C 9D 9H"))


def test_a_pair_is_kept_by_playing_above_it(view_of: ViewOf) -> None:
    view = asked(view_of, "6C 6D JH 4C 5C", "5S")
    assert Reason(Fact.KEEPS_SET, cards=parse_cards("6C 6D")) in reasons(view, parse_cards("JH"))


def test_a_high_card_blocks_a_player_with_one_card(view_of: ViewOf) -> None:
    view = asked(view_of, "2H 9C 4C 5C", "5S", others="3S")
    assert Fact.BLOCKS in facts(view, "2H")


def test_a_pass_tells_that_a_card_will_not_be_answered(view_of: ViewOf) -> None:
    hands = [parse_cards("9D KC 3S 4S"), parse_cards("2S 5D 6D")]
    now, history = Round.from_hands(PRESETS["classic"], hands, 0).play(parse_cards("9D"))
    now, passed = now.play(PASS)
    view = view_of(now, [*history, *passed])
    assert Fact.UNANSWERED in facts(view, "KC")
    assert Fact.UNANSWERED not in facts(view, "4S")
