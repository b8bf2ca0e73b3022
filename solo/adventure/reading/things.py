"""The things of a scene that a player may examine and try something with, by their names."""

from collections.abc import Callable, Iterator, Mapping

from solo.adventure import keys, naming
from solo.adventure.branch import Outcomes
from solo.adventure.model import Thing
from solo.adventure.reading.context import Page
from solo.adventure.reading.header import read_guidance
from solo.source import Node, shown

Tries = dict[str, Outcomes]


def spread(roots: Mapping[str, Node]) -> None:
    """Write out what a thing of few words stands for, in place: `lamp: It is cold.` has a name.

    So a translation may give each thing the words by which its players call it.
    """
    for section in _sections(roots):
        if isinstance(section.value, dict):
            for key, item in section.value.items():
                section.value[key] = _spread(key, item)


def _sections(roots: Mapping[str, Node]) -> Iterator[Node]:
    for root in roots.values():
        entries = root.value if isinstance(root.value, dict) else {}
        scenes = entries.get("scenes")
        inner = scenes.value.values() if scenes and isinstance(scenes.value, dict) else ()
        for holder in (root, *inner):
            if isinstance(holder.value, dict) and "things" in holder.value:
                yield holder.value["things"]


def _spread(key: str, item: Node) -> Node:
    found = item
    if not isinstance(item.value, dict):
        found = Node({"text": item}, item.at, item.file)
        found.key_at = item.key_at
    if isinstance(found.value, dict) and "names" not in found.value:
        name = Node(_name(key), item.key_at, item.file)
        found.value["names"] = Node([name], item.key_at, item.file)
    return found


def _name(key: str) -> str:
    return key.replace("-", " ").replace("_", " ")


def read_things(
    node: Node | None, page: Page, tries: Callable[[Node | None], Tries]
) -> tuple[tuple[Thing, ...], Tries]:
    """Read things by their ids, and what is tried with them, by `thing/attribute`."""
    things: list[Thing] = []
    tried: Tries = {}
    entries = page.mapping(node, "things by their names") if node is not None else None
    for key, item in (entries or {}).items():
        if reason := naming.id_reason(key, loose=True):
            page.report(item.key_mark, "id-wrong", f"'{shown(key)}' is no id; {reason}")
            continue
        parts = item.value if isinstance(item.value, dict) else {"text": item}
        lacks = () if "text" in parts or "tries" in parts else ("text",)
        if not page.strange(parts, dict.fromkeys(keys.THING), lacks) and lacks:
            message = "'text' is missing: what is seen of it"
            page.report(item.mark, "key-missing", message)
        names: tuple[str, ...] = page.typed(parts.get("names"), tuple[str, ...], ())
        told = read_guidance(parts.get("text"), page)
        when = page.condition(parts.get("when"))
        things.append(Thing(key, item.key_mark, names or (_name(key),), told, when))
        tried |= {f"{key}/{name}": one for name, one in tries(parts.get("tries")).items()}
    return tuple(things), tried
