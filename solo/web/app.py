"""The server of the page: which address does what, and who may call it.

The page itself has no secrets and is given to anybody; all else wants a token.
"""

import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

import anyio
from anyio.to_thread import run_sync
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from solo.errors import SoloError
from solo.terminal.clean import cleaned
from solo.terminal.complete import completions
from solo.terminal.readings import LONGEST
from solo.web.guard import Guard
from solo.web.house import Damaged, House, Opened
from solo.web.keys import Keys, Role
from solo.web.lines import message_of
from solo.web.pages import FILES, catalogue
from solo.web.play import ALL
from solo.web.sittings import Full, Sitting, Sittings
from solo.web.stream import Stream

MOST_STREAMS = 64
_LOOKS = 5.0  # seconds between two looks for games at which nobody is
_YEAR = 365 * 24 * 3600

Handler = Callable[[Request], Awaitable[ASGIApp]]
Known = Callable[["Asked"], Awaitable[ASGIApp]]


class Asked(NamedTuple):
    """A request whose sender is known."""

    role: Role
    body: Mapping[str, object]
    request: Request


class Server:
    """The page's server.

    Args:
        house: Where games come from.
        keys: Who may do what.
        hosts: The names and ports by which it is called; the first is its own.
    """

    def __init__(self, house: House, keys: Keys, hosts: Iterable[str]) -> None:
        self.house = house
        self.keys = keys
        self.sittings = Sittings()
        self._hosts = tuple(hosts)
        self._cookie = f"solo-{self._hosts[0].rpartition(':')[2]}"
        self._streams = 0

    def app(self) -> Guard:
        """Return what answers requests."""
        routes = [
            *(Route(path, _page(path), methods=["GET"]) for path in FILES),
            Route("/words/{language}", self._words, methods=["GET"]),
            Route("/enter", self._enter, methods=["POST"]),
            Route("/shelf", self._known(self._shelf, host=True), methods=["GET"]),
            Route("/open", self._known(self._open, host=True), methods=["POST"]),
            Route("/games/{game}/view", self._known(self._view), methods=["GET"]),
            Route("/games/{game}/events", self._known(self._events), methods=["GET"]),
            Route("/games/{game}/do", self._known(self._do), methods=["POST"]),
            Route("/games/{game}/complete", self._known(self._complete), methods=["POST"]),
            Route("/games/{game}/close", self._known(self._close, host=True), methods=["POST"]),
        ]
        inner = Starlette(routes=routes, lifespan=self._living)
        return Guard(inner, self._hosts)

    @contextlib.asynccontextmanager
    async def _living(self, app: Starlette) -> AsyncIterator[None]:
        """Close games at which nobody is; all of them at the end."""
        async with anyio.create_task_group() as group:
            group.start_soon(self._look)
            try:
                yield
            finally:
                group.cancel_scope.cancel()
                self.sittings.close_all()

    async def _look(self) -> None:
        while True:
            await anyio.sleep(_LOOKS)
            self.sittings.close_idle()

    def _known(self, handler: Known, *, host: bool = False) -> Handler:
        """Return a handler that answers those alone who have a token."""

        async def handle(request: Request) -> ASGIApp:
            role = self.keys.role(request.cookies.get(self._cookie, ""))
            if role is None:
                return _failed(401, "no-token")
            if host and role.kind != "host":
                return _failed(403, "not-yours")
            body = await _json(request)
            if body is None:
                return _failed(400, "no-json")
            try:
                return await handler(Asked(role, body, request))
            except _Gone:
                return _failed(404, "no-game")

        return handle

    async def _words(self, request: Request) -> Response:
        found = catalogue(request.path_params["language"])
        return _failed(404, "no-words") if found is None else JSONResponse(found)

    async def _enter(self, request: Request) -> Response:
        """Exchange the secret of the printed address for a token."""
        body = await _json(request)
        secret = (body or {}).get("secret")
        token = self.keys.host(secret) if isinstance(secret, str) else ""
        if not token:
            return _failed(403, "no-entry")
        answer = JSONResponse({"role": "host"})
        answer.set_cookie(
            self._cookie, token, max_age=_YEAR, httponly=True, samesite="strict", path="/"
        )
        return answer

    async def _shelf(self, asked: Asked) -> Response:
        return JSONResponse(cleaned(await run_sync(self.house.shelf)))

    async def _open(self, asked: Asked) -> Response:
        """Begin a game, or go on with one; return how it is called here."""
        texts = {name: one for name, one in asked.body.items() if isinstance(one, str)}
        try:
            sitting = await self._opened(texts, salvage=asked.body.get("salvage") is True)
        except KeyError:
            return _failed(404, "no-such-thing")
        except Full:
            return _failed(503, "too-many-games")
        except Damaged as trouble:
            return _failed(409, "damaged", str(trouble))
        except SoloError as trouble:
            return _failed(422, "not-opened", str(trouble))
        seat = await sitting.sit()
        opening = sitting.play.opening
        view = await sitting.view(seat)
        return JSONResponse(
            {"game": sitting.id, "save": sitting.opened.save, "opening": opening, "view": view}
        )

    async def _opened(self, texts: Mapping[str, str], *, salvage: bool) -> Sitting:
        save = texts.get("save", "")
        if save and (open_already := self.sittings.of_save(save)) is not None:
            return open_already

        def opened() -> Opened:
            if save:
                return self.house.go_on(save, salvage=salvage)
            if "table" in texts:
                return self.house.table(texts["table"], texts)
            return self.house.begin(texts["adventure"], texts)

        return self.sittings.add(await run_sync(opened))

    async def _view(self, asked: Asked) -> Response:
        sitting = self._game(asked)
        return JSONResponse(await sitting.view(await sitting.sit(self._seat(asked))))

    async def _do(self, asked: Asked) -> Response:
        sitting = self._game(asked)
        if asked.role.kind == "watch":
            return _failed(403, "not-yours")
        try:
            message = message_of(asked.body)
        except ValueError:
            return _failed(400, "no-message")
        seat = await sitting.sit(self._seat(asked))
        return JSONResponse(await sitting.do(seat, message))

    async def _complete(self, asked: Asked) -> Response:
        """Return what may follow what was typed so far."""
        sitting = self._game(asked)
        text = asked.body.get("text")
        if not isinstance(text, str) or len(text) > LONGEST:
            return _failed(400, "no-message")
        found = await run_sync(completions, text, sitting.play.session)
        return JSONResponse(cleaned([one._asdict() for one in found[:20]]))

    async def _events(self, asked: Asked) -> ASGIApp:
        sitting = self._game(asked)
        if self._streams >= MOST_STREAMS:
            return _failed(503, "too-many-pages")
        seat = await sitting.sit(self._seat(asked))
        token = asked.request.cookies.get(self._cookie, "")
        last = asked.request.headers.get("last-event-id", asked.request.query_params.get("after"))
        self._streams += 1
        return Stream(
            sitting, seat, last or "", lambda: self.keys.role(token) is not None, self._gone
        )

    def _gone(self) -> None:
        self._streams -= 1

    async def _close(self, asked: Asked) -> Response:
        self.sittings.close(self._game(asked))
        return JSONResponse({})

    def _game(self, asked: Asked) -> Sitting:
        sitting = self.sittings.find(asked.request.path_params["game"])
        if sitting is None:
            raise _Gone
        return sitting

    def _seat(self, asked: Asked) -> str:
        return ALL if asked.role.kind == "host" else asked.role.seat


class _Gone(Exception):  # noqa: N818 - it is answered
    """No game of that name is open."""


def _page(path: str) -> Handler:
    """Return a handler that gives a file of the page."""
    kind, content = FILES[path]

    async def handle(request: Request) -> Response:
        return Response(content, media_type=kind, headers={"cache-control": "no-cache"})

    return handle


async def _json(request: Request) -> Mapping[str, object] | None:
    """Return the object that was sent, empty for a request without one; None if it is none."""
    if request.method != "POST":
        return {}
    try:
        found = json.loads(await request.body())
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _failed(status: int, code: str, text: str = "") -> Response:
    """Return an answer that says by a code what is wrong; the page has the words for it."""
    return JSONResponse(cleaned({"failed": code, "text": text}), status_code=status)
