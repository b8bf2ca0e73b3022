"""Files of tables to draw from that are large, deep or circular; real ones with lines changed."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from solo.tables.reading import DATA
from tests.hostile.families import consoles
from tests.hostile.families.commands import told
from tests.hostile.families.texts import changed
from tests.hostile.family import Family

COMMANDS = (
    "lint {}", "draw {} --list", "draw {}#t0 3 --seed 1", "draw {}#t0 200 --seed 1", "draw {}#t0 x",
    "draw {} --about fear", "draw {}#names --seed 1", "table t --plain --seed 1 --tables {}",
)  # fmt: skip
TYPED = "draw t0\ndraw t0 x\ndraw names 3\ntwists on\nundo\ndraw t1\nquit\n"


def _draws(*names: str) -> str:
    return "".join(f"{{{{draw('{name}')}}}}" for name in names)


def _tables(count: int, row: Callable[[int], str]) -> str:
    return "tables:\n" + "".join(f"  t{n}: {row(n)}\n" for n in range(count))


def _of(rows: str, more: str = "") -> str:
    return f"tables:\n  t0: {{{more}rows: {rows}}}\n"


MADE: Mapping[str, Callable[[], str]] = {
    "all draw from all behind": lambda: _tables(
        500, lambda n: f'["{_draws(*(f"t{m}" for m in range(n + 1, min(n + 100, 500))))}x"]'
    ),
    "pairs in circles": lambda: _tables(500, lambda n: f'["{_draws(f"t{n ^ 1}")}"]'),
    "one great circle": lambda: _tables(500, lambda n: f'["{_draws(f"t{(n + 1) % 500}")}"]'),
    "all draw from all": lambda: _tables(
        100, lambda n: f'["{_draws(*(f"t{m}" for m in range(100)))}"]'
    ),
    "draws from nowhere": lambda: _tables(
        500, lambda n: f'["{_draws(*(f"no-{n}-{m}" for m in range(70)))}"]'
    ),
    "draws that double": lambda: _tables(9, lambda n: f'["{_draws(*[f"t{n + 1}"] * 9)}", x]'),
    "too many tables": lambda: _tables(9_000, lambda n: "[x]"),
    "ids that are none": lambda: _tables(499, lambda n: "[x]").replace("  t", "  T "),
    "many rows": lambda: _of(f"[{', '.join(['x'] * 1_000)}]"),
    "too many rows": lambda: _of(f"[{', '.join(['x'] * 200_000)}]"),
    "rows by results": lambda: _of(f"{{{', '.join(f'{n}: x' for n in range(1, 1_001))}}}"),
    "results that overlap": lambda: _of(
        f"{{{', '.join(f'1-{n}: x' for n in range(1, 1_001))}}}", "roll: d1000, "
    ),
    "a die of a million": lambda: _of("{1-1000000: x}", "roll: d1000000, "),
    "a die beyond": lambda: _of("{1-9999999: x}", "roll: d999999999, "),
    "many dice": lambda: _of("{300-30000: x}", "roll: 300d100, "),
    "dice that explode": lambda: _of("{1-99: x}", "roll: 9d6!, "),
    "a sum of dice": lambda: _of("{1-99: x}", f"roll: '{'+'.join(['d6'] * 9_000)}', "),
    "d666": lambda: _of("{111-666: x}", "roll: d666, "),
    "heavy rows": lambda: _of(f"[{', '.join(['{text: x, weight: 1000}'] * 1_000)}]"),
    "a deck": lambda: _of(f"[{', '.join(['x'] * 1_000)}]", "deck: true, "),
    "weights of nothing": lambda: _of("[{text: x, weight: 0}, {text: y, weight: -1}, {text: z}]"),
    "tags": lambda: _of(f"[{{text: x, tags: [{', '.join(f'x{n}' for n in range(90_000))}]}}]"),
    "words about": lambda: _of("[x]", f"about: [{', '.join(['fear'] * 90_000)}], "),
    "deeds": lambda: _of("[{text: x, do: [damage poor, 'quit', 'undo', '\\e[2J', 'draw t0']}]"),
    "a long row": lambda: _of(f"[{'x' * 900_000}]"),
    "markup": lambda: _of('["{{ 9 ** 9 }}", "{% for x in y %}", "' + "{{" * 90_000 + '"]'),
    "controls": lambda: _of('["\\e[2J\\u202e", "\\x9b1m"]', 'title: "\\e]0;x\\a", '),
    "as a shipped one": lambda: "tables:\n  names: [\"{{draw('places')}}\"]\n  places: [x]\n",
    "in circles with a shipped one": lambda: (
        "tables:\n  names: [\"{{draw('t0')}}\"]\n  t0: [\"{{draw('names')}}\"]\n"
    ),
}


def make(chance: random.Random) -> Any:
    """Make a change of shipped tables, or one that is large, and the command that meets it."""
    case = {"command": chance.choice(COMMANDS), "seed": chance.randrange(10**9)}
    if chance.random() < 0.5:
        return {**case, "name": chance.choice(list(MADE))}
    return {**case, "file": chance.choice(sorted(path.name for path in DATA.glob("*.yaml")))}


def hold(case: Any, folder: Path) -> str:
    """Draw from a file of tables, or look at it."""
    if "name" in case:
        text = MADE[case["name"]]()
    else:
        chance = random.Random(case["seed"])
        text = changed((DATA / case["file"]).read_text(encoding="utf-8"), chance)
    place = folder / "tables.yaml"
    place.write_bytes(before := text.encode("utf-8", "surrogatepass"))
    code, said = told(case["command"].format(place).split(), TYPED, folder)
    if place.read_bytes() != before:
        return "the file was changed"
    return consoles.trouble_of((code, said, "")) or ("" if said or not code else "no word")


FAMILIES = (
    Family(
        name="tables",
        about="A file of tables is drawn from or refused, however large or circular it is.",
        make=make,
        hold=hold,
        share=0.1,
        known=tuple({"name": name, "command": COMMANDS[0], "seed": 0} for name in MADE),
    ),
)
