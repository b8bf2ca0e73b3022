"""What authors and the rules may do to a hero: a frozen value each, under its name in YAML.

Notes: those of `health`, and skill-learned, spell-learned, skill-full, spell-full,
condition-gained, condition-lost.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fell.checks.ladder import Die, lowered
from solo.rules.fell.gear.effects import Coins, Drop, Pay, Take
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.health import burdens as health
from solo.rules.fell.health.damage import Hurt
from solo.rules.fell.heroes.attributes import parse_attribute
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed

Attribute = Literal["str", "dex", "int", "wil"]


@dataclass(frozen=True, slots=True)
class Wound:
    """Harm whose dice have fallen already, written on the sheet."""

    attribute: str
    done: Hurt

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        after = health.wounded(sheet, self.attribute, self.done)
        return after, health.harm_notes(self.done, self.attribute)


@dataclass(frozen=True, slots=True)
class Hurts:
    """Harm to the hero, or to a companion who is named (FELL-014, FELL-042).

    Args:
        points: How much, where it is not rolled.
        die: The die that says how much.
        attribute: The attribute that critical harm goes to.
        armor: Whether armor counts.
        who: A companion's id.
        spare: Whether it takes HP alone and stops there.
    """

    shorthand: ClassVar[str] = "points"
    points: int = 0
    die: Die | None = None
    attribute: Attribute = "str"
    armor: bool = False
    who: str = ""
    spare: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        harm = self.points or (dice.roll(1, int(self.die))[0] if self.die else 0)
        one = sheet.companions.get(self.who)
        if self.who and (one is None or one.dead):
            return sheet, ()
        if sheet.dead and not self.who:
            return sheet, ()
        worn = (one.block.armor if one else sheet.armor) if self.armor else 0
        harm = max(0, harm - worn)
        if self.spare:
            harm = min(harm, one.hp if one else sheet.hp_now)
        if harm <= 0:
            return sheet, ()
        if one is None:
            sheet, done = health.hurt(sheet, harm, self.attribute, dice)
            return sheet, health.harm_notes(done, self.attribute)
        sheet, done = health.hurt_companion(sheet, self.who, harm, self.attribute, dice)
        return sheet, health.harm_notes(done, self.attribute, one.block.name)


@dataclass(frozen=True, slots=True)
class Rests:
    """Several minutes of rest, for everybody (FELL-049)."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.rest(sheet) if self.sure else (sheet, ())


@dataclass(frozen=True, slots=True)
class Weeks:
    """Full weeks of rest with care, each a step for a lowered attribute (FELL-050)."""

    shorthand: ClassVar[str] = "weeks"
    weeks: int = 1
    attribute: str = ""

    def __post_init__(self) -> None:
        if not 0 <= self.weeks <= 100:
            raise ValueError(f"weeks: 0 to 100, not {self.weeks}")
        if self.attribute:
            object.__setattr__(self, "attribute", parse_attribute(self.attribute))

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = health.rest(sheet)
        for _ in range(self.weeks):
            sheet, more = health.mend(sheet, self.attribute)
            notes += more
        return sheet, notes


@dataclass(frozen=True, slots=True)
class Nights:
    """Comfortable nights on a full stomach (FELL-053)."""

    shorthand: ClassVar[str] = "nights"
    nights: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.nights <= 100:
            raise ValueError(f"nights: 0 to 100, not {self.nights}")

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        notes: tuple[Note, ...] = ()
        for _ in range(self.nights):
            sheet, more = health.night(sheet)
            notes += more
        return sheet, notes


@dataclass(frozen=True, slots=True)
class Dawn:
    """The sun comes up: what lasted until dawn is over (FELL-022)."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.dawn(sheet) if self.sure else (sheet, ())


@dataclass(frozen=True, slots=True)
class Deprive:
    """Something crucial begins to be lacking: food, water, warmth, sleep (FELL-051)."""

    shorthand: ClassVar[str] = "need"
    need: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.deprive(sheet, self.need.strip().lower())


@dataclass(frozen=True, slots=True)
class Provide:
    """It is there again; `all` ends every want (FELL-051)."""

    shorthand: ClassVar[str] = "need"
    need: str = "all"

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.provide(sheet, self.need.strip().lower())


@dataclass(frozen=True, slots=True)
class Fatigue:
    """Levels of fatigue gained, or lost when negative (FELL-052)."""

    shorthand: ClassVar[str] = "levels"
    levels: int = 1

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.tire(sheet, self.levels)


@dataclass(frozen=True, slots=True)
class Impair:
    """An attribute is impaired until dawn (FELL-022)."""

    shorthand: ClassVar[str] = "attribute"
    attribute: Attribute = "wil"

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.impair(sheet, self.attribute)


@dataclass(frozen=True, slots=True)
class Spend:
    """A spell can't be cast again until dawn (FELL-022)."""

    shorthand: ClassVar[str] = "spell"
    spell: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.spend_spell(sheet, self.spell.strip().lower())


@dataclass(frozen=True, slots=True)
class Lower:
    """An attribute falls a step for good or until weeks of care; never below d4 (FELL-048)."""

    shorthand: ClassVar[str] = "attribute"
    attribute: Attribute

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        die = lowered(sheet.attributes[self.attribute])
        if die is None:
            return sheet, ()
        note = Note("lowered", {"attribute": self.attribute, "die": die.word})
        return changed(sheet, attributes={**sheet.attributes, self.attribute: die}), (note,)


@dataclass(frozen=True, slots=True)
class Treat:
    """Somebody treats the hero, or the companion named, who would die else (FELL-047)."""

    shorthand: ClassVar[str] = "who"
    who: str = ""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return health.treat(sheet, self.who)


@dataclass(frozen=True, slots=True)
class Learn:
    """A new skill, if there is room for one (FELL-019)."""

    shorthand: ClassVar[str] = "skill"
    skill: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        name = self.skill.strip().lower()
        if not name or name in sheet.skills:
            return sheet, ()
        if len(sheet.skills) >= sheet.attributes["int"]:
            return sheet, (Note("skill-full", {"skill": name}),)
        return changed(sheet, skills=(*sheet.skills, name)), (
            Note("skill-learned", {"skill": name}),
        )


@dataclass(frozen=True, slots=True)
class LearnSpell:
    """A new spell, if there is room for one (FELL-024)."""

    shorthand: ClassVar[str] = "spell"
    spell: Spell

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.spell.key in {spell.key for spell in sheet.spells}:
            return sheet, ()
        if len(sheet.spells) >= sheet.attributes["wil"]:
            return sheet, (Note("spell-full", {"spell": self.spell.name}),)
        return changed(sheet, spells=(*sheet.spells, self.spell)), (
            Note("spell-learned", {"spell": self.spell.name}),
        )


@dataclass(frozen=True, slots=True)
class Danger:
    """How dangerous it is to rest here: the faces of a luck die that disturb it (FELL-032)."""

    shorthand: ClassVar[str] = "faces"
    faces: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.faces <= 6:
            raise ValueError(f"faces: 0 (safe) to 6, not {self.faces}")

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return changed(sheet, danger=self.faces), ()


@dataclass(frozen=True, slots=True)
class Condition:
    """A named mark on the hero, for an adventure to ask for."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.name in sheet.conditions:
            return sheet, ()
        after = changed(sheet, conditions=sheet.conditions | {self.name})
        return after, (Note("condition-gained", {"name": self.name}),)


@dataclass(frozen=True, slots=True)
class Cure:
    """The end of such a mark."""

    shorthand: ClassVar[str] = "name"
    name: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.name not in sheet.conditions:
            return sheet, ()
        after = changed(sheet, conditions=sheet.conditions - {self.name})
        return after, (Note("condition-lost", {"name": self.name}),)


@dataclass(frozen=True, slots=True)
class Dies:
    """The hero's death, which only a choice that warned of it may bring."""

    shorthand: ClassVar[str] = "sure"
    sure: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if not self.sure or sheet.dead:
            return sheet, ()
        return changed(sheet, dead=True, out=True, told=True), (Note("died", {"name": ""}),)


EFFECTS: Mapping[str, type] = {
    "harm": Hurts,
    "rest": Rests,
    "weeks": Weeks,
    "nights": Nights,
    "dawn": Dawn,
    "deprive": Deprive,
    "provide": Provide,
    "fatigue": Fatigue,
    "impair": Impair,
    "spend": Spend,
    "lower": Lower,
    "treat": Treat,
    "coins": Coins,
    "take": Take,
    "drop": Drop,
    "learn": Learn,
    "spell": LearnSpell,
    "danger": Danger,
    "pay": Pay,
    "condition": Condition,
    "cure": Cure,
    "die": Dies,
}
"""The effects that authors may write, by their keys."""
