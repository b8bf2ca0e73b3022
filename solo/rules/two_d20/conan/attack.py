"""The hero's attack: the test, the foe's defense, the damage, and what Momentum makes of it.

Notes: attacks, defended, missed, and those of `striking`.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome
from solo.rules.two_d20.conan.battle import Battle, Fighter, Move
from solo.rules.two_d20.conan.checks import SkillTest
from solo.rules.two_d20.conan.damaging import Damaging, settled
from solo.rules.two_d20.conan.gear import Weapon
from solo.rules.two_d20.conan.harm import roll_blow
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.tables import bonus_attribute, bonus_dice, categories, range_of
from solo.rules.two_d20.pool import Aim, Pool
from solo.rules.two_d20.rolling import Rolling
from solo.rules.two_d20.sheet import set_points
from solo.rules.two_d20.testing import Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class Aiming:
    """The hero's attack before and while it is rolled.

    Args:
        target: The foe's id.
        weapon: With what.
        inner: The roll.
        defends: Whether the foe takes a Reaction.
    """

    target: str
    weapon: Weapon
    inner: Any
    defends: bool

    @property
    def forced(self) -> str | None:
        forced: str | None = self.inner.forced
        return forced

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        foe = battle.fighter(self.target)
        told = f"You attack {foe.name} with your {self.weapon.name}."
        if self.defends:
            told += f" It is ready to defend, against {foe.block.defense}: who does better wins."
        return (told, *self.inner.status(sheet))

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        options: tuple[Option, ...] = self.inner.options(sheet)
        return options

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        step = self.inner.step(option, words, sheet, dice)
        if step.outcome is None:
            return Move(battle, replace(self, inner=step.encounter), step.sheet, step.notes)
        return self._rolled(battle, step.outcome, step.sheet, dice, step.notes)

    def _rolled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: tuple[Note, ...]
    ) -> Move:
        foe = battle.fighter(self.target)
        facts = {
            "name": foe.name,
            "weapon": self.weapon.name,
            "faces": outcome.faces,
            "successes": outcome.successes,
            "difficulty": outcome.facts["difficulty"],
        }
        notes = (*notes, Note("attacks", facts))
        momentum, hit = outcome.facts["momentum"], outcome.facts["passed"]
        if self.defends:
            momentum, hit, more = _defended(foe, outcome, dice)
            notes += more
        if not hit:
            return Move(battle, None, sheet, (*notes, Note("missed", {"name": foe.name})))
        blow = roll_blow(
            dice, dice_of(self.weapon, sheet, battle.hero.exploited == foe.id),
            self.weapon.qualities, mental=self.weapon.mental,
        )  # fmt: skip
        battle = battle.stand(exploited="", braced=False)
        stage = Damaging(target=foe.id, weapon=self.weapon, blow=blow, left=momentum)
        if battle.asks and momentum + sheet.pool:
            return Move(battle, stage, sheet, notes)
        return settled(stage, battle, sheet, dice, notes)


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
        sheet, notes = set_points(sheet, "threat", sheet.threat - cost)
        notes = (*notes, Note("defends", {"name": foe.name, "doom": cost}))
    hero = battle.hero
    near = hero.near | {foe.id} if weapon.kind == "melee" else hero.near
    loads = hero.loads
    if weapon.loads is not None:
        loads = {**loads, weapon.name: loads.get(weapon.name, 0) + 1}
    battle = battle.stand(near=near, loads=loads)
    inner = Rolling(test, battle.asks, Plan(), closed=True)
    return Move(
        battle, Aiming(target=foe.id, weapon=weapon, inner=inner, defends=defends), sheet, notes
    )


def attack_test(battle: Battle, foe: Fighter, weapon: Weapon, sheet: Sheet) -> SkillTest:
    """Return the test of an attack: Average, and what stands against it (CON-014, CON-032)."""
    steps = categories(range_of(battle.to(foe)), weapon.range) if weapon.kind != "melee" else 0
    steps += int("unwieldy" in weapon.qualities and not battle.hero.braced)
    return hero_test(battle, weapon.used_with, steps, against=foe.name, kind=weapon.kind)


def hero_test(
    battle: Battle, skill: str, steps: int = 0, *, against: str = "", kind: str = ""
) -> SkillTest:
    """Return a test of the hero's in a fight, with what the moment adds to its difficulty."""
    hero = battle.hero
    steps += int(hero.swift) + int(hero.sprinted) + len(hero.snags)
    if kind == "melee":
        steps += int(hero.prone) + battle.plan.zones[hero.zone].terrain
    attribute = () if kind != "threaten" else (bonus_attribute("threaten"),)
    return SkillTest(
        skill=skill,
        attribute=attribute,
        difficulty=1,
        difficulty_mod=steps,
        tags=battle.plan.tags,
        against=against,
        held=bool(kind),
    )


def dice_of(weapon: Weapon, sheet: Sheet, exploited: bool = False) -> int:
    """Return the combat dice of the hero's attack (CON-035, CON-037)."""
    bonus = bonus_dice(sheet.attributes[bonus_attribute(weapon.kind)])
    return weapon.dice + bonus + int(printed("recovery")["exploit_dice"]) * exploited


def _defended(foe: Fighter, outcome: Outcome, dice: Dice) -> tuple[int, bool, tuple[Note, ...]]:
    """Settle a struggle: the attacker needs strictly more (CON-032, our default)."""
    pool = Pool(Aim(foe.block.defense, foe.block.focus))
    faces, _ = pool.roll(dice)
    theirs = pool.tally(faces).successes
    mine = outcome.successes if outcome.facts["passed"] else 0
    facts = {"name": foe.name, "faces": faces, "successes": theirs}
    return max(0, mine - theirs), mine > theirs, (Note("rival-rolled", facts),)
