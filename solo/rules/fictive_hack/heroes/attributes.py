"""The six attributes, and how a check names the attribute or number that it is rolled with."""

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words
from solo.rules.fictive_hack.printed import printed

ATTRIBUTES: tuple[str, ...] = tuple(row["name"] for row in printed("attributes")["rows"])
"""The attributes in the order of the sheet (FH-009)."""

_MEANINGS = {row["name"]: str(row["meaning"]) for row in printed("attributes")["rows"]}
_NAMED = {word: row["name"] for row in printed("attributes")["rows"]
          for word in (row["name"], row["abbreviation"])}  # fmt: skip


def parse_attribute(text: str) -> str:
    """Read an attribute by its name or three letters, in any case.

    Raises:
        ValueError: No such attribute; the text names the nearest and lists all.
    """
    found = text.strip().lower()
    name = _NAMED.get(found)
    if name is None:
        near = nearest(found, ATTRIBUTES)
        raise Unfit(words("unknown-attribute", name=shown(text), near=near, names=ATTRIBUTES))
    return str(name)


def meaning(attribute: str) -> str:
    """Return what it is for, as the end of a sentence."""
    return _MEANINGS[attribute]


@dataclass(frozen=True, slots=True)
class Rating:
    """The trait of a roll: an attribute of the sheet, or a plain number."""

    attribute: str = ""  # its name, or nothing when the number is given
    value: int | None = None  # the number, or None when the sheet says it

    @classmethod
    def parse(cls, text: str) -> "Rating":
        """Read an attribute, a number, or both with a colon between (`cunning:3`).

        Raises:
            ValueError: It is neither.
        """
        name, _, number = text.rpartition(":")
        last = number.strip()
        if last.lstrip("+-").isdecimal() and len(last) < 4 and last.isascii():
            return cls(parse_attribute(name) if name.strip() else "", int(last))
        return cls(parse_attribute(text))

    @property
    def word(self) -> str:
        """The name of the trait in a sentence."""
        return self.attribute.capitalize() if self.attribute else f"{self.value:+}"
