"""What SDL and pygame must be told before they start."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def prepare_environment() -> None:
    """Tell SDL what it must know before it starts."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "thirteen")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform == "linux" and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        # Without a graphics card the default path costs a hundred times the shared-memory one.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


@contextmanager
def quiet_libraries() -> Iterator[None]:
    """Keep what system libraries say about missing devices off the user's terminal."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has no such stream
        yield
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)
