"""What the texts of a turn say of things, people and numbers, held against how they stand.

Before or after the turn it must be so: what a text takes from the hero was there before it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import lru_cache, partial
from zlib import crc32

from solo.adventure.model import Adventure, Presence
from solo.authoring.continuity.body import PARTS
from solo.authoring.continuity.held import Holding
from solo.authoring.continuity.questions import ALONG, COUNT, GONE, HELD, HERE, WITHOUT
from solo.authoring.continuity.sifting import Called, sifted
from solo.authoring.continuity.sums import DEALS, differs, sums
from solo.authoring.continuity.telling import (
    acts,
    countable,
    counted,
    dropped,
    had,
    leads,
    missed,
    narrated,
    utters,
)
from solo.authoring.reading import Uses
from solo.engine.events import CheckRolled
from solo.engine.session import Session
from solo.engine.state import State
from solo.namedtuple import NamedTuple

Worth = Callable[[Presence, Mapping[str, object]], object]
States = Sequence[State]
"""The state before a turn, and the one after it."""


_BODY = re.compile(rf"(?:{PARTS}|thumbs?|eyes?|feet|foot|toes?|nose|ears?|mouth|neck|hair)")
_THE = ("the", "The", "der", "die", "das", "Der", "Die", "Das")


class Said(NamedTuple):
    """What a text says, whatever is so: who does something in it, who is missed, what is there."""

    acts: frozenset[str] = frozenset()  # people who are declared, and companions
    missed: frozenset[str] = frozenset()
    had: frozenset[str] = frozenset()  # things that are declared, and those that the story gives
    lost: frozenset[str] = frozenset()  # things that the hero loses
    numbers: tuple[tuple[str, tuple[int, ...]], ...] = ()  # of what counts
    parts: tuple[tuple[str, int], ...] = ()  # companions who speak or act, each with the words
    sums: tuple[tuple[str, int], ...] = ()  # what is paid or gained, and how many


_NOTHING = Said()


class Standing:
    """How things stand that texts tell of.

    Attributes:
        flags: The variables that are true or false after what is in hand, with what it is called.

    Args:
        adventure: The adventure.
        found: What its texts read.
        holding: What its story gives a hero.
        people: Everybody who may be with the hero, with the names of each.
        worth: Works out what is declared: who is there, or how many; None if it fails.
        declared: What is declared, and what variables are named after.
    """

    def __init__(
        self,
        adventure: Adventure,
        found: Uses,
        holding: Holding,
        people: Mapping[str, frozenset[str]],
        worth: Worth,
        declared: Mapping[str, Presence],
    ) -> None:
        self._holding = holding
        self._people = people
        self._worth = worth
        self._numbers = countable(adventure)
        # what begins above 0, is told, asked to be there or called as things are, counts
        asked = "\n".join(text.source for text in (*found.texts, *found.conditions))
        self._natural = tuple(
            name
            for name, first in adventure.variables.items()
            if type(first) is int
            and first >= 0
            and (first or name.endswith("s") or re.search(rf"{{{{ *{name}\b|\b{name} > 0\b", asked))
            and not re.search(rf"\b{name}\s*(?:<\s*[01]\b|<=\s*0\b|[=!<>]=?\s*-)", asked)
        )
        self._declared = declared
        own = {key: proper(one.names) for key, one in declared.items()}
        self._somebody = {key: names for key, names in own.items() if names}
        things = {key: self._declared[key].names for key, names in own.items() if not names}
        self._everybody = Called({**people, **self._somebody})
        self._companions = Called(people)
        called = {
            key: tuple(name.casefold() for name in names)
            for key, names in (things | holding.given).items()
        }
        self._things = Called(called)
        self._lost = Called({key: (*names, key) for key, names in called.items()})
        self.flags = dict(_flags(adventure, declared))
        self._flagged = Called(self.flags)
        self._acting = Called(  # what is declared, and is no name of somebody's own
            {
                key: tuple(f"{the} {name}" for the in _THE for name in names)
                for key, names in things.items()
            }
        )
        self._by_label = lru_cache(maxsize=4096)(partial(self.said, label=True))

    def said(self, text: str, *, label: bool = False) -> Said | None:
        """Return what a text says; None if that is nothing."""
        told = text if label else narrated(text)
        small, words = told.casefold(), sifted(text).words
        called = self._lost.named(small, words)
        things = self._things.named(small, words) if called else ()
        had_there = frozenset(key for key, names in things if had(names, told, label))
        flags = self._flagged.named(small, words)
        had_there |= {key for key, names in flags if had(names, told, label, in_hand=True)}
        if label:
            led = (key for key, names in self._people.items() if leads(names, text))
            parts = tuple((key, crc32(text.encode())) for key in led)
            given = (key for key, names in called if dropped(names, text, label))
            said = Said(
                had=had_there, lost=frozenset(given), parts=parts, sums=sums(text, label=True)
            )
            return None if said == _NOTHING else said
        acting = self._acting.named(told, words)
        had_there |= {key for key, names in acting if acts(names, told)}
        everybody = self._everybody.named(told, words)
        there = (one for one in self._numbers if any(map(small.__contains__, one.words)))
        numbers = ((one.name, tuple(counted(one, told))) for one in there)
        found = Said(
            frozenset(key for key, names in everybody if acts(names, told)),
            frozenset(key for key, names in everybody if missed(names, told)),
            had_there,
            frozenset(key for key, names in called if dropped(names, told)),
            tuple((name, some) for name, some in numbers if some),
            tuple(self._parts(text, words)),
            () if words.isdisjoint(DEALS) else sums(told),
        )
        return None if found == _NOTHING else found

    def _parts(self, text: str, words: Set[str]) -> Iterator[tuple[str, int]]:
        """Yield who does or says something in each paragraph of a text that has such words."""
        some = self._companions.named(text, words)
        for part in text.split("\n\n") if some else ():
            people = self._companions.named(part, words)
            told = narrated(part) if people else ""
            for key, names in people:
                if acts(names, told) or utters(names, part):
                    yield key, crc32(part.encode())

    def of_turn(self, before: State, session: Session, label: str) -> Iterator[str]:
        """Yield the numbers that fall below 0, and what the choice uses and is not there."""
        said = self._by_label(label) if label else None
        if said is not None:
            states = (before, session.state)
            yield from self._not_held(said, before.scene, states, session)
            yield from self._with_or_without(said, before.scene, states, session)
            if _certain(session):
                yield from self._paid(said, before.scene, states, session)
                yield from self._not_lost(said, before.scene, states, session)
        now, then = session.state.variables, before.variables
        for name in self._natural if now is not then else ():
            if int(now[name]) < 0 <= int(then[name]):
                yield f"{COUNT} {name}/{before.scene}"

    def of_text(
        self, said: Said, place: str, states: States, session: Session, gone: Set[str]
    ) -> Iterator[str]:
        """Yield what a text says otherwise than it is.

        Args:
            said: What it says.
            place: The scene.
            states: The states before and after the turn.
            session: The game.
            gone: Who has left or fallen.
        """
        for key in said.acts:
            if self._is_there(key, states, session) == {False} or key in gone:
                yield f"{GONE} {key}/{place}"
        yield from self._not_lost(said, place, states, session)
        for key in said.missed:
            if {True} in (self._is_there(key, states, session), self._along(key, states, session)):
                yield f"{HERE} {key}/{place}"
        yield from self._with_or_without(said, place, states, session)
        yield from self._not_held(said, place, states, session)
        if states[0] is not states[1]:
            yield from self._paid(said, place, states, session)
        for name, numbers in said.numbers:
            values = [self._number(name, state, session) for state in states]
            some = [value for value in values if value is not None]
            if some and not all(min(some) <= number <= max(some) for number in numbers):
                yield f"{COUNT} {name}/{place}"

    def _not_lost(self, said: Said, place: str, states: States, session: Session) -> Iterator[str]:
        for key in said.lost:
            if self._in_hand(key, states[1], session):
                yield f"{HERE} {key}/{place}"

    def _paid(self, said: Said, place: str, states: States, session: Session) -> Iterator[str]:
        """Yield what is paid or gained in another number than a text says."""
        if not said.sums:
            return
        counts = [self._counts(state, session) for state in states]
        for what, number in said.sums:
            if name := differs(what, number, counts[0], counts[1]):
                yield f"{COUNT} {name}/{place}"

    def _counts(self, state: State, session: Session) -> Mapping[str, object]:
        """Return what the hero and the story count, by what it is called."""
        view = {} if state.sheet is None else session.system.view(state.sheet)
        return {**view, **state.variables}

    def _number(self, name: str, state: State, session: Session) -> int | None:
        """Return how many there are of what counts; None of what is only there or not."""
        one = self._declared.get(name)
        if one is None:
            return int(state.variables[name])
        value = self._worth(one, session.interpreter.view(state))
        return value if type(value) is int else None

    def _with_or_without(
        self, said: Said, place: str, states: States, session: Session
    ) -> Iterator[str]:
        for key, words in said.parts:
            along = self._along(key, states, session)
            if len(along) == 1:
                yield f"{ALONG if along == {True} else WITHOUT} {key}/{place}/{words:x}"

    def _not_held(self, said: Said, place: str, states: States, session: Session) -> Iterator[str]:
        for key in said.had:
            if all(self._in_hand(key, state, session) is False for state in states):
                yield f"{HELD} {key}/{place}"

    def _in_hand(self, key: str, state: State, session: Session) -> bool | None:
        """Say whether a thing is there, by what is declared, or held; None if that is unknown."""
        if key in self.flags:
            return bool(state.variables[key])
        if key in self._declared:
            return self._there(key, state, session)
        if state.sheet is None:
            return None
        return key in self._holding.held(session.system, state.sheet)

    def _is_there(self, key: str, states: States, session: Session) -> Set[bool | None]:
        """Return whether somebody is there in each state, by what is declared; None if unknown."""
        if key not in self._declared:
            return frozenset()
        return {self._there(key, state, session) for state in states}

    def _there(self, key: str, state: State, session: Session) -> bool | None:
        """Say whether somebody or something is there, by what is declared; None if unknown."""
        worth = self._worth(self._declared[key], session.interpreter.view(state))
        return None if worth is None else bool(worth)

    def _along(self, key: str, states: States, session: Session) -> Set[bool]:
        """Return whether somebody is with the hero in each state, or is the hero."""
        sheets = [state.sheet for state in states if state.sheet is not None]
        along = {key in session.system.companions(one) for one in sheets}
        if False in along and key in self._people:
            names = [str(session.system.view(one)["name"]) for one in sheets]
            parts = (part for name in names for part in (name, *name.split()))
            along = along if self._people[key].isdisjoint(parts) else {True}
        return along or {False}


def _flags(
    adventure: Adventure, declared: Mapping[str, Presence]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the variables that are true or false, and may be called after what is in hand.

    What is declared by one of them, with names, is left to that. One that is called after a part of
    the body tells what became of it.
    """
    taken = {name for one in declared.values() for name in one.when.names()}
    for name, first in adventure.variables.items():
        if isinstance(first, bool) and name not in taken and name not in declared:
            called = name.replace("_", " ").casefold()
            if not _BODY.fullmatch(called):
                yield name, (called,)


def proper(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names that are somebody's own: "the boy" may be another."""
    return tuple(name for name in names if name[:1].isupper())


def _certain(session: Session) -> bool:
    """Say whether a choice was taken without a roll: what it says may come otherwise by one."""
    events = session.turns[-1].events
    return session.state.pending is None and not any(isinstance(one, CheckRolled) for one in events)
