"""Files that a table brings, checked: tables to draw from, and foes by some rules."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from solo.adventure.reading.header import find_system
from solo.errors import Problem, SoloError
from solo.rules.core.fights.foe_book import examined
from solo.rules.core.system import AnySystem
from solo.source import parse
from solo.tables.reading import BESIDE, brings, examine, read_whole, shipped


def problems(path: Path, find: Callable[[str], AnySystem], system: str = "") -> list[Problem]:
    """Return what is wrong with the tables and the foes of a file.

    Args:
        path: The file.
        find: Returns the rules of a name.
        system: By whose rules its foes are, where the file does not say so by `system:`.

    Raises:
        SoloError: It can't be read, or nobody says by whose rules its foes are.
    """
    found = examine(path, shipped(), BESIDE)[1]
    if "foes" in brings(path):
        found += _of_foes(path, find, system)
    told = dict.fromkeys(replace(one, mark=one.mark._replace(file=str(path))) for one in found)
    return sorted(told, key=lambda problem: problem.mark)


def _of_foes(path: Path, find: Callable[[str], AnySystem], system: str) -> list[Problem]:
    data, problems = read_whole(path, "file of foes"), list[Problem]()
    root = parse(data, path.name, []).root
    assert root is not None
    assert isinstance(root.value, dict)  # else it has no foes
    node = root.value.get("system")
    if node is None and not system:
        raise SoloError(
            f"{path}: by whose rules are its foes? write `system: fell` into it, or say "
            "--system fell"
        )
    rules = find(system) if node is None else find_system(str(node.value), node, problems, find)
    return problems if rules is None else examined(data, path.name, rules.foe)[1]
