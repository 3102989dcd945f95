"""From flags to a running window."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from thirteen.app.environment import prepare_environment, quiet_libraries
from thirteen.i18n import _

if TYPE_CHECKING:
    from pathlib import Path

ICON = 128  # pixels square
BLIND_DRIVERS = frozenset({"dummy", "offscreen", "evdev"})


class CannotRunError(Exception):
    """The game cannot run here; the text is a sentence for the user."""


def launch(
    data_dir: Path | None,
    language: str | None,
    size: tuple[int, int] | None,
    seed: int | None,
    *,
    first_frame: bool = False,
) -> None:
    """Open the window and play until it is closed; CannotRunError when there is no display."""
    prepare_environment()
    import pygame  # noqa: PLC0415 - reads the environment just prepared

    from thirteen.app.application import App  # noqa: PLC0415
    from thirteen.app.art.logo import app_icon_svg  # noqa: PLC0415
    from thirteen.app.context import Context  # noqa: PLC0415
    from thirteen.app.scenes.title import TitleScene  # noqa: PLC0415
    from thirteen.app.vector import rasterise  # noqa: PLC0415
    from thirteen.app.view import View  # noqa: PLC0415
    from thirteen.app.window import Window  # noqa: PLC0415
    from thirteen.storage import Folders, Store  # noqa: PLC0415

    folders = Folders.find(data_dir)
    store = Store(folders)
    try:
        _open_display()
        window = Window((*size, -1, -1) if size else store.settings.window)
    except (pygame.error, CannotRunError):
        store.close()
        raise CannotRunError(_("Thirteen needs a display, and there is none.")) from None
    try:
        window.set_icon(rasterise(app_icon_svg(), ICON, ICON))
        context = Context(store, View(*window.pixels), seed, language)
        app = App(context, TitleScene(context))

        def after_first_frame() -> bool:
            if first_frame:
                return False
            from thirteen.app import crash  # noqa: PLC0415 - not needed for the first picture

            context.sound.open()
            if crash.last_fault(folders.logs):
                context.toasts.say(
                    _("Thirteen broke off last time. A report is in the log folder.")
                )
            crash.watch(folders.logs)
            return True

        window.run(app, after_first_frame)
        app.close()
    finally:
        store.close()
        window.close()
        pygame.quit()


def _open_display() -> None:
    import pygame  # noqa: PLC0415 - as above

    with quiet_libraries():
        pygame.display.init()
    pygame.font.init()
    # SDL falls back to drivers that show nothing; they are fine only for who asks by name.
    if pygame.display.get_driver() in BLIND_DRIVERS and "SDL_VIDEODRIVER" not in os.environ:
        raise CannotRunError
