"""The hero's attack: the test, the foe's defense, the damage, and what Momentum makes of it.

Notes: attacks, defended, missed, and those of `striking`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.odds import Odds, tally
from solo.rules.core.outcome import Note, Outcome
from solo.rules.two_d20.conan.actions.struggle import opposed
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.fight.damaging import Damaging, settled
from solo.rules.two_d20.conan.fight.doom import pay_doom
from solo.rules.two_d20.conan.fight.state import Battle, Fighter
from solo.rules.two_d20.conan.fight.tactics import warded_off
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.health.harm import roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.lookups import (
    CLOSE,
    bonus_attribute,
    bonus_dice,
    categories,
    range_of,
)
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import Move, Testing, tested
from solo.rules.two_d20.core.pool import Aim, Pool
from solo.rules.two_d20.core.rolling import Rolling
from solo.rules.two_d20.core.sheet import Notes
from solo.rules.two_d20.core.testing import FAILED, PASSED, Plan, Terms, counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Aiming(Testing):
    """The hero's attack before and while it is rolled.

    Args:
        target: The foe's id.
        weapon: With what.
        defends: Whether the foe takes a Reaction.
        exploits: Whether the foe's weakness is known.
    """

    target: str
    weapon: Weapon
    defends: bool
    exploits: bool = False

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        foe = battle.fighter(self.target)
        told = f"Your {self.weapon.name} against {foe.name}."
        if self.defends:
            told = f"{told[:-1]}, who defends with target number {foe.block.defense}:"
            told += " you need more successes."
        return (told, *self.inner.status(sheet))

    def odds(self, battle: Battle, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of a hit; a foe that defends itself rolls too."""
        if not self.defends or not isinstance(self.inner, Rolling):
            found: Odds | None = self.inner.odds(option, sheet)
            return found if not self.defends else None
        plan = self.inner.planned(option, sheet)
        if plan is None:
            return None
        terms = self.inner.check.terms(sheet, plan)
        return tally(_struggled_ways(terms, battle.fighter(self.target)))

    def rolled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: Notes
    ) -> Move:
        foe = battle.fighter(self.target)
        facts = {
            "name": foe.name,
            "weapon": self.weapon.name,
            "kind": self.weapon.kind,
            **tested(outcome),
        }
        notes = (Note("attacks", facts), *notes)
        exploited = battle.hero.exploited == foe.id
        battle = battle.stand(exploited="" if exploited else battle.hero.exploited, braced=False)
        if self.defends:
            return self._struggled(battle, outcome, sheet, dice, notes)
        if not outcome.facts["passed"]:
            return Move(battle, None, sheet, (*notes, Note("missed", {"name": foe.name})))
        return self._hits(battle, outcome.facts["momentum"], sheet, dice, notes)

    def _struggled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: tuple[Note, ...]
    ) -> Move:
        """Settle a struggle: the attacker needs strictly more (CON-032, our default)."""
        foe = battle.fighter(self.target)
        pool = _defense(foe)
        faces, _ = pool.roll(dice)
        theirs = pool.tally(faces).successes
        mine = outcome.successes if outcome.facts["passed"] else 0
        facts = {"name": foe.name, "faces": faces, "successes": theirs}
        notes = (*notes, Note("rival-rolled", facts))
        if mine > theirs:
            return self._hits(battle, mine - theirs, sheet, dice, notes)
        battle, sheet, more = warded_off(battle, foe, theirs - mine, sheet)
        return Move(battle, None, sheet, (*notes, Note("missed", {"name": foe.name}), *more))

    def _hits(
        self, battle: Battle, momentum: int, sheet: Sheet, dice: Dice, notes: tuple[Note, ...]
    ) -> Move:
        number = dice_of(self.weapon, sheet, self.exploits)
        blow = roll_blow(dice, number, self.weapon.qualities, mental=self.weapon.mental)
        stage = Damaging(target=self.target, weapon=self.weapon, blow=blow, left=momentum)
        if battle.asks and momentum + sheet.pool:
            return Move(battle, stage, sheet, notes)
        return settled(stage, battle, sheet, dice, notes)


def _defense(foe: Fighter) -> Pool:
    return Pool(Aim(foe.block.defense, foe.block.focus))


def _struggled_ways(terms: Terms, foe: Fighter) -> Iterator[tuple[Outcome, int]]:
    for mine, theirs, ways in opposed(terms, _defense(foe)):
        own = counted(terms, mine, GAME)
        hit = own.facts["passed"] and mine.successes > theirs.successes
        lacking = 0 if hit else max(1, theirs.successes - mine.successes + 1)
        yield own._replace(label=PASSED if hit else FAILED, failures=lacking), ways


def begin_attack(battle: Battle, foe: Fighter, weapon: Weapon, sheet: Sheet) -> Move:
    """Begin the hero's attack: the foe says first whether it defends (CON-030, CON-031)."""
    test = attack_test(battle, foe, weapon, sheet)
    notes: tuple[Note, ...] = ()
    cost = sheet.options.reaction_doom_cost
    defends = (
        foe.guard
        and not foe.stunned
        and foe.block.defense > 0
        and battle.policy.does("defend", sheet.threat, cost)
    )
    if defends:
        sheet, paid = pay_doom(sheet, cost)
        notes = (Note("defends", {"name": foe.name, **paid}),)
    hero = battle.hero
    near = hero.near | {foe.id} if weapon.kind == "melee" else hero.near
    loads = hero.loads
    if weapon.loads is not None:
        loads = {**loads, weapon.name: loads.get(weapon.name, 0) + 1}
    battle = battle.stand(near=near, loads=loads)
    inner = Rolling(test, battle.asks, Plan(), closed=True)
    aiming = Aiming(target=foe.id, weapon=weapon, inner=inner, defends=defends,
                    exploits=hero.exploited == foe.id)  # fmt: skip
    return Move(battle, aiming, sheet, notes)


def attack_test(battle: Battle, foe: Fighter, weapon: Weapon, sheet: Sheet) -> SkillTest:
    """Return the test of an attack: Average, and what stands against it (CON-014, CON-032)."""
    steps = list(swift(battle))
    if weapon.kind != "melee":
        away = range_of(battle.to(foe))
        steps.append(("range", categories(away, weapon.range)))
        steps.append(("the target lies low", lying_low(weapon, away, prone=foe.prone)))
    if "unwieldy" in weapon.qualities and not battle.hero.braced:
        steps.append(("unwieldy, not braced", 1))
    attribute = (bonus_attribute("threaten"),) if weapon.kind == "threaten" else ()
    test = hero_test(battle, weapon.used_with, steps, against=foe.name)
    return replace(test, attribute=attribute or test.attribute)


def lying_low(weapon: Weapon, away: str, *, prone: bool) -> int:
    """Return the steps that a shot from beyond Close range at somebody prone is harder (ours)."""
    return int(prone and weapon.kind == "ranged" and away != CLOSE)


def hero_test(
    battle: Battle, skill: str, steps: Iterable[tuple[str, int]] = (), *, against: str = ""
) -> SkillTest:
    """Return a test of the hero's in a fight, with what the moment adds to its difficulty."""
    because = (*steps, *pressing(battle, skill))
    return SkillTest(
        skill=skill,
        difficulty=1,
        tags=_tags(battle, skill),
        because=tuple((name, number) for name, number in because if number),
        against=against,
        held=True,
        alone=True,
    )


def here(battle: Battle, check: SkillTest) -> SkillTest:
    """Return a test of something that nobody listed as it is made in a fight, never Simple."""
    because = (*swift(battle), *pressing(battle, check.skill))
    return replace(
        check,
        difficulty=max(1, check.difficulty),
        tags=_tags(battle, check.skill),
        because=tuple((name, number) for name, number in because if number),
        alone=True,
    )


def _tags(battle: Battle, skill: str) -> Tags:
    """Return what the scene and the ground make harder (CON-014)."""
    ground = battle.plan.tags.terrain + battle.plan.zones[battle.hero.zone].terrain
    return replace(battle.plan.tags, terrain=ground).fitting(skill)


def pressing(battle: Battle, skill: str) -> tuple[tuple[str, int], ...]:
    """Return what makes a test of the hero's harder now (CON-029, CON-077; lying down is ours)."""
    hero = battle.hero
    sprint = int(printed("ranges")["sprint_step"]) * hero.sprinted
    lying = int(hero.prone and skill == "melee")
    return (("the sprint", sprint), ("a complication", len(hero.snags)), ("lying down", lying))


def swift(battle: Battle) -> tuple[tuple[str, int], ...]:
    """Return what a Swift Action makes harder: the test of the next Standard Action (CON-062)."""
    harder = int(printed("momentum")["spends"]["swift-action"]["harder"])
    return (("a swift action", harder * battle.hero.swift),)


def dice_of(weapon: Weapon, sheet: Sheet, exploited: bool = False) -> int:
    """Return the combat dice of the hero's attack (CON-035, CON-037)."""
    bonus = bonus_dice(sheet.attributes[bonus_attribute(weapon.kind)])
    return weapon.dice + bonus + int(printed("recovery")["exploit_dice"]) * exploited
