"""Records: written strictly, read leniently, and replayed event for event."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from thirteen.engine import PASS, PRESETS, Match, NotationError, Rules, parse_cards
from thirteen.engine.record import Record, answer_facts, read, write

HEADER: dict[str, Any] = {
    "thirteen": 1,
    "preset": "classic",
    "changes": {},
    "seats": ["Lan", "An"],
    "players": ["human", "careful"],
    "seed": 1,
}


def played(preset: str, rules: Rules, seats: int, seed: int, most: int = 400) -> Record:
    """A match played at random for so many answers, as a record."""
    rng = random.Random(seed)
    match = Match.new(rules, seats, seed)
    plays: list[tuple[int, int]] = []
    while not match.is_over and len(plays) < most:
        turn = match.round.turn
        legal = list(turn.plays)
        passes = turn.can_pass and (not legal or rng.random() < 0.2)
        play = PASS if passes else rng.choice(legal)
        plays.append((match.round.seat, play))
        match, _ = match.play(play)
    names = tuple(f"người {seat}" for seat in range(seats))
    return Record(preset, rules, names, ("human",) * seats, seed, tuple(plays))


def text(*lines: object, header: object = HEADER, end: str = "\n") -> str:
    told = (line if isinstance(line, str) else json.dumps(line) for line in (header, *lines))
    return "\n".join(told) + end


SHORT = played("classic", PRESETS["classic"], 2, 1, most=6)
FIRST = answer_facts(*SHORT.plays[0])


# Writing and reading


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_read_back_replays_event_for_event(preset: str) -> None:
    rules = PRESETS[preset]
    record = played(preset, rules, rules.seats[1], 11)
    again = read(write(record))
    assert again == record
    assert list(again.steps()) == list(record.steps())
    match = Match.new(rules, rules.seats[1], 11)
    for (seat, play), (expected, events) in zip(record.plays, list(again.steps())[1:], strict=True):
        assert match.round.seat == seat
        match, happened = match.play(play)
        assert (match, happened) == (expected, events)
    assert again.replay() == match


def test_changed_rules_are_written_as_what_differs() -> None:
    rules = PRESETS["southern"].changed(play_on=False, match={"kind": "target", "target": 5})
    record = played("southern", rules, 3, 2)
    header = json.loads(write(record).split("\n", maxsplit=1)[0])
    assert header["preset"] == "southern"
    assert header["changes"] == {"play_on": False, "match": {"kind": "target", "target": 5}}
    assert read(write(record)).rules == rules


def test_a_record_is_text_for_people() -> None:
    lines = write(SHORT).splitlines()
    assert lines[0] == (
        '{"thirteen": 1, "preset": "classic", "changes": {}, "seats": ["người 0", "người 1"],'
        ' "players": ["human", "human"], "seed": 1}'
    )
    assert json.loads(lines[1]) == FIRST
    assert len(lines) == 1 + len(SHORT.plays)


def test_a_pass_is_written_as_the_word() -> None:
    assert answer_facts(2, PASS) == {"seat": 2, "play": "pass"}
    assert answer_facts(0, parse_cards("3S 3H")) == {"seat": 0, "play": "3S 3H"}


def test_an_empty_match_is_a_record_too() -> None:
    record = Record("classic", Rules(), ("a", "b"), ("human", "human"), 1)
    assert read(write(record)) == record
    assert record.replay() == Match.new(Rules(), 2, 1)


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "other"},
        {"preset": None},
        {"rules": "classic"},
        {"seats": ("a",)},
        {"seats": ["a", "b"]},
        {"seats": ("a", 5)},
        {"seats": ("a", "b" * 81)},
        {"seats": ("a", "\ud800")},
        {"players": ("human",)},
        {"players": ("human", None)},
        {"seed": -1},
        {"seed": "1"},
        {"plays": [(0, 1)]},
        {"plays": ((0, 1, 2),)},
        {"plays": ((0, -1),)},
        {"plays": (("0", 1),)},
    ],
)
def test_a_record_of_what_cannot_be_is_refused(change: dict[str, Any]) -> None:
    good: dict[str, Any] = {
        "preset": "classic",
        "rules": Rules(),
        "seats": ("a", "b"),
        "players": ("human", "human"),
        "seed": 1,
        "plays": (),
    }
    with pytest.raises(ValueError, match=r"^[a-z]"):
        Record(**(good | change))


def test_the_writer_does_not_write_what_cannot_be_replayed() -> None:
    seat, play = SHORT.plays[0]
    for plays in (((1 - seat, play),), ((seat, PASS),)):
        record = Record("classic", Rules(), SHORT.seats, SHORT.players, 1, plays)
        with pytest.raises(NotationError, match=r"^play 1: "):
            write(record)


# Leniency


def test_blank_lines_comments_and_line_ends_do_not_matter() -> None:
    lines = write(SHORT).splitlines()
    assert read("\ufeff\n# a match\n" + "\r\n\r\n".join(lines) + "\r\n\n") == SHORT
    assert read(write(SHORT).encode()) == SHORT
    assert read("\n".join(lines)) == SHORT


def test_mail_quoting_does_not_matter() -> None:
    assert read("".join(f"> {line}\n" for line in write(SHORT).splitlines())) == SHORT


def test_a_header_may_leave_out_who_plays_and_what_differs() -> None:
    header = {key: HEADER[key] for key in ("thirteen", "preset", "seats", "seed")}
    record = read(text(header=header))
    assert record.players == ("human", "human")
    assert record.rules == PRESETS["classic"]


def test_unknown_facts_do_not_matter() -> None:
    record = read(text({**FIRST, "seconds": 4.5}, header={**HEADER, "program": "x"}))
    assert record.plays == SHORT.plays[:1]


def test_a_play_may_leave_out_the_seat_and_write_cards_in_its_own_way() -> None:
    cards = str(FIRST["play"]).lower().replace(" ", ",")
    assert read(text({"play": cards})).plays == SHORT.plays[:1]


def test_a_torn_last_line_is_dropped() -> None:
    whole = write(SHORT)
    start = whole.rindex("{")
    for end in range(start, len(whole) - 1):
        assert read(whole[:end]).plays == SHORT.plays[:-1]
    assert read(whole[: start + 5] + "\0" * 40).plays == SHORT.plays[:-1]
    assert read(whole + "\0" * 40) == SHORT
    assert read(write(SHORT).encode() + b'{"seat": "\xe1\xbb').plays == SHORT.plays


def test_plays_taken_back_are_gone() -> None:
    lines = write(SHORT).splitlines()
    rest = lines[4:]
    told = "\n".join([*lines[:6], '{"take_back": 2}', *rest]) + "\n"
    assert read(told) == SHORT
    everything = "\n".join([*lines, json.dumps({"take_back": len(SHORT.plays)})]) + "\n"
    assert read(everything).plays == ()


# What is refused


@pytest.mark.parametrize(
    ("told", "line", "problem"),
    [
        ("", 1, "begins with its header"),
        ("\n\n", 1, "begins with its header"),
        ('{"thirteen": 1', 1, "begins with its header"),
        ("nonsense\n", 1, "not a line"),
        ("[1, 2]\n", 1, "braces"),
        ("7\n", 1, "braces"),
        (text(header={}), 1, "begins with its header"),
        (text(header={**HEADER, "thirteen": True}), 1, "begins with its header"),
        (text(header={**HEADER, "thirteen": "1"}), 1, "begins with its header"),
        (text(header={**HEADER, "thirteen": 2}), 1, "newer version"),
        (text(header={**HEADER, "preset": "other"}), 1, "the preset must be"),
        (text(header={**HEADER, "preset": ["classic"]}), 1, "the preset must be"),
        (text(header={**HEADER, "changes": []}), 1, "table of options"),
        (text(header={**HEADER, "changes": {"colour": 1}}), 1, "no option 'colour'"),
        (text(header={**HEADER, "changes": {"self": 1}}), 1, "no option 'self'"),
        (text(header={**HEADER, "changes": {"seats": [2, 99]}}), 1, "seats must be"),
        (text(header={**HEADER, "seats": None}), 1, "list of names"),
        (text(header={**HEADER, "seats": "ab"}), 1, "list of names"),
        (text(header={**HEADER, "seats": ["a"] * 500}), 1, "2 to 4 players"),
        (text(header={**HEADER, "seats": ["a", 1]}), 1, "a name must be"),
        (text(header={**HEADER, "players": "ab"}), 1, "list of names"),
        (text(header={**HEADER, "players": ["human"]}), 1, "as many players"),
        (text(header={**HEADER, "seed": None}), 1, "the seed must be"),
        (text(header={**HEADER, "seed": 10**300}), 1, "the seed must be"),
        (text(header={**HEADER, "seed": 1.0}), 1, "the seed must be"),
        (text({}), 2, '"play" or "take_back"'),
        (text({"seat": 0}), 2, '"play" or "take_back"'),
        (text({"seat": "0", "play": "3S"}), 2, "a seat is a number"),
        (text({"seat": 0, "play": 7}), 2, '"play" or "take_back"'),
        (text({"seat": 0, "play": ""}), 2, "names cards"),
        (text({"seat": 0, "play": "3X"}), 2, "not a card"),
        (text({"seat": 0, "play": "3S 3S"}), 2, "named twice"),
        (text({"play": "pass"}), 2, "leader cannot pass"),
        (text("", FIRST, FIRST), 4, "turn of seat"),
        (text({**FIRST, "seat": 10**30}), 2, "turn of seat"),
        (text({**FIRST, "seat": -1}), 2, "turn of seat"),
        (text({"take_back": 1}), 2, "take_back must be"),
        (text(FIRST, {"take_back": 2}), 3, "take_back must be"),
        (text(FIRST, {"take_back": 0}), 3, "take_back must be"),
        (text(FIRST, {"take_back": -1}), 3, "take_back must be"),
        (text(FIRST, {"take_back": 10**30}), 3, "take_back must be"),
        (text(FIRST, {"take_back": "1"}), 3, "take_back must be"),
        (text(FIRST, {"take_back": True}), 3, "take_back must be"),
        (text("half a li", FIRST), 2, "not a line"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(told: str, line: int, problem: str) -> None:
    with pytest.raises(NotationError, match=problem) as refused:
        read(told)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")


def test_a_play_after_the_end_is_refused() -> None:
    rules = Rules().changed(match={"kind": "hands", "hands": 1}, ties="share")
    record = played("classic", rules, 2, 1)
    with pytest.raises(NotationError, match="the hand is over"):
        read(write(record) + '{"play": "pass"}\n')


@pytest.mark.parametrize(
    "told",
    [
        "[" * 9_000 + "\n",
        "[" * 100_000 + "\n",
        '{"a":' * 1_900 + "\n",
        "{" + "x" * 10_000_000,
        "1" * 9_000 + "\n",
        text(header={**HEADER, "seats": ["a"] * 1_000_000}),
        text(header='{"thirteen": ' + "9" * 9_000 + "}"),
        text(header='{"thirteen": 1e999}'),
        text(header='{"thirteen": NaN}'),
        text(header={**HEADER, "changes": {"match": {"kind": "hands", "hands": 10**9}}}),
        text(header={**HEADER, "changes": {"x" * 5_000: 1}}),
        text({"seat": 0, "play": "3S " * 3_000}),
        text({"seat": 0, "play": "9" * 9_000}),
        text({"seat": 0, "play": {"deep": [[[[]]]]}}),
        "\n" * 9_000_000,
        text(FIRST) + text(FIRST) * 100,
        b"\xff\xfe\n",
        text().encode() + b'{"play": "\xff"}\n{}\n',
        b"\x00" * 1_000,
        b"x" * 20_000_000,
        None,
        5,
        ["{}"],
    ],
    ids=range(23),
)
def test_hostile_input_is_refused(told: Any) -> None:  # noqa: ANN401 anything at all
    with pytest.raises(NotationError) as refused:
        read(told)
    assert len(str(refused.value)) < 300


def test_the_line_of_a_byte_that_is_no_text_is_told() -> None:
    with pytest.raises(NotationError, match=r"^line 2: not UTF-8") as refused:
        read(text().encode() + b'{"play": "\xff"}\n{}\n')
    assert refused.value.line == 2


def test_a_record_damaged_anywhere_is_read_or_refused() -> None:
    """Characters changed, taken out and put in at random: never another error."""
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201 shown when the test fails
    rng = random.Random(seed)
    whole = write(played("southern", PRESETS["southern"], 4, 3, most=20))
    for _ in range(400):
        damaged = list(whole)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(damaged))
            damaged[at : at + rng.randint(0, 3)] = rng.choice(
                ["", "9", "-", '"', "{", "}", "[", "\n", "\\", "\ud800", "é", "\0", "null", "1e9"]
            )
        try:
            read("".join(damaged))
        except NotationError:
            continue
