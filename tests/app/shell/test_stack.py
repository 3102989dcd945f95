from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.scene import Scene
from thirteen.app.stack import SceneStack
from thirteen.app.view import View

if TYPE_CHECKING:
    from thirteen.app.context import Context

VIEW = View(960, 600)


class Noted(Scene):
    """A scene that notes what is done to it."""

    def __init__(self, context: Context, name: str, notes: list[str]) -> None:
        super().__init__(context)
        self.name = name
        self.notes = notes

    def enter(self) -> None:
        """Note it."""
        self.notes.append(f"enter {self.name}")

    def leave(self) -> None:
        """Note it."""
        self.notes.append(f"leave {self.name}")

    def resume(self) -> None:
        """Note it."""
        self.notes.append(f"resume {self.name}")

    def layout(self, view: View) -> None:
        """Note it."""
        assert view == VIEW
        self.notes.append(f"layout {self.name}")


def test_changes_wait_for_the_end_of_the_step(context: Context) -> None:
    stack, notes = SceneStack(), list[str]()
    stack.push(Noted(context, "a", notes))
    assert (stack.top, notes) == (None, [])
    assert stack.apply(VIEW)
    assert notes == ["enter a", "layout a"]
    assert not stack.apply(VIEW)


def test_a_scene_resumes_when_the_one_above_goes(context: Context) -> None:
    stack, notes = SceneStack(), list[str]()
    stack.push(Noted(context, "a", notes))
    stack.push(Noted(context, "b", notes))
    stack.apply(VIEW)
    notes.clear()
    stack.pop()
    stack.apply(VIEW)
    assert notes == ["leave b", "resume a"]


def test_replace_closes_the_top_scene_only(context: Context) -> None:
    stack, notes = SceneStack(), list[str]()
    for name in "ab":
        stack.push(Noted(context, name, notes))
    stack.apply(VIEW)
    notes.clear()
    stack.replace(Noted(context, "c", notes))
    stack.apply(VIEW)
    assert notes == ["leave b", "enter c", "layout c"]


def test_clear_to_closes_from_the_top_down(context: Context) -> None:
    stack, notes = SceneStack(), list[str]()
    for name in "abc":
        stack.push(Noted(context, name, notes))
    stack.apply(VIEW)
    notes.clear()
    stack.clear_to(Noted(context, "d", notes))
    stack.apply(VIEW)
    assert notes == ["leave c", "leave b", "leave a", "enter d", "layout d"]
    stack.clear_to(None)
    stack.apply(VIEW)
    assert stack.top is None


def test_drawing_begins_at_the_lowest_scene_that_covers_all(context: Context) -> None:
    stack, notes = SceneStack(), list[str]()
    scenes = [Noted(context, name, notes) for name in "abcd"]
    scenes[2].opaque = scenes[3].opaque = False
    for scene in scenes:
        stack.push(scene)
    stack.apply(VIEW)
    assert stack.visible == tuple(scenes[1:])


def test_a_scene_may_change_the_stack_while_it_enters(context: Context) -> None:
    stack, notes = SceneStack(), list[str]()

    class Opener(Noted):
        def enter(self) -> None:
            stack.push(Noted(context, "inner", notes))

    stack.push(Opener(context, "outer", notes))
    stack.apply(VIEW)
    assert isinstance(stack.top, Noted)
    assert stack.top.name == "inner"
