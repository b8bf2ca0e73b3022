"""What the texts of a turn say of things, people and numbers, held against how they stand.

Before or after the turn it must be so: what a text takes from the hero was there before it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from zlib import crc32

from solo.adventure.model import Adventure, Presence
from solo.authoring.holding import Holding
from solo.authoring.questions import ALONG, COUNT, GONE, HELD, HERE, WITHOUT
from solo.authoring.reading import Uses
from solo.authoring.telling import acts, countable, counted, had, missed, narrated, speaks
from solo.engine.session import Session
from solo.engine.state import State

Present = Callable[[Presence, Mapping[str, object]], bool | None]
States = Sequence[State]
"""The state before a turn, and the one after it."""


class Standing:
    """How things stand that texts tell of.

    Args:
        adventure: The adventure.
        found: What its texts read.
        holding: What its story gives a hero.
        people: Everybody who may be with the hero, with the names of each.
        present: Says whether somebody is there, by what is declared; None where that fails.

    Attributes:
        concerned: Finds in a text who or what is looked at here; most texts have none of it.
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
        own = {key: _proper(one.names) for key, one in adventure.present.items()}
        declared = adventure.present.values()
        self._somebody = [(one, own[one.id]) for one in declared if own[one.id]]
        self._things = [(one, one.names) for one in declared if not own[one.id]]
        names = {name for one in declared for name in one.names}
        names |= {name for some in (*people.values(), *holding.given.values()) for name in some}
        names |= {one.name for one in self._numbers}
        every = "|".join(map(re.escape, names)) or "(?!)"
        self.concerned = re.compile(every, re.IGNORECASE).search

    def of_turn(self, before: State, session: Session, label: str) -> Iterator[str]:
        """Yield the numbers that fall below 0, and what the choice uses and is not there."""
        if label and self.concerned(label):
            states = (before, session.state)
            yield from self._not_held(label, before.scene, states, session, label=True)
        now, then = session.state.variables, before.variables
        for name in self._natural:
            if int(now[name]) < 0 <= int(then[name]):
                yield f"{COUNT} {name}/{before.scene}"

    def of_text(
        self, text: str, place: str, states: States, session: Session, gone: Set[str]
    ) -> Iterator[str]:
        """Yield what a text says otherwise than it is.

        Args:
            text: The text.
            place: The scene.
            states: The states before and after the turn.
            session: The game.
            gone: Who has left or fallen.
        """
        told = narrated(text)
        for one, names in self._somebody:
            if acts(names, told) and self._never(one, states, session):
                yield f"{GONE} {one.id}/{place}"
            elif missed(names, told) and self._always(one, states, session):
                yield f"{HERE} {one.id}/{place}"
        for key, called in self._people.items():
            if key in gone and acts(called, told):
                yield f"{GONE} {key}/{place}"
            yield from self._beside(key, text, place, states, session)
            if missed(called, told) and all(key in _with(state, session) for state in states):
                yield f"{HERE} {key}/{place}"
        yield from self._not_held(told, place, states, session)
        yield from self._miscounted(told, place, states)

    def _beside(
        self, key: str, text: str, place: str, states: States, session: Session
    ) -> Iterator[str]:
        """Yield where somebody speaks or acts: with the hero, or without. In one game it is so."""
        along = {key in _with(state, session) for state in states}
        called = self._people[key]
        for part in text.split("\n\n") if len(along) == 1 else ():
            told = narrated(part)
            if acts(called, told) or (told != part and speaks(called, part)):
                word = ALONG if along == {True} else WITHOUT
                yield f"{word} {key}/{place}/{crc32(part.encode()):x}"

    def _not_held(
        self, told: str, place: str, states: States, session: Session, *, label: bool = False
    ) -> Iterator[str]:
        for one, names in self._things:
            if had(names, told, label=label) and self._never(one, states, session):
                yield f"{HELD} {one.id}/{place}"
        sheets = [state.sheet for state in states if state.sheet is not None]
        for key, names in self._holding.given.items() if sheets else ():
            if had(names, told, label=label):
                held = (self._holding.held(session.system, sheet) for sheet in sheets)
                if not any(key in some for some in held):
                    yield f"{HELD} {key}/{place}"

    def _miscounted(self, told: str, place: str, states: States) -> Iterator[str]:
        for one in self._numbers:
            numbers = tuple(counted(one, told)) if one.name in told else ()
            if numbers:
                values = [int(state.variables[one.name]) for state in states]
                if not all(min(values) <= number <= max(values) for number in numbers):
                    yield f"{COUNT} {one.name}/{place}"

    def _never(self, one: Presence, states: States, session: Session) -> bool:
        views = (session.interpreter.view(state) for state in states)
        return all(self._present(one, view) is False for view in views)

    def _always(self, one: Presence, states: States, session: Session) -> bool:
        views = (session.interpreter.view(state) for state in states)
        return all(self._present(one, view) is True for view in views)


def _with(state: State, session: Session) -> Mapping[str, object] | tuple[str, ...]:
    return () if state.sheet is None else session.system.companions(state.sheet)


def _proper(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names that are somebody's own: "the boy" may be another."""
    return tuple(name for name in names if name[:1].isupper())
