"""Trains the network by self-play: Monte-Carlo values of the plays actually chosen.

    python -m ai.train --minutes 60 --out out/net            from nothing
    python -m ai.train --minutes 30 --out out/net --resume   goes on from the last checkpoint,
                                                              or from the shipped weights

Two threads: one plays with the weights of a moment ago while the other learns from what was
played before. A checkpoint is written every two minutes, so that stopping it costs no more than
that; every five the averaged weights are kept and measured. The rate of learning falls over the
minutes given.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch.nn import functional

from ai import heuristic_file, sim
from ai.buffer import Buffer, Finished
from ai.export import shipped
from ai.measure import measure
from ai.mixture import mixture
from ai.net import Net, place_logits, values

if TYPE_CHECKING:
    from ai.sim import Array

TEMPERATURE, EPSILON = 0.025, 0.05
BATCH, STEPS = 1024, 64
MIXED, FREE_LEAD = 0.8, 0.3
SAVE_SECONDS, MEASURE_SECONDS, MEASURED_DEALS = 120, 290, 400
LONGEST_MEMORY = 0.999


def pick(q: Array, first: Array, rng: np.random.Generator) -> Array:
    """A candidate a table: softmax of the values, now and then any."""
    k = np.diff(first)
    noisy = q + rng.gumbel(size=len(q)).astype(np.float32) * TEMPERATURE
    any_ = np.repeat(rng.random(len(k)) < EPSILON, k)
    noisy[any_] = rng.random(int(any_.sum()))
    hit = np.nonzero(noisy == np.repeat(np.maximum.reduceat(noisy, first[:-1]), k))[0]
    owner = np.repeat(np.arange(len(k)), k)[hit]
    chosen = np.zeros(len(k), np.int64)
    chosen[owner[::-1]] = hit[::-1]
    return chosen - first[:-1]


@dataclass
class Learner:
    """The network being trained, its running average, and how far it is."""

    net: Net
    average: Net
    optimiser: torch.optim.Optimizer
    rng: np.random.Generator
    seen: int = 0
    updates: int = 0
    seconds: float = 0.0

    def learn(self, data: Finished, rate: float) -> tuple[float, float]:
        """One pass over decisions; gives the mean losses."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        whole = len(data.worth) // BATCH * BATCH
        total = np.zeros(2)
        batches = torch.from_numpy(self.rng.permutation(len(data.worth))[:whole]).split(BATCH)
        for rows in batches:
            total += self._step(data, rows)
        self.seen += len(data.worth)
        return tuple(total / max(len(batches), 1))

    def _step(self, data: Finished, rows: torch.Tensor) -> tuple[float, float]:
        with torch.autocast("cpu", torch.bfloat16):
            out = self.net.head(self.net.trunk(data.state[rows]), data.action[rows])
        out = out.float()
        square = functional.mse_loss(out[:, 0], data.worth[rows])
        logits = place_logits(out, data.seats[rows])
        cross = functional.cross_entropy(logits, data.place[rows])
        self.optimiser.zero_grad(set_to_none=True)
        (square + 0.5 * cross).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.updates += 1
        memory = min(LONGEST_MEMORY, self.updates / (self.updates + 10))
        with torch.no_grad():
            averages, weights = list(self.average.parameters()), list(self.net.parameters())
            torch._foreach_lerp_(averages, weights, 1 - memory)
        return square.item(), cross.item()

    def acting(self) -> Net:
        """A copy of the network as it is, to play with."""
        acting = copy.deepcopy(self.net)
        acting.bfloat16()
        return acting

    def save(self, path: Path) -> None:
        """Writes a checkpoint; the one before stays whole until it is there."""
        part = path.with_suffix(".part")
        state = {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "seen": self.seen,
            "updates": self.updates,
            "seconds": self.seconds,
        }
        torch.save(state, part)
        part.replace(path)

    def begin_with(self, weights: dict[str, torch.Tensor]) -> None:
        """Begins with weights instead of chance."""
        self.net.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def load(self, path: Path) -> None:
        """Goes on from a checkpoint."""
        state = torch.load(path, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.seen, self.updates = state["seen"], state["updates"]
        self.seconds = state["seconds"]


@dataclass
class Player:
    """Plays at many tables with the network of a moment, and keeps what comes of it."""

    tables: sim.Tables
    buffer: Buffer
    rng: np.random.Generator
    total: int

    def collect(self, acting: Net) -> Finished:
        """Plays some steps at every table; gives the decisions whose rounds are over."""
        tables = self.tables
        with torch.inference_mode():
            for _ in range(STEPS):
                state = torch.from_numpy(tables.state).bfloat16()
                action = torch.from_numpy(tables.action[: self.total]).bfloat16()
                k = torch.from_numpy(np.diff(tables.first).astype(np.int64))
                owner = torch.repeat_interleave(torch.arange(tables.n), k)
                out = acting.head(acting.trunk(state)[owner], action).float()
                choice = pick(values(out, state[owner]).numpy(), tables.first, self.rng)
                chosen = torch.from_numpy(tables.first[:-1] + choice)
                self.buffer.add(state, action[chosen], tables.game, tables.seat)
                self.total = tables.step(choice)
                self.buffer.finish(tables.results())
            return self.buffer.take()


def report(learner: Learner, rate: float, losses: tuple[float, float]) -> dict[str, Any]:
    """A line of the log."""
    return {
        "seconds": round(learner.seconds),
        "decisions": learner.seen,
        "rate": round(rate, 7),
        "square": round(float(losses[0]), 4),
        "cross": round(float(losses[1]), 4),
    }


def train(learner: Learner, args: argparse.Namespace) -> None:
    """Plays and learns until the minutes are over."""
    tables = sim.Tables(args.tables, args.seed + learner.seen)
    tables.mix(*mixture(), args.mixed, args.free_lead)
    room = Buffer(args.tables * (STEPS + 96))
    player = Player(tables, room, np.random.default_rng(args.seed + 1), tables.step(None))
    begun = last = saved = measured = time.monotonic()
    end = begun + args.minutes * 60
    with (
        (args.out / "log.jsonl").open("a", encoding="utf-8") as log,
        ThreadPoolExecutor(1, initializer=torch.set_num_threads, initargs=(1,)) as other,
    ):
        data = player.collect(learner.acting())
        while last < end:
            rate = args.rate[0] * (args.rate[1] / args.rate[0]) ** ((last - begun) / (end - begun))
            playing = other.submit(player.collect, learner.acting())
            losses = learner.learn(data, rate)
            data = playing.result()
            now = time.monotonic()
            learner.seconds += now - last
            last = now
            if now < saved + SAVE_SECONDS and now < end:
                continue
            saved = now
            learner.save(args.out / "checkpoint.pt")
            line = report(learner, rate, losses)
            if now > measured + MEASURE_SECONDS:
                measured = now
                kept = args.out / f"average-{line['seconds']:05d}.pt"
                torch.save(learner.average.state_dict(), kept)
                line["vs_heuristic"] = measure(learner.average, [0, 1, 1, 1], MEASURED_DEALS)
                line["vs_greedy"] = measure(learner.average, [0, 2, 2, 2], MEASURED_DEALS)
            log.write(json.dumps(line) + "\n")
            log.flush()
            print(line, flush=True)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--rate", type=float, nargs=2, default=(6e-4, 2e-5), help="first and last")
    parser.add_argument("--mixed", type=float, default=MIXED, help="rounds with other players")
    parser.add_argument("--free-lead", type=float, default=FREE_LEAD, help="rounds led by any seat")
    args = parser.parse_args()
    sim.set_heuristic(heuristic_file.read())
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    net = Net()
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate[0], fused=True)
    learner = Learner(net, copy.deepcopy(net), optimiser, np.random.default_rng(args.seed))
    if args.resume:
        if (args.out / "checkpoint.pt").exists():
            learner.load(args.out / "checkpoint.pt")
        else:
            learner.begin_with(shipped())
    train(learner, args)


if __name__ == "__main__":
    main()
