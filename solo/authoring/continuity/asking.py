"""Questions of a playtest: what looks forgotten in the games, and may yet be meant so."""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from solo.adventure.branch import TAKEN, Branch
from solo.adventure.model import Adventure, Presence
from solo.authoring.continuity.body import ALONE, otherwise
from solo.authoring.continuity.body import told as told_of_body
from solo.authoring.continuity.held import Holding
from solo.authoring.continuity.hours import (
    MISSED,
    ahead,
    ahead_of,
    apart,
    awaited,
    gone,
    hours,
    lengths,
    missed,
    spans,
    usual,
    within,
)
from solo.authoring.continuity.lasting import far, lasted
from solo.authoring.continuity.never_told import Unmet
from solo.authoring.continuity.new_sentences import New, NewSentences
from solo.authoring.continuity.questions import (
    AGAINST,
    FINAL,
    GONE,
    HERE,
    HOUR,
    HURT,
    KNOWN,
    LATE,
    MET,
    NAMED,
    NEW,
    OPEN,
    PAST,
    SHUT,
    SPOKEN,
    THERE,
    THOUGHT,
    UNMET,
    UNNAMED,
    UNREAD,
)
from solo.authoring.continuity.remembering import (
    QUOTED,
    Remembering,
    last_text,
    told_at_last,
    told_last,
)
from solo.authoring.continuity.supposed import supposed
from solo.authoring.continuity.telling import named, speaks, words_of
from solo.authoring.continuity.truths import Said, Standing, proper
from solo.authoring.continuity.units import unlike
from solo.authoring.continuity.written import (
    hours_of,
    left_out,
    odd,
    outcomes_of,
    passes,
    unread_of,
)
from solo.authoring.reading import inherited, texts, uses
from solo.engine.events import (
    CheckRolled,
    CompanionMoved,
    Narrated,
    QuestChanged,
    SceneEntered,
    TimePassed,
)
from solo.engine.events import Event as Happening
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.prose import ProseError

LATEST = 30  # minutes after its hour until which an event may be told
OFF = 45  # minutes by which an hour that a text tells may differ from the clock
PARTLY_OFF = 25  # likewise of one with a part, as "half past four", unless an event tells it
EARLY = 5  # minutes by which an hour that a text tells as past may be yet to come
_HEARD = (TimePassed, SceneEntered, CompanionMoved, QuestChanged, Narrated)
_PASSING = ("result", "scene")  # kinds of texts that tell what a turn took
_ONCE = ("result", "event")  # kinds of texts that nobody expects to be told again
MOST_SHOWN = 40  # characters of a value by which it is told from others
_WORDS = re.compile(r"\w+")
_CUE = re.compile(r"^[A-ZÄÖÜ' ]+[.:] ", re.MULTILINE)


class _Heard(NamedTuple):
    """What a text says by itself, however things stand when it is told."""

    hours: tuple[int, ...]  # those of its own moment, in minutes of half a day
    gone: tuple[int, ...]  # those that it tells as past
    usual: tuple[int, ...]  # those at which something comes each day
    spans: tuple[tuple[int, int], ...]  # the parts of the day that it tells as its own
    lasted: tuple[int, ...]  # how many minutes it tells that something took
    announces: bool  # whether it announces something for an hour of which nothing else knows
    speakers: frozenset[str]  # the people who speak in it
    there: tuple[Presence, ...]  # those of whom it is declared where they are, and who speak in it
    body: tuple[str, ...]  # what it tells of the hero's body
    said: Said | None  # what else it says; None if that is nothing
    new: New | None  # what its new sentences tell of; None if that is nothing


class _Fight(NamedTuple):
    """A fight that is over."""

    before: State  # the last state in which it was not
    won: bool


class _Stood(NamedTuple):
    """What is known after a turn."""

    told: tuple[int, int] = (0, 0)
    gone: frozenset[str] = frozenset()
    fought: tuple[_Fight, ...] = ()
    along: tuple[str, ...] = ()


class Asking:
    """What the games of an adventure leave open to ask.

    Args:
        adventure: The adventure.
        sources: All its texts as they are written.

    Attributes:
        shown: What texts of outcomes read in this game: in which scene and where, of what, and
            which value.
    """

    def __init__(self, adventure: Adventure, sources: Sequence[str] = ()) -> None:
        self._adventure = adventure
        self._day = adventure.clock
        found = uses(adventure)
        self._holding = Holding(adventure, found)
        self._companions = {
            key: frozenset(words_of(str(block.name))) for key, block in adventure.companions.items()
        }
        self._foes = {str(block.name): key for key, block in adventure.foes.items()}
        self._fallible = frozenset(self._foes.values())
        self._people = {
            **{key: frozenset((name,)) for name, key in self._foes.items()},
            **self._companions,
        }
        declared = {key: one for key, one in adventure.present.items() if one.names}
        self._there = {**supposed(adventure, found, sources), **declared}
        self._standing = Standing(
            adventure, found, self._holding, self._companions, self.worth, self._there
        )
        self._new = NewSentences(adventure.said, sources, self._called())
        self._odd: dict[Mark, set[str]] = {}
        for mark, question in (*odd(found), *left_out(found), *unlike(adventure, found)):
            self._odd.setdefault(mark, set()).add(question)
        self._unread = dict(unread_of(adventure, found))
        instead = {event.instead for event in adventure.events.values()}
        self._spanned = tuple(
            one for one in adventure.events.values() if one.until and one.id not in instead
        )
        self._hours = tuple({*hours_of(adventure, found)})
        self._passes = passes(found)
        self._outcomes = outcomes_of(adventure, found)
        self._names = {"successes", "failures", *adventure.variables} - inherited(found)
        self._unmet = Unmet(adventure)
        self._endings: dict[str, str] = {}  # their texts with markup, as written
        self._failed: list[Problem] = []
        self._hear = lru_cache(maxsize=4096)(self._read)  # games tell the same again and again
        self.begin()

    def _called(self) -> Mapping[str, Iterable[str]]:
        """Return who and what may be there or not, with the names of each."""
        foes = {key: frozenset(words_of(name)) for name, key in self._foes.items()}
        declared = {key: one.names for key, one in self._there.items()}
        return {**self._standing.flags, **foes, **self._companions, **declared}

    def begin(self) -> None:
        """Forget the game before."""
        self._told = Remembering()
        self.shown: Counter[tuple[str, str, str, str]] = Counter()
        self._gone: set[str] = set()
        self._leaving: set[str] = set()  # in the scene that is told now
        self._closed: set[str] = set()  # the questions of quests that end both ways, in this turn
        self._with: tuple[str, ...] = ()
        self._stood: dict[int, _Stood] = {}  # after each turn
        # when the choice was taken that leads on now, and the last scene since then was entered
        self._since: tuple[int, ...] = ()
        # the fights of which nobody asked yet who fell: before the scene that is told now, in it
        self._fought: tuple[_Fight, ...] = ()
        self._fights: tuple[_Fight, ...] = ()

    def ask(self, questions: Iterable[str]) -> None:
        """Ask what is open before a game begins."""
        self._closed.update(questions)

    def listed(self, labels: Iterable[str]) -> None:
        """Note the choices that a player reads before a turn."""
        self._told.heard(*labels)

    def reading(self, branch: Branch) -> Callable[[Mapping[str, object]], None] | None:
        """Return what notes the values that the text of an outcome reads, and what it asks.

        None if that is nothing.
        """
        text, odd = branch.text, self._odd.get(branch.mark, set())
        names: tuple[str, ...] = ()
        scene = place = ""
        if text is not None and text.mark in self._outcomes and not text.constant:
            names = tuple(sorted(text.names() & self._names))
            scene = self._outcomes[text.mark]
            place = f"{Path(text.mark.file).name}:{text.mark.line}"

        def see(scope: Mapping[str, object]) -> None:
            self._closed |= odd
            for name in names:
                self.shown[scene, place, name, repr(scope.get(name))[:MOST_SHOWN]] += 1

        return see if names or odd else None

    def of_turn(
        self, before: State, session: Session, events: Sequence[Happening], label: str = ""
    ) -> Iterator[str]:
        """Yield what a turn that was accepted leaves open to ask; `label` is the choice taken."""
        after = session.state
        if after.turn < before.turn:
            self._take_back(after.turn)
            return
        if after.fired is not before.fired:
            yield from self._late(after.fired - before.fired, before, after)
        if self._spanned and after.clock != before.clock:
            yield from self._passed(before, session)
        if before.pending is None:
            self._since = (before.clock,)
        self._fallen(before, session, events)
        yield from self._closed
        self._closed.clear()
        if label and missed(label, self._day + before.clock):
            yield f"{HOUR} {before.scene}"
        passed = after.clock != before.clock and after.fired is before.fired
        meant = awaited(label) if label and passed else ()  # when it says that it leads there
        if not all(within(self._day + after.clock, span) for span in meant):
            yield f"{HOUR} {before.scene}"
        if label or after.variables is not before.variables:
            yield from self._standing.of_turn(before, session, label)
        yield from self._heard(before, session, events)
        if self._leaving or self._fights:
            self._part()
        if session.over and session.ending in self._adventure.scenes:
            yield from self._left(before, session, events)
        self._stood[after.turn] = _Stood(
            self._told.length, frozenset(self._gone), self._fought, self._with
        )

    def _take_back(self, turn: int) -> None:
        """Forget what was told, and who left, after a turn: it is taken back."""
        stood = self._stood.get(turn, _Stood())
        self._told.cut(stood.told)
        self._with, self._gone, self._fought = stood.along, set(stood.gone), stood.fought
        self._leaving.clear()
        self._fights = ()
        self._since = ()

    def _late(self, fired: Iterable[str], before: State, after: State) -> Iterator[str]:
        """Yield the events that are told late; where one step of time went over it, with it."""
        for key in fired:
            event = self._adventure.events.get(key)
            if event is None or event.every or not (event.body.text or event.body.goto):
                continue
            if event.tells_late or event.instead:
                continue
            if after.clock - event.minute > LATEST:
                over = before.clock < event.minute
                yield f"{LATE} {key}/{before.scene}" if over and before.scene else f"{LATE} {key}"

    def _passed(self, before: State, session: Session) -> Iterator[str]:
        """Yield the events over whose whole span one step of time went, and nothing says so."""
        after = session.state
        for event in self._spanned:
            if before.clock < event.minute and event.over(after.clock) and before.scene:
                views = (session.interpreter.view(state) for state in (before, after))
                holds = event.when is None or all(event.when.value(view) for view in views)
                if holds and event.id not in after.fired:
                    yield f"{LATE} {event.id}/{before.scene}"

    def _heard(self, before: State, session: Session, events: Sequence[Happening]) -> Iterator[str]:
        """Yield what the texts of a turn leave to ask, told in their order."""
        place, clock, there = before.scene, before.clock, before.scene
        tried: bool | None = None  # who tries the same again reads the same
        for event in events:
            if type(event) not in _HEARD:
                continue  # as most of a fight
            match event:
                case Narrated():
                    states = (before, session.state)
                    yield from self._told_of(event, place, clock, states, session, events)
                    if tried is None:
                        rolls = (one for one in events if isinstance(one, CheckRolled))
                        tried = any(one.kind == "try" for one in rolls)
                    once = event.kind in _ONCE and not tried
                    kind = self._told.again(str(event.text), there, comes_back=not once)
                    if kind and (kind != SPOKEN or event.kind == "scene"):
                        yield f"{kind} {there}"
                case TimePassed():
                    clock = event.clock
                case SceneEntered():
                    place = there = event.scene
                    self._since = self._since and (self._since[0], clock)
                    self._told.heard(str(event.title))
                    self._part()
                    if event.title and self._off(self._hear(str(event.title)), clock):
                        yield f"{HOUR} {place}"
                case CompanionMoved():
                    self._moved(event, session)
                case QuestChanged():
                    yield from self._against(event, session)

    def _told_of(
        self,
        event: Narrated,
        place: str,
        clock: int,
        states: tuple[State, State],
        session: Session,
        events: Sequence[Happening],
    ) -> Iterator[str]:
        """Yield what one text leaves to ask, told at a time of the clock."""
        text = str(event.text)
        heard = self._hear(text)
        if self._told.missing(text):
            yield f"{PAST} {place}"
        if not any(heard):  # as most texts
            return
        body = heard.body
        if heard.speakers or (heard.said is not None and heard.said.acts):
            self._ask_who_fell(session)
        comes = event.kind == "event"  # one may come late, and take time of its own
        off = self._off(heard, clock, OFF) if comes else self._off(heard, clock)
        off = off or (comes and self._apart(heard.usual, self._day + clock, OFF))
        if off or heard.announces or self._took(event, clock, states):
            yield f"{HOUR} {place}"
        if heard.speakers or heard.there:
            yield from self._spoken(heard, place, states, session)
        if ALONE in body and session.state.sheet is not None:
            yield from (f"{HERE} {one}/{place}" for one in self._with_throughout(states, session))
        if body and any(otherwise(body, _views(states, session), over=session.over)):
            yield f"{HURT} {place}"
        if heard.new is not None:
            yield from self._of_new(heard.new, place, states, session)
        if heard.said is not None:
            # some rules take what is held as a story ends
            at_last = told_last(event, events) and not session.over
            since = states[1] if at_last else states[0]
            between = (since, states[1])
            yield from self._standing.of_text(heard.said, place, between, session, self._gone)

    def _with_throughout(self, states: Sequence[State], session: Session) -> Iterator[str]:
        """Yield the companions who are with the hero in all of some states."""
        sheets = [one.sheet for one in states if one.sheet is not None]
        every = [set(session.system.companions(one)) for one in sheets]
        yield from sorted(set.intersection(*every) & self._companions.keys())

    def _of_new(
        self, new: New, place: str, states: tuple[State, State], session: Session
    ) -> Iterator[str]:
        """Yield what new sentences tell of that is not there, or may not be."""
        for key in new.about:
            if self._away(key, states, session):
                yield f"{NEW} {place}/{key}"
        for name in new.there:
            yield from (f"{THERE} {place}/{name}/{one}" for one in _plain(states[1]))
        for name in new.known:
            yield f"{KNOWN} {name}"
            yield from (f"{KNOWN} {name}/{one}" for state in states for one in _plain(state))

    def _away(self, key: str, states: Sequence[State], session: Session) -> bool:
        """Say whether somebody is gone or not there, or something is lost, or missing at last."""
        if key in self._there:
            views = (session.interpreter.view(state) for state in states)
            return all(self.present(self._there[key], view) is False for view in views)
        if key in self._standing.flags:
            if any(state.variables[key] for state in states):
                return False
            had = (turn.state.variables[key] for turn in session.turns)
            return session.over or self._adventure.variables[key] is True or any(had)
        self._ask_who_fell(session)
        return key in self._gone

    def _off(self, heard: _Heard, clock: int, partly: int = PARTLY_OFF) -> bool:
        """Say whether a text tells another hour than the clock, one with a part within `partly`."""
        now = self._day + clock
        if self._apart(heard.hours, now, partly):
            return True
        if any(EARLY < ahead_of(hour, now) <= MISSED[1] for hour in heard.gone):
            return True
        return bool(heard.spans) and not all(within(now, span) for span in heard.spans)

    def _took(self, event: Narrated, clock: int, states: Sequence[State]) -> bool:
        """Say whether a text tells that something took another time than has passed.

        That may be the time until the text, or that of the whole turn, with those before it in
        which the same check was rolled; or that since the scene was entered in which it is told.
        """
        told = self._hear(str(event.text)).lasted if event.kind in _PASSING else ()
        passed = [to - since for to in (clock, states[1].clock) for since in self._since]
        return bool(passed) and any(far(one, passed) for one in told)

    @staticmethod
    def _apart(hours: Sequence[int], now: int, partly: int) -> bool:
        """Say whether some hour is not that of the clock, one with a part within `partly`."""
        return any(apart(hour, now) > (partly if hour % 60 else OFF) for hour in hours)

    def _read(self, text: str) -> _Heard:
        quoted = QUOTED.search(text) or _CUE.search(text)
        people, there = (self._people, self._there) if quoted else ({}, {})
        return _Heard(
            (*hours(text), *lengths(text)),
            gone(text),
            usual(text),
            spans(text),
            lasted(text, self._adventure.spoken) if self._passes else (),
            any(all(apart(hour, one) > OFF for one in self._hours) for hour in ahead(text)),
            frozenset(key for key, names in people.items() if speaks(names, text)),
            tuple(one for one in there.values() if speaks(proper(one.names) or one.names, text)),
            told_of_body(text),
            self._standing.said(text),
            self._new.of(text),
        )

    def _moved(self, event: CompanionMoved, session: Session) -> None:
        self._ask_who_fell(session)
        if event.joined:
            self._gone.discard(event.companion)
            self._leaving.discard(event.companion)
        else:
            self._leaving.add(event.companion)

    def _part(self) -> None:
        """Take leave of who left or fell: until the scene is over, they may say their last."""
        self._gone |= self._leaving
        self._leaving.clear()
        self._fought += self._fights
        self._fights = ()

    def closing(self, quest: str, step: str) -> Callable[[Mapping[str, object]], None]:
        """Return what notes that a quest is to end one way when it has ended the other."""

        def see(scope: Mapping[str, object]) -> None:
            quests = scope.get("quests")
            earlier = quests.get(quest, "") if isinstance(quests, Mapping) else ""
            if {earlier, step} == {"complete", "fail"}:
                self._closed.add(f"{AGAINST} {quest}/{earlier}")

        return see

    def _against(self, event: QuestChanged, session: Session) -> Iterator[str]:
        """Yield a quest that names somebody, and ends otherwise than they fare."""
        self._ask_who_fell(session)
        sheet = session.state.sheet
        there = session.system.companions(sheet) if sheet is not None else ()
        for key, names in self._companions.items():
            if named(names, event.title.casefold()):
                lost = (
                    event.step == "complete"
                    and key in self._gone | self._leaving
                    and key not in there
                )
                if lost or (event.step == "fail" and key in there and not session.over):
                    yield f"{AGAINST} {event.quest}/{key}"

    def _spoken(
        self, heard: _Heard, place: str, states: Iterable[State], session: Session
    ) -> Iterator[str]:
        """Yield who speaks in a text and has left or fallen, or is not there by `present`."""
        yield from (f"{GONE} {key}/{place}" for key in heard.speakers & self._gone)
        for one in heard.there:
            views = (session.interpreter.view(state) for state in states)
            if all(self.present(one, view) is False for view in views):
                yield f"{GONE} {one.id}/{place}"

    def present(self, one: Presence, scope: Mapping[str, object]) -> bool | None:
        """Say whether somebody is there by what is declared; None if that can't be worked out."""
        worth = self.worth(one, scope)
        return None if worth is None else bool(worth)

    def worth(self, one: Presence, scope: Mapping[str, object]) -> object:
        """Work out whether somebody is there, or how many; None if that can't be worked out."""
        try:
            return one.when.value(scope)
        except ProseError as mistake:
            self._failed.append(mistake.problem)
            return None

    def failed(self) -> list[Problem]:
        """Return why what is declared could not be worked out since the last time."""
        failed, self._failed = self._failed, []
        return failed

    def _fallen(self, before: State, session: Session, events: Sequence[Happening]) -> None:
        """Note who is no longer with the hero, and a fight that is over."""
        after = session.state
        if after.sheet is not None and after.sheet is not before.sheet:
            now = session.system.companions(after.sheet)
            if not self._fallible.isdisjoint(now):
                self._ask_who_fell(session)  # a foe may come along later
            self._leaving.update(key for key in self._with if key not in now)
            self._gone.difference_update(now)
            self._with = now
        if before.pending is None or before.sheet is None:
            return
        if after.pending is not None and after.pending.kind == before.pending.kind:
            return
        if before.pending.kind not in session.system.encounters:
            return  # a single roll is no fight; to look at it would be to make it again
        ended = [event.outcome for event in events if isinstance(event, CheckRolled)]
        won = bool(ended) and bool(ended[-1].successes) and not ended[-1].failures
        self._fights += (_Fight(before, won),)

    def _ask_who_fell(self, session: Session) -> None:
        """Note the foes who fell in fights that are over.

        To look at a fight is to make its last turns again: only few texts ask for that.
        """
        for one in self._fought:
            self._gone.update(self._who_fell(one, session))
        for one in self._fights:
            self._leaving.update(self._who_fell(one, session))
        self._fought = self._fights = ()

    def _who_fell(self, one: _Fight, session: Session) -> Iterator[str]:
        pending = one.before.pending
        assert pending is not None
        fight = session.system.fight(pending.encounter, one.before.sheet)
        for fighter in fight.fighters if fight is not None else ():
            key = self._foes.get(str(fighter.name)) if fighter.side == "foe" else None
            if key is not None and (one.won or not fighter.up):
                yield key

    def _left(self, before: State, session: Session, events: Sequence[Happening]) -> Iterator[str]:
        """Yield what an ending leaves open, and what it does and does not name.

        What is held is that of the turn before: some rules pay for it as a story ends.
        """
        ending, state = session.ending, session.state
        for quest, step in state.quests.items():
            yield f"{OPEN if step == TAKEN else SHUT} {quest}/{ending}"
            value = state.variables.get(quest.replace("-", "_"))
            if step == TAKEN and isinstance(value, str) and value.casefold() in FINAL:
                yield f"{AGAINST} {quest}/{value}"
        if state.sheet is None:
            return
        for name in self._unread.get(ending, ()):
            yield f"{UNREAD} {name}/{ending}/{state.variables[name]}"
        text = last_text(events)
        yield from self._named_at_last(text, events, session)
        there = session.system.companions(state.sheet)
        held = {key: self._companions[key] for key in there if key in self._companions}
        held |= self._holding.of(session.system, before.sheet or state.sheet)
        for key, names in held.items():
            kind = UNNAMED
            if named(names, text):
                kind = NAMED
            elif self._thought_of(ending, key, names):
                kind = THOUGHT if key in there else NAMED
            yield f"{kind} {key}/{ending}"

    def _named_at_last(
        self, text: str, events: Sequence[Happening], session: Session
    ) -> Iterator[str]:
        """Yield what an ending names, as met or not: by what was told, and what the hero has."""
        view = session.system.view(session.state.sheet)
        earlier = f"{self._told.before(len(told_at_last(events)))} {str(view).casefold()}"
        for word, met in self._unmet.of(text, earlier):
            yield f"{MET if met else UNMET} {session.ending}/{word}"

    def _thought_of(self, ending: str, key: str, names: Iterable[str]) -> bool:
        """Say whether some branch of an ending's own texts names or asks for something."""
        source = self._endings.get(ending)
        if source is None:
            told = texts(self._adventure.scenes[ending])
            source = self._endings[ending] = " ".join(text.source for text in told).casefold()
        return key in _WORDS.findall(source) or named(names, source)


def _plain(state: State) -> Iterator[str]:
    """Yield the variables that are no numbers, each with what it is."""
    for name, value in state.variables.items():
        if isinstance(value, bool | str):
            yield f"{name}={str(value)[:MOST_SHOWN]}"


def _views(states: Sequence[State], session: Session) -> list[Mapping[str, object]]:
    """Return the hero at first, and in some states, as prose sees heroes."""
    first = (turn.state for turn in session.turns if turn.state.sheet is not None)
    every = (*itertools.islice(first, 1), *states)
    return [session.system.view(one.sheet) for one in every if one.sheet is not None]
