"""The rules of Thirteen: cards, combinations, legal plays, rounds, matches, records."""

from thirteen.engine.cards import (
    PASS,
    NotationError,
    card_text,
    cards_of_rank,
    copy_of,
    format_cards,
    iter_cards,
    make_card,
    parse_cards,
    rank_of,
    suit_of,
)
from thirteen.engine.combos import Combo, Kind, classify
from thirteen.engine.instant import InstantKind
from thirteen.engine.match import Match
from thirteen.engine.presets import PRESETS, preset_of
from thirteen.engine.reasons import IllegalPlay, Reason
from thirteen.engine.round import Round
from thirteen.engine.rules import MatchLength, Rules, Scoring
from thirteen.engine.turn import Turn

__all__ = [
    "PASS",
    "PRESETS",
    "Combo",
    "IllegalPlay",
    "InstantKind",
    "Kind",
    "Match",
    "MatchLength",
    "NotationError",
    "Reason",
    "Round",
    "Rules",
    "Scoring",
    "Turn",
    "card_text",
    "cards_of_rank",
    "classify",
    "copy_of",
    "format_cards",
    "iter_cards",
    "make_card",
    "parse_cards",
    "preset_of",
    "rank_of",
    "suit_of",
]
