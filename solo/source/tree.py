"""From a file's bytes to nodes, by the events of YAML's own parser."""

import re
import typing
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from solo.errors import Mark, Problem
from solo.source.nodes import BLOCK, COLUMNS, FORBIDDEN, QUOTED, WIDEST, Node, pack, shown

MOST_BYTES = 8 * 2**20  # of one file
MOST_NODES = 400_000  # of one adventure: some 16,000 scenes
MOST_ENTRIES = 26_000  # of one list or mapping
MOST_DEPTH = 50
MOST_TEXT = 100_000  # characters of one text
MOST_KEY = 1_000
MOST_PROBLEMS = 1_000  # of one file; whoever has more needs no longer list
_FIRST_WORDS = re.compile(r"\n( *)[^\S\n]*\S")
_NO_KEY = "\0"  # stands where a key should be and none is; what it leads to is read and dropped


class Parsed(NamedTuple):
    """A file's outermost node, None if it has none or can't be read, and how many nodes it has."""

    root: Node | None
    nodes: int


def parse(data: bytes, file: str, problems: list[Problem], room: int = MOST_NODES) -> Parsed:
    """Read one YAML document; what is wrong with it is added to `problems`."""
    text = plain_text(data, file, problems)
    if text is None:
        return Parsed(None, 0)
    return _Builder(text, file, problems, room).build()


def plain_text(data: bytes, file: str, problems: list[Problem]) -> str | None:
    """Return a file's characters, or None if they aren't UTF-8 or hold what a text may not."""
    if len(data) > MOST_BYTES:
        _report(problems, Mark(file, 1, 1), "file-large", _too_large(len(data)))
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        place = _place(before, len(before), file)
        _report(problems, place, "file-encoding", "not UTF-8; save the file with that encoding")
        return None
    found = False
    for match in FORBIDDEN.finditer(text):
        found = True
        message = _forbidden(match.group())
        if not _report(problems, _place(text, match.start(), file), "text-control", message):
            break
    return None if found else text


def _too_large(size: int) -> str:
    return f"the file has {size:,} bytes; at most {MOST_BYTES:,} are read, so split it"


def _forbidden(character: str) -> str:
    return f"forbidden character U+{ord(character):04X}; delete it"


def _place(text: str, index: int, file: str) -> Mark:
    before = text.count("\n", 0, index)
    return Mark(file, before + 1, index - (text.rfind("\n", 0, index) + 1) + 1)


def _report(problems: list[Problem], mark: Mark, code: str, message: str) -> bool:
    """Add a problem unless there are too many; return whether there is room for more."""
    if len(problems) < MOST_PROBLEMS:
        problems.append(Problem(mark, code, message))
    return len(problems) < MOST_PROBLEMS


class _Stop(Exception):  # noqa: N818 - it only ends the reading of a file
    """The rest of a file can't be read; the reason has been reported."""


class _Builder:
    """Builds the nodes of one file from the events of YAML's own parser."""

    def __init__(self, text: str, file: str, problems: list[Problem], room: int) -> None:
        self._text = text
        self._file = file
        self._problems = problems
        self._room = room
        self._nodes = 0
        self._documents = 0
        self._root: Node | None = None
        self._open: list[tuple[Node | None, str | None, int]] = []  # outer nodes, waiting keys
        self._at: Node | None = None  # the innermost open list or mapping
        self._key: str | None = None  # its key that waits for a value
        self._key_at = 0
        self._spoilt: set[int] = set()  # mappings that lost an entry

    def build(self) -> Parsed:
        """Read to the end, or to the first thing that leaves no sense in what follows."""
        import yaml  # here: an adventure from the cache needs no YAML

        parser = getattr(yaml, "cyaml", None)
        reader = parser.CParser(self._text) if parser else yaml.SafeLoader(self._text)
        steps: dict[type, Callable[[Any], None]] = {
            yaml.MappingStartEvent: self._mapping,
            yaml.SequenceStartEvent: self._list,
            yaml.MappingEndEvent: self._end,
            yaml.SequenceEndEvent: self._end,
            yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
        }
        scalar, end = yaml.ScalarEvent, yaml.StreamEndEvent
        get, scalar_step, step_of = reader.get_event, self._scalar, steps.get
        try:
            while True:
                event = get()
                kind = event.__class__
                if kind is scalar:
                    scalar_step(event)
                elif kind is end:
                    break
                elif step := step_of(kind):
                    step(event)
        except yaml.YAMLError as error:
            self._syntax(error)
        except _Stop:
            self._root = None
        return Parsed(self._root, self._nodes)

    def _scalar(self, event: Any) -> None:
        mark, value, style = event.start_mark, event.value, event.style
        if event.anchor or event.tag:
            self._refuse_marks(event)
        column = mark.column + 1
        at = (mark.line + 1) << COLUMNS | (column if column < WIDEST else WIDEST) << 2
        if style:  # quoted or block
            at = self._styled(at, mark, value, style)
            if style == '"' and FORBIDDEN.search(value):
                value = FORBIDDEN.sub("?", value)  # it has been reported; now it can't get out
        here = self._at
        if here is not None and here.value.__class__ is dict and self._key is None:
            if len(value) > MOST_KEY:
                self._report(at, "text-long", f"a key of {len(value):,} characters")
                value = value[:MOST_KEY]
            self._key, self._key_at = value, at
            return
        if len(value) > MOST_TEXT:
            message = f"a text of {len(value):,} characters; at most {MOST_TEXT:,} are read"
            self._report(at, "text-long", message)
            value = ""
        self._add(Node(value, at, self._file))

    def _styled(self, at: int, mark: Any, value: str, style: str) -> int:
        """Check what escapes brought in; return the place of a block's first words."""
        if style == '"':
            for match in FORBIDDEN.finditer(value):
                self._report(at, "text-control", _forbidden(match.group()))
        if style in "\"'":
            return at | QUOTED
        words = _FIRST_WORDS.search(self._text, mark.index)
        if words is None:
            return at
        lines = self._text.count("\n", mark.index, words.start(1))
        return pack(mark.line + 1 + lines, len(words[1]) + 1, BLOCK)

    def _add(self, node: Node) -> None:
        """Put a finished scalar, or a list or mapping that opens, into what is open."""
        self._nodes += 1
        if self._nodes > self._room:
            message = f"more than {MOST_NODES:,} texts, lists and mappings in one adventure"
            self._report(node.at, "adventure-large", message)
            raise _Stop
        here = self._at
        if here is None:
            self._root = node
            return
        if len(here.value) >= MOST_ENTRIES:
            self._report(node.at, "list-long", f"more than {MOST_ENTRIES:,} entries in one place")
            raise _Stop
        if here.value.__class__ is list:
            here.value.append(node)
        else:
            key, self._key = self._key, None
            node.key_at = self._key_at
            entries = typing.cast("dict[str | None, Node]", here.value)
            if key == _NO_KEY:
                return
            if key in entries:
                first = entries[key].key_mark.line
                message = f"'{shown(key)}' was given before, in line {first}; remove one of them"
                outer = self._open[-1][0]
                if outer is not None and outer.value.__class__ is list:
                    message += ", or begin an item of its own with '- '"
                self._report(node.key_at, "key-duplicate", message)
            else:
                entries[key] = node

    def _mapping(self, event: Any) -> None:
        self._start(event, {})

    def _list(self, event: Any) -> None:
        self._start(event, [])

    def _start(self, event: Any, value: "list[Node] | dict[str, Node]") -> None:
        if event.anchor or event.tag:
            self._refuse_marks(event)
        mark = event.start_mark
        node = Node(value, pack(mark.line + 1, mark.column + 1), self._file)
        if len(self._open) >= MOST_DEPTH:
            message = f"lists and mappings more than {MOST_DEPTH} deep"
            self._report(node.at, "yaml-deep", message)
            raise _Stop
        outer, waiting = self._at, self._key
        is_key = outer is not None and outer.value.__class__ is dict and waiting is None
        if is_key:
            message = "a list or mapping can't be a key; quote a text that begins with '{' or '['"
            self._report(node.at, "key-wrong", message)
            self._spoilt.add(id(outer))
        else:
            self._add(node)
        self._open.append((outer, _NO_KEY if is_key else None, node.at))
        self._at, self._key = node, None

    def _end(self, _event: Any) -> None:
        ended = self._at
        if ended is not None and not ended.value and id(ended) in self._spoilt:
            ended.value = ""  # `{{ name }}` was meant as text: one problem is enough
        self._at, self._key, self._key_at = self._open.pop()

    def _alias(self, event: Any) -> None:
        self._refuse(event, "yaml-alias", f"alias '*{shown(event.anchor)}'")
        at = pack(event.start_mark.line + 1, event.start_mark.column + 1)
        if self._at is not None and self._at.value.__class__ is dict and self._key is None:
            self._key, self._key_at = _NO_KEY, at
        else:
            self._add(Node("", at, self._file))

    def _refuse_marks(self, event: Any) -> None:
        if event.anchor:
            self._refuse(event, "yaml-alias", f"anchor '&{shown(event.anchor)}'")
        if event.tag:
            self._refuse(event, "yaml-tag", f"tag '{shown(event.tag)}'")

    def _refuse(self, event: Any, code: str, found: str) -> None:
        mark = event.start_mark
        cure = "write the value out, or quote a text that begins with '&', '*' or '!'"
        self._report(pack(mark.line + 1, mark.column + 1), code, f"{found} isn't allowed; {cure}")

    def _document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            mark = event.start_mark
            message = "a second document; one file holds one, so remove the line '---'"
            self._report(pack(mark.line + 1, mark.column + 1), "yaml-documents", message)
            raise _Stop

    def _report(self, at: int, code: str, message: str) -> None:
        if not _report(self._problems, Node("", at, self._file).mark, code, message):
            raise _Stop

    def _syntax(self, error: Exception) -> None:
        """Report where YAML itself gave up; nothing of the file is used."""
        self._root = None
        mark, begun = (getattr(error, name, None) for name in ("problem_mark", "context_mark"))
        said = str(getattr(error, "problem", None) or "unreadable")
        context = getattr(error, "context", None)
        ended = mark is not None and mark.index >= len(self._text.rstrip())
        if mark is None or (begun is not None and (ended or "simple key" in str(context))):
            mark = begun  # what was never closed is mended where it was opened, or began
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        message = f"no YAML: {said}" + (f" {context}" if context else "")
        if mark is not begun and begun is not None and "flow" in str(context):
            message += f" that was opened in line {begun.line + 1}"
        cure = next((cure for part, cure in _CURES.items() if part in message), "")
        if "mapping values" in said and ": " not in self._line(line)[: column - 1]:
            cure = _INDENT
        if context and (opened := self._long_quote(line)):
            cure += f"; or is a closing quote missing in line {opened}?"
        _report(self._problems, Mark(self._file, line, column), "yaml-syntax", message + cure)

    def _line(self, number: int) -> str:
        return next(iter(self._text.splitlines()[number - 1 : number]), "")

    def _long_quote(self, line: int) -> int:
        """Return where a text in quotes began that ends in this line, but not on its own; or 0.

        An end that was forgotten is found at the next quote, some lines further down.
        """
        import yaml

        began = 0
        try:
            loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
            events: Iterable[Any] = yaml.parse(self._text, loader)
            for event in events:
                if getattr(event, "style", None) in ("'", '"'):
                    first, last = (mark.line + 1 for mark in (event.start_mark, event.end_mark))
                    began = first if first < last and line - 1 <= last <= line else 0
        except yaml.YAMLError:
            pass
        return began


_INDENT = (
    "; the indentation does not fit the line before, or that holds a text with ': ', which needs "
    "quotes"
)
_CURES = {
    "a tab character": "; indent with spaces",
    "expected '-' indicator": "; begin an item with '- ', or indent this as far as its other keys",
    "mapping values are not allowed": "; quote a text that holds ': '",
    "cannot start any token": "; quote a text that begins with this character",
    "while parsing a block mapping": "; check the indentation, and quotes inside a text",
    "while parsing a flow": "; check that every '{' and '[' is closed, and quote texts inside them",
    "while scanning a simple key": (
        "; a ':' is missing, or the indentation is wrong, or a comment does not begin with '#'"
    ),
    "while scanning a quoted scalar": "; a closing quote is missing",
}
