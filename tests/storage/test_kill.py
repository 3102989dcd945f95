"""A real process, killed in the middle of writing again and again."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import TYPE_CHECKING

from thirteen.engine import format_cards
from thirteen.storage import Folders, Settings, Store

if TYPE_CHECKING:
    from pathlib import Path

ROUNDS = 12

WRITER = """
import sys
from pathlib import Path
from thirteen.storage import Folders, Outcome, Settings, Store

store = Store(Folders.find(Path(sys.argv[1])))
first = len(store._match_lines())
if not first:
    store.begin_match({"thirteen": 1, "seed": 5})
    first = 1
for number in range(first, 1_000_000):
    if number % 5 == 0:
        store.take_back(number)
    else:
        store.append_play(number % 4, 1 << 2 * (number % 52))
    store.save_settings(Settings(volume=number % 100, player_name="x" * (number % 40)))
    if number % 7 == 0:
        store._submit_settings()
    print(number, flush=True)
"""


def fact(number: int) -> dict[str, object]:
    if number == 0:
        return {"thirteen": 1, "seed": 5}
    if number % 5 == 0:
        return {"take_back": number}
    return {"seat": number % 4, "play": format_cards(1 << 2 * (number % 52))}


def killed_after(folder: Path, lines: int) -> int:
    """Start the writer, kill it when it has reported so many plays, and get the last reported."""
    with subprocess.Popen(  # noqa: S603 (our own interpreter)
        [sys.executable, "-c", WRITER, str(folder)], stdout=subprocess.PIPE
    ) as writer:
        assert writer.stdout is not None
        for _ in range(lines):
            last = int(writer.stdout.readline())
        writer.kill()
        # Whatever it reported before the kill took effect counts as saved too.
        rest = writer.stdout.read().split()
    return max([last, *(int(number) for number in rest)])


def test_a_kill_at_any_moment_loses_at_most_the_play_being_written(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    for _ in range(ROUNDS):
        reported = killed_after(tmp_path, rng.randrange(1, 60))
        content = (tmp_path / "match.jsonl").read_bytes()
        # A write that crosses a page of the file can be torn; the line being written is its last.
        found = [json.loads(line) for line in content[: content.rfind(b"\n") + 1].splitlines()]
        assert len(found) in (reported + 1, reported + 2), seed
        assert found == [fact(number) for number in range(len(found))], seed

        store = Store(Folders.find(tmp_path))
        assert store.notices == [], seed
        assert not store.read_only, seed
        assert store.has_running
        # Of one save, not of two: both values come from the same number.
        name, volume = store.settings.player_name, store.settings.volume
        assert len(name) % 20 == volume % 20 or store.settings == Settings(), seed
        store.close()
    assert not list(tmp_path.glob("*damaged*"))
