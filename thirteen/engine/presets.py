"""The eight rule sets that have a name."""

from __future__ import annotations

from typing import Any

from thirteen.engine.rules import MatchLength, Rules, Scoring

PRESETS: dict[str, Rules] = {
    "classic": Rules(),
    "chops": Rules(
        seats=(2, 12),
        second_deck_from=7,
        twins="back",
        bombs_beat="anything",
        quad_beats_twos=3,
        pairs_beat_twos=(3, 3, 3),
        bomb_order="same",
        instant_wins=("four-twos", "four-threes"),
        play_on=False,
        scoring=Scoring("wins"),
        match=MatchLength("target", target=3),
    ),
    "first-to-ten": Rules(
        seats=(2, 12),
        second_deck_from=5,
        opening="alone",
        next_lead="lowest",
        pass_locks=False,
        must_beat=True,
        bomb_order="same",
        scoring=Scoring("places", "players-place+1"),
    ),
    "card-count": Rules(
        bomb_order="ladder",
        scoring=Scoring("cards-left"),
        match=MatchLength("hands", hands=3),
        best="low",
        ties="share",
    ),
    "treze": Rules(
        play_on=False,
        scoring=Scoring("wins"),
        match=MatchLength("target", target=3),
    ),
    "southern": Rules(
        direction="counterclockwise",
        quad_beats_twos=2,
        pairs_beat_twos=(3, 4, None),
        bomb_order="ladder",
        free_bombs="four-pairs",
        interrupts="four-pairs",
        instant_wins=("dragon", "five-pairs", "four-twos", "six-pairs"),
        scoring=Scoring("settlement"),
        match=MatchLength("hands", hands=10),
        ties="share",
    ),
    "northern": Rules(
        direction="counterclockwise",
        suits_match=True,
        double_sequences=False,
        pairs_beat_twos=(None, None, None),
        bomb_order="same",
        instant_wins=("suited-dragon", "one-colour", "four-twos", "six-pairs"),
        finish_on_two=False,
        play_on=False,
        scoring=Scoring("collect"),
        match=MatchLength("hands", hands=10),
        ties="share",
    ),
    "killer": Rules(
        seats=(2, 8),
        second_deck_from=5,
        free_bombs="any",
        instant_wins=("dragon", "four-twos", "six-pairs", "three-triples"),
        scoring=Scoring("places", "place-1"),
        best="low",
    ),
}
"""Preset id -> its rules."""


def changes_from(preset: str, rules: Rules) -> dict[str, Any]:
    """What differs from a preset: ``PRESETS[preset].changed(**it)`` gives the rules back."""
    named = PRESETS[preset].to_dict()
    return {option: value for option, value in rules.to_dict().items() if value != named[option]}


def preset_of(rules: Rules) -> tuple[str, dict[str, Any]]:
    """The id of the preset that rules differ least from, and what differs ({}: nothing)."""
    told = [(name, changes_from(name, rules)) for name in PRESETS]
    return min(told, key=lambda named: len(named[1]))
