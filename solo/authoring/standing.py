"""What the texts of a turn say of things, people and numbers, held against how they stand.

Before or after the turn it must be so: what a text takes from the hero was there before it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from zlib import crc32

from solo.adventure.model import Adventure, Presence
from solo.authoring.holding import Holding
from solo.authoring.questions import ALONG, COUNT, GONE, HELD, HERE, WITHOUT
from solo.authoring.reading import Uses
from solo.authoring.telling import Names, acts, countable, counted, had, missed, narrated, utters
from solo.engine.session import Session
from solo.engine.state import State
from solo.namedtuple import NamedTuple

Present = Callable[[Presence, Mapping[str, object]], bool | None]
States = Sequence[State]
"""The state before a turn, and the one after it."""


class Said(NamedTuple):
    """What a text says, whatever is so: who does something in it, who is missed, what is there."""

    acts: frozenset[str] = frozenset()  # people who are declared, and companions
    missed: frozenset[str] = frozenset()
    had: frozenset[str] = frozenset()  # things that are declared, and those that the story gives
    numbers: tuple[tuple[str, tuple[int, ...]], ...] = ()  # of variables that count
    parts: tuple[tuple[str, int], ...] = ()  # companions who speak or act, each with the words


_NOTHING = Said()


class Standing:
    """How things stand that texts tell of.

    Args:
        adventure: The adventure.
        found: What its texts read.
        holding: What its story gives a hero.
        people: Everybody who may be with the hero, with the names of each.
        present: Says whether somebody is there, by what is declared; None where that fails.
    """

    def __init__(
        self,
        adventure: Adventure,
        found: Uses,
        holding: Holding,
        people: Mapping[str, frozenset[str]],
        present: Present,
    ) -> None:
        self._holding = holding
        self._people = people
        self._present = present
        self._numbers = countable(adventure)
        # a number that is told, asked to be there or called as things are counts; moods do not
        asked = "\n".join(text.source for text in (*found.texts, *found.conditions))
        self._natural = tuple(
            name
            for name, first in adventure.variables.items()
            if type(first) is int
            and first >= 0
            and (name.endswith("s") or re.search(rf"{{{{ *{name}\b|\b{name} > 0\b", asked))
            and not re.search(rf"\b{name}\s*(?:<\s*[01]\b|<=\s*0\b|[=!<>]=?\s*-)", asked)
        )
        self._declared = adventure.present
        own = {key: proper(one.names) for key, one in adventure.present.items()}
        self._somebody = {key: names for key, names in own.items() if names}
        things = {key: self._declared[key].names for key, names in own.items() if not names}
        self._things = {
            key: tuple(name.casefold() for name in names)
            for key, names in (things | holding.given).items()
        }
        self.said = lru_cache(maxsize=4096)(self._said)  # games tell the same again and again

    def _said(self, text: str, label: bool = False) -> Said | None:
        """Return what a text says; None if that is nothing."""
        told = text if label else narrated(text)
        had_there = frozenset(k for k, names in self._things.items() if had(names, told, label))
        if label:
            return Said(had=had_there) if had_there else None
        everybody: Mapping[str, Names] = {**self._people, **self._somebody}
        numbers = ((one.name, tuple(counted(one, told))) for one in self._numbers)
        found = Said(
            frozenset(key for key, names in everybody.items() if acts(names, told)),
            frozenset(key for key, names in everybody.items() if missed(names, told)),
            had_there,
            tuple((name, some) for name, some in numbers if some),
            tuple(self._parts(text)),
        )
        return None if found == _NOTHING else found

    def _parts(self, text: str) -> Iterator[tuple[str, int]]:
        for part in text.split("\n\n"):
            told = narrated(part)
            for key, names in self._people.items():
                if acts(names, told) or utters(names, part):
                    yield key, crc32(part.encode())

    def of_turn(self, before: State, session: Session, label: str) -> Iterator[str]:
        """Yield the numbers that fall below 0, and what the choice uses and is not there."""
        said = self.said(label, True) if label else None
        if said is not None:
            yield from self._not_held(said, before.scene, (before, session.state), session)
        now, then = session.state.variables, before.variables
        for name in self._natural:
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
        for key in said.missed:
            if {True} in (self._is_there(key, states, session), self._along(key, states, session)):
                yield f"{HERE} {key}/{place}"
        for key, words in said.parts:
            along = self._along(key, states, session)
            if len(along) == 1:
                yield f"{ALONG if along == {True} else WITHOUT} {key}/{place}/{words:x}"
        yield from self._not_held(said, place, states, session)
        for name, numbers in said.numbers:
            values = [int(state.variables[name]) for state in states]
            if not all(min(values) <= number <= max(values) for number in numbers):
                yield f"{COUNT} {name}/{place}"

    def _not_held(self, said: Said, place: str, states: States, session: Session) -> Iterator[str]:
        for key in said.had:
            if key in self._declared:
                there = self._is_there(key, states, session) != {False}
            else:
                sheets = [state.sheet for state in states if state.sheet is not None]
                held = (self._holding.held(session.system, sheet) for sheet in sheets)
                there = not sheets or any(key in some for some in held)
            if not there:
                yield f"{HELD} {key}/{place}"

    def _is_there(self, key: str, states: States, session: Session) -> Set[bool | None]:
        """Return whether somebody is there in each state, by what is declared; None if unknown."""
        one = self._declared.get(key)
        if one is None:
            return frozenset()
        return {self._present(one, session.interpreter.view(state)) for state in states}

    def _along(self, key: str, states: States, session: Session) -> Set[bool]:
        """Return whether somebody is with the hero in each state, or is the hero."""
        sheets = [state.sheet for state in states if state.sheet is not None]
        along = {key in session.system.companions(one) for one in sheets}
        if False in along and key in self._people:
            views = map(session.system.view, sheets)
            along = {True} if any(one["name"] in self._people[key] for one in views) else along
        return along or {False}


def proper(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names that are somebody's own: "the boy" may be another."""
    return tuple(name for name in names if name[:1].isupper())
