"""Checks and effects as people type them: a word, and then its fields."""

import re
from collections.abc import Mapping
from typing import Any

from solo.errors import SoloError, did_you_mean
from solo.rules.core.naming import slug
from solo.rules.core.outcome import AnyEffect
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.rules.core.system import AnySystem, Cast
from solo.source import decode_words

_FIELD = re.compile(r"([\w.-]+)=(.*?)(?=\s+[\w.-]+=|$)")


def spoken_check(system: AnySystem, words: str, cast: Cast) -> tuple[str, AnyCheck]:
    """Return a check's name and the check: `trait attribute=strength difficulty=Poor`.

    Raises:
        Illegal: There is no such check, or its fields are wrong.
    """
    name, rest = _named(words, system.checks, "check", system)
    return name, _bound(system, _decoded(rest, system.checks[name]), cast, rest)


def spoken_effect(system: AnySystem, words: str, cast: Cast) -> tuple[str, AnyEffect]:
    """Return an effect's name and the effect: `damage poor`, `gain rope`.

    Raises:
        Illegal: There is no such effect, or its fields are wrong.
    """
    name, rest = _named(words, system.effects, "effect", system)
    return name, _bound(system, _decoded(rest, system.effects[name]), cast, rest)


def _named(words: str, known: Mapping[str, type], what: str, system: AnySystem) -> tuple[str, str]:
    name, _, rest = words.strip().partition(" ")
    found = name.casefold()
    if found not in known:
        near = did_you_mean(found, known) or ";"
        listing = ", ".join(known)
        raise Illegal(f"{system.title} has no {what} '{name[:40]}'{near} it has {listing}")
    return found, rest.strip()


def _decoded(rest: str, kind: type) -> Any:
    fields = {key: value.strip() for key, value in _FIELD.findall(rest)}
    bare = _FIELD.sub("", rest).strip()
    if bare:
        shorthand = getattr(kind, "shorthand", "")
        if not shorthand or shorthand in fields:
            raise Illegal(f"'{bare[:40]}' belongs to no key; write key=value")
        fields[shorthand] = bare
    try:
        return decode_words(fields, kind)
    except (SoloError, ValueError) as reason:
        raise Illegal(str(reason)) from reason


def _bound(system: AnySystem, value: Any, cast: Cast, rest: str) -> Any:
    """Return a value with what it names put in; things that nobody wrote are what they are called.

    Raises:
        Illegal: It names something unknown.
    """
    try:
        return system.bind(value, cast)
    except ValueError as reason:
        unknown = reason
    values = [rest, *(value.strip() for _, value in _FIELD.findall(rest))]
    try:
        own = {key: system.item(name=one) for one in values for key in (one, slug(one)) if key}
        return system.bind(value, cast._replace(items={**own, **cast.items}))
    except (TypeError, ValueError):
        raise Illegal(str(unknown)) from unknown
