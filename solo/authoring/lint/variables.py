"""Lint: variables that do nothing, as they are declared, set and read."""

import re
from collections.abc import Iterable, Iterator

from solo.adventure.branch import Branch, Value
from solo.adventure.graph import ends
from solo.adventure.model import Adventure, Scene
from solo.authoring.lint.engine_names import Judge
from solo.authoring.lint.prose_conditions import asked_in_texts
from solo.authoring.reading import Uses, as_written, settings
from solo.authoring.roots import declared
from solo.errors import Problem
from solo.prose import Prose
from solo.source import Node

_WORD = re.compile(r"\w+")


def idle(adventure: Adventure, roots: Iterable[Node], found: Uses) -> Iterator[Problem]:
    """Yield a warning for each variable that nothing reads, or is asked about and never set."""
    unread = [name for name in adventure.variables if name not in found.read]
    fixed = list(_fixed(adventure, found))
    places = declared(roots, "variables") if unread or fixed else {}
    for name in unread:
        kind = "is set, but nothing reads it" if name in found.values else "is never used"
        message = f"variable '{name}' {kind}; use it in a text or a condition, or remove it"
        yield Problem(places[name], "variable-unused", message, "warning")
    for name in fixed:
        value = adventure.variables[name]
        message = (
            f"conditions ask for '{name}', but nothing sets it: it is always {as_written(value)}"
        )
        yield Problem(places[name], "variable-unset", message, "warning")
    yield from _unchanged(adventure, found)
    yield from _left_unset(adventure, found)


def _left_unset(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield the deeds and facts that tell later adventures of variables that nothing sets."""
    leaves = adventure.leaves
    for name, fact in (*leaves.deeds.items(), *leaves.world.items()):
        names = fact.names()
        if names and names <= adventure.variables.keys() - found.values.keys():
            always = ", ".join(
                f"'{one}' is always {as_written(adventure.variables[one])}" for one in sorted(names)
            )
            message = (
                f"'{name}' leaves the same after every game: {always}; set it where it changes, or "
                "leave this out"
            )
            yield Problem(fact.mark, "variable-unset", message, "warning")


def _unchanged(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield where a variable is set to what it is at first, if nothing sets it to anything else."""
    for name, values in found.values.items():
        first = adventure.variables.get(name)
        if name in found.read and all(type(v) is type(first) and v == first for v in values):
            for place in found.places.get(name, ()):
                message = (
                    f"'{name}' is {as_written(first)} from the start, and nothing sets it to "
                    "anything else; set another value, or declare another to begin with"
                )
                yield Problem(place, "variable-unset", message, "warning")


def late(judge: Judge) -> Iterator[Problem]:
    """Yield a warning for each text that asks for what only its own outcomes set, after it.

    Only of what is told once: who comes again may read what was set the time before.
    """
    adventure, found, back = judge.adventure, judge.found, judge.about.again
    for scene, branch, text, once in _told_once(adventure.scenes.values()):
        if scene.id in back and not once:
            continue
        unset = text.names() & adventure.variables.keys() & found.values.keys()
        after = settings((branch.cases, branch.outcomes)) if unset else {}
        for name in sorted(unset):
            if after.get(name) == len(found.values[name]):
                yield _too_early(text, name, adventure.variables[name])


def _told_once(scenes: Iterable[Scene]) -> Iterator[tuple[Scene, Branch, Prose, bool]]:
    """Yield what has outcomes or cases and is told once while nobody comes back to the scene.

    With each its text, and whether it is told once even then.
    """
    for scene in scenes:
        body = scene.body
        if body.outcomes is not None and body.text is not None:
            yield scene, body, body.text, False
        for choice in scene.choices:
            body = choice.body
            if (body.outcomes is None and not body.cases) or choice.shared or body.text is None:
                continue
            if choice.once or all(end.surely_leads for end in ends(body)):
                yield scene, body, body.text, choice.once


def _too_early(text: Prose, name: str, value: Value) -> Problem:
    place = next((mark for whole, _, mark in text.asked() if whole == name), text.mark)
    message = (
        f"this is told before '{name}' is set, and nothing else sets it: here it is always "
        f"{as_written(value)}; ask for it in the outcome"
    )
    return Problem(place, "variable-late", message, "warning")


def _states(adventure: Adventure, names: Iterable[str]) -> frozenset[str]:
    """Return which of some variables tell how things are, and are no numbers."""
    values = adventure.variables
    return frozenset(name for name in names if isinstance(values[name], bool | str))


def _in_texts(adventure: Adventure, found: Uses, names: frozenset[str]) -> Iterator[frozenset[str]]:
    """Yield the names that conditions in texts ask for, where some of these are among them."""
    asking = [one for part in found.pieces if part.texts for one in part.kept(asked_in_texts)]
    for text, every in asking if names else ():
        for asked in every:
            if not names.isdisjoint(_WORD.findall(asked.source)):
                condition = adventure.language.expression(asked.source, text.mark)
                yield condition.names()


def _fixed(adventure: Adventure, found: Uses) -> Iterator[str]:
    """Yield what conditions ask about and nothing sets.

    A number that something else is measured by (`clues >= needed`) is a name for it, and meant.
    """
    unset = adventure.variables.keys() - found.values.keys()
    # Parsing takes its time, so only what may ask for one of them is parsed, and once.
    alike = {condition.source: condition for condition in found.conditions}
    asked = [
        condition.names()
        for source, condition in alike.items()
        if not unset.isdisjoint(_WORD.findall(source))
    ]
    states = _states(adventure, unset)
    asked += [names & states for names in _in_texts(adventure, found, states)]
    for name, value in adventure.variables.items():
        is_measure = isinstance(value, int) and not isinstance(value, bool)
        if name in unset and any(
            name in names for names in asked if not is_measure or names <= unset
        ):
            yield name
