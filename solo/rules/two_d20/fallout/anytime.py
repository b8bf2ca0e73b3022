"""Actions outside of scenes' choices: first aid, things that heal, rest."""

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.testing import reckon, roll
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.effects import rest
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.printed import printed

NIGHT = int(printed("health")["rest_hours"])
AID = int(printed("health")["aid_minutes"])


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List what may be done now besides the scene's choices."""
    if sheet.fallen or sheet.dead:
        return ()
    unhurt = "" if sheet.hurt else "you are not hurt"
    kit = next((item for item in sheet.gear if item.heals), None)
    options = [Option("first-aid", f"See to yourself: Medicine, {AID} minutes", "", unhurt, "aid")]
    if kit is not None:
        text = f"Use the {kit.name}: {kit.heals} Health"
        options.append(Option("patch-up", text, "", unhurt, "patch up"))
    return (*options, Option("rest", f"Rest for {NIGHT} hours", hint="rest"))


def do_standing(option: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Do one of them."""
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
    outcome = reckon(roll(SkillTest(skill="medicine", held=True), sheet, dice))
    sheet, notes = made(outcome.changes, sheet, dice)
    if outcome.facts["passed"]:
        # Its Action Points become Health and are not saved (ours).
        sheet, more = wound(sheet, -(1 + outcome.facts["action_points"]))
        notes += more
    return Step(None, sheet, notes, outcome._replace(changes=()), AID)
