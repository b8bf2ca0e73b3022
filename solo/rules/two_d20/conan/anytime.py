"""What a hero of Conan may do at any time: recover, spend Fortune, rest."""

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.naming import slug
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.two_d20.conan.checks.fortune import overcome, overcomes
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.effects import rest
from solo.rules.two_d20.conan.fight.skill_actions import recovered
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.structure import broken, mend
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.pool import DICE, Aim, Pool
from solo.rules.two_d20.core.sheet import set_points
from solo.rules.two_d20.core.testing import reckon, roll

HOURS = int(printed("recovery")["rest_hours"])


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List what may be done now besides the scene's choices."""
    if sheet.fallen or sheet.dead:
        return ()
    lost = {
        "vigor": sheet.most_vigor - sheet.vigor,
        "resolve": sheet.most_resolve - sheet.resolve,
    }
    lacking = [kind for kind, points in lost.items() if points]
    minutes = printed("recovery")["minutes"]
    skill = {"vigor": "Resistance", "resolve": "Discipline"}
    options = [
        Option(f"recover-{kind}", f"Recover {kind.capitalize()}: {skill[kind]}, {minutes} minutes",
               hint=f"recover {kind}")
        for kind in lacking
    ]  # fmt: skip
    options += _treatments(sheet, lacking)
    options += [
        Option(f"repair-{slug(item.name)}", f"Mend the {item.name}: Crafts, {minutes} minutes",
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
        if _healer(block, kind)
    ]  # fmt: skip


def _healer(block: Foe, kind: str) -> int:
    """Return a companion's target number for Treatment: Healing, or Counsel for the mind."""
    return block.counsel if kind == "resolve" else block.healing


def do_standing(option: str, sheet: Sheet, dice: Dice) -> Step:
    """Do one of them."""
    refuse(option, standing(sheet))
    minutes = int(printed("recovery")["minutes"])
    kind = option.rpartition("-")[2]
    mental = kind == "resolve"
    notes: tuple[Note, ...] = ()
    if option == "rest":
        sheet, notes = rest(sheet, HOURS)
        return Step(None, sheet, notes, Outcome("done"), HOURS * 60)
    if option.startswith("recover-"):
        return _recovering(sheet, dice, mental=mental)
    if option.startswith("repair-"):
        return _repairing(sheet, option.removeprefix("repair-"), dice)
    if option.startswith("treatment-"):
        helper = sheet.companions[option.removeprefix("treatment-").rpartition("-")[0]]
        pool = Pool(Aim(_healer(helper, kind), helper.focus), DICE)
        faces, _ = pool.roll(dice)
        over = pool.tally(faces).successes - 1
        told = Note("treats", {"name": helper.name, "faces": faces, "passed": over >= 0})
        points = recovered(over) if over >= 0 else 0
        sheet, more = recover(sheet, points, mental=mental)
        return Step(None, sheet, (told, *more), Outcome("done", faces=faces), minutes)
    if option.startswith("second-wind-"):
        sheet, notes = set_points(sheet, "pool", sheet.pool - 1)
        sheet, more = recover(sheet, 1, mental=mental)
        return Step(None, sheet, (*notes, *more), Outcome("done"))
    sheet, notes = set_points(sheet, "luck", sheet.luck - 1)
    if option.startswith("overcome-"):
        sheet, more = overcome(sheet, option)
    else:
        sheet, more = recover(sheet, sheet.most_vigor + sheet.most_resolve, mental=mental)
    return Step(None, sheet, (*notes, *more), Outcome("done"))


def _recovering(sheet: Sheet, dice: Dice, *, mental: bool) -> Step:
    """Recover by the skill of the track; Momentum becomes points and is not saved (ours)."""
    outcome, sheet, notes = _tested("discipline" if mental else "resistance", sheet, dice)
    if outcome.facts["passed"]:
        sheet, more = recover(sheet, recovered(outcome.facts["momentum"]), mental=mental)
        notes += more
    return Step(None, sheet, notes, outcome, int(printed("recovery")["minutes"]))


def _repairing(sheet: Sheet, key: str, dice: Dice) -> Step:
    """Mend a thing with Crafts: Structure, or one Break once that is whole (CON-048; ours)."""
    item = next(item for item in broken(sheet) if slug(item.name) == key)
    outcome, sheet, notes = _tested("crafts", sheet, dice)
    if outcome.facts["passed"]:
        points = recovered(outcome.facts["momentum"]) if item.lost else 0
        sheet, more = mend(sheet, item.name, points, 0 if item.lost else 1)
        notes += more
    return Step(None, sheet, notes, outcome, int(printed("recovery")["minutes"]))


def _tested(skill: str, sheet: Sheet, dice: Dice) -> tuple[Outcome, Sheet, tuple[Note, ...]]:
    """Roll a test whose Momentum goes into what it is for."""
    outcome = reckon(roll(SkillTest(skill=skill, held=True), sheet, dice))
    sheet, notes = made(outcome.changes, sheet, dice)
    return outcome._replace(changes=()), sheet, notes
