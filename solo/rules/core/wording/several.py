"""Ids and names of several of one kind, so that each can be told from the others."""

from collections.abc import Collection


def free_id(name: str, taken: Collection[str], number: int = 1) -> str:
    """Return an id that nobody has: the name, or with the next free number behind it.

    Args:
        name: The id of the kind.
        taken: The ids in use.
        number: Which of its kind it is; 1 goes without a number if it can.
    """
    key = name if number == 1 else f"{name}-{number}"
    while key in taken:
        number += 1
        key = f"{name}-{number}"
    return key


def numbered(names: Collection[str]) -> tuple[str, ...]:
    """Return names in which those that are alike bear numbers: Wolf 1, Wolf 2, Bear."""
    met: dict[str, int] = {}
    found = []
    for name in names:
        met[name] = met.get(name, 0) + 1
        found.append(f"{name} {met[name]}" if list(names).count(name) > 1 else name)
    return tuple(found)


def another(name: str, met: Collection[str]) -> str:
    """Return a name for one more of a kind: `Wolf`, or with the next free number behind it."""
    number, found = 2, name
    while found in met or (found == name and f"{name} 1" in met):
        found, number = f"{name} {number}", number + 1
    return found
