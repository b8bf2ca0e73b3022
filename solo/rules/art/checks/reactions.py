"""Reactions: checks that a scene demands, for noticing, knowing, luck and defense.

They are frozen dataclasses like `TraitRoll`, and cost no action (ART-251); so a bonus on the next
action is not used up by them (ART-219).
"""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.art.checks.likelihood import Likelihood
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import OneRoll, Terms
from solo.rules.art.checks.steps import Ranks
from solo.rules.art.checks.terms import (
    Circumstances,
    Skills,
    Trait,
    Words,
    counted,
    defense_of,
    modifiers,
    rating_of,
    tools,
)
from solo.rules.art.checks.trait import Versus
from solo.rules.art.checks.words import words
from solo.rules.art.health.damage import damage_by_failures
from solo.rules.art.health.effects import Damage
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.party_rolls import AnybodysRoll, Who
from solo.rules.art.printed import printed
from solo.rules.core.common_fields import Purpose
from solo.rules.core.outcome import Effect
from solo.rules.core.wording.naming import unfit


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction(Circumstances, AnybodysRoll):
    """A roll of one attribute that something in the scene demands; its kinds name theirs."""

    difficulty: Annotated[Rank | None, "The lowest rank that succeeds."] = None
    trait: Annotated[Trait, "The attribute and skills as one number, for use without a hero."] = (
        None
    )
    purpose: Purpose = ""
    vs: Annotated[
        Versus | None, "Foes whose attribute is the difficulty, such as their stealth."
    ] = None
    against: Annotated[str, "How the display calls what stands against it."] = ""
    who: Who = "lead"

    shorthand: ClassVar[str] = "difficulty"
    kind: ClassVar[str]
    uses: ClassVar[str]

    def verify(self) -> None:
        if (self.difficulty is None) == (self.vs is None):
            raise unfit("difficulty", words("difficulty-or-vs-one"))

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        rating = rating_of(self.uses, self.trait, sheet, key="trait")
        terms = self.terms_of(
            self.kind, self.uses, rating, sheet, self.difficulty, self.against, bonus=False
        )
        return terms if self.trait is None else terms._replace(attribute="")

    def counts(self) -> frozenset[str] | None:
        return counted(self.difficulty, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Alertness(Reaction):
    """Notice something: a free reaction whose purpose the player does not know before the roll.

    Source: ART Engine, ART-251 to ART-254.
    """

    hidden: Annotated[bool, "Whether difficulty and purpose are kept back."] = True

    kind: ClassVar[str] = "alertness"
    uses: ClassVar[str] = "alertness"


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge(Reaction):
    """Recall or recognise a fact: an Intelligence roll that costs no action.

    Source: ART Engine, ART-256.
    """

    skills: Annotated[Skills, "Fields of knowledge that may help."] = ()

    about: ClassVar[str] = "to remember"
    kind: ClassVar[str] = "knowledge"
    uses: ClassVar[str] = "intelligence"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate(Circumstances, AnybodysRoll):
    """Roll for luck, about something that no character controls.

    Source: ART Engine, ART-257, ART-284.
    """

    difficulty: Annotated[Rank | None, "A rank; or else"] = None
    likelihood: Annotated[Likelihood | None, "a word for how likely it is. Neither means even."] = (
        None
    )
    fate: Annotated[Trait, "The Fate score as a number, for use without a hero."] = None
    purpose: Purpose = ""
    who: Who = "lead"
    skills: Annotated[Skills, "Skills that may help, such as gambling."] = ()

    shorthand: ClassVar[str] = "likelihood"

    def verify(self) -> None:
        if self.difficulty is not None and self.likelihood is not None:
            raise unfit("likelihood", words("difficulty-or-likelihood"))

    @property
    def needed(self) -> Rank:
        """The difficulty, whichever way it was given."""
        if self.difficulty is not None:
            return self.difficulty
        return (self.likelihood or Likelihood.parse("")).difficulty

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        rating = rating_of("fate", self.fate, sheet)
        word = self.likelihood.word if self.likelihood else ""
        return self.terms_of("fate", "fate", rating, sheet, self.needed, word, bonus=False)

    def counts(self) -> frozenset[str] | None:
        return counted(self.needed, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Defense(Circumstances, AnybodysRoll):
    """Avoid an attack: the hero's Defense against the attack's rank.

    Source: ART Engine, ART-209, ART-258 to ART-260.
    """

    attack: Annotated[Rank, "The Attack rank of the hazard or foe."]
    damage: Annotated[int, "Its damage rating, 0 to 3, added to the failures."] = 0
    defense: Annotated[Trait, "The Defense score as a number, for use without a hero."] = None
    purpose: Purpose = ""
    against: Annotated[str, "How the display calls the attacker."] = ""
    who: Who = "lead"
    skills: Annotated[Skills, "Defense skills that may help."] = ()
    harder: Annotated[Ranks, "Ranks added to the attack."] = 0
    hidden: Annotated[bool, "Whether the attack is kept back."] = False

    about: ClassVar[str] = "defense: to dodge"
    harms: ClassVar[bool] = True
    shared: ClassVar[bool] = False  # each bears what the own roll comes to
    shorthand: ClassVar[str] = "attack"

    def verify(self) -> None:
        lowest, highest = printed("damage")["ratings"]
        if not lowest <= self.damage <= highest:
            raise unfit(
                "damage", words("damage-rating", lowest=lowest, highest=highest, damage=self.damage)
            )

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        rating = self.defense if self.defense is not None else defense_of(sheet)
        return self.terms_of(
            "defense", "defense", rating, sheet, self.attack, self.against, bonus=False
        )

    def consequences(
        self, successes: int, failures: int, facts: dict[str, object]
    ) -> tuple[Effect[Sheet], ...]:
        """Return the damage of a failed roll, and write its rank into the facts."""
        rank = damage_by_failures(failures, self.damage)
        facts["damage_rating"] = self.damage
        facts["damage"] = rank.word if rank else None
        return (Damage(rank),) if rank else ()

    def counts(self) -> frozenset[str] | None:
        return counted(self.attack, self.harder, self.shift)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared(OneRoll):
    """A roll that is demanded of several, whose results are compared: it succeeds at nothing.

    Such are lots, and who speaks first in a phase.
    """

    attribute: str
    purpose: str
    skills: Words = ()

    free_skills: ClassVar[bool] = False  # it takes none
    by_face: ClassVar[bool] = True  # where two come to the same, the lower face decides

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        # A bonus earned by acting well is not used up on what decides nothing of one's own.
        rating = rating_of(self.attribute, None, sheet)
        standing = modifiers(0, sheet, bonus=False) + tools(sheet, (self.attribute,))
        return Terms("compared", self.attribute, rating, (), standing, 0)

    def counts(self) -> frozenset[str] | None:
        return None
