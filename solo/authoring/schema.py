"""The format of adventures as a JSON Schema (draft 2020-12), for editors that complete and check.

It is read from what the loader itself reads by: the keys of `solo.adventure.keys`, the dataclasses
of the header, and those of the rules system with their docstrings. What only the whole adventure
shows (unknown scenes, unanswered counts, mistakes in Jinja) is left to `solo lint`.
"""

import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from solo.adventure import keys, naming
from solo.adventure.header import SECTIONS, Header, QuestEntry
from solo.adventure.outcome_keys import COUNT
from solo.authoring.reference import summary
from solo.campaigns.written import CampaignEntry
from solo.facts import Within
from solo.rules import find
from solo.rules.core.fights.arrivals import Arrival, Modifier
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.rules.data_systems.model import RulesFile
from solo.shapes import alone_of, authored_fields, fields_of, shape

Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Schema = {"type": ["string", "number", "boolean", "null"]}  # all that stands alone is a text
_WORD: Schema = {"type": ["string", "number", "null"]}  # a text, but none of yes and no
_PLAIN: Mapping[object, Schema] = {
    str: TEXT,
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    type(None): {"enum": [None, "none"]},
}
_EXPRESSION: Schema = {"type": ["integer", "string"]}
_BROAD = ("success", "failure", "else")


def adventure_schema(system: AnySystem, scenes: Iterable[str] = ()) -> Schema:
    """Return the schema of an `adventure.yaml`, and of the files that it includes.

    Args:
        system: The rules.
        scenes: The scenes of one adventure, which an editor offers; others are no mistake there.
    """
    writer = _Writer(system, tuple(scenes))
    needed = [one.name for one in fields_of(Header) if one.usual is None]
    header = writer.fields(Header) | {"options": writer.of(system.options)}
    header |= {key: _offered(header[key], writer.scenes) for key in ("start", "defeat")}
    header |= writer.lasting()
    sections = {name: writer.section(name) for name in SECTIONS}
    return {
        "$schema": DRAFT,
        "title": f"An adventure of {system.title}",
        **_mapping({**header, **sections}),
        "if": {"required": ["format"]},  # an included file has sections alone
        "then": {"required": needed},
        "$defs": writer.defs,
    }


def hero_schema(system: AnySystem) -> Schema:
    """Return the schema of a hero file."""
    writer = _Writer(system)
    found = writer.of(system.hero)
    return {"$schema": DRAFT, "title": f"A hero of {system.title}", **found, "$defs": writer.defs}


def rules_schema() -> Schema:
    """Return the schema of a rules file (`system.yaml`)."""
    writer = _Writer(find("fell"))
    found = writer.of(RulesFile)
    return {"$schema": DRAFT, "title": "A rules system", **found, "$defs": writer.defs}


def campaign_schema() -> Schema:
    """Return the schema of a campaign.yaml."""
    writer = _Writer(find("fell"))
    found = writer.of(CampaignEntry)
    facts = _each({"type": ["boolean", "integer", "string"]})
    more = {
        "world": _told(facts, "The facts of the world at the start, by name; each keeps its type."),
        "deeds": _told(facts, "The deeds of the first hero, by name; each keeps its type."),
    }
    entry = writer.defs[CampaignEntry.__name__]
    entry["properties"] |= more
    entry["description"] = "The keys of a campaign.yaml."
    return {"$schema": DRAFT, "title": "A campaign", **found, "$defs": writer.defs}


def _mapping(properties: Mapping[str, Schema], **more: object) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False, **more}


def _each(kind: Schema, pattern: str = "") -> Schema:
    """Return what a mapping from names to things of one kind is."""
    names = {"propertyNames": {"pattern": pattern}} if pattern else {}
    return {"type": ["object", "null"], "additionalProperties": kind, **names}


def _either(*kinds: Schema) -> Schema:
    """Return what may be any of several kinds."""
    flat = [
        one for kind in kinds for one in (kind["anyOf"] if kind.keys() == {"anyOf"} else [kind])
    ]
    distinct = [one for place, one in enumerate(flat) if one not in flat[:place]]
    return distinct[0] if len(distinct) == 1 else {"anyOf": distinct}


def _offered(kind: Schema, words: Iterable[str]) -> Schema:
    """Return what takes a kind, of which an editor offers some words."""
    listed = list(words)
    return {"anyOf": [{"enum": listed}, *kind.get("anyOf", [kind])]} if listed else kind


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


def _listed(kind: Schema) -> Schema:
    """Return what a list is, or the one thing that stands for a list of one."""
    return _either(kind, {"type": "array", "items": kind})


class _Writer:
    """Writes schemas; what is used more than once is written once, under `defs`."""

    def __init__(self, system: AnySystem, scenes: tuple[str, ...] = ()) -> None:
        self._system = system
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
                return _either(*(self.of(one, sums) for one in found.inner))
            case "words":
                return {"enum": [word for word in found.inner if word != ""]}
            case "row":
                size = len(found.inner)
                items = [self.of(one) for one in found.inner]
                return {"type": "array", "prefixItems": items, "minItems": size, "maxItems": size}
            case "list":
                return _listed(self.of(found.inner[0]))
            case "entries":
                return _each(self.of(found.inner[1]))
            case "names" | "record":
                return _spelt(kind) if hasattr(kind, "parse") else self._named(kind, sums)

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
        whole = _mapping(self.fields(kind, sums), required=needed)
        alone = alone_of(kind)
        if alone is not None:
            whole = _either(whole, self.of(alone, sums))
        return whole | ({"description": summary(kind)} if summary(kind) else {})

    def fields(self, kind: type, sums: bool = False) -> dict[str, Schema]:
        """Return what the fields of a dataclass take, with what each means."""
        return {
            one.name: _told(
                _ranged(self._field(one.name, one.kind, sums), one.numbers), one.meaning
            )
            for one in authored_fields(kind)
        }

    def lasting(self) -> dict[str, Schema]:
        """Return what a header says of earlier and later adventures."""
        pattern = f"^{naming.VARIABLE}$"
        value = _each({"type": ["boolean", "integer", "string", "number", "null"]}, pattern)
        left = _each(TEXT, pattern)
        return {
            "needs": _told(
                _mapping({"deeds": value, "world": value}),
                "What earlier adventures left, with what holds without it.",
            ),
            "deeds": _told(left, "The facts that are left with the hero, as expressions."),
            "world": _told(left, "The facts of a campaign's world that are left."),
        }

    # The format that all systems share, by the words of `solo.adventure.keys`

    def section(self, name: str) -> Schema:
        """Return what a section of an adventure holds."""
        loose = f"^{naming.LOOSE_ID}$"
        shared: Mapping[str, Callable[[], Schema]] = {
            "scenes": lambda: _each(self._block("scene", keys.SCENE), f"^{naming.ID}$"),
            "variables": lambda: _each(
                {"type": ["boolean", "integer", "string", "number", "null"]},
                f"^{naming.VARIABLE}$",
            ),
            "choices": lambda: self._taken("choices"),
            "questions": lambda: self._taken("questions"),
            "tries": lambda: self._taken("tries"),
            "things": lambda: self._taken("things"),
            "conditions": lambda: _each(TEXT, f"^{naming.VARIABLE}$"),
            "present": lambda: _each(_either(TEXT, self._block("presence", keys.PRESENCE)), loose),
            "never": lambda: _each(_listed(TEXT), loose),
            "quests": lambda: _each(self._quest_entry(), loose),
            "tables": lambda: _each(self._table(), loose),
            "events": lambda: _each(self._block("event", keys.EVENT, effects=True), loose),
            "foes": lambda: _each(self.of(self._system.foe), loose),
            "companions": lambda: _each(self.of(self._system.foe), loose),
            "items": lambda: _each(self.of(self._system.item), loose),
        }
        return shared[name]()

    def _block(self, name: str, own: keys.Keys, *, effects: bool = False) -> Schema:
        """Return a reference to a scene, a choice, an outcome and the like."""
        if name not in self.defs:
            self.defs[name] = {}  # it may hold itself
            every = {**(keys.OUTCOME if effects else {}), **own}
            properties = {
                key: _told(self._taken(one.takes), one.meaning) for key, one in every.items()
            }
            more = self._effects() if effects else {}
            needed = {"choice": ["text"], "question": ["about"], "presence": ["when"]}.get(name, [])
            self.defs[name] = _mapping({**more, **properties}, required=needed)
        return {"$ref": f"#/$defs/{name}"}

    def _field(self, name: str, kind: object, sums: bool) -> Schema:
        """Return what a field of the system takes, with the attributes for what is named so."""
        found = self.of(kind, sums)
        return _offered(found, self._traits) if name == "attribute" else found

    def _taken(self, word: str) -> Schema:
        """Return what a key takes, by the word that stands for it."""
        if word == "scene":
            return _offered(TEXT, self.scenes)
        if word in _WORDS:
            return _WORDS[word]
        made: Mapping[str, Callable[[], Schema]] = {
            "effects": self._enter,
            "questions": lambda: self._many("question", keys.QUESTION),
            "choices": lambda: self._many("choice", keys.CHOICE),
            "hints": self._guidance,
            "tries": lambda: (
                _each(self._outcomes())
                | {"type": "object", "propertyNames": _offered({"type": "string"}, self._traits)}
            ),
            "things": lambda: _each(
                _either(self._guidance(), self._block("thing", keys.THING)), f"^{naming.LOOSE_ID}$"
            ),
            "check": self._check,
            "outcomes": self._outcomes,
            "goto": lambda: _either(_offered(TEXT, self.scenes), self._block("pool", keys.POOL)),
            "visit": lambda: _either(_offered(TEXT, self.scenes), _each(_WORDS["set"])),
            "talk": lambda: _either({"type": "boolean"}, _offered(TEXT, self.scenes)),
            "cases": self._cases,
            "during": lambda: {
                "type": "array",
                "items": self._block("occasion", _OCCASION, effects=True),
            },
            "arrive": lambda: _listed(self.of(Arrival)),
            "shift": lambda: _listed(self.of(Modifier)),
            "offered": lambda: self._many("offered", _OFFERED),
            "missed": lambda: _either({"enum": ["skip", "tell"]}, self._block_of_outcome()),
            "input": lambda: _either(TEXT, self._block("input", keys.INPUT)),
            "ending": lambda: _either(_WORD, self._ending()),
        }
        return made[word]()

    def _many(self, name: str, own: keys.Keys) -> Schema:
        return {"type": "array", "items": self._block(name, own, effects=True)}

    def _block_of_outcome(self) -> Schema:
        return self._block("outcome", _OUTCOME, effects=True)

    def _outcome(self) -> Schema:
        return _either(TEXT, self._block_of_outcome(), self._cases())

    def _also(self) -> Schema:
        own = self._block("also", {**_OUTCOME, **keys.ALSO}, effects=True)
        return _either(TEXT, own, self._cases())

    def _cases(self) -> Schema:
        case = _either(TEXT, self._block("case", keys.CASE, effects=True))
        return {"type": "array", "minItems": 1, "items": case}

    def _outcomes(self) -> Schema:
        if "outcomes" not in self.defs:
            self.defs["outcomes"] = {}
            answers = (*_BROAD, *self._system.labels)
            properties: dict[str, Schema] = dict.fromkeys(answers, self._outcome())
            properties["also"] = _each(self._also()) | {"type": "object"}
            self.defs["outcomes"] = _mapping(
                properties, patternProperties={f"^{COUNT}$": self._outcome()}
            )
        return {"$ref": "#/$defs/outcomes"}

    def _check(self) -> Schema:
        if "check" not in self.defs:
            kinds = {**self._system.checks, **self._system.encounters}
            properties = self._terms(kinds)
            self.defs["check"] = _mapping(properties, minProperties=1, maxProperties=1)
        return {"$ref": "#/$defs/check"}

    def _effects(self) -> dict[str, Schema]:
        return self._terms(self._system.effects)

    def _terms(self, kinds: Mapping[str, type]) -> dict[str, Schema]:
        return {name: _told(self.of(kind, True), summary(kind)) for name, kind in kinds.items()}

    def _enter(self) -> Schema:
        if "enter" not in self.defs:
            self.defs["enter"] = _mapping(self._done())
        return {"$ref": "#/$defs/enter"}

    def _done(self) -> dict[str, Schema]:
        """Return the effects of the system, and those of any adventure."""
        ways = (
            "check",
            "risk",
            "outcomes",
            "during",
            "cases",
            "goto",
            "visit",
            "return",
            *keys.CLAIMS,
        )
        shared = {key: one for key, one in keys.OUTCOME.items() if key not in ways}
        told = {key: _told(self._taken(one.takes), one.meaning) for key, one in shared.items()}
        return {**self._effects(), **told}

    def _ending(self) -> Schema:
        if "ending" not in self.defs:
            own = {
                key: _told(self._taken(one.takes), one.meaning) for key, one in keys.ENDING.items()
            }
            self.defs["ending"] = _mapping({**self._effects(), **own}, required=["kind"])
        return {"$ref": "#/$defs/ending"}

    def _guidance(self) -> Schema:
        return _listed(_either(TEXT, self._block("guidance", keys.GUIDANCE)))

    def _quest_entry(self) -> Schema:
        known = {**self.fields(QuestEntry), "guidance": self._guidance(), "claims": TEXT}
        return _either(TEXT, _mapping(known, required=["title"]))

    def _table(self) -> Schema:
        own: Schema = {
            "text": TEXT,
            "weight": {"type": "integer", "minimum": 1},
            "tags": _listed(TEXT),
            "when": TEXT,
        }
        row = _either(TEXT, _mapping({**self._done(), **own}))
        by_result: Schema = {
            "type": "object",
            "additionalProperties": False,
            "patternProperties": {r"^\s*\d+(\s*[-–]\s*\d+)?\s*$": row},
        }
        rows = _either(by_result, {"type": "array", "items": row})
        known = {"roll": TEXT, "deck": {"type": "boolean"}, "rows": rows}
        return _either(rows, _mapping(known, required=["rows"]))


_OCCASION: keys.Keys = keys.OCCASION
_OFFERED: keys.Keys = {key: keys.CHOICE[key] for key in ("id", "text", "when", "then")}
_OUTCOME: keys.Keys = {"text": keys.QUESTION["text"], "choices": keys.CHOICE["choices"]}
_WORDS: Mapping[str, Schema] = {
    "text": TEXT,
    "condition": TEXT,
    "conditions": _listed(TEXT),
    "word": TEXT,
    "scene": TEXT,
    "id": {"type": ["string", "number", "boolean"], "pattern": f"^{naming.ID}$"},
    "texts": _listed(TEXT),
    "names": _listed(TEXT),
    "flag": {"type": "boolean"},
    "number": {"type": "integer"},
    "minutes": {"type": ["integer", "string"], "minimum": 0},
    "pick": {"enum": ["best", "random"]},
    "whom": {"enum": [*keys.WHOM]},
    "set": {"type": "object", "additionalProperties": TEXT},
    "draw": {
        "type": "object",
        "additionalProperties": _either(TEXT, _mapping({"into": TEXT, "tag": TEXT})),
    },
    "quest": _mapping(dict.fromkeys(("take", "complete", "fail", "refuse"), TEXT)),
}


def _ranged(kind: Schema, numbers: Within | None) -> Schema:
    """Return what takes a kind, where it is a whole number one of a range."""
    if numbers is None:
        return kind
    if "anyOf" in kind:
        return {"anyOf": [_ranged(one, numbers) for one in kind["anyOf"]]}
    if "integer" not in kind.get("type", ()):
        return kind
    most = {} if numbers.most is None else {"maximum": numbers.most}
    return {**kind, "minimum": numbers.least, **most}


def _told(kind: Schema, meaning: str) -> Schema:
    return {**kind, "description": meaning} if meaning else kind


@functools.cache
def _spelt(kind: object) -> Schema:
    """Return the words that a class reads, if it lists them, else any text."""
    if not hasattr(kind, "spellings"):
        return TEXT
    listed: Iterable[str] = kind.spellings()
    forms = (form for word in listed for form in (word, word.lower(), word.capitalize()))
    return {"enum": [_scalar(form) for form in dict.fromkeys(forms)]}


def _scalar(word: str) -> str | int:
    """Return a word as YAML has it: `6` is a number."""
    return int(word) if word.isdecimal() else word
