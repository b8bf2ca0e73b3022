"""What texts do and show: as `solo test --accept` kept it, held against how it is now.

A text that reads as before, and beside which an effect has gone or come, may tell what is not so
any more; so may one in which plain words stand where a value was shown, or another number or name
where one was told. Who meant it accepts it.
"""

import itertools
import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from enum import Enum
from functools import partial
from typing import Any

from solo.adventure.branch import (
    Action,
    Authored,
    Branch,
    Change,
    Draw,
    Join,
    Outcomes,
    PassTime,
    QuestStep,
    SetVariable,
    Upon,
)
from solo.adventure.files import Files
from solo.adventure.model import Adventure, Choice, Event, Row
from solo.adventure.naming import RESERVED
from solo.adventure.reading.beside import root_of
from solo.adventure.reading.past import worked
from solo.authoring.continuity.tokens import FIRST, VALUE, Token, tokens_of
from solo.authoring.continuity.told_numbers import Telling, otherwise, telling
from solo.authoring.walking import EMPTY, fields_of, names_of, within
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose
from solo.source import Node, decode, shown

FILE = "tests/done.yaml"
DOES, SHOWS, TELLS = "does", "shows", "tells"  # the parts of the file
_HEAD = (
    "# What texts do, by their first words, which values they show, and which numbers and names "
    "they\n# tell; `solo lint` tells what is new.\n# `solo test --accept` writes this file anew.\n"
)
_EVENTS, _TABLES = "events", "tables"  # which stand in no scene
_AROUND = 3  # words before and behind a value that is shown
_MOST_WORDS = 5  # that may stand in place of a value
_AND = "; "  # between effects
_AT = "at"  # the hour of an event
_ACCEPT = "put it right, or accept it: solo test ADVENTURE --accept"
_IDS = re.compile(r"[a-z][\w-]*")

Kept = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By scene, and by the words of a text, what it does or shows; several texts may read alike."""

Called = Mapping[str, tuple[Set[str], ...]]
"""The ids that an effect may be about, by its verb; nothing stands for effects of the rules."""

Call = Callable[[str, str], str]
"""Returns what a scene, variable … is called now, by its kind and name.

It is asked of `words` and of an `expression`, too: what these are when names in them are others.
"""

_Names = dict[tuple[str, str, str], tuple[str, str]]
"""By place, words and what they do or show: the words and what these do or show under new names."""


class Done(NamedTuple):
    """What the texts of an adventure do and show."""

    does: Kept
    shows: Kept
    tells: Kept  # numbers and names


_NOTHING = Done({}, {}, {})


class Doing(NamedTuple):
    """What is done beside a text."""

    words: str  # the first of the text; where there is none, those of what leads there
    effects: tuple[str, ...]
    mark: Mark
    asked: bool  # whether something is done here, or beside another outcome of the same check
    actions: tuple[Action, ...] = ()  # those of a text


class Showing(NamedTuple):
    """A value that a text shows, and the words around it, with a sign in its place."""

    frame: str
    source: str


class Part(NamedTuple):
    """What the texts of a scene do and show, or of what stands in no scene."""

    doing: tuple[Doing, ...]
    showing: tuple[Showing, ...]
    telling: tuple[Telling, ...]
    tells: Mapping[str, tuple[str, ...]]  # the same, as it is kept
    texts: tuple[Prose, ...]


def kept(adventure: Adventure) -> Done:
    """Return what the texts do and show, in the order of the scenes."""
    does, shows = dict[str, dict[str, list[str]]](), dict[str, dict[str, list[str]]]()
    tells: dict[str, Mapping[str, tuple[str, ...]]] = {}
    for place, part in _parts(adventure, worked):
        asked = {one.words for one in part.doing if one.asked}
        for one in part.doing:
            if one.words in asked:
                does.setdefault(place, {}).setdefault(one.words, []).append(_AND.join(one.effects))
        for each in part.showing:
            shows.setdefault(place, {}).setdefault(each.frame, []).append(each.source)
        if part.tells:
            tells[place] = part.tells
    return Done(_sorted(does), _sorted(shows), tells)


def _sorted(found: Mapping[str, Mapping[str, list[str]]]) -> Kept:
    return {place: _in_order(of_place) for place, of_place in found.items()}


def _in_order(found: Mapping[str, list[str]]) -> Mapping[str, tuple[str, ...]]:
    return {words: tuple(sorted(some)) for words, some in found.items()}


def written(every: Done) -> str:
    """Return the text of the file."""
    lines = [_HEAD]
    for name, part in zip((DOES, SHOWS, TELLS), every, strict=True):
        lines += [f"{name}:\n"] if part else []
        for place, of_place in part.items():
            lines.append(f"  {double_quoted(place)}:\n")
            for words, some in of_place.items():
                told = ", ".join(map(double_quoted, some))
                lines.append(f"    {double_quoted(words)}: [{told}]\n")
    return "".join(lines)


def double_quoted(text: str) -> str:
    """Return a text in double quotes, as YAML reads it."""
    return json.dumps(text, ensure_ascii=False)


def renamed(
    every: Done, adventure: Adventure, call: Call, once: Callable[..., Any] = worked
) -> Done:
    """Return what was kept, under new names; what has changed since it was kept stays as it is.

    `once` is what remembers what was found in a scene.
    """
    places: dict[str, str] = {}
    does: _Names = {}
    shows: _Names = {}
    for place, part in _parts(adventure, once):
        places[place] = call("scene", place)
        for one in part.doing:
            effects = _AND.join(_effects(one.actions, call)) or _AND.join(one.effects)
            does[place, one.words, _AND.join(one.effects)] = call("words", one.words), effects
        for each in part.showing:
            shows[place, each.frame, each.source] = each.frame, call("expression", each.source)
    by_part = zip(every, (does, shows, {}), strict=True)
    return Done(*(_under_names(part, places, names) for part, names in by_part))


def _under_names(kept: Kept, places: Mapping[str, str], names: _Names) -> Kept:
    found = dict[str, dict[str, list[str]]]()
    for place, of_place in kept.items():
        for words, some in of_place.items():
            for one in some:
                new, told = names.get((place, words, one), (words, one))
                found.setdefault(places.get(place, place), {}).setdefault(new, []).append(told)
    return _sorted(found)


def changed(
    adventure: Adventure, files: Files, once: Callable[..., Any] = worked
) -> Iterator[Problem]:
    """Yield where a text does, or shows, something else than was accepted.

    `once` is what remembers what was found in a scene.
    """
    problems: list[Problem] = []
    before = read(files, problems)
    yield from problems
    if before == _NOTHING:
        return
    variables, items = adventure.variables.keys(), adventure.items.keys()
    quests, companions = adventure.quests.keys(), adventure.companions.keys()
    called = {
        "set": (variables,), "quest": (quests,), "join": (companions,), "leave": (companions,),
        "": (items, variables),
    }  # fmt: skip
    for place, part in _parts(adventure, once):
        if place in before.does:
            yield from _undone(part.doing, before.does[place], called)
        if place in before.shows:
            yield from _unshown(part, before.shows[place], adventure)
        if before.tells.get(place, part.tells) != part.tells:
            yield from _untold(part.telling, before.tells[place])


def read(files: Files, problems: list[Problem]) -> Done:
    """Return what was kept; what is wrong in the file is reported."""
    root = root_of(files, FILE, problems)
    if root is None or root.value == "":
        return _NOTHING
    if not isinstance(root.value, dict):
        message = f"expected '{DOES}', '{SHOWS}', '{TELLS}', as `solo test --accept` writes them"
        problems.append(Problem(root.mark, "type-wrong", message))
        return _NOTHING
    parts = [_kept(root.value.get(name), problems) for name in (DOES, SHOWS, TELLS)]
    return Done(*parts)


def _kept(node: Node | None, problems: list[Problem]) -> Kept:
    shape = dict[str, dict[str, tuple[str, ...]]]
    return {} if node is None else decode(node, shape, problems) or {}


def _undone(
    doing: Iterable[Doing], before: Mapping[str, tuple[str, ...]], called: Called
) -> Iterator[Problem]:
    now: dict[str, list[Doing]] = {}
    for one in doing:
        now.setdefault(one.words, []).append(one)
    for words, every in now.items():
        was = before.get(words, ())
        left = Counter(was)
        left.subtract(_AND.join(one.effects) for one in every)
        old = [effects for effects in was if left[effects] > 0]
        for one in every:
            if left[_AND.join(one.effects)] < 0 and old:
                nearest = min(old, key=partial(_unlike, one.effects))
                old.remove(nearest)
                yield from _otherwise(one, nearest.split(_AND), called)


def _unlike(effects: Iterable[str], before: str) -> int:
    return len({*effects} ^ {*before.split(_AND)})


def _otherwise(one: Doing, before: Iterable[str], called: Called) -> Iterator[Problem]:
    gone = [each for each in before if each and each not in one.effects]
    new = [each for each in one.effects if each not in before]
    if any(_renamed(each, new, called) for each in gone):
        return
    said = [f"'{shown(each)}' has gone" for each in gone]
    said += [f"'{shown(each)}' has come" for each in new]
    if said:
        what = f"'{shown(one.words)}'" if one.words else "this"
        told = f"since {what} was accepted, {' and '.join(said)}; {_ACCEPT}"
        yield Problem(one.mark, "effect-changed", told, "warning")


def _renamed(gone: str, new: Iterable[str], called: Called) -> bool:
    """Say whether an effect was on what nothing is called any more, and one on a new name is there.

    What is thrown away goes with its effects: then none has come in their place.
    """
    verb = gone.partition(" ")[0]
    every, old = called.get(verb, called[""]), {*_IDS.findall(gone)}
    for each in new:
        names = {*_IDS.findall(each)}
        lost, found = old - names, names - old
        if verb in names and any(known & found and not known & lost for known in every):
            return True
    return False


def _unshown(
    part: Part, before: Mapping[str, tuple[str, ...]], adventure: Adventure
) -> Iterator[Problem]:
    now = Counter(part.showing)
    for frame, sources in before.items():
        for source, number in Counter(sources).items():
            if now[Showing(frame, source)] < number and _can_be_shown(source, adventure):
                yield from _instead(frame, source, sources, part.texts)


def _untold(now: Iterable[Telling], before: Mapping[str, tuple[str, ...]]) -> Iterator[Problem]:
    """Yield where a text tells another number or name than it did, and reads alike before it."""
    every: dict[str, list[Telling]] = {}
    for one in now:
        every.setdefault(one.words, []).append(one)
    for words, some in every.items():
        old = list(before.get(words, ()))
        new: list[Telling] = []
        for one in some:
            if one.line in old:
                old.remove(one.line)
            else:
                new.append(one)
        for one, was in zip(new, old, strict=False):  # the others of them are new, or gone
            for mark, said, instead in otherwise(one, was):
                told = (
                    f"since '{shown(words)}' was accepted, '{said}' has come in place of "
                    f"'{instead}'; {_ACCEPT}"
                )
                yield Problem(mark, "value-changed", told, "warning")


def _can_be_shown(source: str, adventure: Adventure) -> bool:
    """Say whether the game still knows all that a value was worked out from."""
    value = adventure.language.expression(source, Mark(FILE, 1, 1))
    return value.names() <= {*adventure.variables, *RESERVED}


def _instead(
    frame: str, source: str, sources: Collection[str], texts: Iterable[Prose]
) -> Iterator[Problem]:
    """Yield where something else stands in the place of a value, which no such frame had."""
    before, _, behind = (tuple(some.split()) for some in frame.partition(VALUE))
    every = (one for text in texts for one in _filled(text, before, behind))
    found = next((one for one in every if one[0] not in sources), None)
    if found is not None:
        said, mark = found
        told = (
            f"since '{shown(frame)}' was accepted, '{shown(said)}' has come in place of "
            f"{{{{ {shown(source)} }}}}; {_ACCEPT}"
        )
        yield Problem(mark, "value-changed", told, "warning")


def _filled(
    text: Prose, before: tuple[str, ...], behind: tuple[str, ...]
) -> Iterator[tuple[str, Mark]]:
    """Yield what stands between some words in one sentence of a text, and where."""
    tokens = [*tokens_of(text.source)]
    words = tuple(one.word for one in tokens)
    for first in range(1 + len(before), len(words)):
        if not _ends(words[:first][::-1], before[::-1]):
            continue
        for end in range(first + 1, min(first + _MOST_WORDS + 1, len(words))):
            if not words[end - 1]:
                break
            if _ends(words[end:], behind):
                said = " ".join(one.shows or one.word for one in tokens[first:end])
                yield said, text.mark_at(tokens[first].at)
                break


def _ends(words: Sequence[str], run: Sequence[str]) -> bool:
    """Say whether words begin with those of a run, and it ends there as it did."""
    number = len(run)
    return words[:number] == run and (number == _AROUND or words[number] in ("", VALUE))


def _showing(text: Prose, tokens: Sequence[Token]) -> Iterator[Showing]:
    if "{{" not in text.source:
        return
    for number, token in enumerate(tokens):
        if token.shows:
            before, behind = _run(tokens[number - 1 :: -1])[::-1], _run(tokens[number + 1 :])
            if before or behind:
                yield Showing(" ".join((*before, VALUE, *behind)), token.shows)


def _run(tokens: Iterable[Token]) -> tuple[str, ...]:
    """Return the words up to the end of a sentence, another value, or a few of them."""
    found: list[str] = []
    for one in tokens:
        if not one.word or one.shows or len(found) == _AROUND:
            break
        found.append(one.word)
    return tuple(found)


def _parts(adventure: Adventure, once: Callable[..., Any]) -> Iterator[tuple[str, Part]]:
    for key, scene in adventure.scenes.items():
        yield key, once(_part, scene)
    yield _EVENTS, _part(adventure.events)
    yield _TABLES, _part(adventure.tables)


def _part(part: object) -> Part:
    walk = _Walk()
    walk.through(part, "")
    texts = tuple(walk.texts.values())
    tokens = [[*tokens_of(text.source)] for text in texts]
    showing = tuple(itertools.chain.from_iterable(map(_showing, texts, tokens)))
    every = tuple(filter(None, map(telling, texts, tokens)))
    tells: dict[str, list[str]] = {}
    for one in every:
        tells.setdefault(one.words, []).append(one.line)
    return Part(tuple(walk.doing), showing, every, _in_order(tells), texts)


class _Walk:
    """Goes through a part of an adventure, and looks once at what several share."""

    def __init__(self) -> None:
        self.doing: list[Doing] = []
        self.texts: dict[int, Prose] = {}
        self._seen: set[Mark] = set()  # the branches that several counts or cases share

    def through(self, part: object, way: str, *, asked: bool = False) -> None:
        """Go through a part; `way` are words of what leads there."""
        match part:
            case Prose():
                self.texts[id(part)] = part
                return
            case str() | bytes() | Expression() | Authored() | Mark():
                return
            case Branch():
                if part.mark in self._seen:
                    return
                self._seen.add(part.mark)
                self._add(part.text, part.actions, way, part.mark, asked=asked)
                way = way or ("" if part.text is None else _opening(part.text))
            case Choice():
                way = _opening(part.label)
            case Event():
                way = f"{part.id} {_AT}"
                self.doing.append(Doing(way, _hours(part), part.mark, asked=True))
            case Row() if part.text is not None:
                self._add(part.text, part.actions, way, part.text.mark, asked=False)
            case Outcomes():
                keys = {mark: key for key, mark in part.keys}
                every = (*part.direct(), *(part.also or {}).values())
                asked = any(one.actions for one in every)
                for branch in every:
                    self.through(branch, f"{way} {keys.get(branch.mark, '')}".strip(), asked=asked)
                return
        for one in fields_of(part) or within(part):
            if type(one) not in EMPTY:
                self.through(one, way)

    def _add(
        self, text: Prose | None, actions: Iterable[Action], way: str, mark: Mark, *, asked: bool
    ) -> None:
        words = "" if text is None else _opening(text)
        actions = tuple(actions)
        effects = _effects(actions)
        self.doing.append(Doing(words or way, effects, mark, asked or bool(effects), actions))


def _opening(text: Prose) -> str:
    return " ".join(
        itertools.islice((one.word for one in tokens_of(text.source) if one.word), FIRST)
    )


def _hours(event: Event) -> tuple[str, ...]:
    told = {_AT: event.minute, "every": event.every, "until": event.until}
    return tuple(f"{name} {minutes}" for name, minutes in told.items() if minutes)


def _as_it_is(kind: str, name: str) -> str:
    return name


def _effects(actions: Iterable[Action], call: Call = _as_it_is) -> tuple[str, ...]:
    return tuple(filter(None, (_said(one, call) for one in actions)))


def _said(action: Action, call: Call) -> str:
    """Return what an action does, as it may be kept and compared."""
    match action:
        case SetVariable():
            return f"set {call('variable', action.name)}: {_value(action.value, call)}"
        case PassTime():
            return f"time {_value(action.minutes, call)}"
        case Draw():
            of = call("table", action.table) or action.roll
            return f"draw {of} {call('variable', action.into)} {action.tag}".strip()
        case Join():
            return f"{'join' if action.joins else 'leave'} {call('companion', action.companion)}"
        case QuestStep():
            return f"quest {action.step} {call('quest', action.quest)}"
        case Change():
            return _of_rules(action.effect, call)
        case Upon():
            whom = call("companion", action.whom)
            return f"{whom} {', '.join(_of_rules(one, call) for one in action.effects)}"
    return ""


def _value(value: object, call: Call) -> str:
    if isinstance(value, Expression):
        return call("expression", " ".join(value.source.split()))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _of_rules(effect: Authored, call: Call) -> str:
    fields = [name for name in names_of(effect.value) if name not in effect.fields]
    plain = [word for name in fields for word in _words(getattr(effect.value, name), call)]
    worked_out = [f"{name} {_value(one, call)}" for name, one in effect.fields.items()]
    return " ".join((effect.kind, *plain, *worked_out))


def _words(value: object, call: Call) -> Iterator[str]:
    """Yield the words and numbers of a value of the rules: of a thing, only what it is called."""
    if isinstance(value, Enum):
        yield value.name.lower()
    elif isinstance(value, int | str):
        yield from (call("item", _value(value, call)),) if value else ()
    elif names := names_of(value):
        yield from _words(getattr(value, names[0]), call)
    elif isinstance(value, tuple):
        for one in value:
            yield from _words(one, call)
