"""The hero's attack: the test, the foe's defense, the damage, and what Momentum adds.

Notes: defends, attacks, rival-rolled, missed, and those of `damage`.
"""

from collections.abc import Iterator, Mapping
from functools import partial

from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.actions.struggle import LOST, WON, opposed
from solo.rules.two_d20.conan.checks.combat_dice import bonus_attribute, bonus_dice
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.fight.damage import Hit, damage
from solo.rules.two_d20.conan.fight.difficulty import PARRY, besetting
from solo.rules.two_d20.conan.fight.foe_momentum import warded_off
from solo.rules.two_d20.conan.fight.state import Fighter
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.health.harm import Blow, roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import tested
from solo.rules.two_d20.core.pool import Aim, Pool
from solo.rules.two_d20.core.skill_test import Frame
from solo.rules.two_d20.core.testing import FAILED, PASSED, Plan, Terms, counted
from solo.words import Message


def attack(
    table: FightTable,
    key: str,
    weapon: Weapon,
    test: SkillTest,
    *,
    leaving: bool = False,
    acting: bool = True,
) -> Script[None]:
    """Attack a foe: it may defend itself, the dice fall, and a hit does damage (CON-030 to 043).

    A blow at a foe who is `leaving` does not bring it within Reach. `acting` is whether it is the
    hero's own turn, in which alone a Swift Action can be taken (CON-019, CON-062).
    """
    foe = table.battle.fighter(key)
    defends = _defends(table, foe)
    exploited = table.hero.exploited == key
    if weapon.kind == "melee" and not leaving:
        table.stand(near=table.hero.near | {key})
    if weapon.loads is not None:
        shots = table.hero.loads.get(weapon.name, 0) + 1
        table.stand(loads={**table.hero.loads, weapon.name: shots})

    frame = _asked_in_attack(table, foe, weapon, test, defends=defends)
    outcome = yield from table.test(test, frame)
    table.tell_first(
        "attacks", name=foe.name, weapon=weapon.name, kind=weapon.kind, **tested(outcome)
    )
    table.stand(exploited="" if exploited else table.hero.exploited, braced=False)

    passed, momentum = outcome.facts["passed"], outcome.facts["momentum"]
    if defends:
        momentum = _struggle(table, foe, weapon, outcome)
        passed = momentum > 0
    if not passed:
        table.tell("missed", name=foe.name)
        if defends:
            warded_off(table, foe, -momentum)
        return
    number = dice_of(weapon, table.sheet, exploited)
    rule = partial(_blow, number, weapon, foe.block.armor)
    blow = rule(table.dice) if table.asking else foreseen(table.dice, rule, _falling)
    yield from damage(table, Hit(key, blow, momentum, acting=acting))


def _asked_in_attack(
    table: FightTable, foe: Fighter, weapon: Weapon, test: SkillTest, *, defends: bool
) -> Frame:
    """Return what is shown, and how odds are counted, while the player decides about an attack."""
    defense = foe.block.defense if defends else None
    told = words("your-attack", weapon=weapon.name, name=foe.name, defense=defense)

    def struggle(plan: Plan) -> Odds:
        terms = test.terms(table.sheet, plan)
        return tally(_struggled_ways(terms, foe, _unguarded(table, foe, weapon)))

    exploited = table.hero.exploited == foe.id
    harm = _harm(foe, weapon, dice_of(weapon, table.sheet, exploited))
    return Frame(above=lambda: (told,), weigh=struggle if defends else None, harm=harm)


def _harm(foe: Fighter, weapon: Weapon, dice: int) -> Message:
    """Say what a hit does: how much on average, and how much the foe can bear."""
    most = combat_dice.mean(dice, an_effect=weapon.qualities.get("vicious", 0))
    left = foe.resolve if weapon.mental else foe.vigor
    return words("hit-does", damage=most, name=foe.name, left=left, mental=weapon.mental)


def _blow(number: int, weapon: Weapon, armor: Mapping[str, int], dice: Dice) -> Blow:
    return roll_blow(dice, number, weapon.qualities, mental=weapon.mental, armor=armor)


def _falling(blow: Blow) -> object:
    """Return what counts of a blow without Momentum; places with the same armor are as one."""
    return blow.hit, blow.place


def _defends(table: FightTable, foe: Fighter) -> bool:
    """Say whether a foe takes a Reaction, and pay the Doom for it (CON-030, CON-031)."""
    cost = table.sheet.options.reaction_doom_cost
    able = foe.guard and not foe.stunned and foe.block.defense > 0
    if not able or not table.battle.policy.does("defend", table.sheet.threat, cost):
        return False
    table.tell("defends", name=foe.name, **table.pay_doom(cost))
    return True


def _struggle(table: FightTable, foe: Fighter, weapon: Weapon, own: Outcome) -> int:
    """Roll the foe's defense; return how many more successes the hero has (CON-032, our default).

    The attacker needs strictly more.
    """
    pool = _defense(foe)
    faces, _ = pool.roll(table.dice)
    steps = _unguarded(table, foe, weapon)
    theirs = _defended(pool.tally(faces).successes, steps)
    table.tell("rival-rolled", name=foe.name, faces=faces, tn=pool.aim.tn, successes=theirs)
    mine = own.successes if own.facts["passed"] else 0
    facts = {**own.facts, "rival": theirs, "rival_faces": faces}
    table.explains(own._replace(label=WON if mine > theirs else LOST, facts=facts))
    return mine - theirs


def _defense(foe: Fighter) -> Pool:
    return Pool(Aim(foe.block.defense, foe.block.focus))


def _unguarded(table: FightTable, foe: Fighter, weapon: Weapon) -> int:
    """Return by how many steps a foe's defense is harder (CON-014, CON-048).

    Wounds hamper it against blows and shots, Trauma against what frightens. Scene and ground make
    a parry harder.
    """
    hampered = foe.hampered(table.sheet.options, mental=weapon.mental)
    return hampered + (0 if weapon.mental else besetting(table.battle, foe, PARRY))


def _defended(successes: int, steps: int) -> int:
    """Return the successes of a foe's defense: none if they are too few for its difficulty."""
    return successes if successes > steps else 0


def _struggled_ways(terms: Terms, foe: Fighter, steps: int) -> Iterator[tuple[Outcome, int]]:
    for mine, rolled, ways in opposed(terms, _defense(foe)):
        own, theirs = counted(terms, mine, GAME), _defended(rolled.successes, steps)
        hit = own.facts["passed"] and mine.successes > theirs
        lacking = 0 if hit else max(1, theirs - mine.successes + 1)
        yield own._replace(label=PASSED if hit else FAILED, failures=lacking), ways


def dice_of(weapon: Weapon, sheet: Sheet, exploited: bool = False) -> int:
    """Return the combat dice of the hero's attack (CON-035, CON-037)."""
    bonus = bonus_dice(sheet.attributes[bonus_attribute(weapon.kind)])
    return weapon.dice + bonus + int(printed("recovery")["exploit_dice"]) * exploited
