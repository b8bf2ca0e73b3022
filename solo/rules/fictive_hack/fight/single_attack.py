"""Rolls of a fight that stand alone: one attack outside a fight, minions, initiative."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import scripted
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks.awesome import violence_bonus
from solo.rules.fictive_hack.checks.effects import Snapped, Uses, Worn
from solo.rules.fictive_hack.checks.modifiers import aiding
from solo.rules.fictive_hack.checks.task import encumbered
from solo.rules.fictive_hack.checks.ten_sided import d10
from solo.rules.fictive_hack.fight.additions import Addition, offers, open_to
from solo.rules.fictive_hack.fight.attack_roll import (
    Terms,
    Thrown,
    cover,
    outcome_of,
    reckon,
    throw,
    ways,
)
from solo.rules.fictive_hack.fight.blow import Blow, chosen
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.gear.effects import Ammo
from solo.rules.fictive_hack.gear.weapons import (
    Arming,
    Kind,
    Pool,
    Terrain,
    Weapon,
    arena_bonus,
    base_wounds,
    pool,
    why_not_together,
)
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.heroes.talents import improved
from solo.rules.fictive_hack.printed import printed
from solo.words import Message

Choice = Literal["none", "hit", "wound"]
ONCE = frozenset({"1s", "1f"})
"""The counts of what either succeeds or fails."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(CheckBase, Checked):
    """An attack roll. Without fields it is the hero's with the weapon in hand.

    Labels: `hit` and `miss`. On top: `critical`, `soaked` (a hit that does nothing) and `wounds-1`,
    `wounds-2` … as it does.

    Source: Fictive Hack, FH-049 to FH-072, FH-137, FH-221 to FH-227, FH-260.
    """

    signs: ClassVar[Mapping[str, str]] = {"hit": "s", "miss": "f"}

    weapon: Annotated[Kind, "The class; nothing takes the hero's own weapon."] = ""
    ranged: Annotated[bool, "Whether it is shot or thrown."] = False
    armor: Annotated[
        Literal["none", "light", "medium", "heavy", "super-heavy"], "What the target wears."
    ] = "none"
    attribute: Annotated[
        Rating | None,
        "What a light or unarmed attack adds: an attribute or a number; the best unless given.",
    ] = None
    arena: Annotated[Terrain, "What kind of place it is; for ranged weapons the target's."] = ""
    shield: Annotated[bool | None, "Whether a shield is used; nothing says the hero's own."] = None
    shield_skill: Annotated[bool, "Whether it costs no die."] = False
    parry: Annotated[
        Literal["none", "held", "hit", "wound"], "Whether a parrying weapon is used, and for what."
    ] = "none"
    parried: Annotated[bool, "Whether the target takes a die away by Expert Parry."] = False
    defended: Annotated[bool, "Whether the target defends itself."] = False
    defender_shield: Annotated[bool, "Whether it does so with a shield."] = False
    parried_off: Annotated[bool, "Whether the target's parrying weapon takes 2 off."] = False
    intimidated: Annotated[bool, "Whether the attacker is."] = False
    assist: Annotated[int, "How many assistants add a die.", Within(0, 10)] = 0
    moving: Annotated[bool, "Whether it is a shot on the move."] = False
    modifier: Annotated[int, "What the situation adds or takes."] = 0
    bonus_wounds: Annotated[
        int, "Wounds added if it hits, such as for 2 AP.", Within(0, 1_000_000)
    ] = 0
    dirty: Annotated[Choice, "What a 1 on the face die is used for, by those who fight dirty."] = (
        "none"
    )
    choice: Annotated[bool, "Whether it is the weapon of choice."] = False
    charger: Annotated[Choice, "What Charger is used for."] = "none"
    backstab: Annotated[
        Literal["none", "hit", "wound", "both"],
        "Whether the target's eyes are elsewhere: `hit` or `wound`, or `both` if unaware.",
    ] = "none"
    elite: Annotated[bool, "Whether a Knight adds 2."] = False
    violence: Annotated[int, "The AP of Awesome Violence, at `level`.", Within(0, 1_000_000)] = 0
    level: Annotated[int, "The attacker's level.", Within(1, 1_000_000)] = 1
    swarm: Annotated[bool, "Whether the target is a swarm."] = False

    def verify(self) -> None:
        violence_bonus(self.violence, self.level)
        if self.weapon:
            why = why_not_together(self.weapon, self._arming(None), ranged=self.ranged)
            if why:
                raise ValueError(f"weapon: {why}")
            base_wounds(self.weapon, ranged=self.ranged)

    def terms(self, sheet: Sheet | None) -> Terms:
        """Return what it is rolled with.

        Raises:
            ValueError: Neither the fields nor a hero say with what.
        """
        weapon = self.wielded(sheet)
        kind, ranged = weapon.kind, weapon.ranged
        own = (("weapon", weapon.to_hit),)
        dice = pool(kind, ranged=ranged, arming=self._arming(sheet))
        favored = arena_bonus(kind, self.arena, ranged=ranged)
        rules = printed("weapons")
        return Terms(
            pool=dice,
            wounds=max(0, base_wounds(kind, ranged=ranged) + weapon.damage),
            attribute=self._attribute(sheet) if dice.attribute else 0,
            bonuses=tuple(
                (name, bonus)
                for name, bonus in (("arena", favored), *own, *self._bonuses(sheet))
                if bonus
            ),
            armor=self.armor,
            pierces=rules["very_heavy_pierces"] if kind == "very-heavy" and not ranged else 0,
            extra=self._extra(),
            all_faces=self.choice or (sheet is not None and chosen(sheet, weapon)),
            dropped=sheet is None or sheet.options.face_die_counts_when_dropped,
            swarm=self.swarm,
            misses=encumbered(sheet),
        )

    def wielded(self, sheet: Sheet | None) -> Weapon:
        """Return the weapon that it is made with: of the class given, or the hero's own.

        Raises:
            ValueError: Neither is there.
        """
        if self.weapon:
            return Weapon(name=self.weapon, kind=self.weapon, ranged=self.ranged)
        if sheet is None:
            raise unfit("weapon", words("weapon-class-needed"))
        held = sheet.weapon
        return held if held.ranged and (self.ranged or not held.melee) else held.closed()

    def _arming(self, sheet: Sheet | None) -> Arming:
        shield = self.shield
        if shield is None:
            shield = sheet is not None and sheet.shielded
        skilled = self.shield_skill or (sheet is not None and sheet.has("shield skill"))
        return Arming(
            shield=shield,
            shield_skill=skilled,
            parrying=self.parry != "none",
            parried=1 if self.parried else 0,
            assists=self.assist,
            moving=self.moving,
        )

    def _attribute(self, sheet: Sheet | None) -> int:
        rating = self.attribute
        if rating is not None and rating.value is not None:
            return rating.value
        if sheet is None:
            if rating is not None:
                raise ValueError(
                    f"attribute: there is no hero here to have {rating.attribute}; write a number"
                )
            return 0
        named = rating.attribute if rating else sheet.weapon.attribute
        return sheet.attributes[named] if named else max(sheet.attributes[a] for a in ATTRIBUTES)

    def _bonuses(self, sheet: Sheet | None) -> tuple[tuple[str, int], ...]:
        rules = printed("weapons")
        two = int(rules["bonus"])
        violence = violence_bonus(self.violence, self.level)
        stab = self.backstab in ("hit", "both")
        frightened = self.intimidated or (sheet is not None and sheet.frightened)
        return (
            ("the situation", self.modifier),
            ("parrying weapon", int(rules["parry_bonus"]) if self.parry == "hit" else 0),
            ("Charger", two if self.charger == "hit" else 0),
            ("Backstab", two + (1 if improved(sheet, "backstab", "hit") else 0) if stab else 0),
            ("Elite", two if self.elite else 0),
            ("Awesome Violence", violence),
            ("defended", cover(shielded=self.defender_shield) if self.defended else 0),
            ("parried off", -int(rules["parry_bonus"]) if self.parried_off else 0),
            ("intimidated", int(rules["intimidated"]) if frightened else 0),
            *self._helped(sheet),
        )

    def _helped(self, sheet: Sheet | None) -> tuple[tuple[str, int], ...]:
        """Return what a bonus for the next roll and a device add."""
        if sheet is None:
            return ()
        device = aiding(sheet, "attack")
        helped = ((device.name, 1),) if device else ()
        return (("bonus", sheet.bonus), *helped)

    def _extra(self) -> tuple[tuple[str, int], ...]:
        found = (
            ("AP", self.bonus_wounds),
            ("parrying weapon", 1 if self.parry == "wound" else 0),
            ("Charger", 1 if self.charger == "wound" else 0),
            ("Backstab", 1 if self.backstab in ("wound", "both") else 0),
        )
        return tuple((name, wounds) for name, wounds in found if wounds)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        terms = self.terms(sheet)
        return self._outcome(terms, throw(terms.pool, dice), sheet)

    def _outcome(self, terms: Terms, thrown: Thrown, sheet: Sheet | None) -> Outcome:
        struck = reckon(terms, thrown)
        if struck.dirty and self.dirty != "none":
            more = {"bonus": 2} if self.dirty == "hit" else {"wounds": 1}
            terms = terms.plus("Fight Dirty", **more)
            struck = reckon(terms, thrown)
        return outcome_of(terms, thrown, struck)._replace(changes=self.uses(sheet, thrown))

    def uses(self, sheet: Sheet | None, thrown: Thrown) -> tuple[Effect[Sheet], ...]:
        """Return what rolling it uses up, or breaks (FH-241)."""
        if sheet is None:
            return ()
        device = aiding(sheet, "attack")
        broken = device is not None and len({*thrown.faces}) < len(thrown.faces)
        found: tuple[Effect[Sheet], ...] = (Worn(),) if sheet.bonus else ()
        weapon = self.wielded(sheet)
        if weapon.ranged and not self.weapon and (weapon.shots or weapon.thrown or weapon.tiny):
            found = (*found, Ammo(weapon=weapon.name, count=-1))
        return (*found, Snapped(device.name)) if device and broken else found

    def counts(self) -> frozenset[str]:
        return ONCE

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return scripted(one_attack, self, asks=asks)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield what it comes to in all ways, those that come to the same taken together."""
        terms = self.terms(sheet)
        for thrown, count in ways(terms.pool):
            yield self._outcome(terms, thrown, sheet), count


def one_attack(table: Table[Sheet], check: Attack, *, asks: bool) -> Script[Outcome]:
    """Roll one attack outside a fight, and ask what is added to it after the dice."""
    if not asks:
        return table.roll(check)
    terms = check.terms(table.sheet)
    thrown = throw(terms.pool, table.dice)
    weapon = check.wielded(table.sheet)
    blow = Blow(target="", weapon=weapon, terms=terms, thrown=thrown, mode="attack")
    if blow.struck.dirty and table.sheet.has("fight dirty"):
        blow = replace(blow, free=("fight dirty",))

    def additions() -> list[Offer[Addition | None]]:
        return offers(blow, table.sheet)

    def status() -> tuple[Message, ...]:
        struck = blow.struck
        shown = {"total": struck.total, "hit": struck.hit, "wounds": struck.wounds}
        return (words("single-result", faces=thrown.faces, **shown, ap=table.sheet.ap),)

    while open_to(additions()):
        addition = (yield from table.pick(additions, status)).does
        if addition is None:
            break
        blow, paid = addition.add(blow, table.sheet)
        table.become(paid)
    lent = [Uses(talent=name) for name in _lent(blow, table.sheet)]
    table.change(*check.uses(table.sheet, thrown), *lent)
    return outcome_of(blow.terms, thrown, blow.struck)


def _lent(blow: Blow, sheet: Sheet) -> tuple[str, ...]:
    """Return the talents paid for once that helped (FH-193)."""
    helping = {
        "fight dirty": "fight dirty" in blow.paid,
        "weapon of choice": blow.terms.all_faces,
        "shield skill": sheet.shielded,
    }
    return tuple(name for name, helps in helping.items() if helps and name in sheet.borrowed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Minions(CheckBase, Checked):
    """The attack of a group of minions: 1d10 each, the two highest added (FH-209 to FH-211)."""

    signs: ClassVar[Mapping[str, str]] = {"hit": "s", "miss": "f"}

    count: Annotated[int, "How many they are.", Within(1, 100)] = 1
    armor: Annotated[
        Literal["none", "light", "medium", "heavy", "super-heavy"], "What the target wears."
    ] = "none"
    modifier: Annotated[int, "What the situation adds or takes."] = 0
    wounds: Annotated[int, "1, or 2 by AP.", Within(1, 1_000_000)] = 1

    def terms(self) -> Terms:
        """Return what it is rolled with."""
        keep = min(self.count, int(printed("weapons")["kept"]))
        own = (("the situation", self.modifier),) if self.modifier else ()
        return Terms(
            pool=Pool(self.count, keep, attribute=False),
            wounds=self.wounds,
            bonuses=own,
            armor=self.armor,
            minions=True,
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        terms = self.terms()
        thrown = throw(terms.pool, dice)
        return outcome_of(terms, thrown, reckon(terms, thrown))

    def counts(self) -> frozenset[str]:
        return ONCE

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield what it comes to in all ways, those that come to the same taken together."""
        terms = self.terms()
        for thrown, count in ways(terms.pool):
            yield outcome_of(terms, thrown, reckon(terms, thrown)), count


@dataclass(frozen=True, slots=True, kw_only=True)
class Initiative(CheckBase):
    """1d10 for each side that acts in a phase, the higher first.

    Labels: `first`, `together`, `last`.

    Source: Fictive Hack, FH-135, FH-136.
    """

    signs: ClassVar[Mapping[str, str]] = {"first": "s", "together": "s", "last": "f"}

    def counts(self) -> frozenset[str]:
        return ONCE

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        mine, theirs = d10(dice), d10(dice)
        facts = {"face": mine, "total": mine, "difficulty": theirs, "by": mine - theirs,
                 "passed": mine >= theirs, "rule": "FH-135"}  # fmt: skip
        if mine < theirs:
            return Outcome("last", 0, 1, (mine, theirs), facts=facts)
        label = "first" if mine > theirs else "together"
        return Outcome(label, 1, 0, (mine, theirs), facts=facts)
