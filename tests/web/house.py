"""A house of games without files, and a server of it, for tests."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any

import anyio
from starlette.testclient import TestClient

from solo.engine.chance import Sealed
from solo.engine.log import Logged
from solo.engine.session import Session
from solo.rules import find
from solo.tabletop import table_adventure
from solo.web.app import Server
from solo.web.house import Damaged, Drawn, Opened
from solo.web.keys import Keys
from solo.words.words import words as say

HOST = "127.0.0.1:8000"
SAYS = {"content-type": "application/json", "x-solo": "1"}
SEED, NONCE = "the seed of the gate", "0" * 32
Begin = Callable[[], Session]


class TestHouse:
    """Opens the games that it is given; every one has its number as the name of its save."""

    __test__ = False

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self.opened: dict[str, Session] = {}
        self.closed: list[str] = []
        self.written: list[dict[str, object]] = []
        self.invitation = ""
        self.wishes: dict[str, str] = {}
        self.drawn = ""  # the page of a graph, of what is tried out

    def shelf(self, language: str) -> dict[str, object]:
        cover = {
            "id": "one", "title": "One", "author": "", "summary": "", "notes": [], "system": "art",
            "length": "an hour; wry", "language": "en", "first": False, "trouble": "",
        }  # fmt: skip
        return {"adventures": [cover], "games": [], "systems": [["art", "ART Engine"]]}

    def begin(self, adventure: str, wishes: Mapping[str, str]) -> Opened:
        session = {"one": self._begin, "module": self._begin}[adventure]()
        self.wishes = dict(wishes)
        session.record = self.written.append
        return self._open(f"save-{len(self.opened) + 1}", session)

    def go_on(self, save: str, *, salvage: bool) -> Opened:
        if save == "broken" and not salvage:
            raise Damaged(say("line-cut", number=3))
        return self._open(save, self._begin() if save == "broken" else self.opened[save])

    def next(self, save: str, *, salvage: bool) -> Opened:
        return self._open(f"{save}-next", self._begin())

    def graph(self) -> Drawn | None:
        """Return the graph, if something is tried out."""
        return Drawn(self.drawn, whole=True) if self.drawn else None

    def table(self, name: str, wishes: Mapping[str, str]) -> Opened:
        adventure = table_adventure(name, "art", {})
        session = Session(adventure, find("art"), Sealed(SEED, NONCE), offers="asked")
        session.record = self.written.append
        return self._open(f"save-{len(self.opened) + 1}", session, name)

    def _open(self, save: str, session: Session, table: str = "") -> Opened:
        def missed(first: int) -> Iterable[Logged]:
            return ()

        self.opened[save] = session
        close = self.closed.append
        opened = Opened(session, save, str, lambda: False, missed, lambda: close(save), table)
        return opened._replace(revised=tuple) if self.drawn else opened


class Page:
    """A page as its script talks to the server; a `table` is open to others, or an `adventure`."""

    def __init__(self, begin: Begin, table: str = "", adventure: str = "") -> None:
        self.house = TestHouse(begin)
        self.keys = Keys()
        self.server = Server(self.house, self.keys, (HOST,), table, adventure)
        self.client = self._client()

    def _client(self, address: str = "127.0.0.1") -> TestClient:
        app = self.server.app()
        return TestClient(app, base_url=f"http://{HOST}", client=(address, 50_000))

    def other(self, address: str = "10.0.0.9") -> "Page":
        """Return another page of the same server, which has no token."""
        page = copy(self)
        page.client = self._client(address)
        return page

    def join(self, name: str, **wish: object) -> Any:
        """Ask to join with the invitation."""
        return self.post("/join", {"secret": self.keys.invitation, "name": name, **wish})

    def post(self, path: str, body: object = None, **headers: str) -> Any:
        return self.client.post(path, json={} if body is None else body, headers=SAYS | headers)

    def enter(self) -> "Page":
        assert self.post("/enter", {"secret": self.keys.secret}).status_code == 200
        return self

    def open(self) -> dict[str, Any]:
        found: dict[str, Any] = self.post("/open", {"adventure": "one"}).json()
        return found

    def line(self, game: str, line: str, id_: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.post(f"/games/{game}/do", {"line": line, "id": id_}).json()
        return found


def words_of(parts: Iterable[Mapping[str, Any]]) -> str:
    """Return all words of an answer."""
    found = (span[0] for part in parts for block in part.get("said", ()) for span in block["spans"])
    return re.sub(r"\s+", " ", " ".join(found))


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run what is asynchronous in a thread of its own: a browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(anyio.run, work).result()
