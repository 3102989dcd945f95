"""Licence texts, typed in lines of one length, are shown as paragraphs."""

from __future__ import annotations

from thirteen.app.scenes.licences import paragraphs


def test_lines_of_one_paragraph_are_joined() -> None:
    assert paragraphs("one two\nthree\n\nfour\n") == ["one two three", "four"]


def test_items_headings_and_addresses_stand_alone() -> None:
    notice = (
        "Name\nhttps://a.example\nCopyright (c) X\n------\nTERMS\nGiven\nthat\n 1. this\n    is\n"
    )
    assert paragraphs(notice) == [
        "Name",
        "https://a.example",
        "Copyright (c) X",
        "TERMS",
        "Given that",
        "1. this is",
    ]
