"""A real Chromium at a real server, for tests of the page; without one they are passed over."""

import contextlib
import os
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from solo.engine.session import Session
from solo.web.app import Server
from solo.web.connections import Bounded
from solo.web.keys import Keys
from tests.web.house import TestHouse

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 850}
PATIENCE = 60_000  # milliseconds: a busy machine is no mistake of the page's
PICTURES = os.environ.get("SOLO_PICTURES", "")
"""The folder where pictures of the page are kept, for people; none are taken without one."""
NEAR = "phone.test"
"""A name of this machine that is no secure context, as that of a phone in a network is none."""
_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
    f"--host-resolver-rules=MAP {NEAR} 127.0.0.1",
    "--disable-features=StaticStorageQuota",  # else no test may make a browser full
]  # fmt: skip
_STEP = 0.05


def missing() -> str:
    """Return why there is no browser for tests, or nothing."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "playwright is not installed: pip install '.[browser]'"
    return "" if CHROMIUM else "no chromium here: apt-get install chromium"


needs_a_browser = pytest.mark.skipif(bool(missing()), reason=missing())


@contextlib.contextmanager
def served(
    begin: Callable[[], Session], table: str = "", adventure: str = "", name: str = "127.0.0.1"
) -> Iterator[tuple[str, TestHouse]]:
    """Serve games on a port of this machine; yield the address with its secret, and the house.

    At a `table` the address goes there, and the house knows the `invitation`, as it does for the
    heroes of an `adventure`. The machine is called by a `name`.
    """
    house, keys = TestHouse(begin), Keys()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(100)
        host = f"{name}:{listening.getsockname()[1]}"
        app = Server(house, keys, (host,), table, adventure).app()
        config = uvicorn.Config(
            app, log_level="critical", ws="none", http=Bounded,
            timeout_graceful_shutdown=600, h11_max_incomplete_event_size=128 * 1024,
        )  # fmt: skip
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            house.invitation = f"http://{host}/#join={keys.invitation}"
            more = f"&table={table}" if table else ""
            yield f"http://{host}/#key={keys.secret}{more}", house
        finally:
            server.should_exit = True
            thread.join(60)
            assert not thread.is_alive(), "it waits for pages that read"


class Reader:
    """Somebody at the page: presses, types and reads, and remembers what went wrong."""

    def __init__(self, page: Any, host: str) -> None:
        self.page = page
        self.wrong: list[str] = []
        self.asked: list[str] = []
        self.told: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._said)
        page.on("request", lambda one: self.asked.append(one.url))
        page.on("dialog", lambda dialog: (self.wrong.append("dialog"), dialog.dismiss()))
        self._host = host

    def _said(self, said: Any) -> None:
        """Remember what the page complains of, but not of a server that was stopped.

        Nor that a header does nothing over plain HTTP, where it is sent all the same; nor that a
        page was closed while its service worker came.
        """
        usual = (
            "net::ERR_",
            "Cross-Origin-Opener-Policy header has been ignored",
            "An unknown error occurred when fetching the script",
        )
        if said.type == "error" and not any(one in said.text for one in usual):
            self.wrong.append(said.text)

    def begin(self, title: str = "One") -> None:
        """Come in by the address, and begin the adventure of the shelf."""
        self.page.goto(self._host)
        self.wait(lambda: "key=" not in self.page.url)  # from a page of before it is not at once
        self.page.get_by_role("button", name=title).click()
        self.page.wait_for_selector(".now .choices li")

    @property
    def echoes(self) -> int:
        """How often something was sent."""
        return int(self.page.locator(".echo").count())

    @property
    def choices(self) -> list[str]:
        """The words of the choices that may be pressed."""
        return [str(one) for one in self.page.locator(".choice .words").all_inner_texts()]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.page.locator(".ended").count())

    def press(self, number: int) -> None:
        """Press a choice by its place, from 1."""
        self._sent(lambda: self.page.locator(".choice").nth(number - 1).click())

    def press_words(self, words: str) -> None:
        """Press a choice by its words."""
        self._sent(lambda: self.page.locator(".choice").filter(has_text=words).first.click())

    def tap_face(self, face: int) -> None:
        """Tap what a die shows."""
        self._sent(lambda: self.page.locator(".faces button").nth(face - 1).click())

    def key(self, number: int) -> None:
        """Choose by a digit."""
        self._sent(lambda: self.page.keyboard.press(str(number)))

    def type(self, line: str) -> None:
        """Type a line, by keys alone; where words are wanted one is at the line already."""
        if self.page.evaluate("document.activeElement.id") != "line":
            self.page.keyboard.press("/")
        self.page.keyboard.insert_text(line)
        self._sent(lambda: self.page.keyboard.press("Enter"))

    def _sent(self, does: Callable[[], None]) -> None:
        before = self.echoes
        does()
        self.wait(lambda: self.echoes > before and not self.page.locator(".now[aria-busy]").count())

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something is so; the page's policy lets nobody wait within it."""
        end = time.monotonic() + PATIENCE / 1000
        while not until():
            assert time.monotonic() < end, self.page.locator("#notice").inner_text()
            self.page.wait_for_timeout(_STEP * 1000)

    def picture(self, folder: Path, name: str) -> Path:
        """Take a picture of the page, and return its file."""
        folder.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(700)  # a die that falls
        file = folder / f"{name}.png"
        self.page.screenshot(path=str(file))
        return file


@contextlib.contextmanager
def chromium(**more: Any) -> Iterator[Any]:
    """Run a browser."""
    with _led() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=_FLAGS, **more)
        try:
            yield found
        finally:
            found.close()


@contextlib.contextmanager
def settled(profile: Path) -> Iterator[Any]:
    """Run a browser with the settings that lie in a folder, and yield its page."""
    with _led() as play:
        found = play.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=_FLAGS, viewport=DESKTOP
        )
        try:
            yield found.pages[0]
        finally:
            found.close()


_PLAYING: list[Any] = []
"""What leads the browsers, once for each that is open."""


@contextlib.contextmanager
def _led() -> Iterator[Any]:
    """Yield what leads browsers: one for all that are open, which ends with the last of them.

    While it is there, no test of anything else can run a loop in this thread.
    """
    from playwright.sync_api import sync_playwright

    _PLAYING.append(_PLAYING[-1] if _PLAYING else sync_playwright().start())
    try:
        yield _PLAYING[-1]
    finally:
        play = _PLAYING.pop()
        if not _PLAYING:
            play.stop()


def kept(reader: Reader, name: str) -> None:
    """Take a picture in light and in dark, where pictures are wanted."""
    for scheme in ("dark", "light") if PICTURES else ():
        reader.page.emulate_media(color_scheme=scheme)
        reader.picture(Path(PICTURES), f"{name}-{scheme}")
