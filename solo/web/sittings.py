"""The games that a server has open: one command at a time in each, closed when nobody is there."""

from collections.abc import Callable
from functools import partial
from itertools import count
from time import monotonic

import anyio
from anyio.to_thread import run_sync

from solo.engine.log import ALL
from solo.terminal.typed.readings import Reading
from solo.web.frames import Frame
from solo.web.house import Opened, Record
from solo.web.kept_story import kept_story
from solo.web.lines import Message
from solo.web.play import Play, Seat, frames_of

MOST_OPEN = 16
IDLE = 30.0  # seconds without a page after which a game is closed, so that a terminal may open it


class Full(Exception):  # noqa: N818 - the server goes on
    """So many games are open that no other can be."""


class Sitting:
    """A game that is open at this server."""

    def __init__(self, id_: str, opened: Opened, clock: Callable[[], float] = monotonic) -> None:
        self.id = id_
        self.opened = opened
        self.play = Play(
            opened.session, opened.first, opened.keep, opened.goes_on, opened.before,
            whole=opened.revised is None,
        )  # fmt: skip
        self.streams = 0
        self.closed = False
        self._lock = anyio.Lock()
        self._clock = clock
        self.changed = anyio.Event()
        self._left = clock()

    async def sit(self, name: str = ALL, *, hosts: bool = True) -> Seat:
        """Return a seat of the game; from that of a host everything may be done."""
        async with self._lock:
            seat: Seat = await run_sync(partial(self.play.seat, name, hosts=hosts))
        return seat

    async def vote(self, seat: Seat, word: str, *, count: bool) -> Record:
        """Take a vote of a seat."""
        async with self._lock:
            answer: Record = await run_sync(partial(self.play.vote, seat, word, count=count))
        self.call()
        return answer

    async def do(self, seat: Seat, message: Message) -> Record:
        """Do what a seat sends; what happened is on disk and told to all when this returns."""
        async with self._lock:
            answer: Record = await run_sync(self.play.do, seat, message)
        self._left = self._clock()
        self.call()
        return answer

    async def does(self, seat: Seat, reading: Reading) -> None:
        """Do what is known already, such as to let somebody sit down."""
        async with self._lock:
            await run_sync(seat.does, reading)
        self.call()

    async def revise(self) -> None:
        """Take in what the author of a trial has saved; its pages begin anew where they were."""
        if self.opened.revised is None:
            return
        async with self._lock:
            told: tuple[str, ...] = await run_sync(self.opened.revised)
            if told:
                self.play = Play(self.opened.session, self.opened.first, self.opened.keep)
                self.play.opening = [self.play.remarked("read", text) for text in told]
        if told:
            self.call()

    async def story(self, seat: Seat, form: object) -> Record | None:
        """Return the story as a seat may know it, in a form; None for no form."""
        name = "" if seat.name == ALL else seat.name
        async with self._lock:
            found: Record | None = await run_sync(kept_story, self.play.session, form, name)
        return found

    async def view(self, seat: Seat) -> Record:
        """Return what a seat may know now."""
        async with self._lock:
            view: Record = await run_sync(self.play.view, seat)
        return view

    async def missed(self, after: int) -> tuple[Frame, ...]:
        """Return the frames behind a number, from memory or else from the journal."""
        kept = [*self.play.frames]
        first = kept[0].whole["first"] if kept else self.play.session.counted
        assert isinstance(first, int)
        if after + 1 >= first:
            return tuple(frame for frame in kept if frame.seq > after)
        async with self._lock:
            found: tuple[Frame, ...] = await run_sync(self._from_journal, after, first)
        return found

    def _from_journal(self, after: int, first: int) -> tuple[Frame, ...]:
        events = (one for one in self.opened.missed(after + 1) if (one.seq or 0) < first)
        return (*frames_of(events, self.play), *self.play.frames)

    def call(self) -> None:
        """Wake all streams."""
        self.changed.set()
        self.changed = anyio.Event()

    def idle(self) -> bool:
        """Say whether nobody has been there for a while."""
        if self.streams or self.opened.revised is not None:
            self._left = self._clock()
        return self._clock() - self._left > IDLE


class Sittings:
    """All games that are open, by a name that means nothing outside this server."""

    def __init__(self) -> None:
        self._open: dict[str, Sitting] = {}
        self._numbers = count(1)

    def of_save(self, save: str) -> Sitting | None:
        """Return the game of a save, if it is open here."""
        return next((one for one in self._open.values() if one.opened.save == save), None)

    def of_table(self, name: str) -> Sitting | None:
        """Return the game of a table, if it is open here."""
        wanted = name.casefold()
        return next((o for o in self._open.values() if o.opened.table.casefold() == wanted), None)

    def of_adventure(self, id_: str) -> Sitting | None:
        """Return the game of an adventure that was opened last, if one is open here."""
        found = [one for one in self._open.values() if one.play.session.adventure.id == id_]
        return found[-1] if found else None

    def find(self, id_: str) -> Sitting | None:
        """Return an open game by its name."""
        return self._open.get(id_)

    def trials(self) -> tuple[Sitting, ...]:
        """Return the games that an author tries out."""
        return tuple(one for one in self._open.values() if one.opened.revised is not None)

    def add(self, opened: Opened) -> Sitting:
        """Take a game that was opened.

        Raises:
            Full: There are too many; it is closed again.
        """
        if len(self._open) >= MOST_OPEN:
            opened.close()
            raise Full
        sitting = Sitting(f"g{next(self._numbers)}", opened)
        self._open[sitting.id] = sitting
        return sitting

    def close(self, sitting: Sitting) -> None:
        """Close a game; its streams end."""
        if self._open.pop(sitting.id, None) is not None:
            sitting.closed = True
            sitting.opened.close()
            sitting.call()

    def close_idle(self) -> None:
        """Close the games at which nobody is any more."""
        for one in [one for one in self._open.values() if one.idle()]:
            self.close(one)

    def close_all(self) -> None:
        """Close every game."""
        for one in [*self._open.values()]:
            self.close(one)
