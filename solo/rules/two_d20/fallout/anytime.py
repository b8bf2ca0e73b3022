"""Actions outside of scenes' choices: first aid, things that heal, rest."""

from solo.rules.core.bases import refuse
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.skill_test import skill_test
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.checks.spends import TIME
from solo.rules.two_d20.fallout.effects import rest
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words

NIGHT = int(printed("health")["rest_hours"])
AID = int(printed("health")["aid_minutes"])


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List what may be done now besides the scene's choices."""
    if sheet.fallen or sheet.dead:
        return ()
    unhurt = "" if sheet.hurt else words("not-hurt")
    kit = next((item for item in sheet.gear if item.heals), None)
    options = [Option("first-aid", words("first-aid", minutes=AID), "", unhurt, "aid")]
    if kit is not None:
        text = words("use-kit", name=kit.name, points=kit.heals)
        options.append(Option("patch-up", text, "", unhurt, "patch up"))
    return (*options, Option("rest", words("rest", hours=NIGHT), hint="rest"))


def do_standing(option: str, sheet: Sheet, dice: Dice, *, asks: bool = True) -> Step[Sheet]:
    """Do one of them; `asks` is whether the offers around a test are made."""
    refuse(option, standing(sheet))
    if option == "rest":
        sheet, notes = rest(sheet, NIGHT)
        return Step(None, sheet, notes, Outcome("done"), NIGHT * 60)
    if option == "patch-up":
        kit = next(item for item in sheet.gear if item.heals)
        gear = list(sheet.gear)
        gear.remove(kit)
        sheet, notes = wound(changed(sheet, gear=tuple(gear)), -kit.heals)
        return Step(None, sheet, (Note("used-up", {"name": kit.name}), *notes), Outcome("done"), 1)
    return Step(opened(sheet, first_aid, asks=asks), sheet)


def first_aid(table: Table[Sheet], *, asks: bool) -> Script[Outcome]:
    """See to oneself by a test of Medicine, which takes time and may take less (FO-022).

    What is left of its Action Points becomes Health and is not saved (ours).
    """
    check = SkillTest(skill="medicine", held=True, minutes=AID)
    outcome = yield from skill_test(table, check, asks=asks)
    if outcome.facts.get("passed"):
        facts = outcome.facts
        spent = int(printed("action-points")["time"]) if TIME in facts.get("spent", ()) else 0
        left = max(0, facts.get("action_points", 0) - spent)
        table.become(wound(table.sheet, -(1 + left)))
    return outcome
