"""Lint: variables that do nothing, as they are declared, set and read."""

from collections.abc import Iterator
from pathlib import Path

from solo.adventure.model import Adventure
from solo.authoring.reading import Uses
from solo.authoring.roots import declared
from solo.errors import Problem


def idle(adventure: Adventure, path: Path, found: Uses) -> Iterator[Problem]:
    """Yield a warning for each variable that nothing reads, or that is asked about and never set.

    Args:
        adventure: The adventure.
        path: Where it was read from, to say where a variable is declared.
        found: What its texts read and its effects set.
    """
    unread = [name for name in adventure.variables if name not in found.read]
    fixed = list(_fixed(adventure, found))
    places = declared(path, "variables") if unread or fixed else {}
    for name in unread:
        kind = "is set, but nothing reads it" if name in found.values else "is never used"
        message = f"variable '{name}' {kind}; use it in a text or a condition, or remove it"
        yield Problem(places[name], "variable-unused", message, "warning")
    for name in fixed:
        value = adventure.variables[name]
        stays = str(value).lower() if isinstance(value, bool) else repr(value)
        message = f"conditions ask for '{name}', but nothing sets it: it is always {stays}"
        yield Problem(places[name], "variable-unset", message, "warning")


def _fixed(adventure: Adventure, found: Uses) -> Iterator[str]:
    """Yield what conditions ask about and nothing sets.

    A number that something else is measured by (`clues >= needed`) is a name for it, and meant.
    """
    unset = adventure.variables.keys() - found.values.keys()
    asked = [condition.names() for condition in found.conditions]
    for name, value in adventure.variables.items():
        is_measure = isinstance(value, int) and not isinstance(value, bool)
        if name in unset and any(
            name in names for names in asked if not is_measure or names <= unset
        ):
            yield name
