"""Attacks of the hero's side: the roll, extra damage, and what a hit does.

Notes: attacks, missed, struck, stunned, fell, spent, rerolled.
"""

from dataclasses import replace

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import HERO, tested
from solo.rules.two_d20.core.sheet import bank, set_points
from solo.rules.two_d20.core.skill_test import pay
from solo.rules.two_d20.core.words import words as shared
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.state import Fighter, hero_key
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.words import words as say
from solo.rules.two_d20.fallout.gear.written import CLOSE_FIGHT, Weapon, always
from solo.rules.two_d20.fallout.health.damage import an_effect, damage_of
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Message, Text

_POINTS = printed("action-points")


def arms(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return what the hero can attack with; bare hands if there is nothing better."""
    own: dict[str, Weapon] = {}
    for weapon in sheet.weapons:
        own.setdefault(weapon.name, weapon)
    if not any(weapon.kind == "melee" for weapon in own.values()):
        own |= {weapon.name: weapon for weapon in always()}
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
    names = {"by": ally.name if ally else "", "name": foe.name}
    above = (say("attacking", **names, weapon=weapon.name),)
    outcome = yield from table.test(check, above, harm_of(foe, weapon))
    table.put(replace(foe, after=hero_key(table.sheet) if by == HERO else by))
    table.tell_first("attacks", **names, weapon=weapon.name, **tested(outcome))
    if not outcome.facts["passed"]:
        table.tell("missed", **names)
        return
    faces = combat_dice.roll(table.dice, weapon.dice)
    points = outcome.facts["action_points"]
    yield from hit(
        table, target, Hit(say("hits", **names), weapon, faces, points, lucky=by == HERO)
    )


def harm_of(foe: Fighter, weapon: Weapon) -> Message:
    """Say what a hit does: how much on average, what armor takes, how much the foe can bear."""
    most = combat_dice.mean(weapon.dice, an_effect=int("vicious" in weapon.qualities))
    armor, left = foe.block.armor, foe.health
    return say("hit-does", damage=most, armor=armor, name=foe.name, left=left)


class Hit(NamedTuple):
    """A hit whose combat dice have fallen and may still be changed."""

    who: Text  # who hits whom, in a sentence
    weapon: Weapon
    faces: tuple[int, ...]  # the combat dice
    points: int  # the Action Points that the test made and that are left
    lucky: bool  # whether it is the hero's, whose Luck is no help to the dice of others
    added: int = 0  # combat dice bought
    stands: frozenset[int] = frozenset()  # the places of dice that were rolled again


class Change(NamedTuple):
    """A change to the combat dice of a hit: one die more, or some rolled again."""

    again: tuple[int, ...] = ()  # the places of those that are rolled again


def hit(table: FightTable, target: str, now: Hit) -> Script[None]:
    """Let a hit fall; before it points add dice, and Luck rolls some again (FO-025, FO-035)."""

    def offers() -> tuple[Offer[Change | None], ...]:
        return hit_options(now, table.sheet)

    def lines() -> tuple[Message, ...]:
        return hit_lines(now, table.sheet)

    def chances(change: Change | None) -> Odds | None:
        if change is None:
            return None
        kept = [face for place, face in enumerate(now.faces) if place not in change.again]
        thrown = len(change.again) or 1
        return combat_dice.thrown(kept, thrown, an_effect(now.weapon.qualities))

    foe = table.battle.fighter(target)
    while table.asking and any(not one.option.reason for one in offers()[1:]):
        table.keep_damage(now.faces, now.weapon, foe.block.armor, now.who, lies=True)
        change = (yield from table.pick(offers, lines, odds=chances)).does
        if change is None:
            break
        now = roll_again(table, now, change.again) if change.again else add_die(table, now)
    strike(table, foe, now.faces, now.weapon, now.who)
    if now.points:
        table.become(bank(table.sheet, now.points))


def hit_lines(now: Hit, sheet: Sheet) -> tuple[Message, ...]:
    """Say what a hit would do as its dice lie now."""
    damage = damage_of(now.faces, now.weapon.qualities)
    line = say("dice-lie", who=now.who, faces=now.faces, damage=damage)
    if not now.points + sheet.pool:
        return (line,)
    left = shared("points-left", points="Action Points", left=now.points, pool=sheet.pool)
    return (line, left)


def hit_options(now: Hit, sheet: Sheet) -> tuple[Offer[Change | None], ...]:
    """Offer to let a hit fall, or to change its dice (FO-025, FO-035)."""
    save = say("let-stand", points=now.points)
    payable = now.points + sheet.pool >= int(_POINTS["damage"])
    more = (extra_damage(now),) if payable else ()
    fall = Offer[Change | None](Option("strike", save, hint="fall"), None)
    return (fall, *more, *reroll_offers(now, sheet.luck))


def extra_damage(now: Hit) -> Offer[Change | None]:
    """Offer one more combat die for a hit in close fight (FO-025)."""
    most = int(_POINTS["most_damage"])
    reason: Text = ""
    if now.weapon.kind not in CLOSE_FIGHT:
        reason = say("no-gun")
    if now.added >= most:
        reason = say("most-extra", most=most)
    option = Option("extra-damage", say("more-damage"), "", reason, "damage")
    return Offer(option, Change())


def reroll_offers(now: Hit, luck: int) -> tuple[Offer[Change | None], ...]:
    """Offer to roll the worst die again, the two worst, the three worst (FO-035)."""
    poor = "" if luck else words("no-luck")
    worst = worst_dice(now) if now.lucky else ()
    offers = list[Offer[Change | None]]()
    for number in range(1, len(worst) + 1):
        text = say("reroll", faces=tuple(now.faces[place] for place in worst[:number]))
        option = Option(f"reroll-{number}", text, reason=poor, hint=f"reroll {number}")
        offers.append(Offer(option, Change(worst[:number])))
    return tuple(offers)


def add_die(table: FightTable, now: Hit) -> Hit:
    """Pay for one more combat die, and roll it (FO-025)."""
    left = pay(table, int(_POINTS["damage"]), now.points)
    faces = (*now.faces, *combat_dice.roll(table.dice, 1))
    table.tell("spent", what="extra-damage")
    return now._replace(points=left, faces=faces, added=now.added + 1)


def roll_again(table: FightTable, now: Hit, places: tuple[int, ...]) -> Hit:
    """Roll some combat dice again, for Luck (FO-035, FO-036)."""
    cost = int(printed("luck")["reroll"])
    table.become(set_points(table.sheet, "luck", table.sheet.luck - cost))
    new = combat_dice.roll(table.dice, len(places))
    table.tell("rerolled", old=tuple(now.faces[place] for place in places), new=new, by="")
    again = dict(zip(places, new, strict=True))
    faces = tuple(again.get(place, face) for place, face in enumerate(now.faces))
    return now._replace(faces=faces, stands=now.stands | frozenset(places))


def worst_dice(now: Hit) -> tuple[int, ...]:
    """Return the places of the worst dice that were not rolled again yet, three at most."""

    def value(place: int) -> tuple[int, int]:
        face = (now.faces[place],)
        return damage_of(face, now.weapon.qualities), combat_dice.read(face).effects

    open_dice = [place for place in range(len(now.faces)) if place not in now.stands]
    return tuple(sorted(open_dice, key=value)[: int(printed("luck")["combat_dice"])])


def strike(
    table: FightTable, one: Fighter, faces: tuple[int, ...], weapon: Weapon, who: Text
) -> None:
    """Take damage from the Health of a foe or an ally; `who` says who has hit whom."""
    damage, left = table.keep_damage(faces, weapon, one.block.armor, who)
    health = max(0, one.health - left)
    stunned = "stun" in weapon.qualities and combat_dice.read(faces).effects > 0
    table.tell("struck", name=one.name, damage=damage, through=left, left=health)
    if not health:
        table.tell("fell", name=one.name)
    elif stunned:
        table.tell("stunned", name=one.name)
    table.put(replace(one, health=health, stunned=one.stunned or stunned))
