"""What schemas are built of: texts, mappings, lists, choices, words that an editor offers."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any

from solo.facts import Within

Schema = dict[str, Any]

TEXT: Schema = {"type": ["string", "number", "boolean", "null"]}  # all that stands alone is a text


def mapping(properties: Mapping[str, Schema], **more: object) -> Schema:
    """Return what a mapping with just these keys is."""
    return {"type": "object", "properties": properties, "additionalProperties": False, **more}


def each(kind: Schema, pattern: str = "") -> Schema:
    """Return what a mapping from names to things of one kind is."""
    names = {"propertyNames": {"pattern": pattern}} if pattern else {}
    return {"type": ["object", "null"], "additionalProperties": kind, **names}


def either(*kinds: Schema) -> Schema:
    """Return what may be any of several kinds."""
    flat = [
        one for kind in kinds for one in (kind["anyOf"] if kind.keys() == {"anyOf"} else [kind])
    ]
    distinct = [one for place, one in enumerate(flat) if one not in flat[:place]]
    return distinct[0] if len(distinct) == 1 else {"anyOf": distinct}


def offered(kind: Schema, words: Iterable[str]) -> Schema:
    """Return what takes a kind, of which an editor offers some words."""
    known = list(words)
    return {"anyOf": [{"enum": known}, *kind.get("anyOf", [kind])]} if known else kind


def listed(kind: Schema) -> Schema:
    """Return what a list is, or the one thing that stands for a list of one."""
    return either(kind, {"type": "array", "items": kind})


def ranged(kind: Schema, numbers: Within | None) -> Schema:
    """Return what takes a kind, where it is a whole number one of a range."""
    if numbers is None:
        return kind
    if "anyOf" in kind:
        return {"anyOf": [ranged(one, numbers) for one in kind["anyOf"]]}
    if "integer" not in kind.get("type", ()):
        return kind
    most = {} if numbers.most is None else {"maximum": numbers.most}
    return {**kind, "minimum": numbers.least, **most}


def told(kind: Schema, meaning: str) -> Schema:
    """Return a kind with what it means."""
    return {**kind, "description": meaning} if meaning else kind


@functools.cache
def spelt(kind: object) -> Schema:
    """Return the words that a class reads, if it lists them, else any text."""
    if not hasattr(kind, "spellings"):
        return TEXT
    known: Iterable[str] = kind.spellings()
    forms = (form for word in known for form in (word, word.lower(), word.capitalize()))
    return {"enum": [_scalar(form) for form in dict.fromkeys(forms)]}


def _scalar(word: str) -> str | int:
    """Return a word as YAML has it: `6` is a number."""
    return int(word) if word.isdecimal() else word
