"""What no game may reach: the browser around the engine, through which Python could do anything."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

BROWSER = frozenset(
    ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip", "pyodide_py")
)
"""The modules that lead there."""


class _Fence:
    """Finds none of those modules, and stands before all that would."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in BROWSER:
            raise ModuleNotFoundError(f"no module named '{name}'", name=name)
        return None


def shut() -> None:
    """Shut the engine in; what holds the modules already is the browser's own."""
    for name in [*sys.modules]:
        if name.partition(".")[0] in BROWSER:
            del sys.modules[name]
    sys.meta_path[:] = [one for one in sys.meta_path if _leads_nowhere(one)]
    sys.meta_path.insert(0, _Fence())


def _leads_nowhere(finder: object) -> bool:
    kind = finder if isinstance(finder, type) else type(finder)
    return kind.__module__.partition(".")[0] not in BROWSER
