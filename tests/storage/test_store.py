from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from thirteen.storage import Folders, NoticeKind, Outcome, Settings, Store, Tally

HEADER = {
    "thirteen": 1,
    "preset": "classic",
    "changes": {},
    "seats": ["a", "b", "c", "d"],
    "players": ["human", "careful", "careful", "careful"],
    "seed": 7,
}
OUTCOME = Outcome("classic", 4, won=True, places=(1, 2, 4, 1), points=8)

OTHER_COPY = """
import sys
from pathlib import Path
from thirteen.storage import Folders, Store
store = Store(Folders.find(Path(sys.argv[1])))
print(store.read_only, flush=True)
sys.stdin.readline()
"""


def kinds(store: Store) -> list[NoticeKind]:
    return [notice.kind for notice in store.take_notices()]


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def play_a_little(store: Store) -> None:
    store.save_settings(Settings(volume=3))
    store.begin_match(HEADER)
    store.take_back(1)
    store.record_match(OUTCOME)
    store.finish_match()
    store.begin_match(HEADER)
    store.flush()


def test_a_new_folder_gives_defaults_and_no_notice(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path / "deep" / "er"))
    assert store.settings == Settings()
    assert not store.has_running
    assert store.running() is None
    assert store.notices == []
    assert not store.read_only
    store.close()


def test_without_an_override_the_system_names_the_folders() -> None:
    folders = Folders.find()
    assert "Thirteen" in str(folders.data)
    assert len({folders.data, folders.config, folders.state, folders.logs}) == 4


def test_a_second_copy_says_so_and_writes_nothing(tmp_path: Path) -> None:
    first = Store(Folders.find(tmp_path))
    play_a_little(first)
    before = files_in(tmp_path)
    second = Store(Folders.find(tmp_path))
    assert kinds(second) == [NoticeKind.SECOND_COPY]
    assert second.read_only
    assert second.settings == Settings(volume=3)
    assert not second.has_running
    play_a_little(second)
    second.close()
    assert files_in(tmp_path) == before
    assert first.totals.of("classic", 4).matches == 1
    first.close()


def test_a_second_copy_leaves_damaged_files_to_the_first(tmp_path: Path) -> None:
    first = Store(Folders.find(tmp_path))
    (tmp_path / "settings.json").write_bytes(b"{")
    (tmp_path / "match.jsonl").write_bytes(b"\xff\n")
    before = files_in(tmp_path)
    second = Store(Folders.find(tmp_path))
    assert second.running() is None
    assert second.settings == Settings()
    second.close()
    assert files_in(tmp_path) == before
    first.close()


def test_the_lock_of_another_process_is_freed_when_that_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: S603 (our own interpreter)
        [sys.executable, "-c", OTHER_COPY, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "False\n"
        refused = Store(Folders.find(tmp_path))
        assert kinds(refused) == [NoticeKind.SECOND_COPY]
        refused.close()
        other.kill()
        other.wait()
    store = Store(Folders.find(tmp_path))
    assert not store.read_only
    store.close()


@pytest.mark.parametrize("name", ["file", "file/deeper", "zero\0byte"])
def test_a_folder_that_cannot_be_made_is_told_and_the_game_goes_on(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(Folders.find(tmp_path / name))
    assert kinds(store) == [NoticeKind.UNWRITABLE]
    assert store.read_only
    play_a_little(store)
    assert store.has_running
    assert store.settings.volume == 3
    assert store.totals.of("classic", 4).matches == 1
    assert kinds(store) == []
    store.close()


def test_settings_only_are_lost_where_only_their_folder_is_unwritable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    good = Folders.find(tmp_path / "good")
    folders = Folders(good.data, tmp_path / "file" / "config", good.state, good.logs)
    store = Store(folders)
    assert kinds(store) == [NoticeKind.UNWRITABLE]
    play_a_little(store)
    store.close()
    assert (good.data / "match.jsonl").exists()
    assert kinds(store) == []


def test_a_full_disk_is_told_once_and_made_up_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(Folders.find(tmp_path))
    store.begin_match(HEADER)
    store.flush()

    def refuse(*_arguments: object) -> int:
        raise OSError(28, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr("os.write", refuse)
        patch.setattr("os.fsync", refuse)
        store.take_back(1)
        store.take_back(2)
        for volume in (1, 2):
            store.save_settings(Settings(volume=volume))
            store.flush()
    assert sorted(kind.value for kind in kinds(store)) == ["write-failed", "write-failed"]
    store.take_back(3)
    store.save_settings(Settings(volume=9))
    store.close()
    lines = [json.loads(line) for line in (tmp_path / "match.jsonl").read_text().splitlines()]
    assert lines == [HEADER, *({"take_back": count} for count in (1, 2, 3))]
    assert json.loads((tmp_path / "settings.json").read_text())["volume"] == 9
    assert kinds(store) == []


def test_a_finished_match_moves_to_the_archive(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    for seed in range(3):
        store.begin_match({**HEADER, "seed": seed})
        store.finish_match()
        assert not store.has_running
    store.finish_match()
    store.close()
    assert not (tmp_path / "match.jsonl").exists()
    kept = list((tmp_path / "matches").iterdir())
    assert {json.loads(path.read_bytes())["seed"] for path in kept} == {0, 1, 2}
    assert store.notices == []


def test_a_match_is_counted_before_it_is_archived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a crash between the two would lose it from the totals."""
    store = Store(Folders.find(tmp_path))
    store.begin_match(HEADER)
    moved: list[str] = []
    real = Path.replace

    def noting(self: Path, target: Path) -> Path:
        moved.append(Path(target).name)
        return real(self, target)

    monkeypatch.setattr(Path, "replace", noting)
    store.record_match(OUTCOME)
    store.finish_match()
    store.close()
    assert moved[0] == "totals.json"
    assert moved[1].endswith("-classic.jsonl")


def test_totals_add_up_by_preset_and_seats(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    for seed, outcome in enumerate(
        [OUTCOME, OUTCOME, Outcome("chops", 6, won=False, places=(None, 1), points=1)]
    ):
        store.begin_match({**HEADER, "seed": seed})
        store.record_match(outcome)
        store.finish_match()
    store.close()
    totals = Store(Folders.find(tmp_path)).totals
    assert totals.of("classic", 4) == Tally(matches=2, won=2, hands=8, firsts=4, lasts=2, points=16)
    assert totals.of("chops", 6) == Tally(matches=1, hands=2, firsts=1, points=1)
    assert totals.of("chops", 5) == Tally()


def test_a_match_killed_between_counting_and_archiving_is_counted_once(tmp_path: Path) -> None:
    store = Store(Folders.find(tmp_path))
    store.begin_match(HEADER)
    store.record_match(OUTCOME)
    store.close()
    again = Store(Folders.find(tmp_path))
    assert again.has_running
    again.record_match(OUTCOME)
    again.finish_match()
    assert again.totals.of("classic", 4).matches == 1
    again.close()


def test_one_bad_tally_costs_that_tally_only(tmp_path: Path) -> None:
    (tmp_path / "totals.json").write_text(
        json.dumps(
            {
                "tallies": {
                    "classic/4": {"matches": 3, "won": 1, "streak": 2},
                    "chops/6": {"matches": -1, "won": 1},
                    "treze/2": "many",
                }
            }
        )
    )
    store = Store(Folders.find(tmp_path))
    assert store.totals.of("classic", 4) == Tally(matches=3, won=1)
    assert store.totals.of("chops", 6) == Tally(won=1)
    (notice,) = store.take_notices()
    assert notice.names == ("tallies.chops/6.matches", "tallies.treze/2")
    store.begin_match(HEADER)
    store.record_match(OUTCOME)
    store.close()
    kept = json.loads((tmp_path / "totals.json").read_bytes())["tallies"]["classic/4"]
    assert kept["streak"] == 2
    assert kept["matches"] == 4


def test_importing_the_store_needs_neither_pygame_nor_the_system_folders() -> None:
    names = "{'pygame', 'numpy', 'platformdirs', 'thirteen.engine'}"
    code = f"import sys, thirteen.storage; print({names} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 (our own interpreter)
    assert run.stdout == "set()\n"
