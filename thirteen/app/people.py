"""Who can sit at the table, in words."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from thirteen import resources
from thirteen.app.art.faces import AVATARS
from thirteen.i18n import N_, _

if TYPE_CHECKING:
    from collections.abc import Sequence

HUMAN: Final = "human"

SIMPLE_BOTS: Final = ("greedy", "careful", "heuristic")

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
CHARACTERS: Final = {
    "": N_("Plain"),
    "careful": N_("Cautious"),
    "hoarder": N_("Hoarder"),
    "bomber": N_("Bomber"),
    "racer": N_("Racer"),
    "blocker": N_("Blocker"),
    "teacher": N_("Teacher"),
}
LINES: Final = {
    "human": N_("You play this seat yourself."),
    "greedy": N_("Plays the lowest cards it can, and never waits."),
    "careful": N_("Keeps its 2s and bombs, and watches who is nearly out."),
    "heuristic": N_("Counts in how many turns its hand can be out."),
    "beginner": N_("Forgets what was played, and often hesitates between plays."),
    "casual": N_("Plays soundly, but forgets what was played."),
    "skilled": N_("Chooses its plays well, but does not count the cards."),
    "expert": N_("Remembers every card from the jack up, and what a pass tells."),
    "master": N_("Forgets nothing, reads the others, and takes the best play it knows."),
}
CHARACTER_FACES: Final = {
    "careful": "tortoise",
    "hoarder": "moon",
    "bomber": "tiger",
    "racer": "boat",
    "blocker": "buffalo",
    "teacher": "crane",
}
CHARACTER_LINES: Final = {
    "careful": N_("Fears the last place more than it loves the first."),
    "hoarder": N_("Keeps its 2s to the very end."),
    "bomber": N_("Loves the bang: lays every bomb it can."),
    "racer": N_("Gets rid of many cards at a time and hates to pass."),
    "blocker": N_("Plays high as soon as somebody has few cards."),
    "teacher": N_("Plays by the book: low cards first, sets kept whole."),
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
    level, colon, character = kind.partition(":")
    name = _(BOTS[level]) if level in BOTS else level
    if not colon:
        return name
    return _("{level}, {character}").format(level=name, character=character_label(character))


def character_label(character: str) -> str:
    """The name of a character; "" is the one that has none."""
    return _(CHARACTERS[character]) if character in CHARACTERS else character


def bot_line(kind: str) -> str:
    """How a seat's player plays, in a sentence or two."""
    level, _colon, character = kind.partition(":")
    lines = [LINES.get(level), CHARACTER_LINES.get(character)]
    return " ".join(_(line) for line in lines if line)


def learned_bots() -> bool:
    """Whether the players that were learned can be seated: their weights and what reads them."""
    return find_spec("numpy") is not None and resources.exists("ai/network.bin")


def seat_names(kinds: Sequence[str], own_name: str) -> list[str]:
    """A name for every seat: people by what they call themselves, bots by a given name."""
    names = []
    people = 0
    for seat, kind in enumerate(kinds):
        if kind == HUMAN:
            people += 1
            names.append(
                own_seat_name(own_name) if people == 1 else _("Player {n}").format(n=people)
            )
        else:
            names.append(NAMES[(seat - 1) % len(NAMES)])
    return names


def own_seat_name(own_name: str) -> str:
    """What the first person is called: by their name, or You where they gave none."""
    return own_name.strip() or _("You")


def avatars(kinds: Sequence[str]) -> tuple[str, ...]:
    """The portrait of every seat: a character's own, else one that no character here has."""
    characters = [kind.partition(":")[2] for kind in kinds]
    taken = {CHARACTER_FACES[name] for name in characters if name in CHARACTER_FACES}
    free = [face for face in AVATARS[1:] if face not in taken]
    faces = []
    for seat, (kind, character) in enumerate(zip(kinds, characters, strict=True)):
        if kind == HUMAN:
            faces.append(AVATARS[0])
        else:
            faces.append(CHARACTER_FACES.get(character) or free[(seat - 1) % len(free)])
    return tuple(faces)
