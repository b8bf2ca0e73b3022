"""The trait roll as an author writes it, alone or within a longer action.

It is a frozen dataclass whose fields are the keys of the adventure format. `terms` says what it is
rolled with, `consequences` what the rules do besides the author's outcomes.
"""

from collections.abc import Mapping
from dataclasses import Field, fields, replace
from functools import cache
from typing import Annotated, ClassVar, Protocol, TypeGuard

from solo.dataclass import dataclass
from solo.facts import Checked, Read, in_field
from solo.rules.art.checks.effects import Bonus
from solo.rules.art.checks.ranks import Rank, add_difficulties, clamp_rank
from solo.rules.art.checks.roll import OneRoll, Pairs, Terms
from solo.rules.art.checks.steps import Ranks
from solo.rules.art.checks.terms import (
    Circumstances,
    Trait,
    Words,
    attributes,
    counted,
    lacks,
    rating_of,
    tools,
)
from solo.rules.art.checks.words import words as told
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.attributes import parse_attribute
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.party_rolls import AnybodysRoll, Who
from solo.rules.art.printed import printed
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.outcome import Effect
from solo.rules.core.wording.naming import read_field, unfit, unknown

UNTRAINED = 1  # ART-171


@dataclass(frozen=True, slots=True, kw_only=True)
class Versus:
    """A foe, or several whose ranks are added up, in place of a difficulty.

    Source: ART Engine, ART-184, ART-185, ART-193.
    """

    foe: Annotated[str, "The id of one foe."] = ""
    foes: Annotated[
        tuple[str, ...], "The ids of several, whose difficulties are added (ART-194)."
    ] = ()
    attribute: Annotated[str, "Which of their attributes, or the name of a foe's skill."] = (
        "alertness"
    )
    harder: Annotated[Ranks, "Ranks added to it for the situation (ART-185)."] = 0

    def __post_init__(self) -> None:
        if bool(self.foe) == bool(self.foes):
            raise unfit("foe", told("foe-or-foes"))

    def amount(self, foes: Mapping[str, Foe]) -> tuple[Rank, str]:
        """Return the difficulty that foes amount to, and how the display calls them.

        Raises:
            ValueError: A foe or an attribute is not there.

        Source: ART Engine, ART-184, ART-185, ART-193, ART-194.
        """
        blocks = []
        for name in self.foes or (self.foe,):
            if name not in foes:
                raise in_field("vs", unknown("foe", name, foes))
            blocks.append(foes[name])
        key = self.attribute.strip().lower()
        if not all(key in foe.skills for foe in blocks):
            key = read_field("vs", parse_attribute, key)
        rank = add_difficulties([foe.rank(key) for foe in blocks])
        against = f"{', '.join(dict.fromkeys(foe.name for foe in blocks))}: {key.capitalize()}"
        return clamp_rank(rank + self.harder), against


class Opposed(Protocol):
    """A check whose difficulty foes may be."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def vs(self) -> Versus: ...

    @property
    def against(self) -> str: ...


def is_opposed(value: object) -> TypeGuard[Opposed]:
    """Whether foes are the difficulty of what an author wrote."""
    return getattr(value, "vs", None) is not None


def against_foes(check: Opposed, foes: Mapping[str, Foe]) -> Opposed:
    """Return a check with the rank of its foes as the difficulty.

    Raises:
        ValueError: It names a foe or an attribute that is not there.
    """
    difficulty, against = check.vs.amount(foes)
    return replace(check, vs=None, difficulty=difficulty, against=check.against or against)


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitRoll(Circumstances, AnybodysRoll):
    """Roll an attribute, and at most two skills that apply, against a difficulty.

    Source: ART Engine, ART-167 to ART-174, ART-181 to ART-185, ART-201, ART-210.
    """

    attribute: Annotated[
        Words,
        "Which attribute; several let the player pick. A number stands for itself.",
        Read(attributes),
    ] = ()
    difficulty: Annotated[
        Rank | None, "The lowest rank that succeeds; without it the rank alone counts."
    ] = None
    trait: Annotated[Trait, "The whole trait as a number, in place of attribute and skills."] = None
    perk: Annotated[str, "A perk without which this is rolled on row 1."] = ""
    purpose: Purpose = ""
    vs: Annotated[Versus | None, "Foes whose attribute is the difficulty."] = None
    against: Annotated[
        str, "How the display calls what stands against it; `vs` fills it with the foe's name."
    ] = ""
    free_skills: Annotated[
        bool, "Whether the player may argue for a skill that is not named here."
    ] = True
    who: Who = "lead"
    hidden: Annotated[
        bool, "Whether difficulty and purpose are kept from the player until the roll is made."
    ] = False

    shorthand: ClassVar[str] = "attribute"

    def verify(self) -> None:
        if self.trait is None and not self.attribute:
            raise unfit("attribute", told("attribute-missing"))
        if self.trait is not None and self.attribute:
            raise unfit("trait", told("trait-or-attribute"))
        if self.difficulty is not None and self.vs is not None:
            raise unfit("vs", told("difficulty-or-vs"))

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        """Return what it is rolled with; `attribute` is the player's pick, or nothing."""
        named, rating = rated(self, sheet, attribute)
        terms = self.terms_of("trait", named, rating, sheet, self.difficulty, self.against)
        if self.perk and sheet is not None and lacks(self.perk, sheet):
            # Engine (ART-171): only attribute and skills are lost; Fame and modifiers still count.
            terms = terms._replace(rating=UNTRAINED, skills=())
        return terms

    def consequences(
        self, successes: int, failures: int, facts: dict[str, object]
    ) -> tuple[Effect[Sheet], ...]:
        """Return the bonus on the next action that five successes bring (Engine, ART-219)."""
        if successes < _BONUS_FROM:
            return ()
        facts["earned"] = _BONUS.points
        return (_BONUS,)

    def counts(self) -> frozenset[str] | None:
        return counted(self.difficulty, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(OneRoll):
    """A trait roll within a longer action: it adds what went before, and earns no bonus itself."""

    check: TraitRoll
    carried: Pairs = ()  # what earlier rolls add to it (name, points)
    demanded: bool = False  # whether it is no action, so that nobody can abort it (ART-251)
    words: str = ""  # what the action is, in words by which own skills bear on it

    @property
    def purpose(self) -> str:
        return self.check.purpose

    @property
    def about(self) -> str:  # type: ignore[override]  # it says what its action is
        return self.words

    @property
    def skills(self) -> Words:
        return self.check.skills

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        terms = self.check.terms(sheet, attribute)
        added = terms.modifiers
        if self.demanded:  # a bonus waits for an action (ART-219)
            added = tuple(pair for pair in added if pair[0] != "bonus")
        return terms._replace(modifiers=added + self.carried)

    def counts(self) -> frozenset[str] | None:
        return self.check.counts()


class Attempt(CheckBase, Checked):
    """The base of actions that are a trait roll at heart, written in keys of the same names."""

    __slots__ = ()

    def verify(self) -> None:
        _ = self.roll  # which refuses what is impossible

    @property
    def roll(self) -> TraitRoll:
        """The roll: those of the action's fields that a trait roll has too."""
        kind: type = type(self)
        return TraitRoll(**{name: getattr(self, name) for name in _of_the_roll(kind)})

    def counts(self) -> frozenset[str] | None:
        return self.roll.counts()


@cache
def _of_the_roll(kind: type) -> tuple[str, ...]:
    """Return the fields that an action shares with its roll; for `vs` a rank is put in before."""
    own = {field.name for field in fields(kind)} - {"vs"}
    return tuple(field.name for field in fields(TraitRoll) if field.name in own)


def rated(check: TraitRoll, sheet: Sheet | None, picked: str) -> tuple[str, int]:
    """Return which attribute a trait roll uses and its rating.

    With several attributes and no pick, the hero's best is used, things that help counted in.
    """
    if check.trait is not None:
        return "", check.trait
    if picked:
        if picked not in check.attribute:
            raise unfit("attribute", told("not-of-check", picked=picked))
        return picked, rating_of(picked, None, sheet)
    if len(check.attribute) == 1:
        only = check.attribute[0]
        return ("", only) if isinstance(only, int) else (only, rating_of(only, None, sheet))
    best = max(check.attribute, key=lambda word: _with_tools(check, sheet, word))
    if isinstance(best, int):
        return "", best
    return best, rating_of(best, None, sheet)


def _with_tools(check: TraitRoll, sheet: Sheet | None, word: str | int) -> int:
    """Return what an attribute comes to with what is in hand or worn (ART-009)."""
    if isinstance(word, int):
        return word + sum(points for _, points in tools(sheet, check.skills))
    rating = rating_of(word, None, sheet)
    return rating + sum(points for _, points in tools(sheet, (word, *check.skills)))


_BONUS = Bonus(int(printed("difficulties")["bonus"]))
_BONUS_FROM = int(printed("difficulties")["bonus_from"])
