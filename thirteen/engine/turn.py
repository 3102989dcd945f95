"""What one seat is asked, and what it may answer."""

from __future__ import annotations

from dataclasses import dataclass, field

from thirteen.engine.cards import CARDS, PASS, check_cards
from thirteen.engine.combos import Combo
from thirteen.engine.legality import Ask, ask_of, pass_refusal, refusal
from thirteen.engine.plays import Plays
from thirteen.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat is asked: to lead (``table`` None), to beat the table or pass, or to interrupt.

    ``opening`` is the lowest card dealt while the opening rule holds; ``locked`` says that the seat
    has passed in this trick (it binds only where `Rules.pass_locks` does); ``on_turn`` False is a
    seat that may only interrupt. ValueError for arguments that cannot be.
    """

    rules: Rules
    hand: int
    table: Combo | None
    opening: int | None = None
    locked: bool = False
    on_turn: bool = True
    ask: Ask = field(init=False, repr=False, compare=False)
    listed: list[tuple[int, ...]] = field(
        init=False, repr=False, compare=False, default_factory=list
    )

    def __post_init__(self) -> None:
        check_cards(self.hand)
        if type(self.rules) is not Rules:
            msg = "a turn needs rules"
            raise ValueError(msg)
        if self.table is not None and type(self.table) is not Combo:
            msg = "the table is a combination or None"
            raise ValueError(msg)
        if self.opening is not None and not (
            type(self.opening) is int and 0 <= self.opening < CARDS
        ):
            msg = "the opening card is a card or None"
            raise ValueError(msg)
        if type(self.locked) is not bool or type(self.on_turn) is not bool:
            msg = "locked and on_turn are true or false"
            raise ValueError(msg)
        locked = self.locked and self.rules.pass_locks
        ask = ask_of(self.rules, self.table, locked=locked, on_turn=self.on_turn)
        object.__setattr__(self, "ask", ask)

    @property
    def plays(self) -> Plays:
        """The legal plays, lazily: ``cards in plays``, iteration lowest first, bool, len."""
        return Plays(self)

    @property
    def takes_any_bomb(self) -> bool:
        """Whether any bomb that beats the table may be played, not only four pairs and up."""
        if self.ask is Ask.FREE:
            return self.rules.free_bombs == "any"
        return self.ask is not Ask.INTERRUPT

    @property
    def can_pass(self) -> bool:
        """Whether passing is allowed; out of turn, whether there is anything to decline."""
        return pass_refusal(self) is None

    def verify(self, play: int) -> None:
        """Raise IllegalPlay unless the play (cards or `PASS`) is legal."""
        if type(play) is not int:
            msg = "a play is a set of cards as an int, or PASS"
            raise ValueError(msg)
        why = pass_refusal(self) if play == PASS else refusal(self, play)
        if why is not None:
            raise why

    def supersets_exist(self, cards: int) -> bool:
        """Whether some legal play holds all these cards and at least one more."""
        check_cards(cards)
        return any(play & cards == cards != play for play in self.plays.listed())
