"""Animation as data: tweens on attributes, and scripts that read top to bottom.

A script is a generator. It starts tweens, and yields what it waits for::

    def land(timeline, card):
        yield timeline.tween(card, 240, x=960, y=497)    # until the tween is done
        yield 90                                         # milliseconds
        timeline.tween(card, 80, scale=0.97)             # runs on by itself
        yield [other_script, third_script]               # until both are done

Nothing here knows a clock: time is an argument.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from thirteen.app.table.easing import Ease, out_cubic

MOTION = frozenset({"x", "y", "angle", "scale", "height", "flip", "arc", "squash"})
"""Attributes that move something: reduced motion sets them at once."""

FADE_MS = 80.0
"""The longest tween or wait of the instant speed, and the longest fade of reduced motion."""


@dataclass(eq=False, slots=True)
class Tween:
    """One attribute on its way from where it was to ``end``; times in milliseconds."""

    target: object
    name: str
    end: float
    ms: float
    ease: Ease
    delay: float = 0.0
    start: float | None = None
    age: float = 0.0
    done: bool = False

    def advance(self, ms: float) -> None:
        """Move the attribute on by ``ms``."""
        self.age += ms
        if self.age < self.delay:
            return
        if self.start is None:
            self.start = float(getattr(self.target, self.name))
        progress = 1.0 if self.ms <= 0 else min(1.0, (self.age - self.delay) / self.ms)
        value = self.end
        if progress < 1.0:
            value = self.start + (self.end - self.start) * self.ease(progress)
        setattr(self.target, self.name, value)
        self.done = progress >= 1.0


class Group:
    """Several tweens or scripts that end together; waiting for it waits for all."""

    __slots__ = ("parts",)

    def __init__(self, parts: Iterable[Tween | Running | Group]) -> None:
        self.parts = tuple(parts)

    @property
    def done(self) -> bool:
        """True when no part is running."""
        return all(part.done for part in self.parts)


Wait: TypeAlias = "float | Tween | Group | Running | Iterable[Tween | Group | Running] | None"
Script: TypeAlias = Generator[Wait, None, None]


@dataclass(eq=False, slots=True)
class Running:
    """A script in progress, with what it is waiting for."""

    script: Script
    pause: float = 0.0
    waits: Tween | Group | Running | None = None
    done: bool = False
    active: bool = False
    """Whether its code is being run just now, and so cannot be asked to go on."""


class Timeline:
    """All tweens and scripts of one picture.

    ``speed`` is the pace (1 is normal, 2 twice as fast, 0 instant); ``reduced`` sets
    moving attributes at once and leaves only short fades.
    """

    def __init__(self, *, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.skipping = False
        self._tweens: dict[tuple[int, str], Tween] = {}
        self._scripts: list[Running] = []

    @property
    def busy(self) -> bool:
        """True while anything moves or waits to move."""
        return bool(self._tweens or self._scripts)

    def moving(self) -> frozenset[int]:
        """Give the `id` of everything a tween is moving."""
        return frozenset(target for target, _name in self._tweens)

    def tween(
        self, target: object, ms: float, ease: Ease = out_cubic, *, delay: float = 0, **ends: float
    ) -> Group:
        """Start moving attributes of ``target`` to the values in ``ends``.

        The newest tween on an attribute wins: an older one stops where it is, and counts
        as done.
        """
        if self.speed == 0:
            ms, delay = 0.0, min(delay, FADE_MS)
        made = []
        for name, end in ends.items():
            span = ms
            if self.reduced:
                span = 0.0 if name in MOTION else min(ms, FADE_MS)
            key = (id(target), name)
            old = self._tweens.pop(key, None)
            if old is not None:
                old.done = True
            tween = Tween(target, name, float(end), span, ease, delay)
            if span <= 0 and delay <= 0:
                tween.advance(0)
            else:
                self._tweens[key] = tween
            made.append(tween)
        return Group(made)

    def set(self, target: object, **values: float) -> None:
        """Put attributes at values now, ending tweens that were moving them."""
        for name, value in values.items():
            old = self._tweens.pop((id(target), name), None)
            if old is not None:
                old.done = True
            setattr(target, name, value)

    def start(self, script: Script) -> Running:
        """Run a script; its first step is taken now."""
        running = Running(script)
        self._scripts.append(running)
        self._step(running)
        return running

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; True when anything moved."""
        if not self.busy:
            return False
        ms = dt * 1000 * (self.speed or 1.0)
        self._advance_tweens(ms)
        for running in list(self._scripts):
            if running.waits is None:
                running.pause -= ms
            self._step(running)
        return True

    def finish(self) -> None:
        """Bring everything to its end at once, in the order it would have happened.

        A script may call this: all but the script itself comes to its end.
        """
        before, self.skipping = self.skipping, True
        try:
            while self._tweens or not all(running.active for running in self._scripts):
                self._advance_tweens(float("inf"))
                for running in list(self._scripts):
                    if not running.active:
                        running.pause = 0.0
                        self._step(running)
        finally:
            self.skipping = before

    def clear(self) -> None:
        """Forget everything; attributes stay where they are."""
        self._tweens.clear()
        for running in self._scripts:
            running.script.close()
            running.done = True
        self._scripts.clear()

    def _advance_tweens(self, ms: float) -> None:
        for key, tween in list(self._tweens.items()):
            tween.advance(ms)
            if tween.done and self._tweens.get(key) is tween:
                del self._tweens[key]

    def _step(self, running: Running) -> None:
        while not running.done and running.pause <= 0:
            if running.waits is not None and not running.waits.done:
                return
            running.waits = None
            running.active = True
            try:
                wait = next(running.script)
            except StopIteration:
                running.done = True
                if running in self._scripts:
                    self._scripts.remove(running)
                return
            finally:
                running.active = False
            if wait is None:
                return
            if isinstance(wait, (int, float)):
                pause = min(float(wait), FADE_MS) if self.speed == 0 else float(wait)
                running.pause = 0.0 if self.skipping else max(0.0, running.pause + pause)
            elif isinstance(wait, (Tween, Group, Running)):
                running.waits = wait
            else:
                running.waits = Group(wait)
            if running.waits is not None:
                running.pause = 0.0
