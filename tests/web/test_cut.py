"""Who is cut off: a seat that was taken away, a slow reader, a slow sender."""

import contextlib
import socket
from collections.abc import Callable
from typing import Any

import anyio
import pytest

from solo.engine.session import Session
from solo.web.connections import MOST
from solo.web.guard import Guard
from solo.web.stream import Stream
from tests.web.browser import served
from tests.web.house import HOST, SAYS, Page, run
from tests.web.test_pace import Phone
from tests.web.test_stream import Wire

SOON = 0.05  # seconds
PATIENCE = 20  # seconds, in which a test that finds a mistake gives up


async def hangs(*_: object) -> Any:
    await anyio.sleep_forever()


def test_a_stream_ends_at_once_with_its_token(begin: Callable[[], Session]) -> None:
    with served(begin, "gate") as (address, house):
        host, mara = Wire(address.partition("&")[0]), Phone(address, house.invitation, "Mara")
        stream = mara.stream(mara.game)
        assert stream.readline()

        assert host.post("/seats", {"remove": "Mara"}).status == 200
        lines: list[bytes] = []
        while b"event: closed\n" not in lines:
            lines.append(stream.readline())
            assert lines[-1] != b": \n"  # it lives on, and nothing happens
        assert mara.stream(mara.game).status == 401
        host.close()
        mara.close()


def test_a_reader_that_takes_nothing_is_cut(
    begin: Callable[[], Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("solo.web.stream.SLOWEST", SOON)
    page = Page(begin).enter()
    sitting = page.server.sittings.find(str(page.open()["game"]))
    assert sitting is not None
    gone: list[bool] = []
    stream = Stream(sitting, sitting.play.seat(), "", lambda: True, lambda: gone.append(True))

    async def takes_the_head(message: Any) -> None:
        if message["type"] == "http.response.body":
            await hangs()

    async def reads() -> None:
        with anyio.fail_after(PATIENCE):
            await stream({"type": "http"}, hangs, takes_the_head)

    with pytest.raises(ExceptionGroup) as cut:
        run(reads)

    assert cut.group_contains(TimeoutError)
    assert gone == [True]
    assert sitting.streams == 0


def test_who_opens_connections_without_end_shuts_out_nobody_else(
    begin: Callable[[], Session],
) -> None:
    with served(begin) as (address, _), contextlib.ExitStack() as opened:
        host, port = address.split("/")[2].split(":")

        def connect(source: str) -> socket.socket:
            wire = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
            return opened.enter_context(wire)

        first, *others = [connect("127.0.0.2") for _ in range(MOST + 1)]

        assert cut(others[-1])
        first.sendall(f"GET / HTTP/1.1\r\nhost: {host}:{port}\r\n\r\n".encode())
        assert first.recv(12) == b"HTTP/1.1 200"
        assert Wire(address).open()


def test_a_connection_on_which_nobody_asks_is_cut(
    begin: Callable[[], Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("solo.web.connections.SILENT", SOON)
    with served(begin) as (address, _):
        host, port = address.split("/")[2].split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as wire:
            wire.sendall(b"GET / HT")
            assert cut(wire)


def cut(wire: socket.socket) -> bool:
    """Wait until something comes, and say whether it is the end."""
    try:
        return not wire.recv(1)
    except ConnectionResetError:
        return True


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solo.web.guard.SLOWEST", SOON)
    sent: list[Any] = []
    headers = [(name.encode(), value.encode()) for name, value in {"host": HOST, **SAYS}.items()]
    scope = {"type": "http", "method": "POST", "query_string": b"", "headers": headers}

    async def answers(message: Any) -> None:
        sent.append(message)

    async def sends() -> None:
        with anyio.fail_after(PATIENCE):
            await Guard(hangs, (HOST,))(scope, hangs, answers)

    run(sends)

    assert sent[0]["status"] == 408
