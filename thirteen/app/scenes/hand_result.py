"""What a hand gave: places, points and what was paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.people import avatars
from thirteen.app.result_texts import hand_heading, notable_sentence, signed
from thirteen.app.rule_texts import length_text, preset_name
from thirteen.app.scenes.menu import PanelScene
from thirteen.app.table.reasons import place_word, written
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.standing import Standing
from thirteen.app.widgets.standings import Standings
from thirteen.app.widgets.text import heading, note
from thirteen.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.context import Context
    from thirteen.app.session import RoundSummary, Session
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget
    from thirteen.engine import Rules


class HandResultScene(PanelScene):
    """Over the table when `session.round_summary` is there; `on_next` is called when it was read.

    The scene closes itself before it calls `on_next` (which may well be `session.next_round`).
    """

    width = 980
    first_focus = "next"

    def __init__(self, context: Context, session: Session, on_next: Callable[[], None]) -> None:
        super().__init__(context)
        self._session = session
        self._on_next = on_next

    def content(self, view: View) -> list[Widget]:
        """Heading, a line for each player, and what was remarkable."""
        del view
        context, session = self.context, self._session
        summary = session.round_summary
        if summary is None:
            return []
        players = session.players
        notes: list[Widget] = [
            note(context, notable_sentence(notable, players)) for notable in summary.notables
        ]
        where = _("Hand {n} of {rules}, {length}").format(
            n=summary.number,
            rules=preset_name(session.preset),
            length=length_text(session.rules),
        )
        lines = Standings(context, hand_standings(summary, session))
        name = hand_heading(summary, players, session.me)
        return [heading(context, name), note(context, where), lines, *notes]

    def footer(self, view: View) -> list[Widget]:
        """On to the next hand."""
        del view
        label = _("Next hand") if self._session.match_summary is None else _("Result of the match")
        return [
            Button(self.context, label, self.back, key="next", kind="primary", symbol="play"),
        ]

    def back(self) -> None:
        """Go on: every way out of here leads to the next hand."""
        self.context.stack.pop()
        self._on_next()


def hand_standings(summary: RoundSummary, session: Session) -> list[Standing]:
    """The lines of a hand's result, best place first."""
    players = session.players
    faces = avatars([player.kind for player in players])
    shares = score_shares(summary.scores, session.rules)
    before = score_shares(summary.before, session.rules, like=summary.scores)
    return [
        Standing(
            place=place_word(summary.places, seat) or "–",
            avatar=faces[seat],
            name=players[seat].name,
            score=written(summary.scores[seat]),
            change=signed(summary.points[seat]),
            cards=summary.hands[seat],
            share=shares[seat],
            before=before[seat],
            best=summary.places[seat] == 1,
            me=seat == session.me and players[seat].is_human,
        )
        for seat in summary.order
    ]


def score_shares(
    scores: tuple[int, ...], rules: Rules, like: tuple[int, ...] | None = None
) -> list[float]:
    """How full the bar of each score is; on the scale of other scores (`like`) if given.

    Full is the target of the match, or the best score where the match has none or it was passed.
    Payments can make scores negative: the bars then begin at the lowest.
    """
    scale = like or scores
    low = min(0, *scale)
    high = max(*scale, rules.match.target or 0, low + 1)
    return [max(0.0, min(1.0, (score - low) / (high - low))) for score in scores]
