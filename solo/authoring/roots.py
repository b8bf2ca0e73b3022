"""The YAML of an adventure as it is written: for what the model does not keep, such as places."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from solo.adventure import files
from solo.adventure.reading.sections import entry, hero_files, listed
from solo.errors import Mark
from solo.source import Node, parse


def roots(path: Path) -> list[Node]:
    """Return the outermost nodes of an adventure's files, the header's first; no problems."""
    source = files.find(path)
    first = _root(source, source.header)
    if first is None:
        return []
    found = {source.header: first}
    for asked in (*listed(first, "include"), *hero_files(first)):
        for name in source.matching(asked, []):
            if name not in found and (root := _root(source, name)) is not None:
                found[name] = root
    return list(found.values())


def declared(every: Iterable[Node], section: str) -> Mapping[str, Mark]:
    """Return where the entries of a section are declared in the files of these nodes."""
    return {name: node.key_mark for name, node in entries(every, section)}


def entries(every: Iterable[Node], section: str) -> Iterator[tuple[str, Node]]:
    """Yield the entries of a section from all files."""
    for root in every:
        node = entry(root, section)
        if node is not None and isinstance(node.value, dict):
            yield from node.value.items()


def _root(source: files.Files, name: str) -> Node | None:
    data = source.read(name, None, [])
    return None if data is None else parse(data, source.shown(name), []).root
