"""A plug-in of pytest that runs only the tests of a list, in its order."""

import json
import os
from pathlib import Path

import pytest

LIST = "SOLO_CHOSEN"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that the list names, in its order."""
    names = json.loads(Path(os.environ[LIST]).read_text(encoding="utf-8"))
    order = {name: number for number, name in enumerate(names)}
    items[:] = sorted(
        (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
    )
