"""A site of an adventure, and a server of plain files."""

import contextlib
import functools
import http.server
import os
import random
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import solo
from solo.site import making, runtime, writing
from tests import proofs
from tests.web.browser import DESKTOP, PATIENCE, Reader, chromium

Site = Callable[..., Path]


def runtime_folder() -> Path | None:
    """Return where the runtime lies, if it is here; tests fetch nothing."""
    given = os.environ.get("SOLO_RUNTIME")
    found = Path(given) if given else runtime.kept()
    return found if found is not None and (found / runtime.LOCK).is_file() else None


def lacks_runtime() -> str:
    """Return why there is no runtime, or nothing."""
    return "" if runtime_folder() else "no Pyodide here: SOLO_RUNTIME=FOLDER, or `.ci/run long`"


SAMPLE = 8  # of the tests in which a browser starts Python, in a sample


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests that a sample did not draw; each takes ten seconds."""
    if not proofs.LONG or proofs.FULL:
        return
    here = Path(__file__).parent
    slow = [one for one in items if here in one.path.parents and one.get_closest_marker("long")]
    drawn = random.Random(proofs.SEED).sample(slow, min(SAMPLE, len(slow)))
    left = [one for one in slow if one not in drawn]
    config.hook.pytest_deselected(items=left)
    items[:] = [one for one in items if one not in left]


needs_the_runtime = pytest.mark.skipif(bool(lacks_runtime()), reason=lacks_runtime())
PYTHON: Mapping[str, bytes] = {
    **dict.fromkeys(runtime.PINNED, b""), runtime.LOCK: b'{"info": {"version": "0"}}'
}  # fmt: skip
"""Files in the place of a runtime, where nothing is to be run."""


@pytest.fixture(scope="package")  # while it is open, nothing else can run in the thread's loop
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return a function that makes the site of an adventure, once for each."""

    @functools.cache
    def make(adventure: str | Path = "first-steps", language: str = "") -> Path:
        folder = tmp_path_factory.mktemp("site")
        path = solo.find_adventure(str(adventure))
        files = making.made(making.Site(path, language), runtime.found(runtime_folder()))[1]
        writing.write(folder, files)
        return folder

    return make


class Host(http.server.ThreadingHTTPServer):
    """A host of plain files, which remembers what was asked; a path may answer something else."""

    daemon_threads = True

    def __init__(self, folder: Path, *, shared: bool = False) -> None:
        self.folder, self.shared, self.down = folder, shared, False
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), _Handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that went away in the middle of a file."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the base has it
        ".css": "text/css", ".html": "text/html", ".js": "text/javascript",
        ".json": "application/json", ".mjs": "text/javascript", ".svg": "image/svg+xml",
        ".wasm": "application/wasm", "": "application/octet-stream",
    }  # fmt: skip
    server: Host

    def __init__(self, request: Any, address: Any, server: Host) -> None:
        super().__init__(request, address, server, directory=str(server.folder))

    def do_GET(self) -> None:
        if self.path == "/favicon.ico":  # of pages that name none
            self.send_response(204)
            self.end_headers()
            return
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        self.server.asked.append(self.path)

    def end_headers(self) -> None:
        if self.server.shared:
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextlib.contextmanager
def hosted(folder: Path, *, shared: bool = False) -> Iterator[Host]:
    """Serve a folder; `shared` lets frames without an origin read it, as many hosts do."""
    host = Host(folder, shared=shared)
    thread = threading.Thread(target=host.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
        thread.join()


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Reader]]:
    """Return a function that opens a site in a browser of its own; no page may make a mistake."""
    contexts, readers = [], []

    def open_page(address: str, size: dict[str, int] = DESKTOP, **more: Any) -> Reader:
        contexts.append(browser.new_context(viewport=size, accept_downloads=True, **more))
        readers.append(Reader(contexts[-1].new_page(), address))
        readers[-1].page.goto(address)
        return readers[-1]

    yield open_page
    for one in contexts:
        one.close()
    assert [wrong for one in readers for wrong in one.wrong] == []


def plays(page: Reader) -> None:
    """Wait until a game can be played."""
    page.page.wait_for_selector(".now .choices li", timeout=3 * PATIENCE)
