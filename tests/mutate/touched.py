"""Which tests run which lines: measured once with coverage, and kept.

As a plug-in of pytest (`-p tests.mutate.touched`) it measures; what it writes is read by the
runner. A test file is measured again when it or the code has changed.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

CODE, OUT = "SOLO_TOUCHED_CODE", "SOLO_TOUCHED_OUT"


class _Measured:
    """The plug-in: one context for each test, and how long each took."""

    def __init__(self, code: str, out: str) -> None:
        self._out = Path(out)
        self._seconds: dict[str, float] = {}
        self._coverage = coverage.Coverage(
            data_file=None, include=code.split(":"), config_file=False
        )
        # Where all tests run the code in processes of their own, no line is known to be run.
        self._coverage.set_option("run:disable_warnings", ["no-data-collected"])
        self._coverage.start()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        began = time.perf_counter()
        yield
        self._seconds[item.nodeid] = time.perf_counter() - began
        self._coverage.switch_context("")

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        root = Path.cwd()
        lines: dict[str, Any] = {
            str(Path(file).relative_to(root)): data.contexts_by_lineno(file)
            for file in data.measured_files()
        }
        self._out.write_text(json.dumps({"seconds": self._seconds, "lines": lines}))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin to measure before anything of the code is imported."""
    early_config.pluginmanager.register(_Measured(os.environ[CODE], os.environ[OUT]))
