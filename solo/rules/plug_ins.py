"""Systems of other packages, whose code is a stranger's: what is wrong with one is told."""

import io
from collections.abc import Iterable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import EntryPoint
from typing import get_args, get_origin, get_type_hints

from solo.errors import SoloError
from solo.rules.core.bases import CheckBase
from solo.rules.core.system import API, AnySystem, System
from solo.rules.core.words import words as say
from solo.words import Text, english

_BASE = "solo.rules.core.system.System"
_WRITTEN = ("name", "title", "checks", "template")  # what has no default
_OF_A_HERO = ("name", "concept", "sheet")  # what is asked of every hero who can be chosen


def loaded(point: EntryPoint) -> AnySystem:
    """Return the system of an entry point.

    Raises:
        SoloError: It raises, leaves, or gives no system; the text says which plug-in and where.
    """
    nowhere = io.StringIO()  # what it says as it is loaded is no answer to what was asked
    try:
        with redirect_stdout(nowhere), redirect_stderr(nowhere):
            found = point.load()
            made = found() if callable(found) else found
            wrong = english(_wrong(made))
    except BaseException as reason:  # a player who stops it goes on without it
        whose = f"{_called(point)} can't be used"
        raise SoloError(f"{whose}{_place(reason)}: {_told(reason)}") from reason
    if wrong:
        raise SoloError(f"{_called(point)} gives no rules system: {wrong}")
    assert isinstance(made, System)
    return made


def blamed(error: BaseException, points: Iterable[EntryPoint]) -> str:
    """Say which plug-in's code an error went through while it was used; nothing if none."""
    packages = {point.module.partition(".")[0]: point for point in points if point.value}
    step = error.__traceback__
    while step is not None:
        package = str(step.tb_frame.f_globals.get("__name__", "")).partition(".")[0]
        if package in packages and package != "solo":
            return f"{_called(packages[package])} failed{_place(error)}: {_told(error)}"
        step = step.tb_next
    return ""


def _called(point: EntryPoint) -> str:
    return f"plug-in '{point.name}' ({point.value})"


def _wrong(made: object) -> Text:
    """Say what keeps a value from being a system, as far as that shows before it is used."""
    if not isinstance(made, System):
        return say("no-system-base", base=_BASE)
    api = getattr(made, "api", None)
    if api is None:
        return say("no-interface", api=API)
    if api != API:
        return say("other-interface", made=repr(api), api=API)
    lacking = [name for name in _WRITTEN if _lacks(made, name)]
    if lacking:
        return say("system-lacks", names=tuple(lacking))
    return _misfit(made) or _no_hero(made) or _hidden(made)


def _lacks(made: AnySystem, name: str) -> bool:
    """Whether a system leaves out what it must have: there is nothing, or what the base has."""
    own = getattr(type(made), name, None)
    same = own is getattr(System, name, None)
    return same and (own is not None or not hasattr(made, name))


def _misfit(made: AnySystem) -> Text:
    """Say which name holds something else than systems have there."""
    for name, kind in get_type_hints(System).items():
        value = getattr(made, name, None)
        if not _fits(value, kind) and (value is not None or name != "kept"):
            return say("no-such-value", name=name, kind=type(value).__name__)
    for name in dir(System):
        if callable(getattr(System, name)) and not callable(getattr(made, name)):
            return say("no-method", name=name)
    return ""


def _no_hero(made: AnySystem) -> Text:
    """Say what a hero of a system lacks, whom a player could not choose then."""
    kind = getattr(made, "hero", None)
    fields = getattr(kind, "__dataclass_fields__", {})
    lacking = [name for name in _OF_A_HERO if name not in fields and not hasattr(kind, name)]
    return say("hero-lacks", kind=kind.__name__, names=tuple(lacking)) if kind and lacking else ""


def _hidden(made: AnySystem) -> Text:
    """Say which field of a check hides something that every check of the base has."""
    for word, kind in {**made.checks, **made.encounters}.items():
        if not issubclass(kind, CheckBase):
            continue  # its fields may be called anything
        for name in getattr(kind, "__dataclass_fields__", ()):
            if callable(getattr(CheckBase, name, None)):
                return say("hidden-method", field=name, check=word)
    return ""


def _fits(value: object, kind: object) -> bool:
    """Whether a value is of a kind, and what a mapping or tuple holds too."""
    if not isinstance(kind, type) and not isinstance(get_origin(kind), type):
        return True
    if not isinstance(value, get_origin(kind) or kind):  # type: ignore[arg-type]  # a class
        return False
    if isinstance(value, Mapping) and get_args(kind)[1:] == (type,):
        return all(isinstance(key, str) and isinstance(one, type) for key, one in value.items())
    return type(value) is not tuple or all(isinstance(one, str) for one in value)


def _told(error: BaseException) -> str:
    """Say what was raised; also of an error that can't be put into words."""
    kind = type(error).__name__
    try:
        text = str(error)
    except Exception:
        return kind
    return f"{kind}: {text}" if text else kind


def _place(error: BaseException) -> str:
    """Say where an error was raised, as far as a traceback tells."""
    if isinstance(error, SyntaxError) and error.filename:
        return f", {error.filename}:{error.lineno}"
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return f", {last.tb_frame.f_code.co_filename}:{last.tb_lineno}" if last is not None else ""
