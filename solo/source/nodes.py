"""Nodes: an author's texts, lists and mappings with their places, in little memory."""

import re

from solo.errors import Mark
from solo.source.layout import Layout

# A file may not hold what moves a cursor, hides text or turns its direction; YAML escapes neither.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff"
    "\ud800-\udfff]"
)
COLUMNS = 20  # bits of a place that hold its column and, lowest, the style of a text
WIDEST = (1 << COLUMNS - 2) - 1
_STYLES = 3
QUOTED, BLOCK = 1, 2
_new = tuple.__new__  # a large adventure has a hundred thousand marks


class Node:
    """A text, list or mapping of an author's file, with its place and that of its key.

    Places are packed into one number, since a large adventure has half a million of them.
    """

    __slots__ = ("at", "file", "key_at", "value")

    def __init__(self, value: "str | list[Node] | dict[str, Node]", at: int, file: str) -> None:
        self.value = value
        self.at = at
        self.key_at = at
        self.file = file

    @property
    def mark(self) -> Mark:
        """The place of the node; for a block text, the place of its first words."""
        return _new(Mark, (self.file, self.at >> COLUMNS, self.at >> 2 & WIDEST))

    @property
    def key_mark(self) -> Mark:
        """The place of the node's key, or of the node itself if it has no key."""
        return _new(Mark, (self.file, self.key_at >> COLUMNS, self.key_at >> 2 & WIDEST))

    @property
    def text_place(self) -> tuple[Mark, int | Layout | None]:
        """The place where a text's characters begin, and the columns before each line of a block.

        Instead of columns it is the layout of a text that is not written as it reads.

        For a block, the mark is that of the line above its first.
        """
        at = self.at
        line, column, style = at >> COLUMNS, at >> 2 & WIDEST, at & _STYLES
        if style == BLOCK:
            text = str(self.value)
            blank = len(text) - len(text.lstrip("\n"))
            return _new(Mark, (self.file, line - blank - 1, column)), column - 1
        return _new(Mark, (self.file, line, column + (style == QUOTED))), None

    def copied(self) -> "Node":
        """Return the node with all that is in it, so that it may be changed."""
        value = self.value
        if isinstance(value, dict):
            value = {key: item.copied() for key, item in value.items()}
        elif isinstance(value, list):
            value = [item.copied() for item in value]
        made = Node(value, self.at, self.file)
        made.key_at = self.key_at
        return made

    def shape(self) -> tuple[object, ...]:
        """Return what is alike for nodes that read alike and stand at the same places."""
        value = self.value
        if isinstance(value, dict):
            inner = tuple([(key, item.shape()) for key, item in value.items()])
            return self.at, self.key_at, inner
        if isinstance(value, list):
            return self.at, self.key_at, [item.shape() for item in value]
        return self.at, self.key_at, value

    def worth(self) -> object:
        """Return what is alike for nodes that read alike, wherever they stand."""
        value = self.value
        if isinstance(value, dict):
            return frozenset([(key, item.worth()) for key, item in value.items()])
        return tuple([item.worth() for item in value]) if isinstance(value, list) else value

    @property
    def quoted(self) -> bool:
        """Whether a text stands in quotes; `"12"` in quotes is no number."""
        return self.at & _STYLES == QUOTED


class LaidNode(Node):
    """A text that is not written as it reads, with its layout."""

    __slots__ = ("layout",)

    def __init__(self, text: str, at: int, file: str, layout: Layout) -> None:
        super().__init__(text, at, file)
        self.layout = layout

    def copied(self) -> Node:
        """Return the same text, which may be given another value."""
        made = LaidNode(str(self.value), self.at, self.file, self.layout)
        made.key_at = self.key_at
        return made

    def shape(self) -> tuple[object, ...]:
        """Return what is alike for texts that are written alike at the same places."""
        return *super().shape(), self.layout

    @property
    def text_place(self) -> tuple[Mark, int | Layout | None]:
        """The place where a text's characters begin, and its layout."""
        return super().text_place[0], self.layout


def pack(line: int, column: int, style: int = 0) -> int:
    """Return the number that stands for a place and the style of the text there."""
    return line << COLUMNS | min(column, WIDEST) << 2 | style


def shown(text: object, most: int = 60) -> str:
    """Return an author's text as it can stand in a message: one line, short, no control codes."""
    line = FORBIDDEN.sub("?", " ".join(str(text).split()))
    return line if len(line) <= most else line[: most - 1] + "…"
