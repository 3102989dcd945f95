"""Rules, "Combinations": what cards form, by the table of kinds."""

from __future__ import annotations

import pytest

from thirteen.engine import PRESETS, Combo, Kind, Rules, classify, parse_cards

CLASSIC = PRESETS["classic"]
NORTHERN = PRESETS["northern"]


def combo(text: str, rules: Rules = CLASSIC) -> Combo | None:
    return classify(parse_cards(text), rules)


@pytest.mark.parametrize(
    ("text", "kind", "size", "top"),
    [
        ("3S", Kind.SINGLE, 1, "3S"),
        ("2H", Kind.SINGLE, 1, "2H"),
        ("8D 8D'", Kind.PAIR, 2, "8D'"),
        ("9S 9H", Kind.PAIR, 2, "9H"),
        ("2S 2C", Kind.PAIR, 2, "2C"),
        ("KS KC KD", Kind.TRIPLE, 3, "KD"),
        ("2S 2C 2D", Kind.TRIPLE, 3, "2D"),
        ("5S 5C 5D 5H", Kind.QUAD, 4, "5H"),
        ("2S 2C 2D 2H", Kind.QUAD, 4, "2H"),
        ("5S 5S' 5C 5C'", Kind.QUAD, 4, "5C'"),
        ("3S 4H 5C", Kind.STRAIGHT, 3, "5C"),
        ("QS KC AD", Kind.STRAIGHT, 3, "AD"),
        ("3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", Kind.STRAIGHT, 12, "AS"),
        ("3S 4S' 5S", Kind.STRAIGHT, 3, "5S"),
        ("3S 3C 4S 4C 5S 5C", Kind.DOUBLE_SEQUENCE, 6, "5C"),
        ("QS QC KS KC AS AH", Kind.DOUBLE_SEQUENCE, 6, "AH"),
        ("3S 3S' 4S 4S' 5S 5S' 6C 6D", Kind.DOUBLE_SEQUENCE, 8, "6D"),
    ],
)
def test_is_a_combination(text: str, kind: Kind, size: int, top: str) -> None:
    highest = parse_cards(top).bit_length() - 1
    assert combo(text) == Combo(kind, size, highest, parse_cards(text))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3S 4S",
        "3S 3C 4S",
        "KS AS 2S",
        "AS 2S 3S",
        "2S 3S 4S",
        "3S 4S 6S",
        "3S 3C 4S 4C",
        "KS KC AS AC 2S 2C",
        "3S 3C 4S 4C 6S 6C",
        "3S 3C 3D 4S 4C 5S",
        "3S 4S 4C 5S",
        "3S 3C 4S 4C 5S",
        "5S 5S' 5C 5C' 5D",
        "3S 3C 3D 4S 4C 4D 5S 5C 5D",
        "3S 3C 3D 3H 3S' 3C' 3D' 3H'",
    ],
)
def test_is_no_combination(text: str) -> None:
    assert combo(text) is None


def test_quads_and_double_sequences_are_bombs() -> None:
    kinds = {
        "3S": False,
        "3S 3C": False,
        "3S 3C 3D": False,
        "3S 3C 3D 3H": True,
        "3S 4S 5S": False,
        "3S 3C 4S 4C 5S 5C": True,
    }
    for text, expected in kinds.items():
        found = combo(text)
        assert found is not None
        assert found.is_bomb == expected


def test_length_of_a_double_sequence_is_counted_in_pairs() -> None:
    found = combo("3S 3C 4S 4C 5S 5C 6S 6C")
    assert found is not None
    assert found.pairs == 4
    assert getattr(combo("3S 4S 5S"), "pairs", None) == 0


def test_a_quad_of_twos_is_a_bomb_and_not_a_group_of_twos() -> None:
    quad, triple = combo("2S 2C 2D 2H"), combo("2S 2C 2D")
    assert quad is not None
    assert triple is not None
    assert (quad.is_twos, triple.is_twos) == (False, True)


def test_without_double_sequences_they_are_no_combination() -> None:
    assert combo("3S 3C 4S 4C 5S 5C", CLASSIC.changed(double_sequences=False)) is None


@pytest.mark.parametrize(
    ("text", "is_combination"),
    [
        ("7S 7C", True),
        ("7D 7H", True),
        ("7S 7H", False),
        ("2S 2H", True),
        ("7S 7C 7D", True),
        ("7S 7C 7D 7H", True),
        ("5C 6C 7C", True),
        ("5C 6C 7S", False),
        ("5C 6C' 7C", True),
    ],
)
def test_northern_pairs_are_one_colour_and_straights_one_suit(
    text: str, *, is_combination: bool
) -> None:
    assert (combo(text, NORTHERN) is not None) == is_combination


def test_a_repr_pastes_back() -> None:
    found = combo("3S 3C 4S 4C 5S 5C")
    assert eval(repr(found), {"Combo": Combo, "Kind": Kind}) == found  # noqa: S307 our own text


@pytest.mark.parametrize("cards", [-1, 1 << 104, "3S", None])
def test_classify_refuses_what_is_no_set_of_cards(cards: object) -> None:
    with pytest.raises(ValueError, match="set of cards"):
        classify(cards, CLASSIC)  # type: ignore[arg-type]


def test_classify_needs_rules() -> None:
    with pytest.raises(ValueError, match="rules"):
        classify(1, "classic")  # type: ignore[arg-type]
