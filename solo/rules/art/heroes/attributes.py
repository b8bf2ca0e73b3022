"""The ten attributes: names, abbreviations, skills that go with each."""

from functools import cache

from solo.errors import nearest
from solo.facts import in_field
from solo.rules.art.printed import printed
from solo.rules.core.wording.naming import Unfit, unknown
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words

ATTRIBUTES: tuple[str, ...] = tuple(row["name"] for row in printed("attributes")["rows"])
"""The attributes in the order of the sheet (ART-004)."""


def parse_attribute(text: str) -> str:
    """Read an attribute by its name or three letters, in any case.

    Raises:
        ValueError: No such attribute; the text names the nearest and lists all.
    """
    found = text.strip().lower()
    name = _named().get(found)
    if name is None:
        near = nearest(text.strip(), ATTRIBUTES)
        raise Unfit(words("unknown-attribute", name=shown(text), near=near, names=ATTRIBUTES))
    return name


def check_attribute(name: str, field: str) -> None:
    """Refuse what is not the whole name of an attribute.

    Raises:
        ValueError: It is none; the text starts with the name of the field.
    """
    if name not in ATTRIBUTES:
        raise in_field(field, unknown("attribute", name, ATTRIBUTES))


def abbreviation(attribute: str) -> str:
    """Return its three letters: `STR`."""
    return _rows()[attribute]["abbreviation"].upper()


def sample_skills(attribute: str) -> tuple[str, ...]:
    """Return skills that mostly help an attribute, or Defense; none for a trait that is neither.

    Source: ART Engine, ART-510, ART-511.
    """
    table = printed("skills")
    return tuple(table["defense"] if attribute == "defense" else table["skills"].get(attribute, ()))


@cache
def _rows() -> dict[str, dict[str, str]]:
    return {row["name"]: row for row in printed("attributes")["rows"]}


@cache
def _named() -> dict[str, str]:
    return {
        name: row["name"] for row in _rows().values() for name in (row["name"], row["abbreviation"])
    }
