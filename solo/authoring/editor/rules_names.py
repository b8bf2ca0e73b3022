"""Names in a rules file and in that of a campaign: where each is declared, and where it stands.

A rules file has no scopes but those of its checks: an attribute and a degree may share a name, so
what a name is follows from where it stands.
"""

import re
from collections.abc import Iterator, Mapping

from solo.authoring.editor.places import Index
from solo.errors import Mark
from solo.prose import Language
from solo.source import Node

OF_HERO = {"attributes": "attribute", "skills": "skill", "tracks": "track", "group": "track",
           "conditions": "condition"}  # fmt: skip
_OF_CHECK = {"dice": "die", "first": "value", "values": "value", "modifiers": "modifier",
             "before": "offer", "after": "offer", "on_top": "extra"}  # fmt: skip
_TEXTS = frozenset(
    ("text", "about", "means", "title", "name", "author", "licence", "language", "tables", "ends")
)
_CHANGES = frozenset(("then", "cost", "each_round", "revive"))
_OF_HERO_ALONE = frozenset(("stat", "skill", "mark", "clear", "spend", "reward"))
_NAME = re.compile(
    r"\bfoe\.(?P<number>\w+)|(['\"])(?P<said>\w[\w ]*)\2|(?<![\w.'\"])(?P<name>[a-z_]\w*)"
)
_FACT = re.compile(r"\b(?P<kind>world|hero\.deeds)\.(?P<name>\w+)")
Path = tuple[str, ...]


def index_of_rules(root: Node) -> Index:
    """Return the places of the names of a rules file."""
    return _Rules(root).index


def index_of_campaign(root: Node) -> Index:
    """Return the places of the facts that a campaign's own texts read."""
    index = Index()
    for kind, section in (("world", "world"), ("hero.deeds", "deeds")):
        for name, node in _inside(_inside(root).get(section)).items():
            index.sets(kind, name, node.key_mark)
    for node in _leaves(root):
        for match in _FACT.finditer(str(node.value)):
            index.reads(match["kind"], match["name"], _mark(node, match.start("name")))
    return index


def _inside(node: Node | None) -> Mapping[str, Node]:
    return node.value if node is not None and isinstance(node.value, dict) else {}


def _leaves(node: Node) -> Iterator[Node]:
    """Yield the texts below a node."""
    value = node.value
    if isinstance(value, str):
        yield node
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, Node):
            yield from _leaves(inner)


def _mark(node: Node, offset: int) -> Mark:
    """Return where a character of a text stands."""
    mark, indent = node.text_place
    return Language().expression(str(node.value), mark, indent=indent).mark_at(offset)


class _Rules:
    """Goes through a rules file; what is known only within a check is named after that check."""

    def __init__(self, root: Node) -> None:
        self.index = Index()
        top = _inside(root)
        self._hero: dict[str, str] = {}  # the kind of each name that formulas read of a hero
        for section, kind in OF_HERO.items():
            self._hero |= dict.fromkeys(self._sets(kind, top.get(section)), kind)
        self._moves = _inside(top.get("moves"))
        self._sets("move", top.get("moves"))
        self._sets("check", top.get("checks"))
        for clash in _inside(top.get("clash")).values():
            self._sets("number", _inside(clash).get("foe"))
        checks = {**_inside(top.get("checks")), **({"": top["roll"]} if "roll" in top else {})}
        self._local: dict[str, dict[str, str]] = {}
        for check, node in checks.items():
            known = self._local[check] = {}
            for section, kind in _OF_CHECK.items():
                own = _named(kind, check)
                known |= dict.fromkeys(self._sets(own, _inside(node).get(section)), own)
            self._sets(_named("degree", check), _inside(node).get("degrees"))
        self._walk(root, (), "")

    def _sets(self, kind: str, section: Node | None) -> Mapping[str, Node]:
        for name, node in _inside(section).items():
            self.index.sets(kind, name, node.key_mark)
        return _inside(section)

    def _walk(self, node: Node, path: Path, check: str) -> None:
        """Note what a part of the file reads; `check` is the one whose names hold there."""
        inside = _inside(node)
        if path[:1] == ("checks",) and len(path) > 1:
            check = path[1]
        elif "roll" in inside:
            check = self._rolled(inside["roll"])
        for key, one in inside.items():
            self._key(key, one, path, check)
            if key not in _TEXTS and not _said((*path, key)):
                self._walk(one, (*path, key), check)
        if isinstance(node.value, list):
            for one in node.value:
                self._walk(one, path, check)
        elif isinstance(node.value, str):
            self._text(node, path, check)

    def _rolled(self, node: Node) -> str:
        """Return the check that is rolled: its name, or that of a move that rolls it."""
        name = str(node.value)
        rolled = _inside(self._moves.get(name)).get("roll")
        return name if rolled is None else str(rolled.value)

    def _key(self, key: str, node: Node, path: Path, check: str) -> None:
        """Note a key that is the name of something."""
        last = path[-1] if path else ""
        kind = ""
        if last in _CHANGES or (last in OF_HERO and len(path) > 1):
            kind = self._hero.get(key, "")
        elif last == "degrees" and path[0] != "checks":
            kind = _named("degree", check)
        elif last == "set":
            kind = self._local.get(check, {}).get(key, "")
        elif (last == "foe" and "actions" in path) or path[:1] == ("foes",):
            kind = "number"
        elif path == ("words",):
            kind = self._hero.get(key) or next((k for k, name in self.index.set if name == key), "")
        if (kind, key) in self.index.set:
            self.index.reads(kind, key, node.key_mark)

    def _text(self, node: Node, path: Path, check: str) -> None:
        """Note the names in a formula, or in a word that is a name."""
        key = path[-1] if path else ""
        local = self._local.get(check, {})
        if key == "roll":
            kind = "move" if node.value in self._moves else "check"
            self.index.reads(kind, str(node.value), node.mark)
            return
        for match in _NAME.finditer(str(node.value)):
            group = str(match.lastgroup)
            name = match[group]
            kind = local.get(name) or self._hero.get(name, "")
            if group == "number":
                kind = "number"
            elif group == "said":
                kind = _named("degree", check)
            elif key in _OF_HERO_ALONE:
                kind = self._hero.get(name, "")
            if (kind, name) in self.index.set:
                self.index.reads(kind, name, _mark(node, match.start(group)))


def _named(kind: str, check: str) -> str:
    return f"{kind} of {check}" if check else kind


def _said(path: Path) -> bool:
    """Say whether what stands there is a sentence where the same key holds a formula elsewhere."""
    if path[:1] in (("conditions",), ("words",)):
        return len(path) > 1
    return path[:1] == ("moves",) and path[2:] == ("when",)
