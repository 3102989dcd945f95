"""A failure leaves a report that helps and gives nobody away."""

from __future__ import annotations

import logging
import sys
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from thirteen import __version__
from thirteen.app import crash

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def _failure(message: str = "no such card") -> Exception:
    def play(hand: str) -> None:
        raise RuntimeError(message + hand[:0])

    hands = ["3S 4S"]
    try:
        play(hands[0])
    except RuntimeError as error:
        return error
    return AssertionError()


def test_a_report_says_what_failed_and_on_what() -> None:
    text = crash.report(_failure())
    assert f"Thirteen {__version__}" in text
    assert "pygame-ce" in text
    assert "RuntimeError: no such card" in text
    assert "in _failure" in text
    assert "3S 4S" not in text, "no value of any variable"


def test_a_report_names_no_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/mai"))
    text = crash.report(_failure("cannot read /home/mai/.config/Thirteen/settings.json"))
    assert "mai" not in text
    assert "~/.config" in text
    assert str(Path(__file__).parent) not in text


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("/home/mai/games/thirteen/app/window.py", "thirteen/app/window.py"),
        (r"C:\Users\Mai\Thirteen\_internal\thirteen\app\window.py", "thirteen/app/window.py"),
        ("/usr/lib/python3/site-packages/pygame/x.py", "site-packages/pygame/x.py"),
        ("/home/mai/other.py", "other.py"),
    ],
)
def test_paths_start_at_the_package(path: str, short: str) -> None:
    text = crash.shortened(path)
    assert text == short


def test_a_report_has_an_end() -> None:
    def forever(depth: int) -> int:
        return forever(depth + 1) + 1

    with pytest.raises(RecursionError) as caught:
        forever(0)
    long = RuntimeError("x" * 200_000)
    assert len(crash.report(caught.value)) < 100_000
    assert len(crash.report(long)) < 100_000


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    for minute in range(9):
        path = crash.keep(f"failure {minute}", tmp_path, NOON + timedelta(minutes=minute))
        assert path is not None
    kept = sorted(file.read_text() for file in tmp_path.iterdir())
    assert kept == [f"failure {minute}" for minute in range(4, 9)]


def test_a_folder_that_cannot_be_written_costs_only_the_report(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert crash.keep("failure", blocked / "log") is None


def test_without_a_window_the_report_goes_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crash.failed(_failure(), tmp_path, ask=False)
    assert "no such card" in capsys.readouterr().err
    assert len(list(tmp_path.iterdir())) == 1


def test_a_failing_thread_leaves_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr("faulthandler.enable", lambda file: file.close())
    crash.watch(tmp_path)

    def work() -> None:
        raise _failure()

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert [path for path in tmp_path.glob("crash-*.txt") if "no such card" in path.read_text()]


def test_a_failure_outside_python_is_told_at_the_next_start(tmp_path: Path) -> None:
    assert not crash.last_fault(tmp_path)
    (tmp_path / "fault.txt").write_text("", encoding="utf-8")
    assert not crash.last_fault(tmp_path)
    (tmp_path / "fault.txt").write_text("Fatal Python error: Segmentation fault", encoding="utf-8")
    assert crash.last_fault(tmp_path)
    assert [path for path in tmp_path.glob("crash-*.txt") if "Segmentation" in path.read_text()]


def test_a_report_can_be_kept_whatever_it_says(tmp_path: Path) -> None:
    path = crash.keep("no such file: by\udcff\udcfete", tmp_path)
    assert path is not None
    assert "no such file: by" in path.read_text("utf-8")


def test_a_damaged_trace_of_a_fault_does_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "fault.txt").write_bytes(b"\xff\xfe Segmentation\x80")
    assert crash.last_fault(tmp_path)
    assert not crash.last_fault(tmp_path)
    assert [path for path in tmp_path.glob("crash-*.txt") if "Segmentation" in path.read_text()]


def test_a_failure_that_is_logged_leaves_one_report_and_no_word_on_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = logging.getLogger("thirteen")
    monkeypatch.setattr(log, "handlers", [])
    monkeypatch.setattr(log, "propagate", False)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr("faulthandler.enable", lambda file: file.close())
    crash.watch(tmp_path)
    for _time in range(3):
        log.getChild("app").warning("%s failed", "greedy", exc_info=_failure())
    (path,) = tmp_path.glob("crash-*.txt")
    assert "greedy failed" in path.read_text("utf-8")
    assert "no such card" in path.read_text("utf-8")
    assert capsys.readouterr().err == ""


def test_starting_again_keeps_the_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def start(command: list[str], **kept: object) -> None:
        assert kept["env"]
        started.append(command)

    monkeypatch.setattr("subprocess.Popen", start)
    monkeypatch.setattr("sys.argv", ["thirteen", "--lang", "vi"])
    crash.start_again()
    assert started == [[sys.executable, "-m", "thirteen", "--lang", "vi"]]
