"""Measures bots against each other: duplicate deals, every rotation of the seats.

    python -m thirteen.ai.arena master heuristic heuristic heuristic --deals 1500 --seed 1

Every deal is played once a rotation, so that everybody holds every hand. Intervals are 95 %,
clustered by deal. With `--log FILE` every deal is written down as it is played, and a run that
was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from thirteen.ai.registry import make_bot
from thirteen.ai.view import SeatView
from thirteen.engine import PRESETS, IllegalPlay, Match
from thirteen.engine.events import RoundDealt, RoundEnded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from thirteen.ai.bot import Bot
    from thirteen.engine import Rules
    from thirteen.engine.events import Event

BUDGET = 1.0
_Z = 1.96
_STOPPED = 130
_MOST = 1e9
"""No number of a deal is as large."""


@dataclass(slots=True)
class Deal:
    """What one deal gave, a list with a value for each player as named (not for each seat)."""

    points: list[float]
    first: list[float]
    illegal: list[int]
    ms: list[list[float]] = field(repr=False)

    @classmethod
    def empty(cls, players: int) -> Deal:
        """Get a deal nobody has played yet."""
        return cls([0.0] * players, [0.0] * players, [0] * players, [[] for _ in range(players)])


def play_deal(bots: Sequence[Bot], rules: Rules, seed: int, deal: int) -> Deal:
    """Play one deal in every rotation; points and firsts are means over the rotations."""
    n = len(bots)
    out = Deal.empty(n)
    dealt_by = random.Random(f"{seed} {deal}").getrandbits(60)
    for turn in range(n):
        sitting = [(seat + turn) % n for seat in range(n)]
        rng = random.Random(f"{seed} {deal} {turn}")
        ended = _play_round(Match.start(rules, n, dealt_by), bots, sitting, rng, out)
        for seat, player in enumerate(sitting):
            out.points[player] += ended.points[seat] / n
            out.first[player] += (ended.places[seat] == 1) / n
    return out


def _play_round(
    started: tuple[Match, tuple[Event, ...]],
    bots: Sequence[Bot],
    sitting: Sequence[int],
    rng: random.Random,
    out: Deal,
) -> RoundEnded:
    """Play until the first round that counts has ended; a void one is dealt again by the match."""
    match, happened = started
    history: list[Event] = []
    while True:
        for event in happened:
            if isinstance(event, RoundEnded):
                return event
            if isinstance(event, RoundDealt):
                history.clear()
            history.append(event)
        player = sitting[match.round.seat]
        view = SeatView.of(match, history)
        begun = time.perf_counter()
        play = bots[player].choose(view, rng, BUDGET)
        out.ms[player].append((time.perf_counter() - begun) * 1000)
        try:
            match, happened = match.play(play)
        except IllegalPlay:
            out.illegal[player] += 1
            match, happened = match.play(next(iter(view.turn.plays)))


def interval(values: Sequence[float]) -> dict[str, float]:
    """Get mean, low and high of a value a deal."""
    n = len(values)
    mean = sum(values) / n
    spread = (sum((v - mean) ** 2 for v in values) / max(n - 1, 1)) ** 0.5
    half = _Z * spread / n**0.5
    return {"mean": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4)}


def report(names: Sequence[str], deals: Sequence[Deal], preset: str, seed: int) -> dict[str, Any]:
    """Get the object that `--json` prints."""
    players = []
    for at, name in enumerate(names):
        times = sorted(ms for deal in deals for ms in deal.ms[at]) or [0.0]
        players.append(
            {
                "name": name,
                "first": interval([deal.first[at] for deal in deals]),
                "points": interval([deal.points[at] for deal in deals]),
                "ms": {
                    "mean": round(sum(times) / len(times), 3),
                    "p99": round(times[int(0.99 * (len(times) - 1))], 3),
                    "max": round(times[-1], 3),
                },
                "illegal": sum(deal.illegal[at] for deal in deals),
            }
        )
    return {
        "preset": preset,
        "deals": len(deals),
        "rotations": len(names),
        "seed": seed,
        "players": players,
    }


def as_table(result: dict[str, Any]) -> str:
    """Get the report as lines for people."""
    head = f"{result['preset']}: {result['deals']} deals x {result['rotations']} rotations"
    lines = [f"{head}, seed {result['seed']}"]
    for player in result["players"]:
        first, points, ms = player["first"], player["points"], player["ms"]
        lines.append(
            f"  {player['name']:<20} first {100 * first['mean']:5.1f} %"
            f" ({100 * first['low']:.1f}-{100 * first['high']:.1f})"
            f"  points {points['mean']:.3f} ({points['low']:.3f}-{points['high']:.3f})"
            f"  ms {ms['mean']:.2f} / {ms['p99']:.2f} / {ms['max']:.2f}"
            f"  illegal {player['illegal']}"
        )
    return "\n".join(lines)


def run(
    names: Sequence[str], preset: str, deals: int, seed: int, log: Path | None = None
) -> dict[str, Any]:
    """Play the deals that the log does not hold yet, telling how far it is on stderr.

    ValueError for what cannot be played, OSError where the log cannot be read or written.
    """
    rules = PRESETS[preset]
    rules.check_seats(len(names))
    if deals < 1:
        msg = "there must be a deal to play"
        raise ValueError(msg)
    bots = [make_bot(name) for name in names]
    asked = {"names": list(names), "preset": preset, "seed": seed}
    done = _read(log, asked)[:deals]
    begun, before = time.monotonic(), len(done)
    for deal in range(before, deals):
        played = play_deal(bots, rules, seed, deal)
        done.append(played)
        if log is not None:
            _write(log, asked, played)
        if sys.stderr.isatty() or (deal + 1) % 100 == 0:
            rate = (time.monotonic() - begun) / (deal + 1 - before)
            left = rate * (deals - deal - 1)
            sys.stderr.write(f"\r{deal + 1}/{deals} deals, {left:.0f} s left ")
    sys.stderr.write("\n")
    return report(names, done, preset, seed)


def _read(log: Path | None, asked: dict[str, Any]) -> list[Deal]:
    if log is None or not log.exists():
        return []
    if not log.is_file():
        msg = f"{log} is not a file"
        raise ValueError(msg)
    text = log.read_text(encoding="utf-8", errors="replace")
    if json.dumps(asked).startswith(text.strip()):  # nothing yet, or torn in its first line
        log.write_text("", encoding="utf-8")
        return []
    head, *rest = text.splitlines()
    if _facts(head) != asked:
        msg = f"{log} holds another arena"
        raise ValueError(msg)
    whole = [line for line in rest if line.endswith("}")]
    deals = [_deal(log, line, len(asked["names"])) for line in whole]
    if len(whole) < len(rest) or not text.endswith("\n"):  # torn by whatever stopped the run
        log.write_text("\n".join([head, *whole, ""]), encoding="utf-8")
    return deals


def _facts(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _deal(log: Path, line: str, players: int) -> Deal:
    facts = _facts(line)
    if not (
        isinstance(facts, dict)
        and list(facts) == ["points", "first", "illegal", "ms"]
        and all(isinstance(values, list) and len(values) == players for values in facts.values())
        and all(map(_is_number, [*facts["points"], *facts["first"]]))
        and all(_is_number(count) and count >= 0 for count in facts["illegal"])
        and all(isinstance(times, list) and all(map(_is_number, times)) for times in facts["ms"])
    ):
        msg = f"{log} is damaged: {line[:40]!r} is no deal of {players} players"
        raise ValueError(msg)
    return Deal(**facts)


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and -_MOST <= value <= _MOST  # type: ignore[operator]


def _write(log: Path, asked: dict[str, Any], deal: Deal) -> None:
    fresh = not log.exists() or log.stat().st_size == 0
    with log.open("a", encoding="utf-8") as out:
        if fresh:
            out.write(json.dumps(asked) + "\n")
        facts = {"points": deal.points, "first": deal.first, "illegal": deal.illegal}
        times = [[round(ms, 3) for ms in player] for player in deal.ms]
        out.write(json.dumps({**facts, "ms": times}) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m thirteen.ai.arena")
    parser.add_argument("players", nargs="+", help="a bot a seat")
    parser.add_argument("--preset", default="classic", choices=PRESETS)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")
    parser.add_argument("--log", type=Path, help="write deals here and go on from them")
    given = parser.parse_args(arguments)
    try:
        result = run(given.players, given.preset, given.deals, given.seed, given.log)
    except (ValueError, OSError) as problem:
        parser.error(str(problem))
    except KeyboardInterrupt:
        return _STOPPED
    try:
        sys.stdout.write((json.dumps(result) if given.json else as_table(result)) + "\n")
        sys.stdout.flush()
    except OSError as problem:
        sys.stderr.write(f"the result could not be written: {problem}\n")
        sys.stdout = None  # what it still holds would fail again
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
