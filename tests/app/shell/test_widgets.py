from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from thirteen.app.intents import Act, Action, Cancel, Point, Press, Release, Typed, Wheel
from thirteen.app.widgets.base import Space, Widget, column
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.entry import Entry
from thirteen.app.widgets.field import Field
from thirteen.app.widgets.gallery import Gallery
from thirteen.app.widgets.group import Group
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.scroll import ScrollView
from thirteen.app.widgets.segments import Segments
from thirteen.app.widgets.slider import Slider
from thirteen.app.widgets.stepper import Stepper
from thirteen.app.widgets.text import Text
from thirteen.app.widgets.toggle import Toggle

if TYPE_CHECKING:
    from thirteen.app.context import Context

Pos = tuple[int, int]


def click(group: Group, pos: Pos) -> None:
    for intent in (Point(pos), Press(pos), Release(pos)):
        group.handle(intent)


def placed(widget: Widget, width: int = 600) -> Group:
    widget.arrange(20, 20, width)
    return Group([widget])


def test_a_click_needs_press_and_release_on_the_button(context: Context) -> None:
    done: list[int] = []
    button = Button(context, "Deal", lambda: done.append(1))
    group = placed(button)
    click(group, button.rect.center)
    assert done == [1]
    group.handle(Press(button.rect.center))
    group.handle(Point((5, 5)))
    assert not button.pressed
    group.handle(Release((5, 5)))
    assert done == [1]


def test_a_gesture_that_is_cancelled_does_nothing(context: Context) -> None:
    done: list[int] = []
    button = Button(context, "Deal", lambda: done.append(1))
    group = placed(button)
    group.handle(Press(button.rect.center))
    group.handle(Cancel())
    group.handle(Release(button.rect.center))
    assert not done


def test_a_button_with_a_reason_says_it_and_does_nothing(context: Context) -> None:
    done: list[int] = []
    button = Button(context, "Deal", lambda: done.append(1), reason="Nothing is changed")
    group = placed(button)
    click(group, button.rect.center)
    group.handle(Action(Act.NEXT))
    group.handle(Action(Act.ACCEPT))
    assert not done


def test_hovering_warms_a_button_in_a_tenth_of_a_second(context: Context) -> None:
    button = Button(context, "Deal", lambda: None)
    group = placed(button)
    assert group.handle(Point(button.rect.center))
    assert not group.handle(Point(button.rect.center)), "nothing new, so nothing to draw"
    steps = sum(group.update(0.02) for _ in range(20))
    assert 0 < steps <= 6
    assert button.glow == 1.0


def test_reduced_motion_changes_at_once(context: Context) -> None:
    context.change_settings(reduced_motion=True)
    button = Button(context, "Deal", lambda: None)
    group = placed(button)
    group.handle(Point(button.rect.center))
    group.update(0.001)
    assert button.glow == 1.0


def test_a_toggle_turns_by_click_on_its_label_too(context: Context) -> None:
    told: list[bool] = []
    toggle = Toggle(context, "t", told.append, value=False)
    field = Field(context, "Smart swap", toggle, hint="A longer explanation")
    group = placed(field)
    click(group, toggle.rect.center)
    click(group, (field.rect.x + 5, field.rect.centery))
    group.handle(Action(Act.RIGHT))
    group.handle(Action(Act.RIGHT))
    assert told == [True, False, True]


def test_a_slider_follows_the_pointer_and_steps_by_keys(context: Context) -> None:
    told: list[int] = []
    slider = Slider(context, "s", told.append, value=50, low=0, high=100, step=5, write=str)
    group = placed(slider)
    group.handle(Press((slider.rect.x, slider.rect.centery)))
    group.handle(Point((slider.rect.x + 4000, slider.rect.centery)))
    group.handle(Release((slider.rect.x + 4000, slider.rect.centery)))
    assert told == [0, 100]
    for act in (Act.LEFT, Act.LEFT, Act.HOME, Act.LEFT, Act.END):
        group.handle(Action(act))
    assert told == [0, 100, 95, 90, 0, 100]


def test_segments_are_taken_by_click_and_arrows(context: Context) -> None:
    told: list[str] = []
    choices = [("on", "On"), ("follow", "When following"), ("off", "Off")]
    segments = Segments(context, "s", choices, "on", told.append)
    group = placed(segments)
    parts = list(segments.parts())[1:]
    click(group, parts[2].rect.center)
    click(group, parts[2].rect.center)
    for act in (Act.LEFT, Act.LEFT, Act.LEFT):
        group.handle(Action(act))
    assert told == ["off", "follow", "on"]


def test_segments_take_more_lines_where_there_is_no_room(context: Context) -> None:
    choices = [(str(n), f"A rather long choice {n}") for n in range(4)]
    segments = Segments(context, "s", choices, "0", lambda _choice: None)
    one = segments.arrange(0, 0, 2000)
    many = segments.arrange(0, 0, 250)
    assert many >= 3 * one * 0.9
    assert all(part.rect.right <= 250 for part in segments.parts())


def test_a_stepper_stops_at_its_ends_or_goes_round(context: Context) -> None:
    told: list[int] = []
    choices = [(n, str(n)) for n in (1, 2, 3)]
    stops = Stepper(context, "s", choices, 2, told.append)
    group = placed(stops)
    left, right = list(stops.parts())[1:]
    for at in (right, right, left, left, left):
        click(group, at.rect.center)
    assert told == [3, 2, 1]
    assert not left.enabled
    told.clear()
    goes_round = Stepper(context, "s", choices, 3, told.append, circular=True)
    group = placed(goes_round)
    click(group, list(goes_round.parts())[2].rect.center)
    click(group, list(goes_round.parts())[1].rect.center)
    assert told == [1, 3]


def test_a_gallery_marks_what_is_taken(context: Context) -> None:
    told: list[str] = []
    pictures = {name: lambda _canvas, _rect: None for name in ("teal", "midnight")}
    gallery = Gallery(context, "g", pictures, "teal", told.append, size=(60, 40))
    group = placed(gallery)
    click(group, list(gallery.parts())[2].rect.center)
    group.handle(Action(Act.LEFT))
    assert told == ["midnight", "teal"]


def test_an_entry_takes_text_while_it_is_written_in(context: Context) -> None:
    told: list[str] = []
    entry = Entry(context, "e", "", told.append, empty="You", longest=6)
    group = placed(entry)
    assert not group.handle(Typed("x"))
    click(group, entry.rect.center)
    assert group.writing
    for text in ("Lâ", "m\n", "nnnnnn"):
        group.handle(Typed(text))
    assert entry.value == "Lâmnnn"
    group.handle(Action(Act.ERASE))
    group.handle(Action(Act.ACCEPT))
    assert (entry.value, group.writing) == ("Lâmnn", False)
    assert told[-1] == "Lâmnn"


def test_clicking_elsewhere_ends_the_writing(context: Context) -> None:
    entry = Entry(context, "e", "", lambda _text: None, empty="You", longest=6)
    group = placed(entry)
    click(group, entry.rect.center)
    click(group, (5, 5))
    assert not group.writing


def tall_view(context: Context, count: int = 30) -> tuple[ScrollView, list[Button], list[str]]:
    told: list[str] = []
    buttons = [
        Button(context, f"Button {n}", lambda n=n: told.append(f"{n}"))  # type: ignore[misc]
        for n in range(count)
    ]
    view = ScrollView(context, "v", list(buttons), 10)
    view.place(pygame.Rect(50, 40, 400, 300))
    return view, buttons, told


def settle(group: Group) -> None:
    for _ in range(60):
        group.update(0.05)


def test_content_scrolls_by_wheel_between_its_ends(context: Context) -> None:
    view, buttons, _told = tall_view(context)
    group = Group([view])
    assert buttons[0].rect.top == 40
    group.handle(Wheel((100, 100), -1000.0))
    settle(group)
    assert buttons[-1].rect.bottom == view.rect.bottom
    group.handle(Wheel((100, 100), 1000.0))
    settle(group)
    assert buttons[0].rect.top == 40
    assert not group.handle(Wheel((5, 5), -1.0)), "the pointer is elsewhere"


def test_what_is_scrolled_out_cannot_be_clicked(context: Context) -> None:
    view, buttons, told = tall_view(context)
    group = Group([view])
    below = next(b for b in buttons if b.rect.top > view.rect.bottom)
    click(group, below.rect.center)
    assert not told


def test_the_bar_can_be_dragged(context: Context) -> None:
    view, buttons, _told = tall_view(context)
    group = Group([view])
    group.handle(Press((view.rect.right - 2, view.rect.y + 5)))
    group.handle(Point((view.rect.right - 2, view.rect.bottom + 50)))
    assert buttons[-1].rect.bottom == view.rect.bottom


def test_the_focus_is_scrolled_into_view(context: Context) -> None:
    view, buttons, told = tall_view(context)
    group = Group([view])
    for _ in buttons:
        group.handle(Action(Act.NEXT))
    settle(group)
    assert view.rect.contains(buttons[-1].rect)
    group.handle(Action(Act.ACCEPT))
    assert told == [str(len(buttons) - 1)]


def test_short_content_has_no_bar(context: Context) -> None:
    view, _buttons, _told = tall_view(context, count=2)
    assert view.room == 0
    assert not Group([view]).handle(Wheel((100, 100), -1.0))


def test_columns_and_rows_place_without_overlap(context: Context) -> None:
    widgets: list[Widget] = [
        Text(context, "A heading that is long enough to wrap " * 4),
        Row(context, [Button(context, n, lambda: None) for n in ("One", "Two", "Three")]),
        Space(context, 30),
        Row(context, [Button(context, n, lambda: None) for n in ("Four", "Five")], fill=True),
    ]
    tall = column(widgets, 10, 20, 300, 8)
    rects = [part.rect for w in widgets for part in w.parts() if not isinstance(part, Row)]
    assert all(not a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])
    assert all(rect.left >= 10 and rect.right <= 310 for rect in rects)
    assert max(rect.bottom for rect in rects) == 20 + tall
