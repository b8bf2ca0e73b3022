"""Messages said in a language."""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from solo.words import message
from solo.words.catalogue import KEPT, sought
from solo.words.forms import FORMS, cap, is_you, several
from solo.words.message import Facts, Message

ENGLISH = "en"
_DEEPEST = 12  # messages within messages
_ONE: Mapping[str, Callable[[int], bool]] = {"fr": lambda n: n in (0, 1)}
"""Which whole numbers take the form `one`, in languages where that is not 1 alone."""


class Words:
    """The words of one language: they say messages.

    What has no sentence in this language is said in English; a code that nobody knows, as it is.
    Whoever is `you` in it is called by a name where one is given, as at a table of several.

    Args:
        language: The language.
        hero: The name of whoever would be `you`.
        rules: The room of the rules that are played by: what a front-end names is named there too.
    """

    def __init__(self, language: str = ENGLISH, hero: str = "", rules: str = "") -> None:
        self.language = language.replace("-", "_").partition("_")[0].lower() or ENGLISH
        self._one = _ONE.get(self.language, (1).__eq__)
        self._depth = 0
        self.hero = hero
        self._rules = rules

    def say(self, value: object) -> str:
        """Say a message, or whatever may be a fact of one; a text is said as it is."""
        if type(value) is str:
            return value
        if isinstance(value, Message):
            return self._message(value)
        if isinstance(value, tuple | list):
            return self._listed(value)
        return "" if value is None else str(value)

    def name(self, room: str, value: object) -> str:
        """Return the name of a thing of the rules, a rank or a weapon; others' names as they are.

        A catalogue has it as `name-` and the English name in small letters with hyphens. A number
        before a name stays: `3 harm`.
        """
        said = self.say(value)
        found = _name(self.language, room, said)
        if found is None and self._rules:
            found = _name(self.language, self._rules, said)
        if found is not None:
            return self._pattern(found[1], {}, found[0])
        count, _, counted = said.partition(" ")
        return f"{count} {self.name(room, counted)}" if count.isdecimal() and counted else said

    def _message(self, message: Message) -> str:
        room, _, key = message.code.partition(".")
        pattern = self._found(room, key)
        if pattern is None:
            return cap(self.say, f"{key.replace('-', ' ')}.")
        if self._depth >= _DEEPEST:
            return "…"
        self._depth += 1
        try:
            return self._pattern(pattern, message.facts, room)
        finally:
            self._depth -= 1

    def _found(self, room: str, key: str) -> list[Any] | None:
        found = sought(self.language, room, key) or sought(ENGLISH, room, key)
        return None if found is None else found[1]

    def _pattern(self, pattern: list[Any], facts: Facts, room: str) -> str:
        said = "".join(
            part if type(part) is str else self.say(self._value(part, facts, room))
            for part in pattern
        )
        return self._stopped(pattern, facts, room) if ".." in said else said

    def _stopped(self, pattern: list[Any], facts: Facts, room: str) -> str:
        """Say a pattern whose full stop may follow a name that ends in one: a spoon marked W.S."""
        said = ""
        for part in pattern:
            own = type(part) is str
            more = part if own else self.say(self._value(part, facts, room))
            twice = own and more[0] == "." and said.endswith(".") and not said.endswith("..")
            said += more[1:] if twice and not more.startswith("..") else more
        return said

    def _value(self, part: Any, facts: Facts, room: str) -> object:
        """Return the value of a part of a pattern, or of an argument."""
        if type(part) is str:
            return part
        match part[0]:
            case "fact":
                return facts.get(part[1])
            case "call":
                return self._called(part[1], [self._value(p, facts, room) for p in part[2:]], room)
            case "select":
                return self._pattern(self._chosen(part, facts, room), facts, room)
            case _:
                return self._pattern(self._found(room, part[1]) or [], facts, room)

    def _called(self, form: str, values: Sequence[object], room: str) -> object:
        if self.hero and form in ("WHO", "YOU", "VERB"):
            values = [self._named(values[0]), *values[1:]]
        match form:
            case "NAME":
                return self.name(room, values[0])
            case "NUMBER":
                return self._number(values[0])
            case "FACES":
                return self._put_together([self.say(face) for face in several(values[0])])
            case "LIST":
                return self._listed(values[0], *map(str, values[1:]))
            case "NAMES":
                return self._listed([self.name(room, one) for one in several(values[0])])
            case "NAMED":
                return [self.name(room, one) for one in several(values[0])]
            case "EACH":
                return self._each(values[0], str(values[1]), [*map(str, values[2:])], room)
            case "SPAN":
                return self._span(values[0])
            case "CHOSEN":
                parts = [
                    self._found(room, f"{values[0]}-{one}") or [one] for one in several(values[1])
                ]
                return self._listed([self._pattern(part, {}, room) for part in parts])
            case "WHO":
                return cap(self.say, self._person(values[0]))
        return FORMS[form](self.say, *values)

    def _each(self, values: object, code: str, names: Sequence[str], room: str) -> list[str]:
        """Return a list with each of its values said by a message, its parts as named facts."""
        found = values.items() if isinstance(values, Mapping) else several(values)
        pattern = self._found(room, code) or [code]
        return [
            self._pattern(pattern, one if isinstance(one, Mapping) else _facts(one, names), room)
            for one in found
        ]

    def _number(self, value: object) -> str:
        """Return a number with the language's sign between thousands."""
        if not isinstance(value, int):
            return self.say(value)
        return f"{value:,}".replace(",", self._word("thousands"))

    def _span(self, minutes: object) -> str:
        """Return minutes as a span of time: `2 hours and 5 minutes`."""
        if not isinstance(minutes, int):
            return self.say(minutes)
        hours, rest = divmod(minutes, 60)
        told = rest if rest or not hours else None
        facts = {"hours": hours, "minutes": told, "both": bool(hours and rest)}
        return self._pattern(self._found("core", "span") or [], facts, "core")

    def _named(self, who: object) -> object:
        """Return who is meant, by name where it is the hero."""
        if isinstance(who, tuple | list) and who:
            return tuple(self._named(one) for one in who)
        return self.hero if is_you(who) else who

    def _person(self, who: object) -> str:
        """Return who does something, as the subject of a sentence: you, somebody, or several."""
        people = who if isinstance(who, tuple | list) else (who,)
        mine = self._word("you")
        return self._listed([mine if is_you(one) else self.say(one) for one in people])

    def _chosen(self, part: Any, facts: Facts, room: str) -> list[Any]:
        """Return the pattern of the variant that fits a value, or the usual one."""
        _, selector, ways, usual = part
        value = self._value(selector, facts, room)
        key = _key(self.say(value) if isinstance(value, Message) else value)
        if key in ways:
            return ways[key]  # type: ignore[no-any-return]  # as it was compiled
        if isinstance(value, int) and "one" in ways and self._one(value):
            return ways["one"]  # type: ignore[no-any-return]
        return ways[usual]  # type: ignore[no-any-return]

    def _listed(self, values: object, joining: str = "and") -> str:
        """Return texts as a list in prose, each once: `a`, `a and b`, `a, b and c`."""
        said = dict.fromkeys(map(self.say, several(values)))
        return self._put_together([text for text in said if text], joining)

    def _put_together(self, said: Sequence[str], joining: str = "and") -> str:
        *others, last = said or [""]
        return f"{', '.join(others)} {self._word(joining)} {last}" if others else last

    def _word(self, key: str) -> str:
        """Return one of the few words that forms are made of: `and`, `or`, `you`."""
        return self._pattern(self._found("core", f"word-{key}") or [key], {}, "core")


ENGLISH_WORDS = Words()


def english(value: object) -> str:
    """Say a message in English: for logs, errors and comparisons, not for players."""
    return ENGLISH_WORDS.say(value)


message.in_english = english


@functools.lru_cache(KEPT)
def _name(language: str, room: str, said: str) -> tuple[str, list[Any]] | None:
    key = f"name-{''.join(c if c.isalnum() else '-' for c in said.lower())}"
    return sought(language, room, key)


def _facts(value: object, names: Sequence[str]) -> Facts:
    """Return the parts of a value, or the value itself, as facts of these names."""
    return dict(zip(names, several(value) if len(names) > 1 else (value,), strict=True))


def _key(value: object) -> str:
    """Return the key of the variant for a value: yes, no, none, a number, or a word."""
    if value is None or value == "" or value == ():
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(" ", "-")
