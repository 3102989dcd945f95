from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from thirteen.storage import Folders, NewGame, NoticeKind, Settings, Store
from thirteen.storage.mending import mend, with_unknown

if TYPE_CHECKING:
    from pathlib import Path

PLAIN = {
    "auto_play": "follow",
    "volume": 35,
    "speed": 0.5,
    "window": [1280, 720, 10, 20],
    "new_game": {
        "preset": "chops",
        "changes": {"play_on": True},
        "players": ["human", "greedy"],
        "length": 5,
    },
}

any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    folders = Folders.find(tmp_path)
    wanted = Settings().changed(
        volume=35,
        speed=0,
        window=(1280, 720, -5, 20),
        player_name="Bảo",
        new_game=NewGame(preset="southern", players=("human", "greedy"), length=3),
    )
    with_store = Store(folders)
    with_store.save_settings(wanted)
    with_store.close()
    again = Store(folders)
    assert again.settings == wanted
    assert again.notices == []
    again.close()


def test_a_change_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="100"):
        Settings().changed(volume=101)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("volume", 101),
        ("volume", -1),
        ("volume", "loud"),
        ("volume", 10**40),
        ("auto_play", "sometimes"),
        ("auto_play", None),
        ("speed", 1e300),
        ("text_scale", 0.1),
        ("window", [1, 2, 3]),
        ("window", [1, 2, 3, 10**9]),
        ("smart_swap", "yes"),
        ("felt", "x" * 41),
        ("felt", "../felt"),
        ("player_name", "x" * 1000),
        ("new_game", 5),
    ],
)
def test_a_value_out_of_range_costs_that_value_only(name: str, value: object) -> None:
    mended = mend(Settings, {**PLAIN, name: value})
    assert mended.repaired == (name,)
    default = getattr(Settings(), name)
    assert getattr(mended.value, name) == default
    assert mended.value == mend(Settings, PLAIN).value.changed(**{name: default})


def test_a_bad_value_inside_a_group_costs_that_value_only() -> None:
    raw = {**PLAIN, "new_game": {"preset": "chops", "players": ["human"], "length": 0}}
    mended = mend(Settings, raw)
    assert mended.repaired == ("new_game.length", "new_game.players")
    assert mended.value.new_game == NewGame(preset="chops")


def test_keys_of_another_version_are_kept() -> None:
    raw = {
        **PLAIN,
        "version": 7,
        "invented": [1, {"x": 2}],
        "new_game": {**PLAIN["new_game"], "house": "yes"},  # type: ignore[dict-item]
    }
    mended = mend(Settings, raw)
    assert mended.repaired == ()
    plain = with_unknown(mended.value, mended.unknown)
    assert plain["invented"] == [1, {"x": 2}]
    assert plain["new_game"]["house"] == "yes"
    assert plain["version"] == 7


def test_repairs_are_told_by_name(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({**PLAIN, "volume": 500}))
    store = Store(Folders.find(tmp_path))
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.REPAIRED
    assert notice.names == ("volume",)
    assert store.settings.auto_play == "follow"
    assert store.take_notices() == []
    store.close()


@given(raw=st.dictionaries(st.sampled_from(sorted(Settings.__struct_fields__)), any_json))
@settings(max_examples=200, deadline=None)
def test_any_json_gives_valid_settings(raw: dict[str, object]) -> None:
    mended = mend(Settings, raw)
    assert mended.value == mended.value.changed()


@given(data=st.data())
@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_damaged_file_is_kept_and_the_program_goes_on(
    data: st.DataObject, tmp_path: Path
) -> None:
    seed = data.draw(st.integers(0, 2**32))
    folder = tmp_path / str(seed)
    folder.mkdir(exist_ok=True)
    path = folder / "settings.json"
    content = bytearray(json.dumps(PLAIN).encode())
    rng = random.Random(seed)
    for _ in range(rng.randrange(1, 6)):
        content[rng.randrange(len(content))] = rng.randrange(256)
    damaged = bytes(content[: rng.randrange(len(content) + 1)])
    path.write_bytes(damaged)
    store = Store(Folders.find(folder))
    kinds = {notice.kind for notice in store.notices}
    assert kinds <= {NoticeKind.DAMAGED, NoticeKind.REPAIRED}
    if NoticeKind.DAMAGED in kinds:
        kept = store.notices[0].kept_as
        assert kept is not None
        assert kept.read_bytes() == damaged
        kept.unlink()
        assert store.settings == Settings()
    store.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b"[]", b"{", b"\xff\xfe", b"[" * 100_000, b'{"volume": 1e999}x', b"\0" * 64],
)
def test_what_is_no_settings_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    store = Store(Folders.find(tmp_path))
    assert [notice.kind for notice in store.notices] == [NoticeKind.DAMAGED]
    assert store.settings == Settings()
    store.save_settings(Settings(volume=1))
    store.close()
    assert (tmp_path / "settings.damaged.json").read_bytes() == content


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b" " * 5_000_000 + b"{}")
    store = Store(Folders.find(tmp_path))
    assert [notice.kind for notice in store.notices] == [NoticeKind.DAMAGED]
    store.close()


def test_the_copy_from_before_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    folders = Folders.find(tmp_path)
    store = Store(folders)
    for volume in (11, 22):
        store.save_settings(Settings(volume=volume))
        store.flush()
    store.close()
    (tmp_path / "settings.json").write_bytes(b"{broken")
    again = Store(folders)
    (notice,) = again.notices
    assert notice.kind is NoticeKind.DAMAGED_RESTORED
    assert again.settings.volume == 11
    again.close()


def test_many_changes_become_one_write_when_they_rest(tmp_path: Path) -> None:
    now = 100.0
    store = Store(Folders.find(tmp_path), clock=lambda: now)
    for volume in range(30):
        store.save_settings(Settings(volume=volume))
        store.tick()
        now += 0.1
    assert not (tmp_path / "settings.json").exists()
    now += 1
    store.tick()
    store.flush()
    assert json.loads((tmp_path / "settings.json").read_bytes())["volume"] == 29
    assert not (tmp_path / "settings.json.bak").exists()
    store.close()
