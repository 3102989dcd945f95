"""The table as a scene: the session's events become a picture, the player's gestures plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirteen.app import selection as sel
from thirteen.app.intents import LEFT, RIGHT, Act, Action, Cancel, Press
from thirteen.app.people import own_seat_name
from thirteen.app.scene import Scene
from thirteen.app.scenes.hand_result import HandResultScene
from thirteen.app.scenes.match_result import MatchResultScene
from thirteen.app.scenes.pause import PauseScene
from thirteen.app.scenes.rules import open_rules
from thirteen.app.session import Phase, SessionOptions
from thirteen.app.table.board import GAP_MS, Board
from thirteen.app.table.cards import BACKS, Look
from thirteen.app.table.controls import Controls
from thirteen.app.table.director import Director
from thirteen.app.table.hand import Hand
from thirteen.app.table.layout import TableLayout, table_layout
from thirteen.app.table.log import LogPanel, log_lines
from thirteen.app.table.notes import Note
from thirteen.app.table.picture import Picture
from thirteen.app.table.prompts import prompt, title
from thirteen.app.table.state import TableState
from thirteen.app.table.timeline import Timeline
from thirteen.app.table.tips import Tips
from thirteen.app.theme import ALARM, Colour
from thirteen.engine.events import RoundDealt

if TYPE_CHECKING:
    import pygame

    from thirteen.app.context import Context
    from thirteen.app.intents import Intent, Pos
    from thirteen.app.session import Session
    from thirteen.app.view import View
    from thirteen.engine import Rules

FITS = Colour.parse("#6CC79A")  # the table under carried cards that may be played
SORTED = {  # what the Sort button has just done
    sel.Sort.RANK: "rank",
    sel.Sort.SUIT: "suit",
    sel.Sort.COMBO: "combo",
}


class TableScene(Scene):
    """A match at the table, from wherever its session stands."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self._rename()
        self.timeline = Timeline()
        summary = session.round_summary  # of a hand that was won as dealt: it is yet to be seen
        state = TableState.before(summary.before if summary is not None else session.scores)
        board = Board(self.timeline, self._layout(context.view), state, session.me)
        self.board = board
        self.director = Director(board, self)
        self.hand = Hand(context, session, board, self)
        self.controls = Controls(context, self, session.rules, session.preset)
        self.log = LogPanel(context)
        self.note = Note(context)
        self.tips = Tips(context, session)
        self.picture = Picture(context, board, session.players, self._look())
        self._asked: object = None
        self._told = False

    # -- the life of a scene --

    def enter(self) -> None:
        """Deal the first hand, or put a saved one up as it was left."""
        self._follow_settings()
        events = self.session.take_events()
        if not self.session.history and any(isinstance(event, RoundDealt) for event in events):
            self.director.add(events)
        else:
            self._rebuild()

    def layout(self, view: View) -> None:
        """Lay the table out; what was moving arrives."""
        self._follow_settings()
        layout, look = self._layout(view), self._look()
        board = self.board
        if self._rename() or layout != board.layout or look != self.picture.cards.look:
            self.director.finish()
            board.layout = layout
            board.show(board.state, board.order)
            self.picture = Picture(self.context, board, self.session.players, look)
        else:
            self.picture.refresh()
        self.hand.pointer.layout = layout
        self.controls.put(layout, watching=self.session.watching)
        self._ask_anew()

    def rules_shown(self) -> tuple[Rules, str]:
        """The rules of the match."""
        return self.session.rules, self.session.preset

    def resume(self) -> None:
        """Be on top again; a button may have been let go, or a name changed, meanwhile."""
        self.hand.handle(Cancel())
        self.layout(self.context.view)

    def update(self, dt: float) -> bool:
        """Let the picture move, and the match when the picture has come up to it."""
        self.hand.time += dt
        parts = (self.controls, self.log, self.note, self.picture, self.tips)
        changed = any([self.timeline.update(dt), *(part.update(dt) for part in parts)])
        changed = self.controls.show_sound(muted=self.context.settings.muted) or changed
        if self.session.update(dt, settled=self.settled):
            changed = True
        self.played()
        if self.settled:
            changed = self._settle() or changed
        return changed or self.picture.pending

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint."""
        board, picture = self.board, self.picture
        dragging = self.hand.selection.drag is not None
        picture.paint_rest(canvas, apart=dragging)
        if dragging:
            problem = sel.drag_problem(self.hand.selection, self.hand.ask)
            picture.stage.zone(canvas, FITS if problem is None else ALARM)
        picture.paint_plays(canvas)
        turn = None if self.hand.in_flight or self.director.answered else board.turn
        words = prompt(self.session, turn, empty=board.state.top is None)
        picture.stage.caption(canvas, title(self.session, board.caption), words.text, words.colour)
        self.controls.group.draw(canvas)
        self.controls.paint_rail(canvas, max(1, board.state.number))
        picture.paint_hand(canvas)
        picture.paint_above(canvas)
        self.note.draw(canvas, board.layout)
        self.tips.draw(canvas, board, crowded=bool(self.note.text) or self.controls.chip.present)
        if self.log.visible:
            lines = log_lines(board.state.history, self.name)
            self.log.draw(canvas, board.layout, lines, picture.paint_guest)

    # -- input --

    def handle(self, intent: Intent) -> bool:
        """Let the panel, the buttons, the plates and the hand have it, in this order."""
        if isinstance(intent, Press) and not self.controls.log.hit(intent.pos):
            self.log.leave(intent.pos)
        if self.log.handle(intent):
            return True
        if isinstance(intent, Action) and self._key(intent.name):
            return True
        used = self.controls.handle(intent)
        if used and isinstance(intent, Press):
            return True
        if isinstance(intent, Press):
            used = self._press(intent) or used
        used = self.hand.handle(intent) or used
        return self.tips.handle(intent, self.board) or used

    def _press(self, press: Press) -> bool:
        if press.button in (LEFT, RIGHT):
            self.session.cancel_auto_pass()
        if not self.settled:
            if self._flying_at(press.pos):
                can = self.session.can_take_back
                self.hand.take(
                    sel.click_flying(self.hand.selection, clicks=press.clicks, can_take_back=can)
                )
                return True
            on_hand = self.hand.pointer.card_under(press.pos, self.hand.selection) is not None
            if self.director.dealing or not on_hand:
                self.director.finish()
                return True
        own = self.board.seat_box(self.board.me).plate
        if press.clicks > 1 and own.holds(press.pos) and not self.session.watching:
            options = sel.Options.of(self.context.settings)
            self.hand.take(
                sel.press_plate(self.hand.selection, self.hand.ask, options, self.hand.time)
            )
            return True
        return False

    def _key(self, act: Act) -> bool:
        match act:
            case Act.BACK if self.hand.selection.cards or self.hand.selection.busy:
                step = sel.cancel(self.hand.selection)
                self.hand.take(sel.clear(step.selection, self.hand.ask))
            case Act.BACK | Act.MENU:
                self.open_menu()
            case Act.PLAY:
                self.press_play()
            case Act.PASS:
                self.press_pass()
            case Act.SORT:
                self.press_sort()
            case Act.UNDO:
                self.press_undo()
            case _:
                return False
        return True

    def _flying_at(self, pos: Pos) -> bool:
        shape = self.board.layout.hand
        for group in self.board.laid:
            for actor in group.cards:
                x, y = actor.pose.local(pos)
                inside = abs(x) <= shape.card_w / 2 and abs(y) <= shape.card_h / 2
                if actor.flying and group.seat == self.board.me and inside:
                    return True
        return False

    # -- buttons --

    def press_play(self) -> None:
        """Play what is chosen, or chop."""
        hand = self.hand
        press = sel.press_chop if hand.ask.interrupt is not None else sel.press_play
        hand.take(press(hand.selection, hand.ask, hand.time))

    def press_pass(self) -> None:
        """Pass, or let a chance to chop go."""
        hand = self.hand
        if hand.ask.interrupt is not None:
            hand.take(sel.press_decline(hand.selection, hand.ask, hand.time))
            return
        options = sel.Options.of(self.context.settings)
        hand.take(sel.press_pass(hand.selection, hand.ask, options, hand.time))

    def press_all(self) -> None:
        """Play the whole hand."""
        hand = self.hand
        hand.take(sel.press_play_all(hand.selection, hand.ask, hand.time))

    def press_sort(self) -> None:
        """Sort the hand the next way, and remember it."""
        if self.director.dealing or self.session.watching:
            return
        self.hand.take(sel.press_sort(self.hand.selection))
        self.sound("deal")
        name = SORTED.get(self.hand.selection.sort)
        if name is not None:
            self.context.change_settings(sort=name)

    def press_undo(self) -> None:
        """Take the last play back."""
        self.take_back()

    def open_menu(self) -> None:
        """Pause."""
        self.context.stack.push(PauseScene(self.context, self.session))

    def open_rules(self) -> None:
        """Show the rules of the match."""
        open_rules(self.context)

    def toggle_log(self) -> None:
        """Show or hide the log."""
        self.log.toggle()

    def toggle_sound(self) -> None:
        """Mute or unmute."""
        self.context.change_settings(muted=not self.context.settings.muted)

    # -- what the director and the hand need --

    @property
    def settled(self) -> bool:
        """Whether the picture shows all that happened."""
        return self.director.settled

    @property
    def dealing(self) -> bool:
        """Whether cards are being dealt or turned up."""
        return self.director.dealing

    def name(self, seat: int) -> str:
        """Give the name of a seat."""
        return self.session.players[seat].name

    def hand_order(self, hand: int) -> tuple[int, ...]:
        """Take a new hand up; give it in the order it is to be shown."""
        return self.hand.deal(hand)

    def sound(self, name: str) -> None:
        """Play an effect."""
        self.context.sound.play(name)

    def say(self, text: str, *, alarm: bool = False) -> None:
        """Show a sentence for a while."""
        self.note.say(text, alarm=alarm)

    def played(self) -> None:
        """Show what has happened in the match."""
        events = self.session.take_events()
        if events:
            self.note.clear()
            self.director.add(events)
            self._ask_anew()

    def take_back(self) -> None:
        """Undo the player's last play."""
        if not self.session.take_back():
            return
        self.director.forget()
        self.sound("drop")
        self._rebuild(GAP_MS)

    # -- within --

    def _rebuild(self, ms: float = 0) -> None:
        """Put the picture up from the match alone."""
        self.board.show(TableState.of(self.session), self.hand.rebuild(), ms)
        self._asked = None

    def _settle(self) -> bool:
        """Do what the end of all movement allows; whether the picture changed."""
        changed = False
        if self.session.phase is not Phase.PLAYING and not self._told:
            self._told = True
            self._tell_result()
        self.hand.in_flight = False
        asked = (self.session.ask, self.hand.selection, self.session.can_take_back)
        if asked != self._asked:
            self._ask_anew()
            changed = True
        if self.controls.skip.share is not None or self.session.auto_pass_left is not None:
            left = self.session.auto_pass_left
            self.controls.skip.share = self.session.auto_pass_share if left is not None else None
            changed = True
        return changed

    def _ask_anew(self) -> None:
        """Let buttons, ring and dimming say what is asked now."""
        session, hand, board = self.session, self.hand, self.board
        if self.settled:
            hand.catch_up()
            hand.turn_came()
            self._asked = (session.ask, hand.selection, session.can_take_back)
        ask = hand.ask
        verdict = sel.verdict(ask, hand.selection)
        self.controls.show(verdict, can_undo=session.can_take_back)
        turn = self._turn() if self.settled else board.turn
        dimmed = hand.selection.hand & ~verdict.chop if verdict.chop else 0
        following = ask.mine is not None and ask.mine.table is not None
        if following and self.context.settings.show_legal:
            dimmed = hand.selection.hand & ~sel.playable(ask, hand.selection.hand)
        if dimmed != board.dimmed:
            board.dimmed = dimmed
            board.arrange(GAP_MS)
        if turn != board.turn:
            board.turn = turn
            self.picture.breathe()
            board.mark(200)

    def _turn(self) -> int | None:
        """Give the seat whose turn shows; nobody else's chance to break in does."""
        session = self.session
        if session.phase is not Phase.PLAYING:
            return None
        if session.round.turn.on_turn or session.can_interrupt:
            return session.awaiting
        return self.board.turn

    def _tell_result(self) -> None:
        context, session = self.context, self.session

        def go_on() -> None:
            if session.phase is Phase.MATCH_OVER:
                context.stack.push(MatchResultScene(context, session))
            else:
                self._told = False
                session.next_round()

        context.stack.push(HandResultScene(context, session, go_on))

    def _rename(self) -> bool:
        """Call the player what they are called now; whether that is news."""
        return self.session.call_me(own_seat_name(self.context.settings.player_name))

    def _follow_settings(self) -> None:
        settings = self.context.settings
        self.timeline.speed = settings.speed
        self.timeline.reduced = settings.reduced_motion
        self.session.options = SessionOptions.of(settings)

    def _layout(self, view: View) -> TableLayout:
        return table_layout(
            view.width,
            view.height,
            text_scale=view.text_scale,
            seats=len(self.session.players),
            clockwise=self.session.rules.direction == "clockwise",
        )

    def _look(self) -> Look:
        settings, rules = self.context.settings, self.session.rules
        seats = len(self.session.players)
        twins = rules.second_deck_from is not None and seats >= rules.second_deck_from
        return Look(settings.four_colour, BACKS.get(settings.back, "blue"), twins)
