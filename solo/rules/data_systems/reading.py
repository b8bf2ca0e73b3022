"""Rules files read: from bytes to a system, with every mistake and its place."""

import functools
from collections.abc import Iterator
from pathlib import Path

from solo.budget import Budget
from solo.errors import AdventureError, Mark, Problem
from solo.namedtuple import NamedTuple
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.checking import check
from solo.rules.data_systems.model import RulesFile
from solo.rules.data_systems.proofs import beginnings, prove
from solo.rules.data_systems.system import DataSystem
from solo.rules.data_systems.trying import tried
from solo.source import Node, decode, parse


class Looked(NamedTuple):
    """What a look at a rules file found."""

    book: Book | None  # None where it can't be played
    problems: tuple[Problem, ...]
    root: Node | None


def look(data: bytes, place: str, budget: Budget | None = None) -> Looked:
    """Return a rules file with all that is wrong with it, but for what has to be tried out."""
    problems: list[Problem] = []
    root = parse(data, place, problems, budget or Budget()).root
    if root is None:
        return Looked(None, _in_order(problems), None)
    file = decode(root, RulesFile, problems)
    if file is None:
        return Looked(None, _in_order(problems), root)
    problems += check(file, root)
    book = Book(file, place, dict(_texts(root)))
    if not any(one.severity == "error" for one in problems):
        problems += beginnings(book, root)
    broken = any(one.severity == "error" for one in problems)
    return Looked(None if broken else book, _in_order(problems), root)


def examine(data: bytes, place: str) -> tuple[Problem, ...]:
    """Return all that is wrong with a rules file; its checks are run through as well."""
    found = look(data, place)
    if found.book is None or found.root is None:
        return found.problems
    return _in_order(
        [*found.problems, *prove(found.book, found.root), *tried(found.book, found.root)]
    )


def holds_rules(data: bytes) -> bool:
    """Whether a file is meant to be a rules file: it has a name and checks, and no scenes."""
    root = parse(data, "", []).root
    keys = root.value if root is not None and isinstance(root.value, dict) else {}
    own = {"checks", "roll", "attributes", "tracks", "oracle", "moves", "skills"} & {*keys}
    return bool(own) and not {"scenes", "start", "format", "system"} & {*keys}


def _texts(node: Node) -> Iterator[tuple[str, Mark]]:
    """Yield each text of a file with its place, the last first: what stands first counts."""
    inside = node.value
    if isinstance(inside, str):
        yield inside.strip(), node.mark
    elif isinstance(inside, dict | list):
        for one in reversed([*(inside.values() if isinstance(inside, dict) else inside)]):
            yield from _texts(one)


def _in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(problems, key=lambda one: one.mark))


@functools.lru_cache(32)
def system_of(data: bytes, place: str, folder: Path | None = None) -> DataSystem:
    """Return the system of a rules file.

    Raises:
        AdventureError: It has mistakes; all are listed.
    """
    found = look(data, place)
    if found.book is None:
        raise AdventureError(one for one in found.problems if one.severity == "error")
    return DataSystem(found.book, folder)
