"""The rules systems: found by name, whether they come with the engine or from another package."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from solo.errors import SoloError, did_you_mean
from solo.late import Catalogue, late
from solo.rules.core.system import AnySystem, OwnTable

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_BUILT_IN: Catalogue[AnySystem] = Catalogue()
_Found = tuple[AnySystem, ...]
_GROUP = "solo.systems"


@_BUILT_IN.late("art")
def _art() -> _Found:
    from solo.rules.art.system import ART

    return (ART,)


@_BUILT_IN.late("fictive-hack")
def _fictive_hack() -> _Found:
    from solo.rules.fictive_hack.system import FICTIVE_HACK

    return (FICTIVE_HACK,)


@_BUILT_IN.late("conan-2d20")
def _conan() -> _Found:
    from solo.rules.two_d20.conan.system import CONAN

    return (CONAN,)


@_BUILT_IN.late("fallout-2d20")
def _fallout() -> _Found:
    from solo.rules.two_d20.fallout.system import FALLOUT

    return (FALLOUT,)


@_BUILT_IN.late("fell")
def _fell() -> _Found:
    from solo.rules.fell.system import FELL

    return (FELL,)


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
        return _BUILT_IN[wanted]
    others = _others()
    if wanted not in others:
        near = did_you_mean(wanted, names()) or ";"
        raise SoloError(f"unknown system '{name}'{near} systems are {', '.join(names())}")
    return _loaded(others[wanted])


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


_NEEDED = ("name", "title", "checks", "encounters", "effects", "hero", "labels", "begin", "view")
"""Some of what every system has; what lacks them is none."""


def _loaded(point: "EntryPoint") -> AnySystem:
    """Return the system of an entry point, whose code is a stranger's.

    Raises:
        SoloError: It raises, leaves, or gives no system; the text says which plug-in and where.
    """
    whose = f"plug-in '{point.name}' ({point.value})"
    try:
        found = point.load()
        made = found if hasattr(found, "checks") and not isinstance(found, type) else found()
        lacking = [name for name in _NEEDED if not hasattr(made, name)]
    except (Exception, SystemExit) as reason:
        what = f"{type(reason).__name__}: {reason}" if str(reason) else type(reason).__name__
        raise SoloError(f"{whose} can't be used{_place(reason)}: {what}") from reason
    if lacking:
        raise SoloError(f"{whose} gives no rules system: it has no {', '.join(lacking)}")
    system: AnySystem = made
    return system


def _place(error: BaseException) -> str:
    """Say where an error was raised, as far as a traceback tells."""
    if isinstance(error, SyntaxError) and error.filename:
        return f", {error.filename}:{error.lineno}"
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return f", {last.tb_frame.f_code.co_filename}:{last.tb_lineno}" if last is not None else ""
