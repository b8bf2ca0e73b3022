"""Details of a skill test that an author may add: questions, Luck offers, other skills."""

from collections.abc import Collection
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled
from solo.namedtuple import NamedTuple
from solo.rules.core.common_fields import Natural
from solo.rules.core.wording.naming import read_field, slug
from solo.rules.two_d20.core.skills import parse_name
from solo.rules.two_d20.fallout.gear.written import attributes, skill_attributes
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.words import words
from solo.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Info(Checked):
    """A question that an Action Point answers, truthfully; its `id` is made of it if not given.

    Source: FO-021.
    """

    question: Annotated[str, "How it is offered.", Filled("say what can be asked")]
    answer: Annotated[str, "What is so.", Filled("say what is answered")]
    id: str = ""

    def verify(self) -> None:
        object.__setattr__(self, "id", self.id or slug(self.question))


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckOffer(Checked):
    """A helpful detail that Luck may add; only what the author lists is there (FO-032)."""

    text: Annotated[str, "What is so."]
    id: Annotated[
        str, "Its name, made of the text if not given; a key under `also` if it is taken."
    ] = ""
    luck: Annotated[Natural, "What it costs."] = 1
    difficulty_mod: Annotated[
        int, "Steps that it adds to the difficulty, as a rule fewer than 0."
    ] = -1

    def verify(self) -> None:
        object.__setattr__(self, "id", self.id or slug(self.text))


class Way(NamedTuple):
    """A skill that a test can be made with, and the attributes that go with it."""

    skill: str
    attributes: tuple[str, ...]

    @property
    def id(self) -> str:
        """The id of its option."""
        return slug(self.skill)

    def best(self, sheet: Sheet) -> str:
        """Return the attribute with which the hero is best."""
        return max(self.attributes, key=lambda name: sheet.attributes[name])

    def told(self, sheet: Sheet) -> Message:
        """Say it: `Use Barter instead: Charm 5 + 2, tagged`."""
        name = self.best(sheet)
        score, rating = sheet.attributes[name], sheet.rating(self.skill)
        known = {"attribute": name, "score": score, "rating": rating}
        return words("by-skill", skill=self.skill, **known, tag=sheet.tagged(self.skill))


@dataclass(frozen=True, slots=True, kw_only=True)
class Alternative:
    """Another skill that would do, with the attribute if it is not the skill's own (FO-001)."""

    skill: str
    attribute: str = ""

    shorthand: ClassVar[str] = "skill"

    def __post_init__(self) -> None:
        named = " ".join(self.skill.lower().split())
        if not self.attribute:
            named = known(named, skill_attributes(), "skill")
        object.__setattr__(self, "skill", named)
        own = self.attribute or skill_attributes()[named]
        object.__setattr__(self, "attribute", known(own, attributes(), "attribute"))


def known(name: str, names: Collection[str], kind: str) -> str:
    """Return one of some names, however it was written.

    Raises:
        ValueError: It is none; the text begins with its kind.
    """
    return read_field(kind, lambda one: parse_name(one, names, kind), name)
