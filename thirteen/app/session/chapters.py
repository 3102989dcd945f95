"""The events of a play cut where a hand's result is to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.engine.events import RoundDealt, RoundEnded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.engine.events import Event


def chapters(events: Iterable[Event]) -> list[list[Event]]:
    """Get the events in chapters: a new one begins with the deal that follows the end of a round.

    One play can end a round whose next one is won as dealt, and so on: each is a chapter.
    A hand that is dealt again (voided, or by an instant win's rule) stays in its chapter.
    """
    found: list[list[Event]] = [[]]
    ended = False
    for event in events:
        if ended and isinstance(event, RoundDealt):
            found.append([])
            ended = False
        found[-1].append(event)
        ended = ended or isinstance(event, RoundEnded)
    return found
