"""Files that an editor has by themselves: rules files, and the file of a campaign.

Each is a project of one file, so that all answers are those of an adventure's files.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from solo.adventure.files import HEADER, Files
from solo.authoring.editor.cursor import Cursor
from solo.authoring.editor.keys_at import Schema
from solo.authoring.editor.places import Index
from solo.authoring.editor.project import Late, Project, Seen, called
from solo.authoring.editor.rules_names import OF_HERO, index_of_campaign, index_of_rules
from solo.authoring.format.schema import campaign_schema, rules_schema
from solo.campaigns.written import ALWAYS_KNOWN, CAMPAIGN, Find, examine
from solo.campaigns.written import OF_HERO as OF_HERO_SEEN
from solo.errors import Problem, SaveError, SoloError
from solo.rules.core.system import AnySystem
from solo.rules.data_systems import reading
from solo.rules.data_systems.looking import RESERVED
from solo.rules.data_systems.places import SYSTEM
from solo.source import Node, parse

_FORMULAS = frozenset(("when", "score", "start", "sum", "won", "lost", "first", "values", "on_top"))
_CHANGES = frozenset(("then", "cost", "foe"))  # by tracks
_FUNCTIONS = ("min", "max", "sum", "count", "and", "or", "not", "if", "else")
_PARTS = tuple(OF_HERO)  # what formulas read of a hero


_HOLDERS = ("hero", "world")
_ASKED = re.compile(r"\b(hero\.deeds|hero|world)\.\w*$")


class Loose(Project):
    """A file by itself.

    Args:
        path: Where it is.
        find: Returns the folder of an adventure by its name, for campaigns.
    """

    def __init__(self, path: Path, find: Find) -> None:
        super().__init__(path.parent)
        self._path = path
        self._find = find
        self._schema: Schema | None = None
        self._root: Node | None = None

    @property
    def key(self) -> Path:
        """What it is told apart from others by."""
        return self._path

    @property
    def is_campaign(self) -> bool:
        """Whether it is that of a campaign; else it is a rules file."""
        return self._path.name == CAMPAIGN

    def look(self) -> Seen:
        """Look at the file as it is now."""
        name = self._path.name
        content = self.text(name).encode()
        files = Files(self.folder, name, contents={name: content})
        root = parse(content, files.shown(name), []).root
        self._root = root or self._root  # while something is half written, the last one stays
        roots = (root,) if root is not None else ()
        self.seen = Seen(
            self._problems(content, files.shown(name)),
            files,
            roots,
            None,
            called(files),
            Late(self._names),
        )
        return self.seen

    def _names(self) -> Index:
        if self._root is None:
            return Index()
        return index_of_campaign(self._root) if self.is_campaign else index_of_rules(self._root)

    def unfit(self, kind: str, new: str) -> str:
        """Return why a name can't be given to something of a kind, or nothing.

        Raises:
            SoloError: Nothing of that kind can have another name here.
        """
        if self.is_campaign:
            raise SoloError("adventures name it too; give it another name there and here by hand")
        if new.isidentifier() and new == new.lower() and new not in RESERVED:
            return ""
        return "write small letters, digits and _, and none of the words of formulas"

    def glance(self) -> Seen:
        """Return all that there is to be found: it is soon found."""
        return self.look()

    def _problems(self, content: bytes, shown: str) -> tuple[Problem, ...]:
        if not self.is_campaign:
            return reading.examine(content, shown)
        try:
            found = examine(self._path, self._find, content)[1]
        except SaveError:
            return ()
        return tuple(replace(one, mark=one.mark._replace(file=shown)) for one in found)

    @property
    def system(self) -> AnySystem | None:
        """None: it is played by no rules, or is some itself."""
        return None

    def schema(self, *, hero: bool = False) -> Schema:
        """Return the schema of the file."""
        if self._schema is None:
            self._schema = campaign_schema() if self.is_campaign else rules_schema()
        return self._schema

    def is_hero(self, name: str) -> bool:
        """Say that it is none."""
        return False

    def told_of(self, word: str) -> str:
        """Return what a name of a rules file means, or nothing."""
        if self._root is None:
            self.look()
        for part in () if self.is_campaign else (*_PARTS, "checks", "moves"):
            for name, kind, means in self._named(part):
                if name == word:
                    return f"{kind} **{name}**: {means}"
        return ""

    def offered(self, cursor: Cursor) -> Iterator[tuple[str, str, str]]:
        """Yield the names of the file that may stand at a cursor: each, its kind, its meaning."""
        if self._root is None:
            self.look()
        path = cursor.path
        if self.is_campaign:
            yield from self._of_campaign(cursor)
        elif cursor.on_key:
            yield from self._keys(path)
        else:
            yield from self._values(path)

    def _of_campaign(self, cursor: Cursor) -> Iterator[tuple[str, str, str]]:
        last = cursor.path[-1] if cursor.path else ""
        if last == "adventure" or cursor.path == ("modules", "-"):
            for header in sorted(self.folder.glob("*/" + HEADER)):
                yield header.parent.name, "value", "an adventure of this campaign"
        elif not cursor.on_key and (last == "when" or cursor.in_tag):
            asked = _ASKED.search(cursor.before)
            if asked is None:
                yield from ((name, "word", "what earlier parts left") for name in _HOLDERS)
            elif asked[1] == "hero":
                yield from ((name, "part", "of the hero") for name in OF_HERO_SEEN)
            else:
                section = "deeds" if asked[1] == "hero.deeds" else "world"
                facts = self._at(self._root, (section,))
                known = facts.value if facts is not None and isinstance(facts.value, dict) else {}
                told = ALWAYS_KNOWN if section == "world" else {}
                yield from ((name, "variable", f"a fact of {section}") for name in (*known, *told))

    def _keys(self, path: Sequence[str]) -> Iterator[tuple[str, str, str]]:
        last = path[-1] if path else ""
        if last in _CHANGES:
            for part in ("tracks", "group"):
                yield from self._named(part)
        elif last == "degrees" and path[:1] == ("moves",):
            for roll in self._inner(("checks",)):
                yield from self._named("degrees", self._at(roll, ("degrees",)))
        elif last == "-" and path[-2:-1] == ("stat",):
            yield from self._named("attributes")

    def _values(self, path: Sequence[str]) -> Iterator[tuple[str, str, str]]:
        last = next((one for one in reversed(path) if one != "-"), "")
        if last == "roll":
            yield from self._named("checks")
        elif last == "stat":
            yield from self._named("attributes")
        elif last in ("mark", "clear"):
            yield from self._named("conditions")
        elif last in ("spend", "reward"):
            yield from self._named("tracks")
        elif _FORMULAS & {*path} or path[-2:-1] == ("then",):
            yield from chain.from_iterable(map(self._named, _PARTS))
            for check in self._inner(("checks",)):
                yield from self._named("dice", self._at(check, ("dice",)))
                yield from self._named("modifiers", self._at(check, ("modifiers",)))
            yield from self._named("dice", self._at(self._root, ("roll", "dice")))
            for name in ("stat", "bonus", "degree", "score"):
                yield name, "word", "what a check is told, or comes to"
            for name in _FUNCTIONS:
                yield name, "word", "of formulas"

    def _named(self, part: str, node: Node | None = None) -> Iterator[tuple[str, str, str]]:
        found = self._at(self._root, (part,)) if node is None else node
        value = found.value if found is not None else None
        for name, one in value.items() if isinstance(value, dict) else ():
            inside = one.value if isinstance(one.value, dict) else {}
            means = inside.get("means") or inside.get("about") or inside.get("when")
            told = str(means.value if means else "" if inside else one.value)
            yield name, part.removesuffix("s"), told or f"one of the {part} here"

    def _inner(self, path: Sequence[str]) -> Iterator[Node]:
        found = self._at(self._root, path)
        if found is not None and isinstance(found.value, dict):
            yield from found.value.values()

    @staticmethod
    def _at(node: Node | None, path: Sequence[str]) -> Node | None:
        for key in path:
            value = node.value if node is not None else None
            node = value.get(key) if isinstance(value, dict) else None
        return node


def is_loose(path: Path, text: str) -> bool:
    """Say whether a file is a rules file or that of a campaign."""
    if path.name in (CAMPAIGN, SYSTEM):
        return True
    return path.suffix in (".yaml", ".yml") and reading.holds_rules(text.encode())
