"""What is trained on: mostly four players of classic, and some of everything else."""

from __future__ import annotations

from ai.sim import preset_row
from thirteen.engine import PRESETS

CLASSIC = 0.7
FOUR = {
    "chops": 0.03,
    "first-to-ten": 0.03,
    "card-count": 0.02,
    "treze": 0.03,
    "southern": 0.04,
    "northern": 0.03,
    "killer": 0.03,
}
OTHER_SEATS = (2, 3, 5, 6, 8, 10, 12)


def mixture() -> tuple[list[list[int]], list[float]]:
    """Rule rows of the simulator and the share of rounds each gets."""
    rows = [preset_row("classic", 4)]
    shares = [CLASSIC]
    for name, share in FOUR.items():
        rows.append(preset_row(name, 4))
        shares.append(share)
    others = [
        (name, seats)
        for name, rules in PRESETS.items()
        for seats in OTHER_SEATS
        if rules.seats[0] <= seats <= rules.seats[1]
    ]
    for name, seats in others:
        rows.append(preset_row(name, seats))
        shares.append((1 - sum(shares[: 1 + len(FOUR)])) / len(others))
    return rows, shares
