"""What authors have written: the parts of the shipped adventures, to be changed at random."""

import functools
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from solo import rules
from tests.hostile.schemas import NUMBERS, ODD_TEXTS, PLAIN

ROOT = Path(__file__).parents[2]
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_YAML = re.compile(r"^```yaml[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


@dataclass(slots=True)
class Corpus:
    """Parts of adventures of one system, and the texts that stand under each key."""

    checks: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    effects: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    foes: list[Any] = field(default_factory=list)
    companions: list[Any] = field(default_factory=list)
    items: list[Any] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)  # of foes and the like, to their section
    texts: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))


@functools.cache
def corpus(system: str) -> Corpus:
    """Return what there is of a system."""
    found = Corpus()
    known = rules.find(system)
    for document in _documents(system):
        _gather(document, found, known)
    return found


def _documents(system: str) -> Iterator[Any]:
    home = Path(rules.__file__).parent
    package = Path(rules.find(system).__class__.__module__.replace(".", "/")).parent
    guides = [ROOT / package / "GUIDE.md"]
    for folder in (*(ROOT / "adventures").iterdir(), *home.rglob("data/template")):
        head = folder / "adventure.yaml"
        if head.exists() and f"\nsystem: {system}\n" in head.read_text():
            for path in sorted(folder.rglob("*.yaml")):
                yield yaml.load(path.read_text(), _LOADER)
    for guide in guides:
        for block in _YAML.findall(guide.read_text()) if guide.exists() else ():
            try:
                yield yaml.load(block, _LOADER)
            except yaml.YAMLError:
                continue


def _gather(value: Any, found: Corpus, system: Any, key: str = "") -> None:
    if isinstance(value, list):
        for part in value:
            _gather(part, found, system, key)
    elif isinstance(value, dict):
        for name, part in value.items():
            if name in ("foes", "companions", "items") and isinstance(part, dict):
                getattr(found, name).extend(part.values())
                found.ids.update(dict.fromkeys(map(str, part), name))
            if name == "check" and isinstance(part, dict):
                for kind, check in part.items():
                    found.checks[str(kind)].append(check)
            if name in system.effects:
                found.effects[name].append(part)
            _gather(part, found, system, str(name))
    elif isinstance(value, str) and len(value) < 60:
        found.texts[key].append(value)


IDS = {"foes": ("rat", "wolf"), "companions": ("ash",), "items": ("rope", "lamp")}


def mutated(value: Any, found: Corpus, chance: random.Random, rate: float, key: str = "") -> Any:
    """Return a value with some of its parts changed, dropped or doubled."""
    if isinstance(value, dict):
        made = {}
        for name, part in value.items():
            new_name = str(name)
            if new_name in found.ids:
                new_name = chance.choice(IDS[found.ids[new_name]])
            if chance.random() < rate / 3:
                continue
            if chance.random() < rate / 6:
                new_name = chance.choice(ODD_TEXTS)
            made[new_name] = mutated(part, found, chance, rate, new_name)
        return made
    if isinstance(value, list):
        parts = [mutated(part, found, chance, rate, key) for part in value]
        if chance.random() < rate and parts:
            parts = chance.choice(([], parts * 2, parts * 40, parts[:1]))
        return parts
    if chance.random() < rate:
        return _other(value, found, chance, key)
    if isinstance(value, str) and value in found.ids:
        return chance.choice(IDS[found.ids[value]])
    return value


def _other(value: Any, found: Corpus, chance: random.Random, key: str) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice(NUMBERS if chance.random() < 0.5 else PLAIN)
    if chance.random() < 0.5 or not found.texts[key]:
        return chance.choice(ODD_TEXTS)
    return chance.choice(found.texts[key])
