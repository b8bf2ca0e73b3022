"""What modules and classes of a package say once for all: words, limits, patterns, defaults.

A package's tests hold it against their `constants.txt`; `python -m tests.constants` writes the
lists anew: read the diff.
"""

import importlib
import itertools
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, ClassVar, get_origin

from solo import late

ROOT = Path(__file__).parent
PACKAGES = {
    "solo.adventure": ROOT / "adventure",
    "solo.authoring.exact": ROOT / "authoring" / "exact",
    "solo.engine": ROOT / "engine",
    "solo.prose": ROOT / "prose",
    "solo.rules.data_systems": ROOT / "rules" / "data_systems",
    "solo.terminal": ROOT / "terminal",
    "solo.words": ROOT / "words",
}
"""The packages that have a list, each with the folder of its tests."""
LONGEST = 400  # characters of a value; of a longer one its end is left out
_GREATEST = 10**12  # what is more is where something lies in memory
_OTHERS = ("__", "_abc", "_field", "_is_", "_use_", "TYPE_CHECKING")
"""How names begin that Python has of its own."""


def listed(package: str) -> Iterator[str]:
    """Yield a line for each; what a module imports is listed where it is met first."""
    root = importlib.import_module(package)
    met: set[str] = set()
    for found in pkgutil.walk_packages(root.__path__, f"{package}."):
        module = importlib.import_module(found.name)
        assert module.__file__, "a module that waits is read when it is asked for something"
        own = found.name.removeprefix(f"{package}.")
        for line in constants(vars(module)):
            if line not in met and line.lstrip("_")[0].isupper():
                met.add(line)
                yield f"{own}.{line}"
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == found.name:
                lines = (*_defaults(kind), *constants(vars(kind)))
                yield from (f"{own}.{kind.__name__}.{line}" for line in lines)


def holds(package: str) -> bool:
    """Say whether a package is as its list has it."""
    kept = (PACKAGES[package] / "constants.txt").read_text("utf-8")
    return [*listed(package)] == kept.splitlines()


def constants(names: Mapping[str, Any]) -> Iterator[str]:
    """Yield a line for each plain value, for each entry of a value of several, and each name."""
    for name, value in names.items():
        if _is_field(name, names) or name.startswith(_OTHERS):
            continue
        if isinstance(value, set | frozenset):
            value = sorted(value, key=repr)
        if isinstance(value, late.Catalogue):
            if "__name__" not in names:  # a class only refers to one
                continue
            yield from (f"{name} has {key!r}" for key in value)
        elif isinstance(value, Mapping | tuple | list):
            rows = value.items() if isinstance(value, Mapping) else enumerate(value)
            yield from (f"{name}{line}" for line in _rows(rows))
        elif said := _said(value):
            yield f"{name} is {said}"


def _rows(rows: Iterable[tuple[object, object]]) -> Iterator[str]:
    """Yield a line for each plain entry; for a run of keys, one with its first and last.

    A run tells the same throughout, or counts on by one as its keys do: the letters from a to z.
    """
    plain = [(key, one) for key, one in rows if not _is_address(key) and _said(one)]
    for _, steps in itertools.groupby(range(len(plain)), lambda step: _run(*plain[step], step)):
        (key, first), *more = [plain[step] for step in steps]
        end, last = more[-1] if more else (key, first)
        keys = f"{key!r} to {end!r}" if more else f"{key!r}"
        yield f"[{keys}] is {_said(first)}" + (f" to {_said(last)}" if last != first else "")


def _run(key: object, value: object, step: int) -> tuple[object, ...]:
    """Return what is alike for all entries of one run, and for no others."""
    if type(key) is not int:
        return key, step
    if isinstance(value, str) and len(value) == 1:
        return key - step, "letters", ord(value) - step
    return key - step, value - step if type(value) is int else _said(value)


def _is_field(name: str, names: Mapping[str, Any]) -> bool:
    """Say whether a name of a class is a field's; what is the class's own is none."""
    field = names.get("__dataclass_fields__", {}).get(name)
    return field is not None and get_origin(field.type) is not ClassVar


def _defaults(kind: Any) -> Iterator[str]:
    usual = dict(getattr(kind, "_field_defaults", {}))
    if is_dataclass(kind):
        usual = {one.name: one.default for one in fields(kind) if one.default is not MISSING}
    yield from (f"{name} = {said}" for name, one in usual.items() if (said := _said(one)))


def _said(value: object) -> str:
    """Return how a value reads if it is plain, else nothing."""
    if isinstance(value, re.Pattern | late._Pattern):
        return f"{value.pattern!r}, {value.flags}"[:LONGEST]
    if isinstance(value, set | frozenset):
        value = tuple(sorted(value, key=repr))
    if _is_address(value):
        return ""
    plain = type(value) in (int, float, str, bool) or value is None
    several = isinstance(value, tuple | list) and all(map(_said, value))
    return repr(value)[:LONGEST] if plain or several else ""


def _is_address(value: object) -> bool:
    """Say whether a value is where something lies in memory, which only a cache keeps."""
    return type(value) is int and value > _GREATEST


if __name__ == "__main__":
    for one, folder in PACKAGES.items():
        text = "".join(f"{line}\n" for line in listed(one))
        (folder / "constants.txt").write_text(text, "utf-8")
