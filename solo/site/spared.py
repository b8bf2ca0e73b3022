"""What Pyodide loads before anything else and no game needs: empty modules stand in its place.

They are compiled at each start, which takes nearly half of it: loops that wait for a network,
traces in colour, packages that are unpacked.
"""

import sys
from pathlib import Path
from types import ModuleType


def spare() -> None:
    """Let Pyodide start without them; it is called before Pyodide looks for them."""
    nowhere = Path("/")
    _empty("asyncio", get_event_loop=None, iscoroutinefunction=None)
    _empty("traceback", print_exception=sys.__excepthook__)
    _empty("pyodide.webloop", _initialize_event_loop=lambda: None)
    _empty(
        "pyodide._package_loader",
        SITE_PACKAGES=nowhere,
        DSO_DIR=nowhere,
        init_loaded_packages=lambda: None,
    )


def _empty(name: str, **held: object) -> None:
    sys.modules[name] = module = ModuleType(name)
    vars(module).update(held)
