"""Effects: what authors and the rules may do to a hero; `gear/effects.py` has those on things.

Notes: those of `health`, and skill-learned, spell-learned, skill-full, spell-full,
condition-gained, condition-lost.
"""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Read, Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.outcome import Note
from solo.rules.core.system_parts import Cast
from solo.rules.fell.binding import with_known
from solo.rules.fell.checks.ladder import Die, lowered
from solo.rules.fell.foe import Attribute
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.health import burdens, harm, healing
from solo.rules.fell.health.harm_dice import Hurt
from solo.rules.fell.heroes.attributes import parse_attribute
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed
from solo.rules.fell.party import COMPANY


@dataclass(frozen=True, slots=True)
class Wound:
    """Harm that was rolled already, to be written on the sheet."""

    attribute: str
    done: Hurt

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        after = harm.wounded(sheet, self.attribute, self.done)
        return after, harm.harm_notes(self.done, self.attribute)


@dataclass(frozen=True, slots=True)
class Hurts:
    """Harm to the hero, or to a companion who is named (FELL-014, FELL-042)."""

    shorthand: ClassVar[str] = "points"
    points: Annotated[int, "How much, where it is not rolled."] = 0
    die: Annotated[Die | None, "The die that says how much."] = None
    attribute: Annotated[Attribute, "The attribute that critical harm goes to."] = "str"
    armor: Annotated[bool, "Whether armor counts."] = False
    who: Annotated[str, "A companion's id."] = ""
    spare: Annotated[bool, "Whether it takes HP alone and stops there."] = False

    def bind(self, cast: Cast) -> "Hurts":
        """Return it, if `who` is somebody of the adventure."""
        return with_known(self, self.who, cast)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        points = self.points or (dice.roll(1, int(self.die))[0] if self.die else 0)
        one = sheet.companions.get(self.who)
        if self.who and (one is None or one.dead):
            return sheet, ()
        if sheet.dead and not self.who:
            return sheet, ()
        worn = (one.block.armor if one else sheet.armor) if self.armor else 0
        points = max(0, points - worn)
        if self.spare:
            points = min(points, one.hp if one else sheet.hp_now)
        if not points:
            return sheet, ()
        return harm.hurt(sheet, points, self.attribute, dice, self.who)


@dataclass(frozen=True, slots=True)
class Weeks(Checked):
    """Full weeks of rest with care, each a step for a lowered attribute (FELL-050)."""

    shorthand: ClassVar[str] = "weeks"
    weeks: Annotated[int, Within(0, 100)] = 1
    attribute: Annotated[str, Read(parse_attribute)] = ""

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = COMPANY.each(sheet, healing.rest)
        for _ in range(self.weeks):
            sheet, more = COMPANY.each(sheet, self._mended)
            notes += tuple(note for note in more if note not in notes)
        return sheet, notes

    def _mended(self, sheet: Sheet) -> Changed:
        return healing.mend(sheet, self.attribute)


@dataclass(frozen=True, slots=True)
class Nights(Checked):
    """Comfortable nights on a full stomach (FELL-053)."""

    shorthand: ClassVar[str] = "nights"
    nights: Annotated[int, Within(0, 100)] = 1

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        notes: tuple[Note, ...] = ()
        for _ in range(self.nights):
            sheet, more = COMPANY.each(sheet, healing.night)
            notes += tuple(note for note in more if note not in notes)
        return sheet, notes


@dataclass(frozen=True, slots=True)
class Treat:
    """Somebody treats the hero, or the companion named, who would die else (FELL-047)."""

    shorthand: ClassVar[str] = "who"
    who: str = ""

    def bind(self, cast: Cast) -> "Treat":
        """Return it, if `who` is somebody of the adventure."""
        return with_known(self, self.who, cast)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return healing.treat(sheet, self.who)


@dataclass(frozen=True, slots=True)
class Danger(Checked):
    """The danger of resting here: the faces of a luck die that disturb a rest (FELL-032)."""

    shorthand: ClassVar[str] = "faces"
    faces: Annotated[int, Within(0, 6, "safe")] = 0

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return changed(sheet, danger=self.faces), ()


def rest(sheet: Sheet, sure: bool = True) -> Changed:
    """Rest for several minutes."""
    return COMPANY.each(sheet, healing.rest) if sure else (sheet, ())


def dawn(sheet: Sheet, sure: bool = True) -> Changed:
    """Let the sun come up."""
    return COMPANY.each(sheet, healing.dawn) if sure else (sheet, ())


def lower(sheet: Sheet, attribute: Attribute) -> Changed:
    """Let an attribute fall a step."""
    die = lowered(sheet.attributes[attribute])
    if die is None:
        return sheet, (Note("not-lowered", {"attribute": attribute}),)
    note = Note("lowered", {"attribute": attribute, "die": die.word})
    return changed(sheet, attributes={**sheet.attributes, attribute: die}), (note,)


def learn(sheet: Sheet, skill: str) -> Changed:
    """Learn a skill."""
    name = skill.strip().lower()
    if not name or name in sheet.skills:
        return sheet, ()
    if len(sheet.skills) >= sheet.attributes["int"]:
        return sheet, (Note("skill-full", {"skill": name}),)
    return changed(sheet, skills=(*sheet.skills, name)), (Note("skill-learned", {"skill": name}),)


def learn_spell(sheet: Sheet, spell: Spell) -> Changed:
    """Learn a spell."""
    if spell.key in {known.key for known in sheet.spells}:
        return sheet, ()
    if len(sheet.spells) >= sheet.attributes["wil"]:
        return sheet, (Note("spell-full", {"spell": spell.name}),)
    learned = Note("spell-learned", {"spell": spell.name})
    return changed(sheet, spells=(*sheet.spells, spell)), (learned,)


def mark(sheet: Sheet, name: str) -> Changed:
    """Mark the hero with a condition."""
    if name in sheet.conditions:
        return sheet, ()
    after = changed(sheet, conditions=sheet.conditions | {name})
    return after, (Note("condition-gained", {"name": name}),)


def unmark(sheet: Sheet, name: str) -> Changed:
    """Take a condition off the hero."""
    if name not in sheet.conditions:
        return sheet, ()
    after = changed(sheet, conditions=sheet.conditions - {name})
    return after, (Note("condition-lost", {"name": name}),)


def die(sheet: Sheet, sure: bool = True) -> Changed:
    """Let the hero die."""
    if not sure or sheet.dead:
        return sheet, ()
    return changed(sheet, dead=True, out=True, told=True), (Note("died", {"name": ""}),)


Rests = effect(
    "Rests", rest, "Several minutes of rest, for everybody (FELL-049).", shorthand="sure"
)
Dawn = effect(
    "Dawn", dawn, "The sun comes up: what lasted until dawn is over (FELL-022).", shorthand="sure"
)
Deprive = effect(
    "Deprive",
    burdens.deprive,
    "Something crucial begins to be lacking: food, water, warmth, sleep (FELL-051).",
    shorthand="need",
)
Provide = effect(
    "Provide",
    burdens.provide,
    "It is there again; `all` ends every want (FELL-051).",
    shorthand="need",
)
Fatigue = effect(
    "Fatigue",
    burdens.tire,
    "Levels of fatigue gained, or lost when negative (FELL-052).",
    shorthand="levels",
)
Impair = effect(
    "Impair",
    burdens.impair,
    "An attribute is impaired until dawn (FELL-022).",
    shorthand="attribute",
)
Spend = effect(
    "Spend",
    burdens.spend_spell,
    "A spell can't be cast again until dawn (FELL-022).",
    shorthand="spell",
)
Lower = effect(
    "Lower",
    lower,
    "An attribute falls a step for good or until weeks of care; never below d4 (FELL-048).",
    shorthand="attribute",
)
Learn = effect(
    "Learn", learn, "A new skill, if there is room for one (FELL-019).", shorthand="skill"
)
LearnSpell = effect(
    "LearnSpell",
    learn_spell,
    "A new spell, if there is room for one (FELL-024).",
    shorthand="spell",
)
Condition = effect(
    "Condition",
    mark,
    "A named mark on the hero, for an adventure to ask for.",
    shorthand="name",
)
Cure = effect("Cure", unmark, "The end of such a mark.", shorthand="name")
Dies = effect(
    "Dies",
    die,
    "The hero's death, which only a choice that warned of it may bring.",
    shorthand="sure",
)
