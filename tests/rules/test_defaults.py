"""What stands where an author writes nothing: a value that the author could have written."""

import inspect
import re
from collections.abc import Mapping
from typing import Any

from solo.late import Catalogue
from solo.rules import find
from solo.shapes import fields_of, is_record, shape
from tests.rules.every import every_system

TEXTS = {
    "",
    "they/them",
    "the situation",
    *("the venom", "the fire", "the target", "exhaustion", "natural", "indoors", "alertness"),
    *("Put it out", "Try to stop it", "to read their lips"),
    *("self", "0", "its special effect", "scout"),
    *("gold", "Sort yourself out", "melee"),
    *("wil", "all"),
}
"""What stands where a text is not written."""


@every_system
def test_what_stands_for_nothing_is_what_an_author_may_write(system: str) -> None:
    wrong = {}
    for kind in written(system):
        for one in fields_of(kind):
            usual = "" if one.usual is None else one.usual()
            if one.usual and not (usual in TEXTS if one.kind is str else fits(one.kind, usual)):
                wrong[f"{kind.__name__}.{one.name}"] = usual

    assert wrong == {}


@every_system
def test_a_value_without_its_key_fills_a_field_that_is_there(system: str) -> None:
    """`harm: 3` is short for `harm: {points: 3}`, and `foe: wolf` for `foe: {foe: wolf}`."""
    short = {kind: getattr(kind, "shorthand", "") for kind in written(system)}

    assert {kind for kind, name in short.items() if name} != set()
    wrong = {
        kind: name
        for kind, name in short.items()
        if name and name not in {one.name for one in fields_of(kind)}
    }
    assert wrong == {}


@every_system
def test_a_class_has_the_name_that_leads_to_it(system: str) -> None:
    rules = find(system)
    for names in (rules.checks, rules.encounters, rules.effects):
        assert isinstance(names, Catalogue)
        for name, kind in names.items():
            assert names._rows[name].endswith(f".{kind.__name__}"), name


@every_system
def test_what_authors_write_is_told_in_sentences(system: str) -> None:
    """The reference shows them; few begin with `AP` or a number."""
    told = {kind.__name__: inspect.getdoc(kind) or "" for kind in written(system)}

    assert {
        name: text
        for name, text in told.items()
        if not re.fullmatch(r"([A-Z][^A-Z]|AP |\+?\d).*[.)]", text, re.DOTALL)
    } == {}


def written(system: str) -> list[type]:
    """Return the classes that authors write by the rules of a system, and those within them."""
    rules = find(system)
    left: list[Any] = [*rules.checks.values(), *rules.encounters.values(), *rules.effects.values()]
    left += [rules.options, rules.foe, rules.item, rules.hero]
    found: dict[type, None] = {}
    while left:
        kind = left.pop()
        if is_record(kind) and not hasattr(kind, "parse"):
            if kind not in found:
                found[kind] = None
                left += [one.kind for one in fields_of(kind)]
        else:
            left += getattr(kind, "__args__", ())
    return list(found)


def fits(kind: Any, value: object) -> bool:
    """Whether a value is one of a type."""
    if isinstance(kind, type) and kind not in (tuple, frozenset) and not hasattr(kind, "__args__"):
        return isinstance(value, kind)
    try:
        form, made, inner = shape(kind)
    except TypeError:
        return True
    match form:
        case "words":
            return value in inner
        case "either":
            return any(fits(one, value) for one in inner)
        case "list":
            return isinstance(value, made) and all(fits(inner[0], one) for one in value)
        case "entries":
            return isinstance(value, Mapping)
    return True
