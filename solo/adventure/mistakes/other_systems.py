"""Names that belong to another system: the adventure's own rules do not know them, or not there."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from solo import rules
from solo.errors import in_a_row
from solo.late import late
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem

_NEARLY = 0.9  # how like a key has to be to one of ours, as difflib counts
_SAME = Path(__file__).parent / "same_things.json"


def check_note(system: AnySystem, name: str) -> str:
    """Say whose check it is, for an error's end; nothing if no other system has it."""
    return _note(system, name, "checks", "encounters")


@late
def attribute_note(system: AnySystem, name: str) -> str:
    """Say by which check an attribute or a skill is rolled, for an error's end, if it is one."""
    from dataclasses import fields

    try:
        trait = system.trait(name)
    except Illegal:
        return ""
    field, said = "attribute", "an attribute"
    if trait in getattr(system, "skills", ()):
        field, said = "skill", "a skill"
    for kind, type_ in system.checks.items():
        if any(one.name == field for one in fields(type_)):
            return f"; {said} is rolled by a check: {kind}: {{{field}: {trait}, …}}"
    return ""


@late
def effect_note(system: AnySystem, name: str, known: Collection[str] = ()) -> str:
    """Say where an effect of ours may stand, or whose it is and what ours is called; or nothing.

    Args:
        system: The adventure's own.
        name: A key that means nothing here.
        known: The keys that do.
    """
    from difflib import get_close_matches

    in_scene = "enter" in known
    if name not in system.effects and get_close_matches(name, known, 1, _NEARLY):
        return ""  # a slip of the finger: the word of ours is told
    if name not in system.effects:
        note = _note(system, name, "effects")
        return f"{note}; in a scene it stands under 'enter'" if note and in_scene else note
    if in_scene:
        return f"; it is an effect: in a scene it stands under 'enter': enter: {{{name}: …}}"
    return "; it is an effect: it stands in a choice or an outcome, or under 'enter' of a scene"


def label_note(system: AnySystem, name: str) -> str:
    """Say whose outcome label it is, for an error's end; nothing if no other system has it."""
    return _note(system, name, "labels")


def _note(system: AnySystem, name: str, *parts: str) -> str:
    others = [other for other in _others(system) if _has(other, name, parts)]
    if not others:
        return ""
    said = f"; that is of {in_a_row([other.title for other in others])}"
    same = [f"'{one}'" for one in _same(system, name, others, parts[0])]
    if same:
        return f"{said}; here, in {system.title}, it is called {' or '.join(same)}"
    return f"{said}, and this adventure is played by {system.title}"


def _same(system: AnySystem, name: str, others: Iterable[AnySystem], part: str) -> list[str]:
    """Return what a system calls that which others call so."""
    theirs = [other.name for other in others]
    rows = [row for row in _things()[part] if any(row.get(other) == name for other in theirs)]
    return list(dict.fromkeys(row[system.name] for row in rows if system.name in row))


@cache
def _things() -> Mapping[str, Sequence[Mapping[str, str]]]:
    """Return what systems call the same thing, by the part of a system."""
    read = json.loads(_SAME.read_text(encoding="utf-8"))
    return {part: read[part] for part in ("effects", "checks", "labels")}


def _others(system: AnySystem) -> list[AnySystem]:
    """Return the other systems; one that can't be used is no help here."""
    found = (other for _, other, _ in rules.usable() if other is not None)
    return [other for other in found if other.name != system.name]


def _has(system: AnySystem, name: str, parts: tuple[str, ...]) -> bool:
    return any(name in getattr(system, part) for part in parts)
