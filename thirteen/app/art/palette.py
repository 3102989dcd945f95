"""The few colours that every picture is made of."""

from __future__ import annotations

INK = "#16181D"
RED = "#C8102E"
GOLD = "#F2C14E"
OLD_GOLD = "#C9952F"  # gold that still reads on ivory
TEAL = "#14503C"
DEEP_TEAL = "#0E3B2E"
CREAM = "#F3E9D2"
IVORY = "#FBF8F0"
BLUE = "#1F4E9C"
BACK_RED = "#A61E2B"

SPADE, CLUB, DIAMOND, HEART = range(4)
TWO_COLOUR = (INK, INK, RED, RED)
FOUR_COLOUR = (INK, "#0F7A3A", "#0B5FBF", RED)
