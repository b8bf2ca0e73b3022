"""Difficulties by name or number, and the opponents of a hero in an opposed roll."""

from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.facts import in_field
from solo.rules.core.system_parts import Cast, named
from solo.rules.core.wording.naming import Unfit, read_field, unknown
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as shared
from solo.rules.fictive_hack.checks.steps import BID, RATED
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.heroes.attributes import parse_attribute
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message, Text


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The number that a roll has to meet (FH-167)."""

    number: int

    @classmethod
    def parse(cls, text: str) -> "Difficulty":
        """Read a number, or simple, standard, difficult, amazing or epic.

        Raises:
            ValueError: It is neither.
        """
        known = printed("tasks")["difficulties"]
        word = text.strip().lower()
        if word in known:
            return cls(int(known[word]))
        if word.isdecimal() and word.isascii() and len(word) < 4:
            return cls(int(word))
        if word.startswith("-") and word[1:].isdecimal():
            raise Unfit(words("difficulty-below", word=shown(word)))
        near, names = nearest(word, known), tuple(known)
        raise Unfit(shared("unknown-difficulty", name=shown(text), near=near, names=names))

    @property
    def word(self) -> Text:
        """Its name with its number; the number alone if it has none."""
        for word, number in printed("tasks")["difficulties"].items():
            if number == self.number:
                return words("difficulty", name=word, number=number)
        return str(self.number)


STANDARD = Difficulty.parse(printed("tasks")["usual"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Against:
    """An opponent of the hero, who rolls 1d10 and adds a number."""

    shorthand: ClassVar[str] = "value"

    value: Annotated[int, "The number.", RATED] = 0
    attribute: Annotated[
        tuple[str, ...], "The attributes that it might be; a foe takes its best."
    ] = ()
    foe: Annotated[str, "Whose it is, by id."] = ""
    name: Annotated[str, "How the display calls them."] = ""
    resist: Annotated[int, "AP that the GM may bid against boosts (FH-203).", BID] = 0
    # how many minions act together: a die each, of which the two best are added (FH-211)
    count: int = field(default=1, metadata={"authored": False})

    def __post_init__(self) -> None:
        names = tuple(read_field("attribute", parse_attribute, name) for name in self.attribute)
        object.__setattr__(self, "attribute", names)

    def bind(self, cast: Cast, usual: tuple[str, ...]) -> "Against":
        """Return it with the foe's number put in.

        Raises:
            ValueError: There is no such foe.
        """
        if not self.foe:
            return self
        block = foe_of(cast, self.foe, "against")
        attribute = block.best(self.attribute or usual)
        resist = self.resist or block.resolve
        value = block.rating(attribute)
        return replace(self, value=value, attribute=(attribute,), name=block.name, resist=resist)

    @property
    def word(self) -> Message:
        """The name of the opponent in a sentence."""
        attribute = self.attribute[0] if len(self.attribute) == 1 else ""
        ends = self.name.endswith("s")
        return words("opponent", name=self.name, ends=ends, attribute=attribute, value=self.value)


def foe_of(cast: Cast, key: str, where: str) -> Foe:
    """Return the foe of that id.

    Raises:
        ValueError: There is none; the text names the nearest.
    """
    foes = named(Foe, cast.foes)
    if key not in foes:
        raise in_field(where, unknown("foe", key, foes))
    return foes[key]
