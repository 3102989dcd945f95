"""Tunes the heuristic's weights: first after a network, then by playing three greedy players.

    python -m ai.tune_heuristic fit CHECKPOINT.pt      from nothing: to the network's worths
    python -m ai.tune_heuristic play --minutes 5       goes on from the shipped weights

Both write assets/ai/heuristic.json; stopping `play` keeps what it last wrote.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from ai import heuristic_file, sim
from ai.measure import load, measure
from ai.mixture import mixture
from ai.net import Net, targets, values

if TYPE_CHECKING:
    from ai.sim import Array

TABLES, STEPS = 256, 48
KIND_AT, LEAST_AT, OWN_AT = 208, 306, 341
RATE, SHARPNESS, AVERAGING = 0.02, 0.45, 0.03


def situations(state: Array) -> Array:
    """The row of weights each decision uses; as `thirteen.ai.heuristic.situation`."""
    kind = np.minimum(state[:, KIND_AT : KIND_AT + 7].argmax(1), 3)
    asked = np.array([3, 1, 2, 0])[kind]
    nearly = state[:, LEAST_AT : LEAST_AT + 13].argmax(1) <= 2  # noqa: PLR2004 one-hot of 1…13
    few = state[:, OWN_AT : OWN_AT + 13].argmax(1) <= 5  # noqa: PLR2004
    found: Array = 4 * asked + 2 * nearly + few
    return found


def judged(net: Net, steps: int) -> tuple[Array, Array, Array, Array]:
    """Self-play positions: candidate rows, how much worse each is than the best, whose, where."""
    with torch.inference_mode():
        tables = sim.Tables(512, 3)
        tables.mix(*mixture(), 0.5, 0.3)
        rng = np.random.default_rng(3)
        total = tables.step(None)
        rows, regrets, owners, where = [], [], [], []
        met = 0
        for step in range(steps):
            k = np.diff(tables.first)
            owner = np.repeat(np.arange(tables.n), k)
            state = torch.from_numpy(tables.state)
            action = torch.from_numpy(tables.action[:total].copy())
            q = values(net.head(net.trunk(state)[owner], action), state[owner]).numpy()
            if step > 20:  # noqa: PLR2004 by then the tables are at different points of their rounds
                rows.append(action.numpy())
                regrets.append(np.repeat(np.maximum.reduceat(q, tables.first[:-1]), k) - q)
                owners.append(owner + met)
                where.append(situations(tables.state))
                met += tables.n
            noisy = q + rng.gumbel(size=total) * 0.08
            hit = np.nonzero(noisy == np.repeat(np.maximum.reduceat(noisy, tables.first[:-1]), k))[
                0
            ]
            choice = np.zeros(tables.n, np.int32)
            choice[owner[hit]] = hit - tables.first[owner[hit]]
            total = tables.step(choice)
        tables.close()
        parts = (rows, regrets, owners, where)
        found = [np.concatenate(part) for part in parts]
        return found[0], found[1], found[2], found[3]


def fit(net: Net) -> Array:
    """Weights whose softmax loses least by the network's worths, situation by situation."""
    rows, regrets, owners, where = judged(net, 260)
    weights = np.zeros((sim.SITUATIONS, sim.ACTION), np.float32)
    for at in range(sim.SITUATIONS):
        decisions = np.nonzero(where == at)[0]
        mine = where[owners] == at
        f, regret = torch.from_numpy(rows[mine]), torch.from_numpy(regrets[mine])
        whose = torch.from_numpy(np.searchsorted(decisions, owners[mine]))
        w = torch.zeros(sim.ACTION, requires_grad=True)
        optimiser = torch.optim.Adam([w], lr=0.15)
        for turn in range(150):
            optimiser.param_groups[0]["lr"] = 0.15 * 0.05 ** (turn / 150)
            score = f @ w
            most = torch.full((len(decisions),), -1e9)
            most = most.scatter_reduce(0, whose, score.detach(), "amax")
            e = torch.exp(score - most[whose])
            p = e / torch.zeros(len(decisions)).index_add(0, whose, e)[whose]
            loss = (p * regret).sum() / len(decisions)
            optimiser.zero_grad()
            (loss + 1e-5 * (w**2).sum()).backward()
            optimiser.step()
        weights[at] = w.detach().numpy()
        print(f"situation {at}: {len(decisions)} decisions, loses {loss.item():.4f} each")
    return weights


class Climber:
    """Policy gradient for one softmax seat among three greedy players of classic."""

    def __init__(self, weights: Array, seed: int) -> None:
        self.weights = weights.astype(np.float64)
        self.average = self.weights.copy()
        self._tables = sim.Tables(TABLES, seed)
        self._tables.mix([sim.preset_row("classic", 4)], [1], 0, 0)
        self._tables.measure(10**9, [sim.NETWORK, *[sim.GREEDY] * 3])
        self._total = self._tables.step(None)
        self._rng = np.random.default_rng(seed)
        self._kept: list[tuple[Array, ...]] = []
        self._ended: dict[int, float] = {}
        self._baseline = np.zeros(sim.STATE + 1)
        self._moments = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self._turns = 0

    def climb(self) -> float:
        """Plays some steps, moves the weights; gives the mean worth of the finished rounds."""
        for _ in range(STEPS):
            self._play()
        game, where, slope, seen = (np.concatenate(part) for part in zip(*self._kept, strict=True))
        ready = np.array([g in self._ended for g in game.tolist()])
        worth = np.array([self._ended[g] for g in game[ready].tolist()])
        gain = worth - seen[ready] @ self._baseline
        self._baseline += 0.006 * (seen[ready].T @ gain) / len(gain)
        self._move(where[ready], slope[ready], gain / gain.std())
        self._kept = [(game[~ready], where[~ready], slope[~ready], seen[~ready])]
        going = set(game[~ready].tolist())
        self._ended = {g: w for g, w in self._ended.items() if g in going}
        return float(worth.mean())

    def _play(self) -> None:
        tables = self._tables
        k, first = np.diff(tables.first), tables.first[:-1]
        f = tables.action[: self._total].astype(np.float64)
        where = situations(tables.state)
        owner = np.repeat(np.arange(TABLES), k)
        score = np.einsum("ij,ij->i", f, self.weights[where][owner]) / SHARPNESS
        e = np.exp(score - np.maximum.reduceat(score, first)[owner])
        p = e / np.add.reduceat(e, first)[owner]
        up_to = np.cumsum(p)
        base = np.concatenate([[0.0], up_to])[first]
        at = np.searchsorted(up_to, base + self._rng.random(TABLES))
        at = np.minimum(at, tables.first[1:] - 1)
        mean = np.add.reduceat(p[:, None] * f, first, axis=0)
        seen = np.concatenate([tables.state, np.ones((TABLES, 1), np.float32)], 1)
        self._kept.append((tables.game.copy(), where, (f[at] - mean) / SHARPNESS, seen))
        self._total = tables.step((at - first).astype(np.int32))
        r = tables.results()
        seat, each = -r["game"] % 4, np.arange(len(r))
        worth = targets(r["scoring"], r["seats"], r["place"][each, seat], r["points"][each, seat])
        self._ended.update(zip(r["game"].tolist(), worth.tolist(), strict=True))

    def _move(self, where: Array, slope: Array, gain: Array) -> None:
        up = np.zeros_like(self.weights)
        np.add.at(up, where, gain[:, None] * slope)
        up /= len(gain)
        self._turns += 1
        m, v = self._moments
        m += 0.1 * (up - m)
        v += 0.01 * (up**2 - v)
        if self._turns > 10:  # noqa: PLR2004 until then the baseline is nothing
            m_, v_ = m / (1 - 0.9**self._turns), v / (1 - 0.99**self._turns)
            self.weights += RATE * m_ / (np.sqrt(v_) + 1e-6)
        self.average += AVERAGING * (self.weights - self.average)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    ways.add_parser("fit").add_argument("checkpoint", type=Path)
    ways.add_parser("play").add_argument("--minutes", type=float, required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    if args.way == "fit":
        heuristic_file.write(fit(load(args.checkpoint)))
        return
    climber = Climber(heuristic_file.read(), int(time.time()))
    end = time.monotonic() + args.minutes * 60
    while time.monotonic() < end:
        worth = np.mean([climber.climb() for _ in range(40)])
        heuristic_file.write(climber.average)
        sim.set_heuristic(climber.average)
        print(f"worth {worth:.4f};", measure(Net(), [1, 2, 2, 2], 1500), flush=True)


if __name__ == "__main__":
    main()
