"""What an exported site asks of elsewhere: nothing, or the runtime's two files, checked."""

import re
import socketserver
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest

import solo
from solo.site import making, runtime, writing
from tests.site.conftest import Site, hosted, needs_the_runtime, plays, runtime_folder
from tests.web.browser import Reader, chromium, needs_a_browser

pytestmark = [needs_a_browser, needs_the_runtime]

MAKER = re.compile(r"https?://[\w.-]+\.(google|googleapis|gvt1)\.com[:/]")
"""Whom Chromium asks for itself, on any page and at any hour; no file of ours names them."""


class Proxy(socketserver.ThreadingTCPServer):
    """A proxy that counts what is asked, and leads to this machine alone."""

    daemon_threads = True

    def __init__(self) -> None:
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), _Handler)


class _Handler(BaseHTTPRequestHandler):
    server: Proxy

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        if not self.path.startswith("http://127.0.0.1:"):
            self.send_error(403)
            return
        with urllib.request.urlopen(self.path) as answer:
            content = answer.read()
            self.send_response(200)
            self.send_header("content-type", answer.headers["content-type"])
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_CONNECT(self) -> None:
        self.server.asked.append(f"https://{self.path}")
        self.send_error(403)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def proxied() -> Iterator[tuple[Proxy, Any]]:
    """Run a browser all of whose requests, its workers' among them, go by a proxy."""
    proxy = Proxy()
    thread = threading.Thread(target=proxy.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        with chromium(proxy={"server": f"http://127.0.0.1:{proxy.server_address[1]}"}) as browser:
            yield proxy, browser
    finally:
        proxy.shutdown()
        proxy.server_close()
        thread.join()


@pytest.mark.long
def test_a_site_asks_nothing_of_elsewhere(site: Site) -> None:
    folder = site()
    with hosted(folder) as host, proxied() as (proxy, browser):
        page = Reader(browser.new_context().new_page(), host.address)
        page.page.goto(host.address)
        plays(page)
        page.press(1)
        page.wait(lambda: page.page.evaluate("!!navigator.serviceWorker.controller"))
        page.press(1)

        own = {one for one in proxy.asked if one.startswith(f"{host.address}/")}
        assert [one for one in proxy.asked if one not in own and not MAKER.match(one)] == []
        assert any(one.endswith(".wasm") for one in own)  # what a worker asks is counted
        assert page.wrong == []
        read = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".zip"]
        assert [
            path for path in read if re.search(rb"google|gvt1", path.read_bytes().lower())
        ] == []


def outside(folder: Path) -> Path:
    """Make a site whose large files stay outside."""
    files = runtime.found(runtime_folder())
    wish = making.Site(solo.find_adventure("first-steps"), outside=True)
    writing.write(folder, making.made(wish, files)[1])
    return folder


@pytest.mark.long
@pytest.mark.parametrize("changed", [False, True], ids=["right", "changed"])
def test_of_outside_come_two_files_alone_and_no_others_in_their_place(
    visit: Callable[..., Reader], tmp_path: Path, changed: bool
) -> None:
    files = runtime.found(runtime_folder())
    asked: list[str] = []

    def answers(route: Any) -> None:
        name = route.request.url.removeprefix(runtime.ADDRESS)
        asked.append(name)
        body = files[name] + (b" " if changed else b"")
        kind = "application/wasm" if name.endswith(".wasm") else "application/zip"
        route.fulfill(body=body, headers={"access-control-allow-origin": "*", "content-type": kind})

    with hosted(outside(tmp_path)) as host:
        page = visit("about:blank", service_workers="block")
        page.page.context.route(f"{runtime.CDN}/**", answers)
        page.page.goto(host.address)
        if changed:
            page.wait(lambda: "can't start" in page.page.locator("#notice").inner_text())
            assert "Bailiff Crouch" in page.page.locator(".before").inner_text()
            page.page.close()
            page.wrong.clear()
        else:
            plays(page)
            page.press(1)
        assert {*asked} == {*runtime.OUTSIDE}
        strange = {one for one in page.asked if one.startswith("http") and "127.0.0.1" not in one}
        assert strange <= {f"{runtime.ADDRESS}{name}" for name in runtime.OUTSIDE}
