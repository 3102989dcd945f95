"""Who sits at the table: portraits."""

from __future__ import annotations

from thirteen.ai.registry import CHARACTER_NAMES
from thirteen.app.art.faces import AVATARS
from thirteen.app.people import CHARACTER_FACES, avatars


def test_every_character_has_a_face_of_its_own() -> None:
    assert set(CHARACTER_FACES) == set(CHARACTER_NAMES)
    assert len(set(CHARACTER_FACES.values())) == len(CHARACTER_FACES)
    assert set(CHARACTER_FACES.values()) <= set(AVATARS[1:])


def test_a_character_is_known_by_its_face_at_any_seat_and_strength() -> None:
    for name, face in CHARACTER_FACES.items():
        assert avatars(["human", "careful", f"master:{name}"])[2] == face
        assert avatars([f"beginner:{name}", "human"])[0] == face


def test_nobody_else_wears_the_face_of_a_character_at_the_table() -> None:
    kinds = ["human", *(f"expert:{name}" for name in CHARACTER_FACES), *["greedy"] * 5]
    faces = avatars(kinds)
    assert faces[0] == AVATARS[0]
    assert len(set(faces)) == len(faces) == 12


def test_the_same_seats_always_look_the_same() -> None:
    assert avatars(["human", "greedy", "careful"]) == avatars(["human", "careful", "greedy"])
