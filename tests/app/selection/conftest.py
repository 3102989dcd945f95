"""A hand on a desk: gestures by the names of the cards, and what came of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import pytest

from thirteen.app import selection as s
from thirteen.engine import PRESETS, Turn, classify, format_cards, parse_cards

if TYPE_CHECKING:
    from thirteen.engine import Rules

E = TypeVar("E")


def card(name: str) -> int:
    return parse_cards(name).bit_length() - 1


class Desk:
    """One seat's hand, what it is asked, and a clock that moves two seconds between gestures."""

    def __init__(  # noqa: PLR0913
        self,
        hand: str,
        table: str = "",
        preset: str = "classic",
        *,
        opening: str = "",
        mine: bool = True,
        on_turn: bool = True,
        locked: bool = False,
        options: s.Options | None = None,
        sort: s.Sort = s.Sort.RANK,
    ) -> None:
        self.rules: Rules = PRESETS[preset]
        self.options = options or s.Options()
        self.selection = s.Selection.of(parse_cards(hand), self.rules, sort)
        self.effects: list[s.Effect] = []
        self.now = 0.0
        self.ask = s.Ask(None)
        self.asked(table, opening=opening, mine=mine, on_turn=on_turn, locked=locked)

    def asked(
        self,
        table: str = "",
        *,
        opening: str = "",
        mine: bool = True,
        on_turn: bool = True,
        locked: bool = False,
    ) -> None:
        """Somebody acted: the seat is asked anew (or another seat is)."""
        turn = Turn(
            self.rules,
            self.selection.hand,
            classify(parse_cards(table), self.rules),
            card(opening) if opening else None,
            locked=locked,
            on_turn=on_turn,
        )
        self.ask = s.Ask(turn if mine else None, self.ask.stamp + 1, locked=locked)

    def inert(self) -> None:
        """A dialog opens, or the own play flies."""
        self.ask = self.ask.but(inert=True)

    def took(self, step: s.Step) -> list[s.Effect]:
        """Take the step, and let time pass."""
        self.selection = step.selection
        self.effects.extend(step.effects)
        self.now += 2
        return list(step.effects)

    def click(self, *names: str, pointer: bool = True) -> None:
        """Click cards one after the other."""
        for name in names:
            self.took(
                s.click(
                    self.selection, card(name), self.ask, self.options, self.now, pointer=pointer
                )
            )

    def double_click(self, name: str) -> None:
        """Make the click that comes first, and then the double one, if the first did not play."""
        self.click(name)
        if not self.played:
            self.took(s.double_click(self.selection, card(name), self.ask, self.options, self.now))

    def paint(self, *names: str) -> None:
        """Press on the first card, move over the others, let go."""
        self.took(s.paint_start(self.selection, self.place(names[0]), self.ask))
        for name in names[1:]:
            self.took(s.paint_move(self.selection, self.place(name), self.ask))
        self.took(s.paint_end(self.selection, self.ask, self.options, self.now))

    def drag(self, name: str, *, on_table: bool = True) -> None:
        """Carry a card off and let go."""
        self.took(s.drag_start(self.selection, card(name), self.ask))
        self.took(s.drop(self.selection, self.ask, self.now, on_table=on_table))

    def play(self) -> None:
        """Press Play."""
        self.took(s.press_play(self.selection, self.ask, self.now))

    def pass_(self) -> None:
        """Press Pass."""
        self.took(s.press_pass(self.selection, self.ask, self.options, self.now))

    def place(self, name: str) -> int:
        """Get where in the hand a card is."""
        return self.selection.order.index(card(name))

    def all_of(self, kind: type[E]) -> list[E]:
        """Get the effects of one kind so far."""
        return [effect for effect in self.effects if isinstance(effect, kind)]

    @property
    def played(self) -> list[str]:
        """What was played, auto-play or not."""
        return [format_cards(effect.cards) for effect in self.all_of(s.FirePlay)]

    @property
    def fired(self) -> list[str]:
        """What played itself."""
        return [format_cards(effect.cards) for effect in self.all_of(s.FirePlay) if effect.auto]

    @property
    def passed(self) -> int:
        """How often the seat passed."""
        return len(self.all_of(s.FirePass))

    @property
    def chosen(self) -> str:
        """The cards chosen."""
        return format_cards(self.selection.cards)

    @property
    def shown(self) -> str:
        """The hand from left to right."""
        return " ".join(format_cards(1 << each) for each in self.selection.order)

    @property
    def verdict(self) -> s.Verdict:
        """How the buttons stand."""
        return s.verdict(self.ask, self.selection)

    @property
    def reason(self) -> object:
        """Why Play is disabled."""
        problem = self.verdict.play_problem
        return problem.reason if problem is not None else None

    def set(self, **options: object) -> None:
        """Change settings."""
        self.options = replace(self.options, **options)  # type: ignore[arg-type]


@pytest.fixture
def desk() -> type[Desk]:
    return Desk
