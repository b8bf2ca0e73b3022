"""What an attack of the hero's comes to once nothing more is added."""

from dataclasses import replace

from solo.rules.fictive_hack.fight.blow import SHOTS, Blow, kills
from solo.rules.fictive_hack.fight.hurting import hurt
from solo.rules.fictive_hack.fight.state import HERO, Job
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.messages.sentences import attack_sum


def told(table: Table, blow: Blow) -> Blow:
    """Say how an attack has fallen, or what it comes to now that something was added."""
    struck, whom = blow.struck, table.state.fighter(blow.target).name
    table.fell(blow.terms, blow.thrown, f"Your attack on {whom}")
    if blow.told == struck.total:
        return blow
    comes = f"makes {struck.total}, {'a hit' if struck.hit else 'a miss'}."
    if blow.told is not None:
        table.tell(f"That {comes}")
    else:
        line = f"{_deed(blow, whom)}: {attack_sum(blow.terms, blow.thrown)}"
        table.tell(f"{line} {comes}")
    return replace(blow, told=struck.total)


def land(table: Table, blow: Blow) -> None:
    """Do what an attack comes to."""
    blow = told(table, blow)
    foe, struck = table.state.fighter(blow.target), blow.struck
    _use_up(table, blow)
    if not struck.hit:
        return
    if struck.critical:
        table.tell("The face die shows 10: a Wound more.")
    bare = blow.weapon.kind == "unarmed" and table.sheet.options.unarmed == "ko"
    if blow.spare:
        table.tell("You pull the blow.")
    elif foe.grouped:
        felled = min(blow.kills, max(kills(blow, foe), 1 if struck.wounds else 0))
        hurt(table, foe.id, felled, spares=bare)
    else:
        hurt(table, foe.id, struck.wounds, spares=bare)
    after = table.state.fighter(foe.id)
    if after.gone or struck.critical:
        table.turn(impressive=True)
    if blow.mode == "bash" and not after.gone:
        table.first(Job("bash", HERO, foe.id))
    answering = after.defending or after.protects
    if answering and not after.gone and not blow.ranged and blow.mode != "counter":
        table.first(Job("strike", foe.id, HERO, "counter"))


def _use_up(table: Table, blow: Blow) -> None:
    """Exhaust what this attack used: talents by success, the parrying weapon by use."""
    if "parrying" in blow.paid:
        table.turn(parried=True)
    if "fight dirty" in blow.paid and "fight dirty" in table.sheet.borrowed:
        table.take(talents.use(table.sheet, "fight dirty"))
    if not blow.struck.hit:
        return
    for talent in ("charger", "backstab"):
        used = talent in blow.paid or (talent == "charger" and blow.mode == "charge")
        if used and table.sheet.ready(talent):
            table.take(talents.use(table.sheet, talent))


def _deed(blow: Blow, whom: str) -> str:
    """Say what is done: `You throw the knife at the guard`."""
    if blow.mode not in SHOTS:
        return f"You attack {whom} with {_the(blow.weapon)}"
    if blow.weapon.thrown:
        return f"You throw {_the(blow.weapon)} at {whom}"
    return f"You shoot at {whom} with {_the(blow.weapon)}"


def _the(weapon: Weapon) -> str:
    return weapon.name if weapon.kind == "unarmed" else f"the {weapon.name}"
