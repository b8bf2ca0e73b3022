"""What stands where a part of the program is given nothing: the defaults of a package."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from types import FunctionType, ModuleType


def usual(package: str) -> dict[str, object]:
    """Return the defaults of a package that are not nothing (`None`, `False`, 0, or empty).

    Args:
        package: Its name; all modules of it are imported.

    Returns:
        The values by `module.function.parameter`, `module.Class.attribute` and
        `module.Class.method.parameter`, without the package; for what is called, its name.
    """
    found: dict[str, object] = {}
    for one in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        for name, value in _of_module(importlib.import_module(one.name)):
            if value:
                key = f"{one.name.removeprefix(package + '.')}.{name}"
                found[key] = getattr(value, "__name__", value)
    return found


def _of_module(module: ModuleType) -> Iterator[tuple[str, object]]:
    getattr(module, "", None)  # one that waits is read when it is asked for a name
    for name, held in vars(module).items():
        if getattr(held, "__module__", "") != module.__name__:
            continue
        if not isinstance(held, type):
            yield from of_function(name, held)
            continue
        for part, own in {**vars(held), **_of_fields(held)}.items():
            yield from of_function(f"{name}.{part}", own)
            given = isinstance(own, str | int | float | tuple) and type(own) is not held
            if given and not part.startswith("_"):
                yield f"{name}.{part}", own


def _of_fields(kind: type) -> dict[str, object]:
    if not is_dataclass(kind):
        return dict(getattr(kind, "_field_defaults", {}))
    own = inspect.get_annotations(kind)
    found = {one.name: one.default for one in fields(kind) if one.name in own}
    return {"__init__": None} | {name: it for name, it in found.items() if it is not MISSING}


def of_function(name: str, held: object) -> Iterator[tuple[str, object]]:
    """Yield what each parameter of a function holds where nothing is given, by its whole name."""
    function = inspect.unwrap(getattr(held, "__func__", held))  # type: ignore[arg-type]
    if isinstance(function, FunctionType) and name.rpartition(".")[2] != "__new__":
        code, given = function.__code__, function.__defaults__ or ()
        names = code.co_varnames[code.co_argcount - len(given) : code.co_argcount]
        for own, value in (
            *zip(names, given, strict=True),
            *(function.__kwdefaults__ or {}).items(),
        ):
            yield f"{name}.{own}", value
