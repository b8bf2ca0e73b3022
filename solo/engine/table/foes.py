"""Foes as a table names them: how many of which kind, from whose book, and in whose language."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from solo.engine.draft import Draft
from solo.engine.table.bringing import brought_foes
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.namedtuple import NamedTuple
from solo.rules.core.fights.by_hand import ByHand, Called, Met
from solo.rules.core.fights.foe_book import book
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.wording.naming import slug
from solo.words import Words

_Foes = Mapping[str, Called]
LANGUAGES = ("en", "de")  # whose words for foes are understood in any game
TOUGHEST = 99
_APART = re.compile(r"\s*(?:[,;+]|\band\b|\bund\b)\s*", re.IGNORECASE)
_NUMBERS = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
}  # fmt: skip
_ARTICLES = ("the ", "a ", "an ", "der ", "die ", "das ", "den ", "dem ")


class Kind(NamedTuple):
    """A kind of foe that may be named."""

    key: str
    block: Called
    name: str  # with its article
    words: tuple[str, ...]  # what else is typed for it


def kinds(system: AnySystem, own: Mapping[str, object], spoken: str = "") -> tuple[Kind, ...]:
    """Return the foes that may be named, a table's own first; those of the book by their names.

    Args:
        system: The rules.
        own: The foes of the adventure and of the table.
        spoken: The language of the game.
    """
    found = [Kind(key, block, block.name, ()) for key, block in cast(_Foes, own).items()]
    found += [
        _of_book(*one, spoken) for one in cast(_Foes, book(system)).items() if one[0] not in own
    ]
    return tuple(found)


def _of_book(key: str, block: Called, spoken: str) -> Kind:
    name = block.name
    typed = [name]
    for language in LANGUAGES:
        told = Words(language)
        typed += told.say(say("foe-words", kind=key)).split(", ")
    if spoken:
        name = Words(spoken).say(say("foe-name", kind=key, name=name))
        block = replace(cast("Any", block), name=name)
    return Kind(key, block, name, tuple(typed))


def named(draft: Draft, words: str, by_hand: ByHand[AnySheet]) -> tuple[Met, ...]:
    """Return the foes that words name: `3 bandits, a wolf`, or `Harl 8` of whom is told no more.

    Raises:
        Illegal: There is none of such a name, or there are too many.
    """
    world = draft.world
    known = kinds(world.system, own_foes(draft), world.adventure.spoken)
    if not words.strip():
        raise Illegal(say("fight-whom"))
    met = tuple(_met(part, known, by_hand) for part in _APART.split(words.strip()) if part)
    if not (met and all(one.number for one in met) and _sum(met) <= by_hand.most):
        raise Illegal(say("most-foes", most=by_hand.most))
    return tuple(_together(met))


def own_foes(draft: Draft) -> Mapping[str, object]:
    """Return the foes of the adventure, and those that the table brought."""
    own = cast("Mapping[str, object]", draft.world.adventure.foes)
    return {**own, **brought_foes(draft.table, draft.world.system)}


def _sum(met: tuple[Met, ...]) -> int:
    return sum(one.number for one in met)


def _together(met: tuple[Met, ...]) -> Iterator[Met]:
    """Yield each kind once, with how many there are in all."""
    for key in dict.fromkeys(one.key for one in met):
        same = [one for one in met if one.key == key]
        yield same[0]._replace(number=sum(one.number for one in same))


def _met(part: str, known: tuple[Kind, ...], by_hand: ByHand[AnySheet]) -> Met:
    typed, number, last = part.split(), 1, None
    if len(typed) > 1 and (told := _number(typed[0])) is not None:
        number, typed = told, typed[1:]
    if len(typed) > 1 and _number(typed[-1]) is not None and typed[-1].isdigit():
        last, typed = typed[-1][:4], typed[:-1]
    name = " ".join(typed)
    kind = find(name, known)
    if kind is not None:
        return Met(kind.key, kind.block, number * int(last or 1))
    if last is None:
        names = [one.key for one in known]
        near = nearest(slug(name), names)
        raise Illegal(say("no-foe", name=name[:40], near=near))
    if not 1 <= int(last) <= TOUGHEST:
        raise Illegal(say("how-tough", most=TOUGHEST, name=name[:40]))
    called = " ".join(name.split())[:60]
    return Met(slug(called) or "foe", by_hand.somebody(called, int(last)), number)


def _number(word: str) -> int | None:
    if word.isascii() and word.isdigit():
        return int(word[:4])
    return _NUMBERS.get(word.casefold())


def find(name: str, known: tuple[Kind, ...]) -> Kind | None:
    """Return the kind that a name means, in the singular or the plural; None if there is none."""
    wanted = bare(name)
    for one in known:
        called = {one.key, one.key.replace("-", " "), *map(bare, (one.name, *one.words))}
        if wanted in called or wanted.removesuffix("s") in called:
            return one
    return None


def bare(name: str) -> str:
    """Return a name as names are compared: without its article, in small letters."""
    found = " ".join(name.casefold().split())
    for article in _ARTICLES:
        found = found.removeprefix(article)
    return found
