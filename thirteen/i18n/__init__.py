"""Texts in the language of the person who plays."""
