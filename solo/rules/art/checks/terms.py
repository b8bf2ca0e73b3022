"""The terms of a roll: attribute, skills, modifiers and difficulty."""

from dataclasses import replace
from functools import lru_cache
from typing import Annotated, TypeVar, cast

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Read, Within
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import (
    EXTREME,
    Modifiers,
    Pairs,
    Terms,
    possible_counts,
    standing_modifiers,
)
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.words import words as told
from solo.rules.art.gear.powers import bonuses
from solo.rules.art.heroes.attributes import parse_attribute
from solo.rules.art.heroes.perks import perk_id, perk_rank
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.heroes.skill_names import known_as, same_skill, skill_name
from solo.rules.core.wording.naming import Unfit, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared

T = TypeVar("T")

Words = tuple[str | int, ...]
"""Names as an author writes them; a number stands for itself."""

TRAIT = Within(1, 30)  # ART-026
MOST_NAMED = 50  # skills of one check; two of them count


def attributes(given: Words | str | int) -> Words:
    """Return attribute names written out, numbers as they are.

    Raises:
        ValueError: An unknown name, or a number that no row of the table has.
    """
    words = given if isinstance(given, tuple) else (given,)
    names: list[str | int] = []
    for word in words:
        if isinstance(word, int):
            TRAIT.read("as a number", word)
            names.append(word)
            continue
        names.append(parse_attribute(word))
    return tuple(names)


def skill_names(given: Words | str | int) -> Words:
    """Return skill names as sheets hold them, numbers as they are.

    Raises:
        ValueError: They are too many, or one is no name that a skill could be learned by.
    """
    words = given if isinstance(given, tuple) else (given,)
    if len(words) > MOST_NAMED:
        raise Unfit(told("names-at-most", most=MOST_NAMED, count=len(words)))
    return tuple(word if isinstance(word, int) else skill_name(word) for word in words)


Attributes = Annotated[Words, Filled("an attribute to roll is missing"), Read(attributes)]
Skills = Annotated[Words, Read(skill_names)]
Trait = Annotated[int | None, TRAIT]


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances(Checked):
    """What an author may say of any roll besides what is rolled."""

    skills: Annotated[Skills, "Skills of the hero that may help; a number stands for itself."] = ()
    modifier: Annotated[
        Added, "Added to the hero's trait, for what shift and difficulty can't say (ART-204)."
    ] = 0
    shift: Annotated[int, "Columns to the right for the result; negative to the left."] = 0
    harder: Annotated[Ranks, "Ranks added to the difficulty."] = 0
    hidden: Annotated[bool, "Whether the difficulty is kept back."] = False

    def terms_of(  # noqa: PLR0913 - all that one roll is made with
        self,
        kind: str,
        attribute: str,
        rating: int,
        sheet: Sheet | None,
        difficulty: Rank | None,
        name: str = "",
        *,
        bonus: bool = True,
    ) -> Terms:
        """Return the terms of a roll of one attribute in these circumstances.

        Args:
            kind: The check's own word.
            attribute: What is rolled.
            rating: Its value.
            sheet: Whose roll it is; nobody's when None.
            difficulty: The lowest rank that succeeds, before `harder`; None counts nothing.
            name: Who or what stands against it, for the display.
            bonus: Whether a kept bonus is used up by it.
        """
        skills = offered(self.skills, sheet)
        added = modifiers(self.modifier, sheet, bonus=bonus)
        added += tools(sheet, (attribute, *self.skills))
        needed = against(difficulty, self.harder)
        return Terms(kind, attribute, rating, skills, added, needed, self.shift, self.hidden, name)


def shifted(check: T, columns: int) -> T:
    """Return a check with so many columns more, if it is of those that are shifted."""
    if not columns or not isinstance(check, Circumstances):
        return check
    return cast("T", replace(check, shift=check.shift + columns))


def rating_of(attribute: str, given: int | None, sheet: Sheet | None, key: str = "") -> int:
    """Return an attribute's rating, or the number given in its place under `key`.

    Raises:
        ValueError: There is neither a sheet nor a number.
    """
    if given is not None:
        return given
    score = None if sheet is None else sheet.attributes.get(attribute)
    if score is None:
        raise unfit(key or attribute, shared("hero-or-number"))
    return score


def lacks(perk: str, sheet: Sheet) -> bool:
    """Tell whether a hero lacks a perk; nobody, who has no attributes either, lacks none."""
    return bool(sheet.attributes) and not perk_rank(sheet, perk_id(perk))


def defense_of(sheet: Sheet | None) -> int:
    """Return the hero's Defense.

    Raises:
        ValueError: There is no sheet.
    """
    if sheet is None or not sheet.attributes:
        raise unfit("defense", shared("hero-or-number"))
    return sheet.defense


def offered(skills: Words, sheet: Sheet | None) -> Pairs:
    """Return the skills that apply to a check, the best first.

    Raises:
        ValueError: A skill is named, and there is no hero who could have it.

    Source: ART Engine, ART-208, ART-210, ART-323, ART-468. Reading: what a skill is called decides,
    not the little words in it (`at night`, `by night`). Two names of one skill (`club`, `clubs`),
    as a hero file may have them, count once: the better.
    """
    if not skills:
        return ()
    if sheet is None or not sheet.attributes:
        return _offered(skills, None)
    return _offered(skills, tuple(sheet.skills.items()))


@lru_cache(maxsize=4096)  # every roll asks it, and a hero's skills seldom change
def _offered(skills: Words, owned: Pairs | None) -> Pairs:
    """Return which of somebody's own skills apply, the best first; nobody has any."""
    own = dict(owned or ())
    pairs: list[tuple[str, int]] = []
    for word in skills:
        if isinstance(word, int):
            pairs.append(("skill", word))
        elif owned is None:
            raise unfit("skills", told("skill-without-hero", name=shown(word)))
        elif (name := known_as(word, own)) and (name, own[name]) not in pairs:
            pairs.append((name, own[name]))
    if len(pairs) < 2:
        return tuple(pairs)
    pairs.sort(key=_rating, reverse=True)
    return tuple(pair for place, pair in enumerate(pairs) if not _named_before(pair, pairs[:place]))


def _named_before(pair: tuple[str, int], better: Pairs | list[tuple[str, int]]) -> bool:
    return pair[0] != "skill" and any(same_skill(pair[0], name) for name, _ in better)


def modifiers(modifier: int, sheet: Sheet | None, *, bonus: bool = True) -> Modifiers:
    """Return what changes the trait besides skills and Fame (ART-201, ART-203, ART-273)."""
    if sheet is None or not (sheet.fatigue or sheet.bonus):
        return (("the situation", modifier),) if modifier else ()
    pairs = standing_modifiers(sheet, bonus=bonus)
    return (("the situation", modifier), *pairs) if modifier else pairs


def tools(sheet: Sheet | None, names: Words) -> Pairs:
    """Return what things in hand or worn add to a roll of these attributes and skills (ART-009)."""
    if sheet is None or not (sheet.gear or sheet.worn):
        return ()
    return bonuses(sheet, [name for name in names if isinstance(name, str)])


def plain_trait(sheet: Sheet, attribute: str) -> int:
    """Return the trait of a roll that nobody decides anything about: no skills, no kept bonus."""
    standing = modifiers(0, sheet, bonus=False) + tools(sheet, (attribute,))
    return max(1, sheet.attributes[attribute] + sum(points for _, points in standing))


def against(difficulty: Rank | None, harder: int) -> int:
    """Return a difficulty made harder by so many ranks, held between Catastrophic and Extreme.

    The hero's skill has no say in it.

    Source: ART Engine, ART-181 to ART-183.
    """
    if difficulty is None:
        return 0
    return min(EXTREME, max(1, difficulty + harder)) if harder else difficulty


def counted(difficulty: Rank | None, harder: int, shift: int = 0) -> frozenset[str] | None:
    """Return the counts that a roll can give any hero, or None when nothing is counted."""
    needed = against(difficulty, harder)
    return possible_counts(needed, shift) if needed else None


def _rating(pair: tuple[str, int]) -> int:
    return pair[1]
