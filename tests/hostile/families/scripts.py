"""Walkthroughs and scripts of strangers, and what a header expects: they fit, or it is told."""

import json
import random
import shutil
from pathlib import Path
from typing import Any

from tests.hostile.families import consoles
from tests.hostile.families.commands import ROOT, told
from tests.hostile.families.texts import changed
from tests.hostile.family import Family

ADVENTURES = ("first-steps", "the-fifth-act", "what-the-bridge-will-bear", "nine-cold-bottles")
COMMANDS = (
    "play {} --script {}", "play {} --script {} --plain", "play {} --script {} --json",
    "play {} --script {} --hero hob", "play {} --script {} --seed 1",
    "play {} --script {} --dice 1", "odds {} --states 20 --walkthrough {}",
)  # fmt: skip
LINES = (
    "dice: " + "1, " * 30_000, "dice: 0, 101, -1", "dice: 9" + "9" * 900, "dice: NaN", "dice: ½,²",
    "> " + "x" * 9_000, "> \x1b[2J\u202e", "> quit", "> undo", "> undo anew", "> save x", ">",
    '> {"do": "choose"}', '> {"do": "undo", "anew": 7}', '> {"do": ["x"]}', "> {" + '"a":{' * 900,
    '> {"do": "try", "attribute": {}, "text": 1}', "scene: " + "x" * 900, "ending:", "hero: hob",
    "hero: \u202e", "chain = NaN", 'chain = "', "chain = [[[[", "# " + "x" * 5_000, "> odds 1",
    "> roll 999d999", "> ask Is it so? likely", "> jump square", "> set chain=true", "> force 1",
    "> offers asked", "> 1 ?", "successes = 1", "__class__ = 1", "> restore", "\x00", "\ufeff", "{",
)  # fmt: skip
SHARES = ("10-40%", "40-10%", "0%", "-1%", "1e3%", "100.0000001%", "٣%", "%", "9" * 400 + "%", 5,
          None, [], {}, True, "NaN%", "10–40 %", "\u202e", 0.5)  # fmt: skip
WAYS = ('{"dice": [1], "commands": ["1"]}', '{"dice": [true], "commands": 7}', '{"dice": NaN}',
        '{"commands": [[["1"]]], "dice": [1e9]}', '{"dice": [1], "commands": ["\\ud800"]}',
        "{" * 90_000, '{"commands": ["x"], "commands": ["1"]}')  # fmt: skip


def make(chance: random.Random) -> Any:
    """Make a change of a walkthrough, or of what a header expects, and what meets it."""
    expect: dict[str, Any] = {}
    if chance.random() < 0.2:
        ids = ("nine", "thursday", "won", "", "x", "\u202e", "__class__")
        endings = {chance.choice(ids): chance.choice(SHARES) for _ in range(3)}
        expect = {"endings": endings, "unreached": chance.choice((*SHARES, -1, 10**9))}
    return {
        "adventure": chance.choice(ADVENTURES),
        "command": "test {} --games 1" if expect else chance.choice(COMMANDS),
        "expect": expect,
        "seed": chance.randrange(10**9),
    }


def script(adventure: Path, chance: random.Random) -> bytes:
    """Return a walkthrough of an adventure with changes, or none at all."""
    if chance.random() < 0.1:
        return chance.choice(WAYS).encode()
    text = chance.choice(sorted((adventure / "tests").glob("*.txt"))).read_text(encoding="utf-8")
    lines = (changed(text, chance) if chance.random() < 0.5 else text).split("\n")
    for _ in range(chance.choice((0, 1, 2, 9))):
        lines.insert(chance.randrange(len(lines) + 1), chance.choice(LINES))
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def hold(case: Any, folder: Path) -> str:
    """Play a script, or test an adventure that has it as a walkthrough."""
    source, place = ROOT / "adventures" / case["adventure"], folder / "game.txt"
    chance = random.Random(case["seed"])
    place.write_bytes(before := script(source, chance))
    module = source
    if case["expect"]:
        module = folder / "first-steps"
        shutil.copytree(ROOT / "adventures/first-steps", module)
        for path in (module / "tests").iterdir():
            path.unlink()
        shutil.copy(place, module / "tests" / "game.txt")
        head = (module / "adventure.yaml").read_text(encoding="utf-8")
        was, rest = head.split("expect:")[0], head.split("  unreached: 0\n")[1]
        text = f"{was}expect: {json.dumps(case['expect'], allow_nan=True)}\n{rest}"
        (module / "adventure.yaml").write_text(text, encoding="utf-8")
    line = case["command"].replace("{}", str(module), 1).replace("{}", str(place))
    code, said = told(line.split(), "", folder)
    if place.read_bytes() != before:
        return "the script was changed"
    return consoles.trouble_of((code, said, "")) or ("" if said or not code else "no word")


FAMILIES = (
    Family(
        name="scripts",
        about="A stranger's script is played, or the line that does not fit is told.",
        make=make,
        hold=hold,
        share=0.1,
        seconds=10,  # for a load, a playtest of one game, or a game of hundreds of lines
    ),
)
