"""The terms of a hero's roll: attribute, skills, background, burdens, and the situation."""

from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Checked, Read, Usually, Within
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import CheckBase
from solo.rules.core.wording.naming import unfit
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Steps, Terms
from solo.rules.fell.foe import Companion, Foe
from solo.rules.fell.health.burdens import burdens, weighed
from solo.rules.fell.heroes.attributes import parse_attribute
from solo.rules.fell.heroes.sheet import Sheet, options_of
from solo.rules.fell.words import words as told

Words = tuple[str, ...]
SITUATION = "the situation"
HIGHEST_DN = 12
StepsOf = Annotated[int, Within(0, 20), Usually(0, 5)]  # from d4 to advantage (FELL-004)
Dn = Annotated[
    int,
    "The difficulty number.",
    Within(1, HIGHEST_DN),
    Usually(2, HIGHEST_DN),  # every die shows 1 (FELL-010)
]
Risk = Annotated[str, "What could go wrong, shown before the roll."]


def names(given: Words) -> Words:
    """Return words in lower case, without the empty ones."""
    return tuple(word.strip().lower() for word in given if word.strip())


def attributes(given: Words) -> Words:
    """Return attributes by their ids.

    Raises:
        ValueError: One is unknown.
    """
    return tuple(map(parse_attribute, given))


@dataclass(frozen=True, slots=True, kw_only=True)
class Helping(CheckBase, Checked):
    """What shifts the die of the hero's roll (FELL-007, FELL-017, FELL-018)."""

    skills: Annotated[
        Words, "Skills that apply, each a step up for a hero who has it.", Read(names)
    ] = ()
    backgrounds: Annotated[
        Words, "Backgrounds that would be good at it, likewise.", Read(names)
    ] = ()
    enhanced: Annotated[StepsOf, "Further steps up."] = 0
    impaired: Annotated[StepsOf, "Steps down."] = 0


class Asked(NamedTuple):
    """The terms of a check's roll, before the hero's skills and burdens are known."""

    attribute: str  # its id, or nothing where a bare die is given
    die: Die | None = None  # a die in its place
    skills: Words = ()  # skills that apply
    backgrounds: Words = ()  # backgrounds that apply
    enhanced: int = 0  # steps up for the situation
    impaired: int = 0  # steps down for it
    advantages: Words = ()  # where advantage comes from
    disadvantages: Words = ()  # where disadvantage comes from
    # whether it is a test or contest, which fatigue impairs; else a roll on a table
    test: bool = True
    situation: str = SITUATION  # what the steps of the situation come from


def terms_of(asked: Asked, sheet: Sheet | None) -> Terms:
    """Return the terms of a hero's roll.

    Raises:
        ValueError: There is neither a hero nor a die.

    Source: FELL, FELL-007, FELL-017, FELL-018, FELL-052. All steps are added up.
    """
    die = asked.die or _attribute(asked.attribute, sheet)
    skilled = tuple((name, 1) for name in applying(asked.skills, asked.backgrounds, sheet))
    steps = skilled + _situation(asked.enhanced, asked.impaired, asked.situation)
    worse = asked.disadvantages
    if asked.die is None:
        steps += burdens(sheet, asked.attribute, test=asked.test)
        worse += weighed(sheet, test=asked.test)
    stacks = options_of(sheet).adv_stacks
    return Terms("" if asked.die else asked.attribute, die, steps, asked.advantages, worse, stacks)


def applying(skills: Words, backgrounds: Words, sheet: Sheet | None) -> Words:
    """Return the hero's skills that a check lists, the background last if it fits too.

    Source: FELL, FELL-017, FELL-018.
    """
    if sheet is None:
        return ()
    own = tuple(name for name in sheet.known_skills if name in skills)
    return (*own, sheet.background) if fits(backgrounds, sheet) else own


def fits(backgrounds: Words, sheet: Sheet) -> bool:
    """Tell whether the hero's background, or a word of it, is among those listed (FELL-018)."""
    had = sheet.background
    return bool(had) and any(word == had or word in had.split() for word in backgrounds)


def plain(die: Die, enhanced: int = 0, impaired: int = 0, stacks: bool = False) -> Terms:
    """Return the terms of a roll of somebody else's die."""
    return Terms("", die, _situation(enhanced, impaired), stacks=stacks)


def rival_terms(rival: Foe | Companion, attribute: str, sheet: Sheet | None) -> Terms:
    """Return the terms of somebody's roll of an attribute."""
    return Terms(attribute, rival.die(attribute), stacks=options_of(sheet).adv_stacks)


def _situation(enhanced: int, impaired: int, name: str = SITUATION) -> Steps:
    up = ((name, enhanced),) if enhanced else ()
    down = ((name, -impaired),) if impaired else ()
    return up + down


def _attribute(attribute: str, sheet: Sheet | None) -> Die:
    if sheet is None or attribute not in sheet.attributes:
        name = attribute.upper() or "die"
        raise unfit("die", told("hero-or-die", name=name))
    return sheet.attributes[attribute]
