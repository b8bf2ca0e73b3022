"""What a JSON Schema says of a place: the keys and words that may stand there, with meanings."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Schema = Mapping[str, Any]
_DEEPEST = 30


def schemas_at(schema: Schema, path: Sequence[str]) -> list[Schema]:
    """Return the schemas of what stands under a path of keys; `-` stands for an item."""
    found = [*_flat(schema, schema, 0)]
    for key in path:
        found = [
            inner
            for one in found
            for below in _below(one, key)
            for inner in _flat(below, schema, 0)
        ]
    return found


def keys_at(schema: Schema, path: Sequence[str]) -> Mapping[str, str]:
    """Return the keys that may stand there, with what they mean."""
    found: dict[str, str] = {}
    for one in schemas_at(schema, path):
        for key, inner in one.get("properties", {}).items():
            found.setdefault(key, _meaning(inner, schema))
    return found


def words_at(schema: Schema, path: Sequence[str]) -> list[str]:
    """Return the words that a value there may be."""
    found: dict[str, None] = {}
    for one in schemas_at(schema, path):
        for word in one.get("enum", ()):
            if isinstance(word, str):
                found[word] = None
        if one.get("type") == "boolean":
            found |= {"true": None, "false": None}
    return list(found)


def meaning_at(schema: Schema, path: Sequence[str]) -> str:
    """Return what the last key of a path means, or nothing."""
    return keys_at(schema, path[:-1]).get(path[-1], "") if path else ""


def _meaning(inner: Schema, schema: Schema) -> str:
    return next((str(o["description"]) for o in _flat(inner, schema, 0) if "description" in o), "")


def _below(one: Schema, key: str) -> Iterator[Schema]:
    if key == "-":
        items = one.get("items")
        if isinstance(items, Mapping):
            yield items
        return
    inner = one.get("properties", {}).get(key)
    if isinstance(inner, Mapping):
        yield inner
        return
    yield from one.get("patternProperties", {}).values()
    more = one.get("additionalProperties")
    if isinstance(more, Mapping):
        yield more


def _flat(one: Schema, schema: Schema, depth: int) -> Iterator[Schema]:
    """Yield what a schema comes to, its references and alternatives followed."""
    if depth > _DEEPEST:
        return
    yield one
    if "$ref" in one:
        yield from _flat(schema["$defs"][str(one["$ref"]).rpartition("/")[2]], schema, depth + 1)
    for part in ("anyOf", "oneOf", "allOf"):
        for inner in one.get(part, ()):
            yield from _flat(inner, schema, depth + 1)
