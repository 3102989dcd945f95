"""How long the program takes from its start to the first picture of the title.

python build/bench/start.py [runs]: whole processes, with the display there is, or without one.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

GOAL = 0.6  # seconds, warm


def children() -> float:
    """Seconds of processor time that finished child processes have used."""
    spent = os.times()
    return spent.children_user + spent.children_system


def main() -> int:
    """Print the times; 1 if the median misses the goal."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    environment = dict(os.environ)
    if sys.platform == "linux" and "DISPLAY" not in environment:
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
    times: list[float] = []
    costs: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "thirteen", "--first-frame", "--data-dir", folder]
        subprocess.run(command, env=environment, check=True)
        for _ in range(runs):
            begun, used = time.perf_counter(), children()
            subprocess.run(command, env=environment, check=True)
            times.append(time.perf_counter() - begun)
            costs.append(children() - used)
    times.sort()
    median, cost = statistics.median(times), statistics.median(costs)
    print(f"first frame and out again, {runs} runs: median {median * 1000:.0f} ms,")
    print(f"  best {times[0] * 1000:.0f} ms, worst {times[-1] * 1000:.0f} ms (goal {GOAL:.1f} s)")
    print(f"  processor time {cost * 1000:.0f} ms, which does not depend on what else runs")
    return 0 if median < GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
