"""Where a part of a check stands in its file, by the keys that lead to it."""

from collections.abc import Iterator, Sequence

from solo.adventure.files import Files
from solo.errors import Mark
from solo.source import Node, parse


class Locator:
    """Finds places in the files of an adventure; each is parsed again when first asked for."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._roots: dict[str, Node | None] = {}

    def place(self, mark: Mark, path: Sequence[str | int]) -> Mark:
        """Return the place that keys lead to from what stands at a mark, or as far as they do."""
        every = [one for one in self._nodes(mark.file) if mark in (one.key_mark, one.mark)]
        named = (one for one in every if one.key_mark == mark)
        node = next(named, every[-1] if every else None)
        found = mark
        for key in path:
            node = None if node is None else _within(node, key)
            if node is None:
                return found
            found = node.key_mark
        return found

    def entry(self, section: str, key: str) -> Mark | None:
        """Return where an entry of a section stands, in the first file of all that has it."""
        for name in self._files.contents if key else ():
            root = next(self._nodes(self._files.shown(name)), None)
            part = None if root is None else _within(root, section)
            node = None if part is None else _within(part, key)
            if node is not None:
                return node.key_mark
        return None

    def _nodes(self, file: str) -> Iterator[Node]:
        """Yield the nodes of a file, the outer ones first."""
        if file not in self._roots:
            names = (one for one in self._files.contents if self._files.shown(one) == file)
            name = next(names, None)
            data = None if name is None else self._files.contents[name]
            self._roots[file] = None if data is None else parse(data, file, []).root
        root = self._roots[file]
        ahead = [] if root is None else [root]
        while ahead:
            node = ahead.pop()
            yield node
            if isinstance(node.value, dict):
                ahead += node.value.values()
            elif isinstance(node.value, list):
                ahead += node.value


def _within(node: Node, key: str | int) -> Node | None:
    if isinstance(node.value, dict):
        return node.value.get(str(key))
    if isinstance(node.value, list) and isinstance(key, int) and key < len(node.value):
        return node.value[key]
    return None
