"""What a field of the rules holds where nothing is written, and since when hero files have it.

Adventures and saved games count on both, and on what classes and modules say once for all. What a
parameter of a function holds is listed where that is not nothing.
`tests/rules/fields` has a list for each package; `python -m tests.rules.test_fields` writes the
lists anew: read the diff.
"""

import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tests.constants import constants
from tests.rules.recorded import plain
from tests.usual import of_function

FOLDER = Path(__file__).parent / "fields"
PACKAGES = ("art", "fell", "fictive_hack", "two_d20")


def held(package: str) -> Iterator[str]:
    """Yield a line for each field of a package that has a default, and for each constant."""
    root = importlib.import_module(f"solo.rules.{package}")
    met: set[str] = set()  # what other modules import is listed where it is met first
    for found in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
        module = importlib.import_module(found.name)
        assert module.__file__, "a module that waits is read when it is asked for something"
        for line in constants(vars(module)):
            if line not in met and line.lstrip("_")[0].isupper():
                met.add(line)
                yield f"{found.name.removeprefix('solo.rules.')}.{line}"
        for kind in vars(module).values():
            if not isinstance(kind, type):
                if getattr(kind, "__module__", "") == found.name:
                    yield from _parameters(found.name, kind)
                continue
            if kind.__module__ != found.name and not _made_here(kind):
                continue
            name = f"{found.name.removeprefix('solo.rules.')}.{kind.__name__}"
            yield from (f"{name}.{line}" for line in _defaults(kind))
            yield from (f"{name}.{line}" for line in constants(vars(kind)))
            for one in vars(kind).values():
                yield from _parameters(found.name, one)


def _made_here(kind: type) -> bool:
    """Say whether a class is an effect that a module makes of a rule of another one."""
    if not kind.__module__.startswith("solo.rules.") or not is_dataclass(kind):
        return False
    return getattr(sys.modules[kind.__module__], kind.__name__, None) is not kind


def _defaults(kind: Any) -> Iterator[str]:
    mro = kind.__mro__
    if not is_dataclass(kind):
        for name, value in getattr(kind, "_field_defaults", {}).items():
            yield f"{name} = {_said(value)}"
        return
    own = {name for one in mro[1:] if is_dataclass(one) for name in _lines(one)}
    yield from (line for line in _lines(kind) if line not in own)


def _lines(kind: Any) -> list[str]:
    return [
        f"{one.name} = {_said(value)}{_since(one)}"
        for one in fields(kind)
        if (value := one.default if one.default_factory is MISSING else one.default_factory())
        is not MISSING
    ]


def _parameters(module: str, held: object) -> Iterator[str]:
    """Yield a line for each parameter of a function of a module that holds something."""
    own = inspect.unwrap(getattr(held, "__func__", held))  # type: ignore[arg-type]
    if isinstance(own, FunctionType) and own.__module__ == module and own.__name__[:2] != "__":
        name = f"{module.removeprefix('solo.rules.')}.{own.__qualname__}"
        yield from (f"{told} = {_said(value)}" for told, value in of_function(name, own) if value)


def _since(field: Any) -> str:
    return " ".join(["", *(f"{key} {field.metadata[key]}" for key in field.metadata)])


def _said(value: Any) -> str:
    text = plain(value) if not callable(value) or is_dataclass(value) else value.__name__
    return type(value).__name__ if " at 0x" in text else repr(text)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_field_holds_what_it_held_where_nothing_is_written(package: str) -> None:
    kept = (FOLDER / f"{package}.txt").read_text(encoding="utf-8")

    assert list(held(package)) == kept.splitlines()


if __name__ == "__main__":
    for one in PACKAGES:
        text = "".join(f"{line}\n" for line in held(one))
        (FOLDER / f"{one}.txt").write_text(text, encoding="utf-8")
