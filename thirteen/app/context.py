"""What every scene is given: the services of the program and the player's settings."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from thirteen import i18n
from thirteen.app.sound import Sounds
from thirteen.app.stack import SceneStack
from thirteen.app.text import TextPainter
from thirteen.app.theme import FELTS, Felt
from thirteen.app.toasts import Toasts
from thirteen.app.vector import VectorPainter
from thirteen.app.view import View

if TYPE_CHECKING:
    from thirteen.storage import Settings, Store

LARGEST_SEED = 10**9


class Context:
    """The program's services, made once and passed down.

    `store` keeps settings and matches; `view` is the present canvas; `stack` the open scenes;
    `text`, `vector` and `sound` make what is seen and heard; `toasts` tells things in passing.
    `rng` is where seeds of new matches come from, not the dice of any match.
    """

    def __init__(
        self, store: Store, view: View, seed: int | None = None, language: str | None = None
    ) -> None:
        self.store = store
        self.view = view
        self.stack = SceneStack()
        self.text = TextPainter()
        self.vector = VectorPainter()
        self.sound = Sounds()
        self.toasts = Toasts(self)
        self.rng = random.Random(seed)
        self.stale = False
        self._language = language

    @property
    def settings(self) -> Settings:
        """The player's settings as they are now."""
        return self.store.settings

    @property
    def felt(self) -> Felt:
        """The colours of the table chosen."""
        return FELTS.get(self.settings.felt, FELTS["teal"])

    def new_seed(self) -> int:
        """The seed of a new match."""
        return self.rng.randrange(LARGEST_SEED)

    def change_settings(self, **changes: Any) -> None:  # noqa: ANN401 - any field's value
        """Change settings now: they are kept, and scenes are laid out anew at the step's end."""
        if "language" in changes:
            self._language = None
        self.store.save_settings(self.settings.changed(**changes))
        self.apply_settings()
        if not changes.keys() <= {"volume", "muted", "window", "player_name"}:
            self.stale = True

    def reset_settings(self) -> None:
        """Put every setting back to its default; the last choice of a game is kept."""
        settings = self.settings
        fresh = type(settings)(new_game=settings.new_game, window=settings.window)
        self.store.save_settings(fresh)
        self._language = None
        self.apply_settings()
        self.stale = True

    def apply_settings(self) -> None:
        """Make language, volume and text size be what the settings say."""
        settings = self.settings
        i18n.use_language(self._language or settings.language)
        self.sound.set_volume(0.0 if settings.muted else settings.volume / 100)
        self.view = View(self.view.width, self.view.height, settings.text_scale)

    def quit(self) -> None:
        """End the program at the end of this step."""
        self.stack.clear_to(None)
