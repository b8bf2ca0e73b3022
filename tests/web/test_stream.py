"""Streams of a real server: numbered as the log is, cut where they must be."""

import http.client
import json
import socket
import time
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import pytest

from solo.engine.session import Session
from tests.web.browser import served
from tests.web.house import SAYS

Begin = Callable[[], Session]


class Wire:
    """A page that speaks HTTP itself."""

    source: tuple[str, int] | None = None
    """From where on this machine it comes."""

    def __init__(self, address: str) -> None:
        self.host = address.split("/")[2]
        self.cookie = ""
        self._wires: list[http.client.HTTPConnection] = []
        told = self.post("/enter", {"secret": address.rpartition("key=")[2]})
        self.cookie = told.headers["set-cookie"].split(";")[0]

    def _ask(self, method: str, path: str, body: bytes = b"", **more: str) -> Any:
        wire = http.client.HTTPConnection(self.host, timeout=30, source_address=self.source)
        headers = {
            **SAYS,
            "connection": "close",
            "cookie": self.cookie,
            **{k.replace("_", "-"): v for k, v in more.items()},
        }
        self._wires.append(wire)
        wire.request(method, path, body, headers)
        answer: Any = wire.getresponse()
        answer.wire = wire
        return answer

    def close(self) -> None:
        for wire in self._wires:
            wire.close()

    def post(self, path: str, body: object) -> Any:
        return self._ask("POST", path, json.dumps(body).encode())

    def open(self) -> str:
        return str(json.loads(self.post("/open", {"adventure": "one"}).read())["game"])

    def stream(self, game: str, last: str = "") -> Any:
        return self._ask("GET", f"/games/{game}/events", last_event_id=last)

    def raw(self, sent: bytes) -> bytes:
        """Send bytes as they are, and return the first line of what answers."""
        host, port = self.host.split(":")
        with socket.create_connection((host, int(port)), timeout=30) as wire:
            wire.sendall(sent)
            return wire.recv(200).split(b"\r\n")[0]


@pytest.fixture
def wire(begin: Begin) -> Iterator[Wire]:
    with served(begin) as (address, _):
        found = Wire(address)
        yield found
        found.close()


def numbers(stream: Any, count: int) -> list[str]:
    """Return the numbers of the next events."""
    found: list[str] = []
    while len(found) < count:
        line = stream.readline()
        assert line
        found += [line[4:].decode().strip()] if line.startswith(b"id: ") else []
    return found


def test_a_stream_goes_on_behind_what_was_read_and_tells_nothing_twice(wire: Wire) -> None:
    game = wire.open()
    first = numbers(wire.stream(game), 1)[0]
    for text in "abc":
        wire.post(f"/games/{game}/do", {"line": f"note {text}"}).read()

    again = numbers(wire.stream(game, first), 3)

    after = int(first.split(".")[1])
    assert again == [f"0.{after + step}" for step in (1, 2, 3)]


@pytest.mark.parametrize("last", ["x", "9" * 40, "0.", "-1.-1", "0.1\u0661"[:3], "0.-2"])
def test_a_number_that_is_none_is_read_from_the_beginning(wire: Wire, last: str) -> None:
    game = wire.open()

    assert len(numbers(wire.stream(game, last), 1)) == 1


def test_another_epoch_is_told_to_begin_anew(wire: Wire) -> None:
    stream = wire.stream(wire.open(), "7.1")

    assert stream.readline().strip() == b"event: anew"


def test_sixty_four_streams_and_no_more(wire: Wire) -> None:
    game = wire.open()
    streams = [wire.stream(game) for _ in range(64)]
    assert all(one.status == 200 for one in streams)

    assert wire.stream(game).status == 503

    streams[0].close()
    streams[0].wire.close()
    for _ in range(200):
        if (status := wire.stream(game).status) == 200:
            break
        time.sleep(0.05)
    assert status == 200


def test_a_slow_sender_holds_nobody_up(wire: Wire) -> None:
    game = wire.open()
    host, port = wire.host.split(":")
    slow = [socket.create_connection((host, int(port))) for _ in range(20)]
    for one in slow:
        one.sendall(f"POST /games/{game}/do HTTP/1.1\r\nHost: {wire.host}\r\n".encode())

    assert wire.post(f"/games/{game}/do", {"line": "look"}).status == 200
    for one in slow:
        one.close()


@pytest.mark.parametrize(
    "path",
    [b"/../pyproject.toml", b"/%2e%2e/%2e%2e/etc/passwd", b"//etc/passwd", b"/page.js%00.png",
     b"/page/../app.py", b"/games/..%2f/view", b"/" + b"a" * 65_536],
)  # fmt: skip
def test_a_path_as_it_stands_on_the_wire_reaches_no_file(wire: Wire, path: bytes) -> None:
    host = wire.host.encode()

    answer = wire.raw(b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")

    assert answer.split()[1] in (b"404", b"414", b"400")


def test_no_page_of_another_version_of_http_breaks_it(wire: Wire) -> None:
    assert wire.raw(b"\x16\x03\x01\x00\r\n\r\n").split()[1] == b"400"
    assert wire.post("/open", {"adventure": "one"}).status == 200


def test_a_page_whose_hero_was_handed_over_before_its_stream_began_is_told_so(begin: Begin) -> None:
    with served(begin, "gate") as (address, house):
        host = Wire(address.partition("&")[0])
        mara = copy(host)
        game = json.loads(host.post("/open", {"table": "gate"}).read())["game"]
        host.post(f"/games/{game}/do", {"line": "add Ines"})
        secret = house.invitation.rpartition("join=")[2]
        joined = mara.post("/join", {"secret": secret, "name": "Mara"})
        mara.cookie = joined.headers["set-cookie"].split(";")[0]
        host.post("/seats", {"hand": "Mara", "to": "Ines"})

        former = mara._ask("GET", f"/games/{game}/events?seat=Mara")
        now = mara._ask("GET", f"/games/{game}/events?seat=Ines")

        assert former.read() == b"event: closed\ndata: {}\n\n"  # it is ended, not cut
        assert now.readline().startswith(b"id: ")
        host.close()
