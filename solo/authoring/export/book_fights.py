"""Fights in the words of a printed book: who is fought, where, and what else an author wrote.

How a fight goes, and which rules a roll needs, stands in `hand.json`, by system.
"""

import enum
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from solo.adventure.branch import Authored, Occasion
from solo.adventure.model import Adventure
from solo.authoring.export.book_checks import TRAITS
from solo.authoring.export.words import Say, plain
from solo.errors import Mark
from solo.prose.outline import NotCarriedError
from solo.rules.core.bases import CheckBase
from solo.rules.core.system import AnySystem
from solo.rules.data_systems import printed
from solo.rules.data_systems.clash import ClashBase
from solo.rules.data_systems.system import DataSystem
from solo.shapes import Field, authored_fields, is_record

Part = list[Any]
Detail = tuple[int, list[Part]]  # how far a line stands in, and its text
_UNTOLD = ("purpose", "id", "foe", "name", "text", "count")
_NOTHING: tuple[object, ...] = (None, False, 0, "", "none", (), {})
_OCCASIONS = {
    "round": "in-round", "every": "every-rounds", "hurt": "hurt", "out": "out", "left": "left",
    "reached": "reached", "acts": "acts",
}  # fmt: skip
_AT_THE_PROMPT = re.compile(
    r"[^.\n]*'(?:why|fame|health|sheet|skills|rules [^'\n]*)'[^.\n]*\."
    r"|;[^.;\n]*'try'[^.;\n]*(?=\.)"
)  # what tells what to type: a sentence, or the end of one
_SENTENCE = re.compile(r" *[^.\n]+\.")
_CALLED = {"adjacent": "next to", "risk": "at stake", "tn": "target number"}


@cache
def _hand() -> Mapping[str, Mapping[str, Any]]:
    found: Mapping[str, Mapping[str, Any]] = json.loads(
        (Path(__file__).parent / "hand.json").read_text(encoding="utf-8")
    )
    return found


class BookFights:
    """Tells the rules that a reader needs, and the fights of one adventure.

    Args:
        adventure: The adventure.
        system: Its rules.
        put: Says what is rolled for a check.
        valued: Returns an expression as a tree.
        say: Says the sentences of the book.
    """

    def __init__(
        self,
        adventure: Adventure,
        system: AnySystem,
        put: Callable[[Any], str],
        valued: Callable[[Any], Part],
        say: Say,
    ) -> None:
        self._adventure = adventure
        self._system = system
        self._put = put
        self._valued = valued
        self._say = say.say
        self._told = say
        self._of: Mapping[str, Any] = _hand().get(system.name, {})
        self._called: dict[str, str] = {}  # whom and what the fight that is told names, by id
        self._heard: Collection[str] = ()
        self._hurt = False  # whether a fight that was told asks when somebody is hurt

    def reward(self, amount: int, mark: Mark) -> Authored | None:
        """Return the effect by which a quest pays, or None where the rules have no pay."""
        system = self._system
        kind = system.book.file.reward if isinstance(system, DataSystem) else self._of["reward"]
        if not kind:
            return None
        effect: Any = system.effects[kind]
        field = "amount" if isinstance(system, DataSystem) else effect.shorthand
        return Authored(kind, mark, effect(**{field: amount}), {})

    def down(self) -> str:
        """Return the message that says what becomes of who is defeated, if one stands for it."""
        return f"down-{self._system.name}" if self._of else ""

    def counted(self) -> str:
        """Return how successes and failures are counted, where no rule of the index says it."""
        code = self._of.get("counted", "")
        return self._told(code) if code else ""

    def rules(self, kind: str) -> list[list[str]]:
        """Return the rules that are needed, titles and texts: for a `roll`, or a kind of fight."""
        of = self._of.get(kind, [])
        return self._entries(of if isinstance(of, list) else of["rules"])

    def rolls(self, kinds: Collection[str]) -> list[list[str]]:
        """Return the rules of rolls; of a rules file, of those `kinds` of checks and clashes."""
        if not isinstance(self._system, DataSystem):
            return self.rules("roll")
        file = self._system.book.file
        fought = (file.clash[kind].actions.values() for kind in kinds if kind in file.clash)
        used = {*kinds, *(action.roll for actions in fought for action in actions)}
        used |= {move.roll for word, move in file.moves.items() if word in used}
        title, text = printed.reading(self._system.book)
        found = self._entries([word for word in (*file.rolls, *file.moves) if word in used])
        return [[self._say(title), self._say(text)], *found]

    def befalling(self, effects: Collection[str], kinds: Collection[str]) -> list[list[str]]:
        """Return the rules that kinds of effects and checks need, but for those of other parts.

        Those of all rolls, and of some kinds of fights, stand before them.

        What a gamebook says of them is no more than what is to be done: such as so much damage.
        """
        if isinstance(self._system, DataSystem):
            beside = printed.beside(self._system.book)
            return [[self._say(title), self._say(text)] for title, text in beside]
        fights = (self._of.get(kind, {}) for kind in kinds)
        known = {*self._of.get("roll", ()), *(id for of in fights for id in of.get("rules", ()))}
        of = self._of.get("effects", {})
        needed = dict.fromkeys(id for kind in sorted(effects) for id in of.get(kind, ()))
        return self._entries([id for id in needed if id not in known])

    def _entries(self, ids: Collection[str]) -> list[list[str]]:
        entries = {entry.id: entry for entry in self._system.rules()} if ids else {}
        return [
            [self._say(entries[one].title), self._settled(self._say(entries[one].text))]
            for one in ids
        ]

    def _settled(self, text: str) -> str:
        """Return a rule without what is for the prompt, and for options that are as usual."""
        told = _AT_THE_PROMPT.sub("", text)
        options: Any = self._adventure.options
        usual = [one.name for one in _fields(options) if _usual(one, getattr(options, one.name))]
        if not usual:
            return told
        named = re.compile(rf"\b(?:{'|'.join(usual)}): [a-z]|\b(?=\w+_)(?:{'|'.join(usual)})\b")
        return _SENTENCE.sub(lambda found: "" if named.search(found[0]) else found[0], told)

    def table(self) -> list[str]:
        """Return the rows of the table that every roll is read on, if the rules have one."""
        table = getattr(self._system, "action_table", None)
        if table is None:
            return []
        rows = (f"**{n}:** {' '.join(map(str, row))}" for n, row in enumerate(table.bounds, 1))
        return [self._told("columns", columns=table.headings), *rows]

    def told(self, kind: str) -> list[str]:
        """Return how a kind of fight goes, in paragraphs."""
        if isinstance(self._system, DataSystem) and kind in self._system.encounters:
            book = self._system.book
            told = [*printed.clash(book, book.file.clash[kind])]
            return [self._say(one) for one in (*told, *([printed.hurt()] if self._hurt else ()))]
        of = self._of.get(kind, {})
        return [self._told(code) for code in of["told"]] if isinstance(of, dict) and of else []

    def fight(self, authored: Authored, heard: Collection[str]) -> list[Detail]:
        """Return the lines of a fight; `heard` is what its author answers on top of an outcome.

        Raises:
            NotCarriedError: It is none that a book tells how to go on with.
        """
        if not self.told(authored.kind):
            raise NotCarriedError(f"the encounter '{authored.kind}'")
        value = authored.value
        if isinstance(value, ClashBase):
            self._called = {one.id: one.name for one in value.sides()}
            return [(0, [["text", one]]) for one in printed.sides(value)]
        own = [one for one in _values(value) if isinstance(one, Mapping)]
        named = {key: one for of in (self._adventure.foes, *own) for key, one in of.items()}
        self._called = {key: str(getattr(one, "name", "")) for key, one in named.items()}
        self._heard = heard
        return [line for one in _fields(value) for line in self._line(one, authored)]

    def company(self) -> list[str]:
        """Return who may come with the hero, with the numbers of each that has any."""
        found = self._adventure.companions.values()
        return [self._part(one) for one in found if any(_facts(one))]

    def _line(self, one: Field, authored: Authored) -> Iterator[Detail]:
        found, label = getattr(authored.value, one.name), f"**{self._label(one.name)}:** "
        if one.name == "policy":  # where none is given, that of the adventure goes
            found = found or getattr(self._adventure.options, "policy", None)
        if one.name in authored.fields:
            yield 0, [["text", label], ["say", self._valued(authored.fields[one.name])]]
        elif one.name == "policy" and hasattr(found, "told"):
            yield 0, [["text", self._say(found.told())]]
        elif not _usual(one, found):
            inner = [*found.values()] if isinstance(found, Mapping) else found
            if isinstance(inner, tuple | list) and any(map(_is_part, inner)):
                yield 0, [["text", label.strip()]]
                yield from ((1, [["text", self._part(part)]]) for part in inner)
            else:
                yield 0, [["text", f"{label}{self._value(found)}"]]

    def _part(self, value: Any) -> str:
        """Return a part of a fight in words: what it is called, and its numbers in brackets."""
        if isinstance(value, CheckBase):
            return self._put(value).rstrip(".")
        foe = getattr(value, "foe", "")
        block = getattr(value, "block", None) or self._adventure.foes.get(foe)
        called = str(getattr(value, "text", "") or getattr(value, "name", "") or foe)
        if getattr(value, "id", "") in self._heard:
            called = f"*{value.id}:* {called}"
        parts = [value]
        if foe and block is not None:
            count = getattr(value, "count", 1)
            called = f"{count} × {block.name}" if count > 1 else str(block.name)
            parts.append(block)
        of = [
            f"{self._label(one.name)} {self._value(found)}"
            for part in parts
            for one, found in _facts(part)
        ]
        return f"{called} ({'; '.join(of)})" if of else called

    def _value(self, value: Any) -> str:
        """Return a value in words."""
        if isinstance(value, bool):
            return self._told("yes" if value else "no")
        if isinstance(value, enum.Enum):
            return self._named(value.name.lower())
        if isinstance(value, Mapping):
            return ", ".join(
                f"{self._named(str(key))} {self._value(one)}" for key, one in value.items()
            )
        if isinstance(value, tuple | list | frozenset):
            return ", ".join(map(self._value, value))
        if _is_part(value):
            return self._part(value)
        return self._named(value) if isinstance(value, str) else str(value)

    def _label(self, name: str) -> str:
        return self._named(_CALLED.get(name, name))

    def _named(self, word: str) -> str:
        """Return how somebody, or a word of the rules, is called."""
        if word in TRAITS:
            return word.upper()
        return self._called.get(word) or self._told.name(word if " " in word else plain(word))

    def occasion(self, one: Occasion) -> str:
        """Return when something happens in a fight, in words.

        Raises:
            NotCarriedError: It changes the fight itself.
        """
        if one.arrivals or one.shifts or one.offers:
            raise NotCarriedError("who comes, what changes or what is offered in a fight")
        foe = self._adventure.foes.get(one.what) or self._adventure.companions.get(one.what)
        who = self._called.get(one.what) or str(getattr(foe, "name", "") or one.what)
        self._hurt = self._hurt or one.on == "hurt"
        code = _OCCASIONS.get(one.on, "whenever")
        return self._told(code, number=one.number, who=who, hero=one.what == "hero")


def _fields(value: Any) -> tuple[Field, ...]:
    kind: type = type(value)
    return authored_fields(kind)


def _values(value: Any) -> Iterator[Any]:
    yield from (getattr(value, one.name) for one in _fields(value))


def _is_part(value: Any) -> bool:
    return is_record(type(value)) and not isinstance(value, enum.Enum)


def _facts(value: Any) -> Iterator[tuple[Field, Any]]:
    """Yield what is told of a part besides what it is called."""
    for one in _fields(value):
        found = getattr(value, one.name)
        denied = found is False and not _usual(one, found)
        if one.name not in _UNTOLD and (denied or found not in _NOTHING):
            yield one, found


def _usual(one: Field, found: Any) -> bool:
    return one.usual is not None and found == one.usual()
