"""Actions that a hero of Conan may take at any time: recover, spend Fortune, rest."""

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import slug
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.effects import rest
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.structure import broken, mend
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.health.recovery import (
    overcome,
    overcomes,
    recover_all,
    recovered,
    second_wind,
)
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.pool import DICE, Aim, Pool
from solo.rules.two_d20.core.skill_test import skill_test

HOURS = int(printed("recovery")["rest_hours"])
MINUTES = int(printed("recovery")["minutes"])


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List what may be done now besides the scene's choices."""
    if sheet.fallen or sheet.dead:
        return ()
    lost = {
        "vigor": sheet.most_vigor - sheet.vigor,
        "resolve": sheet.most_resolve - sheet.resolve,
    }
    lacking = [kind for kind, points in lost.items() if points]
    skill = {"vigor": "Resistance", "resolve": "Discipline"}
    options = [
        Option(f"recover-{kind}", f"Recover {kind.capitalize()}: {skill[kind]}, {MINUTES} minutes",
               hint=f"recover {kind}")
        for kind in lacking
    ]  # fmt: skip
    options += _treatments(sheet, lacking)
    options += [
        Option(f"repair-{slug(item.name)}", f"Mend the {item.name}: Crafts, {MINUTES} minutes",
               hint="repair")
        for item in dict.fromkeys(broken(sheet))
    ]  # fmt: skip
    poor = "" if sheet.pool else "there is no Momentum for it"
    options += [one.option._replace(reason=poor, hint=one.option.id) for one in winds(sheet)]
    broke = "" if sheet.luck else "you have no Fortune left"
    options += [
        Option(f"fortune-{kind}", f"Recover all {kind.capitalize()} (1 Fortune)", "", broke,
               f"fortune {kind}")
        for kind in lacking
    ]  # fmt: skip
    options += [Option(key, text, "", broke, key) for key, text in overcomes(sheet)]
    return (*options, Option("rest", f"Rest for {HOURS} hours", hint="rest"))


def _treatments(sheet: Sheet, lacking: list[str]) -> list[Option]:
    """Offer the Treatment of companions who know how (CON-025, CON-048)."""
    return [
        Option(f"treatment-{key}-{kind}", f"Let {block.name} treat your {kind.capitalize()}",
               hint="treatment")
        for key, block in sheet.companions.items()
        for kind in lacking
        if _healer(block, mental=kind == "resolve")
    ]  # fmt: skip


def _healer(block: Foe, *, mental: bool) -> int:
    """Return a companion's target number for Treatment: Healing, or Counsel for the mind."""
    return block.counsel if mental else block.healing


def do_standing(option: str, sheet: Sheet, dice: Dice, *, asks: bool = True) -> Step[Sheet]:
    """Do one of them; `asks` is whether the offers around a test of the hero's are made."""
    refuse(option, standing(sheet))
    what, _, which = option.partition("-")
    if what == "recover":
        return Step(opened(sheet, recovering, mental=which == "resolve", asks=asks), sheet)
    if what == "repair":
        return Step(opened(sheet, repair, which, asks=asks), sheet)
    table = Table(sheet, dice)
    outcome = _do(table, option)
    return Step(None, table.sheet, tuple(table.notes), outcome, table.minutes)


def _do(table: Table[Sheet], option: str) -> Outcome:
    what, _, which = option.partition("-")
    mental = which.endswith("resolve")
    match what:
        case "treatment":
            return treatment(table, which.rpartition("-")[0], mental=mental)
        case "second":
            second_wind(table, mental=mental)
        case "fortune":
            recover_all(table, mental=mental)
        case "overcome":
            overcome(table, which)
        case "rest":
            table.become(rest(table.sheet, HOURS))
            table.minutes += HOURS * 60
    return Outcome("done")


def recovering(table: Table[Sheet], *, mental: bool, asks: bool) -> Script[Outcome]:
    """Recover by the skill of the track; Momentum becomes points and is not saved (ours)."""
    check = SkillTest(skill="discipline" if mental else "resistance", held=True)
    outcome = yield from skill_test(table, check, asks=asks)
    if outcome.facts.get("passed"):
        points = recovered(outcome.facts.get("momentum", 0))
        table.become(recover(table.sheet, points, mental=mental))
    return _took_time(table, outcome)


def treatment(table: Table[Sheet], key: str, *, mental: bool) -> Outcome:
    """Let a companion treat the hero, who gets Stress back (CON-025, CON-048)."""
    helper = table.sheet.companions[key]
    pool = Pool(Aim(_healer(helper, mental=mental), helper.focus), DICE)
    faces, _ = pool.roll(table.dice)
    over = pool.tally(faces).successes - 1
    table.tell("treats", name=helper.name, faces=faces, passed=over >= 0)
    points = recovered(over) if over >= 0 else 0
    table.become(recover(table.sheet, points, mental=mental))
    table.minutes = MINUTES
    return Outcome("done", faces=faces)


def repair(table: Table[Sheet], key: str, *, asks: bool) -> Script[Outcome]:
    """Mend a thing with Crafts: Structure, or one Break once that is whole (CON-048; ours)."""
    outcome = yield from skill_test(table, SkillTest(skill="crafts", held=True), asks=asks)
    # What was tried or used up while the test waited may have been the thing itself.
    item = next((item for item in broken(table.sheet) if slug(item.name) == key), None)
    if outcome.facts.get("passed") and item is not None:
        points = recovered(outcome.facts.get("momentum", 0)) if item.lost else 0
        table.become(mend(table.sheet, item.name, points, 0 if item.lost else 1))
    return _took_time(table, outcome)


def _took_time(table: Table[Sheet], outcome: Outcome) -> Outcome:
    """Let the time of a test pass, unless its player gave it up before the roll."""
    table.minutes += 0 if outcome.label == "aborted" else MINUTES
    return outcome
