"""Lint: effects whose number is 0, and which change nothing thereby."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, replace
from typing import Any

from solo.adventure.branch import Authored, Change, PassTime
from solo.adventure.model import Adventure
from solo.authoring.reading import Uses
from solo.errors import Mark, Problem
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import AnySheet

COUNT = "count"  # of the things that an effect gives or takes
_SEED = "0"  # what is rolled for a number of 0 says nothing
_MORE = (1, 2)  # what a number was before it became 0, where an effect sets it


def noughts(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield a warning for each effect of 0 that leaves everything as it is.

    An effect of the rules is tried on the ready-made heroes, and on them after the same effect with
    a greater number: one that sets a number to 0, as `danger` does, changes something there.
    The time that a scene takes, and what an ending gives, are answers, which may be 0.
    """
    answers: set[Mark] = set()
    for key, parts in found.parts.items():
        scene = adventure.scenes[key]
        for branch in parts:
            for action in branch.actions:
                if isinstance(action, Change) and branch is scene.body and scene.ending:
                    answers.add(action.effect.mark)
                elif not isinstance(action, PassTime) or branch is scene.body:
                    continue
                elif isinstance(action.minutes, int) and not action.minutes:
                    yield _idle("time", action.mark)
    sheets: Sequence[AnySheet] | None = None
    for effect, name in _suspects(found.authored):
        if effect.mark in answers:
            continue
        sheets = [one.sheet() for one in adventure.heroes] if sheets is None else sheets
        value = effect.value
        if sheets and all(_changes_nothing(value, name, one) for one in sheets):
            short = getattr(value, "shorthand", "")
            yield _idle(name if name == COUNT != short else effect.kind, effect.mark)


def _idle(called: str, mark: Mark) -> Problem:
    message = f"'{called}: 0' changes nothing; give another number, or leave it out"
    return Problem(mark, "key-idle", message, "warning")


def _suspects(authored: Iterable[Authored]) -> Iterator[tuple[Authored, str]]:
    """Yield the effects of 0, with the field that is 0; a class is looked at once."""
    numbers: dict[type, Sequence[str]] = {}
    for one in authored:
        value = one.value
        kind = value.__class__
        if kind not in numbers:
            numbers[kind] = _numbers(value)
        if one.fields:
            continue
        for name in numbers[kind]:
            number = getattr(value, name)
            if number.__class__ is not int or number:  # False is no number
                continue
            usual = _usual(value)
            if name == COUNT or _alone(value, usual, name):
                yield one, name
            break


def _numbers(value: Any) -> Sequence[str]:
    """Return the fields of an effect that may hold its number; none of what is no effect."""
    if not hasattr(value, "apply"):
        return ()
    short = getattr(value, "shorthand", "")
    if not short and all(one == 0 for one in _usual(value).values()):
        return tuple(_usual(value))  # numbers alone, as of coins
    return tuple(name for name in (short, COUNT) if name and hasattr(value, name))


def _usual(value: Any) -> Mapping[str, object]:
    """Return what stands in each field of an effect where nothing is written."""
    return {
        one.name: one.default_factory() if one.default_factory is not MISSING else one.default
        for one in fields(value)
    }


def _alone(value: Any, usual: Mapping[str, object], name: str) -> bool:
    """Say whether an effect says nothing but its number."""
    return all(key == name or getattr(value, key) == one for key, one in usual.items())


def _changes_nothing(value: Any, name: str, sheet: AnySheet) -> bool:
    """Say whether an effect leaves a hero as before; of a count, where more than none does not."""
    dice = SeededDice(_SEED)
    after = [replace(value, **{name: more}).apply(sheet, dice)[0] for more in _MORE]
    if name == COUNT and sheet in after:
        return False  # there was nothing to lose
    return all(value.apply(one, dice) == (one, ()) for one in (sheet, *after))
