"""Harm to the hero and to companions: HP lost, attributes lowered, death.

Notes: harmed, critical, taken-out, died.
"""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.foe import UNTREATED
from solo.rules.fell.health.burdens import burdens, weighed
from solo.rules.fell.health.harm_dice import DN, Hurt, suffer
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed, with_companion


def hurt(sheet: Sheet, harm: int, attribute: str, dice: Dice, who: str = "") -> Changed:
    """Harm the hero, or a companion: off HP, then a test of the attribute (FELL-042 to FELL-046).

    Args:
        sheet: The hero's sheet.
        harm: How much.
        attribute: The attribute that critical harm goes to.
        dice: The dice of the test.
        who: A companion's id; nothing is the hero.
    """
    if not who:
        done = suffer(harm, sheet.hp_now, critical_terms(sheet, attribute), dice)
        return wounded(sheet, attribute, done), harm_notes(done, attribute)
    one = sheet.companions[who]
    terms = Terms(attribute, one.die(attribute), stacks=sheet.options.adv_stacks)
    done = suffer(harm, one.hp, terms, dice)
    one = replace(one, hp=done.hp)
    if done.dead:
        one = replace(one, out=True, dead=True)
    elif done.out:
        one = replace(one.worse(attribute), out=True, left=UNTREATED)
    return with_companion(sheet, who, one), harm_notes(done, attribute, one.block.name)


def critical_terms(sheet: Sheet, attribute: str) -> Terms:
    """Return the terms of the test against critical harm: no skills, but all burdens (FELL-043)."""
    return Terms(
        attribute,
        sheet.attributes[attribute],
        burdens(sheet, attribute),
        (),
        weighed(sheet),
        sheet.options.adv_stacks,
    )


def wounded(sheet: Sheet, attribute: str, done: Hurt) -> Sheet:
    """Return the sheet with what harm did written on it."""
    # HP that an overload hides are not lost by harm, and come back with a lighter load (FELL-026).
    hp = sheet.hp if sheet.overloaded else done.hp
    if not done.out:
        return changed(sheet, hp=hp)
    if done.die is None:
        return changed(sheet, hp=hp, out=True, dead=True)
    attributes = {**sheet.attributes, attribute: done.die}
    return changed(sheet, hp=hp, out=True, attributes=attributes)


def harm_notes(done: Hurt, attribute: str, name: str = "") -> tuple[Note, ...]:
    """Say what harm did to the hero, or to somebody who has a name."""
    who = {"name": name}
    notes = [Note("harmed", {**who, "harm": done.harm, "hp": done.hp})]
    if done.thrown is not None:
        facts = {
            **who,
            "attribute": attribute,
            "die": done.thrown.die.word if done.thrown.die else None,
            "faces": done.thrown.faces,
            "result": done.thrown.result,
            "needed": DN,
            "passed": done.passed,
        }
        notes.append(Note("critical", facts))
    if done.dead:
        notes.append(Note("died", who))
    elif done.out and done.die is not None:
        facts = {**who, "attribute": attribute, "die": done.die.word}
        notes.append(Note("taken-out", facts))
    return tuple(notes)
