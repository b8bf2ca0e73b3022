"""A hero, foes and fights to test with."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from solo.rules.core.dice import LoadedDice, RecordingDice
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import Scripted, opened
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.battle import begin, begun
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.turn import hero_turn
from solo.rules.two_d20.conan.fight.written import Fight, Placed, Zone
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Training, Weapon, attributes, known_weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.sheet import changed

NEVER = Policy(name="none")
GUARD = Foe(name="the guard", weapons=(known_weapon("spear"),), tn=9, vigor=6, resolve=6)
WALL = Foe(name="the wall", tn=0, vigor=900, resolve=900, wounds=900, trauma=900, defense=0)
HALL: Mapping[str, Zone] = {
    "hall": Zone(name="the hall", adjacent=("stair",), exit=True),
    "stair": Zone(name="the stair", adjacent=("loft",)),
    "loft": Zone(name="the loft", adjacent=("roof",)),
    "roof": Zone(name="the roof"),
}


def hero(**fields: Any) -> Sheet:
    """Return a hero, all attributes 8, some fields otherwise."""
    usual: dict[str, Any] = {"name": "Ada", "attributes": dict.fromkeys(attributes(), 8)}
    return Sheet(**{**usual, **fields})


def able(**scores: int) -> Sheet:
    """Return a hero with some attributes otherwise."""
    return hero(attributes={**dict.fromkeys(attributes(), 8), **scores})


def trained(sheet: Sheet, **skills: tuple[int, int]) -> Sheet:
    """Return a hero who has learned skills: Expertise and Focus."""
    known = {name: Training(expertise=e, focus=f) for name, (e, f) in skills.items()}
    return changed(sheet, skills={**sheet.skills, **known})


def armed(sheet: Sheet, *weapons: str | Weapon) -> Sheet:
    """Return a hero with weapons."""
    made = (one if isinstance(one, Weapon) else known_weapon(one) for one in weapons)
    return changed(sheet, weapons=tuple(made))


def fight(*foes: Foe, sheet: Sheet, asks: bool = True, **fields: Any) -> Scripted[Sheet]:
    """Return a fight with foes, each in the first zone; Doom is never spent but by request."""
    placed = tuple(
        Placed(foe=foe.name.removeprefix("the ").replace(" ", "-"), block=foe) for foe in foes
    )
    usual: dict[str, Any] = {"foes": placed, "policy": NEVER}
    return begin(Fight(**{**usual, **fields}), sheet, asks=asks)


def battle(step: Step) -> Battle:
    """Return the fight as it stands."""
    return state(step.encounter)


def state(encounter: Any) -> Battle:
    """Return a fight as it stands."""
    assert isinstance(encounter, Scripted)
    assert isinstance(encounter.table, FightTable)
    return encounter.table.battle


def beginning(now: Battle, sheet: Sheet) -> Scripted[Sheet]:
    """Return a fight before its first round, from some state."""
    return begun(now, sheet)


def in_turn(now: Battle, sheet: Sheet) -> Scripted[Sheet]:
    """Return a fight in the hero's turn, from some state."""

    def turn(table: FightTable) -> Script[Outcome]:
        table.battle = now
        yield from hero_turn(table)
        return Outcome("the turn is over")

    return replace(opened(sheet, turn), new_table=FightTable)


def at(foe: Foe, zone: str, count: int = 1) -> Placed:
    """Return foes in a zone."""
    return Placed(foe=foe.name.removeprefix("the "), block=foe, zone=zone, count=count)


def play(start: Any, sheet: Sheet, faces: Sequence[int], *options: str) -> Step:
    """Take options one after another with dice that fall as given; all of them must be rolled."""
    dice = RecordingDice(LoadedDice(faces))
    step = Step(start, sheet)
    for option in options:
        assert step.encounter is not None, f"over before '{option}'"
        step = step.encounter.step(option, "", step.sheet, dice)
    assert len(dice.rolls) == len(faces), f"{len(dice.rolls)} dice were rolled"
    return step


def ids(step: Step, *, able: bool = False) -> list[str]:
    """Return what can be done, folded away or not; with `able` only what is not barred."""
    assert step.encounter is not None
    barred = {o.id for o in step.encounter.options(step.sheet) if o.reason} if able else set()
    try:
        step.encounter.step("no such thing", "", step.sheet, LoadedDice(()))
    except Illegal as refusal:
        named = str(refusal).rpartition("open are ")[2].split(", ")
        return [one for one in named if one not in barred]
    raise AssertionError("anything goes")


def shown(step: Step) -> list[str]:
    """Return what the list shows that is open."""
    assert step.encounter is not None
    return [one.id for one in step.encounter.options(step.sheet)]


def codes(step: Step) -> list[str]:
    """Return the codes of what happened."""
    return [note.code for note in step.notes]


def told(step: Step, code: str) -> list[Mapping[str, Any]]:
    """Return the facts of every note of a kind."""
    return [note.facts for note in step.notes if note.code == code]
