"""Attacks of the hero's side: the roll, extra damage, and what a hit does.

Notes: attacks, missed, struck, stunned, fell, spent, rerolled.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from solo.rules.core.naming import slug
from solo.rules.core.outcome import Option
from solo.rules.core.script import Script
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import HERO, tested
from solo.rules.two_d20.core.sentences import listed
from solo.rules.two_d20.core.sheet import bank, set_points
from solo.rules.two_d20.core.skill_test import pay
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.state import Fighter
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.gear.written import CLOSE_FIGHT, Weapon, always
from solo.rules.two_d20.fallout.health.damage import damage_of, through
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.printed import printed

_POINTS = printed("action-points")

VERBS = {"melee": "Strike", "thrown": "Throw at", "gun": "Shoot at"}


def arms(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return what the hero can attack with; bare hands for who has nothing better at hand."""
    own: dict[str, Weapon] = {}
    for weapon in sheet.weapons:
        own.setdefault(slug(weapon.name), weapon)
    if not any(weapon.kind == "melee" for weapon in own.values()):
        own |= {slug(weapon.name): weapon for weapon in always()}
    return tuple(own.values())


def attack(
    table: FightTable, target: str, weapon: Weapon, check: SkillTest, by: str = HERO
) -> Script[None]:
    """Attack a foe: make the test, and if it passes roll the combat dice.

    Args:
        table: The fight.
        target: The foe's id.
        weapon: What it is attacked with.
        check: The test.
        by: Who attacks: `hero`, or an ally's id.
    """
    foe, ally = table.battle.fighter(target), table.battle.ally(by)
    own = "" if ally else "your "
    who = f"{ally.name} attacks" if ally else "You attack"
    outcome = yield from table.test(check, (f"{who} {foe.name} with {own}{weapon.name}.",))
    table.put(replace(foe, after=by))
    names = {"by": ally.name if ally else "", "name": foe.name}
    table.tell("attacks", **names, weapon=weapon.name, **tested(outcome))
    if not outcome.facts["passed"]:
        table.tell("missed", **names)
        return
    yield from hit(table, target, weapon, outcome.facts["action_points"], by)


def hit(table: FightTable, target: str, weapon: Weapon, points: int, by: str) -> Script[None]:
    """Roll the damage of a hit; points add dice, Luck rolls some again (FO-025, FO-035).

    Args:
        table: The fight.
        target: The foe's id.
        weapon: What hit it.
        points: The Action Points that the test made.
        by: Who attacked: `hero`, or an ally's id.
    """
    faces = combat_dice.roll(table.dice, weapon.dice)
    added = 0  # combat dice bought
    stands: set[int] = set()  # the places of dice that were rolled again

    def worst() -> tuple[int, ...]:
        return worst_dice(faces, weapon, stands)

    def options() -> tuple[Option, ...]:
        save = f"Let it fall, and save {points}" if points else "Let it fall"
        more = extra_damage(weapon, added)
        # Luck is the hero's own: it is no help to the dice of others.
        rerolls = reroll_offers(faces, worst(), table.sheet.luck) if by == HERO else ()
        payable = points + table.sheet.pool >= int(_POINTS["damage"])
        return (Option("strike", save, hint="strike"), *((more,) if payable else ()), *rerolls)

    def lines() -> tuple[str, ...]:
        return hit_lines(table, target, weapon, faces, points, by)

    asks = table.battle.asks and any(not one.reason for one in options()[1:])
    while asks:
        answer = yield from table.ask(options, lines, odds=lambda option: None)
        if answer.option == "strike":
            break
        if answer.option == "extra-damage":
            points = pay(table, int(_POINTS["damage"]), points)
            faces += combat_dice.roll(table.dice, 1)
            added += 1
            table.tell("spent", what="extra-damage")
            continue
        places = worst()[: int(answer.option.removeprefix("reroll-"))]
        faces = roll_again(table, faces, places)
        stands.update(places)

    strike(table, table.battle.fighter(target), damage_of(faces, weapon.qualities), faces, weapon)
    if points:
        table.become(bank(table.sheet, points))


def hit_lines(
    table: FightTable, target: str, weapon: Weapon, faces: tuple[int, ...], points: int, by: str
) -> tuple[str, ...]:
    """Say what a hit would do as its dice lie now."""
    ally = table.battle.ally(by)
    who = f"{ally.name} hits" if ally else "You hit"
    shown = listed(faces) if faces else "nothing"
    damage = damage_of(faces, weapon.qualities)
    name = table.battle.fighter(target).name
    line = f"{who} {name}. The combat dice show {shown}: {damage} damage."
    if not points + table.sheet.pool:
        return (line,)
    left = f"Action Points to spend: {points} from this roll, {table.sheet.pool} in the pool."
    return (line, left)


def extra_damage(weapon: Weapon, added: int) -> Option:
    """Offer one more combat die for a hit in close fight (FO-025)."""
    most = int(_POINTS["most_damage"])
    reason = ""
    if weapon.kind not in CLOSE_FIGHT:
        reason = "only a blow or a throw can be made worse"
    if added >= most:
        reason = f"{most} extra dice are the most"
    return Option("extra-damage", "One more combat die (1 Action Point)", "", reason, "damage")


def reroll_offers(faces: Sequence[int], worst: Sequence[int], luck: int) -> tuple[Option, ...]:
    """Offer to roll the worst die again, the two worst, the three worst (FO-035)."""
    poor = "" if luck else "you have no Luck left"
    offers = []
    for number in range(1, len(worst) + 1):
        shown = listed(tuple(faces[place] for place in worst[:number]))
        text = f"Roll the {shown} again (1 Luck, {luck} left)"
        offers.append(Option(f"reroll-{number}", text, "", poor, f"reroll {number}"))
    return tuple(offers)


def roll_again(table: FightTable, faces: tuple[int, ...], places: Sequence[int]) -> tuple[int, ...]:
    """Roll some combat dice again, for Luck (FO-035)."""
    cost = int(printed("luck")["reroll"])
    table.become(set_points(table.sheet, "luck", table.sheet.luck - cost))
    new = combat_dice.roll(table.dice, len(places))
    table.tell("rerolled", old=tuple(faces[place] for place in places), new=new, by="")
    again = dict(zip(places, new, strict=True))
    return tuple(again.get(place, face) for place, face in enumerate(faces))


def worst_dice(faces: Sequence[int], weapon: Weapon, stands: Collection[int]) -> tuple[int, ...]:
    """Return the places of up to three dice that do the least and were not rolled again yet."""

    def value(place: int) -> tuple[int, int]:
        face = (faces[place],)
        return damage_of(face, weapon.qualities), combat_dice.read(face).effects

    open_dice = [place for place in range(len(faces)) if place not in stands]
    return tuple(sorted(open_dice, key=value)[: int(printed("luck")["combat_dice"])])


def strike(
    table: FightTable, one: Fighter, damage: int, faces: tuple[int, ...], weapon: Weapon
) -> None:
    """Take damage from the Health of a foe, or of an ally."""
    left = through(damage, one.block.armor, faces, weapon.qualities)
    health = max(0, one.health - left)
    stunned = "stun" in weapon.qualities and combat_dice.read(faces).effects > 0
    table.tell("struck", name=one.name, damage=damage, through=left, left=health)
    if not health:
        table.tell("fell", name=one.name)
    elif stunned:
        table.tell("stunned", name=one.name)
    table.put(replace(one, health=health, stunned=one.stunned or stunned))
