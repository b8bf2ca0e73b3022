"""Lint: an adventure's own rules file: what running through its checks shows, what nothing uses."""

from collections.abc import Iterable, Iterator

from solo.adventure.branch import Draw
from solo.adventure.loader import Examined
from solo.adventure.model import Adventure
from solo.adventure.reading.sections import entry, rules_files
from solo.authoring.lint.engine_names import words_of
from solo.authoring.reading import Uses
from solo.errors import Problem
from solo.late import lazy_imports
from solo.source import Node

with lazy_imports():  # few adventures bring their rules
    from solo.rules.data_systems import reading


def of_own_rules(
    seen: Examined, adventure: Adventure, found: Uses, told: Iterable[Problem]
) -> Iterator[Problem]:
    """Yield what is wrong with the rules file in the folder of an adventure, if it brings one.

    Args:
        seen: The adventure as it was read.
        adventure: The adventure.
        found: What its texts ask and its effects do.
        told: What reading it has told: that is not told once more.
    """
    known = {*told}
    for node in rules_files(seen.roots[0]):
        for name in seen.files.matching(node, []):
            data, file = seen.files.read(name, node, []), seen.files.shown(name)
            if data is None:
                continue
            yield from (one for one in reading.examine(data, file) if one not in known)
            root = reading.look(data, file).root
            if root is not None:
                yield from _unused(root, adventure, found)


def _unused(root: Node, adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield the conditions and tables of a rules file that neither it nor its adventure uses."""
    said = words_of(found.authored)
    drawn = {one.table for one in found.actions if isinstance(one, Draw)}
    drawn |= {what for text in found.texts for what in text.draws}
    heroes = {str(one) for hero in adventure.heroes for one in getattr(hero, "conditions", ())}
    used = {"mark": said | heroes, "draw": said | drawn}
    for key, section, what in (
        ("mark", "conditions", "marks the condition '{}'"),
        ("draw", "tables", "draws from the table '{}'"),
    ):
        part = entry(root, section)
        own = used[key] | set(_named(root, key))
        inner = part.value if part is not None and isinstance(part.value, dict) else {}
        for name, node in inner.items():
            if name not in own:
                message = f"nothing here {what.format(name)}; write {key}: {name}, or remove it"
                yield Problem(node.key_mark, "idle", message, "warning")


def _named(node: Node, key: str) -> Iterator[str]:
    """Yield what stands under a key anywhere in a file, one by one."""
    inner = node.value
    for name, one in inner.items() if isinstance(inner, dict) else ():
        if name == key and isinstance(one.value, str):
            yield from (word.strip() for word in one.value.split(","))
    every = [*inner.values()] if isinstance(inner, dict) else inner
    for one in every if isinstance(every, list) else ():
        yield from _named(one, key)
