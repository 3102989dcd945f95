from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from thirteen.storage.running import LineFile

if TYPE_CHECKING:
    from pathlib import Path

LINES = [b'{"thirteen": 1}\n', b'{"seat": 0, "play": "3S"}\n', b'{"seat": 1, "play": "pass"}\n']


def saved(path: Path, lines: list[bytes]) -> LineFile:
    file = LineFile(path, writable=True)
    file.begin(lines[0])
    for line in lines[1:]:
        file.append(line)
    return file


def loaded(path: Path) -> LineFile:
    file = LineFile(path, writable=True)
    file.load()
    return file


def test_a_line_is_on_the_disk_when_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = saved(path, LINES[:1])
    for number, line in enumerate(LINES[1:], 2):
        file.append(line)
        assert path.read_bytes() == b"".join(LINES[:number])
    file.close()


def test_torn_anywhere_the_whole_lines_are_read_and_the_next_line_fits(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    content = b"".join(LINES)
    for length in range(len(content) + 1):
        for junk in (b"", b"\0" * 7):
            path.write_bytes(content[:length] + junk)
            file = loaded(path)
            whole = content[:length].count(b"\n")
            # a line that lacks nothing but its end is no loss
            if content[length : length + 1] == b"\n":
                whole += 1
            assert file.lines == LINES[:whole]
            file.append(b'{"more": 1}\n')
            file.close()
            assert path.read_bytes() == b"".join([*LINES[:whole], b'{"more": 1}\n'])


def test_lines_that_the_disk_refused_are_written_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    file = saved(path, LINES[:1])
    real_write = os.write

    def half(handle: int, content: bytes) -> int:
        real_write(handle, content[: len(content) // 2])
        raise OSError(28, "no space left")

    monkeypatch.setattr("os.write", half)
    with pytest.raises(OSError, match="no space"):
        file.append(LINES[1])
    monkeypatch.setattr("os.write", real_write)
    assert loaded(path).lines == LINES[:1]
    file.append(LINES[2])
    file.close()
    assert path.read_bytes() == b"".join(LINES)


def test_a_short_write_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    real_write = os.write
    monkeypatch.setattr("os.write", lambda handle, content: real_write(handle, content[:3]))
    saved(path, LINES).close()
    assert path.read_bytes() == b"".join(LINES)


def test_beginning_a_match_keeps_the_one_before_as_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = saved(path, LINES)
    file.begin(b'{"thirteen": 1, "seed": 2}\n')
    file.close()
    assert path.read_bytes() == b'{"thirteen": 1, "seed": 2}\n'
    assert (tmp_path / "match.jsonl.bak").read_bytes() == b"".join(LINES)


def test_without_a_writable_folder_lines_are_kept_in_memory(tmp_path: Path) -> None:
    file = LineFile(tmp_path / "missing" / "match.jsonl", writable=False)
    file.begin(LINES[0])
    file.append(LINES[1])
    assert file.lines == LINES[:2]
    assert list(tmp_path.iterdir()) == []


def test_a_file_far_too_big_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(ValueError, match="16000000"):
        loaded(path)


def test_sync_after_close_is_harmless(tmp_path: Path) -> None:
    file = saved(tmp_path / "match.jsonl", LINES)
    file.sync()
    file.close()
    file.sync()
