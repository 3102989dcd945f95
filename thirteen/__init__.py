"""Thirteen (Tiến Lên): the card game, its opponents and its table."""

__version__ = "0.1.0"
