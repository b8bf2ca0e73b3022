"""An evening of four seats at a table: typed, led by a program, killed, gone on with, exported.

Nothing of it is lost, told twice or told to whom it is not for. What is typed stands in `evenings`.
"""

import json
import os
import signal
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

EVENINGS = Path(__file__).parent / "evenings"
PRIVATE = ("the key is false", "meet me at the mill", "I have seen", "two bells", "we lose")
"""What was whispered or noted for oneself."""
OWN = {"Tom": ("the key is false", "meet me at the mill"), "Ines": ("meet me at the mill",)}
"""What of it some others know."""
SYSTEMS = ("art", "conan-2d20")
pytestmark = pytest.mark.long
Record = dict[str, Any]


def lines_of(system: str) -> list[str]:
    return (EVENINGS / f"{system}.txt").read_text("utf-8").splitlines()


def solo(*arguments: str, typed: str = "", saves: Path) -> str:
    """Run a command to its end, and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "solo", *arguments, "--saves", str(saves)],
        input=typed, capture_output=True, text=True, timeout=300, check=True, encoding="utf-8",
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    return done.stdout


def led(lines: Iterable[str], saves: Path, *, kill: bool, begin: tuple[str, ...]) -> list[Record]:
    """Lead a table by a program, one line after another; end it well, or with SIGKILL."""
    command = [sys.executable, "-m", "solo", "table", "evening", *begin, "--json", "--saves"]
    told: list[Record] = []
    with subprocess.Popen(
        [*command, str(saves)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, line in enumerate(lines):
            cause = f"{os.getpid()}-{number}"
            process.stdin.write(json.dumps({"line": line, "cause": cause}) + "\n")
            process.stdin.flush()
        if kill:  # all of it was answered once the last line was
            for answer in process.stdout:
                told.append(json.loads(answer))
                if told[-1].get("cause") == cause and told[-1]["event"] in ("offered", "asked"):
                    break
            process.send_signal(signal.SIGKILL)
        else:
            process.stdin.close()
            told += map(json.loads, process.stdout)
    return told


def logged(records: Iterable[Mapping[str, Any]]) -> dict[int, Record]:
    """Return the events of the log by their numbers; none has two."""
    found: dict[int, Record] = {}
    for one in records:
        if isinstance(one.get("seq"), int) and one["event"] not in ("view", "offered"):
            assert one["seq"] not in found, one
            found[one["seq"]] = dict(one)
    return found


def of_the_journal(saves: Path) -> list[Record]:
    (journal,) = saves.glob("*.jsonl")
    return [json.loads(line) for line in journal.read_text("utf-8").splitlines()]


def typed_commands(saves: Path) -> list[Record]:
    """Return what was done, without the dice of secrets, whose key differs each time."""
    fields = ("do", "verb", "words", "who", "option", "question", "text", "notation", "of")
    return [
        {name: one[name] for name in fields if name in one} for one in of_the_journal(saves)[1:]
    ]


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_evening_typed_and_led_by_a_program_is_the_same_and_survives_a_kill(
    system: str, tmp_path: Path
) -> None:
    lines, begin = lines_of(system), ("--system", system, "--seed", "eve")
    typed, program = tmp_path / "typed", tmp_path / "program"

    shown = solo("table", "evening", *begin, "--plain", typed="\n".join(lines) + "\n", saves=typed)
    half = len(lines) // 2
    first = led(lines[:half], program, kill=True, begin=begin)
    second = led(lines[half:], program, kill=False, begin=())

    assert "Traceback" not in shown
    assert [one for one in (*first, *second) if one["event"] == "failed"] == []
    assert typed_commands(program) == typed_commands(typed)
    numbers = sorted(logged([*first, *second]))
    assert numbers == [*range(numbers[0], numbers[-1] + 1)]
    solo("verify", str(next(program.glob("*.jsonl"))), saves=program)


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_evening_is_told_in_every_form_and_to_nobody_too_much(
    system: str, tmp_path: Path
) -> None:
    lines = [line for line in lines_of(system) if line not in ("finish for good", "undo")]
    begin = ("--system", system, "--seed", "eve", "--plain")
    solo("table", "evening", *begin, typed="\n".join(lines) + "\n", saves=tmp_path)

    forms = {form: solo("journal", "evening", "--format", form, saves=tmp_path)
             for form in ("txt", "md", "html", "json", "lonelog")}  # fmt: skip
    book = tmp_path / "evening.epub"
    solo("journal", "evening", "-o", str(book), "--format", "epub", saves=tmp_path)
    with zipfile.ZipFile(book) as packed:
        forms["epub"] = "".join(packed.read(name).decode("utf-8", "replace")
                                for name in packed.namelist())  # fmt: skip
    for form, text in forms.items():
        assert all(name in text for name in ("Mara", "Tom", "Ines", "Bo")), form
        assert [secret for secret in PRIVATE if secret in text] == [], form
    for name, known in OWN.items():
        text = solo("journal", "evening", "--format", "lonelog", "--seat", name, saves=tmp_path)
        assert [one for one in PRIVATE if one in text] == [*known], name

    told = json.loads(forms["json"])
    stats = json.loads(solo("stats", "evening", "--json", saves=tmp_path))
    assert {die: one["count"] for die, one in stats["dice"].items()} == fallen(told, tmp_path)
    of_all, succeeded = rolled(told)
    assert stats["successes"]["rolled"] == of_all.total()
    assert stats["successes"]["succeeded"] == succeeded
    assert {name: one["rolled"] for name, one in stats["heroes"].items()} == of_all


def fallen(told: Iterable[Record], saves: Path) -> Counter[str]:
    """Count the dice of a journal's turns that stand, without those of secrets that nobody told."""
    turns: list[Record] = []
    for one in of_the_journal(saves)[1:]:
        if one["do"] == "undo":
            turns.pop()
        elif "turn" in one:
            turns.append(one)
    events = [event for turn in told for event in turn["events"]]
    revealed = {one["number"] for one in events if one["event"] == "secret_revealed"}
    hidden = {
        turn["turn"]
        for turn in told
        for one in turn["events"]
        if one["event"] == "secret_kept" and one["number"] not in revealed
    }
    rolls = [roll for turn in turns if turn["turn"] not in hidden for roll in turn["rolls"]]
    return Counter(f"d{sides}" for sides, _ in rolls)


def rolled(told: Iterable[Record]) -> tuple[Counter[str], int]:
    """Count the rolls that can succeed, by who made them, and those that did."""
    of_all, succeeded = Counter[str](), 0
    for one in (event for turn in told for event in turn["events"]):
        if (
            one["event"] == "check_rolled"
            and one["faces"]
            and (one["successes"] or one["failures"])
        ):
            of_all[one["actor"]] += 1
            succeeded += bool(one["successes"]) and not one["failures"]
    return of_all, succeeded
