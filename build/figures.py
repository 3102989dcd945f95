"""Measure a frozen program: how big it is, and how long from double click to first picture."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

import package_linux

if TYPE_CHECKING:
    from pathlib import Path

    from freeze import Frozen

RUNS = 9
MEGABYTE = 1_000_000
START_SECONDS = 60


def show(frozen: Frozen, packages: list[Path]) -> None:
    """Print the figures of a release."""
    print(f"Thirteen {frozen.version} of {frozen.date}")
    print(f"  unpacked           {size(frozen.folder) / MEGABYTE:6.1f} MB")
    for package in packages:
        print(f"  {package.name:40} {package.stat().st_size / MEGABYTE:6.1f} MB")
    if sys.platform == "linux":
        print(f"  needs glibc        {package_linux.glibc(frozen.folder):>6}")
    frozen_times, source_times = first_frames(frozen)
    for name, times in (("frozen", frozen_times), ("python -m thirteen", source_times)):
        print(f"  first frame, {name:18} {summary(times)}")


def size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def first_frames(frozen: Frozen) -> tuple[list[float], list[float]]:
    """Seconds of whole processes up to the first frame, frozen and not, by turns."""
    commands = ([str(frozen.program)], [str(frozen.python), "-m", "thirteen"])
    times: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": ""}
        if sys.platform == "linux" and "DISPLAY" not in environment:
            environment["SDL_VIDEODRIVER"] = "dummy"
        for turn in range(RUNS + 1):
            for command, taken in zip(commands, times, strict=True):
                begun = time.perf_counter()
                subprocess.run(
                    [*command, "--first-frame", "--data-dir", folder],
                    check=True,
                    cwd=folder,
                    env=environment,
                    timeout=START_SECONDS,
                )
                if turn:  # the first is not warm
                    taken.append(time.perf_counter() - begun)
    return times


def summary(times: list[float]) -> str:
    """Median and range in milliseconds."""
    low, middle, high = (1000 * f(times) for f in (min, statistics.median, max))
    return f"{middle:.0f} ms ({low:.0f} to {high:.0f}, {len(times)} runs)"
