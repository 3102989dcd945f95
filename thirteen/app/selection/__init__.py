"""Which cards a person has chosen, and what a gesture makes of them: pure, no pygame.

A `Selection` never changes; each gesture gives a `Step`: the next selection and what follows.
The screen keeps the newest selection, asks the session what is wanted, and acts on the effects::

    sel = Selection.of(session.my_hand, session.rules, Sort.RANK)  # after each deal
    options = Options.of(ctx.settings)
    ask = session.ask.but(inert=flying or dialog_open)        # an Ask: what my seat is asked now
    ask = ask if settled else ask.unseen()                    # no play on a table not seen yet

    step = click(sel, card, ask, options, now)                # rows 1-16, 18
    sel = step.selection
    for effect in step.effects:
        match effect:
            case FirePlay(cards): session.submit(cards)       # then hand_changed(sel, ...)
            case FirePass(): session.submit(PASS)
            case SpringBack(cards, problem): ...              # carried cards glide home, say why
            case Refuse(problem): ...                         # a toast that says why
            case PulseCard(card): ...                         # the card that must be included
            case PulsePlay(): ...                             # a choice made before is legal now
            case ConfirmPass(): ...                           # Pass wants a second press
            case TakeBack(): session.take_back()
            case Swapped(out, into) | Trimmed(dropped): ...   # for sound and animation

`now` is a time in seconds, from any steady clock. Gestures: `click`, `double_click`,
`click_flying`, `paint_start/move/end`, `drag_start`, `drag_problem`, `drop`,
`rearrange_start/move/end`, `cancel` (focus lost, released outside), `clear` (right click).
Buttons: `press_play`, `press_pass`, `press_plate` (double-click on the own plate),
`press_play_all`, `press_chop`, `press_decline`, `press_sort`. Changes from outside: `turn_came`
(my seat is asked), `table_changed` (someone played or passed), `hand_changed` (cards left the hand
or came back). `verdict(ask, selection)` says how each button looks and why. `playable(ask, hand)`
is the cards that are in some legal play, the rest may be dimmed. `sort_by` orders the hand.
"""

from thirteen.app.selection.buttons import (
    press_chop,
    press_decline,
    press_pass,
    press_plate,
    press_play,
    press_play_all,
    press_sort,
)
from thirteen.app.selection.changes import clear, hand_changed, sort_by, table_changed, turn_came
from thirteen.app.selection.clicks import click, click_flying, double_click
from thirteen.app.selection.drags import (
    cancel,
    drag_problem,
    drag_start,
    drop,
    rearrange_end,
    rearrange_move,
    rearrange_start,
)
from thirteen.app.selection.effects import (
    ConfirmPass,
    Effect,
    FirePass,
    FirePlay,
    PulseCard,
    PulsePlay,
    Refuse,
    SpringBack,
    Step,
    Swapped,
    TakeBack,
    Trimmed,
)
from thirteen.app.selection.model import Ask, AutoPlay, Options, Selection
from thirteen.app.selection.ordering import Sort
from thirteen.app.selection.problem import Problem, Want
from thirteen.app.selection.strokes import paint_end, paint_move, paint_start
from thirteen.app.selection.verdict import Button, Progress, Verdict, playable, verdict

__all__ = [
    "Ask",
    "AutoPlay",
    "Button",
    "ConfirmPass",
    "Effect",
    "FirePass",
    "FirePlay",
    "Options",
    "Problem",
    "Progress",
    "PulseCard",
    "PulsePlay",
    "Refuse",
    "Selection",
    "Sort",
    "SpringBack",
    "Step",
    "Swapped",
    "TakeBack",
    "Trimmed",
    "Verdict",
    "Want",
    "cancel",
    "clear",
    "click",
    "click_flying",
    "double_click",
    "drag_problem",
    "drag_start",
    "drop",
    "hand_changed",
    "paint_end",
    "paint_move",
    "paint_start",
    "playable",
    "press_chop",
    "press_decline",
    "press_pass",
    "press_plate",
    "press_play",
    "press_play_all",
    "press_sort",
    "rearrange_end",
    "rearrange_move",
    "rearrange_start",
    "sort_by",
    "table_changed",
    "turn_came",
    "verdict",
]
