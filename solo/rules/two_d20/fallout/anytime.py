"""Actions outside of scenes' choices: first aid, things that heal, rest."""

from collections.abc import Callable
from functools import partial

from solo.rules.core.bases import refuse
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import Step
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.skill_test import skill_test
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.checks.spends import TIME
from solo.rules.two_d20.fallout.effects import rest
from solo.rules.two_d20.fallout.gear.written import Item
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.party import COMPANY
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
        sheet, notes = COMPANY.each(sheet, lambda one: rest(one, NIGHT))
        return Step(None, sheet, notes, Outcome("done"), NIGHT * 60)
    if option == "patch-up":
        return _patched(sheet, "", next(item for item in sheet.gear if item.heals), dice)
    return Step(opened(sheet, first_aid, asks=asks), sheet)


def party_offers(sheet: Sheet, *, asks: bool = True) -> list[Offer[Callable[[Dice], Step[Sheet]]]]:
    """Offer what may be done for other heroes: first aid, and what heals."""
    if not able(sheet):
        return []
    found: list[Offer[Callable[[Dice], Step[Sheet]]]] = []
    kit = next((item for item in sheet.gear if item.heals), None)
    for one in sheet.party:
        who = slug(one.name)
        if not one.hurt or one.dead:
            continue
        text = words("aid-other", name=one.name, minutes=AID)
        aid = Option(f"first-aid-{who}", text, hint=f"aid {who}")
        found.append(Offer(aid, partial(_aided, sheet, who, asks)))
        if kit is not None:
            text = words("use-kit-on", name=kit.name, whom=one.name, points=kit.heals)
            patch = Option(f"patch-up-{who}", text, hint=f"patch {who}")
            found.append(Offer(patch, partial(_patched, sheet, who, kit)))
    return found


def _aided(sheet: Sheet, who: str, asks: bool, dice: Dice) -> Step[Sheet]:
    return Step(opened(sheet, first_aid, asks=asks, who=who), sheet)


def _patched(sheet: Sheet, who: str, kit: Item, dice: Dice) -> Step[Sheet]:
    """Use up what heals on another hero, by slug, or on whoever acts."""
    gear = list(sheet.gear)
    gear.remove(kit)
    left = changed(sheet, gear=tuple(gear))
    sheet, notes = COMPANY.acting(left, who, lambda one: wound(one, -kit.heals))
    return Step(None, sheet, (Note("used-up", {"name": kit.name}), *notes), Outcome("done"), 1)


def first_aid(table: Table[Sheet], *, asks: bool, who: str = "") -> Script[Outcome]:
    """See to oneself, or to another hero, by a test of Medicine (FO-022).

    It takes time and may take less.

    What is left of its Action Points becomes Health and is not saved (ours).
    """
    check = SkillTest(skill="medicine", held=True, minutes=AID)
    outcome = yield from skill_test(table, check, asks=asks)
    if outcome.facts.get("passed"):
        facts = outcome.facts
        spent = int(printed("action-points")["time"]) if TIME in facts.get("spent", ()) else 0
        left = max(0, facts.get("action_points", 0) - spent)
        table.become(COMPANY.acting(table.sheet, who, lambda one: wound(one, -(1 + left))))
    return outcome
