"""From a choice, or from a saved match, to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.ai.registry import is_bot
from thirteen.app.people import HUMAN, SIMPLE_BOTS, learned_bots, seat_names
from thirteen.engine import PRESETS
from thirteen.storage import NewGame

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.session import Session
    from thirteen.engine import Rules
    from thirteen.engine.record import Record

USUAL_BOT = "careful"
USUAL_SEATS = 4


def rules_of(choice: NewGame) -> Rules:
    """The rules of a choice; what a former version chose and nobody knows any more is left out."""
    preset = PRESETS.get(choice.preset, PRESETS["classic"])
    try:
        rules = preset.changed(**choice.changes)
    except ValueError:
        rules = preset
    if choice.length is None:
        return rules
    kind = rules.match.kind
    return rules.changed(match={"kind": kind, kind: choice.length})


def _can_sit(kind: str) -> bool:
    """Whether a seat can be played by this kind, here and now."""
    return kind in {HUMAN, *SIMPLE_BOTS} or (is_bot(kind) and learned_bots())


def checked(choice: NewGame) -> NewGame:
    """The choice made fit for its rules: a known preset, so many players, players that exist."""
    preset = choice.preset if choice.preset in PRESETS else "classic"
    least, most = rules_of(choice).seats
    known = [k if _can_sit(k) else USUAL_BOT for k in choice.players]
    players = known[:most] + [USUAL_BOT] * (least - len(known))
    return NewGame(
        preset=preset, changes=choice.changes, players=tuple(players), length=choice.length
    )


def begin_match(context: Context, choice: NewGame) -> None:
    """Deal a new match; a match that was running is over."""
    from thirteen.app.session import Player, Session, SessionOptions  # noqa: PLC0415 - not at start

    choice = checked(choice)
    names = seat_names(choice.players, context.settings.player_name)
    players = [Player(n, k) for n, k in zip(names, choice.players, strict=True)]
    options = SessionOptions.of(context.settings)
    store = context.store
    session = Session(
        rules_of(choice),
        players,
        context.new_seed(),
        store,
        options=options,
        preset=choice.preset,
    )
    _sit_down(context, session)


def play_again(context: Context, before: Session) -> None:
    """Deal a new match with the rules and the players of one that is over."""
    from thirteen.app.session import Session, SessionOptions  # noqa: PLC0415 - not at start

    options = SessionOptions.of(context.settings)
    again = Session(
        before.rules,
        before.players,
        context.new_seed(),
        context.store,
        options=options,
        preset=before.preset,
    )
    _sit_down(context, again)


def resume_match(context: Context, record: Record) -> None:
    """Go on with a saved match."""
    from thirteen.app.session import Session, SessionOptions  # noqa: PLC0415 - not at start

    options = SessionOptions.of(context.settings)
    _sit_down(context, Session.resume(record, context.store, options=options))


def _sit_down(context: Context, session: Session) -> None:
    from thirteen.app.table.scene import TableScene  # noqa: PLC0415 - not at start

    context.stack.clear_to(TableScene(context, session))
