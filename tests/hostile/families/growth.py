"""Modules that grow: eight times the text takes no more than some eight times the work.

What is measured is a ratio within one process, the best of several, with a wide margin: work that
grows with the square takes sixty-four times as much.
"""

import random
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from solo.authoring.lint.lint import lint
from tests.hostile.families.commands import told
from tests.hostile.family import Family

HEAD = "format: 1\ntitle: T\nsystem: art\nstart: a"
TIMES = 8
MARGIN = 30  # between 8, which is linear, and 64
LITTLE = 0.05  # seconds that are too few to say anything
STARS = "*a" * 9  # a name that is none matches it slowly, if anything is slow


def _text(written: str) -> str:
    return f"{HEAD}\nscenes:\n  a:\n    ending: won\n    text: {written}\n"


def _scenes(line: Callable[[int], str], count: int, rest: str = "  a: {ending: won}\n") -> str:
    return f"{HEAD}\nvariables: {{n: 0}}\nscenes:\n{rest}" + "".join(map(line, range(count)))


def _field(expression: str) -> str:
    check = f"{{trait: {{attribute: fate, difficulty: poor, harder: '{expression}'}}}}"
    choice = f"{{text: T, check: {check}, outcomes: {{else: y}}, goto: b}}"
    return f"{HEAD}\nscenes: {{a: {{choices: [{choice}]}}, b: {{ending: won}}}}\n"


def _checks(count: int) -> str:
    roll = "{{trait: {{attribute: strength, difficulty: Poor, modifier: '{} if n else 1'}}}}"
    return _scenes(
        lambda n: (
            f"  s{n}: {{choices: [{{text: T, check: {roll.format(n % 99)},"
            f" outcomes: {{else: x}}, goto: s{n + 1}}}]}}\n"
        ),
        count,
        "  a: {goto: s0}\n  s" + f"{count}: {{ending: won}}\n",
    )


# What is written so many times at first, and the files that it makes.
MODULES: Mapping[str, tuple[int, Callable[[int], str]]] = {
    "directives": (500, lambda n: "".join(f"%TAG !t{i}! tag:x,{i}:\n" for i in range(n)) + HEAD),
    "spaces in a block": (10_000, lambda n: _text("|2\n" + " " * n + "\n      y")),
    "spaces before an error": (10_000, lambda n: f"{HEAD}\nx:\n  {' ' * n}'a' b: c"),
    "spaces in a number": (5_000, lambda n: _field(" " * n + "1 if 1" + " " * n + "x")),
    "a key that is no key": (20_000, lambda n: f"{HEAD}\nx:\n  a: 1\n  {'k' * n}: 1\n  b"),
    "a key too long": (10_000, lambda n: f"{HEAD}\n{'k' * n}: 1\n"),
    "empty lines before an error": (2_000, lambda n: f"{HEAD}\nx y\n{chr(10) * n}z: 1\n"),
    "lines below an error": (
        2_000,
        lambda n: f"{HEAD}\nx:\n  a: 1\n" + "    b: |\n" * n + "  c d\n  e: 1\n",
    ),
    "comments not closed": (4_000, lambda n: _text("|\n      " + "{# " * n + "%}\n      y")),
    "tags not closed": (4_000, lambda n: _text(f"'{'{% x ' * n}'")),
    "values not closed": (4_000, lambda n: _text(f"'{'{{ x ' * n}'")),
    "braces": (10_000, lambda n: _text(f"'{'{' * n}'")),
    "a chain out of reach": (
        3_000,
        lambda n: _scenes(lambda i: f"  s{i}: {{text: x, goto: {f's{i - 1}' if i else 'a'}}}\n", n),
    ),
    "roots out of reach": (
        2_000,
        lambda n: _scenes(
            lambda i: f"  s{i}: {{text: x, goto: z}}\n", n, "  a: {ending: e}\n  z: {goto: a}\n"
        ),
    ),
    "circles out of reach": (
        2_000,
        lambda n: _scenes(
            lambda i: f"  s{i}: {{choices: [{{text: T, then: x, goto: s{i ^ 1}}}]}}\n", n
        ),
    ),
    "checks": (200, _checks),
    "conditions": (
        200,
        lambda n: _scenes(
            lambda i: f"  s{i}: {{choices: [{{text: T, then: x, goto: a, when: n == {i}}}]}}\n", n
        ),
    ),
    "includes that are missing": (
        110,
        lambda n: f"{HEAD}\ninclude: [{', '.join(f'm{i}.yaml' for i in range(n))}]\n",
    ),
    "patterns": (
        110,
        lambda n: f"{HEAD}\ninclude: [{', '.join([repr(STARS)] * n)}]\n",
    ),
}


# How an adventure is looked at, if not by the linter.
COMMANDS: Mapping[str, str] = {
    "a diagram of a chain": "graph {} --format svg -o drawn.svg",
    "a page of a chain": "graph {} --format html -o drawn.html",
    "the text of a chain": "prose {}",
    "a package of a chain": "pack {} -o packed.solo.zip",
}


def _chain(count: int) -> str:
    return _scenes(
        lambda i: f"  s{i}: {{choices: [{{text: T, then: x, goto: s{i + 1}}}]}}\n",
        count,
        f"  a: {{goto: s0}}\n  s{count}: {{ending: won}}\n",
    )


def _made(chance: random.Random) -> dict[str, Any]:
    return {"name": chance.choice([*MODULES, *COMMANDS]), "part": 1}


def _seconds(text: str, folder: Path, command: str) -> float:
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    start = time.process_time()
    if command:
        code, said = told(command.format(folder).split(), "", folder)
        assert not code, said
    else:
        lint(folder)
    return time.process_time() - start


def _grown(case: dict[str, Any], folder: Path) -> str:
    if "include" in case["name"] or case["name"] == "patterns":
        for number in range(300):
            (folder / f"{'a' * 60}{number}.yaml").write_text("scenes: {}")
    command = COMMANDS.get(case["name"], "")
    whole, make = (500, _chain) if command else MODULES[case["name"]]
    count = whole // case["part"]
    ratio = 0.0
    for _ in range(3):
        first = min(_seconds(make(count), folder, command) for _ in range(3))
        last = _seconds(make(TIMES * count), folder, command)
        ratio = last / max(first, 1e-4)
        if last < LITTLE or ratio < MARGIN:
            return ""
    return f"{TIMES} times as much takes {ratio:.0f} times as long"


FAMILIES = (
    Family(
        name="growth",
        about="Eight times the text takes no more than some eight times the work.",
        make=_made,
        hold=_grown,
        share=0.01,
        seconds=40,  # for some ten loads
        known=(
            *({"name": name, "part": 4} for name in MODULES),
            *({"name": name, "part": 1} for name in COMMANDS),  # at a quarter a square hides
        ),
    ),
)
