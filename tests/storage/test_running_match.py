from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from thirteen.engine import PRESETS, Match
from thirteen.engine.record import Record
from thirteen.storage import Folders, NoticeKind, Store

if TYPE_CHECKING:
    from pathlib import Path


def played(preset: str, seats: int, rng: random.Random, plies: int) -> tuple[Record, Match]:
    """Get a match of random answers after so many of them."""
    names = tuple(f"Người {seat}" for seat in range(seats))
    record = Record(preset, PRESETS[preset], names, ("human",) * seats, rng.randrange(2**64))
    match = Match.new(record.rules, seats, record.seed)
    answers: list[tuple[int, int]] = []
    while len(answers) < plies and not match.is_over:
        turn = match.round.turn
        choices = [*turn.plays, *([0] if turn.can_pass else [])]
        play = rng.choice(choices)
        answers.append((match.round.seat, play))
        match, _ = match.play(play)
    setup = Record(preset, record.rules, names, record.players, record.seed, tuple(answers))
    return setup, match


@pytest.mark.parametrize(("preset", "seats"), [("classic", 4), ("southern", 4), ("chops", 9)])
def test_a_match_left_in_the_middle_goes_on_at_the_same_card(
    tmp_path: Path, preset: str, seats: int
) -> None:
    seed = random.randrange(2**32)
    record, match = played(preset, seats, random.Random(seed), 120)
    store = Store(Folders.find(tmp_path))
    store.begin_match(record.header)
    for count, (seat, play) in enumerate(record.plays):
        store.append_play(seat, play)
        if count % 10 == 9:  # played, taken back, played again
            store.take_back(2)
            for answer in record.plays[count - 1 : count + 1]:
                store.append_play(*answer)
    store.close()

    again = Store(Folders.find(tmp_path))
    assert again.has_running
    found = again.running()
    assert found == record, seed
    assert found.replay() == match, seed
    assert again.notices == []
    again.close()


def test_a_match_goes_on_in_memory_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    record, _ = played("classic", 3, random.Random(1), 20)
    store = Store(Folders.find(tmp_path / "file"))
    store.begin_match(record.header)
    for answer in record.plays:
        store.append_play(*answer)
    assert store.running() == record
    store.finish_match()
    assert store.running() is None
    store.close()


@pytest.mark.parametrize(
    "fault", ["foreign", "illegal", "version", "bytes", "huge", "cut", "noise", "zeros"]
)
def test_a_damaged_match_is_set_aside_and_told(tmp_path: Path, fault: str) -> None:
    record, _ = played("classic", 4, random.Random(2), 10)
    seat = record.plays[-1][0]
    lines = [json.dumps(record.header).encode(), b'{"seat": %d, "play": "3S"}' % seat]
    if fault == "foreign":
        lines[0] = b'{"a": 1}'
    elif fault == "illegal":
        lines[1] = b'{"seat": 11, "play": "2H"}'
    elif fault == "version":
        lines[0] = json.dumps({**record.header, "thirteen": 9}).encode()
    elif fault == "bytes":
        lines[1] = b"\xff\xfe"
    content = b"\n".join(lines) + b"\n"
    if fault == "huge":
        content *= 200_000
    elif fault == "cut":
        content = content[:40]
    elif fault == "noise":
        content = bytes(range(11, 256))
    elif fault == "zeros":
        content = bytes(len(content))
    (tmp_path / "match.jsonl").write_bytes(content)
    store = Store(Folders.find(tmp_path))
    assert store.running() is None
    (notice,) = store.take_notices()
    assert notice.kind is NoticeKind.DAMAGED
    assert notice.kept_as is not None
    assert notice.kept_as.read_bytes() == content
    assert not store.has_running
    store.begin_match(record.header)
    store.append_play(*record.plays[0])
    store.close()
    assert len((tmp_path / "match.jsonl").read_bytes().splitlines()) == 2
    assert notice.kept_as.read_bytes() == content


def test_a_match_in_hand_survives_any_torn_tail(tmp_path: Path) -> None:
    record, _ = played("classic", 4, random.Random(3), 12)
    store = Store(Folders.find(tmp_path))
    store.begin_match(record.header)
    for answer in record.plays:
        store.append_play(*answer)
    store.close()
    content = (tmp_path / "match.jsonl").read_bytes()
    header = content.index(b"\n") + 1
    for length in range(header, len(content), 7):
        (tmp_path / "match.jsonl").write_bytes(content[:length])
        torn = Store(Folders.find(tmp_path))
        found = torn.running()
        assert found is not None
        kept = len(found.plays)
        assert found.plays == record.plays[:kept]
        for answer in record.plays[kept:]:
            torn.append_play(*answer)
        torn.close()
        assert (tmp_path / "match.jsonl").read_bytes() == content
        assert torn.notices == []
