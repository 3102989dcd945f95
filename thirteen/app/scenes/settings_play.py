"""The settings of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.widgets.field import Field
from thirteen.app.widgets.segments import Segments
from thirteen.app.widgets.toggle import Toggle
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.app.context import Context
    from thirteen.app.scene import Scene
    from thirteen.app.widgets.base import Widget


def switch(context: Context, setting: str, name: str, hint: str = "") -> Field:
    """A setting that is on or off."""
    value = bool(getattr(context.settings, setting))
    control = Toggle(
        context, setting, lambda on: context.change_settings(**{setting: on}), value=value
    )
    return Field(context, name, control, hint=hint)


def choice(
    context: Context,
    setting: str,
    name: str,
    choices: Sequence[tuple[object, str]],
    hint: str = "",
) -> Field:
    """A setting with a few values."""
    value = getattr(context.settings, setting)
    control = Segments(
        context, setting, choices, value, lambda v: context.change_settings(**{setting: v})
    )
    return Field(context, name, control, hint=hint)


def play_fields(scene: Scene) -> list[Widget]:
    """How cards are chosen and played, and how fast things go."""
    context = scene.context
    return [
        choice(
            context,
            "auto_play",
            _("Auto-play"),
            [("on", _("On")), ("follow", _("When following")), ("off", _("Off"))],
            _("Chosen cards are played at once when no larger play could be meant."),
        ),
        choice(
            context,
            "auto_pass",
            _("Pass when nothing can be played"),
            [("off", _("Off")), ("ring", _("After a moment")), ("instant", _("At once"))],
        ),
        choice(
            context,
            "pace",
            _("Pace of the opponents"),
            [("slow", _("Slow")), ("normal", _("Normal")), ("fast", _("Fast"))],
        ),
        choice(
            context,
            "speed",
            _("Speed of animations"),
            [(0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (0.0, _("Instant"))],
        ),
        choice(
            context,
            "sort",
            _("Order of your hand"),
            [("rank", _("By rank")), ("suit", _("By suit")), ("combo", _("By combination"))],
        ),
        switch(context, "sort_reverse", _("Highest cards first")),
        choice(
            context,
            "drag",
            _("Dragging along the hand"),
            [("select", _("Chooses cards")), ("rearrange", _("Moves a card"))],
            _("With Alt held, it does the other."),
        ),
        switch(
            context,
            "show_legal",
            _("Show what can be played"),
            _("Cards that are in no legal play are dimmed when you follow."),
        ),
        switch(
            context,
            "smart_swap",
            _("Smart swap"),
            _("Choosing a second card of a rank takes the place of the first where only one fits."),
        ),
        switch(
            context,
            "smart_swipe",
            _("Smart swipe"),
            _("Painting over too many cards keeps the ones that make a play."),
        ),
        switch(
            context,
            "confirm_pass",
            _("Confirm a pass"),
            _("Passing takes a second press when something could be played."),
        ),
    ]
