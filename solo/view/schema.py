"""The JSON Schema of events and of the view, made from the types that they are made of."""

import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from solo.engine import events
from solo.errors import Problem
from solo.rules.core.outcome import Outcome
from solo.view.replies import REPLIES
from solo.view.types import VERSION, Said, View
from solo.words import Message

Schema = dict[str, Any]
_PLAIN: Mapping[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    type(None): {"type": "null"},
    object: {},
    Any: {},
}
_OUTCOME: Schema = {
    "label": {"type": "string"},
    "successes": {"type": "integer", "minimum": 0},
    "failures": {"type": "integer", "minimum": 0},
    "faces": {"type": "array", "items": {"type": "integer"}},
    "triggers": {"type": "array", "items": {"type": "string"}},
}
LOG: Schema = {
    "seq": {"type": "integer", "minimum": 0, "description": "rises with each event of the log"},
    "turn": {"type": "integer", "minimum": 0, "description": "the turn that it belongs to"},
    "clock": {"type": "integer", "description": "game minutes since the start"},
    "actor": {"type": "string", "description": "the name of who did it"},
    "audience": {
        "type": "array",
        "items": {"type": "string"},
        "description": "the seats that may know all of it; `all` for everybody",
    },
    "cause": {"type": "string", "description": "the client's own id of the line"},
}


def schema() -> Schema:
    """Return the schema of every line that a program reads, and of the view."""
    shapes: dict[str, Schema] = {"Text": _text(), "View": {}}
    shapes["View"] = _record(View, shapes)
    shapes["View"]["properties"]["cause"] = LOG["cause"]
    found = [_event(kind, shapes) for kind in get_args(events.Event)]
    found += [_reply(name, kind, shapes) for name, kind in REPLIES.items()]
    found.append({"title": "view", "$ref": "#/$defs/View"})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "solo: events and view",
        "version": VERSION,
        "oneOf": found,
        "$defs": shapes,
    }


def name_of(kind: type) -> str:
    """Return how an event is called in JSON."""
    return "".join("_" + c.lower() if c.isupper() else c for c in kind.__name__).lstrip("_")


def _event(kind: type, shapes: dict[str, Schema]) -> Schema:
    fields: Schema = {"event": {"const": name_of(kind)}, **LOG}
    optional: set[str] = set()
    for name, hint in get_type_hints(kind).items():
        if hint is Outcome:
            fields |= _OUTCOME | {"plain": {"$ref": "#/$defs/Text"}}
            optional.add("plain")
        elif hint is Problem:
            fields |= {"problem": {"type": "string"}, "code": {"type": "string"}}
        elif name == "notes":
            note = {"type": "object", "properties": {"note": {"type": "string"}}}
            fields[name] = {"type": "array", "items": {**note, "required": ["note"]}}
        else:
            fields.setdefault(name, _shape(hint, shapes))
            if name in ("asker", "by", "key"):
                optional.add(name)
    required = [name for name in fields if name not in LOG and name not in optional]
    more = any(hint is Outcome for hint in get_type_hints(kind).values())
    text = (kind.__doc__ or "").strip().partition("\n")[0]
    return {
        "title": name_of(kind),
        "description": text,
        "type": "object",
        "properties": fields,
        "required": required,
        "additionalProperties": more,
    }


def _reply(name: str, kind: type, shapes: dict[str, Schema]) -> Schema:
    reply = _record(kind, shapes)
    fields = {"event": {"const": name}, **reply["properties"], "cause": LOG["cause"]}
    return {"title": name, **reply, "properties": fields, "required": ["event", *reply["required"]]}


def _text() -> Schema:
    said = {
        "type": "object",
        "properties": {
            "code": {"type": "string"},
            "facts": {"type": "object"},
            "text": {"type": "string"},
        },
        "required": ["code", "facts", "text"],
        "additionalProperties": False,
    }
    return {"description": "words as they stand, or a message", "anyOf": [{"type": "string"}, said]}


def _record(kind: type, shapes: dict[str, Schema]) -> Schema:
    hints = get_type_hints(kind)
    needed: frozenset[str] = getattr(kind, "__required_keys__", frozenset(hints))
    return {
        "type": "object",
        "description": (kind.__doc__ or "").strip().partition("\n")[0],
        "properties": {name: _shape(hint, shapes) for name, hint in hints.items()},
        "required": [name for name in hints if name in needed],
        "additionalProperties": False,
    }


def _shape(hint: Any, shapes: dict[str, Schema]) -> Schema:
    """Return the schema of a type."""
    if hint is Said or hint is Message:
        return {"$ref": "#/$defs/Text"}
    if hint in _PLAIN:
        return dict(_PLAIN[hint])
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        if set(parts) == {str, Message}:
            return {"$ref": "#/$defs/Text"}
        return {"anyOf": [_shape(part, shapes) for part in parts]}
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (list, tuple, frozenset, set):
        items = next((part for part in parts if part is not ...), object)
        return {"type": "array", "items": _shape(items, shapes)}
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _shape(parts[1], shapes)}
    if is_typeddict(hint):
        if hint.__name__ not in shapes:
            shapes[hint.__name__] = {}
            shapes[hint.__name__] = _record(hint, shapes)
        return {"$ref": f"#/$defs/{hint.__name__}"}
    return {"type": "object"}
