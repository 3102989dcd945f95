"""Who can sit at the table, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thirteen.app.art.faces import AVATARS
from thirteen.i18n import N_, _

if TYPE_CHECKING:
    from collections.abc import Sequence

HUMAN: Final = "human"

BOTS: Final = {
    "greedy": N_("Hasty"),
    "careful": N_("Careful"),
    "heuristic": N_("Planner"),
    "beginner": N_("Beginner"),
    "casual": N_("Casual"),
    "skilled": N_("Skilled"),
    "expert": N_("Expert"),
    "master": N_("Master"),
}

# Given names, short and different in their first letters so that they are told apart at a glance.
NAMES: Final = (
    "Lan",
    "Minh",
    "Hoa",
    "Tuấn",
    "Mai",
    "Bình",
    "Thảo",
    "Khoa",
    "Vy",
    "Dũng",
    "Ngọc",
    "Phúc",
)


def kind_label(kind: str) -> str:
    """What sits at a seat: You, or how the bot plays."""
    if kind == HUMAN:
        return _("You")
    return _(BOTS[kind]) if kind in BOTS else kind


def seat_names(kinds: Sequence[str], own_name: str) -> list[str]:
    """A name for every seat: people by what they call themselves, bots by a given name."""
    names = []
    people = 0
    for seat, kind in enumerate(kinds):
        if kind == HUMAN:
            people += 1
            mine = own_name.strip() or _("You")
            names.append(mine if people == 1 else _("Player {n}").format(n=people))
        else:
            names.append(NAMES[(seat - 1) % len(NAMES)])
    return names


def avatar_of(seat: int, kind: str) -> str:
    """The portrait of a seat."""
    others = AVATARS[1:]
    return AVATARS[0] if kind == HUMAN else others[(seat - 1) % len(others)]
