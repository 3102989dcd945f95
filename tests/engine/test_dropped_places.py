"""Places where a seat drops out for never having played."""

from __future__ import annotations

import pytest

from thirteen.engine import PASS, PRESETS, Round, parse_cards


@pytest.mark.parametrize(
    ("play_on", "places"),
    [(True, (1, 2, 3)), (False, (1, 3, 3))],
    ids=["the holder is placed before who dropped", "only first place is awarded"],
)
def test_places_when_all_but_one_are_out_or_dropped(
    places: tuple[int, ...], *, play_on: bool
) -> None:
    rules = PRESETS["southern"].changed(play_on=play_on)
    hands = [parse_cards(text) for text in ("3S 5S", "4S 6S 7S", "4H 6H 7H")]
    now = Round.from_hands(rules, hands)
    for play in ("3S", "4S", "", "5S"):
        now, _ = now.play(parse_cards(play) or PASS)
    assert now.is_over
    assert now.dropped == (2,)
    assert now.places == places
    assert sum(now.points) == 0
