"""What went wrong with the player's files, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thirteen.i18n import N_, _
from thirteen.storage import NoticeKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from thirteen.storage import Notice

SENTENCES: Final = {
    NoticeKind.DAMAGED: N_(
        "The file {file} was damaged. It is kept as {kept}, and the game begins afresh."
    ),
    NoticeKind.DAMAGED_RESTORED: N_(
        "The file {file} was damaged. It is kept as {kept}; the copy from the save before is used."
    ),
    NoticeKind.REPAIRED: N_(
        "Some settings in {file} could not be understood and are back at their defaults."
    ),
    NoticeKind.UNREADABLE: N_(
        "The system refuses to read {file}. It is left as it is, and nothing is saved there."
    ),
    NoticeKind.UNWRITABLE: N_(
        "Nothing can be saved in the folder {file}. You can play, but it will be forgotten."
    ),
    NoticeKind.WRITE_FAILED: N_("{file} could not be saved. Is the disk full?"),
    NoticeKind.SECOND_COPY: N_(
        "Thirteen is already open in another window. You can play here too, but this copy saves "
        "nothing."
    ),
}


def notice_sentences(notices: Iterable[Notice]) -> list[str]:
    """What to tell, each sentence once."""
    sentences = {
        _(SENTENCES[notice.kind]).format(file=notice.path, kept=notice.kept_as): None
        for notice in notices
    }
    return list(sentences)
