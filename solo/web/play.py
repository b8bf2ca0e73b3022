"""A game with its seats: what each sends is done one after another, and each is told its part.

It knows no network and never waits: a server calls it, or a worker within the browser. Whatever
happened is told in frames, one for each command, numbered as the log is.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from solo.engine.events import Event
from solo.engine.log import Logged, event_seen, seen_by
from solo.engine.session import Session
from solo.terminal import now, render
from solo.terminal.blocks import Block
from solo.terminal.clean import cleaned
from solo.terminal.loop import conversation
from solo.terminal.newcomer import First, Newcomer
from solo.terminal.player import Keep, Talk, Wanted
from solo.terminal.readings import Nonsense
from solo.web.lines import Message, Stale, reading_of
from solo.web.said import Record, blocks_record
from solo.web.seen import page_view

MOST_FRAMES = 400  # that are kept in memory; older ones are read from the journal
_MOST_ANSWERS = 64  # of a seat that are remembered, so that a line sent twice is done once
ALL = "*"
"""The seat that is shown everything, as a game alone or at one screen is."""


class Frame(NamedTuple):
    """What one command told.

    Args:
        seq: The number of its last event.
        epoch: The epoch that the number belongs to.
        whole: All of it.
        public: What those may know who are in no audience.
        own: What each seat knows that may know more.
    """

    seq: int
    epoch: int
    whole: Record
    public: Record
    own: Mapping[str, Record]

    def seen_by(self, seat: str) -> Record:
        """Return what a seat is told."""
        return self.whole if seat == ALL else self.own.get(seat, self.public)


class Seat:
    """Somebody who plays at a page. Replies go to this seat alone, events to all.

    Args:
        play: The game.
        name: Whose seat it is at a table; `ALL` for one who is shown everything.
        keep: Keeps a copy under a name, None where no name may come from this seat.
    """

    spoken = True
    ids = False

    def __init__(self, play: "Play", name: str = ALL, keep: Keep | None = None) -> None:
        self.play = play
        self.name = name
        self.wanted = Wanted()
        self.answers: OrderedDict[str, Record] = OrderedDict()
        self._keep = keep
        self._parts: list[Record] = []
        self._talk: Talk | None = None

    def begin(self) -> list[Record]:
        """Begin to play; return what is told at first."""
        self._talk = conversation(self.play.session, self, keep=self._keep)
        self.wanted = next(self._talk)
        return self._taken()

    def take(self, message: Message) -> list[Record]:
        """Do what a message says, and return what is told of it.

        Raises:
            Stale: It chooses what is not open any more.
        """
        typed = reading_of(message, self.play.session)
        if self._talk is None:
            self.begin()
        assert self._talk is not None
        try:
            if self.wanted.prompt and not isinstance(typed, str):
                self._talk.throw(KeyboardInterrupt())
                self._parts.clear()
            self.wanted = self._talk.send(typed)
        except StopIteration:  # it said that it leaves
            self._talk, self.wanted = None, Wanted()
            self._parts.append({"left": True})
        return self._taken()

    def ask(self, prompt: str) -> str:
        """Nobody asks a seat for a line: it sends one."""
        raise EOFError

    def whisper(self, prompt: str) -> str:
        """Nobody asks a seat for a line: it sends one."""
        raise EOFError

    def happened(self, told: Sequence[Logged]) -> None:
        """Tell all seats what happened; a reply is for this one alone."""
        if told and told[0].seq is not None:
            self._parts.append(self.play.tell(told).seen_by(self.name))
        elif told:
            self._reply("reply", self.play.said([one.event for one in told]))

    def opened(self, *, whole: bool = False) -> None:
        """Show nothing: what can be chosen is in the view; who is new is told how dice are read."""
        if told := self.play.newcomer.before_a_roll():
            self._reply("reply", told)

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        """Answer this seat."""
        self._reply(topic, blocks)

    def misunderstood(self, nonsense: Nonsense) -> None:
        """Say why a line meant nothing."""
        self._reply("misunderstood", render.misunderstood(nonsense, self.play.session))

    def settled(self) -> None:
        """Do nothing: the view tells what is open."""

    def _reply(self, topic: str, blocks: Sequence[Block]) -> None:
        self._parts.append({"topic": topic, "said": blocks_record(blocks)})

    def _taken(self) -> list[Record]:
        parts, self._parts = self._parts, []
        return parts


class Play:
    """A game that is open, and the frames of what happened in it."""

    def __init__(self, session: Session, first: First | None = None) -> None:
        self.session = session
        self.newcomer = Newcomer(session, first)
        self.frames: list[Frame] = []
        self.seats: dict[str, Seat] = {}
        self.opening: list[Record] = []  # what is told of a game that goes on

    def seat(self, name: str = ALL, keep: Keep | None = None) -> Seat:
        """Return the seat of a name; the first time it sits down."""
        if name not in self.seats:
            self.seats[name] = Seat(self, name, keep)
            told = self.seats[name].begin()
            if len(self.seats) == 1:
                self.opening = [one for one in told if "seq" not in one]
        return self.seats[name]

    def do(self, seat: Seat, message: Message) -> Record:
        """Do what a seat sends, once for each id; return all that answers it.

        The answer has what was told (`parts`), the words that are still wanted, and the view.
        """
        cause = message.id
        if cause in seat.answers:
            return seat.answers[cause]
        try:
            answer: Record = {"cause": cause, "parts": seat.take(message)}
        except Stale:
            answer = {"cause": cause, "parts": [], "stale": True}
        answer["view"] = self.view(seat)
        found = cleaned(answer)
        assert isinstance(found, dict)
        if cause:
            seat.answers[cause] = found
            while len(seat.answers) > _MOST_ANSWERS:
                seat.answers.popitem(last=False)
        return found

    def view(self, seat: Seat) -> Record:
        """Return what a seat may know now."""
        name = "" if seat.name == ALL else seat.name
        found = cleaned(page_view(self.session, name, seat.wanted))
        assert isinstance(found, dict)
        return found

    def tell(self, told: Sequence[Logged]) -> Frame:
        """Tell all seats what happened."""
        frame = self.frame(told)
        self.frames.append(frame)
        del self.frames[:-MOST_FRAMES]
        return frame

    def frame(self, told: Sequence[Logged]) -> Frame:
        """Return what happened as a frame: as it is, and as each seat may know it."""
        names = {name for one in told for name in one.audience} - {"all"}
        last = told[-1].seq
        assert last is not None
        whole = self._frame(told, [one.event for one in told], ALL)
        public, own = whole, dict[str, Record]()
        if names:
            public = self._frame(told, [event_seen(one, "") for one in told], "")
            own = {
                name: self._frame(told, [event_seen(one, name) for one in told], name)
                for name in names
            }
        return Frame(last, self.session.epoch, whole, public, own)

    def said(self, events: Sequence[Event]) -> tuple[Block, ...]:
        """Return the words for events, with what a newcomer is told of dice."""
        before = self.newcomer.after_a_roll(events)
        return (*before, *render.happened(events, self.session, now.said(self.session)))

    def _frame(self, told: Sequence[Logged], events: Sequence[Event], seat: str) -> Record:
        records = [one.record() for one in told]
        found = cleaned(
            {
                "seq": told[-1].seq,
                "first": told[0].seq,
                "epoch": self.session.epoch,
                "turn": told[-1].turn,
                "events": records if seat == ALL else [seen_by(one, seat) for one in records],
                "said": blocks_record(self.said(events)),
            }
        )
        assert isinstance(found, dict)
        return found
