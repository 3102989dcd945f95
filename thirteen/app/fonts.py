"""The program's own font faces: which file serves which weight, and which one has a character."""

from __future__ import annotations

import io
import json
from functools import cached_property
from typing import Final

import pygame

from thirteen import resources

FALLBACKS: Final = {
    "regular": ("text-regular", "cjk-regular"),
    "semibold": ("text-semibold", "cjk-bold"),
    "bold": ("text-bold", "cjk-bold"),
    "display": ("display", "text-bold", "cjk-bold"),
}


class Fonts:
    """Font objects by face and pixel size. Without font files pygame's own face serves for all."""

    def __init__(self) -> None:
        self._open: dict[tuple[str, int], pygame.Font] = {}
        self._files: dict[str, bytes] = {}

    @cached_property
    def _coverage(self) -> dict[str, frozenset[str]]:
        try:
            listed = json.loads(resources.read("fonts/coverage.json"))
        except FileNotFoundError:
            return {}
        return {face: frozenset(characters) for face, characters in listed.items()}

    def has(self, face: str, character: str) -> bool:
        """Whether the face can draw a character."""
        return character in self._coverage.get(face, ())

    def face_of(self, character: str, weight: str) -> str:
        """The face that draws a character in a weight: the first of its fallbacks that has it."""
        faces = FALLBACKS[weight]
        for face in faces:
            if self.has(face, character):
                return face
        return faces[0]

    def runs(self, text: str, weight: str) -> list[tuple[str, str]]:
        """The text cut where the face changes: pairs of face and piece."""
        runs: list[tuple[str, str]] = []
        for character in text:
            previous = runs[-1] if runs else None
            if previous is not None and character == " ":
                face = previous[0]
            else:
                face = self.face_of(character, weight)
            if previous is not None and previous[0] == face:
                runs[-1] = (face, previous[1] + character)
            else:
                runs.append((face, character))
        return runs

    def font(self, face: str, size: int) -> pygame.Font:
        """The face at `size` pixels to the em."""
        key = (face, size)
        if key not in self._open:
            self._open[key] = self._load(face, size)
        return self._open[key]

    def _load(self, face: str, size: int) -> pygame.Font:
        if face not in self._files:
            try:
                suffix = "otf" if face.startswith("cjk") else "ttf"
                self._files[face] = resources.read(f"fonts/{face}.{suffix}")
            except FileNotFoundError:
                self._files[face] = b""
        file = self._files[face]
        return pygame.Font(io.BytesIO(file) if file else None, max(1, size))
