"""Make assets/sounds: every effect of the game, synthesised.

    python build/sounds.py [--out assets/sounds] [--force]

Cards are paper and felt, buttons and knocks are wood, a bomb is the bronze drum whose star the
cards carry, victory is a plucked zither in the pentatonic scale. 16-bit mono WAV, 44.1 kHz.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import shutil
import wave
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

from synth import (
    RATE,
    Signal,
    band,
    finish,
    high,
    low,
    mix,
    noise,
    pluck,
    ring,
    room,
    swell,
)

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent


def wood(pitch: float, seconds: float = 0.12, seed: int = 1) -> Signal:
    """A small block of wood tapped: a few quick modes and the touch of the stick."""
    body = ring(
        seconds,
        [
            (pitch, 0.09, 1.0),
            (pitch * 1.72, 0.06, 0.45),
            (pitch * 2.76, 0.04, 0.22),
            (pitch * 4.1, 0.02, 0.1),
        ],
    )
    touch = swell(low(noise(seconds, seed), min(6000, pitch * 5)), 0.0004, 0.012)
    return mix((0, 1, swell(body, 0.0006, 9)), (0, 0.35, touch))


def bamboo(pitch: float, seconds: float = 0.7, seed: int = 2) -> Signal:
    """A tube of a bamboo xylophone: almost a pure tone, with a hollow knock."""
    body = ring(
        seconds,
        [(pitch, 0.62, 1.0), (pitch * 2.0, 0.3, 0.16), (pitch * 3.93, 0.12, 0.12)],
    )
    knock = swell(band(noise(seconds, seed), pitch * 2.4, 2.5), 0.0005, 0.035)
    return mix((0, 1, swell(body, 0.0015, 9)), (0, 0.5, knock))


def bronze(pitch: float, seconds: float, t60: float) -> Signal:
    """A bronze plate: a beating fundamental under inharmonic partials that die sooner."""
    return ring(
        seconds,
        [
            (pitch, t60, 1.0),
            (pitch * 1.007, t60 * 0.9, 0.5),
            (pitch * 1.58, t60 * 0.7, 0.5),
            (pitch * 2.24, t60 * 0.5, 0.32),
            (pitch * 2.92, t60 * 0.36, 0.2),
            (pitch * 4.16, t60 * 0.2, 0.1),
        ],
    )


def paper(seconds: float, centre: float, seed: int, attack: float, decay: float) -> Signal:
    """A card sliding: soft noise around `centre` Hz."""
    return swell(band(high(noise(seconds, seed), 700), centre, 0.8), attack, decay)


def felt_thud(pitch: float, seconds: float = 0.2, seed: int = 5) -> Signal:
    """Something flat meeting cloth on a wooden table."""
    body = ring(seconds, [(pitch, 0.14, 1.0), (pitch * 1.6, 0.09, 0.4)], glide=0.35)
    cloth = swell(low(noise(seconds, seed), 900), 0.0008, 0.03)
    return mix((0, 1, swell(body, 0.0012, 9)), (0, 0.9, cloth))


def deal() -> Signal:
    """A card slid off the pack and landing."""
    slide = paper(0.13, 3400, 11, 0.045, 0.09)
    return mix((0, 1.0, slide), (0.05, 0.42, felt_thud(190, 0.12, 12)))


def select() -> Signal:
    """A card lifted: light and rising."""
    return mix((0, 0.8, wood(1180, seed=21)), (0, 0.5, paper(0.06, 4200, 22, 0.004, 0.05)))


def drop() -> Signal:
    """A card let go: the same, lower."""
    return mix((0, 0.8, wood(820, seed=31)), (0, 0.5, paper(0.06, 2600, 32, 0.003, 0.06)))


def play() -> Signal:
    """Cards put on the table with a snap."""
    snap = swell(band(noise(0.1, 41), 2300, 0.6), 0.0006, 0.05)
    swish = paper(0.09, 2900, 42, 0.03, 0.05)
    return mix((0, 0.9, swish), (0.024, 2.4, snap), (0.024, 0.8, felt_thud(128, 0.22, 43)))


def pass_turn() -> Signal:
    """Two knuckles on the table."""
    knock = mix((0, 1, wood(285, 0.2, 51)), (0, 0.5, felt_thud(110, 0.2, 52)))
    return room(mix((0, 1.0, knock), (0.135, 0.72, knock)), 0.25, 0.16)


def bomb() -> Signal:
    """A stroke on a bronze drum."""
    seconds = 1.7
    skin = ring(seconds, [(58, 0.9, 1.0), (92, 0.5, 0.55), (131, 0.3, 0.3)], glide=0.45)
    mallet = swell(low(noise(0.2, 61), 700), 0.002, 0.09)
    star = bronze(176, seconds, 1.7)
    shimmer = bronze(468, 1.2, 0.8)
    stroke = mix(
        (0, 1.0, swell(skin, 0.002, 20)),
        (0, 1.1, mallet),
        (0.002, 0.42, swell(star, 0.004, 20)),
        (0.002, 0.12, swell(shimmer, 0.006, 20)),
    )
    return room([math.tanh(0.8 * sample) for sample in stroke], 0.7, 0.3)


def last_card() -> Signal:
    """Two bright tubes, upwards: look out."""
    return room(mix((0, 0.9, bamboo(880, 0.5, 71)), (0.13, 1.0, bamboo(1318.5, 0.7, 72))), 0.4, 0.2)


def win() -> Signal:
    """A zither running up the pentatonic scale into a chord over the drum."""
    notes = [392.0, 440.0, 523.25, 587.33, 659.25, 783.99]
    run = [
        (0.085 * at, 0.5 + 0.06 * at, pluck(1.3, pitch, 1.5, 0.62, 80 + at))
        for at, pitch in enumerate(notes)
    ]
    chord = [
        (0.62 + 0.018 * at, 0.62, pluck(1.5, pitch, 2.0, 0.6, 90 + at))
        for at, pitch in enumerate([261.63, 392.0, 523.25, 659.25, 1046.5])
    ]
    drum = swell(ring(0.9, [(65.4, 0.7, 1.0), (104, 0.4, 0.4)], glide=0.3), 0.003, 20)
    bell = swell(bronze(1046.5, 1.4, 1.3), 0.005, 20)
    return room(mix(*run, *chord, (0.62, 0.55, drum), (0.62, 0.1, bell)), 0.8, 0.28)


def lose() -> Signal:
    """Three mellow strings downwards, with a soft drum at the end: no mockery in it."""
    notes = [(0.0, 329.63), (0.19, 261.63), (0.40, 220.0)]
    strings = [
        (start, 0.7, low(pluck(1.2, pitch, 1.1, 0.45, 100 + at), 2400))
        for at, (start, pitch) in enumerate(notes)
    ]
    drum = swell(ring(0.6, [(73, 0.5, 1.0), (117, 0.3, 0.3)], glide=0.2), 0.004, 20)
    return room(mix(*strings, (0.40, 0.45, drum)), 0.6, 0.25)


def click() -> Signal:
    """A button of wood."""
    return wood(640, 0.08, 111)


def chime() -> Signal:
    """One round tube: it is your turn."""
    return room(
        mix((0, 1.0, bamboo(659.25, 0.8, 121)), (0.0, 0.3, bamboo(987.77, 0.5, 122))), 0.4, 0.2
    )


# effect -> (how it is made, its highest sample in dB below full scale)
EFFECTS: dict[str, tuple[Callable[[], Signal], float]] = {
    "deal": (deal, -11),
    "select": (select, -13),
    "drop": (drop, -14),
    "play": (play, -7),
    "pass": (pass_turn, -10),
    "bomb": (bomb, -2),
    "last_card": (last_card, -9),
    "win": (win, -4),
    "lose": (lose, -7),
    "click": (click, -15),
    "chime": (chime, -11),
}


def write(path: Path, signal: Signal) -> None:
    """Write a 16-bit mono WAV file."""
    samples = array("h", (round(32767 * sample) for sample in signal))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def build(out: Path, *, force: bool = False) -> None:
    """Write every effect into `out`, or nothing if they are up to date."""
    digest = hashlib.sha256()
    for name in ("sounds.py", "synth.py"):
        digest.update((ROOT / "build" / name).read_bytes())
    stamp = out / ".inputs"
    if not force and stamp.is_file() and stamp.read_text(encoding="ascii") == digest.hexdigest():
        return
    shutil.rmtree(out, ignore_errors=True)  # what an older recipe made must not be packed
    out.mkdir(parents=True)
    for name, (make, peak) in EFFECTS.items():
        signal = finish(make(), peak)
        write(out / f"{name}.wav", signal)
        print(f"{name}: {len(signal) / RATE:.2f} s, {2 * len(signal) + 44:,} bytes")
    stamp.write_text(digest.hexdigest(), encoding="ascii")


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "sounds")
    parser.add_argument("--force", action="store_true", help="even if nothing changed")
    arguments = parser.parse_args()
    build(arguments.out, force=arguments.force)


if __name__ == "__main__":
    main()
