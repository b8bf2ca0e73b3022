"""A game with its seats: what each sends is done one after another, and each is told its part.

It knows no network and never waits: a server calls it, or a worker within the browser. Whatever
happened is told in frames, one for each command, numbered as the log is.
"""

from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from solo.engine.chance import Asked
from solo.engine.commands import Command, Undo
from solo.engine.events import Event
from solo.engine.log import ALL, Logged, event_seen, seen_by
from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.front_ends.loop import conversation, tell
from solo.terminal.front_ends.player import Keep, Talk, Wanted
from solo.terminal.told import render
from solo.terminal.told.newcomer import First, Newcomer
from solo.terminal.typed.heroes import as_hero
from solo.terminal.typed.lines import aside, parse
from solo.terminal.typed.readings import Nonsense, Query, Reading, Voting
from solo.terminal.window.blocks import Block
from solo.terminal.window.clean import cleaned
from solo.view.parts import Illegal
from solo.view.whole import Told
from solo.web.block_records import Record, blocks_record
from solo.web.frames import Frame
from solo.web.house import GoesOn
from solo.web.lines import Message, Stale, reading_of
from solo.web.own_dice import FaceWanted, OwnDice
from solo.web.seats import HOSTS, USUAL, NotYours, reading_at_seat, whispered
from solo.web.seen import as_seated, page_view
from solo.web.votes import Ballot
from solo.web.words import words

_SHORT = ("resumed", "recap")  # what a game that goes on is told of, in short
MOST_FRAMES = 400  # that are kept in memory; older ones are read from the journal
_MOST_ANSWERS = 64  # of a seat that are remembered, so that a line sent twice is done once


class Seat:
    """Somebody who plays at a page. Replies go to this seat alone, events to all.

    Args:
        play: The game.
        name: Whose seat it is at a table; `ALL` for one who is shown everything, nothing for one
            who is shown what is public.
        hosts: Whether everything may be done from it, and copies kept.
    """

    spoken = True
    ids = False

    @property
    def seat(self) -> str:
        """Who alone sees it; nothing at the host's page of a table, and in what is told to all."""
        return "" if self._begins and self.name != ALL else self.name

    def __init__(self, play: "Play", name: str, *, hosts: bool) -> None:
        self.play = play
        self.name = name
        self.hosts = hosts
        self.wanted = Wanted()
        self.answers: OrderedDict[str, Record] = OrderedDict()
        self._owed: Command | None = None  # what waits for a die of the player's own
        self._rolled: list[str] = []  # what was typed for it
        self._parts: list[Record] = []
        self._talk: Talk | None = None
        self._quiet = self._begins = False

    def begin(self) -> list[Record]:
        """Begin to play; return what is told at first, where nobody has been told it before."""
        self._quiet, self._begins = self.play.begun, True
        keep = self.play.keep if self.hosts else None
        self._talk = conversation(self.play.session, self, keep=keep)
        self.wanted = next(self._talk)
        self._quiet, self._begins, self.play.begun = False, False, True
        return self._taken()

    def take(self, message: Message) -> list[Record]:
        """Do what a message says, and return what is told of it.

        Raises:
            Stale: It chooses what is not open any more.
            NotYours: It is not for this seat.
        """
        typed = self._read(message)
        if message.look:
            self._look(typed)
            return self._taken()
        if isinstance(typed, Voting) and (question := self.play.opens_vote(typed)):
            return [self.play.said_of("vote-open", question=question)]
        if self._talk is None:
            self.begin()
        assert self._talk is not None
        if self._owed is not None:
            self._face(typed)
            return self._taken()
        try:
            if self.wanted.prompt and not isinstance(typed, str):
                self._talk.throw(KeyboardInterrupt())
                self._parts.clear()
            self._send(typed)
        except StopIteration:  # it said that it leaves
            self._talk, self.wanted = None, Wanted()
            self._parts.append({"left": True})
        return self._taken()

    def _look(self, typed: str | Reading) -> None:
        """Answer a question; what is wanted here stays wanted."""
        session = self.play.session
        reading = parse(typed, session) if isinstance(typed, str) else typed
        if isinstance(reading, Query) and reading.topic not in HOSTS:
            tell(reading, session, self)
        elif isinstance(reading, Nonsense):
            self.misunderstood(reading)

    def _send(self, typed: str | Reading) -> None:
        """Do something; where a die of the player's own is needed, ask for it."""
        own, session = self.play.own, self.play.session
        assert self._talk is not None
        if own is not None:
            own.given(self._rolled)
        try:
            self.wanted = self._talk.send(typed)
            self._rolled.clear()  # no later roll is what was typed for this one
        except FaceWanted as die:
            parts, self._owed = self._taken(), session.doing
            self.begin()  # anew, since what was begun has not happened
            self._parts = parts
            self.wanted = Wanted(die.prompt, sides=die.sides)
            if die.told:
                self._reply("dice", [block for one in die.told for block in render.remark(one)])

    def _face(self, typed: str | Reading) -> None:
        """Take what a die shows, and do again what needs it; anything but a face gives it up."""
        command, self._owed, self.wanted = self._owed, None, Wanted()
        assert command is not None
        if (
            isinstance(typed, str)
            and typed.strip()
            and not isinstance(aside(typed, self.play.session), Undo)
        ):
            self._rolled.append(typed)
            self._send(command)
            return
        self._rolled.clear()
        self._reply("abandoned", render.remark(wording.tell(self.play.session, "never-mind")))

    def _read(self, message: Message) -> str | Reading:
        session = self.play.session
        if self.wanted.prompt and not message.choose and not message.look:
            return message.line
        if not self.hosts:
            return reading_at_seat(message, session, self.name, self.play.may)
        read = reading_of(message, session)
        voting = parse(read, session) if isinstance(read, str) and session.adventure.open else None
        return voting if isinstance(voting, Voting) else read

    def does(self, reading: Reading) -> list[Record]:
        """Do what is known already; return what is told of it.

        What is wanted here stays wanted, unless a die of the player's own is needed now.
        """
        before = self._talk, self.wanted, self._owed
        self.begin()
        self._send(reading)
        if self._owed is before[2]:
            self._talk, self.wanted, _ = before
        return self._taken()

    def ask(self, prompt: str) -> str:
        """Nobody asks a seat for a line: it sends one."""
        raise EOFError

    def whisper(self, prompt: str) -> str:
        """Nobody asks a seat for a line: it sends one."""
        raise EOFError

    def happened(self, told: Sequence[Logged]) -> None:
        """Tell all seats what happened; a reply is for this one alone."""
        if self._quiet:
            return
        if told and told[0].seq is not None:
            self._parts.append(self.play.tell(told).seen_by(self.name))
        elif told:
            self._reply("reply", self.play.said([one.event for one in told], told[0].actor))

    def opened(self, *, whole: bool = False) -> None:
        """Show nothing: what can be chosen is in the view; who is new is told how dice are read."""
        if told := self.play.newcomer.before_a_roll():
            self._reply("reply", told)

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        """Answer this seat."""
        if not (self._begins and self.play.whole and topic in _SHORT):
            self._reply(topic, blocks)

    def misunderstood(self, nonsense: Nonsense) -> None:
        """Say why a line meant nothing."""
        self._reply("misunderstood", render.misunderstood(nonsense, self.play.session))

    def settled(self) -> None:
        """Do nothing: the view tells what is open."""

    def _reply(self, topic: str, blocks: Sequence[Block]) -> None:
        if self._quiet:
            return
        self._parts.append({"topic": topic, "said": blocks_record(blocks)})

    def _taken(self) -> list[Record]:
        parts, self._parts = self._parts, []
        return parts


class Play:
    """A game that is open, and the frames of what happened in it.

    Args:
        session: The game.
        first: Tells whether the player is new to the rules; None where nobody is to be told.
        keep: Keeps a copy under a name; None where nothing is kept.
        goes_on: Returns the title of what comes after it; None where nothing can.
        before: What is told before it begins, in paragraphs.
        whole: Whether a page reads the whole story from the journal, and needs no recap above it.
    """

    def __init__(
        self,
        session: Session,
        first: First | None = None,
        keep: Keep | None = None,
        goes_on: GoesOn | None = None,
        before: Sequence[str] = (),
        *,
        whole: bool = False,
    ) -> None:
        self.session = session
        self.whole = whole
        self.own: OwnDice | None = None
        if isinstance(session.chance, Asked):  # nobody waits for an answer here
            session.chance = self.own = OwnDice(wording.words(session))
        self.newcomer = Newcomer(session, first)
        self.keep = keep
        self.frames: list[Frame] = []
        self.seats: dict[str, Seat] = {}
        self._goes_on = goes_on
        told = [block for one in before for block in render.remark(one)]
        # what is told before a game that begins, or of one that goes on
        self.opening: list[Record] = (
            [{"topic": "before", "said": blocks_record(told)}] if told else []
        )
        self.begun = False
        self.ballot: Ballot | None = None
        self._sheets: Told = {}
        self.may: Collection[str] = USUAL  # what seats may do, as the host says
        self.looks = 0  # rises when a view changes though nothing is told

    def seat(self, name: str = ALL, *, hosts: bool = True) -> Seat:
        """Return the seat of a name; the first time it sits down."""
        if name not in self.seats:
            self.seats[name] = Seat(self, name, hosts=hosts)
            told = self.seats[name].begin()
            self.opening += [one for one in told if "seq" not in one]
        return self.seats[name]

    def opens_vote(self, voting: Voting) -> str:
        """Let the seats of all who are asked vote at once; nothing where one screen must do.

        Return the question, which is an earlier one while not all have voted on that.
        """
        if not all(name in self.seats for name in voting.voters):
            return ""
        if self.ballot is None:
            self.ballot = Ballot(voting)
            self.looks += 1
        return self.ballot.voting.question

    def vote(self, seat: Seat, word: str, *, count: bool = False) -> Record:
        """Take a vote, nothing to abstain; it is counted when all have voted or the host says so.

        Raises:
            NotYours: There is no vote for this seat.
        """
        ballot = self.ballot
        if ballot is None or (count and not seat.hosts):
            raise NotYours
        try:
            done = count or ballot.cast(seat.name, word, self.session)
        except Illegal as reason:
            raise NotYours from reason
        self.looks += 1
        parts: list[Record] = []
        if done:
            self.ballot = None
            asked = ballot.counted()
            none = self.said_of("vote-empty", question=ballot.voting.question)
            parts = seat.does(asked) if asked is not None else [none]
        return {"parts": parts, "view": self.view(seat)}

    def said_of(self, code: str, **facts: object) -> Record:
        """Return a remark of the page's own as a reply."""
        return self.remarked(code, wording.words(self.session).say(words(code, **facts)))

    def remarked(self, topic: str, text: str) -> Record:
        """Return a text as a reply."""
        return {"topic": topic, "said": blocks_record(render.remark(text))}

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
        except NotYours:
            answer = {"cause": cause, "parts": [self.said_of("not-yours-now")]}
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
        session = self.session
        seen = as_hero(name, session) if name and not session.adventure.open else session
        told = page_view(seen, name, seat.wanted, self._sheets)
        if seat.name != ALL:
            told = as_seated(told, seat.name, session, self.may, hosts=seat.hosts)
        if self._goes_on is not None and session.over and seat.hosts:
            told["next"] = self._goes_on()
        if self.ballot is not None:
            told["vote"] = self.ballot.seen_by(name, self.session)
        found = cleaned(told)
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

    def said(self, events: Sequence[Event], who: str) -> tuple[Block, ...]:
        """Return the words for events that `who` began, with what a newcomer is told of dice.

        A roll is told though it stood beside its offers: a page shows these no more.
        """
        before = self.newcomer.after_a_roll(events)
        return (*before, *render.happened(events, self.session, who=who, deeds=True))

    def _frame(self, told: Sequence[Logged], events: Sequence[Event], seat: str) -> Record:
        records = [one.record() for one in told]
        found = cleaned(
            {
                "seq": told[-1].seq,
                "first": told[0].seq,
                "epoch": self.session.epoch,
                "turn": told[-1].turn,
                "events": records if seat == ALL else [seen_by(one, seat) for one in records],
                "said": blocks_record(
                    (*self.said(events, told[0].actor), *whispered(events, self.session, seat))
                ),
            }
        )
        assert isinstance(found, dict)
        return found


def frames_of(events: Iterable[Logged], play: Play) -> list[Frame]:
    """Return the frames of events of a journal, one for each turn."""
    return [play.frame(tuple(told)) for _, told in groupby(events, key=lambda one: one.turn)]
