"""Where others give the hero a choice outside the hero's own turn: the Reactions (CON-026).

Notes: reacted, and those of `foe_attack`.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.fight.attack import begin_attack, hero_test
from solo.rules.two_d20.conan.fight.foe_attack import against, foe_attacks
from solo.rules.two_d20.conan.fight.state import Attack, Battle, arms
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.fighting import HERO, Move, Testing, tested
from solo.rules.two_d20.core.rolling import Rolling
from solo.rules.two_d20.core.sheet import Notes, set_points
from solo.rules.two_d20.core.testing import Plan

SKILLS = {"parry": "parry", "dodge": "acrobatics", "steel": "discipline", "protect": "parry"}
"""The skill of each Reaction to an attack (our default)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Incoming(Testing):
    """An attack on the hero or an ally, before its dice: will the hero react?

    Args:
        attack: The attack.
        inner: The hero's test once a Reaction was chosen, else None.
    """

    attack: Attack
    inner: Any = None

    @property
    def forced(self) -> str | None:
        forced: str | None = None if self.inner is None else self.inner.forced
        return forced

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        foe, weapon = battle.fighter(self.attack.attacker), self.attack.weapon
        whom = "you" if self.attack.target == HERO else battle.fighter(self.attack.target).name
        name = foe.name[0].upper() + foe.name[1:]
        line = f"{name} attacks {whom}: {weapon.name}, target number {foe.block.tn}, "
        line += f"{weapon.dice} combat dice if it hits."
        return (line,) if self.inner is None else (line, *self.inner.status(sheet))

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        if self.inner is not None:
            options: tuple[Option, ...] = self.inner.options(sheet)
            return options
        mine = self.attack.target == HERO
        let = "No Reaction: take it as it comes" if mine else "Leave it to them"
        return (Option("take-it", let, hint="take it"), *self.reactions(battle, sheet))

    def reactions(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        """Return the Reactions to it (CON-026, CON-031)."""
        guard = "" if battle.hero.guard else "your guard is broken"
        if self.attack.target != HERO:
            ally = battle.fighter(self.attack.target)
            far = "" if ally.zone == battle.hero.zone else "you are too far away"
            text = f"Protect {ally.name} with a Parry"
            return (self._reaction("protect", text, far or guard, battle, sheet),)
        if self.attack.weapon.mental:
            return (self._reaction("steel", "Steel yourself with Discipline", "", battle, sheet),)
        dodge = self._reaction("dodge", "Dodge with Acrobatics", guard, battle, sheet)
        if self.attack.weapon.kind != "melee":
            return (dodge,)
        return (self._reaction("parry", "Parry", guard, battle, sheet), dodge)

    def _reaction(self, key: str, text: str, reason: str, battle: Battle, sheet: Sheet) -> Option:
        terms = hero_test(battle, SKILLS[key]).terms(sheet)
        price = f"gives the gamemaster {sheet.options.reaction_doom_cost} Doom"
        hard = f", difficulty {terms.difficulty}" if terms.difficulty > 1 else ""
        told = f"{text}, target number {terms.pool.aim.tn}{hard}; {price}"
        return Option(key, told, "", reason, key)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        if self.inner is not None:
            return Testing.step(self, battle, option, words, sheet, dice)
        refuse(option, self.options(battle, sheet))
        if option == "take-it":
            return foe_attacks(battle, self.attack, sheet, dice, None)
        sheet, notes = set_points(sheet, "threat", sheet.threat + sheet.options.reaction_doom_cost)
        inner = Rolling(self._test(battle, option), battle.asks, Plan(), closed=True)
        return Move(battle, replace(self, inner=inner), sheet, notes)

    def rolled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: Notes
    ) -> Move:
        move = foe_attacks(battle, self.attack, sheet, dice, outcome)
        told = Note("reacted", {"skill": outcome.facts["skill"], **tested(outcome)})
        return move._replace(notes=(told, *notes, *move.notes))

    def odds(self, battle: Battle, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances that the attack is turned aside; the foe's dice are counted too."""
        if self.inner is None:
            refuse(option, self.options(battle, sheet))
            if option == "take-it":
                return against(battle, self.attack, sheet, sheet.threat, None)
            doom = sheet.threat + sheet.options.reaction_doom_cost
            terms = self._test(battle, option).terms(sheet)
            return against(battle, self.attack, sheet, doom, terms)
        plan = self.inner.planned(option, sheet) if isinstance(self.inner, Rolling) else None
        if plan is None:
            return None
        doom = sheet.threat + sheet.options.bonus_d20_cost * plan.given
        return against(battle, self.attack, sheet, doom, self.inner.check.terms(sheet, plan))

    def _test(self, battle: Battle, option: str) -> SkillTest:
        return hero_test(battle, SKILLS[option], against="the attack")


@dataclass(frozen=True, slots=True, kw_only=True)
class Waited:
    """A foe has come within Reach of a hero who waited for it; the fight goes on with a blow."""

    foe: str

    @property
    def forced(self) -> str | None:
        return "strike-first"

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        return (Option("strike-first", "Strike first", hint="strike"),)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        battle = battle.stand(ready=False)
        return begin_attack(battle, battle.fighter(self.foe), blade(battle, sheet), sheet)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """A foe leaves the hero's Reach: the hero may strike after it (CON-026, CON-027)."""

    foe: str

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        name = battle.fighter(self.foe).name
        return (f"{name[0].upper()}{name[1:]} turns to get out of your Reach.",)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        price = f"gives the gamemaster {sheet.options.reaction_doom_cost} Doom"
        text = f"Retaliate with your {blade(battle, sheet).name}; {price}"
        return (Option("let-go", "No Reaction: let it go", hint="let it go"),
                Option("retaliate", text, hint="retaliate"))  # fmt: skip

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "let-go":
            return Move(battle, None, sheet)
        sheet, notes = set_points(sheet, "threat", sheet.threat + sheet.options.reaction_doom_cost)
        foe = battle.fighter(self.foe)
        move = begin_attack(battle, foe, blade(battle, sheet), sheet)
        near = move.battle.hero.near - {self.foe}
        return move._replace(battle=move.battle.stand(near=near), notes=(*notes, *move.notes))


def blade(battle: Battle, sheet: Sheet) -> Weapon:
    """Return the melee weapon that the hero strikes with: that in hand, or bare hands."""
    melee = [weapon for weapon in arms(sheet) if weapon.kind == "melee"]
    in_hand = [weapon for weapon in melee if weapon.name == battle.hero.hand]
    return (in_hand or [weapon for weapon in melee if not weapon.hands])[0]


def struck_at(battle: Battle, attack: Attack, sheet: Sheet, dice: Dice) -> Move:
    """Open an attack on the hero's side, or roll it where no Reaction is possible."""
    stage = Incoming(attack=attack)
    if attack.target != HERO and all(one.reason for one in stage.reactions(battle, sheet)):
        return foe_attacks(battle, attack, sheet, dice, None)
    return Move(battle, stage, sheet)
