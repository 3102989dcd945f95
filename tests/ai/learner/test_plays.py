from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.plays import candidate_of, candidates
from thirteen.engine import PASS, classify, parse_cards
from thirteen.engine.presets import PRESETS
from thirteen.engine.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thirteen.ai.view import SeatView
    from thirteen.engine import Round
    from thirteen.engine.events import Event

    Positions = Callable[[int, int], Iterator[tuple[Round, SeatView, list[Event]]]]


def test_every_candidate_is_legal_and_is_what_it_says(positions: Positions) -> None:
    for now, _, _ in positions(5, 16):
        for candidate in candidates(now.turn):
            if candidate.cards == PASS:
                assert now.turn.can_pass
                continue
            now.turn.verify(candidate.cards)
            combo = classify(candidate.cards, now.rules)
            assert combo is not None
            assert candidate_of(combo) == candidate


def test_every_legal_play_has_a_candidate_of_its_kind_size_and_height(positions: Positions) -> None:
    for now, _, _ in positions(6, 16):
        equal = now.rules.twins == "equal"
        offered = {(c.kind, c.size, c.top >> equal) for c in candidates(now.turn)}
        for play in now.turn.plays:
            combo = classify(play, now.rules)
            assert combo is not None
            kind, size, top, _ = candidate_of(combo)
            assert (kind, size, top >> equal) in offered
        assert (0, 0, 0) in offered or not now.turn.can_pass


def test_low_cards_are_filled_with_the_lowest_held() -> None:
    hand = parse_cards("3S 3H 4C 4D 5S 5H")
    found = {c.cards for c in candidates(Turn(PRESETS["classic"], hand, None)) if c.kind == 5}
    assert found == {parse_cards("3S 4C 5S"), parse_cards("3S 4C 5H")}
