"""Values made at random from a JSON Schema, with a taste for what is likely to do harm."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

Schema = Mapping[str, Any]

NUMBERS = (0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 20, 30, -1, -3, 50, 99, 100, 1000, 100_000,
           10**6, 10**9, 10**12)  # fmt: skip
PLAIN = (0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10)
ODD_TEXTS = ("", " ", "x", "x" * 3_000, "a, b", "1", "true", "null", "Ünïcødé 李白", "{{ 1 + 1 }}",
             "{% if %}", "the  thing", "'", '"', "d6", "2d6", "=", "-", "∞", "\t", "a\nb", "n",
             "-5", "n - 9", "n * 100000", "1 // 0", "0.5")  # fmt: skip
MOST_DEPTH = 7


class Maker:
    """Makes values; `words` are texts that may mean something, as ids and names of the rules do.

    Args:
        chance: The source of chance.
        defs: The definitions of the schema.
        words: Texts to choose from.
        texts: Texts to choose from for keys of these names.
        wild: How many of a hundred texts and numbers are odd ones.
    """

    def __init__(
        self,
        chance: random.Random,
        defs: Schema,
        words: Sequence[str],
        texts: Mapping[str, Sequence[Any]],
        wild: int = 10,
    ) -> None:
        self.chance = chance
        self.defs = defs
        self.words = words
        self.texts = texts
        self.wild = wild

    def value(self, schema: Schema, depth: int = 0, name: str = "") -> Any:
        """Return a value that fits a schema, at least nearly."""
        if "$ref" in schema:
            return self.value(self.defs[schema["$ref"].rpartition("/")[2]], depth, name)
        if "anyOf" in schema:
            kinds = schema["anyOf"]
            return self.value(self.chance.choice(kinds), depth, name)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        kind = schema.get("type", "string")
        if isinstance(kind, list):
            if "object" in kind:
                kind = "object"
            elif "integer" in kind:
                kind = "integer"
            else:
                kind = "string"
        return getattr(self, f"_{kind}")(schema, depth, name)

    def _object(self, schema: Schema, depth: int, name: str) -> Any:
        made: dict[str, Any] = {}
        needed = schema.get("required", ())
        many = self.chance.random() * (0.5 if depth < 3 else 0.15)
        for key, kind in schema.get("properties", {}).items():
            if key in needed or (depth < MOST_DEPTH and self.chance.random() < many):
                made[key] = self.value(kind, depth + 1, key)
        more = schema.get("additionalProperties")
        if isinstance(more, Mapping):
            for _ in range(self.chance.choice((0, 1, 1, 2, 3))):
                made[self.text()] = self.value(more, depth + 1)
        return made

    def _array(self, schema: Schema, depth: int, name: str) -> Any:
        count = self.chance.choice((0, 1, 1, 2, 3)) if depth < MOST_DEPTH else 0
        if self.chance.randrange(1000) < self.wild:
            count = 300
        return [self.value(schema.get("items", {}), depth + 1, name) for _ in range(count)]

    def _integer(self, schema: Schema, depth: int, name: str) -> Any:
        if self.chance.randrange(100) < self.wild:
            return self.chance.choice(NUMBERS)
        if self.chance.randrange(40) == 0:
            return self.chance.choice(("n", "n - 3", "n * 1000", "visits", "turn"))
        return self.chance.choice(PLAIN)

    def _number(self, schema: Schema, depth: int, name: str) -> Any:
        return self.chance.choice((0, 0.5, 1, 2.5, 1000.0, -1.0))

    def _boolean(self, schema: Schema, depth: int, name: str) -> Any:
        return self.chance.random() < 0.5

    def _string(self, schema: Schema, depth: int, name: str) -> Any:
        return self.text(name)

    def text(self, name: str = "") -> Any:
        """Return a text: mostly one that means something."""
        if self.chance.randrange(100) < self.wild:
            return self.chance.choice(ODD_TEXTS)
        usual = self.texts.get(name)
        return self.chance.choice(usual if usual and self.chance.random() < 0.8 else self.words)
