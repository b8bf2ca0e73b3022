"""Effects on all adventurers, and on companions."""

from typing import Annotated

from solo.dataclass import dataclass
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.effects import Bonus
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.steps import Added, Glories
from solo.rules.art.health.damage import boxes_hit
from solo.rules.art.health.effects import Damage, Fall, GiveFatigue, Heal, Relieve, UpTo
from solo.rules.art.heroes.effects import Fame, Glory, Xp
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import made
from solo.rules.core.heroes.conditions import Condition, Cure
from solo.rules.core.outcome import Effect, Note
from solo.rules.core.system_parts import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class Everyone:
    """Effects on all adventurers alike who live."""

    damage: Annotated[Damage | None, "Damage of a rank."] = None
    fall: Annotated[Fall | None, "A fall."] = None
    heal: Annotated[Heal | None, "A box erased, up to a rank, or all."] = None
    fatigue: Annotated[GiveFatigue | None, "Fatigue from a source."] = None
    bonus: Annotated[Added, "Added to the next action of each."] = 0
    fame: Annotated[int, "A change of each one's Fame."] = 0
    glory: Annotated[Glories, "Glory that each one gets or loses, whole."] = 0
    xp: Annotated[int, "Experience that each one gets or loses."] = 0
    condition: Annotated[Condition | None, "A named mark."] = None
    cure: Annotated[str, "The end of one."] = ""
    relieve: Annotated[str, "The end of a source of fatigue."] = ""

    @property
    def hurts(self) -> bool:
        """Whether it does damage."""
        return self.damage is not None or self.fall is not None

    def effects(self) -> tuple[Effect[Sheet], ...]:
        """Return what happens to each, in order."""
        given = (self.damage, self.fall, self.heal, self.fatigue, self.condition)
        found: list[Effect[Sheet]] = [one for one in given if one is not None]
        points = ((Bonus, self.bonus), (Fame, self.fame), (Glory, self.glory), (Xp, self.xp))
        found += [kind(number) for kind, number in points if number]
        if self.cure:
            found.append(Cure(self.cure))
        if self.relieve:
            found.append(Relieve(self.relieve))
        return tuple(found)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        effects = self.effects()
        return party.each(sheet, lambda one: (one, ()) if one.dead else made(effects, one, dice))


@dataclass(frozen=True, slots=True, kw_only=True)
class Wound:
    """Damage to a companion; one who has no box left is out of it until tended."""

    companion: str
    rank: Rank

    def bind(self, cast: Cast) -> "Wound":
        foe_named(self.companion, cast.foes, "wound")
        return self

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        foe = sheet.companions.get(self.companion)
        if foe is None:
            return sheet, ()
        before = sheet.companion_wounds.get(self.companion, frozenset())
        hit = boxes_hit(foe.health, before, self.rank, sheet.options.overkill_extra)
        if not hit:
            return sheet, ()
        sheet = party.wound(sheet, self.companion, before.union(hit))
        code = "companion-hurt" if party.free_boxes(sheet, self.companion) else "companion-down"
        return sheet, (Note(code, {"name": foe.name, "rank": self.rank.word}),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tend:
    """Healing of a companion: the highest checked box up to a rank, or all."""

    companion: str
    upto: UpTo

    def bind(self, cast: Cast) -> "Tend":
        foe_named(self.companion, cast.foes, "tend")
        return self

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.companion not in sheet.companions:
            return sheet, ()
        if self.upto.rank is not None:
            return party.mend(sheet, self.companion, self.upto.rank)
        well = sheet.companion_wounds.get(self.companion)
        foe = sheet.companions[self.companion]
        note = Note("companion-well", {"name": foe.name})
        return party.wound(sheet, self.companion, ()), (note,) if well else ()
