"""Checks and effects as people type them: a word, and then its fields."""

import re
import typing
from collections.abc import Callable, Mapping

from solo.errors import SoloError, nearest
from solo.rules.core.outcome import AnyEffect
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import slug, why
from solo.rules.core.words import words as say
from solo.source import decode_words

_FIELD = re.compile(r"([\w.-]+)=(.*?)(?=\s+[\w.-]+=|$)")


def spoken_check(system: AnySystem, words: str, cast: Cast) -> tuple[str, AnyCheck]:
    """Return a check's name and the check: `trait attribute=strength difficulty=Poor`.

    Raises:
        Illegal: There is no such check, or its fields are wrong.
    """
    name, rest = _named(words, system.checks, "check", system)
    return name, typing.cast("AnyCheck", _bound(system, rest, system.checks[name], cast))


def attribute_or_check(
    system: AnySystem, words: str, cast: Cast, of: Callable[[str, str], AnyCheck]
) -> tuple[str, AnyCheck]:
    """Return a check's name and the check: as `spoken_check` reads it, or `strength Poor`.

    Args:
        system: The rules.
        words: What was typed.
        cast: Who and what may be named.
        of: Returns the check of an attribute and a difficulty.

    Raises:
        Illegal: There is no such check and no such attribute.
    """
    if "=" not in words:
        words = words.replace('"', "")  # as a skill of two words is written elsewhere
    name, _, rest = words.strip().partition(" ")
    known = tuple(system.checks)
    if not name:
        raise Illegal(say("which-check", known=known))
    if name.casefold() in system.checks or "=" in rest:
        try:
            return spoken_check(system, words, cast)
        except Illegal:
            if "=" in rest or not _is_trait(system, name):
                raise
    try:
        name, rest = _trait_first(system, words)
    except Illegal as reason:
        if (skilled := _skilled(system, words)) is not None:
            return "check", skilled
        raise Illegal(say("checks-are", reason=reason.reason, known=known)) from reason
    return "check", of(name, rest)


def _trait_first(system: AnySystem, words: str) -> tuple[str, str]:
    """Part a line into a trait, which may have several words, and what stands behind it.

    Raises:
        Illegal: It begins with no trait.
    """
    typed = words.split()
    for count in range(len(typed), 1, -1):
        if _is_trait(system, name := " ".join(typed[:count])):
            return name, " ".join(typed[count:])
    system.trait(typed[0])
    return typed[0], " ".join(typed[1:])


def _is_trait(system: AnySystem, name: str) -> bool:
    """Say whether a word is an attribute of the rules, whatever else it is."""
    try:
        system.trait(name)
    except Illegal:
        return False
    return True


def _skilled(system: AnySystem, words: str) -> AnyCheck | None:
    """Return the check of a skill of one word or several, with a difficulty behind it or none."""
    typed = words.split()
    for count in range(len(typed), 0, -1):
        skill, difficulty = " ".join(typed[:count]), " ".join(typed[count:])
        found = system.skilled(skill, difficulty)
        if found is not None:
            return found
    return None


def spoken_effect(system: AnySystem, words: str, cast: Cast) -> tuple[str, AnyEffect]:
    """Return an effect's name and the effect: `damage poor`, `gain rope`.

    Raises:
        Illegal: There is no such effect, or its fields are wrong.
    """
    name, rest = _named(words, system.effects, "effect", system)
    return name, typing.cast("AnyEffect", _bound(system, rest, system.effects[name], cast))


def _named(words: str, known: Mapping[str, type], what: str, system: AnySystem) -> tuple[str, str]:
    name, _, rest = words.strip().partition(" ")
    found = name.casefold()
    if found not in known:
        near, title = nearest(found, known), system.title
        raise Illegal(
            say("has-no", system=title, what=what, name=name[:40], near=near, known=tuple(known))
        )
    return found, rest.strip()


def _decoded(rest: str, kind: type) -> object:
    fields = {key: _bare(value) for key, value in _FIELD.findall(rest)}
    bare = _FIELD.sub("", rest).strip()
    if bare:
        shorthand = getattr(kind, "shorthand", "")
        if not shorthand or shorthand in fields:
            raise Illegal(say("no-key", text=bare[:40]))
        fields[shorthand] = bare
    try:
        return decode_words(fields, kind)
    except (SoloError, ValueError) as reason:
        raise Illegal(why(reason)) from reason


def _bare(value: str) -> str:
    """Return a value without the quotes that may stand around all of it."""
    value = value.strip()
    quoted = len(value) > 1 and value[0] == value[-1] == '"' and '"' not in value[1:-1]
    return value[1:-1] if quoted else value


def _bound(system: AnySystem, rest: str, kind: type, cast: Cast) -> object:
    """Return a value with what it names put in; things that nobody wrote are what they are called.

    Raises:
        Illegal: It names something unknown.
    """
    value = _decoded(rest, kind)
    try:
        return system.bind(value, cast)
    except ValueError as reason:
        unknown = reason
    words = [rest, *(word.strip() for _, word in _FIELD.findall(rest))]
    try:
        own = {key: system.item(name=one) for one in words for key in (one, slug(one)) if key}
        return system.bind(value, cast._replace(items={**own, **cast.items}))
    except (TypeError, ValueError):
        raise Illegal(why(unknown)) from unknown
