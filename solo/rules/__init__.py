"""The rules systems: found by name, whether they come with the engine or from another package."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from solo.errors import SoloError, did_you_mean
from solo.late import Catalogue, late, lazy_imports
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import OwnTable

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

with lazy_imports():
    from solo.rules.data_systems import places

_BUILT_IN: Catalogue[AnySystem] = Catalogue(
    __package__,
    {
        "art": ".art.system.ART",
        "fictive-hack": ".fictive_hack.system.FICTIVE_HACK",
        "conan-2d20": ".two_d20.conan.system.CONAN",
        "fallout-2d20": ".two_d20.fallout.system.FALLOUT",
        "fell": ".fell.system.FELL",
    },
)
_GROUP = "solo.systems"


def names() -> tuple[str, ...]:
    """Return the names of all systems that can be found, the engine's own first."""
    files = (*places.shipped(), *places.own())
    return tuple(dict.fromkeys((*_BUILT_IN, *files, *sorted(_others()))))


def find(name: str) -> AnySystem:
    """Return the system of that name; its code is read only now.

    A file of data may be one: of those that come with the program, of the player's own, or any by
    its path. Another package offers one as an entry point in the group `solo.systems`, either the
    system or a function that returns it. The engine's own names can't be taken over.

    Raises:
        SoloError: There is no such system, or its package can't be read.
    """
    wanted = name.strip().lower()
    if wanted in _BUILT_IN:
        return _BUILT_IN[wanted]
    if places.is_path(name):
        return places.at(Path(name.strip()))
    with suppress(KeyError):
        return places.named(wanted)
    others = _others()
    if wanted not in others:
        near = (
            did_you_mean(wanted, names()) or did_you_mean(wanted.partition(" ")[0], names()) or ";"
        )
        raise SoloError(f"unknown system '{name}'{near} systems are {', '.join(names())}")
    return _plugged(others[wanted])


def usable() -> Iterator[tuple[str, AnySystem | None, str]]:
    """Yield each system with its name; of one that can't be used, None and the reason."""
    for name in names():
        try:
            yield name, find(name), ""
        except SoloError as reason:
            yield name, None, str(reason)


def fitted(name: str, options: object = None, table: OwnTable | None = None) -> AnySystem:
    """Return the system of that name with a module's rule options and a group's own table put in.

    Raises:
        SoloError: There is no such system, or it takes no such table.
    """
    system = find(name)
    if options is None and table is None:
        return system
    return system.using(options=options, table=table)


@late  # the engine's own systems need no such search
def _others() -> dict[str, "EntryPoint"]:
    from importlib.metadata import entry_points

    return {point.name.lower(): point for point in entry_points(group=_GROUP)}


@late
def _plugged(point: "EntryPoint") -> AnySystem:
    from solo.rules.plug_ins import loaded

    return loaded(point)


@late
def blamed(error: BaseException) -> str:
    """Say which plug-in's code an error went through; nothing if it went through none."""
    from solo.rules import plug_ins

    return plug_ins.blamed(error, _others().values())
