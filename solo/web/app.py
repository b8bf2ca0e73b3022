"""The server of the page: which address does what, and who may call it.

The page itself has no secrets and is given to anybody; all else wants a token.
"""

import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping

import anyio
from anyio.to_thread import run_sync
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from solo.engine.log import ALL
from solo.errors import BusyError, SoloError
from solo.namedtuple import NamedTuple
from solo.terminal.typed.complete import completions
from solo.terminal.typed.readings import LONGEST
from solo.terminal.window.clean import cleaned
from solo.web.door import PUBLIC, WATCHING, Door, Shut, wish_of
from solo.web.guard import Guard
from solo.web.house import Damaged, House, Opened, Record
from solo.web.keys import Keys, Role
from solo.web.lines import message_of
from solo.web.pace import Pace
from solo.web.pages import FILES, catalogue
from solo.web.play import Seat
from solo.web.seats import NotYours
from solo.web.sittings import Full, Sitting, Sittings
from solo.web.stream import STREAMS, Stream
from solo.words import Words
from solo.words.catalogue import speaks

MOST_STREAMS = 64
_SAVED = 0.5  # seconds between two looks for what the author of a trial has saved
_LOOKS = 5.0  # seconds between two looks for games at which nobody is
_SOON = 3  # seconds after which a graph is asked for again that bots still colour
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
        table: The table that others on the net may join; nothing where nobody may.
        adventure: The adventure whose heroes others on the net may play; nothing where nobody may.
    """

    def __init__(
        self, house: House, keys: Keys, hosts: Iterable[str], table: str = "", adventure: str = ""
    ) -> None:
        self.house = house
        self.keys = keys
        self.sittings = Sittings()
        self._hosts = tuple(hosts)
        self._cookie = f"solo-{self._hosts[0].rpartition(':')[2]}"
        self._streams = 0
        self._opening = anyio.Lock()  # two that go on at once would begin two parts
        self._went_on: dict[str, str] = {}  # from a part of a campaign to the next, by their saves
        self._paces: dict[str, Pace] = {}  # of tokens
        joined = bool(table or adventure)
        self.door = Door(house, keys, self.sittings, table, adventure) if joined else None

    def app(self) -> Guard:
        """Return what answers requests."""
        routes = [
            *(Route(path, _page(path), methods=["GET"]) for path in FILES),
            Route("/words/{language}", self._words, methods=["GET"]),
            Route("/enter", self._enter, methods=["POST"]),
            Route("/join", self._join, methods=["POST"]),
            Route("/me", self._known(self._me), methods=["GET"]),
            Route("/seats", self._known(self._seats, host=True), methods=["POST"]),
            Route("/shelf", self._known(self._shelf, host=True), methods=["GET"]),
            Route("/graph", self._known(self._graph, host=True), methods=["GET"]),
            Route("/open", self._known(self._open, host=True), methods=["POST"]),
            Route("/games/{game}/view", self._known(self._view), methods=["GET"]),
            Route(f"/games/{{game}}{STREAMS}", self._known(self._events), methods=["GET"]),
            Route("/games/{game}/do", self._known(self._do), methods=["POST"]),
            Route("/games/{game}/vote", self._known(self._vote), methods=["POST"]),
            Route("/games/{game}/complete", self._known(self._complete), methods=["POST"]),
            Route("/games/{game}/story", self._known(self._story), methods=["POST"]),
            Route("/games/{game}/close", self._known(self._close, host=True), methods=["POST"]),
        ]
        inner = Starlette(routes=routes, lifespan=self._living)
        return Guard(inner, self._hosts)

    @contextlib.asynccontextmanager
    async def _living(self, app: Starlette) -> AsyncIterator[None]:
        """Close games at which nobody is; all of them at the end."""
        async with anyio.create_task_group() as group:
            group.start_soon(self._look)
            group.start_soon(self._revise)
            try:
                yield
            finally:
                group.cancel_scope.cancel()
                self.sittings.close_all()

    async def _look(self) -> None:
        while True:
            await anyio.sleep(_LOOKS)
            self.sittings.close_idle()

    async def _revise(self) -> None:
        while True:
            await anyio.sleep(_SAVED)
            for sitting in self.sittings.trials():
                await sitting.revise()

    def _known(self, handler: Known, *, host: bool = False) -> Handler:
        """Return a handler that answers those alone who have a token."""

        async def handle(request: Request) -> ASGIApp:
            role = self.keys.role(request.cookies.get(self._cookie, ""))
            if role is None:
                return _failed(401, "no-token")
            if host and role.kind != "host":
                return _failed(403, "not-yours")
            if request.method == "POST" and not self._pace(request).admits():
                return _failed(429, "too-fast")
            body = await _json(request)
            if body is None:
                return _failed(400, "no-json")
            try:
                return await handler(Asked(role, body, request))
            except _Gone:
                return _failed(404, "no-game")
            except Shut as reason:
                return _shut(reason)

        return handle

    def _pace(self, request: Request) -> Pace:
        """Return how fast a page has sent so far; of tokens there are few."""
        return self._paces.setdefault(request.cookies.get(self._cookie, ""), Pace())

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
        return self._with_token({}, token)

    def _with_token(self, told: Mapping[str, object], token: str) -> Response:
        answer = JSONResponse(told)
        answer.set_cookie(
            self._cookie, token, max_age=_YEAR, httponly=True, samesite="strict", path="/"
        )
        return answer

    async def _join(self, request: Request) -> Response:
        """Let somebody take a seat at the table, or watch it."""
        body = await _json(request)
        if self.door is None or body is None:
            return _failed(404 if self.door is None else 400, "no-table")
        address = request.client.host if request.client is not None else ""
        try:
            if body.get("look") is True:
                return JSONResponse({"heroes": await self.door.heroes(wish_of(body), address)})
            token = await self.door.enter(wish_of(body), address)
        except Shut as reason:
            return _shut(reason)
        return self._with_token({}, token)

    async def _me(self, asked: Asked) -> Response:
        """Return who asks, and for a seat its game."""
        if asked.role.kind == "host":
            return JSONResponse({"role": "host", "table": self.door is not None})
        assert self.door is not None
        told = await self._told(await self.door.sitting(), asked)
        return JSONResponse({"role": asked.role.kind, "seat": asked.role.seat, **told})

    async def _seats(self, asked: Asked) -> Response:
        """Tell the host who sits at the table; do what the host says of seats and of the door."""
        if self.door is None:
            return _failed(404, "no-table")
        return JSONResponse(await self.door.said(asked.body))

    async def _shelf(self, asked: Asked) -> Response:
        language = asked.request.query_params.get("language", "")
        return JSONResponse(cleaned(await run_sync(self.house.shelf, language)))

    async def _graph(self, asked: Asked) -> Response:
        """Return the graph of what is tried out, as a page that this server's own may frame."""
        headers = {"content-security-policy": "frame-ancestors 'self'"}  # the rest is in the page
        soon = {**headers, "refresh": str(_SOON)}
        try:
            drawn = await run_sync(self.house.graph)
        except SoloError as trouble:  # until its author has put it right
            return PlainTextResponse(str(cleaned(str(trouble))), 422, soon)
        if drawn is None:
            return _failed(404, "no-such-thing")
        if not drawn.whole:
            headers = soon
        return HTMLResponse(drawn.page, headers=headers)

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
            return _failed(409, "damaged", _worded(trouble, texts))
        except BusyError:
            return _failed(409, "busy")
        except SoloError as trouble:
            return _failed(422, "not-opened", _worded(trouble, texts))
        return JSONResponse(await self._told(sitting, asked))

    async def _told(self, sitting: Sitting, asked: Asked) -> Record:
        """Return what a page begins with: the game, what is told at first, and the view."""
        seat = await self._seat(asked, sitting)
        return {
            "game": sitting.id,
            "save": sitting.opened.save,
            "opening": sitting.play.opening,
            "graph": sitting.opened.revised is not None,
            "view": await sitting.view(seat),
        }

    async def _opened(self, texts: Mapping[str, str], *, salvage: bool) -> Sitting:
        async with self._opening:
            return await self._opened_alone(texts, salvage=salvage)

    async def _opened_alone(self, texts: Mapping[str, str], *, salvage: bool) -> Sitting:
        save, table = texts.get("save", ""), texts.get("table", "")
        goes_on = "next" in texts
        after = self._went_on.get(save) if goes_on else None
        if after is not None and (there := self.sittings.of_save(after)) is not None:
            return there
        already = self.sittings.of_save(save) if save else self.sittings.of_table(table)
        new = save or table or "at" in texts
        for trial in () if new else self.sittings.trials():  # of which there is one
            if not trial.play.session.over:
                return trial
            self.sittings.close(trial)
        if already is not None and goes_on and already.play.session.over:
            self.sittings.close(already)
        elif (save or table) and already is not None:
            return already

        def opened() -> Opened:
            if save and goes_on:
                return self.house.next(save, salvage=salvage)
            if save:
                return self.house.go_on(save, salvage=salvage)
            if table:
                return self.house.table(table, texts)
            return self.house.begin(texts["adventure"], texts)

        found = await run_sync(opened)
        for one in self.sittings.trials() if "at" in texts else ():  # it goes to another scene
            self.sittings.close(one)
        sitting = self.sittings.add(found)
        if goes_on:
            self._went_on[save] = sitting.opened.save
        return sitting

    async def _view(self, asked: Asked) -> Response:
        sitting = self._game(asked)
        return JSONResponse(await sitting.view(await self._seat(asked, sitting)))

    async def _do(self, asked: Asked) -> Response:
        sitting = self._game(asked)
        if asked.role.kind == "watch":
            return _failed(403, "not-yours")
        try:
            message = message_of(asked.body)
        except ValueError:
            return _failed(400, "no-message")
        seat = await self._seat(asked, sitting)
        return JSONResponse(await sitting.do(seat, message))

    async def _vote(self, asked: Asked) -> Response:
        """Take a vote; the host may have it counted."""
        sitting = self._game(asked)
        word, count = asked.body.get("word", ""), asked.body.get("count") is True
        if not isinstance(word, str) or len(word) > LONGEST:
            return _failed(400, "no-message")
        try:
            seat = await self._seat(asked, sitting)
            return JSONResponse(await sitting.vote(seat, word, count=count))
        except NotYours:
            return _failed(403, "no-vote")

    async def _complete(self, asked: Asked) -> Response:
        """Return what may follow what was typed so far."""
        sitting = self._game(asked)
        text = asked.body.get("text")
        if not isinstance(text, str) or len(text) > LONGEST:
            return _failed(400, "no-message")
        found = await run_sync(completions, text, sitting.play.session)
        return JSONResponse(cleaned([one._asdict() for one in found[:20]]))

    async def _story(self, asked: Asked) -> Response:
        """Return the story in a form, to be kept as a file."""
        sitting = self._game(asked)
        found = await sitting.story(await self._seat(asked, sitting), asked.body.get("form"))
        return _failed(400, "no-message") if found is None else JSONResponse(found)

    async def _events(self, asked: Asked) -> ASGIApp:
        sitting = self._game(asked)
        if self._streams >= MOST_STREAMS:
            return _failed(503, "too-many-pages")
        seat = await self._seat(asked, sitting)
        token = asked.request.cookies.get(self._cookie, "")
        last = asked.request.headers.get("last-event-id", asked.request.query_params.get("after"))
        whose = asked.request.query_params.get("seat", asked.role.seat)  # as the page was told

        def lives() -> bool:
            return whose == asked.role.seat and self.keys.role(token) == asked.role

        self._streams += 1
        return Stream(sitting, seat, last or "", lives, self._gone)

    def _gone(self) -> None:
        self._streams -= 1

    async def _close(self, asked: Asked) -> Response:
        self.sittings.close(self._game(asked))
        return JSONResponse({})

    def _game(self, asked: Asked) -> Sitting:
        sitting = self.sittings.find(asked.request.path_params["game"])
        own = asked.role.kind == "host" or (self.door is not None and self.door.is_at(sitting))
        if sitting is None or not own:
            raise _Gone
        return sitting

    async def _seat(self, asked: Asked, sitting: Sitting) -> Seat:
        """Return the seat of whoever asks: a host at a table with others sees what is public."""
        door = self.door
        if door is not None and door.is_at(sitting):
            sitting.play.may = door.may
        match asked.role.kind:
            case "host":
                shared = door is not None and door.at_table and door.is_at(sitting)
                return await sitting.sit(PUBLIC if shared else ALL)
            case "watch":
                return await sitting.sit(WATCHING, hosts=False)
        return await sitting.sit(asked.role.seat, hosts=False)


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


def _worded(trouble: SoloError, wishes: Mapping[str, str]) -> str:
    """Say what is wrong in the language that a page asks for."""
    language = wishes.get("language", "")
    return Words(language if speaks(language) else "").say(trouble.told)


def _failed(status: int, code: str, text: str = "", **more: object) -> Response:
    """Return an answer that says by a code what is wrong; the page has the words for it."""
    return JSONResponse(cleaned({"failed": code, "text": text, **more}), status_code=status)


def _shut(reason: Shut) -> Response:
    return _failed(reason.status, reason.code, reason.text, names=list(reason.names))
