"""Scripts of the two ends of a hand: dealing, instant wins, and what was left at the end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from thirteen.app.table.actors import CardActor
from thirteen.app.table.board import GAP_MS
from thirteen.app.table.easing import in_cubic, in_out_cubic, linear, out_back, out_cubic
from thirteen.app.table.fan import fan
from thirteen.app.table.plays import BANNER_MS, rise
from thirteen.app.table.reasons import place_word
from thirteen.engine import iter_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirteen.app.table.board import Board
    from thirteen.app.table.geometry import Pose
    from thirteen.app.table.timeline import Script
    from thirteen.engine.events import InstantWin, Redealt, RoundDealt, RoundEnded, RoundVoided

DEAL_MS, DEAL_STAGGER_MS, DEAL_TOTAL_MS = 220.0, 45.0, 1400.0
SORT_PAUSE_MS = 90.0
SOUND_EVERY_MS = 75.0
REVEAL_STAGGER_MS, REVEAL_MS = 60.0, 260.0
SHOW_MS = 1500.0
RESULT_PAUSE_MS = 150.0
DECK_CARDS = 5


def dealt(
    board: Board, event: RoundDealt, order: tuple[int, ...], sound: Callable[[str], None]
) -> Script:
    """Deal a hand round the table, then sort the open one into ``order``."""
    line = board.timeline
    _clear(board)
    board.state = board.state.after(event)
    board.mark(0)
    for plate in board.plates:
        plate.shown = 0
    shuffled = list(order)
    random.Random(event.number).shuffle(shuffled)
    board.order = tuple(shuffled) if not line.reduced else order
    if line.reduced or line.speed == 0:
        board.show(board.state, order)
        for actor in board.hand.values():
            line.set(actor, alpha=0)
            line.tween(actor, GAP_MS, alpha=1)
        sound("deal")
        yield GAP_MS
        return
    deck = [CardActor(_any_card(event), flip=0.0, under=True) for _ in range(DECK_CARDS)]
    for i, actor in enumerate(deck):
        start = board.deck_pose()._replace(y=board.deck_pose().y - board.layout.px(2) * i)
        line.set(actor, **start._asdict())
    board.loose = list(deck)
    rounds = max(hand.bit_count() for hand in event.hands)
    turns = [(event.leader + i) % board.seats for i in range(board.seats)]
    total = sum(hand.bit_count() for hand in event.hands)
    stagger = min(DEAL_STAGGER_MS, (DEAL_TOTAL_MS - DEAL_MS) / max(1, total - 1))
    flights, quiet = [], 0.0
    poses = fan(board.layout.hand, len(board.order))
    for i in range(rounds):
        for seat in turns:
            hand = list(iter_cards(event.hands[seat]))
            if i >= len(hand):
                continue
            if seat == board.me:
                flights.append(line.start(_to_hand(board, shuffled[i], poses[i])))
            else:
                flights.append(line.start(_to_seat(board, seat, hand[i], i)))
            quiet += stagger
            if quiet >= SOUND_EVERY_MS:
                sound("deal")
                quiet = 0.0
            yield stagger
    board.drop(deck)
    yield flights
    yield SORT_PAUSE_MS
    board.order = order
    yield board.arrange(GAP_MS, in_out_cubic)


def _any_card(event: RoundDealt) -> int:
    return next(iter_cards(event.hands[0]))


def _to_hand(board: Board, card: int, pose: Pose) -> Script:
    actor = CardActor(card, flip=0.0)
    board.timeline.set(actor, **board.deck_pose()._asdict(), height=1)
    board.hand[card] = actor
    board.timeline.tween(actor, DEAL_MS * 0.4, linear, delay=DEAL_MS * 0.3, flip=1)
    yield board.move(actor, pose, DEAL_MS, out_cubic, height=0)
    board.plates[board.me].shown += 1


def _to_seat(board: Board, seat: int, card: int, held: int) -> Script:
    actor = CardActor(card, flip=0.0, under=True)
    plate = board.plates[seat]
    board.timeline.set(actor, **board.deck_pose()._asdict(), height=1)
    board.loose.append(actor)
    goal = board.seat_pose(seat, held, held + 1)
    yield board.move(actor, goal, DEAL_MS, out_cubic, height=0)
    board.drop([actor])
    plate.shown += 1


def instant_win(
    board: Board, event: InstantWin | Redealt, say: Callable[[str], None], text: str
) -> Script:
    """Show a hand that won as dealt, in the middle of the table."""
    board.state = board.state.after(event)
    cards = list(iter_cards(board.state.hands[event.seat]))
    say(text)
    board.plates[event.seat].shown = 0
    width = board.layout.stage_card[0]
    step = min(0.62 * width, (board.layout.stage.w - width) / max(1, len(cards) - 1))
    flights = []
    for i, card in enumerate(cards):
        own = board.hand.pop(card, None) if event.seat == board.me else None
        actor = own or CardActor(card, flip=0.0)
        if own is None:
            board.timeline.set(actor, **board.seat_pose(event.seat, i, len(cards))._asdict())
        board.loose.append(actor)
        deck = board.deck_pose()
        pose = deck._replace(x=deck.x + (i - (len(cards) - 1) / 2) * step)
        flights.append(board.timeline.start(_turn_up(board, actor, pose, i)))
    if event.seat == board.me:
        board.order = ()
    board.mark()
    yield flights
    yield SHOW_MS


def round_ended(board: Board, event: RoundEnded, sound: Callable[[str], None]) -> Script:
    """Turn up what everyone still holds, give out the places, and let the points rise."""
    line = board.timeline
    board.state = board.state.after(event)
    board.turn = None
    won = event.places[board.me] == 1
    lost = event.places[board.me] == max(place or 0 for place in event.places)
    flights = []
    for seat, hand in enumerate(event.hands):
        shown = board.plates[seat].shown
        if seat != board.me and hand and shown:
            flights.append(line.start(_reveal(board, seat, list(iter_cards(hand)))))
    yield flights
    board.mark()
    yield [
        line.tween(plate, BANNER_MS, out_back, place=1)
        for seat, plate in enumerate(board.plates)
        if place_word(board.state.places, seat)
    ]
    if won or lost:
        sound("win" if won else "lose")
    rising = [rise(board, seat, gain) for seat, gain in enumerate(event.points) if gain]
    yield [line.start(script) for script in rising]
    yield RESULT_PAUSE_MS


def _reveal(board: Board, seat: int, cards: list[int]) -> Script:
    """Turn up a seat's cards where its backs were."""
    board.plates[seat].shown = 0
    flights = []
    for i, (card, pose) in enumerate(zip(cards, board.open_poses(seat, len(cards)), strict=True)):
        actor = CardActor(card, flip=0.0, under=True)
        board.timeline.set(actor, **board.seat_pose(seat, i, len(cards))._asdict())
        board.loose.append(actor)
        flights.append(board.timeline.start(_turn_up(board, actor, pose, i)))
    yield flights


def _turn_up(board: Board, actor: CardActor, pose: Pose, index: int) -> Script:
    yield index * REVEAL_STAGGER_MS
    board.timeline.tween(actor, REVEAL_MS * 0.6, linear, delay=REVEAL_MS * 0.2, flip=1)
    yield board.move(actor, pose, REVEAL_MS, out_cubic, outline=0, dim=0, height=0.5)


def voided(board: Board, event: RoundVoided, say: Callable[[str], None], text: str) -> Script:
    """Say that the hand counts for nothing and take the cards away."""
    board.state = board.state.after(event)
    say(text)
    yield SHOW_MS
    everything = [*board.hand.values(), *board.loose]
    everything += [card for laid in board.laid for card in laid.cards]
    deck = board.deck_pose()
    yield [board.move(actor, deck, GAP_MS, in_cubic, alpha=0) for actor in everything]
    _clear(board)


def _clear(board: Board) -> None:
    board.hand.clear()
    board.laid.clear()
    board.loose.clear()
    board.order = ()
    board.caption = None
    board.chosen = board.carried = board.dimmed = 0
    board.hovered = None
