"""Lint: divisions by a variable that may be 0 where they stand, and that nothing asks about."""

import re
from collections.abc import Iterator, Mapping

from solo.adventure.graph import Ways, ways_of
from solo.adventure.model import Adventure
from solo.authoring.lint.trying import may_fall_to
from solo.authoring.reading import Text, Uses, expressions, mark_in
from solo.errors import Problem
from solo.prose import Prose
from solo.prose.syntax import plain

_LITERAL = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"")
_DIVIDED = re.compile(r"[/%](?<!\{%)\s*([a-z_]\w*)\b(?!\s*[.(\[])")
_WORD = re.compile(r"\w+")


def dividing(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield a warning for each division by a variable that is 0 in a game that comes there.

    That is sure enough of one that is 0 at first where scenes lead there that neither set nor ask
    for it, and of one that can fall so far and that no other text or condition asks for.
    """
    ways: Ways | None = None
    sources = [one.source for one in (*found.texts, *found.conditions)]
    divisors = _DIVIDED.findall("\n".join([one for one in sources if "/" in one or "%" in one]))
    if int not in [adventure.variables.get(one).__class__ for one in {*divisors}]:
        return  # most adventures divide nothing
    for scene, own in found.scenes.items():
        for text in (*own.texts, *own.conditions):
            for name, offset in _divisors(text, adventure.variables):
                ways = ways_of(adventure, found.parts) if ways is None else ways
                if _falls(name, adventure, found) or _stays(name, scene, adventure, found, ways):
                    message = (
                        f"'{name}' may be 0 here, and nothing can be divided by 0; ask for it "
                        f"before: … if {name} else 0"
                    )
                    yield Problem(mark_in(text, offset), "prose-arithmetic", message, "warning")


def _divisors(text: Text, variables: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    """Yield the numbers that something is divided by, with their places: those asked for once."""
    source = _LITERAL.sub(lambda one: " " * len(one[0]), plain(text.source))
    for start, end in expressions(source, prose=isinstance(text, Prose)):
        for match in _DIVIDED.finditer(source, start, end):
            if type(variables.get(match[1])) is int and _WORD.findall(source).count(match[1]) == 1:
                yield match[1], match.start(1)


def _falls(name: str, adventure: Adventure, found: Uses) -> bool:
    """Say whether a number that is none at first can fall to 0, and nothing asks how it stands."""
    falls = adventure.variables[name] != 0 and may_fall_to(0, name, adventure, found)
    return falls and not _asked(name, found)


def _asked(name: str, found: Uses) -> bool:
    return any(name in _WORD.findall(one.source) for one in found.conditions)


def _stays(name: str, scene: str, adventure: Adventure, found: Uses, ways: Ways) -> bool:
    """Say whether a number is 0 at first, and a way leads to a scene that leaves it so."""
    if adventure.variables[name] != 0 or name in found.pieces[-1].values:
        return False
    reached, ahead = set[str](), [adventure.start]
    while ahead:
        here = ahead.pop()
        own = found.scenes.get(here)
        if here in reached or (own and (name in own.values or _asked(name, own))):
            continue
        if here == scene:
            return True
        reached.add(here)
        ahead += ways.get(here, ())
    return False
