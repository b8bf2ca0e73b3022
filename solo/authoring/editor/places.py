"""Places of a name in an adventure: where it is declared or changed, and where it is asked for.

What texts and conditions ask for is taken from the parsed model, all else from the YAML itself,
which has the place of every key.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from pathlib import Path

from solo.adventure.keys import SECTIONS
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.adventure.reading.during import CALLS
from solo.adventure.reading.effect_reader import QUEST_STEPS
from solo.adventure.reading.expanding import mentioned
from solo.authoring.continuity.questions import KINDS
from solo.authoring.lint.in_vain import LOST
from solo.authoring.reading import Uses, uses
from solo.authoring.roots import entries, roots
from solo.dataclass import dataclass
from solo.errors import Mark, SoloError, did_you_mean
from solo.namedtuple import NamedTuple
from solo.source import Node

_ASKED = {
    "visited": "scene",
    "taken": "choice",
    "quests": "quest",
    "foes": "foe",
    "companions": "companion",
    "names": "companion",
}
"""The names of the game that prose asks for a part of, and what that part is."""
_TOLD = ("name", "text", "title", "summary", "author", "tone")
"""The keys beside the story whose values are told: they name nothing, though they read alike."""
_EXPRESSIONS = ("when", "time")
"""The keys of a part of the story whose values are worked out."""

_KINDS = {
    "scenes": "scene",
    "foes": "foe",
    "companions": "companion",
    "tables": "table",
    "items": "item",
    "quests": "quest",
    "variables": "variable",
    "conditions": "condition",
    "events": "event",
}
_ABOUT = {
    "companion or item": ("companion", "item"),
    "person or thing": ("companion", "foe", "item", "variable"),
    "thing": ("item", "variable"),
    "person": ("companion", "foe", "variable"),
}
"""What a question of `solo test` may be about, where that is no kind of name itself."""


class Found(NamedTuple):
    """The places of a name."""

    kinds: tuple[str, ...]  # what it names: a variable, a scene …; a name may be several things
    set: tuple[Mark, ...]  # where it is declared, given a value, or changed
    read: tuple[Mark, ...]  # where it is asked for or led to


@dataclass(slots=True)
class Index:
    """All names of an adventure with their places, by kind and name."""

    set: dict[tuple[str, str], list[Mark]] = field(default_factory=dict)
    read: dict[tuple[str, str], list[Mark]] = field(default_factory=dict)

    def sets(self, kind: str, name: str, mark: Mark) -> None:
        self.set.setdefault((kind, name), []).append(mark)

    def reads(self, kind: str, name: str, mark: Mark) -> None:
        self.read.setdefault((kind, name), []).append(mark)

    def move(self, moved: Callable[[Mark], Mark | None]) -> None:
        """Put each place where it stands now; those that are gone are left out."""
        for part in (self.set, self.read):
            for key, marks in part.items():
                part[key] = [place for mark in marks if (place := moved(mark)) is not None]


def where(path: Path, name: str) -> Found:
    """Return where a variable, scene, choice (`scene/choice`), quest, foe … stands.

    Raises:
        AdventureError: The adventure has mistakes.
        SoloError: It has nothing of that name.
    """
    index = index_of(path)
    kinds = tuple(dict.fromkeys(kind for kind, own in index.set if own == name))
    if not kinds:
        known = dict.fromkeys(own for _, own in index.set)
        raise SoloError(f"the adventure has nothing called '{name}'{did_you_mean(name, known)}")
    return Found(kinds, _marks(index.set, kinds, name), _marks(index.read, kinds, name))


def index_of(path: Path) -> Index:
    """Return the places of all names of an adventure.

    Raises:
        AdventureError: It has mistakes.
    """
    adventure = load(path)
    return indexed(adventure, roots(path), uses(adventure))


def indexed(
    adventure: Adventure,
    every: list[Node],
    found: Uses,
    moved: Callable[[Mark], Mark | None] | None = None,
) -> Index:
    """Return the places of all names of an adventure.

    Args:
        adventure: The adventure.
        every: The outermost nodes of its files.
        found: What its texts ask and its effects do.
        moved: Where places of the adventure stand in its files, if it was read from earlier ones.
    """
    index = Index()
    _texts(adventure, index, found)
    for scene in adventure.scenes.values():
        for choice in scene.choices:
            index.sets("choice", choice.key(scene.id), choice.mark)
    if moved is not None:
        index.move(moved)
    _Walk(adventure, index, every).all()
    return index


def _marks(
    found: Mapping[tuple[str, str], list[Mark]], kinds: tuple[str, ...], name: str
) -> tuple[Mark, ...]:
    every = (mark for kind in kinds for mark in found.get((kind, name), ()))
    return tuple(sorted(dict.fromkeys(every)))


def _texts(adventure: Adventure, index: Index, found: Uses) -> None:
    """Note what texts, conditions and macros ask for."""
    words = rules_of(adventure).words().items()
    by_id = {part for part, one in words if one.carried and not one.named}
    for text in (*found.texts, *found.conditions):
        _asked(text.asked(), adventure, index)
        for remark in text.remarks():
            if remark.name in by_id and remark.word in adventure.items:
                index.reads("item", remark.word, text.place_of(remark))
        for what, mark in text.drawn_at():
            index.reads("table", what, mark)
    _asked(adventure.language.asked(), adventure, index)
    for presence in adventure.present.values():
        for one in presence.every:
            _asked(one.when.asked(), adventure, index)


def _asked(asked: Iterator[tuple[str, str, Mark]], adventure: Adventure, index: Index) -> None:
    for name, part, mark in asked:
        if part and name in _ASKED:
            index.reads(_ASKED[name], part, mark)
        elif not part and name in adventure.variables:
            index.reads("variable", name, mark)


class _Walk:
    """Goes through the YAML of an adventure and notes what its keys set and lead to."""

    def __init__(self, adventure: Adventure, index: Index, every: list[Node]) -> None:
        self.every = every
        self.index = index
        self.adventure = adventure
        self.effects = rules_of(adventure).effects
        self.conditions = {name for name, _ in entries(every, "conditions")}
        self.ids: dict[Mark, Mark] = {}  # of parts of the story, by where these begin
        self.cast = {
            **dict.fromkeys(adventure.items, "item"),
            **dict.fromkeys(adventure.foes, "foe"),
            **dict.fromkeys(adventure.companions, "companion"),
        }
        self.keys: Mapping[str, Callable[[Node], None]] = {
            "set": self._set,
            "draw": self._draw,
            "input": self._input,
            "join": self._companions,
            "leave": self._companions,
            "quest": self._quest,
            "goto": self._goto,
            "visit": self._visit,
            "talk": self._talk,
            "check": self._cast,
            "during": self._occasions,
        }

    def all(self) -> None:
        every = self.every
        for section in _KINDS:
            for name, node in entries(every, section):
                self.index.sets(_KINDS[section], name, node.key_mark)
                if section in ("foes", "companions", "items"):
                    self._cast(node)
                elif section == "scenes":
                    self._scene(node)
                elif section == "conditions":
                    self._condition(node)
                elif section != "variables":
                    self._part(node)
        for root in every:
            for key, node in root.value.items() if isinstance(root.value, dict) else ():
                self._header(key, node)
        for (kind, _), marks in self.index.set.items():
            if kind == "choice":
                marks[:] = [self.ids.get(mark, mark) for mark in marks]

    def _header(self, key: str, node: Node) -> None:
        """Go through what stands beside the sections, and what all scenes share."""
        if key in ("start", "defeat"):
            self._goto(node)
        elif key in ("choices", "questions", "tries", "things"):
            self._part(node)
        elif key == "expect":
            self._answers(node)
        elif key == "never":
            self._never(node)
        elif key not in (*SECTIONS, *_TOLD):
            self._cast(node)  # a ready-made hero has things

    def _answers(self, node: Node) -> None:
        """Note the endings that are expected, and what answers to `solo test` are about.

        Such as `held rope/quay`.
        """
        expected = node.value if isinstance(node.value, dict) else {}
        endings, meant = expected.get("endings"), expected.get("meant")
        if endings is not None and isinstance(endings.value, dict):
            for scene, item in endings.value.items():
                self.index.reads("scene", scene, item.key_mark)
        for item in _items(meant) if meant is not None else ():
            word, _, about = str(item.value).partition(" ")
            kind = KINDS.get(word)
            column = item.mark.column + len(word) + 1
            of = () if kind is None else _ABOUT.get(kind.about, (kind.about,))
            for name in about.split("/"):  # whom or what, and the scene
                for one in of:
                    if (one, name) in self.index.set:
                        self.index.reads(one, name, item.mark._replace(column=column))
                column, of = column + len(name) + 1, ("scene",)

    def _never(self, node: Node) -> None:
        """Note the scenes in which something must not hold."""
        for scene, item in node.value.items() if isinstance(node.value, dict) else ():
            if scene in self.adventure.scenes:
                self.index.reads("scene", scene, item.key_mark)

    def _scene(self, node: Node) -> None:
        pool = node.value.get("pool") if isinstance(node.value, dict) else None
        if pool is not None and isinstance(pool.value, str):
            self.index.sets("pool", pool.value, pool.mark)
        self._part(node)

    def _part(self, node: Node) -> None:
        """Go through a part of the story."""
        if isinstance(node.value, str):
            self._named(node, prose=True)
        elif isinstance(node.value, list):
            for item in node.value:
                self._part(item)
        elif isinstance(node.value, dict):
            if "id" in node.value:
                self.ids[node.mark] = node.value["id"].mark
            for key, item in node.value.items():
                self._lost(key, item)
                if key in _EXPRESSIONS:
                    self._named(item)
                elif key in self.keys:
                    self.keys[key](item)
                elif key in self.effects:
                    self._cast(item)
                else:
                    self._part(item)

    def _lost(self, key: str, item: Node) -> None:
        """Note the companion whom an outcome such as `lost-mina` tells of."""
        name = key.removeprefix(LOST)
        if name != key and name in self.adventure.companions:
            mark = item.key_mark
            place = mark._replace(column=mark.column + len(LOST))
            self.index.reads("companion", name, place)

    def _set(self, node: Node) -> None:
        for name, item in node.value.items() if isinstance(node.value, dict) else ():
            self.index.sets("variable", name, item.key_mark)
            self._named(item)

    def _named(self, node: Node, *, prose: bool = False) -> None:
        """Note the named conditions that an expression asks for, or the tags of a text."""
        if isinstance(node.value, str) and self.conditions:
            for name in sorted(mentioned(node.value, prose=prose) & self.conditions):
                self.index.reads("condition", name, node.mark)

    def _condition(self, node: Node) -> None:
        """Note what a named condition asks for: where it is used, it stands in other words."""
        self._named(node)
        mark, indent = node.text_place
        written = self.adventure.language.expression(str(node.value), mark, indent=indent)
        _asked(written.asked(), self.adventure, self.index)

    def _occasions(self, node: Node) -> None:
        """Note who calls for occasions and who comes in; all else in them is part of the story."""
        for item in node.value if isinstance(node.value, list) else [node]:
            self._part(item)
            for key in (*CALLS, "arrive"):
                if isinstance(item.value, dict) and key in item.value:
                    self._cast(item.value[key])

    def _draw(self, node: Node) -> None:
        for table, item in node.value.items() if isinstance(node.value, dict) else ():
            if table in self.adventure.tables:
                self.index.reads("table", table, item.key_mark)
            into = item.value.get("into") if isinstance(item.value, dict) else item
            if into is not None and isinstance(into.value, str):
                self.index.sets("variable", into.value, into.mark)

    def _input(self, node: Node) -> None:
        into = node.value.get("into") if isinstance(node.value, dict) else node
        if into is not None and isinstance(into.value, str):
            self.index.sets("variable", into.value, into.mark)

    def _companions(self, node: Node) -> None:
        for item in _items(node):
            self.index.sets("companion", str(item.value), item.mark)

    def _quest(self, node: Node) -> None:
        for step, item in node.value.items() if isinstance(node.value, dict) else ():
            if step in QUEST_STEPS:
                self.index.sets("quest", str(item.value), item.mark)

    def _goto(self, node: Node) -> None:
        if isinstance(node.value, str):
            self.index.reads("scene", node.value, node.mark)
        elif isinstance(node.value, dict) and "pool" in node.value:
            pool = node.value["pool"]
            self.index.reads("pool", str(pool.value), pool.mark)

    def _talk(self, node: Node) -> None:
        if node.value not in ("true", "false"):
            self._goto(node)

    def _visit(self, node: Node) -> None:
        self._goto(node)
        for scene, given in node.value.items() if isinstance(node.value, dict) else ():
            self.index.reads("scene", scene, given.key_mark)
            self._set(given)

    def _cast(self, node: Node) -> None:
        """Note foes, companions and items in what belongs to the rules system."""
        if isinstance(node.value, str):
            self._named(node)
            if node.value in self.cast:
                self.index.reads(self.cast[node.value], node.value, node.mark)
            return
        if isinstance(node.value, dict):
            for key, item in node.value.items():
                if key in self.cast:
                    self.index.reads(self.cast[key], key, item.key_mark)
                if key not in _TOLD:
                    self._cast(item)
        elif isinstance(node.value, list):
            for item in node.value:
                self._cast(item)


def _items(node: Node) -> list[Node]:
    match node.value:
        case dict():
            return list(node.value.values())
        case list():
            return node.value
        case _:
            return [node]
