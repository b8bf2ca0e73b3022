"""Lint: what conditions ask of a hero that no hero can have, and skills that are misspelt.

What a hero has comes from the rules, from ready-made heroes, and from what the adventure names in
its items, checks and effects. Heroes may bring more from elsewhere; so these are warnings.
"""

import functools
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from solo.adventure.branch import Authored
from solo.adventure.heritage import Needs
from solo.adventure.model import Adventure
from solo.authoring.locating import Locator
from solo.authoring.reading import Text, Uses
from solo.authoring.walking import EMPTY, fields_of, names_of
from solo.errors import Mark, Problem, did_you_mean
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose, Remark
from solo.rules.core.heroes.pronouns import KNOWN
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Words
from solo.source import shown

_LOSING = frozenset(("lose", "drop"))  # effects that take a thing
_ENDING = {  # effects that take away what is called so, and what each takes
    "take": "'{}'",
    "drop": "'{}'",
    "cure": "the condition '{}'",
    "relieve": "fatigue of '{}'",
    "provide": "the want of '{}'",
}
_NAMING = ("name", "source", "need")  # the fields of these effects that name it
_ALL = ("all",)  # what ends everything of a kind
_ON = frozenset(("advance", "end"))  # effects on what has been begun
_TAKING = _ON | {"cure", "lose", "drop", "spend", "relieve", "provide"}  # effects that give nothing
_EMPTY = EMPTY | {Prose, Expression}  # classes that name nothing
SKILLS = "skills"  # a part of the hero, and of hero files
ROLES = "roles"  # all that there are stand in files of heroes
_PERSON = {  # who a hero is stands in files of heroes, too, or is made up by a player
    "name": Words(free=True, named=True),
    "concept": Words(free=True, named=True),
    "pronouns": Words(KNOWN, free=True, named=True),
}
_LONG = 5  # letters of a name in which a slip of the finger can be told from another name
_ENDS = ("ing", "s")  # `open locks` is `opening locks`


class _Skills(NamedTuple):
    """The skills that a check names, and where it stands."""

    mark: Mark
    names: tuple[str, ...]


# They begin with what they look for, and then look back: so a search is many times faster.
_COMPARED = re.compile(
    r"hero\.(?<!\whero\.)(?P<name>\w+)\s*(?:(?P<sign>[=!])=|[<>]=?)\s*"
    r"(?:(['\"])(?P<word>[^'\"\n]{0,60})\3|(?P<number>-?\d{1,9})\b(?!\s*[-+*/%~|.]))"
)

_DIE = re.compile(r"d\d{1,2}")
_LATER = re.compile(r"\b(?:and|or)\b")  # what stands before is asked first, and may settle it

_INNER = re.compile(r"hero\.(?<!\whero\.)(\w+)(?:\.([a-z_]\w*)|\[['\"]([^'\"\n]{0,60})['\"]\])")

_TASK = re.compile(
    r"\bhero\.tried(?:\.(\w+)|\[['\"]([^'\"\n]+)['\"]\])"
    r"|['\"]([^'\"\n{}]+)['\"] (?:not )?in hero\.(?:tried|closed)\b"
)


def strange(
    adventure: Adventure, system: AnySystem, found: Uses, locator: Locator
) -> Iterator[Problem]:
    """Yield a warning for each word that a part of the hero is asked for and never has."""
    known_words = {key: one for key, one in system.words().items() if one.span is None}
    if not known_words:
        return
    listed = {ROLES: Words(), **_PERSON, **known_words}
    pieces = [piece.kept(_piece) for piece in found.pieces if _tells(piece)]
    named = _named(adventure, pieces)
    sure = _is_alone(adventure) and not adventure.create
    seen = [system.view(hero.sheet()) for hero in adventure.heroes]
    yield from (*_numbers(pieces, seen), *_dice(pieces, seen), *_no_parts(pieces, seen))
    yield from _nearly_items(adventure, found, seen)
    for text, remark in _asked(found, listed):
        words = listed.get(remark.name)
        if words is None:
            continue
        if remark.kind == "equal" and any(_several(view.get(remark.name)) for view in seen):
            message = f"hero.{remark.name} holds several, so no text is the same; write "
            message += f"'{remark.word}' in hero.{remark.name}"
            yield Problem(text.place_of(remark), "condition-odd", message, "warning")
        has, printed = _had(remark.name, seen), () if words.carried and sure else words.known
        known = dict.fromkeys((*has, *printed, *(named.sure if sure else named.given)))
        if (
            words.named
            and remark.name not in _PERSON
            and remark.word not in has
            and (by_id := _by_id(remark, text, adventure)) is not None
        ):
            yield by_id
            continue
        if remark.word not in known and remark.word.partition(":")[0] not in printed:
            yield from _told(text, remark, words, known, sure=sure)
    yield from _taken(adventure, found, seen, named, known_words, sure=sure)
    if "progress" in listed:
        yield from _unbegun(found)
    if (skills := listed.get(SKILLS)) is not None:
        yield from _of_skills(_had(SKILLS, seen), named.skills, skills.known, locator)


def _had(name: str, seen: Iterable[Mapping[str, object]]) -> Sequence[str]:
    """Return what ready-made heroes have of a part of the hero."""
    return [str(word) for view in seen for word in _each(view.get(name))]


def _is_alone(adventure: Adventure) -> bool:
    """Say whether no hero comes here from another adventure, as far as this one tells."""
    return adventure.needs == Needs()


def _taken(
    adventure: Adventure,
    found: Uses,
    seen: Sequence[Mapping[str, object]],
    named: "_Named",
    known: Mapping[str, Words],
    *,
    sure: bool,
) -> Iterator[Problem]:
    """Yield what is taken from heroes who have none of it; `sure` is whether all are known."""
    held = {str(word) for view in seen for part in view.values() for word in _each(part)}
    if sure:
        yield from _lost(adventure, found, held)
    had = {*held, *named.given, *known, *(part for view in seen for part in view), *_ALL}
    for one in known.values():
        had.update(() if sure and one.carried else one.known)
    yield from _ended(found, named.given, had, alone=_is_alone(adventure))


class _Piece(NamedTuple):
    """What a part of an adventure names, and what it asks of the hero."""

    named: "_Named"
    compared: list[tuple[Text, "re.Match[str]"]]  # parts of the hero with a text
    inner: list[tuple[Text, "re.Match[str]"]]  # parts of parts


def _tells(found: Uses) -> bool:
    """Say whether there is anything in a part of an adventure that a piece is made of."""
    asking = found.authored or found.actions
    return bool(asking) or any("hero." in one.source for one in (*found.texts, *found.conditions))


def _piece(found: Uses) -> _Piece:
    named = _Named()
    named.each((*found.authored, *found.actions))
    compared, inner = [], []
    for text in (*found.texts, *found.conditions):
        if "hero." in (source := text.source):
            compared += [(text, match) for match in _COMPARED.finditer(source)]
            inner += [(text, match) for match in _INNER.finditer(source)]
    return _Piece(named, compared, inner)


def _numbers(pieces: Iterable[_Piece], seen: Sequence[Mapping[str, object]]) -> Iterator[Problem]:
    """Yield parts of the hero that are numbers and are compared with a text, or the other way."""
    for piece in pieces:
        for text, match in piece.compared:
            name, sign, word, number = match.group("name", "sign", "word", "number")
            begins = max(0, text.source.rfind("{", 0, match.start()))  # of its tag
            if not sign and not _LATER.search(text.source, begins, match.start()):
                continue  # that it always fails is told by trying it out
            kind, other = (str, "number") if word is None else (int, "text")
            if seen and all(type(view.get(name)) is kind for view in seen):
                so = "never is" if sign == "=" else "always differs from"
                if not sign:
                    so = f"can't be compared so with the {other}"
                if word is None:
                    first = shown(str(seen[0][name]))
                    message = f"hero.{name} is a text such as '{first}', and {so} {number}; write "
                    message += f"hero.{name} == '{first}'"
                else:
                    message = f"hero.{name} is a number, and {so} '{word}'"
                    message += f"; write it without quotes: {word}" if word.isdecimal() else ""
                yield Problem(text.mark_at(match.start()), "condition-odd", message, "warning")


def _dice(pieces: Iterable[_Piece], seen: Sequence[Mapping[str, object]]) -> Iterator[Problem]:
    """Yield dice of the hero that are compared as if they were numbers."""
    for piece in pieces:
        for text, match in piece.compared:
            name, sign, word = match.group("name", "sign", "word")
            if sign or not _DIE.fullmatch(word or "") or not seen:
                continue
            if all(name in _each(view.get("sides")) for view in seen):
                message = (
                    "dice are texts, and as a text 'd10' comes before 'd4'; compare their sides: "
                    f"hero.sides.{name}, with {word[1:]}"
                )
                yield Problem(text.mark_at(match.start()), "condition-odd", message, "warning")


def _no_parts(pieces: Iterable[_Piece], seen: Sequence[Mapping[str, object]]) -> Iterator[Problem]:
    """Yield what is asked of a list as if it were a part of it: `hero.gear.rope`."""
    for piece in pieces:
        for text, match in piece.inner:
            name, part = match[1], match[2] or match[3]
            if seen and all(_listed(view.get(name)) for view in seen):
                message = (
                    f"hero.{name} is a list, so this is nothing; write '{part}' in hero.{name}"
                )
                yield Problem(text.mark_at(match.start()), "condition-odd", message, "warning")


def _nearly_items(
    adventure: Adventure, found: Uses, seen: Sequence[Mapping[str, object]]
) -> Iterator[Problem]:
    """Yield things that are given and called nearly as an item, or as what a hero has, is."""
    items = adventure.items
    held = {str(one) for view in seen for one in _each(view.get("gear"))}
    known = {*items, *(str(getattr(one, "name", "")) for one in items.values()), *held}
    for one in found.authored:
        thing = getattr(one.value, "item", None) if one.kind == "give" else None
        name = getattr(thing, "name", thing)
        near = did_you_mean(name, {**items, **dict.fromkeys(held)}) if isinstance(name, str) else ""
        if near and name not in known:
            message = f"this gives a thing of its own, called '{name}'{near}"
            yield Problem(one.mark, "item-unknown", message, "warning")


def _given_in(found: Uses) -> set[str]:
    named = _Named()
    named.walk(found.authored)
    return named.given


def _lost(adventure: Adventure, found: Uses, held: Collection[str]) -> Iterator[Problem]:
    """Yield the things that are taken from a hero who has none and whom nothing gives them."""
    given = {word for piece in found.pieces for word in piece.kept(_given_in)}
    known = {*held, *given}
    for one in found.authored:
        if "item" in one.fields:
            return  # which one is worked out in play
    for one in found.authored:
        told = getattr(one.value, "item", ()) if one.kind in _LOSING else ()
        for item in (told,) if isinstance(told, str) else told:
            name = str(getattr(adventure.items.get(item), "name", item))
            if item in adventure.items and item not in known and name not in known:
                message = (
                    f"nothing gives a hero '{item}', so nothing is lost here; give it before, or "
                    "remove this"
                )
                yield Problem(one.mark, "lose-idle", message, "warning")


def _ended(
    found: Uses, given: Collection[str], known: Collection[str], *, alone: bool
) -> Iterator[Problem]:
    """Yield what is taken away by a name that nothing gives a hero.

    `known` is all that a hero may have, what is `given` here among it. Unless an adventure is
    `alone`, heroes may bring more: then only a slip of the keyboard is told.
    """
    for one in found.authored:
        if one.kind not in _ENDING or one.fields or hasattr(one.value, "item"):
            continue
        name = next(filter(None, (getattr(one.value, key, "") for key in _NAMING)), "")
        if name and name not in known and (alone or did_you_mean(name, given)):
            near = did_you_mean(name, given)
            what = _ENDING[one.kind].format(shown(name))
            message = f"nothing gives a hero {what}, so nothing is taken away here{near}"
            yield Problem(one.mark, "lose-idle", message, "warning")


def _unbegun(found: Uses) -> Iterator[Problem]:
    """Yield what goes on with, ends or is rolled on what nothing begins."""
    known = {getattr(one.value, "id", "") for one in found.authored if one.kind == "begin"}
    for one in found.authored:
        field = "id" if one.kind in _ON else "on"
        name = getattr(one.value, field, "")
        if isinstance(name, str) and name and field not in one.fields and name not in known:
            near = did_you_mean(name, known) or f"; write begin: {{kind: …, id: {name}}} before"
            message = f"nothing begins '{name}'{near}"
            yield Problem(one.mark, "trait-unknown", message, "warning")


def untried(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield what asks for a task of the hero that no check of this adventure is."""
    every = (*found.texts, *found.conditions)
    named = [one for one in every if "hero.tried" in one.source or "hero.closed" in one.source]
    asking = [one for one in named if _TASK.search(one.source)]
    if not asking or not _is_alone(adventure) or any("id" in one.fields for one in found.authored):
        return
    known = {getattr(one.value, "id", "") for one in found.authored if one.kind == "task"}
    for text in asking:
        for match in _TASK.finditer(text.source):
            name = next(one for one in match.groups() if one is not None)
            if name not in known:
                near = did_you_mean(name, known) or "; write it as the 'id' of a task"
                message = f"no task is called '{shown(name)}'{near}"
                yield Problem(text.mark_at(match.start()), "trait-unknown", message, "warning")


def _by_id(remark: Remark, text: Text, adventure: Adventure) -> Problem | None:
    """Return the problem of a thing that is asked for by its id, where it has another name."""
    item = adventure.items.get(remark.word)
    name = str(getattr(item, "name", "") or remark.word)
    others = (one.name for key, one in adventure.items.items() if key != remark.word)  # type: ignore[attr-defined]
    if item is None or name == remark.word or name in text.source or remark.word in others:
        return None
    message = (
        f"'{remark.word}' is the id of an item, and heroes have it by its name; write "
        f"'{name}' in hero.{remark.name}"
    )
    return Problem(text.place_of(remark), "trait-unknown", message, "warning")


def _told(
    text: Text, remark: Remark, words: Words, known: Collection[str], *, sure: bool
) -> Iterator[Problem]:
    """Yield the problem of a word; `sure` is whether all heroes are known."""
    near = did_you_mean(remark.word, known)
    if words.free and not sure:
        like = _near(remark.word, known)
        if not like:
            return
        near = f"; did you mean '{like}'?"
    message = f"nothing here gives a hero '{remark.word}' in hero.{remark.name}{near}"
    yield Problem(text.place_of(remark), "trait-unknown", message, "warning")


def _misspelt(asked: Sequence[_Skills], known: Collection[str]) -> Iterator[Problem]:
    """Yield the skills of checks that are nearly, and not quite, what a hero may have.

    Skills are free: one that is like no other is an author's own. So is one that several checks
    ask for, and one beside the name that it is like.
    """
    often = Counter(name for skills in asked for name in skills.names)
    usual = [name for name, times in often.items() if times > 1]
    for skills in asked:
        for name in skills.names:
            if name in known or name in usual:
                continue
            near = _near(name, known) or _near(name, usual)
            if near and near not in skills.names:
                message = f"no hero here has the skill '{name}'; did you mean '{near}'?"
                yield Problem(skills.mark, "skill-unlike", message, "warning")


def _of_skills(
    had: Sequence[str], asked: Sequence[_Skills], listed: Collection[str], locator: Locator
) -> Iterator[Problem]:
    yield from _misspelt(asked, dict.fromkeys((*had, *listed)))
    yield from _of_heroes(had, asked, listed, locator)


def _of_heroes(
    had: Sequence[str], asked: Sequence[_Skills], listed: Collection[str], locator: Locator
) -> Iterator[Problem]:
    """Yield the skills of ready-made heroes that are nearly those that the rules list."""
    new = [name for name in dict.fromkeys(had) if name not in listed]
    names = {name for skills in asked for name in skills.names} if new else set()
    for name in new:
        near = "" if name in names else _slip_of(name, tuple(listed))
        mark = locator.entry(SKILLS, name) if near and near not in had else None
        if mark is not None:
            message = f"nothing asks for the skill '{name}'; did you mean '{near}'?"
            yield Problem(mark, "skill-unlike", message, "warning")


@functools.lru_cache(1_024)
def _slip_of(name: str, listed: tuple[str, ...]) -> str:
    """Return the word of some that one is but for one letter, or nothing."""
    return next((one for one in listed if _slipped(_folded(name), _folded(one))), "")


def _near(word: str, known: Collection[str]) -> str:
    """Return the word that one is but for a slip of the finger or an ending, or nothing."""
    whole, short = _folded(word), _short(word)
    alike = ((one, _folded(one)) for one in known if one != word)
    near = (one for one, other in alike if _slipped(whole, other) or _slipped(short, _short(other)))
    return next(near, "")


@functools.lru_cache(4_096)
def _folded(word: str) -> str:
    """Return a name with neither capitals nor the hyphens of an id."""
    return word.lower().replace("-", " ")


@functools.lru_cache(4_096)
def _short(word: str) -> str:
    parts = _folded(word).split()
    for end in _ENDS:
        parts = [part.removesuffix(end) if len(part) > len(end) + 2 else part for part in parts]
    return " ".join(parts)


def _slipped(word: str, other: str) -> bool:
    """Say whether words are the same but for one letter more, less, changed, or two in turn."""
    if word == other:
        return True
    if abs(len(word) - len(other)) > 1 or min(len(word), len(other)) < _LONG:
        return False
    start = next((n for n, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), None)
    if start is None:
        return True
    rest, others = word[start:], other[start:]
    turned = rest[:2] == others[1::-1] and rest[2:] == others[2:]
    return turned or rest[1:] == others[1:] or rest[1:] == others or rest == others[1:]


def _asked(found: Uses, parts: Collection[str]) -> Iterator[tuple[Text, Remark]]:
    """Yield what all texts and conditions ask of these parts of the hero."""
    # what is only shown, such as `{{ hero.name }}`, asks nothing, and need not be compiled
    names = re.compile(rf"(?:{'|'.join(map(re.escape, parts))})\b(?!\s*(?:\}}\}}|\|))")
    for text in (*found.texts, *found.conditions):
        if "hero" in text.source and names.search(text.source):
            for remark in text.remarks():
                if remark.kind in ("trait", "equal"):
                    yield text, remark


class _Named:
    """The words that the checks, effects and people of an adventure name."""

    def __init__(self) -> None:
        self.given: set[str] = set()
        self.sure: set[str] = set()  # those, without items that nothing gives
        self.skills: list[_Skills] = []

    def walk(self, value: object, check: Authored | None = None) -> None:
        """Go through a part of an adventure."""
        match value:
            case str():
                self.given.add(value)
            case Authored():
                gone = value.kind == "take" and not hasattr(value.value, "item")  # of 2d20
                if value.kind not in _TAKING and not gone:
                    self.walk(value.value, value)
            case tuple() | list() | frozenset():
                self.each(value, check)
            case _ if names := names_of(value):
                self._fields(value, names, check)
            case Mapping():
                self.each(value, check)
                self.each(value.values(), check)

    def each(self, parts: Iterable[object], check: Authored | None = None) -> None:
        for part in parts:
            if part and type(part) not in _EMPTY:
                self.walk(part, check)

    def _fields(self, value: object, names: Iterable[str], check: Authored | None) -> None:
        for name, part in zip(names, fields_of(value), strict=True):
            if not part or type(part) in _EMPTY:
                continue
            if name == "skills" and check is not None and isinstance(part, tuple):
                self.skills.append(_Skills(check.mark, tuple(map(str, part))))
            elif name == "skill" and check is not None and isinstance(part, str):
                self.skills.append(_Skills(check.mark, (part,)))
            else:
                self.walk(part, check)


def _named(adventure: Adventure, pieces: Iterable[_Piece]) -> _Named:
    named = _Named()
    for piece in pieces:
        named.given |= piece.named.given
        named.skills += piece.named.skills
    named.walk((adventure.foes, adventure.companions))
    named.sure = set(named.given)
    for key, item in adventure.items.items():
        if key in named.sure:
            named.sure.add(str(getattr(item, "name", key)))
    named.walk(adventure.items)
    return named


def _several(part: object) -> bool:
    """Say whether a part of a hero's sheet is a list of things, and not a word for one."""
    return isinstance(part, Collection) and not isinstance(part, str)


def _listed(part: object) -> bool:
    """Say whether a part of a hero's sheet is a list, which has no parts with names."""
    return _several(part) and not isinstance(part, Mapping)


def _each(part: object) -> Collection[object]:
    """Return what a part of a hero's sheet holds or is."""
    if isinstance(part, str):
        return (part,)
    return part if isinstance(part, Collection) else ()
