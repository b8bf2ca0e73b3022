"""What the followed variables hold, and what conditions come to with that."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from solo.adventure.branch import Branch, SetVariable, Value
from solo.adventure.model import Adventure
from solo.errors import Mark
from solo.prose import Expression, Prose, ProseError


class Anything:
    """Stands for any value."""


ANYTHING: Final = Anything()
Known = tuple[Value | Anything, ...]
"""What the followed variables hold, in their order."""


class Values:
    """The variables that are followed, and what expressions come to with them.

    Args:
        adventure: The adventure.
        names: The variables, in the order of what is known.
        read: Which of them may still be read, by scene.
    """

    def __init__(
        self, adventure: Adventure, names: Sequence[str], read: Mapping[str, frozenset[str]]
    ) -> None:
        self._adventure = adventure
        self._names = names
        self._place = {name: place for place, name in enumerate(names)}
        self._read = {
            key: tuple(place for name, place in self._place.items() if name not in still)
            for key, still in read.items()
        }
        self._macros = adventure.language.macros().keys()
        self._reads: dict[int, tuple[int, ...] | None] = {}
        self._found: dict[tuple[int, Known], object] = {}
        events = (event.when for event in adventure.events.values())
        self._timed = tuple(when for when in events if when is not None)
        self._moments: set[Known] = set()
        self.asked: dict[Mark, set[bool | None]] = {}

    @property
    def first(self) -> Known:
        """What the variables hold as a game begins."""
        return tuple(self._adventure.variables[name] for name in self._names)

    def unknown(self, known: Known) -> Known:
        """Return variables that may all hold anything."""
        return (ANYTHING,) * len(known)

    def lean(self, known: Known, scene: str) -> Known:
        """Return what is known without what nothing reads any more from a scene on."""
        idle = self._read[scene]
        if not idle:
            return known
        values = list(known)
        for place in idle:
            values[place] = ANYTHING
        return tuple(values)

    def after(self, branch: Branch, known: Known) -> Known:
        """Return what the variables hold after a branch's effects."""
        values = list(known)
        for action in branch.actions:
            if isinstance(action, SetVariable) and action.name in self._place:
                values[self._place[action.name]] = self._given(action, tuple(values))
                self.moment(tuple(values))
        return tuple(values)

    def moment(self, known: Known) -> None:
        """Ask the conditions of timed events, which may happen at any moment."""
        if known not in self._moments:
            self._moments.add(known)
            for when in self._timed:
                self.asks(when, known)

    def asks(self, when: Expression, known: Known) -> bool | None:
        """Return whether a condition holds, and keep it."""
        holds = self.holds(when, known)
        self.asked.setdefault(when.mark, set()).add(holds)
        return holds

    def holds(self, when: Expression, known: Known) -> bool | None:
        """Return whether a condition holds; None if that can't be told."""
        found = self._worked_out(when, known)
        return None if found is ANYTHING else bool(found)

    def _given(self, action: SetVariable, known: Known) -> Value | Anything:
        value = action.value
        if isinstance(value, Expression):
            found = self._worked_out(value, known)
            usual = type(self._adventure.variables[action.name])
            return usual(found) if isinstance(found, (bool, int, str)) else ANYTHING
        return value

    def _worked_out(self, expression: Expression, known: Known) -> object:
        """Return what an expression comes to; anything where that can't be told."""
        places = self._places(expression)
        if places is None:
            return ANYTHING
        values = tuple([known[place] for place in places])
        key = (id(expression), values)
        if key not in self._found:
            self._found[key] = self._value(expression, places, values)
        return self._found[key]

    def _value(self, expression: Expression, places: Iterable[int], values: Known) -> object:
        if ANYTHING in values:
            return ANYTHING
        scope = {self._names[place]: value for place, value in zip(places, values, strict=True)}
        self._adventure.language.refresh()
        try:
            return expression.value(scope)
        except ProseError:
            return ANYTHING

    def _places(self, expression: Expression) -> tuple[int, ...] | None:
        """Return the places of the variables that are read; None if anything else is read, too."""
        if id(expression) not in self._reads:
            names = expression.names()
            clear = names <= self._place.keys() and not expression.draws
            clear = clear and (expression.constant or not _calls(expression, self._macros))
            places = tuple(sorted(self._place[name] for name in names)) if clear else None
            self._reads[id(expression)] = places
        return self._reads[id(expression)]


def _calls(text: Expression | Prose, macros: Iterable[str]) -> bool:
    return any(name in text.source for name in macros)
