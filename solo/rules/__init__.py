"""The rules systems: found by name, whether they come with the engine or from another package."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from solo.errors import SoloError, did_you_mean
from solo.rules.core.system import AnySystem, OwnTable

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_BUILT_IN = {
    "art": ("solo.rules.art.system", "ART"),
    "fictive-hack": ("solo.rules.fictive_hack.system", "FICTIVE_HACK"),
    "conan-2d20": ("solo.rules.two_d20.conan.system", "CONAN"),
    "fallout-2d20": ("solo.rules.two_d20.fallout.system", "FALLOUT"),
    "fell": ("solo.rules.fell.system", "FELL"),
}
_GROUP = "solo.systems"


def names() -> tuple[str, ...]:
    """Return the names of all systems that can be found, the engine's own first."""
    return tuple(dict.fromkeys((*_BUILT_IN, *sorted(_others()))))


def find(name: str) -> AnySystem:
    """Return the system of that name; its code is read only now.

    Another package offers one as an entry point in the group `solo.systems`, either the system or a
    function that returns it. The engine's own names can't be taken over.

    Raises:
        SoloError: There is no such system, or its package can't be read.
    """
    wanted = name.strip().lower()
    if wanted in _BUILT_IN:
        module, attribute = _BUILT_IN[wanted]
        system: AnySystem = getattr(import_module(module), attribute)
        return system
    others = _others()
    if wanted not in others:
        near = did_you_mean(wanted, names()) or ";"
        raise SoloError(f"unknown system '{name}'{near} systems are {', '.join(names())}")
    return _loaded(others[wanted])


def fitted(name: str, options: Any = None, table: OwnTable | None = None) -> AnySystem:
    """Return the system of that name with a module's rule options and a group's own table put in.

    Raises:
        SoloError: There is no such system, or it takes no such table.
    """
    system = find(name)
    if options is None and table is None:
        return system
    return system.using(options=options, table=table)


def _others() -> dict[str, "EntryPoint"]:
    from importlib.metadata import entry_points  # here, since the engine's own need no such search

    return {point.name.lower(): point for point in entry_points(group=_GROUP)}


def _loaded(point: "EntryPoint") -> AnySystem:
    try:
        found = point.load()
    except (ImportError, AttributeError) as reason:
        raise SoloError(f"system '{point.name}' can't be read: {reason}") from reason
    made = found if hasattr(found, "checks") and not isinstance(found, type) else found()
    system: AnySystem = made
    return system
