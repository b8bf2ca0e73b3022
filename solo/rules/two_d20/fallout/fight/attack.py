"""Attacks of the hero's side and deeds in rounds: the roll, extra damage, and what a hit does.

Notes: attacks, missed, struck, stunned, fell, tested, spent, rerolled.
"""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import slug
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import HERO, TURNED, Move, Testing, tested
from solo.rules.two_d20.core.rolling import spent
from solo.rules.two_d20.core.sentences import listed
from solo.rules.two_d20.core.sheet import Notes, bank, set_points
from solo.rules.two_d20.fallout.fight.written import Battle, Fighter
from solo.rules.two_d20.fallout.gear.written import CLOSE_FIGHT, Weapon, always
from solo.rules.two_d20.fallout.health.harm import damage_of, through
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.printed import printed

_POINTS = printed("action-points")


@dataclass(frozen=True, slots=True, kw_only=True)
class Aiming(Testing):
    """An attack while it is rolled: the hero's, or that of the ally whose id `by` is."""

    target: str
    weapon: Weapon
    by: str = HERO

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        foe, ally = battle.fighter(self.target), battle.ally(self.by)
        told = f"{ally.name} attacks" if ally else "You attack"
        weapon = f"with {'' if ally else 'your '}{self.weapon.name}"
        return (f"{told} {foe.name} {weapon}.", *self.inner.status(sheet))

    def rolled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: Notes
    ) -> Move:
        foe, ally = battle.fighter(self.target), battle.ally(self.by)
        battle = battle.put(replace(foe, after=self.by))
        who = {"by": ally.name if ally else "", "name": foe.name}
        notes = (*notes, Note("attacks", {**who, "weapon": self.weapon.name, **tested(outcome)}))
        if not outcome.facts["passed"]:
            return Move(battle, None, sheet, (*notes, Note("missed", who)))
        faces = combat_dice.roll(dice, self.weapon.dice)
        points = outcome.facts["action_points"]
        hit = Hitting(self.target, self.weapon, faces, points, by=self.by)
        if battle.asks and any(not o.reason for o in hit.options(battle, sheet)[1:]):
            return Move(battle, hit, sheet, notes)
        return hit.falls(battle, sheet, notes)


@dataclass(frozen=True, slots=True)
class Hitting:
    """A hit before it falls: Action Points add dice, Luck rolls some again (FO-025, FO-035)."""

    target: str
    weapon: Weapon
    faces: tuple[int, ...]
    left: int
    added: int = 0
    stands: frozenset[int] = frozenset()
    by: str = HERO

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        damage = damage_of(self.faces, self.weapon.qualities)
        shown = listed(self.faces) if self.faces else "nothing"
        name = battle.fighter(self.target).name
        ally = battle.ally(self.by)
        who = f"{ally.name} hits" if ally else "You hit"
        line = f"{who} {name}. The combat dice show {shown}: {damage} damage."
        if not self.left + sheet.pool:
            return (line,)
        points = f"Action Points to spend: {self.left} from this roll, {sheet.pool} in the pool."
        return (line, points)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        save = f"Let it fall, and save {self.left}" if self.left else "Let it fall"
        most = int(_POINTS["most_damage"])
        cost = int(_POINTS["damage"])
        reason = ""
        if self.weapon.kind not in CLOSE_FIGHT:
            reason = "only a blow or a throw can be made worse"
        if self.added >= most:
            reason = f"{most} extra dice are the most"
        text = "One more combat die (1 Action Point)"
        more = Option("extra-damage", text, "", reason, "damage")
        offers = (more,) if self.left + sheet.pool >= cost else ()
        # Luck is the hero's own: it is no help to the dice of others.
        rerolls = self._rerolls(sheet) if self.by == HERO else ()
        return (Option("strike", save, hint="strike"), *offers, *rerolls)

    def _rerolls(self, sheet: Sheet) -> tuple[Option, ...]:
        """Offer the worst die, the two worst, the three worst (FO-035)."""
        poor = "" if sheet.luck else "you have no Luck left"
        worst, offers = self.worst(), []
        for number in range(1, len(worst) + 1):
            shown = listed(tuple(self.faces[place] for place in worst[:number]))
            text = f"Roll the {shown} again (1 Luck, {sheet.luck} left)"
            offers.append(Option(f"reroll-{number}", text, "", poor, f"reroll {number}"))
        return tuple(offers)

    def worst(self) -> tuple[int, ...]:
        """Return the places of up to three dice that do the least and were not rerolled yet."""
        most = int(printed("luck")["combat_dice"])
        open_dice = [p for p in range(len(self.faces)) if p not in self.stands]
        return tuple(sorted(open_dice, key=self._worth)[:most])

    def _worth(self, place: int) -> tuple[int, int]:
        face = self.faces[place]
        damage = damage_of((face,), self.weapon.qualities)
        return damage, combat_dice.read((face,)).effects

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "strike":
            return self.falls(battle, sheet, ())
        if option == "extra-damage":
            left, sheet, notes = spent(int(_POINTS["damage"]), self.left, sheet)
            faces = (*self.faces, *combat_dice.roll(dice, 1))
            hit = replace(self, left=left, faces=faces, added=self.added + 1)
            return Move(battle, hit, sheet, (*notes, Note("spent", {"what": option})))
        sheet, notes = set_points(sheet, "luck", sheet.luck - int(printed("luck")["reroll"]))
        places = self.worst()[: int(option.removeprefix("reroll-"))]
        new = combat_dice.roll(dice, len(places))
        now = list(self.faces)
        for place, face in zip(places, new, strict=True):
            now[place] = face
        hit = replace(self, faces=tuple(now), stands=self.stands | frozenset(places))
        old = tuple(self.faces[place] for place in places)
        told = Note("rerolled", {"old": old, "new": new, "by": ""})
        return Move(battle, hit, sheet, (*notes, told))

    def falls(self, battle: Battle, sheet: Sheet, notes: Notes) -> Move:
        """Let the hit fall, and save the Action Points that are left."""
        foe = battle.fighter(self.target)
        damage = damage_of(self.faces, self.weapon.qualities)
        battle, more = strike(battle, foe, damage, self.faces, self.weapon)
        sheet, saved = bank(sheet, self.left) if self.left else (sheet, ())
        return Move(battle, None, sheet, (*notes, *more, *saved))


def strike(
    battle: Battle, foe: Fighter, damage: int, faces: tuple[int, ...], weapon: Weapon
) -> tuple[Battle, Notes]:
    """Take damage from the Health of a foe, or of an ally."""
    left = through(damage, foe.block.armor, faces, weapon.qualities)
    health = max(0, foe.health - left)
    stunned = "stun" in weapon.qualities and combat_dice.read(faces).effects > 0
    facts = {"name": foe.name, "damage": damage, "through": left, "left": health}
    notes: Notes = (Note("struck", facts),)
    if not health:
        notes += (Note("fell", {"name": foe.name}),)
    elif stunned:
        notes += (Note("stunned", {"name": foe.name}),)
    return battle.put(replace(foe, health=health, stunned=foe.stunned or stunned)), notes


@dataclass(frozen=True, slots=True, kw_only=True)
class Trying(Testing):
    """A deed while it is rolled."""

    deed: str

    def rolled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: Notes
    ) -> Move:
        passed = outcome.facts["passed"]
        notes = (*notes, Note("tested", {**tested(outcome), "passed": passed}))
        battle = replace(battle, happened=(*battle.happened, *outcome.triggers))
        if not passed:
            return Move(battle, None, sheet, notes)
        deed = next(one for one in battle.plan.deeds if one.id == self.deed)
        battle = replace(battle, happened=(*battle.happened, deed.id))
        if deed.damage:
            faces = combat_dice.roll(dice, deed.damage)
            for foe in battle.foes:
                battle, more = strike(battle, foe, damage_of(faces, {}), faces, Weapon(name="it"))
                notes += more
        return Move(replace(battle, ended=TURNED if deed.ends else ""), None, sheet, notes)


def arms(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return what the hero can attack with; bare hands for who has nothing better at hand."""
    own: dict[str, Weapon] = {}
    for weapon in sheet.weapons:
        own.setdefault(slug(weapon.name), weapon)
    if not any(weapon.kind == "melee" for weapon in own.values()):
        own |= {slug(weapon.name): weapon for weapon in always()}
    return tuple(own.values())
