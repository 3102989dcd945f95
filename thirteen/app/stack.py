"""The scenes that are open, bottom to top."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.scene import Scene
    from thirteen.app.view import View


class SceneStack:
    """The open scenes; every change is asked for now and made by `apply` at the end of a step."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._asked: list[Callable[[], None]] = []

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The open scenes, bottom to top."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input, or None when the program is over."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, bottom to top."""
        first = 0
        for i, scene in enumerate(self._scenes):
            if scene.opaque:
                first = i
        return tuple(self._scenes[first:])

    def push(self, scene: Scene) -> None:
        """Open a scene above all others."""
        self._asked.append(lambda: self._open(scene))

    def pop(self) -> None:
        """Close the top scene."""
        self._asked.append(self._close)

    def replace(self, scene: Scene) -> None:
        """Close the top scene and open another in its place."""
        self.pop()
        self.push(scene)

    def clear_to(self, scene: Scene | None) -> None:
        """Close every scene and open `scene`; None ends the program."""

        def change() -> None:
            while self._scenes:
                self._close()
            if scene is not None:
                self._open(scene)

        self._asked.append(change)

    def apply(self, view: View) -> bool:
        """Make the changes asked for; whether there were any."""
        if not self._asked:
            return False
        before = self.scenes
        while self._asked:
            asked, self._asked = self._asked, []
            for change in asked:
                change()
        for scene in self._scenes:
            if scene not in before:
                scene.layout(view)
        if self._scenes and self._scenes[-1] in before:
            self._scenes[-1].resume()
        return True

    def layout(self, view: View) -> None:
        """Lay out every open scene anew."""
        for scene in self._scenes:
            scene.layout(view)

    def _open(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()

    def _close(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()
