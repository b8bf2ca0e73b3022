"""Books of foes: those that come with a system, and those that a table brings."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from solo.errors import AdventureError, Problem
from solo.rules.core.system import AnySystem
from solo.source import Node, decode, parse

MOST_BYTES = 200_000
MOST_FOES = 500
_FILE = "foes.yaml"
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def book(system: AnySystem) -> Mapping[str, object]:
    """Return the foes that come with a system, by id; none without such a file."""
    hand = system.by_hand
    if hand is not None and hand.book is not None:
        return hand.book
    return {} if hand is None else _shipped(system.template.parent / _FILE, system.foe)


@cache
def _shipped(path: Path, kind: type) -> Mapping[str, object]:
    return read_foes(path.read_bytes(), path.name, kind) if path.is_file() else {}


def read_foes(data: bytes, name: str, kind: type) -> dict[str, object]:
    """Return the foes of a file's content, by id, in the form of authors (`foes:`).

    Args:
        data: The content.
        name: How the file is called, for problems.
        kind: The type of the system's foes.

    Raises:
        AdventureError: Something in it is wrong; the error lists all that is, and no advice.
    """
    foes, problems = examined(data, name, kind)
    if wrong := [one for one in problems if one.severity == "error"]:
        raise AdventureError(wrong)
    return foes


def examined(data: bytes, name: str, kind: type) -> tuple[dict[str, object], list[Problem]]:
    """Return the foes of a file's content that can be read, and every problem."""
    problems: list[Problem] = []
    root = parse(data, name, problems).root
    if root is None:
        return {}, problems
    section = root.value.get("foes") if isinstance(root.value, dict) else None
    if section is None:
        return {}, problems
    if not isinstance(section.value, dict):
        problems.append(Problem(section.mark, "type-wrong", "expected foes by their ids"))
        return {}, problems
    if len(section.value) > MOST_FOES:
        problems.append(Problem(section.mark, "value-wrong", f"at most {MOST_FOES} foes"))
        return {}, problems
    found = {key: _foe(key, node, kind, problems) for key, node in section.value.items()}
    return {key: foe for key, foe in found.items() if foe is not None}, problems


def _foe(key: str, node: Node, kind: type, problems: list[Problem]) -> object:
    if not _ID.fullmatch(key):
        message = f"'{key[:40]}' is no id; an id is lower-case letters, digits and hyphens"
        problems.append(Problem(node.key_mark, "id-wrong", message))
    return decode(node, kind, problems)
