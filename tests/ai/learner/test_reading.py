from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from thirteen.ai.features import ACTION_NAMES
from thirteen.ai.judge import Choice
from thirteen.ai.levels import LEVELS
from thirteen.ai.reading import DOUBTED, Word, read
from thirteen.ai.registry import make_bot
from thirteen.engine import PRESETS, Match, Round, classify, parse_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from thirteen.ai.view import SeatView
    from thirteen.engine import Combo
    from thirteen.engine.events import Event

    ViewOf = Callable[[Round, Sequence[Event]], SeatView]

CLASSIC = PRESETS["classic"]
HANDS = ("3S 9D KC 2H", "4S 6C 6D QD", "5C 7H JC AS", "3C 8C 10D QH")


def combo(cards: str) -> Combo:
    found = classify(parse_cards(cards), CLASSIC)
    assert found is not None
    return found


def told(
    view_of: ViewOf, plays: Sequence[str], hands: Sequence[str] = HANDS
) -> tuple[SeatView, dict[int, Word]]:
    """The view after these plays from seat 0 on (empty: a pass), and what it reads."""
    now = Round.from_hands(CLASSIC, tuple(map(parse_cards, hands)), 0)
    history: list[Event] = []
    for cards in plays:
        now, events = now.play(parse_cards(cards))
        history += events
    view = view_of(now, history)
    return view, read(view)


def test_a_lead_tells_of_no_lower_card_and_no_more_of_its_rank(view_of: ViewOf) -> None:
    _, words = told(view_of, ["3S"])
    assert words[0].possible(parse_cards("3C 3H 4D 2C")) == parse_cards("4D 2C")
    assert (words[0].leads, words[2].leads) == (1, 0)


def test_an_answer_tells_of_no_card_between(view_of: ViewOf) -> None:
    _, words = told(view_of, ["3S", "6C"])
    assert words[1].possible(parse_cards("3C 5D 6S 6D QD")) == parse_cards("6D QD")
    assert words[1].answers == 1


def test_a_pass_on_a_single_tells_of_no_higher_card(view_of: ViewOf) -> None:
    _, words = told(view_of, ["9D", "QD", "", "QH"])
    assert words[2].possible(parse_cards("QC QH KS 2C JC")) == parse_cards("QC JC")
    assert words[2].passes == 1


def test_a_pass_on_a_pair_tells_of_no_higher_pair() -> None:
    word = Word()
    word.passed(combo("9S 9D"), CLASSIC)
    assert word.top_pair == 6
    assert not word.denied_by(combo("8S 8D"))
    assert word.denied_by(combo("10S 10D"))
    assert not word.denied_by(combo("2S"))


def test_who_lays_what_it_cannot_hold_is_not_believed_again(view_of: ViewOf) -> None:
    _, words = told(view_of, ["9D", "QD", "AS", "", "2H", "", "", "3S"])
    assert words[0] is DOUBTED
    assert words[2].believed
    assert words[0].possible(parse_cards("3C 2C")) == parse_cards("3C 2C")


@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"northern"}))
def test_what_greedy_tells_is_always_true(preset: str, view_of: ViewOf) -> None:
    """Greedy holds nothing back, so its word must never be found false."""
    rng = random.Random(8)
    bot = make_bot("greedy")
    heard = 0
    for _ in range(12):
        now = Match.new(PRESETS[preset], 4, rng.getrandbits(60)).round
        history: list[Event] = []
        while not now.is_over:
            view = view_of(now, history)
            for seat, word in read(view).items():
                assert word.believed
                assert now.hands[seat] & word.excluded == 0
                heard += word.excluded != 0
            now, events = now.play(bot.choose(view, rng, 1.0))
            history += events
    assert heard > 300


def test_the_weaker_levels_take_nobody_at_its_word(view_of: ViewOf) -> None:
    view, _ = told(view_of, ["9D", "QD", "", "QH"])
    for name, heard in (("beginner", False), ("skilled", False), ("expert", True)):
        words = LEVELS[name].choice(view).look.words
        assert any(word.believed for word in words) == heard


def test_after_a_pass_a_card_that_could_be_beaten_counts_as_safe_by_word(view_of: ViewOf) -> None:
    view, _ = told(view_of, ["9D", ""], ["9D KC 3S 4S", "2S 5D 6D"])
    choice = Choice.of(view)
    king = next(at for at, play in enumerate(choice.plays) if play.cards == parse_cards("KC"))
    row = dict(zip(ACTION_NAMES, choice.rows[king], strict=True))
    assert (row["beaters 0"], row["answers 0"]) == (0, 1)
    assert choice.look.told_now.losers < choice.look.now.losers


def test_a_word_that_leaves_too_few_cards_is_not_believed(view_of: ViewOf) -> None:
    """Whoever holds four cards after passing on a 3 has more than the 3s to hold."""
    view, words = told(view_of, ["3S", ""], ["3S KC", "3C 3D 3H 9S"])
    assert words[1].believed
    assert words[1].possible(view.unseen).bit_count() < view.counts[1]
    assert Choice.of(view).look.words == [DOUBTED]
