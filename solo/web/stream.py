"""What happens, as server-sent events: numbered as the log is, so that who slept reads on."""

import json
import re
from collections.abc import Callable

import anyio
from starlette.types import Receive, Scope, Send

from solo.web.house import Record
from solo.web.play import Seat
from solo.web.sittings import Sitting

STREAMS = "/events"
"""How the path of a stream ends."""
PULSE = 15.0  # seconds after which a line is sent though nothing happens
SLOWEST = 20.0  # seconds in which a reader must take what is sent, or the stream is cut
_NUMBER = re.compile(r"(\d{1,9})\.(-1|\d{1,15})")


class Stream:
    """The answer to a request for events, as an ASGI application.

    Args:
        sitting: The game.
        seat: Who reads.
        last: The `Last-Event-ID` that the reader gave, or nothing.
        lives: Says whether the reader may still read.
        gone: Called when the stream has ended.
    """

    def __init__(
        self,
        sitting: Sitting,
        seat: Seat,
        last: str,
        lives: Callable[[], bool],
        gone: Callable[[], None],
    ) -> None:
        self._sitting = sitting
        self._seat = seat
        self._lives = lives
        self._gone = gone
        self._epoch, self._after = number_of(last)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until the reader leaves, is too slow or is sent away."""
        self._sitting.streams += 1
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(self._until_gone, receive, group.cancel_scope.cancel)
                with anyio.CancelScope():
                    await self._told(send)
                group.cancel_scope.cancel()
        finally:
            self._sitting.streams -= 1
            self._gone()

    async def _until_gone(self, receive: Receive, stop: Callable[[], None]) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        stop()

    async def _told(self, send: Send) -> None:
        kind = [(b"content-type", b"text/event-stream"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 200, "headers": kind})
        play = self._sitting.play
        session = play.session
        if self._epoch not in (None, session.epoch):
            await _send(send, b"event: anew\ndata: {}\n\n")
            self._after = session.counted - 1
        looks = play.looks
        while self._lives() and not self._sitting.closed:
            changed = self._sitting.changed  # what happens from here on wakes it below
            if play is not self._sitting.play:  # its author has changed it
                play = self._sitting.play
                looks, self._after = play.looks, session.counted - 1
                await _send(send, b"event: anew\ndata: {}\n\n")
            if looks != play.looks:
                looks = play.looks
                await _send(send, b"event: look\ndata: {}\n\n")
            for frame in await self._sitting.missed(self._after):
                await _send(send, _written(frame.seen_by(self._seat.name)))
                self._after = frame.seq
            with anyio.move_on_after(PULSE) as waited:
                await changed.wait()
            if waited.cancelled_caught:
                await _send(send, b": \n\n")
        await _send(send, b"event: closed\ndata: {}\n\n", more=False)


def number_of(last: str) -> tuple[int | None, int]:
    """Return the epoch and the number of the last event that was read; None and -1 for none."""
    found = _NUMBER.fullmatch(last)
    return (int(found[1]), int(found[2])) if found else (None, -1)


def _written(frame: Record) -> bytes:
    data = json.dumps(frame, default=str)
    return f"id: {frame['epoch']}.{frame['seq']}\nevent: told\ndata: {data}\n\n".encode()


async def _send(send: Send, body: bytes, *, more: bool = True) -> None:
    """Send a piece; without `more` it is the last.

    Raises:
        TimeoutError: The reader does not take it.
    """
    with anyio.fail_after(SLOWEST):
        await send({"type": "http.response.body", "body": body, "more_body": more})
