"""The checks that are one roll: what an author writes, and what each comes to.

Every one is a frozen dataclass whose fields are the keys of the adventure format. `terms` says what
it is rolled with, `consequences` what the rules do besides the author's outcomes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from solo.rules.art.attributes import parse_attribute
from solo.rules.art.effects import Bonus, Damage
from solo.rules.art.health import damage_by_failures
from solo.rules.art.likelihood import Likelihood
from solo.rules.art.perks import perk_id, perk_rank
from solo.rules.art.powers import bonuses
from solo.rules.art.printed import printed
from solo.rules.art.ranks import Rank
from solo.rules.art.roll import (
    EXTREME,
    Pairs,
    Terms,
    possible_counts,
    roll_once,
    standing_modifiers,
)
from solo.rules.art.several import Who, concerned, together, together_ways
from solo.rules.art.sheet import Sheet
from solo.rules.dice import Dice
from solo.rules.outcome import Outcome
from solo.rules.quoting import shown
from solo.rules.system import Effect

Words = tuple[str | int, ...]
UNTRAINED = 1  # ART-171
LOWEST_TRAIT, HIGHEST_TRAIT = 1, 30  # ART-026


@dataclass(frozen=True, slots=True, kw_only=True)
class Versus:
    """A foe, or several whose ranks are added up, in place of a difficulty.

    Args:
        foe: The id of one foe.
        foes: The ids of several, whose difficulties are added (ART-194).
        attribute: Which of their attributes, or the name of a foe's skill.
        harder: Ranks added to it for the situation (ART-185).

    Source: ART Engine, ART-184, ART-185, ART-193.
    """

    foe: str = ""
    foes: tuple[str, ...] = ()
    attribute: str = "alertness"
    harder: int = 0

    def __post_init__(self) -> None:
        if bool(self.foe) == bool(self.foes):
            raise ValueError("foe: give either one 'foe' or a list of 'foes'")


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitRoll:
    """Roll an attribute, and at most two skills that apply, against a difficulty.

    Args:
        attribute: Which attribute; several let the player pick. A number stands for itself.
        difficulty: The lowest rank that succeeds; None leaves the result uncounted.
        skills: Names of the hero's skills that may help; numbers stand for themselves.
        trait: The whole trait as a number, in place of attribute and skills.
        modifier: Added to the trait.
        shift: Columns to the right for the result.
        harder: Ranks added to the difficulty.
        hidden: Whether difficulty and purpose are kept from the player until the roll is made.
        perk: A perk without which this is rolled on row 1.
        purpose: A short infinitive for the display: `to hold the door`.
        vs: Foes whose attribute is the difficulty.
        against: How the display calls what stands against it; `vs` fills it with the foe's name.
        free_skills: Whether the player may argue for any skill.
        who: Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.

    Raises:
        ValueError: A field is impossible; the text starts with its name.

    Source: ART Engine, ART-167 to ART-174, ART-181 to ART-185, ART-201, ART-210.
    """

    attribute: Words = ()
    difficulty: Rank | None = None
    skills: Words = ()
    trait: int | None = None
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    perk: str = ""
    purpose: str = ""
    vs: Versus | None = None
    against: str = ""
    free_skills: bool = False
    who: Who = "lead"

    shorthand: ClassVar[str] = "attribute"

    def __post_init__(self) -> None:
        _put(self, "attribute", attributes(self.attribute))
        _put(self, "skills", skill_names(self.skills))
        if self.trait is None and not self.attribute:
            raise ValueError("attribute: an attribute to roll is missing")
        if self.trait is not None and self.attribute:
            raise ValueError("trait: give either the whole 'trait' or an 'attribute', not both")
        if self.difficulty is not None and self.vs is not None:
            raise ValueError("vs: give either a 'difficulty' or 'vs', not both")
        check_trait(self.trait, "trait")

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        """Return what it is rolled with; `attribute` is the player's pick, or nothing."""
        named, rating = rated(self, sheet, attribute)
        skills = offered(self.skills, sheet)
        if self.perk and sheet is not None and lacks(self.perk, sheet):
            # Engine (ART-171): only attribute and skills are lost; Fame and modifiers still count.
            rating, skills = UNTRAINED, ()
        return Terms(
            "trait",
            named,
            rating,
            skills,
            modifiers(self.modifier, sheet) + tools(sheet, (named, *self.skills)),
            against(self.difficulty, self.harder),
            self.shift,
            self.hidden,
            self.against,
        )

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        """Return the bonus on the next roll that five successes bring (Engine, ART-219)."""
        return _bonus() if successes >= _BONUS_FROM else ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return rolled(self, sheet, dice)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return together_ways(self, sheet)

    def counts(self) -> frozenset[str] | None:
        return counted(self.difficulty, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A trait roll within a longer action: it carries what went before, and earns no bonus itself.

    Args:
        check: The roll.
        carried: What earlier rolls add to it (name, points).
    """

    check: TraitRoll
    carried: Pairs = ()

    @property
    def purpose(self) -> str:
        return self.check.purpose

    @property
    def skills(self) -> Words:
        return self.check.skills

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        terms = self.check.terms(sheet, attribute)
        return terms._replace(modifiers=terms.modifiers + self.carried) if self.carried else terms

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        return ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return roll_once(self, sheet, dice)

    def counts(self) -> frozenset[str] | None:
        return self.check.counts()


@dataclass(frozen=True, slots=True, kw_only=True)
class Alertness:
    """Notice something: a free reaction whose purpose is kept from the player.

    Args:
        difficulty: The lowest rank that succeeds.
        skills: Skills that may help.
        trait: Alertness and skills as one number, for use without a hero.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        hidden: Whether difficulty and purpose are kept back.
        purpose: A short infinitive for the display.
        vs: Foes whose attribute is the difficulty, such as their stealth.
        against: How the display calls what stands against it.
        who: Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.

    Source: ART Engine, ART-251 to ART-254.
    """

    difficulty: Rank | None = None
    skills: Words = ()
    trait: int | None = None
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = True
    purpose: str = ""
    vs: Versus | None = None
    against: str = ""
    who: Who = "lead"

    shorthand: ClassVar[str] = "difficulty"

    def __post_init__(self) -> None:
        _put(self, "skills", skill_names(self.skills))
        need_difficulty(self.difficulty, self.vs)
        check_trait(self.trait, "trait")

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        return reaction(self, "alertness", "alertness", sheet)

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        return ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return rolled(self, sheet, dice)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return together_ways(self, sheet)

    def counts(self) -> frozenset[str] | None:
        return counted(self.difficulty, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """Recall or recognise a fact: an Intelligence roll that costs no action.

    Args:
        difficulty: The lowest rank that succeeds.
        skills: Fields of knowledge that may help.
        trait: Intelligence and skills as one number, for use without a hero.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        purpose: A short infinitive for the display.
        vs: Foes whose attribute is the difficulty.
        against: How the display calls what stands against it.
        who: Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.

    Source: ART Engine, ART-256.
    """

    difficulty: Rank | None = None
    skills: Words = ()
    trait: int | None = None
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    purpose: str = ""
    vs: Versus | None = None
    against: str = ""
    who: Who = "lead"

    shorthand: ClassVar[str] = "difficulty"

    def __post_init__(self) -> None:
        _put(self, "skills", skill_names(self.skills))
        need_difficulty(self.difficulty, self.vs)
        check_trait(self.trait, "trait")

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        return reaction(self, "knowledge", "intelligence", sheet)

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        return ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return rolled(self, sheet, dice)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return together_ways(self, sheet)

    def counts(self) -> frozenset[str] | None:
        return counted(self.difficulty, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """Ask luck about what no character controls.

    Args:
        difficulty: A rank; or else
        likelihood: a word for how likely it is. Neither means even.
        fate: The Fate score as a number, for use without a hero.
        skills: Skills that may help, such as gambling.
        modifier: Added to the trait.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        purpose: A short infinitive for the display.
        who: Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.

    Source: ART Engine, ART-257, ART-284.
    """

    difficulty: Rank | None = None
    likelihood: Likelihood | None = None
    fate: int | None = None
    skills: Words = ()
    modifier: int = 0
    harder: int = 0
    hidden: bool = False
    purpose: str = ""
    who: Who = "lead"

    shorthand: ClassVar[str] = "likelihood"

    def __post_init__(self) -> None:
        _put(self, "skills", skill_names(self.skills))
        if self.difficulty is not None and self.likelihood is not None:
            raise ValueError("likelihood: give either a 'difficulty' or a 'likelihood', not both")
        check_trait(self.fate, "fate")

    @property
    def needed(self) -> Rank:
        """The difficulty, whichever way it was given."""
        if self.difficulty is not None:
            return self.difficulty
        return (self.likelihood or Likelihood.parse("")).difficulty

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        # A bonus earned by acting well is not used up on what no one controls.
        return Terms(
            "fate",
            "fate",
            rating_of("fate", self.fate, sheet),
            offered(self.skills, sheet),
            modifiers(self.modifier, sheet, bonus=False),
            against(self.needed, self.harder),
            0,
            self.hidden,
            self.likelihood.word if self.likelihood else "",
        )

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        return ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return rolled(self, sheet, dice)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return together_ways(self, sheet)

    def counts(self) -> frozenset[str] | None:
        return counted(self.needed, self.harder)


@dataclass(frozen=True, slots=True, kw_only=True)
class Defense:
    """Get out of the way of an attack: the hero's Defense against its rank.

    Args:
        attack: The Attack rank of the hazard or foe.
        damage: Its damage rating, 0 to 3, added to the failures.
        defense: The Defense score as a number, for use without a hero.
        skills: Defense skills that may help.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the attack.
        hidden: Whether the attack is kept back.
        purpose: A short infinitive for the display.
        against: How the display calls the attacker.
        who: Who rolls: `lead`, `any` whom the player picks, or `best` or `all` of everybody.

    Source: ART Engine, ART-209, ART-258 to ART-260.
    """

    attack: Rank
    damage: int = 0
    defense: int | None = None
    skills: Words = ()
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    purpose: str = ""
    against: str = ""
    who: Who = "lead"

    shorthand: ClassVar[str] = "attack"

    def __post_init__(self) -> None:
        _put(self, "skills", skill_names(self.skills))
        check_trait(self.defense, "defense")
        lowest, highest = printed("damage")["ratings"]
        if not lowest <= self.damage <= highest:
            raise ValueError(f"damage: a rating is {lowest} to {highest}, not {self.damage}")

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        return Terms(
            "defense",
            "defense",
            self.defense if self.defense is not None else defense_of(sheet),
            offered(self.skills, sheet),
            modifiers(self.modifier, sheet) + tools(sheet, ("defense", *self.skills)),
            against(self.attack, self.harder),
            self.shift,
            self.hidden,
            self.against,
        )

    def consequences(
        self, successes: int, failures: int, facts: dict[str, Any]
    ) -> tuple[Effect, ...]:
        """Return the damage of a failed roll, and write its rank into the facts."""
        rank = damage_by_failures(failures, self.damage)
        facts["damage_rating"] = self.damage
        facts["damage"] = rank.word if rank else None
        return (Damage(rank),) if rank else ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return rolled(self, sheet, dice)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return together_ways(self, sheet)

    def counts(self) -> frozenset[str] | None:
        return counted(self.attack, self.harder, self.shift)


def rolled(check: "Checked", sheet: Sheet | None, dice: Dice) -> Outcome:
    """Roll a check with every default, for whomever it concerns."""
    if check.who != "lead" and concerned(check.who, sheet) and sheet is not None:
        return together(check, sheet, dice)
    return roll_once(check, sheet, dice)


Checked = TraitRoll | Alertness | Knowledge | Fate | Defense


def attributes(given: Words | str | int) -> Words:
    """Return attribute names written out, numbers as they are.

    Raises:
        ValueError: An unknown name, or a number that no row of the table has.
    """
    words = given if isinstance(given, tuple) else (given,)
    names: list[str | int] = []
    for word in words:
        if isinstance(word, int):
            check_trait(word, "attribute")
            names.append(word)
            continue
        try:
            names.append(parse_attribute(word))
        except ValueError as reason:
            raise ValueError(f"attribute: {reason}") from None
    return tuple(names)


def skill_names(given: Words | str | int) -> Words:
    """Return skill names in lower case, numbers as they are."""
    words = given if isinstance(given, tuple) else (given,)
    return tuple(word if isinstance(word, int) else word.strip().lower() for word in words)


def check_trait(trait: int | None, name: str) -> None:
    """Refuse a number that is no trait.

    Raises:
        ValueError: It is outside 1 to 30.
    """
    if trait is not None and not LOWEST_TRAIT <= trait <= HIGHEST_TRAIT:
        raise ValueError(f"{name}: a trait is {LOWEST_TRAIT} to {HIGHEST_TRAIT}, not {trait}")


def need_difficulty(difficulty: Rank | None, vs: Versus | None) -> None:
    """Refuse a reaction roll with no difficulty, or with two.

    Raises:
        ValueError: Neither or both were given.
    """
    if (difficulty is None) == (vs is None):
        raise ValueError("difficulty: give a 'difficulty' or 'vs', one of them")


def rated(check: TraitRoll, sheet: Sheet | None, picked: str) -> tuple[str, int]:
    """Return which attribute a trait roll uses and its rating.

    With several attributes and no pick, the hero's best is used.
    """
    if check.trait is not None:
        return "", check.trait
    if picked:
        if picked not in check.attribute:
            raise ValueError(f"attribute: '{picked}' is not one of this check's attributes")
        return picked, rating_of(picked, None, sheet)
    if len(check.attribute) == 1:
        only = check.attribute[0]
        return ("", only) if isinstance(only, int) else (only, rating_of(only, None, sheet))
    best = ("", 0)
    for word in check.attribute:
        rating = word if isinstance(word, int) else rating_of(word, None, sheet)
        if rating > best[1]:
            best = ("" if isinstance(word, int) else word, rating)
    return best


def rating_of(attribute: str, given: int | None, sheet: Sheet | None, key: str = "") -> int:
    """Return an attribute's rating, or the number given in its place under `key`.

    Raises:
        ValueError: There is neither a sheet nor a number.
    """
    if given is not None:
        return given
    score = None if sheet is None else sheet.attributes.get(attribute)
    if score is None:
        raise ValueError(f"{key or attribute}: a hero is needed, or a number in its place")
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
        raise ValueError("defense: a hero is needed, or a number in its place")
    return sheet.defense


def offered(skills: Words, sheet: Sheet | None) -> Pairs:
    """Return the skills that apply to a check, the best first.

    Raises:
        ValueError: A skill is named, and there is no hero who could have it.

    Source: ART Engine, ART-208, ART-210.
    """
    if not skills:
        return ()
    owned: Mapping[str, int] = {} if sheet is None else sheet.skills
    pairs: list[tuple[str, int]] = []
    for word in skills:
        if isinstance(word, int):
            pairs.append(("skill", word))
        elif sheet is None or not sheet.attributes:
            raise ValueError(f"skills: '{shown(word)}' is a hero's; without one give its rating")
        elif word in owned:
            pairs.append((word, owned[word]))
    if len(pairs) > 1:
        pairs.sort(key=_rating, reverse=True)
    return tuple(pairs)


def modifiers(modifier: int, sheet: Sheet | None, *, bonus: bool = True) -> Pairs:
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


def against(difficulty: Rank | None, harder: int) -> int:
    """Return a difficulty made harder by so many ranks, held between Catastrophic and Extreme.

    Source: ART Engine, ART-182, ART-183.
    """
    if difficulty is None:
        return 0
    return min(EXTREME, max(1, difficulty + harder)) if harder else difficulty


def reaction(check: Alertness | Knowledge, kind: str, attribute: str, sheet: Sheet | None) -> Terms:
    """Return the terms of a reaction roll of one attribute."""
    return Terms(
        kind,
        attribute if check.trait is None else "",
        rating_of(attribute, check.trait, sheet, key="trait"),
        offered(check.skills, sheet),
        modifiers(check.modifier, sheet) + tools(sheet, (attribute, *check.skills)),
        against(check.difficulty, check.harder),
        check.shift,
        check.hidden,
        check.against,
    )


def counted(difficulty: Rank | None, harder: int, shift: int = 0) -> frozenset[str] | None:
    """Return the counts that a roll can give any hero, or None when nothing is counted."""
    needed = against(difficulty, harder)
    return possible_counts(needed, shift) if needed else None


def _put(value: object, name: str, content: object) -> None:
    object.__setattr__(value, name, content)


def _rating(pair: tuple[str, int]) -> int:
    return pair[1]


@cache
def _bonus() -> tuple[Effect, ...]:
    return (Bonus(int(printed("difficulties")["bonus"])),)


_BONUS_FROM = int(printed("difficulties")["bonus_from"])
