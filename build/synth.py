"""Building blocks of sounds: ringing modes, plucked strings, filtered noise, a small room.

A signal is a list of floats at `RATE` samples a second; everything here makes or returns a new
one. Nothing but the standard library is needed, and the same arguments give the same samples.
"""

from __future__ import annotations

import math
import random

RATE = 44_100
PLUCKED_AT = 0.19  # of the string's length

Signal = list[float]


def silence(seconds: float) -> Signal:
    """Nothing, for as long."""
    return [0.0] * round(seconds * RATE)


def mix(*parts: tuple[float, float, Signal]) -> Signal:
    """The sum of (start in seconds, gain, signal)."""
    end = max(round(start * RATE) + len(signal) for start, _, signal in parts)
    result = [0.0] * end
    for start, gain, signal in parts:
        first = round(start * RATE)
        for at, sample in enumerate(signal, first):
            result[at] += gain * sample
    return result


def ring(seconds: float, modes: list[tuple[float, float, float]], glide: float = 0.0) -> Signal:
    """A struck body: `modes` are (frequency in Hz, seconds to fall by 60 dB, gain).

    `glide` bends every mode up by that fraction at the stroke, as a slack drum skin does.
    """
    result = silence(seconds)
    for frequency, t60, gain in modes:
        fall = math.exp(math.log(0.001) / (t60 * RATE))
        bend, settle = glide, math.exp(-1 / (0.03 * RATE))
        phase, level, step = 0.0, gain, 2 * math.pi * frequency / RATE
        for at in range(len(result)):
            result[at] += level * math.sin(phase)
            phase += step * (1 + bend)
            level *= fall
            bend *= settle
    return result


def pluck(seconds: float, frequency: float, t60: float, bright: float, seed: int) -> Signal:
    """A plucked string (Karplus and Strong): a shape circling in a delay line that mellows it.

    The string starts drawn aside to a point near its end, by a nail that is the sharper the
    nearer `bright` is to 1; it loses 60 dB in `t60` seconds.
    """
    dice = random.Random(seed)
    period = RATE / frequency - 0.5
    whole = int(period)
    part = period - whole
    tune = (1 - part) / (1 + part)
    corner = round(PLUCKED_AT * whole)
    shape = [i / corner if i < corner else (whole - i) / (whole - corner) for i in range(whole)]
    line = [shape[i] - shape[i - 1] for i in range(whole)]
    scale = max(map(abs, line))
    line = [sample / scale + 0.3 * bright * dice.uniform(-1, 1) for sample in line]
    for _ in range(3):
        line = [bright * line[i] + (1 - bright) * line[i - 1] for i in range(whole)]
    middle = sum(line) / whole
    line = [sample - middle for sample in line]
    keep = math.exp(math.log(0.001) / (t60 * frequency))
    result = silence(seconds)
    before = allpass_in = allpass_out = 0.0
    for at in range(len(result)):
        here = line[at % whole]
        result[at] = here
        mellow = keep * 0.5 * (here + before)
        before = here
        allpass_out = tune * (mellow - allpass_out) + allpass_in
        allpass_in = mellow
        line[at % whole] = allpass_out
    return swell(result, 0.001, 20)


def noise(seconds: float, seed: int) -> Signal:
    """White noise between -1 and 1."""
    dice = random.Random(seed)
    return [dice.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def _biquad(signal: Signal, feed: tuple[float, float, float], back: tuple[float, float]) -> Signal:
    result = []
    x1 = x2 = y1 = y2 = 0.0
    for x in signal:
        y = feed[0] * x + feed[1] * x1 + feed[2] * x2 - back[0] * y1 - back[1] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        result.append(y)
    return result


def band(signal: Signal, frequency: float, q: float = 1.0) -> Signal:
    """What lies around `frequency`, narrower as `q` grows."""
    w = 2 * math.pi * frequency / RATE
    alpha = math.sin(w) / (2 * q)
    a0 = 1 + alpha
    return _biquad(signal, (alpha / a0, 0, -alpha / a0), (-2 * math.cos(w) / a0, (1 - alpha) / a0))


def low(signal: Signal, frequency: float, q: float = 0.707) -> Signal:
    """What lies below `frequency`."""
    w = 2 * math.pi * frequency / RATE
    alpha, cosine = math.sin(w) / (2 * q), math.cos(w)
    a0 = 1 + alpha
    edge = (1 - cosine) / (2 * a0)
    return _biquad(signal, (edge, 2 * edge, edge), (-2 * cosine / a0, (1 - alpha) / a0))


def high(signal: Signal, frequency: float, q: float = 0.707) -> Signal:
    """What lies above `frequency`."""
    w = 2 * math.pi * frequency / RATE
    alpha, cosine = math.sin(w) / (2 * q), math.cos(w)
    a0 = 1 + alpha
    edge = (1 + cosine) / (2 * a0)
    return _biquad(signal, (edge, -2 * edge, edge), (-2 * cosine / a0, (1 - alpha) / a0))


def swell(signal: Signal, attack: float, decay: float) -> Signal:
    """The signal rising over `attack` seconds, then falling by 60 dB over `decay`."""
    rise = max(1, round(attack * RATE))
    fall = math.exp(math.log(0.001) / (decay * RATE))
    result, level = [], 1.0
    for at, sample in enumerate(signal):
        if at < rise:
            result.append(sample * 0.5 * (1 - math.cos(math.pi * at / rise)))
        else:
            result.append(sample * level)
            level *= fall
    return result


def room(signal: Signal, tail: float, wet: float) -> Signal:
    """The signal in a small wooden room that dies away within `tail` seconds (Schroeder)."""
    dry = signal + silence(tail)
    echoes = [0.0] * len(dry)
    for delay in (0.0231, 0.0277, 0.0319, 0.0363):
        length = round(delay * RATE)
        back = math.exp(math.log(0.001) * delay / tail)
        line, mellow = [0.0] * length, 0.0
        for at, sample in enumerate(dry):
            out = line[at % length]
            mellow += 0.55 * (out - mellow)
            line[at % length] = sample + back * mellow
            echoes[at] += 0.25 * out
    for delay in (0.0047, 0.0016):
        length = round(delay * RATE)
        line = [0.0] * length
        for at, sample in enumerate(echoes):
            held = line[at % length]
            line[at % length] = sample + 0.6 * held
            echoes[at] = held - 0.6 * line[at % length]
    return [a + wet * b for a, b in zip(dry, echoes, strict=True)]


def finish(signal: Signal, peak_db: float, floor_db: float = -66.0) -> Signal:
    """Ready to write: no hum or offset, cut where it has died away, no click at the ends, level.

    The highest sample ends at `peak_db` below full scale; the tail is cut once it stays under
    `floor_db` of that, and both ends are faded.
    """
    clean = high(signal, 28)
    peak = max(map(abs, clean))
    quiet = peak * 10 ** (floor_db / 20)
    last = max(at for at, sample in enumerate(clean) if abs(sample) > quiet) + 1
    gain = 10 ** (peak_db / 20) / peak
    result = [gain * sample for sample in clean[:last]]
    for length, order in ((round(0.0007 * RATE), 1), (min(round(0.02 * RATE), last // 3), -1)):
        for at in range(length):
            place = at if order == 1 else last - 1 - at
            result[place] *= 0.5 * (1 - math.cos(math.pi * at / length))
    return result
