"""The header of an adventure and its small sections: variables, foes, quests, heroes."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Annotated

from solo.adventure import keys, naming
from solo.adventure.branch import Value
from solo.adventure.constants import constant
from solo.adventure.mistakes.problems import EnoughError
from solo.adventure.model import Guidance, Quest, Scene
from solo.adventure.reading.context import Page
from solo.adventure.reading.expect import Expectations
from solo.dataclass import dataclass
from solo.errors import Problem, SoloError, did_you_mean
from solo.facts import Checked, Usually, Within
from solo.late import late, pattern
from solo.rules.core.system import AnySystem
from solo.source import Node, decode, shown, unknown_key

FORMAT = 1  # raised when authors get new keys; older formats are read as they were
DEATH = "death"  # the kind of an ending that no author wrote
MOST_ENTRIES = 1_000  # of a section other than scenes


def _own_file(key: str, node: Node) -> str:
    """Say where what describes a hero stands, and how heroes of files are named."""
    paths = node.value if isinstance(node.value, str | list) else ""
    if key in ("heroes", "files", "file") and paths:
        return "write 'pregenerated'"
    return f"a hero has a file of its own: {Heroes.written}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heroes(Checked):
    """The heroes who may be played."""

    create: Annotated[bool, "Whether the player may make a hero."] = True
    pregenerated: Annotated[tuple[str, ...], "The files of ready-made heroes."] = ()
    party: Annotated[int, "How many of them one player may lead.", Within(1)] = 1

    elsewhere = staticmethod(_own_file)
    written = "{pregenerated: [heroes/*.yaml]}"


@dataclass(frozen=True, slots=True)
class TimeOfDay:
    """A time of day as written, in minutes after midnight."""

    minutes: int = 0

    @classmethod
    def parse(cls, text: str) -> "TimeOfDay":
        """Read `18:05`.

        Raises:
            ValueError: It is no time of day.
        """
        return cls(naming.minutes_of(text))


@dataclass(frozen=True, slots=True, kw_only=True)
class Header(Checked):
    """The fields at the top of adventure.yaml."""

    format: int = field(metadata={"expected": "write format: 1"})
    title: str = field(metadata={"expected": "what the adventure is called"})
    system: str = field(metadata={"expected": "by which rules, such as system: art"})
    start: str = field(metadata={"expected": "the id of its first scene"})
    author: str = ""
    licence: str = ""
    version: str = ""
    summary: str = ""
    content_notes: tuple[str, ...] = ()
    length: Annotated[str, "How long a game takes, about, in words."] = ""
    tone: Annotated[str, "What it feels like, in a few words."] = ""
    language: str = ""
    defeat: str | None = None
    include: tuple[str, ...] = ()
    hero: Heroes = field(default_factory=Heroes)
    macros: str = ""
    clock: TimeOfDay = field(default_factory=TimeOfDay)
    open: bool = False
    expect: Expectations = field(default_factory=Expectations)

    def verify(self) -> None:
        if not 1 <= self.format <= FORMAT:
            raise ValueError(f"format: this engine reads formats up to {FORMAT}, not {self.format}")


_SWITCHES = {"yes": "true", "on": "true", "no": "false", "off": "false"}
_FRACTION = pattern(r"[-+]?\d*[.,]\d+|[-+]?\d+[.,]")
NEEDED = ("format", "title", "system", "start")


def begins(root: Node) -> bool:
    """Whether a file is meant to begin an adventure, even if it has mistakes."""
    return isinstance(root.value, dict) and any(key in root.value for key in NEEDED)


def read_header(root: Node, problems: list[Problem]) -> Header | None:
    """Read the fields of the header; sections may stand beside them."""
    entries = root.value
    if not isinstance(entries, dict):
        message = "expected an adventure's header (format, title, system, start …)"
        problems.append(Problem(root.mark, "type-wrong", message))
        return None
    own: dict[str, Node] = {}
    for key, node in entries.items():
        if key in Header.__dataclass_fields__:
            own[key] = node
        elif key not in (*keys.HEADER, *keys.SECTIONS):
            problems.append(stray_key(key, node, (*keys.HEADER, *keys.SECTIONS)))
    part = Node(own, root.at, root.file)
    return decode(part, Header, problems)


@late
def stray_key(key: str, node: Node, known: Collection[str]) -> Problem:
    """Return the problem of a key at the margin of a file that means nothing there."""
    from solo.adventure.mistakes.astray import where_it_belongs

    if note := where_it_belongs(key, known):
        return Problem(node.key_mark, "key-unknown", f"unknown key '{shown(key)}'{note}")
    return unknown_key(key, node, dict.fromkeys(known))


def unknown_endings(root: Node, scenes: Mapping[str, Scene]) -> Iterator[Problem]:
    """Yield the endings that are expected and that no scene is; endings have ids and kinds."""
    expect = root.value.get("expect") if isinstance(root.value, dict) else None
    endings = expect.value.get("endings") if expect and isinstance(expect.value, dict) else None
    if endings is None or not isinstance(endings.value, dict):
        return
    written = {key: scene.ending for key, scene in scenes.items() if scene.ending is not None}
    known = dict.fromkeys((*written, *(one.kind for one in written.values()), DEATH))
    for name, node in endings.value.items():
        if name not in known:
            near = did_you_mean(name, known) or f"; there are {', '.join(written) or 'none'}"
            message = f"unknown ending '{shown(name)}'{near}"
            yield Problem(node.key_mark, "ending-unknown", message)


def read_options(root: Node, system: AnySystem, problems: list[Problem]) -> object:
    """Return the system's rule options as the header sets them."""
    node = root.value.get("options") if isinstance(root.value, dict) else None
    if node is None:
        return system.options()
    return decode(node, system.options, problems)


def read_variables(
    nodes: Iterable[Node], problems: list[Problem], lost: set[str]
) -> dict[str, Value]:
    """Return the variables with the values they start with, which give their types.

    The names of those that begin with none are added to `lost`.
    """
    found: dict[str, Value] = {}
    for node in entries_of(nodes, problems, loose=True, variables=True):
        name, item = node
        if not isinstance(item.value, str):
            message = "expected true, false, a whole number or text"
            problems.append(Problem(item.mark, "type-wrong", message))
            lost.add(name)
            continue
        name = naming.variable_slug(name)
        plain = item.value.casefold() if not item.quoted else ""
        if plain in ("true", "false") and plain != item.value:
            message = f"write {plain}, or quote '{item.value}' if it is a text"
            problems.append(Problem(item.mark, "value-wrong", message))
            found[name] = plain == "true"
            continue
        value = None if item.quoted else constant(item.value)
        if not item.quoted and _FRACTION.fullmatch(item.value):
            message = (
                f"{item.value} is a text here: numbers are whole; count in smaller parts, or quote "
                "it if it is a text"
            )
            problems.append(Problem(item.mark, "value-odd", message, "warning"))
        elif not (item.quoted or plain or any(one.mark == item.mark for one in problems)):
            message = f"'{name}' begins with an empty text; write what it begins with: false, 0, ''"
            problems.append(Problem(item.key_mark, "value-odd", message, "warning"))
        elif not item.quoted and plain in _SWITCHES:
            message = f"'{item.value}' is a text here; write {_SWITCHES[plain]}, or quote it"
            problems.append(Problem(item.mark, "value-odd", message, "warning"))
        found[name] = item.value if value is None else value
    return found


_BY_ID = frozenset(keys.SECTIONS) - {"choices", "questions"}  # sections that are no lists


def ids_astray(roots: Iterable[Node]) -> set[str]:
    """Return the ids in sections with misspelt names, and in those that are written as lists.

    They need no problems of their own.
    """
    parts = [part for root in roots if isinstance(root.value, dict) for part in root.value.items()]
    lists = [node.value for key, node in parts if key in _BY_ID and isinstance(node.value, list)]
    listed = [one for entries in lists for one in entries]
    return {
        *(
            name
            for key, node in parts
            if key not in (*keys.HEADER, *keys.SECTIONS) and isinstance(node.value, dict)
            for name in node.value
        ),
        *(
            str(one.value["id"].value)
            for one in listed
            if isinstance(one.value, dict) and "id" in one.value
        ),
    }


def read_blocks(
    nodes: Iterable[Node], kind: type, problems: list[Problem], lost: set[str], taken: str = ""
) -> dict[str, object]:
    """Return foes, companions or items by id, each the system's own value.

    The ids of those with mistakes are added to `lost`. The id that is `taken`, by the hero, is
    refused.
    """
    found = {}
    for key, node in entries_of(nodes, problems, loose=True):
        if key == taken:
            message = f"'{key}' can't be used; it means the hero, so choose another id"
            problems.append(Problem(node.key_mark, "id-wrong", message))
        value: object = decode(node, kind, problems)
        if value is None:
            lost.add(key)
        else:
            found[key] = value
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestEntry:
    """A quest as it is written; its title may stand alone."""

    title: str
    glory: Annotated[int, Usually(0)] = 0  # how much is much, each system knows for itself
    on_fail: Annotated[int, Usually(None, 0)] = 0
    on_refuse: Annotated[int, Usually(None, 0)] = 0

    shorthand = "title"


def read_quests(nodes: Iterable[Node], page: Page) -> dict[str, Quest]:
    """Return the quests by id."""
    found = {}
    for key, node in entries_of(nodes, page.problems, loose=True):
        rest, guidance = _without(node, "guidance")
        rest, claims = _without(rest, "claims")
        entry = decode(rest, QuestEntry, page.problems)
        if entry is not None:
            found[key] = Quest(
                id=key,
                title=entry.title,
                glory=entry.glory,
                on_fail=entry.on_fail,
                on_refuse=entry.on_refuse,
                guidance=read_guidance(guidance, page, draws=True),
                claims=page.condition(claims),
            )
        else:
            page.names.lost.add(key)
    return found


def _without(node: Node, key: str) -> tuple[Node, Node | None]:
    """Return a node without one of its entries, and that entry."""
    if not isinstance(node.value, dict) or key not in node.value:
        return node, None
    rest = Node({k: n for k, n in node.value.items() if k != key}, node.at, node.file)
    rest.key_at = node.key_at
    return rest, node.value[key]


def read_guidance(node: Node | None, page: Page, *, draws: bool = False) -> tuple[Guidance, ...]:
    """Read a text, or a list of texts that may have a `when`; the first that holds is told."""
    if node is None:
        return ()
    found = []
    for item in node.value if isinstance(node.value, list) else [node]:
        text, when = item, None
        if isinstance(item.value, dict):
            page.strange(item.value, keys.GUIDANCE)
            if "text" not in item.value:
                page.report(item.mark, "key-missing", "'text' is missing: what is learned")
                continue
            text, when = item.value["text"], item.value.get("when")
        prose = page.prose(text, draws=draws)
        if text.value == "" and page.checking:
            page.report(text.mark, "text-missing", "nothing is told here; write it", "warning")
        if prose is not None:
            found.append(Guidance(prose, page.condition(when)))
    return tuple(found)


def entries_of(
    nodes: Iterable[Node],
    problems: list[Problem],
    *,
    loose: bool = False,
    variables: bool = False,
    most: int = MOST_ENTRIES,
) -> list[tuple[str, Node]]:
    """Return the entries of one section from all files, each id checked, each once.

    Raises:
        EnoughError: There are more than `most`, which has been reported.
    """
    seen: dict[str, Node] = {}
    for section in nodes:
        if not isinstance(section.value, dict):
            if section.value != "":
                message = "expected a mapping from ids to what they name"
                if isinstance(section.value, list):
                    message += f", found a list{_ids(section.value)}"
                problems.append(Problem(section.mark, "type-wrong", message))
            continue
        if len(seen) + len(section.value) > most:
            message = f"more than {most:,} entries in this section of the adventure; remove some"
            problems.append(Problem(section.mark, "list-long", message))
            raise EnoughError
        for key, node in section.value.items():
            reason = (
                naming.variable_reason(key) if variables else naming.id_reason(key, loose=loose)
            )
            if reason:
                code = "variable-name" if variables else "id-wrong"
                message = f"'{shown(key)}' can't be used; {reason}"
                problems.append(Problem(node.key_mark, code, message))
            if key in seen:
                message = f"'{shown(key)}' was given before, at {seen[key].key_mark}; rename one"
                problems.append(Problem(node.key_mark, "key-duplicate", message))
            else:
                seen[key] = node
    return list(seen.items())


def _ids(items: Sequence[Node]) -> str:
    """Say how ids are written that stand in a list."""
    bare = [one.value for one in items if isinstance(one.value, str)]
    if len(bare) < len(items) or not bare:
        return "; leave out the '- ' before each id"
    return f"; write each with what it names: {{{shown(bare[0])}: …}}"


def find_system(
    name: str, node: Node, problems: list[Problem], find: Callable[[str], AnySystem]
) -> AnySystem | None:
    """Return the rules that the header names."""
    try:
        return find(name)
    except SoloError as error:
        problems.append(Problem(node.mark, "system-unknown", str(error)))
        return None


def sections_of(roots: Mapping[str, Node], name: str) -> list[Node]:
    """Return one section of every file that has it."""
    return [
        root.value[name]
        for root in roots.values()
        if isinstance(root.value, dict) and name in root.value
    ]
