"""A campaign as written: adventures in an order, the facts of their world, and the time between."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

from solo import disk
from solo.adventure import keys, naming
from solo.adventure.branch import Value
from solo.adventure.heritage import NOTHING
from solo.adventure.mistakes import astray
from solo.adventure.mistakes.strange_names import odd_remarks, strange_parts
from solo.adventure.reading.header import read_variables
from solo.adventure.references import Names
from solo.adventure.translation import wrong_language
from solo.dataclass import dataclass
from solo.errors import AdventureError, Mark, Problem, SoloError, did_you_mean, nearest
from solo.facts import Checked, Unread, Within
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Language, Prose
from solo.prose import Part as Asked
from solo.source import MOST_BYTES, Node, decode, parse, shown, stands_for, strange_keys

CAMPAIGN = "campaign.yaml"
FORMAT = 1  # raised when authors get new keys
MOST_PARTS = 100
MOST_YEARS = 1_000
ALWAYS_KNOWN: Mapping[str, Value] = {"year": 0, "chapter": 1, "fallen": "", "heirs": 0}
"""What a campaign itself tells: years since it began, the number of this part, who died last, and
how often an heir has taken over."""
OF_HERO = ("name", "deeds")
Made = TypeVar("Made", Prose, Expression)
_BETWEEN = "; between adventures only hero.name and hero.deeds are known"
Death = Literal["on", "again", "end"]


_OF_CAMPAIGN = ("world", "deeds", "death", "retire", "modules", "summary")


def _elsewhere(key: str, _item: Node) -> str:
    """Say where a key belongs that means nothing in a campaign, or in one of its parts."""
    if key in ("years", "text", "death"):
        return f"it belongs to a part: modules: [{{adventure: …, {key}: …}}]"
    if key in _OF_CAMPAIGN:
        return "it belongs to the campaign, at its margin"
    if key in ("name", "id"):
        return ""
    if astray.where_it_belongs(key, (*keys.HEADER, *keys.SECTIONS)) or key in keys.SCENE:
        return "it belongs in the adventure.yaml of one of its adventures"
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartEntry(Checked):
    """An adventure of a campaign, as it is written; its folder may stand alone."""

    adventure: Annotated[str, "Its folder within the campaign's, or an installed adventure's name."]
    years: Annotated[int, "Years since the part before.", Within(0, MOST_YEARS)] = 0
    when: Annotated[str | None, "It is passed over where this does not hold."] = None
    text: Annotated[str | None, "What is told before it."] = None
    death: Annotated[Death | None, "What follows a death in it, if not what the campaign says."] = (
        None
    )

    shorthand = "adventure"
    elsewhere = staticmethod(_elsewhere)


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignEntry(Checked):
    """The keys of a campaign.yaml, but for `world` and `deeds`."""

    format: int = field(metadata={"expected": "write format: 1"})
    title: str = field(metadata={"expected": "what the campaign is called"})
    author: str = ""
    licence: str = ""
    version: str = ""
    summary: str = ""
    content_notes: tuple[str, ...] = ()
    language: str = ""
    death: Annotated[
        Death,
        "When a hero dies: on (an heir goes on with the next part), again (an heir plays the part "
        "once more), end.",
    ] = "on"
    retire: Annotated[
        int, "Years after which a hero makes way for an heir; 0 is never.", Within(0, MOST_YEARS)
    ] = 0
    modules: Annotated[tuple[PartEntry, ...], "The adventures, in their order."]

    def verify(self) -> None:
        if not 1 <= self.format <= FORMAT:
            raise ValueError(f"format: this engine reads formats up to {FORMAT}, not {self.format}")
        if not self.modules:
            raise ValueError("modules: a campaign has at least one adventure")
        if len(self.modules) > MOST_PARTS:
            raise ValueError(f"modules: a campaign has at most {MOST_PARTS} adventures")


KEYS = (*CampaignEntry.__dataclass_fields__, "world", "deeds")


class Part(NamedTuple):
    """An adventure of a campaign."""

    id: str  # what it is called: its folder's name; the second of one name gets a number
    path: Path  # its folder
    mark: Mark  # where the campaign names it
    years: int = 0  # years since the part before
    when: Expression | None = None  # when it is played; None is always
    text: Prose | None = None  # what is told before it
    death: str = "on"  # what follows a death in it: `on`, `again` or `end`


class Campaign(NamedTuple):
    """A campaign, read and checked; its adventures are not."""

    id: str
    path: Path
    entry: CampaignEntry
    parts: tuple[Part, ...]
    world: Mapping[str, Value] = NOTHING
    deeds: Mapping[str, Value] = NOTHING
    language: Language = Language()
    # where each of its facts stands, under `world` and under `deeds`
    marks: Mapping[str, Mapping[str, Mark]] = MappingProxyType({})

    @property
    def title(self) -> str:
        """What the author calls it."""
        return self.entry.title


Find = Callable[[str], Path]
"""Returns the folder of an installed adventure by its name; raises `SoloError` if there is none."""


def is_campaign(path: Path) -> bool:
    """Say whether a folder or a file is a campaign."""
    try:
        return (path.name == CAMPAIGN and path.is_file()) or (path / CAMPAIGN).is_file()
    except (OSError, ValueError):
        return False


def read(path: Path, find: Find) -> Campaign:
    """Return a campaign, given its folder or its file.

    Raises:
        AdventureError: It has mistakes; the error lists them all.
    """
    found, problems = examine(path, find)
    if found is None or problems:
        raise AdventureError(problems)
    return found


def examine(
    path: Path, find: Find, unsaved: bytes | None = None
) -> tuple[Campaign | None, tuple[Problem, ...]]:
    """Return a campaign, if there is enough of it, and what is wrong with it.

    `unsaved` is what an editor has in place of the file.

    Raises:
        SaveError: The file can't be read.
    """
    folder = path.parent if path.name == CAMPAIGN else path
    problems: list[Problem] = []
    file = folder / CAMPAIGN
    content = disk.followed(file, MOST_BYTES, "campaign's file") if unsaved is None else unsaved
    root = parse(content, str(file), problems).root
    if root is None or not isinstance(root.value, dict):
        if not problems:
            message = "expected the keys of a campaign (format, title, modules …)"
            problems.append(Problem(Mark(str(file), 1, 1), "type-wrong", message))
        return None, tuple(problems)
    found = _Reading(folder, root.value, problems, find).campaign(root)
    return found, tuple(sorted(dict.fromkeys(problems), key=lambda one: one.mark))


_TEXTS = ("when", "text")


def _without_texts(node: Node) -> Node:
    """Return a part without what may hold markup, which is read as such."""
    if not isinstance(node.value, dict):
        return node
    rest = {key: one for key, one in node.value.items() if key not in _TEXTS}
    return Node(rest, node.at, node.file)


def _missing(problem: Problem) -> tuple[str, ...]:
    """Return the key whose absence a problem tells."""
    facts = problem.reason.facts if isinstance(problem.reason, Unread) else {}
    return (str(facts["name"]),) if problem.code == "key-missing" else ()


class _Reading:
    """The reading of one campaign's file."""

    def __init__(
        self, folder: Path, entries: Mapping[str, Node], problems: list[Problem], find: Find
    ) -> None:
        self._folder = folder
        self._entries = entries
        self._problems = problems
        self._find = find
        self._language = Language()
        self._marks: dict[str, dict[str, Mark]] = {}
        self._world = {**self._facts("world"), **ALWAYS_KNOWN}
        self._deeds = self._facts("deeds")

    def campaign(self, root: Node) -> Campaign | None:
        needed = [key for key in ("format", "title", "modules") if key not in self._entries]
        strange = [*strange_keys(self._entries, dict.fromkeys(KEYS), needed, _elsewhere)]
        own = {k: n for k, n in self._entries.items() if k in CampaignEntry.__dataclass_fields__}
        if isinstance((modules := own.get("modules", root)).value, list):
            plain = [_without_texts(node) for node in modules.value]
            own["modules"] = Node(plain, modules.at, modules.file)
        found: list[Problem] = []
        entry = decode(Node(own, root.at, root.file), CampaignEntry, found)
        meant = {name for name in needed if any(stands_for(one, name) for one in strange)}
        self._problems += strange
        self._problems += (one for one in found if not meant.intersection(_missing(one)))
        if entry is None:
            return None
        self._heeded(entry)
        parts = tuple(self._parts(entry))
        world = {key: value for key, value in self._world.items() if key not in ALWAYS_KNOWN}
        name = self._folder.resolve().name
        return Campaign(
            name, self._folder, entry, parts, world, self._deeds, self._language, self._marks
        )

    def _heeded(self, entry: CampaignEntry) -> None:
        """Report what the header says in vain."""
        if message := wrong_language(entry.language):
            mark = self._entries["language"].mark
            self._problems.append(Problem(mark, "value-odd", message, "warning"))
        if entry.retire and not any(one.years for one in entry.modules):
            mark = self._entries["retire"].key_mark
            message = "no part lasts any 'years', so nobody retires; give a part its 'years'"
            self._problems.append(Problem(mark, "key-idle", message, "warning"))

    def _facts(self, key: str) -> dict[str, Value]:
        node = self._entries.get(key)
        found = {} if node is None else read_variables([node], self._problems, set())
        inner = node.value if node is not None and isinstance(node.value, dict) else {}
        self._marks[key] = {name: one.key_mark for name, one in inner.items() if name in found}
        for name in found:
            if node is not None and key == "world" and name in ALWAYS_KNOWN:
                message = f"'{name}' is told by every campaign itself; choose another name"
                self._problems.append(Problem(node.mark, "variable-name", message))
        return found

    def _parts(self, entry: CampaignEntry) -> Iterator[Part]:
        nodes = self._entries["modules"].value
        listed = nodes if isinstance(nodes, list) else []
        seen: dict[str, int] = {}
        for one, node in zip(entry.modules, listed, strict=False):
            inner = node.value if isinstance(node.value, dict) else {}
            path = self._found(one.adventure, inner.get("adventure", node))
            if path is None:
                continue
            name = path.resolve().name
            seen[name] = seen.get(name, 0) + 1
            yield Part(
                f"{name}-{seen[name]}" if seen[name] > 1 else name,
                path,
                node.mark,
                one.years,
                self._condition(inner.get("when")),
                self._prose(inner.get("text")),
                one.death or entry.death,
            )

    def _found(self, name: str, node: Node) -> Path | None:
        """Return the folder of an adventure: within the campaign's, or where it is installed."""
        code, message = "module-unknown", ""
        try:
            path = self._folder / name
            if (path / "adventure.yaml").is_file():
                if self._folder.resolve() in path.resolve().parents:
                    return path
                code, message = "include-outside", f"'{shown(name)}' leads outside the folder"
            else:
                if naming.id_reason(name, loose=True):
                    raise SoloError("it is neither a folder here nor the name of an adventure")
                return self._find(name)
        except (SoloError, OSError, ValueError) as reason:
            near = self._near(name)
            message = f"no adventure '{shown(name)}'"
            message = f"{message}{near}" if near else f"{message}: {reason}".partition("\n")[0]
        self._problems.append(Problem(node.mark, code, message))
        return None

    def _near(self, name: str) -> str:
        """Say which folder of the campaign may be meant by the name of an adventure, if any."""
        here = [one.parent.name for one in self._folder.glob("*/adventure.yaml")]
        folder = name.removeprefix("./").removesuffix("/adventure.yaml").removesuffix(".yaml")
        if (folder := folder.rstrip("/")) in here:
            return f"; write its folder alone: {folder}"
        return did_you_mean(name, here)

    def _condition(self, node: Node | None) -> Expression | None:
        return self._made(node, self._language.expression, "a condition")

    def _prose(self, node: Node | None) -> Prose | None:
        return self._made(node, self._language.prose, "a text")

    def _made(self, node: Node | None, make: Callable[..., Made], wanted: str) -> Made | None:
        """Return what is made of the words at a node; its mistakes are reported."""
        source = self._source(node, wanted)
        if node is None or source is None:
            return None
        mark, indent = node.text_place
        found = make(source, mark, indent=indent)
        self._check(found)
        return found

    def _source(self, node: Node | None, wanted: str) -> str | None:
        """Return what is written at a node; a list or a mapping is reported."""
        if node is None or isinstance(node.value, str):
            return None if node is None else str(node.value)
        kind = "a list" if isinstance(node.value, list) else "a mapping"
        self._problems.append(Problem(node.mark, "type-wrong", f"expected {wanted}, found {kind}"))
        return None

    def _check(self, text: Prose | Expression) -> None:
        problems, parts, remarks = text.examined(frozenset(("hero", naming.WORLD)))
        told = [*map(self._with_holder, problems), *self._undeclared(text, parts)]
        strange = strange_parts(text, parts, Names(), {"hero": OF_HERO}, "")
        told = told or [replace(one, message=f"{one.message}{_BETWEEN}") for one in strange]
        self._problems += told or odd_remarks(text, remarks, {})
        for what, mark in text.drawn_at():
            message = f"nothing is drawn between adventures ('{shown(what)}')"
            self._problems.append(Problem(mark, "prose-forbidden", message))

    def _undeclared(self, text: Prose | Expression, parts: Sequence[Asked]) -> Iterator[Problem]:
        """Yield the facts that a text asks for, and that the campaign has not."""
        held = self._held()
        for holder, known in held.items():
            for part in parts:
                if part.whole == holder and part.key not in known:
                    key, section = shown(part.key), holder.rpartition(".")[2]
                    cure = f"; write under '{section}' what holds at the start: {key}: …"
                    cure = did_you_mean(part.key, known) or cure
                    if other := next((one for one in held if part.key in held[one]), ""):
                        cure = f"; write {other}.{key}"
                    message = f"'{key}' is no fact of this campaign{cure}"
                    yield Problem(text.place_of(part), "deed-unknown", message)

    def _held(self) -> Mapping[str, Collection[str]]:
        """Return the facts of the campaign, by what holds them in a text."""
        return {naming.WORLD: self._world, "hero.deeds": self._deeds}

    def _with_holder(self, problem: Problem) -> Problem:
        """Return an unknown name with the cure that there is between adventures."""
        if problem.code != "name-unknown" or not isinstance(problem.reason, Unread):
            return problem
        name = problem.reason.facts["name"]
        held = self._held()
        known = {fact: f"{holder}.{fact}" for holder, facts in held.items() for fact in facts}
        known["deeds"] = "hero.deeds"
        near = nearest(name, known)
        cure = f"; known are {', '.join(known.values())}"
        if name in known:
            cure = f"; write {known[name]}"
        elif near:
            cure = f"; did you mean '{known[near]}'?"
        return replace(problem, message=f"unknown name '{name}'{cure}")
