"""How long a roll takes by a rules file, to the same check written in Python.

    python -m tests.bench.rules_file [ROLLS]

Three checks (a die against a number, two dice in bands, a pool that is counted), each beside two in
Python: one that tells the same facts as the file's, and a bare one that tells its total alone. Then
the turns of the common story, by its rules as a plug-in and as a file. All are rolled in turn, in
processor time; the aim is a factor of at most 2. Dice fall by a seed, as in a game.
"""

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import solo
from solo.adventure.playing import rules_of
from solo.engine.interpreter import Interpreter
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice, SeededDice
from solo.rules.core.outcome import Outcome
from solo.rules.data_systems.checks import nobody
from solo.rules.data_systems.reading import system_of

COMMON = Path(__file__).parent / "common"
ROUNDS = 9
HEAD = "name: bench\nattributes: {nerve: [0, 3]}\n"
FILES = {
    "one die": """roll:
  dice: {die: d6}
  score: die + stat + bonus
  degrees:
    good: {when: score > 4, count: 1}
    bad: {count: -1}
""",
    "bands": """roll:
  dice: {two: 2d6}
  score: sum(two) + stat + bonus
  degrees:
    strong: {when: score >= 10, count: 2}
    weak: {when: score >= 7, count: 1}
    miss: {count: -1}
""",
    "pool": """roll:
  dice: {pool: (stat + 2)d6}
  values: {best: max(pool), sixes: "count(pool, 6)"}
  degrees:
    critical: {when: sixes >= 2, count: 2}
    full: {when: best == 6, count: 2}
    partly: {when: best >= 4, count: 1}
    bad: {count: -1}
""",
}


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero with one attribute."""

    attributes: Mapping[str, int]


class Read(NamedTuple):
    """What a throw comes to."""

    label: str
    worth: int
    faces: tuple[int, ...]
    values: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(CheckBase):
    """What the checks in Python have in common."""

    stat: str
    bonus: int = 0
    bare: bool = False
    named: ClassVar[str]

    def read(self, stat: int, dice: Dice) -> Read:
        """Roll, and read the dice."""
        raise NotImplementedError

    def resolve(self, sheet: Hero | None, dice: Dice) -> Outcome:
        stat = 0 if sheet is None else sheet.attributes.get(self.stat, 0)
        label, count, faces, values = self.read(stat, dice)
        good, bad = max(0, count), max(0, -count)
        if self.bare:
            return Outcome(label, good, bad, faces, (), (), values)
        facts = {"kind": "roll", "degree": label, "passed": count > 0, **values}
        facts |= {"taken": [], "stat": self.stat, "dice": {self.named: list(faces)}}
        return Outcome(label, good, bad, faces, (), (), facts)


class OneDie(Check):
    """A die and a number."""

    named = "die"

    def read(self, stat: int, dice: Dice) -> Read:
        faces = dice.roll(1, 6)
        score = faces[0] + stat + self.bonus
        return Read(*(("good", 1) if score > 4 else ("bad", -1)), faces, {"score": score})


class Bands(Check):
    """Two dice in bands."""

    named = "two"

    def read(self, stat: int, dice: Dice) -> Read:
        faces = dice.roll(2, 6)
        score = sum(faces) + stat + self.bonus
        if score >= 10:
            return Read("strong", 2, faces, {"score": score})
        if score >= 7:
            return Read("weak", 1, faces, {"score": score})
        return Read("miss", -1, faces, {"score": score})


class Pool(Check):
    """A pool of dice."""

    named = "pool"

    def read(self, stat: int, dice: Dice) -> Read:
        faces = dice.roll(stat + 2, 6)
        values = {"best": max(faces), "sixes": faces.count(6)}
        if values["sixes"] >= 2:
            return Read("critical", 2, faces, values)
        if values["best"] == 6:
            return Read("full", 2, faces, values)
        if values["best"] >= 4:
            return Read("partly", 1, faces, values)
        return Read("bad", -1, faces, values)


TWINS: Mapping[str, type[Check]] = {"one die": OneDie, "bands": Bands, "pool": Pool}


def took(roll: Callable[[Any, Dice], Outcome], hero: object, rolls: int) -> float:
    """Return how long so many rolls take."""
    dice = SeededDice("bench")
    began = time.process_time()
    for _ in range(rolls):
        roll(hero, dice)
    return time.process_time() - began


def ratio(name: str, rolls: int, *, bare: bool) -> float:
    """Return what a roll by a file takes, to one in Python."""
    system = system_of((HEAD + FILES[name]).encode(), "bench.yaml")
    by_file = next(iter(system.checks.values()))(stat="nerve")
    twin = TWINS[name](stat="nerve", bare=bare)
    hero, other = nobody(by_file.book), Hero({"nerve": 0})
    for seed in map(str, range(100)):
        one = by_file.resolve(hero, SeededDice(seed))
        same = twin.resolve(other, SeededDice(seed))
        assert one[:6] == same[:6]
        assert bare or one.facts == same.facts
    return statistics.median(
        took(by_file.resolve, hero, rolls) / took(twin.resolve, other, rolls) for _ in range(ROUNDS)
    )


def turned(play: Interpreter, games: int) -> float:
    """Return how long a turn of the story takes, for a bot that reads nothing."""
    turns, began = 0, time.process_time()
    for seed in range(games):
        chance = random.Random(seed)
        state, _ = play.begin(SeededDice(f"{seed}:0"), prose=False)

        def draw(many: int, chance: random.Random = chance) -> int:
            return int(chance.random() * many)

        while not state.ended:
            turns += 1
            picked = play.any(state, draw)
            assert picked is not None
            dice = SeededDice(f"{seed}:{turns}")
            state, _ = play.step(state, picked, dice, asks=False, prose=False)
    return (time.process_time() - began) / turns


def story(games: int) -> float:
    """Return what a turn of the common story takes by a file, to one by its plug-in."""
    sys.path.insert(0, str(COMMON))
    with tempfile.TemporaryDirectory() as place:
        there = Path(place)
        written = (COMMON / "adventure.yaml").read_text(encoding="utf-8")
        written = written.replace("system: bench-2d6", "system: system.yaml")
        written = written.replace("two-d6:\n        stat:", "roll:\n        bonus:")
        (there / "adventure.yaml").write_text(written, encoding="utf-8")
        (there / "hero.yaml").write_bytes((COMMON / "hero.yaml").read_bytes())
        (there / "system.yaml").write_text(
            HEAD + FILES["bands"].replace("stat + ", ""), encoding="utf-8"
        )
        both = [solo.load(there), solo.load(COMMON)]
        by_file, plug_in = (Interpreter(one, rules_of(one)) for one in both)
        turned(by_file, 20), turned(plug_in, 20)  # so that all is compiled
        return statistics.median(
            turned(by_file, games) / turned(plug_in, games) for _ in range(ROUNDS)
        )


def main() -> None:
    """Measure and print."""
    rolls = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{'':<8} {'same facts':>11} {'bare':>5}")
    for name in FILES:
        same, bare = (ratio(name, rolls, bare=bare) for bare in (False, True))
        print(f"{name:<8} {same:11.2f} {bare:5.2f}")
    print(f"turns of the common story: {story(rolls // 200):.2f}")


if __name__ == "__main__":
    main()
