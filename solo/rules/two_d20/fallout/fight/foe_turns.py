"""What foes do in their turns, and the gamemaster's Action Points that go into it (FO-029).

Notes: holds, stunned, foe-bought, foe-attacks, foe-missed, hurt.
"""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, Aim, Pool
from solo.rules.two_d20.core.sheet import Notes, set_points
from solo.rules.two_d20.fallout.checks.spends import price
from solo.rules.two_d20.fallout.fight.attack import strike
from solo.rules.two_d20.fallout.fight.written import Battle, Fighter
from solo.rules.two_d20.fallout.gear.written import CLOSE_FIGHT, Weapon
from solo.rules.two_d20.fallout.health.harm import damage_of, through
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.printed import printed

Acted = tuple[Battle, Sheet, Notes]


def foe_acts(battle: Battle, foe: Fighter, sheet: Sheet, dice: Dice) -> Acted:
    """Let a foe attack whoever attacked it last, the hero at first; unless it is stunned (ours)."""
    if foe.stunned:
        return battle.put(replace(foe, stunned=False)), sheet, (Note("holds", {"name": foe.name}),)
    weapon = foe.block.weapons[0]
    bought, sheet, notes = _buys(battle, sheet)
    pool = Pool(Aim(foe.block.tn, max(1, foe.block.tag)), DICE + bought)
    faces, _ = pool.roll(dice)
    successes = pool.tally(faces).successes
    ally = battle.ally(foe.after)
    cover = int(printed("health")["cover"]) * battle.covered
    needed = ally.block.difficulty if ally else 1 + cover
    at = ally.name if ally else ""
    facts = {"name": foe.name, "at": at, "weapon": weapon.name, "faces": faces,
             "successes": successes, "needed": needed}  # fmt: skip
    notes = (*notes, Note("foe-attacks", facts))
    if successes < needed:
        return battle, sheet, (*notes, Note("foe-missed", {"name": foe.name, "at": at}))
    extra, sheet, more = _worse(battle, weapon.kind in CLOSE_FIGHT, sheet)
    shown = combat_dice.roll(dice, weapon.dice + extra)
    if ally:
        damage = damage_of(shown, weapon.qualities)
        battle, hurt = strike(battle, ally, damage, shown, weapon)
    else:
        battle, sheet, hurt = _hurts(battle, weapon, shown, sheet)
    made: Notes = ()
    if sheet.options.foe_points == "saved":
        sheet, made = set_points(sheet, "threat", sheet.threat + successes - needed)
    return battle, sheet, (*notes, *more, *hurt, *made)


def _hurts(battle: Battle, weapon: Weapon, shown: tuple[int, ...], sheet: Sheet) -> Acted:
    """Let a hit fall on the hero."""
    damage = damage_of(shown, weapon.qualities)
    left = through(damage, sheet.armor, shown, weapon.qualities)
    hurt = Note("hurt", {"damage": damage, "armor": sheet.armor, "through": left})
    sheet, fell = wound(sheet, left)
    stunned = "stun" in weapon.qualities and combat_dice.read(shown).effects > 0
    told = (Note("stunned", {"name": ""}),) if stunned and not sheet.fallen else ()
    return replace(battle, stunned=battle.stunned or stunned), sheet, (hurt, *fell, *told)


def _buys(battle: Battle, sheet: Sheet) -> tuple[int, Sheet, Notes]:
    """Buy dice for an attack with the gamemaster's points, as the policy says."""
    most = min(MOST_EXTRA, battle.policy.number("most_dice"))
    bought = max(
        (number for number in range(1, most + 1)
         if battle.policy.does("dice", sheet.threat, price(number))),
        default=0,
    )  # fmt: skip
    if not bought:
        return 0, sheet, ()
    sheet, notes = set_points(sheet, "threat", sheet.threat - price(bought))
    return bought, sheet, (*notes, Note("foe-bought", {"dice": bought}))


def _worse(battle: Battle, close: bool, sheet: Sheet) -> tuple[int, Sheet, Notes]:
    """Make a hit in close fight worse, as the policy says (FO-025)."""
    if not close or not battle.policy.does("damage", sheet.threat, 1):
        return 0, sheet, ()
    table = printed("action-points")
    number = min(int(table["most_damage"]), sheet.threat)
    sheet, notes = set_points(sheet, "threat", sheet.threat - number)
    return number, sheet, (*notes, Note("foe-worse", {"dice": number}))
