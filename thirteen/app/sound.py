"""Sound effects; without a device everything works and is silent."""

from __future__ import annotations

import io
from contextlib import suppress
from typing import Final

import pygame

from thirteen import resources
from thirteen.app.environment import quiet_libraries

EFFECTS: Final = (
    "deal",
    "select",
    "drop",
    "play",
    "pass",
    "bomb",
    "last_card",
    "win",
    "lose",
    "click",
    "chime",
)


class Sounds:
    """Plays effects by name. The device is opened by `open`, once the first picture is shown."""

    def __init__(self) -> None:
        self._effects: dict[str, pygame.Sound] = {}
        self._volume = 1.0

    def open(self) -> bool:
        """Open the sound device and load the effects; False when there is no device."""
        try:
            with quiet_libraries():
                pygame.mixer.init(44100, -16, 2, 512)
        except pygame.error:
            return False
        for name in EFFECTS:
            with suppress(FileNotFoundError, pygame.error):
                self._effects[name] = pygame.Sound(io.BytesIO(resources.read(f"sounds/{name}.wav")))
        self.set_volume(self._volume)
        return True

    @property
    def missing(self) -> list[str]:
        """The effects that could not be loaded."""
        return [name for name in EFFECTS if name not in self._effects]

    def close(self) -> None:
        """Let go of the device."""
        self._effects.clear()
        pygame.mixer.quit()

    def set_volume(self, volume: float) -> None:
        """How loud from now on: 0 silent to 1 full."""
        self._volume = volume
        for effect in self._effects.values():
            effect.set_volume(volume)

    def play(self, name: str, volume: float = 1.0) -> None:
        """Start an effect of EFFECTS, `volume` (0 to 1) of the player's setting."""
        effect = self._effects.get(name)
        if effect is None or self._volume <= 0:
            return
        channel = effect.play()
        if channel is not None:
            channel.set_volume(volume)
