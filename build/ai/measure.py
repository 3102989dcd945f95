"""How strong a network is inside the simulator, on duplicate deals.

    python -m ai.measure CHECKPOINT.pt --deals 500

Without --against: the network against the heuristic, both ways round, for every preset and
numbers of players. With --against OTHER.pt: against another network, four of classic.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from ai import heuristic_file, sim
from ai.export import averaged
from ai.net import Net, targets, values
from thirteen.engine import PRESETS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.sim import Array

SEATS = (2, 3, 4, 5, 6, 8, 10, 12)


def play(
    nets: Mapping[int, Net], kinds: Sequence[int], deals: int, preset: str, seed: int
) -> Array:
    """Results of every deal in every rotation: RESULT[deals, rotations]; `nets` by kind of seat."""
    n = len(kinds)
    games = deals * n
    tables = sim.Tables(min(512, games), seed, games)
    tables.mix([sim.preset_row(preset, n)], [1], 0, 0)
    tables.measure(games, kinds)
    found = []
    total = tables.step(None)
    found.append(tables.results().copy())
    while total:
        total = tables.step(_choices(nets, tables, total))
        found.append(tables.results().copy())
    tables.close()
    results = np.concatenate(found)
    return results[np.argsort(results["game"])].reshape(deals, n)


def _choices(nets: Mapping[int, Net], tables: sim.Tables, total: int) -> Array:
    """The best candidate of every table, by the network that sits there."""
    with torch.inference_mode():
        k = np.diff(tables.first)
        owner = np.repeat(np.arange(tables.n), k)
        q = np.full(total, -1e9, np.float32)
        for kind, net in nets.items():
            mine = np.nonzero(tables.kind[owner] == kind)[0]
            if not len(mine):
                continue
            who, at = np.unique(owner[mine], return_inverse=True)
            state = torch.from_numpy(tables.state[who])
            out = net.head(net.trunk(state)[at], torch.from_numpy(tables.action[mine]))
            q[mine] = values(out, state[at]).numpy()
        live = np.nonzero(k)[0]
        starts = tables.first[:-1][live]
        hit = np.nonzero(q == np.repeat(np.maximum.reduceat(q, starts), k[live]))[0]
        choice = np.zeros(tables.n, np.int32)
        choice[owner[hit][::-1]] = (hit - tables.first[owner[hit]])[::-1]
        return choice


def summary(results: Array, kinds: Sequence[int]) -> dict[str, list[float]]:
    """Of the first kind: [mean, half a 95 % interval] of points (scaled, mean 0) and firsts."""
    deals, n = results.shape
    points, firsts = np.zeros(deals), np.zeros(deals)
    seats = 0
    for turn in range(n):
        for seat in range(n):
            if kinds[(seat + turn) % n] != kinds[0]:
                continue
            seats += 1
            r = results[:, turn]
            place = r["place"][:, seat]
            points += targets(r["scoring"], r["seats"], place, r["points"][:, seat])
            firsts += place == 1
    points, firsts = points / seats, firsts / seats
    half = 1.96 / np.sqrt(deals)
    return {
        "points": [round(float(points.mean()), 4), round(float(points.std() * half), 4)],
        "firsts": [round(float(firsts.mean()), 4), round(float(firsts.std() * half), 4)],
    }


def measure(
    net: Net, kinds: Sequence[int], deals: int, preset: str = "classic", seed: int = 7
) -> dict[str, list[float]]:
    """Plays and sums up; classic points are placements less their mean."""
    return summary(play({0: net}, kinds, deals, preset, seed), kinds)


def both_ways(net: Net, preset: str, seats: int, deals: int, seed: int) -> str:
    """A row of the table: one network among heuristics, and one heuristic among networks.

    The second is told as the heuristic's points too: the network is better where the first is
    above what an equal gets, and the second below. What an equal gets is measured, since not
    every scoring sums to nothing.
    """
    others = seats - 1
    ours = measure(net, [0] + [1] * others, deals, preset, seed)["points"]
    theirs = measure(net, [1] + [0] * others, deals, preset, seed)["points"]
    equal_h = measure(net, [1] * seats, deals, preset, seed)["points"]
    equal_n = measure(net, [0] * seats, deals, preset, seed)["points"]
    gain, loss = ours[0] - equal_h[0], theirs[0] - equal_n[0]
    won = gain > ours[1] and loss < -theirs[1]
    return (
        f"| {preset} | {seats} | {gain:+.3f} ±{ours[1]:.3f} | {loss:+.3f} ±{theirs[1]:.3f} |"
        f" {'yes' if won else 'no'} |"
    )


def load(path: Path) -> Net:
    """A network from a checkpoint, averaged weights."""
    net = Net()
    net.load_state_dict(averaged([path]))
    net.eval()
    return net


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--preset", nargs="+", default=list(PRESETS), choices=PRESETS)
    parser.add_argument("--players", nargs="+", type=int, default=SEATS)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    torch.set_num_threads(1)
    sim.set_heuristic(heuristic_file.read())
    net = load(args.checkpoint)
    if args.against:
        for kinds in ([0, 4, 4, 4], [4, 0, 0, 0]):
            nets = {0: net, 4: load(args.against)}
            result = play(nets, kinds, args.deals, "classic", args.seed)
            print(kinds, summary(result, kinds))
        return
    print("| preset | players | network among heuristics | heuristic among networks | better |")
    print("|---|---|---|---|---|")
    for preset in args.preset:
        least, most = PRESETS[preset].seats
        for seats in args.players:
            if least <= seats <= most:
                print(both_ways(net, preset, seats, args.deals, args.seed), flush=True)


if __name__ == "__main__":
    main()
