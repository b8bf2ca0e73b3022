"""Hero files of strangers, changed anywhere and sealed again: used, or refused in words."""

import functools
import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from solo import heroes
from tests.hostile.families import consoles, journals
from tests.hostile.families.prompts import SHIPPED, ground
from tests.hostile.family import Family

COMMANDS = (
    "hero list", "hero list --json", "hero show h", "hero show h --plain", "hero show h --json",
    "hero export h", "hero export h --text", "hero export h -o out.yaml", "hero advance h",
    "play {} --plain --hero h --seed 1", "play {} --plain --seed 1", "play {} --json --hero h",
    "table t --plain --hero h", "table t --plain --system {} --hero h", "hero import out.yaml",
)  # fmt: skip
TYPED = "1\n1\nsheet\nhealth\ngear\nskills\n1\n2\n1\n1\nodds 1\n1\nundo\n3\n1\nwhy\n1\nquit\n"
ODD = (
    *journals.VALUES, float("nan"), float("inf"), {"": 1}, {"x": {"y": "z"}}, "d4", "luck", "rope",
    -(10**9), 10**12, [0] * 5_000, {str(n): n for n in range(3_000)}, ["x" * 3_000] * 20, 100, 2,
)  # fmt: skip


@functools.cache
def kept(name: str) -> dict[str, Any]:
    """Return the first ready-made hero of a shipped adventure as files have it."""
    place = Path(tempfile.mkdtemp(prefix="solo-hostile-heroes-"))
    adventure, system = ground(name)
    hero = adventure.heroes[0]
    values = heroes.values_of(system, hero.sheet())
    made = heroes.Kept(place, system.name, hero.name, "x", 1, values)
    told = heroes.keep_new(place, made._replace(history=heroes.told(made, "made")))
    whole: dict[str, Any] = json.loads(told.path.read_text())
    return whole


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each dict and list in a value with each of its keys."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def spoilt(record: dict[str, Any], chance: random.Random) -> None:
    """Change a few parts of a hero's file."""
    del record["sum"]
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        within, key = chance.choice(list(_places(record)))
        match chance.randrange(6):
            case 0 if isinstance(within, dict):
                del within[key]
            case 1 if isinstance(within, dict):
                within[chance.choice(("x", "", "\u202e", "luck", "rope", "a" * 900))] = within[key]
            case 2:
                within[key] = [within[key]]
            case 3 if isinstance(within[key], int):
                within[key] = chance.choice((-1, 0, within[key] + 1, within[key] * 1_000, 10**15))
            case _:
                within[key] = chance.choice(ODD)


def make(chance: random.Random) -> Any:
    """Make the changes to a hero, and the command that meets them."""
    return {"seed": chance.randrange(10**9), "command": chance.choice(COMMANDS)}


def hold(case: Any, folder: Path) -> str:
    """Meet a changed hero with a command."""
    chance = random.Random(case["seed"])
    name = chance.choice(SHIPPED)
    whole = kept(name)
    record = json.loads(json.dumps(whole))
    spoilt(record, chance)
    try:
        record["sum"] = heroes._checksum(record)
        content = json.dumps(record, indent=1).encode("utf-8", "surrogatepass")
    except RecursionError:
        return ""
    place = folder / "solo" / "heroes"
    place.mkdir(parents=True)
    (place / "h.json").write_bytes(content)
    system = str(whole["system"])
    line = case["command"].format(system if "table" in case["command"] else name)
    with journals.surroundings(folder):
        done = journals.done(line.split(), TYPED)
    left = b"".join(path.read_bytes() for path in place.rglob("h*") if path.is_file())
    if content not in left:
        return "the file is gone"
    return consoles.trouble_of((*done, ""))


FAMILIES = (
    Family(
        name="heroes",
        about="A stranger's hero plays, or is refused in words; the file stays.",
        make=make,
        hold=hold,
        share=0.1,
        seconds=6,  # for a game of twenty lines, in an adventure that is loaded for it
    ),
)
