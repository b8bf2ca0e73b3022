"""Numbers that are none, or beyond all measure, wherever rules take one."""

import copy
import random
from collections.abc import Iterator
from typing import Any

from solo import rules as systems
from tests.hostile.corpus import corpus
from tests.hostile.families import rules
from tests.hostile.family import Family

TOKENS = (
    "-1", "0", "-1000000000000", "1000000000", "1000000000000", "1000000000001",
    "1" + "0" * 400, "-" + "9" * 5_000, ".inf", "-.inf", ".nan", "nan", "inf", "1e3", "1e400",
    "0777", "0o17", "0x1F", "0b1", "1_000", "1:30", "1.5", "-0", "+1", "٣", "½", "'1'", "true",
    "null", "''", "[1]", "{a: 1}", "n", "n * n * 1000000", "1 // 0", "2 ** 64", "-n", "visits",
)  # fmt: skip
SECTIONS = ("checks", "effects", "foes", "companions", "items")
Path = tuple[Any, ...]


def _numeric(schema: Any) -> bool:
    kinds = schema.get("anyOf", [schema])
    return any("integer" in (one.get("type") or ()) or one.get("type") == "number" for one in kinds)


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield where in a value numbers stand."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _places(part, (*path, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from _places(part, (*path, place))
    elif type(value) in (int, float):
        yield path


def _fields(grower: Any, schema: Any) -> Iterator[Path]:
    """Yield the fields of a schema that take a number."""
    while "$ref" in schema:
        schema = grower.defs[schema["$ref"].rpartition("/")[2]]
    for one in schema.get("anyOf", [schema]):
        if "$ref" in one:
            yield from _fields(grower, one)
        yield from ((key,) for key, kind in one.get("properties", {}).items() if _numeric(kind))


def _put(value: Any, path: Path) -> Any:
    """Return a value with the sign for what is to stand raw at a place."""
    if not path:
        return rules.RAW
    kept = isinstance(value, list if isinstance(path[0], int) else dict)
    changed = copy.deepcopy(value) if kept else {}
    inside = changed
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = rules.RAW
    return changed


def make(chance: random.Random) -> Any:
    """Make a module with one number that is none."""
    system = chance.choice(rules.SYSTEMS)
    grower = rules._Grower(system, chance)
    grower.rate = 0.0
    case = grower.module()
    section = chance.choice(SECTIONS)
    found, schema, key = _kind(grower, section, chance)
    places = [*_places(found), *_fields(grower, schema)]
    part = _put(found, chance.choice(places)) if places else rules.RAW
    if section == "checks":
        case["choices"] = [{"check": {key: part}, "outcomes": {"else": "So."}}]
    elif section == "effects":
        case["choices"] = [{key: part, "then": "Done."}]
    else:
        case[section][next(iter(case[section]))] = part
    case["raw"] = chance.choice(TOKENS)
    return case


def _kind(grower: Any, section: str, chance: random.Random) -> tuple[Any, Any, str]:
    """Return something written of a kind, the kind's schema, and what it is called."""
    written = getattr(corpus(grower.system), section)
    if section == "checks":
        key = chance.choice(list(grower.defs["check"]["properties"]))
        schema = grower.defs["check"]["properties"][key]
    elif section == "effects":
        known = systems.find(grower.system).effects
        key = chance.choice([k for k in grower.defs["outcome"]["properties"] if k in known])
        schema = grower.defs["outcome"]["properties"][key]
    else:
        key, schema = section, grower.sections[section]["additionalProperties"]
        return (chance.choice(written) if written else {}), schema, key
    return (chance.choice(written[key]) if written[key] else {}), schema, key


FAMILIES = (
    Family(
        name="numbers",
        about="A number that is none is told at load, and one that is let pass never raises.",
        make=make,
        hold=rules._held,
        share=2,
    ),
)
