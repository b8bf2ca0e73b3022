"""The format of adventures as a JSON Schema (draft 2020-12), for editors that complete and check.

It is read from what the loader itself reads by: the keys of `solo.adventure.keys`, the dataclasses
of the header, and those of the rules system with their docstrings. What only the whole adventure
shows (unknown scenes, unanswered counts, mistakes in Jinja) is left to `solo lint`.
"""

from collections.abc import Callable, Iterable, Mapping

from solo.adventure import keys, naming
from solo.adventure.outcome_keys import COUNT
from solo.adventure.reading.header import Header, QuestEntry
from solo.authoring.format.fields import summary
from solo.authoring.format.schema_parts import (
    TEXT,
    Schema,
    each,
    either,
    listed,
    mapping,
    offered,
    told,
)
from solo.authoring.format.schema_types import Types
from solo.campaigns.written import CampaignEntry
from solo.rules import find
from solo.rules.core.fights.arrivals import Arrival, Modifier
from solo.rules.core.system import AnySystem
from solo.rules.data_systems.model import RulesFile
from solo.shapes import fields_of

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_WORD: Schema = {"type": ["string", "number", "null"]}  # a text, but none of yes and no
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
    header |= {key: offered(header[key], writer.scenes) for key in ("start", "defeat")}
    header |= writer.lasting()
    sections = {name: writer.section(name) for name in keys.SECTIONS}
    return {
        "$schema": DRAFT,
        "title": f"An adventure of {system.title}",
        **mapping({**header, **sections}),
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
    facts = each({"type": ["boolean", "integer", "string"]})
    more = {
        "world": told(facts, "The facts of the world at the start, by name; each keeps its type."),
        "deeds": told(facts, "The deeds of the first hero, by name; each keeps its type."),
    }
    entry = writer.defs[CampaignEntry.__name__]
    entry["properties"] |= more
    entry["description"] = "The keys of a campaign.yaml."
    return {"$schema": DRAFT, "title": "A campaign", **found, "$defs": writer.defs}


class _Writer(Types):
    """Writes schemas of adventures; what is used more than once is written once, under `defs`."""

    def lasting(self) -> dict[str, Schema]:
        """Return what a header says of earlier and later adventures."""
        pattern = f"^{naming.VARIABLE}$"
        value = each({"type": ["boolean", "integer", "string", "number", "null"]}, pattern)
        left = each(TEXT, pattern)
        return {
            "needs": told(
                mapping({"deeds": value, "world": value}),
                "What earlier adventures left, with what holds without it.",
            ),
            "deeds": told(left, "The facts that are left with the hero, as expressions."),
            "world": told(left, "The facts of a campaign's world that are left."),
        }

    # The format that all systems share, by the words of `solo.adventure.keys`

    def section(self, name: str) -> Schema:
        """Return what a section of an adventure holds."""
        loose = f"^{naming.LOOSE_ID}$"
        shared: Mapping[str, Callable[[], Schema]] = {
            "scenes": lambda: each(self._block("scene", keys.SCENE), f"^{naming.ID}$"),
            "variables": lambda: each(
                {"type": ["boolean", "integer", "string", "number", "null"]},
                f"^{naming.VARIABLE}$",
            ),
            "choices": lambda: self._taken("choices"),
            "questions": lambda: self._taken("questions"),
            "tries": lambda: self._taken("tries"),
            "things": lambda: self._taken("things"),
            "conditions": lambda: each(TEXT, f"^{naming.VARIABLE}$"),
            "present": lambda: each(
                listed(either(TEXT, self._block("presence", keys.PRESENCE))), loose
            ),
            "never": lambda: each(listed(TEXT), loose),
            "quests": lambda: each(self._quest_entry(), loose),
            "tables": lambda: each(self._table(), loose),
            "events": lambda: each(self._block("event", keys.EVENT, effects=True), loose),
            "foes": lambda: each(self.of(self.system.foe), loose),
            "companions": lambda: each(self.of(self.system.foe), loose),
            "items": lambda: each(self.of(self.system.item), loose),
        }
        return shared[name]()

    def _block(self, name: str, own: keys.Keys, *, effects: bool = False) -> Schema:
        """Return a reference to a scene, a choice, an outcome and the like."""
        if name not in self.defs:
            self.defs[name] = {}  # it may hold itself
            every = {**(keys.OUTCOME if effects else {}), **own}
            properties = {
                key: told(self._taken(one.takes), one.meaning) for key, one in every.items()
            }
            more = self._effects() if effects else {}
            needed = {"choice": ["text"], "question": ["about"], "presence": ["when"]}.get(name, [])
            self.defs[name] = mapping({**more, **properties}, required=needed)
        return {"$ref": f"#/$defs/{name}"}

    def _taken(self, word: str) -> Schema:
        """Return what a key takes, by the word that stands for it."""
        if word == "scene":
            return offered(TEXT, self.scenes)
        if word in _WORDS:
            return _WORDS[word]
        made: Mapping[str, Callable[[], Schema]] = {
            "effects": self._enter,
            "questions": lambda: self._many("question", keys.QUESTION),
            "choices": lambda: self._many("choice", keys.CHOICE),
            "hints": self._guidance,
            "tries": lambda: (
                each(self._outcomes())
                | {"type": "object", "propertyNames": offered({"type": "string"}, self._traits)}
            ),
            "things": lambda: each(
                either(self._guidance(), self._block("thing", keys.THING)), f"^{naming.LOOSE_ID}$"
            ),
            "check": self._check,
            "outcomes": self._outcomes,
            "goto": lambda: either(offered(TEXT, self.scenes), self._block("pool", keys.POOL)),
            "visit": lambda: either(offered(TEXT, self.scenes), each(_WORDS["set"])),
            "talk": lambda: either({"type": "boolean"}, offered(TEXT, self.scenes)),
            "cases": self._cases,
            "during": lambda: {
                "type": "array",
                "items": self._block("occasion", _OCCASION, effects=True),
            },
            "arrive": lambda: listed(self.of(Arrival)),
            "shift": lambda: listed(self.of(Modifier)),
            "offered": lambda: self._many("offered", _OFFERED),
            "missed": lambda: either({"enum": ["skip", "tell"]}, self._block_of_outcome()),
            "input": lambda: either(TEXT, self._block("input", keys.INPUT)),
            "ending": lambda: either(_WORD, self._ending()),
        }
        return made[word]()

    def _many(self, name: str, own: keys.Keys) -> Schema:
        return {"type": "array", "items": self._block(name, own, effects=True)}

    def _block_of_outcome(self) -> Schema:
        return self._block("outcome", _OUTCOME, effects=True)

    def _outcome(self) -> Schema:
        return either(TEXT, self._block_of_outcome(), self._cases())

    def _also(self) -> Schema:
        own = self._block("also", {**_OUTCOME, **keys.ALSO}, effects=True)
        return either(TEXT, own, self._cases())

    def _cases(self) -> Schema:
        case = either(TEXT, self._block("case", keys.CASE, effects=True))
        return {"type": "array", "minItems": 1, "items": case}

    def _outcomes(self) -> Schema:
        if "outcomes" not in self.defs:
            self.defs["outcomes"] = {}
            answers = (*_BROAD, *self.system.labels)
            properties: dict[str, Schema] = dict.fromkeys(answers, self._outcome())
            properties["also"] = each(self._also()) | {"type": "object"}
            self.defs["outcomes"] = mapping(
                properties, patternProperties={f"^{COUNT}$": self._outcome()}
            )
        return {"$ref": "#/$defs/outcomes"}

    def _check(self) -> Schema:
        if "check" not in self.defs:
            kinds = {**self.system.checks, **self.system.encounters}
            properties = self._terms(kinds)
            self.defs["check"] = mapping(properties, minProperties=1, maxProperties=1)
        return {"$ref": "#/$defs/check"}

    def _effects(self) -> dict[str, Schema]:
        return self._terms(self.system.effects)

    def _terms(self, kinds: Mapping[str, type]) -> dict[str, Schema]:
        return {name: told(self.of(kind, True), summary(kind)) for name, kind in kinds.items()}

    def _enter(self) -> Schema:
        if "enter" not in self.defs:
            self.defs["enter"] = mapping(self._done())
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
        kinds = {key: told(self._taken(one.takes), one.meaning) for key, one in shared.items()}
        return {**self._effects(), **kinds}

    def _ending(self) -> Schema:
        if "ending" not in self.defs:
            own = {
                key: told(self._taken(one.takes), one.meaning) for key, one in keys.ENDING.items()
            }
            self.defs["ending"] = mapping({**self._effects(), **own}, required=["kind"])
        return {"$ref": "#/$defs/ending"}

    def _guidance(self) -> Schema:
        return listed(either(TEXT, self._block("guidance", keys.GUIDANCE)))

    def _quest_entry(self) -> Schema:
        known = {**self.fields(QuestEntry), "guidance": self._guidance(), "claims": TEXT}
        return either(TEXT, mapping(known, required=["title"]))

    def _table(self) -> Schema:
        own: Schema = {
            "text": TEXT,
            "weight": {"type": "integer", "minimum": 1},
            "tags": listed(TEXT),
            "when": TEXT,
        }
        row = either(TEXT, mapping({**self._done(), **own}))
        by_result: Schema = {
            "type": "object",
            "additionalProperties": False,
            "patternProperties": {r"^\s*\d+(\s*[-–]\s*\d+)?\s*$": row},
        }
        rows = either(by_result, {"type": "array", "items": row})
        known = {"roll": TEXT, "deck": {"type": "boolean"}, "rows": rows}
        return either(rows, mapping(known, required=["rows"]))


_OCCASION: keys.Keys = keys.OCCASION
_OFFERED: keys.Keys = {key: keys.CHOICE[key] for key in ("id", "text", "when", "then")}
_OUTCOME: keys.Keys = {"text": keys.QUESTION["text"], "choices": keys.CHOICE["choices"]}
_WORDS: Mapping[str, Schema] = {
    "text": TEXT,
    "condition": TEXT,
    "conditions": listed(TEXT),
    "word": TEXT,
    "scene": TEXT,
    "id": {"type": ["string", "number", "boolean"], "pattern": f"^{naming.ID}$"},
    "texts": listed(TEXT),
    "names": listed(TEXT),
    "flag": {"type": "boolean"},
    "number": {"type": "integer"},
    "minutes": {"type": ["integer", "string"], "minimum": 0},
    "pick": {"enum": ["best", "random"]},
    "whom": {"enum": [*keys.WHOM]},
    "set": {"type": "object", "additionalProperties": TEXT},
    "draw": {
        "type": "object",
        "additionalProperties": either(TEXT, mapping({"into": TEXT, "tag": TEXT})),
    },
    "quest": mapping(dict.fromkeys(("take", "complete", "fail", "refuse"), TEXT)),
}
