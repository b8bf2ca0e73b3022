"""What stands before every request: who asks from where, and how much may be sent.

Only pages of this server reach it: `Host` and `Origin` are compared, so that neither another site
in the same browser nor a name that leads here gets through; a command comes by POST as JSON, with a
header that no form can send.
"""

from collections.abc import Iterable

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY = 16 * 1024  # bytes
MOST_ADDRESS = 2_048  # bytes of a path and its query
SLOWEST = 10.0  # seconds for a body
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
_HEADERS = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
    )
)
OWN_HEADER = b"x-solo"


class Guard:
    """Lets through what a page of this server may ask.

    Args:
        app: What answers.
        hosts: The names and ports by which the server is called, such as `127.0.0.1:8000`.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(host.encode() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":  # no page of ours opens anything else
            return
        if status := self._refused(scope):
            await _refuse(status, send)
            return
        if scope["method"] != "POST":
            await self._app(scope, receive, _with_headers(send))
            return
        try:
            with anyio.fail_after(SLOWEST):
                body = await _body(receive)
        except TimeoutError:
            await _refuse(408, send)
            return
        if body is None:
            await _refuse(413, send)
            return
        await self._app(scope, _again(body, receive), _with_headers(send))

    def _refused(self, scope: Scope) -> int:
        """Return the status with which a request is refused; 0 if it is not."""
        headers = dict(scope["headers"])
        names = [name for name, _ in scope["headers"]]
        if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > MOST_ADDRESS:
            return 414
        if names.count(b"host") != 1 or headers[b"host"] not in self._hosts:
            return 421
        origin = headers.get(b"origin")
        if origin is not None and origin.partition(b"://")[2] not in self._hosts:
            return 403
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return 403
        if scope["method"] in ("GET", "HEAD"):
            return 0
        if scope["method"] != "POST":
            return 405
        if headers.get(b"content-type", b"").split(b";")[0].strip() != b"application/json":
            return 415
        if headers.get(OWN_HEADER) != b"1":
            return 403
        length = headers.get(b"content-length", b"0")
        return 413 if not length.isdigit() or len(length) > 9 or int(length) > MOST_BODY else 0


async def _body(receive: Receive) -> bytes | None:
    """Return the whole body; None if it is too large."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > MOST_BODY:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Return what gives a body that was read already, and then goes on as before."""
    told = False

    async def given() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return given


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            given = {name for name, _ in own}
            ours = [(name, value) for name, value in _HEADERS if name not in given]
            message = {**message, "headers": [*own, *ours]}
        await send(message)

    return sent


async def _refuse(status: int, send: Send) -> None:
    start = {"type": "http.response.start", "status": status, "headers": [*_HEADERS]}
    await send({**start, "headers": [*_HEADERS, (b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
