from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from thirteen.storage import files

if TYPE_CHECKING:
    from pathlib import Path


def test_a_write_keeps_what_was_there_before_as_a_backup(tmp_path: Path) -> None:
    target = tmp_path / "a.json"
    for content in (b"one", b"two", b"three"):
        files.write_atomic(target, content)
    assert target.read_bytes() == b"three"
    assert files.backup_of(target).read_bytes() == b"two"
    assert not list(tmp_path.glob("*.tmp"))


def test_writing_the_same_again_keeps_the_older_backup(tmp_path: Path) -> None:
    target = tmp_path / "a.json"
    for content in (b"one", b"two", b"two"):
        files.write_atomic(target, content)
    assert files.backup_of(target).read_bytes() == b"one"


def test_a_link_to_a_file_elsewhere_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.json"
    real.write_bytes(b"one")
    link = tmp_path / "a.json"
    link.symlink_to(real)
    files.write_atomic(link, b"two")
    assert link.is_symlink()
    assert real.read_bytes() == b"two"


def test_a_write_that_fails_leaves_the_old_content_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "a.json"
    files.write_atomic(target, b"one")

    def refuse(_handle: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="no space"):
        files.write_atomic(target, b"two")
    assert target.read_bytes() == b"one"
    assert not list(tmp_path.glob("*.tmp"))


def test_a_file_held_by_another_program_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("time.sleep", waits.append)
    real_replace = type(tmp_path).replace
    refusals = iter([True, True, False])

    def held(self: Path, target: Path) -> Path:
        if next(refusals):
            raise PermissionError
        return real_replace(self, target)

    monkeypatch.setattr(type(tmp_path), "replace", held)
    files.write_atomic(tmp_path / "a.json", b"one")
    assert (tmp_path / "a.json").read_bytes() == b"one"
    assert len(waits) == 2


def test_a_file_held_for_good_is_an_error_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.sleep", lambda _seconds: None)

    def held(_self: Path, _target: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr(type(tmp_path), "replace", held)
    with pytest.raises(PermissionError):
        files.write_atomic(tmp_path / "a.json", b"one")


def test_setting_aside_never_overwrites_what_was_set_aside_before(tmp_path: Path) -> None:
    target = tmp_path / "a.json"
    for content in ("first", "second", "third"):
        target.write_text(content)
        files.set_aside(target)
    kept = sorted(path.read_text() for path in tmp_path.glob("a.damaged*.json"))
    assert kept == ["first", "second", "third"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("pipe", "endless"):
        with pytest.raises(OSError, match="Invalid argument"):
            files.read_patiently(tmp_path / name)
