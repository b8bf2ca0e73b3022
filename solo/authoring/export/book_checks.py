"""Checks and effects in the words of a printed book: what a reader rolls, and what befalls them."""

import dataclasses
import functools
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from solo.adventure.branch import Authored
from solo.adventure.model import Adventure
from solo.authoring.export.comparing import compared
from solo.authoring.export.conditions import both, can_hold
from solo.authoring.export.words import Say, plain
from solo.prose import Expression
from solo.prose.outline import NotCarriedError
from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import AnyEncounter
from solo.rules.core.system import AnySystem
from solo.rules.data_systems import spoken
from solo.rules.data_systems.checks import Rolled
from solo.rules.data_systems.effects import BeginBase
from solo.rules.data_systems.system import DataSystem
from solo.shapes import fields_of
from solo.words import Words

MOST_FORMS = 8  # of one roll, whose numbers depend on the state
Part = list[Any]
Valued = Callable[[Expression], Part]

_SEGMENT = re.compile(r"\[([^\]]*)\]|([^\[]+)")
_FIELD = re.compile(r"\{([+?]?)(\w+)\}")
_NOTHING = (None, "", (), False, "none", "all", "self")
_IDS = ("item", "companion", "who", "thing")
_SAYING = ("word", "label", "name", "rank", "points", "number")
TRAITS = ("str", "dex", "int", "wil")


Forms = Mapping[str, str | list[str]]


@cache
def _forms(language: str = "") -> Mapping[str, Forms]:
    """Return what is said of each effect, by system; in English where a language has no file."""
    files = (Path(__file__).parent / f"effects{end}.json" for end in (f".{language}", ""))
    text = next(one for one in files if one.is_file()).read_text(encoding="utf-8")
    found: Mapping[str, Forms] = json.loads(text)
    return found


def _of(system: AnySystem, language: str) -> Forms:
    """Return the forms of a system; in a rules file, its tracks have those of any track."""
    forms = _forms(language)
    if not isinstance(system, DataSystem):
        return forms.get(system.name, {})
    found = {**forms["data"]}
    every = found.pop("track")
    for track in system.book.file.all_tracks:
        called = system.book.shown(track).replace("[", "(").replace("{", "(")
        found[track] = [one.replace("{track}", called) for one in every]
    return found


class BookChecks:
    """Says the checks and effects of one adventure; `valued` reads an expression as a tree."""

    def __init__(self, adventure: Adventure, system: AnySystem, valued: Valued, told: Say) -> None:
        self._system = system
        self._valued = valued
        self._told = told
        self._forms = _of(system, adventure.spoken)
        self._sheet = _setting_out(adventure, system)
        self._say = Words(adventure.spoken).say
        things = (adventure.items, adventure.companions, adventure.foes)
        named = {key: str(getattr(one, "name", key)) for of in things for key, one in of.items()}
        self._named = {"hero": told("you"), **named}

    def effect(self, authored: Authored) -> list[Part]:
        """Return an effect as parts of a text.

        Raises:
            NotCarriedError: There are no words for it.
        """
        if isinstance(authored.value, BeginBase):
            return [["text", self._begins(authored.value)]]
        forms = self._forms.get(authored.kind, [])
        listed = [forms] if isinstance(forms, str) else forms
        for form in listed:
            wanted = _FIELD.findall(re.sub(r"\[[^\]]*\]", "", form))
            if form is listed[-1] or all(_given(authored, name) for _, name in wanted):
                return list(self._parts(form, authored))
        raise NotCarriedError(f"the effect '{authored.kind}'")

    def _begins(self, value: Any) -> str:
        """Return how a track of a rules file is begun: its boxes, and how far a step goes."""
        kind = value.book.file.progress[value.kind]
        step = kind.ranks.get(value.rank, 1)
        boxes, left = divmod(step, kind.ticks)
        facts = {"boxes": value.boxes or kind.boxes, "step": 0 if left else boxes}
        return self._told("begins", name=plain(value.id), ticks=kind.ticks, marks=step, **facts)

    def _parts(self, form: str, authored: Authored) -> Iterator[Part]:
        for match in _SEGMENT.finditer(form):
            text = match[1] if match[2] is None else match[2]
            fields = [name for _, name in _FIELD.findall(text)]
            if match[2] is None and not all(_unusual(authored, name) for name in fields):
                continue
            yield from self._filled(text, authored)

    def _filled(self, text: str, authored: Authored) -> Iterator[Part]:
        at = 0
        for field in _FIELD.finditer(text):
            yield ["text", text[at : field.start()]]
            at = field.end()
            sign, name = field.groups()
            if sign == "?":
                continue
            if name in authored.fields:
                yield ["text", self._told("by-so-much") if sign else ""]
                yield ["say", self._tree(authored, name)]
                continue
            value = getattr(authored.value, name)
            owner = authored.value if name in _IDS else None
            yield ["text", f"{value:+}" if sign else self._word(value, owner)]
        yield ["text", text[at:]]

    def _tree(self, authored: Authored, name: str) -> Part:
        expression = authored.fields[name]
        assert isinstance(expression, Expression)
        return self._valued(expression)

    def _word(self, value: object, owner: object = None) -> str:
        """Return a field's value in words; where it names something of its `owner`'s, that name."""
        if isinstance(value, Mapping):
            return ", ".join(
                f"{self._named_so(key)} {number}" if number else self._named_so(key)
                for key, number in value.items()
            )
        if isinstance(value, tuple | list | frozenset):
            several = [self._word(one, owner) for one in value]
            return functools.reduce(self._and, several) if several else ""
        if isinstance(value, str) and owner is not None:
            thing = getattr(owner, "things", {}).get(value)
            return str(getattr(thing, "name", None) or self._named.get(value, value))
        if isinstance(value, str):
            return value.upper() if value in TRAITS else self._named_so(value)
        words = (getattr(value, name, None) for name in _SAYING)
        word = next((found for found in words if found), None)
        return str(value) if word is None else self._word(word)

    def _named_so(self, word: object) -> str:
        """Return a word of the rules as a book of this language has it; others' as they are."""
        return self._told.name(str(word).replace("_", " "))

    def _and(self, left: str, right: str) -> str:
        return self._told("and", left=left, right=right)

    def check(
        self, authored: Authored, labels: Collection[str] = (), *, plain: bool = False
    ) -> list[Part]:
        """Return what is rolled, in words; one for each number that the state brings, and when.

        Where those are too many, or worked out in play, the number is told as a value of its own:
        each is a condition, words, and such values with what they are called. `labels` are those
        that the author answers; it is `plain` where else only success and failure are.

        Raises:
            NotCarriedError: It can't be said without the program.
        """
        every, loose = self._numbers(authored)
        told = [[name.replace("_", " "), self._tree(authored, name)] for name in loose]
        usual = {name: _number(authored.value, name) for name in loose}
        found = []
        for when, numbers in every:
            value = dataclasses.replace(authored.value, **usual, **numbers)
            put = self.put(value, authored.kind)
            rolled = ""
            if not loose:
                of = _shown(value)
                rolled = compared(of, self._sheet, self._told, labels, plain=plain)
            rolled = rolled or self._by_rules(value)
            minutes = getattr(value, "minutes", 0)
            takes = self._told("takes", minutes=minutes) if minutes else ""
            told_of = " ".join(filter(None, (f"{put.rstrip('.')}.", rolled, takes)))
            found.append([when, told_of if rolled or takes else put, told])
        return found

    def _by_rules(self, value: object) -> str:
        """Return what each degree of a rules file does, where no table of faces says it."""
        if not isinstance(value, Rolled):
            return ""
        does = {
            label: spoken.written(value.book, {**degree.then, **(meaning.then if meaning else {})})
            for label, _, degree, meaning in value.plan.degrees
        }
        told = [
            self._told("with-changes", told=self._told.name(label), does=list(map(self._say, done)))
            for label, done in does.items()
            if done
        ]
        return self._told("by-degree", told=told) if told else ""

    def _numbers(
        self, authored: Authored
    ) -> tuple[list[tuple[Part | None, dict[str, int]]], list[str]]:
        """Return every set of numbers that expressions of a check come to, and when; and the rest.

        The rest are the fields that come to too many.
        """
        every: list[tuple[Part | None, dict[str, int]]] = [(None, {})]
        loose: list[str] = []
        for name in authored.fields:
            cases = list(_cases(self._tree(authored, name)))
            if not cases or len(every) * len(cases) > MOST_FORMS:
                loose.append(name)
                continue
            every = [
                (put, {**numbers, name: number})
                for when, numbers in every
                for more, number in cases
                if can_hold(put := both(when, more))
            ]
        return every, loose

    def put(self, value: Any, kind: str = "") -> str:
        """Return what is rolled for a check that has its numbers, in words.

        Raises:
            NotCarriedError: It can't be said without the program.
        """
        try:
            put = self._system.put(_shown(value), self._sheet)
        except (ValueError, TypeError, AttributeError) as reason:
            raise NotCarriedError(f"a roll without a ready-made hero ({kind})") from reason
        words = self._say(put).strip()
        if not words:
            raise NotCarriedError(f"the check '{kind}'")
        return words

    def sheet(self) -> list[list[Any]]:
        """Return the ready-made hero's sheet: parts with a title, each with labels and values."""
        if self._sheet is None:
            return []
        found: list[list[Any]] = [
            [self._say(part.title), [[self._say(r.label), self._say(r.value)] for r in part.rows]]
            for part in self._system.describe(self._sheet)
        ]
        roles = getattr(self._sheet, "roles", ())
        if found and roles:  # which the prompt's sheet leaves out, and conditions ask for
            found[0][1].append([self._told("roles"), ", ".join(map(plain, roles))])
        return found


def _setting_out(adventure: Adventure, system: AnySystem) -> Any:
    """Return the sheet of the first ready-made hero as a game begins, or nobody's.

    Choosing a hero may give what the hero's file has not: such as points for a motive.
    """
    if not adventure.heroes:
        return system.nobody
    choosing: AnyEncounter | None = system.create(adventure.heroes[:1], make=False)
    sheet = None
    while choosing is not None and (forced := choosing.forced) is not None:
        step = choosing.step(forced, "", sheet, LoadedDice(()))
        choosing, sheet = step.encounter, step.sheet
    return sheet


def _given(authored: Authored, name: str) -> bool:
    if name in authored.fields:
        return True
    value = getattr(authored.value, name)
    if dataclasses.is_dataclass(value):
        return any(getattr(value, one.name) is not None for one in dataclasses.fields(value))
    return bool(value) and value not in _NOTHING


def _unusual(authored: Authored, name: str) -> bool:
    usual = {one.name: one.default for one in dataclasses.fields(authored.value)}
    value = getattr(authored.value, name)
    return name in authored.fields or (_given(authored, name) and value != usual.get(name))


def _shown(value: Any) -> Any:
    """Return a check with nothing hidden from who rolls it."""
    hidden = getattr(value, "hidden", False) is True
    return dataclasses.replace(value, hidden=False) if hidden else value


def _number(value: Any, name: str) -> object:
    """Return what a field of a check is where nothing is given for it.

    Raises:
        NotCarriedError: It has to be given.
    """
    kind: type = type(value)
    usual = next(one.usual for one in fields_of(kind) if one.name == name)
    if usual is None:
        raise NotCarriedError("a number of a roll that is worked out in play")
    return usual()


def _cases(tree: Part) -> Iterator[tuple[Part | None, int]]:
    """Yield each number that a tree may come to, and the condition under which it does.

    Nothing is yielded where one is worked out in play.
    """
    match tree:
        case ["const", int(number)]:
            yield None, number
        case ["choose", test, then, otherwise]:
            sides = [*_cases(then)], [*_cases(otherwise)]
            if all(sides):
                yield from ((both(test, when), number) for when, number in sides[0])
                yield from ((both(["not", test], when), number) for when, number in sides[1])
        case ["op", "+" | "-" | "*" as sign, left, right]:
            for when, one in _cases(left):
                for more, other in _cases(right):
                    yield (
                        both(when, more),
                        {"+": one + other, "-": one - other, "*": one * other}[sign],
                    )
