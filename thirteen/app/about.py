"""What the program is made of and runs on, for the About screen and for reports."""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import dataclass

from thirteen import __version__, resources


@dataclass(frozen=True, slots=True)
class Component:
    """Something by others that comes along: a `font`, a `library`, or `packaged` with the app."""

    name: str
    use: str
    licence: str
    url: str
    copyright: str

    @property
    def notice(self) -> str:
        """The copyright line and the whole text of the licence."""
        text = resources.read(f"licences/{self.licence}.txt").decode()
        return f"{self.name}\n{self.url}\nCopyright (c) {self.copyright}\n\n{text}"


def is_packaged() -> bool:
    """Whether this is the application people download, with Python inside."""
    return bool(getattr(sys, "frozen", False))


def components() -> tuple[Component, ...]:
    """All that comes along with the program as it runs now, in the order to show it."""
    listed = json.loads(resources.read("licences/components.json"))
    every = tuple(Component(**entry) for entry in listed)
    return tuple(part for part in every if part.use != "packaged" or is_packaged())


def system_information() -> str:
    """Versions and system in a few lines, for a report; nothing that tells who the user is."""
    import pygame  # noqa: PLC0415 - a report on a failed start must not need it loaded

    drivers = "no display"
    if pygame.display.get_init():
        sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
        drivers = f"{pygame.display.get_driver()}, {sizes}"
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    packaged = "packaged" if is_packaged() else "from source"
    return "\n".join(
        (
            f"Thirteen {__version__}, {packaged}",
            f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}",
            f"{platform.system()} {platform.release()}, {platform.machine()}",
            f"display: {drivers}",
        )
    )


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; False where there is none."""
    import pygame  # noqa: PLC0415 - as above

    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
