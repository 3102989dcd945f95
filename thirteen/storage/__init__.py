"""Where user data lives, and files that survive a crash."""

from thirteen.storage.folders import Folders
from thirteen.storage.notices import Notice, NoticeKind
from thirteen.storage.settings import NewGame, Settings
from thirteen.storage.store import Store
from thirteen.storage.totals import Outcome, Tally, Totals

__all__ = [
    "Folders",
    "NewGame",
    "Notice",
    "NoticeKind",
    "Outcome",
    "Settings",
    "Store",
    "Tally",
    "Totals",
]
