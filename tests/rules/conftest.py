"""Whatever a test of the rules makes happen can be said: no sentence is missing or has a hole.

After each test every message, note and outcome that the program has made in it is said as it would
be played, each once in a run for all of its kind. Each option has a text.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from solo.rules import find
from solo.rules.core.outcome import Note, Option, Outcome
from solo.words import Message
from solo.words.message import Facts
from solo.words.sentences import Words, _key

_SYSTEMS = {
    "art": "art",
    "conan": "conan-2d20",
    "fallout": "fallout-2d20",
    "fell": "fell",
    "fictive_hack": "fictive-hack",
}
"""The systems by the folders of their tests."""


class _Whole(Words):
    """Says messages in English, and refuses those that lack something.

    A fact that none of a sentence's variants fits takes the usual one: that is meant where the
    usual one is called `other`, and where there is no fact.
    """

    def _found(self, room: str, key: str) -> list[Any] | None:
        found = super()._found(room, key)
        assert found is not None, f"no sentence '{key}' in '{room}'"
        return found

    def _pattern(self, pattern: list[Any], facts: Facts, room: str) -> str:
        for part in pattern:
            if type(part) is list and part[0] == "fact":
                assert facts.get(part[1]) is not None, f"no '{part[1]}' for {pattern}: {facts}"
        return super()._pattern(pattern, facts, room)

    def _chosen(self, part: Any, facts: Facts, room: str) -> list[Any]:
        _, selector, ways, usual = part
        key = _key(self._value(selector, facts, room))
        assert usual == "other" or key in (*ways, "none"), f"no '{key}' among {', '.join(ways)}"
        return super()._chosen(part, facts, room)


_WHOLE = _Whole()
_SAID: set[object] = set()
_LOADED: set[str] = set()


@pytest.fixture(autouse=True)
def said_whole(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Say all that a test has had made, notes and outcomes by the system of its folder."""
    made: dict[object, Callable[[], object]] = {}
    folders = [_SYSTEMS[part] for part in request.path.parts if part in _SYSTEMS]
    system = find(folders[0]) if folders else None
    _keep(monkeypatch, Message, made, lambda one: one)
    if system is not None:
        _keep(monkeypatch, Note, made, system.phrase)
        _keep(monkeypatch, Outcome, made, system.explain)
    _read(monkeypatch)
    yield
    monkeypatch.undo()
    for shape, say in made.items():
        _WHOLE.say(say())
        _SAID.add(shape)
    if len(sys.modules) != len(_LOADED):
        for name in sys.modules.keys() - _LOADED:
            if name.startswith("solo.rules."):
                _say_within(vars(sys.modules[name]))
        _LOADED.clear()
        _LOADED.update(sys.modules)


def _keep(
    patch: pytest.MonkeyPatch, kind: Any, made: dict[object, Any], say: Callable[[Any], object]
) -> None:
    """Keep what the program makes of a kind, one of each shape."""
    kind("nothing", {})  # the constructor of a named tuple is written when it is first called
    new = kind.__new__

    def keeping(cls: type, *values: object, **named: object) -> object:
        one = new(cls, *values, **named)
        if sys._getframe(1).f_globals["__name__"].startswith("solo."):
            shape = (kind, one[0], *map(_shape, one[-1].items()))
            if shape not in _SAID:
                made.setdefault(shape, lambda: say(one))
        return one

    patch.setattr(kind, "__new__", keeping)


def _read(patch: pytest.MonkeyPatch) -> None:
    """Let no option or outcome be made that can't be read: all its words are words."""
    Option("nothing", "nothing")
    new: Any = Option.__new__
    replaced: Any = Option._replace

    def read(one: Any) -> object:
        assert one.text or not sys._getframe(2).f_globals["__name__"].startswith("solo.")
        assert isinstance(one.id, str)
        assert isinstance(one.hint, str)
        assert all(isinstance(said, str | Message) for said in (one.text, one.asks, one.reason))
        return one

    def reading(cls: type, *values: object, **named: object) -> object:
        return read(new(cls, *values, **named))

    def reading_anew(one: object, **named: object) -> object:
        return read(replaced(one, **named))

    patch.setattr(Option, "__new__", reading)
    patch.setattr(Option, "_replace", reading_anew)
    was: Any = Outcome.__new__

    def counting(cls: type, *values: object, **named: object) -> object:
        one: Any = was(cls, *values, **named)
        assert isinstance(one.label, str)
        assert all(type(number) is int and number >= 0 for number in one[1:3])
        assert all(isinstance(trigger, str) for trigger in one.triggers)
        return one

    patch.setattr(Outcome, "__new__", counting)


def _shape(fact: tuple[str, object]) -> object:
    """Return what a sentence may depend on: words as they are, of numbers that there is one."""
    name, value = fact
    words = isinstance(value, str | bool) or (
        isinstance(value, tuple) and value and type(value[0]) is str
    )
    return name, value if words else type(value)


def _say_within(value: object) -> None:
    """Say the messages that stand in a module."""
    if isinstance(value, Message):
        _WHOLE.say(value)
    elif isinstance(value, dict):
        for one in list(value.values()):
            _say_within(one)
    elif isinstance(value, tuple | list):
        for one in value:
            _say_within(one)
