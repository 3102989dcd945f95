"""How much of a core the program uses while nothing moves. Linux only.

python build/bench/idle.py [seconds]: the title in a real window, or without a display.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GOAL = 0.01  # of one core
SETTLE = 4.0  # seconds until the first pictures and the sound device are done with


def used(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Print the share of a core; 1 if it misses the goal."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    environment = dict(os.environ)
    if "DISPLAY" not in environment:
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "thirteen", "--data-dir", folder]
        with subprocess.Popen(command, env=environment) as game:
            time.sleep(SETTLE)
            before, begun = used(game.pid), time.perf_counter()
            time.sleep(seconds)
            share = (used(game.pid) - before) / (time.perf_counter() - begun)
            game.terminate()
    print(f"at rest for {seconds:.0f} s: {share:.2%} of a core (goal {GOAL:.0%})")
    return 0 if share < GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
