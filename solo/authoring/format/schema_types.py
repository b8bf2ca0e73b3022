"""The schemas of the rules' own terms: what an author may write for each type of a field."""

from collections.abc import Mapping
from typing import Any

from solo.authoring.format.fields import summary
from solo.authoring.format.schema_parts import (
    TEXT,
    Schema,
    each,
    either,
    listed,
    mapping,
    offered,
    ranged,
    spelt,
    told,
)
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.shapes import Field, alone_of, authored_fields, shape

_PLAIN: Mapping[object, Schema] = {
    str: TEXT,
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    type(None): {"enum": [None, "none"]},
}
_EXPRESSION: Schema = {"type": ["integer", "string"]}


def attributes(system: AnySystem) -> tuple[str, ...]:
    """Return the attributes of a system, as checks and tries name them."""
    found = []
    for name in system.seen:
        try:
            if system.trait(name) == name:
                found.append(name)
        except Illegal:
            continue
    return tuple(found)


class Types:
    """Writes schemas; what is used more than once is written once, under `defs`."""

    def __init__(self, system: AnySystem, scenes: tuple[str, ...] = ()) -> None:
        self.system = system
        self.scenes = scenes
        self._traits = attributes(system)
        self._made: dict[tuple[object, bool], str] = {}
        self.defs: dict[str, Schema] = {}

    # The system's own terms, by the types of their fields

    def of(self, kind: Any, sums: bool = False) -> Schema:
        """Return what an author may write for a type; with `sums`, sums for whole numbers."""
        found = shape(kind)
        match found.form:
            case "plain":
                return _EXPRESSION if sums and kind is int else _PLAIN[kind]
            case "either":
                return either(*(self.of(one, sums) for one in found.inner))
            case "words":
                return {"enum": [word for word in found.inner if word != ""]}
            case "row":
                size = len(found.inner)
                items = [self.of(one) for one in found.inner]
                return {"type": "array", "prefixItems": items, "minItems": size, "maxItems": size}
            case "list":
                return listed(self.of(found.inner[0]))
            case "entries":
                return each(self.of(found.inner[1]))
            case "names" | "record":
                return spelt(kind) if hasattr(kind, "parse") else self._named(kind, sums)

    def _named(self, kind: type, sums: bool) -> Schema:
        """Return a reference to what a dataclass is."""
        if (kind, sums) not in self._made:
            name = kind.__name__
            while name in self.defs:
                name += "_"
            self._made[kind, sums] = name
            self.defs[name] = {}
            self.defs[name] = self._record(kind, sums)
        return {"$ref": f"#/$defs/{self._made[kind, sums]}"}

    def _record(self, kind: type, sums: bool) -> Schema:
        needed = [one.name for one in authored_fields(kind) if one.usual is None]
        whole = mapping(self.fields(kind, sums), required=needed)
        alone = alone_of(kind)
        if alone is not None:
            whole = either(whole, self.of(alone, sums))
        return whole | ({"description": summary(kind)} if summary(kind) else {})

    def fields(self, kind: type, sums: bool = False) -> dict[str, Schema]:
        """Return what the fields of a dataclass take, with what each means."""
        return {
            one.name: told(ranged(self.field(one.name, one.kind, sums), one.numbers), _said_of(one))
            for one in authored_fields(kind)
        }

    def field(self, name: str, kind: object, sums: bool) -> Schema:
        """Return what a field of the system takes, with the attributes for what is named so."""
        found = self.of(kind, sums)
        return offered(found, self._traits) if name == "attribute" else found


def _said_of(field: Field) -> str:
    """Say what a field means, and which numbers are meant in it."""
    usually = f"Usually {field.meant.said}." if field.meant else ""
    return " ".join(filter(None, (field.meaning, usually)))
