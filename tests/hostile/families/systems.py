"""Rules files of strangers: what chance puts into a formula or a place harms nothing."""

import random
from dataclasses import fields
from pathlib import Path

import solo
from solo.errors import SoloError
from solo.rules.core.dice import SeededDice
from solo.rules.core.odds import odds
from solo.rules.data_systems.reading import examine, system_of
from solo.rules.data_systems.system import DataSystem
from tests.hostile.families.prose import expression
from tests.hostile.family import Family

_TEMPLATE = Path(solo.__file__).parent / "authoring" / "scaffold.yaml"
_SOUND = _TEMPLATE.read_text("utf-8").format(name="game", title="Game", folder="game")
_FORMULAS = (
    "sum(two) + stat + bonus + hard + helped - (1 if tired else 0)",
    "score >= 10", "score >= 7", "6 + strong", "min(two) == max(two)", "degree == 'miss'",
    "0 - foe.hits", "foe.hp <= 0", "face <= chance", "hp < 6 + strong or tired",
)  # fmt: skip
_HEAVY = (
    "sum(range(99999), range(99999), range(99999))",
    "range(99999)|sort|length",
    "'x' * 90000",
    "9 ** 9 ** 9",
    "count(range(99999), 1, 5)",
    "6 // foe.hp > 9",
    "foes // (foes - 1) < foe.hits",
)
_VALUES = ("[0, 10]", "2d6", "two lowest", "{hp: 2, clear: tired}", "-1", "480", "50")
_BRACKETS = f"'({')d(' * 30_000}'"
_ODD = (
    _BRACKETS,
    "[-9999, 9999]",
    "20d100",
    "(stat * 99)d100",
    "{}",
    "[]",
    "'{{ hp }}'",
    "99999999999",
    "~",
)


def _file(chance: random.Random) -> str:
    """Return a rules file with some formulas or values as a stranger might write them."""
    text = _SOUND
    for _ in range(chance.randrange(1, 4)):
        if chance.random() < 0.7:
            old = chance.choice(_FORMULAS)
            fresh = expression(chance, chance.randrange(2, 5))
            new = chance.choice(_HEAVY) if chance.random() < 0.3 else fresh
            new = '"' + new.replace("\\", "\\\\").replace('"', "'") + '"'
        else:
            old, new = chance.choice(_VALUES), chance.choice(_ODD)
        text = text.replace(old, new, chance.choice((1, 9)))
    return text


def _examined(text: str, folder: Path) -> str:
    found = examine(text.encode(), "system.yaml")
    if any(not problem.mark.line for problem in found):
        return "no line"
    if any(problem.severity == "error" for problem in found):
        return ""
    system = system_of(text.encode(), "system.yaml")
    try:
        hero = system.nobody
        kind = system.checks["act"]
        told = {"stat": "strong"} if "stat" in {one.name for one in fields(kind)} else {}
        check = kind(**told)
        for number in range(5):
            check.resolve(hero, SeededDice(str(number)))
        odds(check, hero)
        for clash in system.encounters.values():
            _fought(system, clash(title="mob", count=3))
    except SoloError:
        pass
    return ""


def _fought(system: DataSystem, clash: object) -> None:
    """Play a clash for a while, and look at it as front-ends do."""
    sheet = system.stand_in("Ada", {})
    encounter = system.begin(clash, sheet, asks=True)  # type: ignore[arg-type]  # it is one
    for number in range(8):
        encounter.status(sheet)
        system.fight(encounter, sheet)
        system.moment(encounter, sheet)
        open_ = [one.id for one in encounter.options(sheet) if not one.reason]
        step = encounter.step(open_[number % len(open_)], "", sheet, SeededDice(str(number)))
        if step.encounter is None:
            return
        encounter, sheet = step.encounter, step.sheet


FAMILIES = (
    Family(
        name="rules files",
        about="A rules file is played, or its mistakes are told with their places.",
        make=_file,
        hold=_examined,
        share=2,
    ),
)
