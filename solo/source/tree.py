"""Conversion of the YAML parser's events to nodes; imported only when YAML has to be read."""

import re
from collections.abc import Callable
from sys import intern

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from solo.budget import BYTES_OF_NODE, NODES, PER_NODE, Budget, SpentError
from solo.errors import Mark, Problem
from solo.source.layout import Layout
from solo.source.nodes import BLOCK, COLUMNS, FORBIDDEN, QUOTED, WIDEST, LaidNode, Node, pack, shown
from solo.source.reports import forbidden, report
from solo.source.syntax import Event, explained

MOST_ENTRIES = 26_000  # of one list or mapping
MOST_DEPTH = 50
MOST_TEXT = 100_000  # characters of one text
MOST_KEY = 1_000
_FAR = WIDEST - 1  # columns before one that is told as it stands
_FIRST_WORDS = re.compile(r"\n( *+)[^\S\n]*+\S")
_TOO_DEEP = "maximum nesting depth"  # as the parser says where its own limit comes first


class _Stop(Exception):  # noqa: N818 - it only ends the reading of a file
    """The rest of a file can't be read; the reason has been reported."""


class Builder:
    """Builds the nodes of one file.

    Attributes:
        nodes: How many there are so far, the outermost counted.
        braced: The texts among them that hold a brace.
    """

    def __init__(self, text: str, file: str, problems: list[Problem], budget: Budget) -> None:
        self.nodes = 1
        self.braced: list[Node] = []
        self._source = text
        self._file = file
        self._problems = problems
        self._budget = budget
        self._taken = self.nodes  # how many of them the budget knows of
        self._most = 1 + min(budget.left // PER_NODE, budget.room // BYTES_OF_NODE)  # there may be
        self._outer: list[list[Node] | dict[str, Node]] = []  # what has begun, the outermost first
        self._readers: dict[type, Callable[[object], Node]] = {
            ScalarEvent: self._text,
            MappingStartEvent: self._mapping,
            SequenceStartEvent: self._list,
            AliasEvent: self._alias,
        }
        parser = getattr(yaml, "cyaml", None)
        reader = parser.CParser(text) if parser else yaml.SafeLoader(text)
        self._next: Callable[[], object] = reader.get_event

    def build(self) -> Node | None:
        """Return the outermost node; None if there is none, or no sense in what follows it."""
        root: Node | None = None
        documents = 0
        try:
            while not isinstance(event := self._next(), StreamEndEvent):
                if isinstance(event, NodeEvent):
                    root = self._readers[event.__class__](event)
                elif isinstance(event, DocumentStartEvent):
                    documents += 1
                    if documents > 1:
                        message = "a second document; one file holds one, so remove the line '---'"
                        self._report(_place(event), "yaml-documents", message)
                        raise _Stop
        except yaml.YAMLError as error:
            place, message = explained(error, self._source)
            code = "yaml-deep" if _TOO_DEEP in message else "yaml-syntax"  # libyaml stops there
            report(self._problems, Mark(self._file, *place), code, message)
            return None
        except _Stop:
            return None
        finally:
            if self.nodes > self._taken:
                self._count()
        return root

    def _text(self, event: Event) -> Node:
        mark = event.start_mark
        line, column = mark.line, mark.column
        plain = not (event.style or event.anchor or event.tag) and column < _FAR  # nearly always
        at = line + 1 << COLUMNS | column + 1 << 2 if plain else self._scalar(event)
        text = event.value
        if len(text) > MOST_TEXT:
            message = f"a text of {len(text):,} characters; at most {MOST_TEXT:,} are read"
            self._report(at, "text-long", message)
            text = ""
        if plain and line == event.end_mark.line:
            node = Node(text, at, self._file)
        else:
            layout = self._layout(event, text)
            node = LaidNode(text, at, self._file, layout) if layout else Node(text, at, self._file)
        if "{" in text:
            self.braced.append(node)
        return node

    def _layout(self, event: Event, text: str) -> Layout | None:
        """Return how a text is written, if that is not as it reads."""
        style, start, end = event.style or "", event.start_mark, event.end_mark
        quote = style in "\"'" and bool(style)
        if style == "|" or (
            style != ">"
            and start.line == end.line
            and not (quote and end.index - start.index - 2 != len(text))
        ):
            return None
        written = self._source[start.index + quote : end.index - quote]
        return Layout(written, start.line + 1, start.column + 1 + quote, style)

    def _scalar(self, event: Event) -> int:
        """Return the place of a scalar, whose text is cleaned of what escapes brought in."""
        if event.anchor or event.tag:
            self._refuse_marks(event)
        mark = event.start_mark
        at = pack(mark.line + 1, mark.column + 1)
        style = event.style
        if not style:
            return at
        if style == '"':
            for match in FORBIDDEN.finditer(event.value):
                self._report(at, "text-control", forbidden(match.group()))
            event.value = FORBIDDEN.sub("?", event.value)
        return at | QUOTED if style in "\"'" else self._first_words(at, mark)

    def _first_words(self, at: int, mark: yaml.Mark) -> int:
        """Return the place of a block's first words, given that of its sign."""
        words = _FIRST_WORDS.search(self._source, mark.index)
        if words is None:
            return at
        lines = self._source.count("\n", mark.index, words.start(1))
        return pack(mark.line + 1 + lines, len(words[1]) + 1, BLOCK)

    def _list(self, event: object) -> Node:
        items: list[Node] = []
        node = self._open(event, items)
        following, readers = self._next, self._readers
        while (event := following()).__class__ is not SequenceEndEvent:
            items.append(readers[event.__class__](event))
            if len(items) > MOST_ENTRIES:
                self._too_many(items[-1])
        self._close(node)
        return node

    def _mapping(self, event: object) -> Node:
        entries: dict[str, Node] = {}
        node = self._open(event, entries)
        following, readers, text = self._next, self._readers, self._text
        spoilt = False
        while (event := following()).__class__ is not MappingEndEvent:
            if event.__class__ is ScalarEvent:  # nothing is called for what is nearly every key
                mark: yaml.Mark = event.start_mark  # type: ignore[assignment]  # each has one
                at, key = mark.line + 1 << COLUMNS | mark.column + 1 << 2, intern(event.value)
                if event.style or event.anchor or event.tag or mark.column + len(key) > MOST_KEY:
                    at, key = self._key(event)
            else:
                spoilt = spoilt or event.__class__ is not AliasEvent
                at, key = self._no_key(event), None
            if key in entries:
                self._twice(key, entries[key], at)
                key = None
            event = following()
            held = event.__class__
            item = text(event) if held is ScalarEvent else readers[held](event)
            item.key_at = at
            if key is not None:
                entries[key] = item
            if len(entries) > MOST_ENTRIES:
                self._too_many(item)
        if spoilt and not entries:
            node.value = ""  # `{{ name }}` was meant as text: one problem is enough
        self._close(node)
        return node

    def _key(self, event: Event) -> tuple[int, str]:
        """Return the place of a key and the key itself, which may have to be cut off."""
        at, key = self._scalar(event), intern(event.value)
        if len(key) > MOST_KEY:
            self._report(at, "text-long", f"a key of {len(key):,} characters")
            key = key[:MOST_KEY]
        return at, key

    def _open(self, event: Event, value: dict[str, Node] | list[Node]) -> Node:
        """Return a list or mapping that is still empty, having gone one step down into it."""
        if event.anchor or event.tag:
            self._refuse_marks(event)
        mark = event.start_mark
        column = mark.column + 1
        at = mark.line + 1 << COLUMNS | (column if column < WIDEST else WIDEST) << 2
        if len(self._outer) >= MOST_DEPTH:
            self._report(at, "yaml-deep", f"lists and mappings more than {MOST_DEPTH} deep")
            raise _Stop
        self._outer.append(value)
        return Node(value, at, self._file)

    def _close(self, node: Node) -> None:
        """Come out of a list or mapping, and count what is in it."""
        self.nodes += len(self._outer.pop())
        if self.nodes > self._most:
            try:
                self._count()
            except SpentError as spent:
                self._report(node.at, "adventure-large", str(spent))
                raise _Stop from spent

    def _count(self) -> None:
        """Take from the budget what the nodes cost that it does not know of yet.

        Raises:
            SpentError: It is too much.
        """
        count, self._taken = self.nodes - self._taken, self.nodes
        self._budget.take(NODES, PER_NODE * count, BYTES_OF_NODE * count)

    def _no_key(self, event: object) -> int:
        """Refuse what can't be a key, and return where it stands; it is read and dropped."""
        if event.__class__ is not AliasEvent:
            message = "a list or mapping can't be a key; quote a text that begins with '{' or '['"
            self._report(_place(event), "key-wrong", message)
        return self._readers[event.__class__](event).at

    def _too_many(self, node: Node) -> None:
        self._report(node.at, "list-long", f"more than {MOST_ENTRIES:,} entries in one place")
        raise _Stop

    def _twice(self, key: str, first: Node, at: int) -> None:
        message = f"'{shown(key)}' was given before, in line {first.key_mark.line}; "
        message += "remove one of them"
        if len(self._outer) > 1 and isinstance(self._outer[-2], list):
            message += ", or begin an item of its own with '- '"
        self._report(at, "key-duplicate", message)

    def _alias(self, event: Event) -> Node:
        self._refuse(event, "yaml-alias", f"alias '*{shown(event.anchor)}'")
        return Node("", _place(event), self._file)

    def _refuse_marks(self, event: Event) -> None:
        if event.anchor:
            self._refuse(event, "yaml-alias", f"anchor '&{shown(event.anchor)}'")
        if event.tag:
            self._refuse(event, "yaml-tag", f"tag '{shown(event.tag)}'", _negated(event.tag))

    def _refuse(self, event: object, code: str, found: str, meant: str = "") -> None:
        cure = "write the value out, or quote a text that begins with '&', '*' or '!'" + meant
        self._report(_place(event), code, f"{found} isn't allowed; {cure}")

    def _report(self, at: int, code: str, message: str) -> None:
        if not report(self._problems, Node("", at, self._file).mark, code, message):
            raise _Stop


def _negated(tag: str) -> str:
    """Say how a condition is turned round, where a tag may stand for that."""
    name = tag.removeprefix("!")
    return f"; a condition says: not {name}" if name.isidentifier() else ""


def _place(event: Event) -> int:
    mark = event.start_mark
    return pack(mark.line + 1, mark.column + 1)
