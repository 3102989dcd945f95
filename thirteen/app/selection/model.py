"""The cards a person has chosen, what their seat is asked, and how they like to play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, Self

from thirteen.app.selection.ordering import Sort, ordered

if TYPE_CHECKING:
    from thirteen.engine import Rules, Turn


class AutoPlay(Enum):
    """When a complete choice plays itself; the values are those of the settings."""

    ON = "on"
    FOLLOW = "follow"
    OFF = "off"


class Chosen(Protocol):
    """The settings that matter here."""

    @property
    def auto_play(self) -> str:
        """One of the values of `AutoPlay`."""

    @property
    def smart_swap(self) -> bool:
        """Whether a card may take the place of another of its rank."""

    @property
    def smart_swipe(self) -> bool:
        """Whether a painted range may be cut down to the play in it."""

    @property
    def confirm_pass(self) -> bool:
        """Whether passing a play one could make takes a second press."""

    @property
    def drag(self) -> str:
        """What a stroke along the hand does: "select" or "rearrange"."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the person likes to play."""

    auto_play: AutoPlay = AutoPlay.ON
    smart_swap: bool = True
    smart_swipe: bool = True
    confirm_pass: bool = False
    rearranges: bool = False
    """Whether a stroke along the hand moves a card instead of choosing several."""

    @classmethod
    def of(cls, settings: Chosen) -> Self:
        """Get the options in the settings."""
        return cls(
            AutoPlay(settings.auto_play),
            settings.smart_swap,
            settings.smart_swipe,
            settings.confirm_pass,
            settings.drag == "rearrange",
        )


@dataclass(frozen=True, slots=True)
class Ask:
    """What the person's seat is asked now.

    `turn` is None while another seat is to answer; `stamp` differs whenever a play or a pass was
    made since; `locked` and `out` say why the seat is not asked; `inert` is True while the hand
    takes no gestures: a dialog is open, cards are being dealt, or the last play is in flight.
    """

    turn: Turn | None
    stamp: int = 0
    locked: bool = False
    out: bool = False
    inert: bool = False

    @property
    def mine(self) -> Turn | None:
        """The turn, if it is truly the seat's turn and no interrupt."""
        return self.turn if self.turn is not None and self.turn.on_turn else None

    @property
    def interrupt(self) -> Turn | None:
        """The turn, if the seat may break in out of turn."""
        return self.turn if self.turn is not None and not self.turn.on_turn else None

    def but(self, *, inert: bool) -> Self:
        """Get the same question with the hand inert or not."""
        return replace(self, inert=inert)

    def unseen(self) -> Self:
        """Get the question while the picture does not show it yet: choices are made in advance."""
        return replace(self, turn=None)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A painting gesture: from which place to which, choosing or dropping, over what."""

    start: int
    end: int
    choosing: bool
    base: int
    base_stale: int


@dataclass(frozen=True, slots=True)
class Drag:
    """Cards carried by the pointer, and what was chosen before."""

    cards: int
    base: int
    base_stale: int


@dataclass(frozen=True, slots=True)
class Carry:
    """A card being moved along the hand, and the order before."""

    card: int
    order: tuple[int, ...]
    sort: Sort


@dataclass(frozen=True, slots=True)
class Selection:
    """The hand as shown and the cards chosen in it.

    `rules` are those of the match; `order` is the hand from left to right; `cards` the mask of the
    chosen ones; `stale` those of them chosen before the present question was asked (auto-play
    keeps its hands off them); `stamp` the question the last gesture answered. One of `stroke`,
    `drag`, `carry` is set while that gesture lasts, and no other begins. `pressed_at` is when a
    play or pass was last fired, `armed` the question for which Pass was pressed once, `nudged` the
    one for which the required card pulsed.
    """

    rules: Rules
    order: tuple[int, ...] = ()
    cards: int = 0
    stale: int = 0
    stamp: int = 0
    sort: Sort = Sort.RANK
    reverse: bool = False
    stroke: Stroke | None = None
    drag: Drag | None = None
    carry: Carry | None = None
    pressed_at: float | None = None
    armed: int | None = None
    nudged: int | None = None

    @classmethod
    def of(
        cls,
        hand: int,
        rules: Rules,
        sort: Sort = Sort.RANK,
        *,
        reverse: bool = False,
    ) -> Self:
        """Get a fresh hand with nothing chosen, in the order wanted."""
        order = ordered(hand, sort, rules, reverse=reverse)
        return cls(order=order, rules=rules, sort=sort, reverse=reverse)

    @property
    def hand(self) -> int:
        """The mask of the cards in the hand."""
        return sum(1 << card for card in self.order)

    @property
    def busy(self) -> bool:
        """Whether a gesture is under way."""
        return self.stroke is not None or self.drag is not None or self.carry is not None

    def chosen(self, card: int) -> bool:
        """Whether a card is chosen."""
        return bool(self.cards >> card & 1)

    def but(self, **changes: Any) -> Self:  # noqa: ANN401 - any field's value
        """Get the selection with some fields changed."""
        return replace(self, **changes)

    def facing(self, ask: Ask) -> Self:
        """Get the selection as it stands to this question: what an older one left is stale."""
        if self.stamp == ask.stamp:
            return self
        return replace(self, stamp=ask.stamp, stale=self.cards, armed=None)

    def choosing(self, cards: int, ask: Ask) -> Self:
        """Get the selection with these cards and no others chosen; off turn, new ones are stale."""
        fresh = cards & ~self.cards if ask.mine is None else 0
        return replace(self, cards=cards, stale=self.stale & cards | fresh, armed=None)
