"""Measure a frozen program: how big it is, and how long from double click to first picture."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, NamedTuple

import package_linux

if TYPE_CHECKING:
    from pathlib import Path

    from freeze import Frozen

RUNS = 9
MEGABYTE = 1_000_000
START_SECONDS = 60


class Run(NamedTuple):
    """Seconds one process took, on the clock and of the processor."""

    clock: float
    processor: float


def show(frozen: Frozen, packages: list[Path]) -> None:
    """Print the figures of a release."""
    print(f"Thirteen {frozen.version} of {frozen.date}")
    print(f"  unpacked           {size(frozen.folder) / MEGABYTE:6.1f} MB")
    for package in packages:
        print(f"  {package.name:40} {package.stat().st_size / MEGABYTE:6.1f} MB")
    if sys.platform == "linux":
        print(f"  needs glibc        {package_linux.glibc(frozen.folder):>6}")
    for name, runs in zip(("frozen", "python -m thirteen"), first_frames(frozen), strict=True):
        print(f"  first frame, {name:18} {summary(runs)}")


def size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def first_frames(frozen: Frozen) -> tuple[list[Run], list[Run]]:
    """Whole processes up to the first frame, frozen and not, by turns."""
    commands = ([str(frozen.program)], [str(frozen.python), "-m", "thirteen"])
    runs: tuple[list[Run], list[Run]] = ([], [])
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": ""}
        if sys.platform == "linux" and "DISPLAY" not in environment:
            environment["SDL_VIDEODRIVER"] = "dummy"
        for turn in range(RUNS + 1):
            for command, taken in zip(commands, runs, strict=True):
                before, begun = os.times(), time.perf_counter()
                subprocess.run(
                    [*command, "--first-frame", "--data-dir", folder],
                    check=True,
                    cwd=folder,
                    env=environment,
                    timeout=START_SECONDS,
                )
                after, ended = os.times(), time.perf_counter()
                busy = after.children_user - before.children_user
                busy += after.children_system - before.children_system
                if turn:  # the first is not warm
                    taken.append(Run(ended - begun, busy))
    return runs


def summary(runs: list[Run]) -> str:
    """Median and range of the time on the clock; the processor's (which Windows does not tell)."""
    clock = [1000 * run.clock for run in runs]
    busy = 1000 * statistics.median(run.processor for run in runs)
    return (
        f"{statistics.median(clock):.0f} ms ({min(clock):.0f} to {max(clock):.0f}, "
        f"{len(runs)} runs), {busy:.0f} ms of processor time"
    )
