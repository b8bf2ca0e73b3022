"""What a hero has that an ending should not forget: things of the story, and wounds."""

import re
from collections.abc import Iterator, Mapping, Set

from solo.adventure.model import Adventure
from solo.authoring.reading import Uses
from solo.authoring.walking import fields_of, within
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem

WOUND = "wound"
_ENGLISH = "wound hurt blood bleed limp bandage scar pain bruise broken"
_GERMAN = "verletz wunde blut verband schmerz narbe gebrochen"
_WOUND = frozenset(f"{_ENGLISH} {_GERMAN}".split())
_GIVING = frozenset(("gain", "give", "take", "provide"))  # effects that bring a thing
_LONG = 3  # letters of a word by which a thing may be named


class Holding:
    """What the story of an adventure gives a hero and asks about later."""

    def __init__(self, adventure: Adventure, found: Uses) -> None:
        self._asked = dict(_asked(adventure, found))
        self.given = {
            key: (key.replace("-", " "), _name(adventure, key)) for key in _given(adventure, found)
        }

    def of(self, system: AnySystem, sheet: AnySheet) -> Mapping[str, frozenset[str]]:
        """Return what a hero has now and is asked for, with the words by which a text names it."""
        view = system.view(sheet)
        held = self._held(view) if self._asked else ()
        found = {key: names for key, names in self._asked.items() if key in held}
        return found | ({WOUND: _WOUND} if badly_hurt(view) else {})

    def held(self, system: AnySystem, sheet: AnySheet) -> Set[str]:
        """Return which of the things that the story gives a hero has now."""
        return self._held(system.view(sheet))

    def _held(self, view: Mapping[str, object]) -> Set[str]:
        heroes = (view, *(one for one in _of(view, "everyone") if isinstance(one, Mapping)))
        words = {word for one in heroes for part in one.values() for word in _each(part)}
        return {key for key, (_, name) in self.given.items() if not words.isdisjoint((key, name))}


def badly_hurt(view: Mapping[str, object]) -> bool:
    """Say whether at least half of what a hero can bear is lost, as prose sees the hero."""
    wounds, left = number(view, "wounds"), number(view, "health")
    if "most_health" in view:
        return left * 2 <= number(view, "most_health")
    if "wounds_most" in view:
        return wounds * 2 >= number(view, "wounds_most") > 1
    return wounds * 2 >= left + wounds if "health" in view else wounds > 1


def number(view: Mapping[str, object], name: str) -> int:
    """Return a number of a hero's view; 0 where there is none."""
    value = view.get(name, 0)
    return value if isinstance(value, int) else 0


def _given(adventure: Adventure, found: Uses) -> Iterator[str]:
    """Yield the things that an effect of the story gives."""
    giving = [one.value for one in found.authored if one.kind in _GIVING]
    given = {word for value in giving for word in _named(value)}
    yield from (key for key in adventure.items if key in given)


def _asked(adventure: Adventure, found: Uses) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the things that an effect of the story gives and that a condition or text asks for."""
    asked = "\n".join(text.source for text in (*found.texts, *found.conditions))
    for key in _given(adventure, found):
        name = _name(adventure, key)
        if re.search(rf"['\"]({re.escape(key)}|{re.escape(name)})['\"]", asked):
            words = [word for word in re.findall(r"\w+", f"{key} {name}") if len(word) > _LONG]
            yield key, frozenset(words or [key])


def _name(adventure: Adventure, key: str) -> str:
    return str(getattr(adventure.items[key], "name", key))


def _named(value: object) -> Iterator[str]:
    """Yield the words in an effect."""
    if isinstance(value, str):
        yield value
        return
    if isinstance(value, Mapping):
        yield from (key for key in value if isinstance(key, str))
    for part in (*fields_of(value), *within(value)) if value is not None else ():
        yield from _named(part)


def _of(view: Mapping[str, object], name: str) -> tuple[object, ...]:
    value = view.get(name, ())
    return tuple(value) if isinstance(value, tuple | list) else ()


def _each(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple | list | frozenset | Mapping):
        yield from (word for word in part if isinstance(word, str))
