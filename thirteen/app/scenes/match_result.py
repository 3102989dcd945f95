"""How the match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app.people import avatars
from thirteen.app.result_texts import match_heading
from thirteen.app.rule_texts import rules_summary
from thirteen.app.scenes.hand_result import score_shares
from thirteen.app.scenes.menu import PanelScene
from thirteen.app.table.reasons import place_name, written
from thirteen.app.widgets.beside import Beside
from thirteen.app.widgets.button import Button
from thirteen.app.widgets.podium import Podium, Winner
from thirteen.app.widgets.row import Row
from thirteen.app.widgets.standing import Standing
from thirteen.app.widgets.standings import Standings
from thirteen.app.widgets.text import heading, note
from thirteen.i18n import _, ngettext

if TYPE_CHECKING:
    from thirteen.app.context import Context
    from thirteen.app.session import MatchSummary, Session
    from thirteen.app.view import View
    from thirteen.app.widgets.base import Widget


BESIDE = 1150  # interface units, for text as large as it is drawn


class MatchResultScene(PanelScene):
    """Over the table when `session.match_summary` is there; on to a new match or the title."""

    width = 1400
    first_focus = "again"

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self._session = session

    def content(self, view: View) -> list[Widget]:
        """Heading, podium, and a line for each player."""
        context, session = self.context, self._session
        summary = session.match_summary
        if summary is None:
            return []
        lines = Standings(context, match_standings(summary, session))
        faces = avatars([player.kind for player in summary.players])
        winners = [
            Winner(
                summary.places[seat],
                faces[seat],
                summary.players[seat].name,
                written(summary.scores[seat]),
            )
            for seat in summary.order
        ]
        podium = Podium(context, winners)
        hands = len(summary.rounds)
        what = rules_summary(session.rules, session.preset)
        if hands != session.rules.match.hands:
            what = ngettext("{rules}; {n} hand played", "{rules}; {n} hands played", hands).format(
                rules=what, n=hands
            )
        return [
            heading(context, match_heading(summary, session.me)),
            note(context, what),
            *([Beside(context, podium, lines)] if self._wide(view) else [podium, lines]),
            *self._record(),
        ]

    def _wide(self, view: View) -> bool:
        """Whether podium and lines have room beside each other."""
        return self.panel_width(view) >= view.ui_px(BESIDE * view.text_scale)

    def _record(self) -> list[Widget]:
        """How the person fared in this rule set so far."""
        session = self._session
        if session.watching:
            return []
        preset, seats = session.preset, len(session.players)
        tally = self.context.store.totals.of(preset, seats)
        if not tally.matches:
            return []
        words = ngettext(
            "You have won {won} of {n} match with these rules and this many players.",
            "You have won {won} of {n} matches with these rules and this many players.",
            tally.matches,
        )
        return [note(self.context, words.format(won=tally.won, n=tally.matches))]

    def footer(self, view: View) -> list[Widget]:
        """The ways on."""
        del view
        context = self.context
        buttons: list[Widget] = [
            Button(context, _("Play again"), self._again, key="again", kind="primary"),
            Button(context, _("New game"), self._new_game, key="new"),
            Button(context, _("Title"), self.back, key="title"),
        ]
        return [Row(context, buttons, fill=True)]

    def back(self) -> None:
        """Go to the title."""
        from thirteen.app.scenes.title import TitleScene  # noqa: PLC0415 - mutual

        self.context.stack.clear_to(TitleScene(self.context))

    def _new_game(self) -> None:
        from thirteen.app.scenes.new_game import NewGameScene  # noqa: PLC0415 - mutual

        self.back()
        self.context.stack.push(NewGameScene(self.context))

    def _again(self) -> None:
        from thirteen.app.scenes.start import play_again  # noqa: PLC0415 - mutual

        play_again(self.context, self._session)


def match_standings(summary: MatchSummary, session: Session) -> list[Standing]:
    """The lines of a match's result, first place first."""
    shares = score_shares(summary.scores, session.rules)
    faces = avatars([player.kind for player in summary.players])
    lines = []
    for seat in summary.order:
        player = summary.players[seat]
        lines.append(
            Standing(
                place=place_name(summary.places[seat]),
                avatar=faces[seat],
                name=player.name,
                score=written(summary.scores[seat]),
                details=_highlights(summary, seat),
                share=shares[seat],
                before=0.0,
                best=seat in summary.winners,
                me=seat == session.me and player.is_human,
            )
        )
    return lines


def _highlights(summary: MatchSummary, seat: int) -> str:
    """What a seat did in the match: hands won, bombs on others, bombs suffered."""
    won, made, suffered = summary.firsts[seat], summary.chops_by(seat), summary.chops_on(seat)
    parts = []
    if won:
        parts.append(ngettext("{n} hand won", "{n} hands won", won).format(n=won))
    if made:
        parts.append(ngettext("{n} chop made", "{n} chops made", made).format(n=made))
    if suffered:
        words = ngettext("{n} chop suffered", "{n} chops suffered", suffered)
        parts.append(words.format(n=suffered))
    kept_whole = (part.replace(" ", "\u00a0") for part in parts)
    return " · ".join(kept_whole)
