"""Imports that wait until they are needed, since one scene needs only a part of the rules.

An import stands at the top of its file. Where waiting saves time, it stands in a block:

    with lazy_imports():
        from solo.rules.art.messages import before_roll

    def put(value: Check, sheet: Sheet) -> str:
        return before_roll.put(value, sheet)

The file of such a module is read when one of its names is first asked for. A package around it is
read at once; of a large one only the package itself can wait. Type checkers see the import as any
other. `tests/test_late.py` refuses an import within a function that is not marked as late, and a
block that imports anything but modules.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, AnyStr, TypeVar, cast

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # reading the real one would take longer than all that waits

T = TypeVar("T")
Marked = TypeVar("Marked", bound=Callable[..., object])


def late(function: Marked) -> Marked:
    """Mark a function that imports what it needs when it is called."""
    return function


@contextmanager
def lazy_imports() -> Iterator[None]:
    """Let the modules that the block imports wait until one of their names is asked for."""
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


class _Finder(Loader):
    """Finds every module that is not imported yet; the search for its file waits as well."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec:
        return ModuleSpec(name, self)

    def create_module(self, spec: ModuleSpec) -> None:
        """Let an empty one be made."""

    def exec_module(self, module: ModuleType) -> None:
        module.__class__ = _Waiting


class _Waiting(ModuleType):
    """A module whose file is read when a name is asked for that it lacks."""

    def __getattr__(self, name: str) -> object:
        # Names that the file asks for while it is read are missed as they always are.
        self.__class__ = ModuleType  # type: ignore[assignment]
        try:
            _read(self)
        except BaseException:
            self.__class__ = _Waiting
            raise
        return getattr(self, name)


def _read(module: ModuleType) -> None:
    """Run a module's file, as the import would have done.

    Raises:
        ModuleNotFoundError: There is no such module.
    """
    name = module.__name__
    parent = name.rpartition(".")[0]
    path = sys.modules[parent].__path__ if parent else None
    finders = [finder for finder in sys.meta_path if not isinstance(finder, _Finder)]
    found = (finder.find_spec(name, path) for finder in finders)
    spec = next(filter(None, found), None)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(f"no module named '{name}'", name=name)
    module.__spec__, module.__loader__, module.__file__ = spec, spec.loader, spec.origin
    module.__package__ = spec.parent
    if spec.submodule_search_locations is not None:
        module.__path__ = spec.submodule_search_locations
    spec.loader.exec_module(module)


class _Pattern:
    """A regular expression that is compiled when it is first used, since few are at the start."""

    def __init__(self, text: str | bytes, flags: int) -> None:
        self._text = text
        self._flags = flags

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        found = getattr(re.compile(self._text, self._flags), name)
        setattr(self, name, found)
        return found


def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return what `re.compile` does, compiled when it is first used; only its methods are there."""
    return cast("re.Pattern[AnyStr]", _Pattern(text, flags))


class Catalogue(Mapping[str, T]):
    """Values by names, each imported when it is first looked up.

        SKILLS: Catalogue[type] = Catalogue(__package__, {"climb": ".moving.Climb"})

    The names are known from the start, in the order of the table. `tests/test_late.py` looks up
    every one, since no type checker reads where a row leads.

    Args:
        package: The package that rows with leading dots start from.
        rows: For each name, the module and the name in it.
    """

    __slots__ = ("_found", "_package", "_rows")

    def __init__(self, package: str, rows: Mapping[str, str]) -> None:
        self._package = package
        self._rows = rows
        self._found: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._found:
            module, _, own = self._rows[name].rpartition(".")
            self._found[name] = getattr(import_module(module, self._package), own)
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._rows

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)
