"""Who and what is there by what variables are called: nobody has to declare `mossop: dead`."""

import re
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure.model import Adventure, Presence
from solo.authoring.reading import Uses
from solo.errors import Mark

_DEAD = frozenset(("dead", "drowned", "killed", "tot", "ertrunken"))
"""Values with which somebody whom a variable is called after is nowhere: `gone` may come back."""
_GONE = frozenset(("gone", "lost", "sold", "stolen", "fort", "weg"))
"""Values with which something is not there."""
_AGAINST = re.compile(r"(\w+)_(?:dead|gone|lost|fled|left|sold|tot|fort|weg)")
_FOR = re.compile(r"(?:has|got|have)_(\w+)|(\w+)_(?:alive|lives|along)")


def supposed(adventure: Adventure, found: Uses, sources: Iterable[str]) -> Mapping[str, Presence]:
    """Return who and what is there while a variable of that name says so.

    What its author declares, or has declared by that variable, is left to the author. `sources` are
    all texts, which show what is somebody's name.
    """
    taken = {*adventure.present, *(name for one in adventure.declared for name in one.when.names())}
    told = "\n".join(sources)
    mark = adventure.scenes[adventure.start].mark
    return {
        variable: _presence(variable, _names(subject, told), source, adventure, mark)
        for variable, subject, source in _meanings(adventure, found, told)
        if variable not in taken and subject not in taken
    }


def _presence(
    key: str, names: tuple[str, ...], source: str, adventure: Adventure, mark: Mark
) -> Presence:
    return Presence(key, adventure.language.expression(source, mark), names)


def _meanings(adventure: Adventure, found: Uses, told: str) -> Iterator[tuple[str, str, str]]:
    """Yield variables, what they are about, and when that is there."""
    for name, first in adventure.variables.items():
        if isinstance(first, str):
            values = {first, *(one for one in found.values.get(name, ()) if isinstance(one, str))}
            away = sorted(values & (_DEAD if _own(name, told) else _GONE))
            if away:
                yield name, name, f"{name} not in {away!r}"
        elif isinstance(first, bool):
            if match := _AGAINST.fullmatch(name):
                yield name, match[1], f"not {name}"
            elif match := _FOR.fullmatch(name):
                yield name, match[1] or match[2], name


def _own(subject: str, told: str) -> str:
    """Return the name of somebody who is called so; nothing if nobody is."""
    name = subject.replace("_", " ").title()
    return name if re.search(rf"(?<=[a-z,;] ){name}\b", told) else ""


def _names(subject: str, told: str) -> tuple[str, ...]:
    """Return how texts call a subject."""
    return (_own(subject, told) or subject.replace("_", " "),)
