"""The settings of sound and of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.scenes.dialog import Answer, Dialog, nothing
from thirteen.app.scenes.settings_play import choice, switch
from thirteen.app.theme import SMALL
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.entry import Entry
from thirteen.app.widgets.field import Fact, Field
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.slider import Slider
from thirteen.app.widgets.toggle import Toggle
from thirteen.i18n import LANGUAGES, _

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.scene import Scene
    from thirteen.app.widgets.base import Widget

LONGEST_NAME = 16


def sound_fields(scene: Scene) -> list[Widget]:
    """Sound on or off, and how loud."""
    context = scene.context

    def turn(on: bool) -> None:  # noqa: FBT001 - what a toggle tells
        context.change_settings(muted=not on)
        context.sound.play("play")

    def set_volume(volume: int) -> None:
        context.change_settings(volume=volume)
        context.sound.play("select")

    volume = Slider(
        context,
        "volume",
        set_volume,
        value=context.settings.volume,
        low=0,
        high=100,
        step=5,
        write=lambda value: _("{n}%").format(n=value),
    )
    return [
        Field(
            context,
            _("Sound effects"),
            Toggle(context, "muted", turn, value=not context.settings.muted),
        ),
        Field(context, _("Volume"), volume),
    ]


def system_fields(scene: Scene) -> list[Widget]:
    """Language, window, motion, the player's name, where files are, and the way back to new."""
    context = scene.context
    languages = [("", _("System default")), *LANGUAGES.items()]
    name = Entry(
        context,
        "player_name",
        context.settings.player_name,
        lambda text: context.change_settings(player_name=text),
        empty=_("You"),
        longest=LONGEST_NAME,
    )
    reset = Button(
        context, _("Reset all settings"), lambda: _ask_reset(context), key="reset", size=SMALL
    )
    return [
        choice(context, "language", _("Language"), languages),
        Field(context, _("Your name"), name),
        switch(context, "full_screen", _("Full screen"), _("Also by F11 or Alt+Enter.")),
        switch(
            context,
            "reduced_motion",
            _("Reduce motion"),
            _("Things appear in place instead of moving there."),
        ),
        Fact(context, _("Settings and matches are kept in"), str(context.store.folders.data)),
        Row(context, [reset]),
    ]


def _ask_reset(context: Context) -> None:
    context.stack.push(
        Dialog(
            context,
            lambda: _("Reset all settings?"),
            lambda: [_("Everything here goes back to how it came. Matches are not touched.")],
            [
                Answer(lambda: _("Reset"), context.reset_settings, "primary"),
                Answer(lambda: _("Cancel"), nothing),
            ],
        )
    )
