"""Effects: what authors and the rules may do to a hero; `gear/effects.py` has those on things.

Notes: those of `health`, and skill-learned, spell-learned, skill-full, spell-full,
condition-gained, condition-lost.
"""

from collections.abc import Callable
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Read, Usually, Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect, effect
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
class Hurts(Checked):
    """Harm to the hero, or to a companion who is named (FELL-014, FELL-042)."""

    shorthand: ClassVar[str] = "points"
    points: Annotated[
        int, "How much, where it is not rolled.", Within(0, 1_000), Usually(0, 24)
    ] = 0  # twelve attack at once, of whom one rolls 12 (FELL-039)
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


@as_effect(shorthand="weeks")
def Weeks(
    sheet: Sheet,
    weeks: Annotated[int, Within(0, 100)] = 1,
    attribute: Annotated[str, Read(parse_attribute)] = "",
) -> Changed:
    """Full weeks of rest with care, each a step for a lowered attribute (FELL-050)."""
    rested = COMPANY.each(sheet, healing.rest)
    return _repeated(rested, weeks, lambda one: healing.mend(one, attribute))


@as_effect(shorthand="nights")
def Nights(sheet: Sheet, nights: Annotated[int, Within(0, 100)] = 1) -> Changed:
    """Comfortable nights on a full stomach (FELL-053)."""
    return _repeated((sheet, ()), nights, healing.night)


def _repeated(before: Changed, times: int, change: Callable[[Sheet], Changed]) -> Changed:
    """Let something happen to everybody so many times; what is the same is told once."""
    sheet, notes = before
    for _ in range(times):
        sheet, more = COMPANY.each(sheet, change)
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


@as_effect(shorthand="faces")
def Danger(sheet: Sheet, faces: Annotated[int, Within(0, 6, "safe")] = 0) -> Changed:
    """The danger of resting here: the faces of a luck die that disturb a rest (FELL-032)."""
    return changed(sheet, danger=faces), ()


@as_effect(shorthand="sure")
def Rests(sheet: Sheet, sure: bool = True) -> Changed:
    """Several minutes of rest, for everybody (FELL-049)."""
    return COMPANY.each(sheet, healing.rest) if sure else (sheet, ())


@as_effect(shorthand="sure")
def Dawn(sheet: Sheet, sure: bool = True) -> Changed:
    """The sun comes up: what lasted until dawn is over (FELL-022)."""
    return COMPANY.each(sheet, healing.dawn) if sure else (sheet, ())


@as_effect(shorthand="attribute")
def Lower(sheet: Sheet, attribute: Attribute) -> Changed:
    """An attribute falls a step for good or until weeks of care; never below d4 (FELL-048)."""
    die = lowered(sheet.attributes[attribute])
    if die is None:
        return sheet, (Note("not-lowered", {"attribute": attribute}),)
    note = Note("lowered", {"attribute": attribute, "die": die.word})
    return changed(sheet, attributes={**sheet.attributes, attribute: die}), (note,)


@as_effect(shorthand="skill")
def Learn(sheet: Sheet, skill: str) -> Changed:
    """A new skill, if there is room for one (FELL-019)."""
    name = skill.strip().lower()
    if not name or name in sheet.skills:
        return sheet, ()
    if len(sheet.skills) >= sheet.attributes["int"]:
        return sheet, (Note("skill-full", {"skill": name}),)
    return changed(sheet, skills=(*sheet.skills, name)), (Note("skill-learned", {"skill": name}),)


@as_effect(shorthand="spell")
def LearnSpell(sheet: Sheet, spell: Spell) -> Changed:
    """A new spell, if there is room for one (FELL-024)."""
    if spell.key in {known.key for known in sheet.spells}:
        return sheet, ()
    if len(sheet.spells) >= sheet.attributes["wil"]:
        return sheet, (Note("spell-full", {"spell": spell.name}),)
    learned = Note("spell-learned", {"spell": spell.name})
    return changed(sheet, spells=(*sheet.spells, spell)), (learned,)


@as_effect(shorthand="name")
def Condition(sheet: Sheet, name: str) -> Changed:
    """A named mark on the hero, for an adventure to ask for."""
    if name in sheet.conditions:
        return sheet, ()
    after = changed(sheet, conditions=sheet.conditions | {name})
    return after, (Note("condition-gained", {"name": name}),)


@as_effect(shorthand="name")
def Cure(sheet: Sheet, name: str) -> Changed:
    """The end of such a mark."""
    if name not in sheet.conditions:
        return sheet, ()
    after = changed(sheet, conditions=sheet.conditions - {name})
    return after, (Note("condition-lost", {"name": name}),)


@as_effect(shorthand="sure")
def Dies(sheet: Sheet, sure: bool = True) -> Changed:
    """The hero's death, which only a choice that warned of it may bring."""
    if not sure or sheet.dead:
        return sheet, ()
    return changed(sheet, dead=True, out=True, told=True), (Note("died", {"name": ""}),)


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
