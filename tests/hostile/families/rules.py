"""Checks, encounters, effects, foes and heroes of the five systems, grown from their schemas.

What the linter lets pass is played by lines that are typed at random: nothing may raise, and each
line takes little time. What it does not let pass is taken out until it does.
"""

import functools
import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from solo import rules
from solo.adventure.loader import load
from solo.authoring.format.schema import adventure_schema
from solo.authoring.lint.lint import lint
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.errors import AdventureError
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from tests.hostile.corpus import corpus, mutated
from tests.hostile.family import Family
from tests.hostile.schemas import Maker, Schema

SYSTEMS = ("art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell")
RAW = "@@"  # stands for what is to be in the file as it is, not as JSON would have it
ROUNDS = 8  # of lint, before a module that is still not clean is given up
COMMANDS = ("odds 1", "odds 2", "why", "undo", "sheet", "health", "gear", "skills", "look",
            "ask Is it so? likely", "try strength to lift it", "journal 2", "3", "4", "7", "9",
            "offer 1", "undo anew", "help")  # fmt: skip
COMMON = ["rat", "wolf", "ash", "rope", "lamp", "strength", "luck", "quay", "the wrecker"]
TEMPLATES = Path(rules.__file__).parent
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_HEROES = {
    "art": TEMPLATES / "art/data/template/heroes",
    "fictive-hack": TEMPLATES / "fictive_hack/data/template/heroes",
    "conan-2d20": TEMPLATES / "two_d20/conan/data/template/heroes",
    "fallout-2d20": TEMPLATES / "two_d20/fallout/data/template/heroes",
    "fell": TEMPLATES / "fell/data/template/heroes",
}


@functools.cache
def _schema(system: str) -> Schema:
    return adventure_schema(rules.find(system))


@functools.cache
def _heroes(system: str) -> list[str]:
    return [path.read_text() for path in sorted(_HEROES[system].glob("*.yaml"))]


@functools.cache
def _words(system: str) -> list[str]:
    """Return words that mean something to a system: those of its enums and its heroes' files."""
    found: set[str] = set()

    def walk(schema: Any) -> None:
        if isinstance(schema, dict):
            found.update(word for word in schema.get("enum", ()) if isinstance(word, str))
            for part in schema.values():
                walk(part)
        elif isinstance(schema, list):
            for part in schema:
                walk(part)

    walk(_schema(system)["$defs"])
    for text in _heroes(system):
        found.update(word.strip(" ,:{}[]'\"-") for word in text.split() if word.islower())
    return sorted(found - {""})


class _Grower:
    """Grows one module: parts that authors wrote, changed, and parts made from the schema."""

    def __init__(self, system: str, chance: random.Random) -> None:
        schema = _schema(system)
        self.chance = chance
        self.system = system
        self.sections, self.defs = schema["properties"], schema["$defs"]
        self.corpus = corpus(system)
        self.rate = chance.choice((0.0, 0.02, 0.08, 0.2))
        wild = chance.choice((0, 2, 8, 25))
        words = COMMON * 6 + _words(system)
        self.maker = Maker(chance, self.defs, words, self.corpus.texts, wild)
        known = rules.find(system).effects
        self.effects = [key for key in self.defs["outcome"]["properties"] if key in known]

    def part(self, written: list[Any], schema: Schema) -> Any:
        if written and self.chance.random() < 0.65:
            return mutated(self.chance.choice(written), self.corpus, self.chance, self.rate)
        return self.maker.value(schema, 1)

    def entry(self, section: str) -> Any:
        written = getattr(self.corpus, section)
        return self.part(written, self.sections[section]["additionalProperties"])

    def safe(self, section: str) -> Any:
        """Return a part that stands for one that the linter refuses."""
        written = getattr(self.corpus, section)
        return (
            mutated(self.chance.choice(written), self.corpus, self.chance, 0) if written else None
        )

    def effect(self, key: str) -> Any:
        return self.part(self.corpus.effects[key], self.defs["outcome"]["properties"][key])

    def check(self) -> dict[str, Any]:
        kinds = self.defs["check"]["properties"]
        kind = self.chance.choice(list(kinds))
        outcome: dict[str, Any] = {"text": "So it is."}
        for key in self.chance.sample(self.effects, self.chance.choice((0, 0, 1, 2))):
            outcome[key] = self.effect(key)
        answers = {"else": "No.", "success": outcome} if self.chance.random() < 0.5 else outcome
        check = self.part(self.corpus.checks[kind], kinds[kind])
        return {
            "check": {kind: check},
            "outcomes": answers if "else" in answers else {"else": answers},
        }

    def hero(self) -> str:
        text = self.chance.choice(_heroes(self.system))
        if self.chance.random() < 0.3:
            read = mutated(yaml.safe_load(text), self.corpus, self.chance, 0.03)
            text = json.dumps(read)
        return text

    def line(self) -> str:
        roll = self.chance.random()
        if roll < 0.3:
            return "1"
        return str(self.chance.randint(1, 7)) if roll < 0.75 else self.chance.choice(COMMANDS)

    def lines(self, choices: int) -> list[str]:
        """Return lines that take each choice in turn, and answer whatever that asks."""
        typed = []
        for number in range(choices):
            typed.append(f"Way {number}")
            typed += [self.line() for _ in range(self.chance.choice((1, 3, 6, 25)))]
        return typed

    def module(self) -> dict[str, Any]:
        companion = "ash" if self.chance.random() < 0.85 else "rat"  # or as a foe is called
        names = {"foes": ("rat", "wolf"), "companions": (companion,), "items": ("rope", "lamp")}
        made: dict[str, Any] = {"system": self.system, "seed": str(self.chance.random())}
        made["choices"] = [self.check() for _ in range(self.chance.choice((2, 4, 8)))]
        for _ in range(self.chance.choice((0, 2, 5))):
            key = self.chance.choice(self.effects)
            made["choices"].append({key: self.effect(key), "then": "Done."})
        if self.chance.random() < 0.6:
            made["choices"].insert(0, {"join": companion, "then": "Come along."})
        for section, ids in names.items():
            made[section] = {key: self.entry(section) for key in ids}
            made[f"safe {section}"] = self.safe(section)
        if self.chance.random() < 0.3 and "options" in self.sections:
            made["options"] = self.maker.value(self.sections["options"], 1)
        made["hero"], made["safe hero"] = self.hero(), self.chance.choice(_heroes(self.system))
        made["lines"] = self.lines(len(made["choices"]))
        return made


def _module(system: str) -> Callable[[random.Random], Any]:
    return lambda chance: _Grower(system, chance).module()


def written(case: dict[str, Any], dropped: set[tuple[str, int]]) -> tuple[str, dict[int, Any]]:
    """Return the adventure's file, and which part stands in which line; a part takes one line."""
    lines = ["format: 1", "title: T", f"system: {case['system']}", "start: quay",
             "hero: {create: false, pregenerated: [ada.yaml]}",
             "variables: {n: 2}"]  # fmt: skip
    parts: dict[int, Any] = {}

    def add(text: str, key: str, number: int) -> None:
        lines.append(text)
        parts[len(lines)] = (key, number)

    if "options" in case and ("options", 0) not in dropped:
        add(f"options: {json.dumps(case['options'])}", "options", 0)
    for section in ("foes", "companions", "items"):
        safe = case[f"safe {section}"]
        kept = [
            (place, key, safe if (section, place) in dropped else one)
            for place, (key, one) in enumerate(case[section].items())
            if (section, place) not in dropped or safe is not None
        ]
        if kept:
            lines.append(f"{section}:")
        for place, key, one in kept:
            add(f"  {key}: {json.dumps(one)}", section, place)
    lines += ["scenes:", "  quay:", "    text: Fog.", "    choices:"]  # fmt: skip
    for place, choice in enumerate(case["choices"]):
        if ("choices", place) not in dropped:
            whole = {"id": f"way-{place}", "text": f"Way {place}", "goto": "quay", **choice}
            add(f"      - {json.dumps(whole)}", "choices", place)
    lines.append("      - {text: Leave, goto: out}")
    lines += ["  out:", "    ending: {kind: won, title: Out}", "    text: Gone."]
    text = "\n".join(lines) + "\n"
    return text.replace(json.dumps(RAW), case.get("raw", "0")), parts


def _clean(case: dict[str, Any], folder: Path) -> bool:
    """Write the module without what the linter does not let pass; say whether any is left."""
    dropped: set[tuple[str, int]] = set()
    (folder / "ada.yaml").write_text(case["hero"], encoding="utf-8")
    for _ in range(ROUNDS):
        text, parts = written(case, dropped)
        (folder / "adventure.yaml").write_text(text, encoding="utf-8")
        problems = lint(folder)
        for problem in problems:
            if _CONTROL.search(problem.message):
                raise AssertionError(f"a control sign in {problem.message!r}")
        bad = [problem for problem in problems if problem.severity == "error"]
        if not bad:
            return len(parts) > 0
        found = {
            parts[problem.mark.line]
            for problem in bad
            if problem.mark.line in parts and "adventure" in problem.mark.file
        }
        if any("ada.yaml" in problem.mark.file for problem in bad):
            (folder / "ada.yaml").write_text(case["safe hero"], encoding="utf-8")
        elif not found or found <= dropped:
            return False
        dropped |= found
    return False


def _held(case: dict[str, Any], folder: Path) -> str:
    if not _clean(case, folder):
        return ""
    try:
        adventure = load(folder)
    except AdventureError as error:
        return f"lints clean, and does not load: {error}"
    system = rules.fitted(adventure.system, adventure.options)
    session = Session(adventure, system, Seeded(case["seed"]))
    typed = io.StringIO("\n".join(["1", *case["lines"], ""]))
    out = io.StringIO()
    play(session, PlainPlayer(session, typed, out))
    shown = out.getvalue()
    strange = _CONTROL.search(shown)
    return f"a control sign at {strange}" if strange else ""


FAMILIES = tuple(
    Family(
        name=f"rules-{system}",
        about=f"What lints clean in {system} never raises in play.",
        make=_module(system),
        hold=_held,
        share=4,
        seconds=5,  # for some three hundred lines, each with the odds of what is open
    )
    for system in SYSTEMS
)
