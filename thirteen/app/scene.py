"""What every screen of the program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Intent
    from thirteen.app.view import View
    from thirteen.engine import Rules


class Scene:
    """One screen, or one panel over a screen.

    The application calls, always in this order within a step: `handle` for each intent, then
    `update`; later `draw`. Only the scene on top of the stack is handled and updated. Drawing
    starts at the lowest scene that every scene above leaves visible (`opaque` False).

    - `enter` once when the scene comes on the stack, `leave` once when it goes.
    - `layout` after `enter` and whenever size, text scale, language or look changed; it builds
      everything that depends on them.
    - `resume` when the scene above it went away and it is on top again.
    - `handle` returns True when it consumed the intent.
    - `update` gets the seconds since the last step (never over 0.05) and returns True when the
      picture changed since the last drawing.
    - `draw` paints the whole canvas (or its panel) and changes nothing.
    - `typing` is True while typed letters are text and not commands.
    - `can_wait` says that nothing goes on here that a panel of news would disturb.
    - `rules_shown` gives the rules this scene is about and the rule set they are told by, if it
      is about any: the key for rules opens them.
    - `shown` becomes True once the scene was drawn.

    The stack is changed by `context.stack`, and takes effect at the end of the step.
    """

    opaque = True
    typing = False
    can_wait = False
    shown = False

    def __init__(self, context: Context) -> None:
        self.context = context

    def enter(self) -> None:
        """Come on the stack."""

    def leave(self) -> None:
        """Go from the stack."""

    def resume(self) -> None:
        """Be on top again."""

    def rules_shown(self) -> tuple[Rules, str] | None:
        """The rules that this scene is about, and the rule set they are told by."""
        return None

    def layout(self, view: View) -> None:
        """Build what depends on size, text scale, language and look."""

    def handle(self, intent: Intent) -> bool:
        """Whether the intent was consumed."""
        del intent
        return False

    def update(self, dt: float) -> bool:
        """Whether the picture changed in these `dt` seconds."""
        del dt
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
