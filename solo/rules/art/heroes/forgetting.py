"""Leave out of a hero what no roll ahead can read: skills that none names, and mere things.

Heroes who differ only in that are one and the same to the exact odds of an adventure.
"""

from collections.abc import Sequence
from functools import lru_cache

from solo.namedtuple import NamedTuple
from solo.rules.art.checks.effects import Bonus
from solo.rules.art.checks.reactions import Alertness, Defense, Fate, Knowledge
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.gear.item import Item
from solo.rules.art.health.effects import Damage, Fall
from solo.rules.art.health.sanity import Sanity
from solo.rules.art.heroes.advancement import credited
from solo.rules.art.heroes.attributes import sample_skills
from solo.rules.art.heroes.effects import Fame, Glory, Tally, Xp
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.heroes.skill_names import known_as
from solo.rules.core.heroes.conditions import Condition, Cure

Rolled = TraitRoll | Alertness | Knowledge | Fate | Defense | Sanity

_HEEDLESS = frozenset(map(id, (Bonus, Condition, Cure, Damage, Fall, Fame, Glory, Tally, Xp)))
"""The kinds of effects that read no skill."""


MOST_KNOWN = 1_000
_KNOWN: dict[int, tuple[Sequence[object], "_Read | None"]] = {}  # by where they lie in memory


class _Read(NamedTuple):
    """What of a hero some rolls may read."""

    attributes: frozenset[str]  # those that may be rolled
    named: frozenset[str]  # the skills that they name
    usual: frozenset[str]  # these, and the usual ones of their attributes


def forget(sheet: Sheet, ahead: Sequence[object]) -> Sheet:
    """Return a hero without the skills, points, things and fear that matter to nothing ahead.

    A roll reads the skills that it names. Doubles may teach one that it names or that is usual for
    its attribute, and put points beside what was used (ART-456 to ART-468). Fear that lets a hero
    do nothing for some rounds is over by the next roll (ART-281). Of things, those count that do
    something in a roll, or heal. If anything else is ahead, such as a fight, all is kept.
    """
    known = _KNOWN.get(id(ahead))
    if known is None or known[0] is not ahead:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[id(ahead)] = (ahead, _read(ahead, sheet))
    read = known[1]
    if read is None or sheet.party:
        return sheet
    skills = {name: score for name, score in sheet.skills.items() if _met(name, read.usual)}
    marks = {
        ability: points
        for ability, points in sheet.marks.items()
        if ability in read.attributes or _met(ability, read.named)
    }
    sheet = sheet if sheet.terror is None else changed(sheet, terror=None)
    gear = tuple(own for own in sheet.gear if _of_use(own.item))
    kept = (len(skills), len(marks), len(gear))
    if kept == (len(sheet.skills), len(sheet.marks), len(sheet.gear)):
        return sheet
    return changed(sheet, skills=skills, marks=marks, gear=gear)


def _read(ahead: Sequence[object], sheet: Sheet) -> _Read | None:
    """Return what is read of any hero; None if anything but rolls may read it."""
    rolls = [one for one in ahead if isinstance(one, Rolled)]
    others = (one for one in ahead if not isinstance(one, Rolled))
    if any(id(type(one)) not in _HEEDLESS for one in others):
        return None
    named = frozenset(word for roll in rolls for word in roll.skills if isinstance(word, str))
    attributes = frozenset(credited(word) for roll in rolls for word in _attributes(roll, sheet))
    return _Read(attributes, named, named.union(*map(sample_skills, attributes)))


def _attributes(roll: Rolled, sheet: Sheet) -> tuple[str, ...]:
    """Return the attributes that may be rolled, whichever a hero is best at."""
    if isinstance(roll, TraitRoll) and len(roll.attribute) > 1:
        return tuple(word for word in roll.attribute if isinstance(word, str))
    return (roll.terms(sheet).attribute,)


def _of_use(item: Item) -> bool:
    """Say whether a thing is more than its name, its price and its text."""
    return bool(item.graded or item.effects or item.medkit or item.ammunition)


@lru_cache(maxsize=4096)
def _met(skill: str, words: frozenset[str]) -> bool:
    return any(known_as(word, {skill: 1}) for word in words)
