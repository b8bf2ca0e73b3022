"""Lint: foes, items, tables, quests and deeds that nothing uses, quests that nothing completes."""

import re
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure.branch import TAKEN, Authored, Draw, Join, QuestStep
from solo.adventure.heritage import Needs
from solo.adventure.model import Adventure
from solo.adventure.reading.sections import entry
from solo.authoring.lint.engine_names import words_of
from solo.authoring.reading import Uses
from solo.authoring.roots import declared, entries
from solo.errors import Mark, Problem
from solo.source import Node

_WORD = re.compile(r"\w+")
_ALONG = ("assist", "helpers", "helper", "allies", "friends")
"""Fields of checks that name companions who are with the hero."""
_TO_WHOM = ("who", "companion")
"""Fields of effects that name companions who are with the hero."""
_SECTIONS = {"foe": "foes", "companion": "companions", "item": "items", "quest": "quests"}


def unused(
    adventure: Adventure, roots: Iterable[Node], found: Uses, used: set[str]
) -> Iterator[Problem]:
    """Yield a warning for each thing that is declared and never comes into play.

    `used` are the foes, companions and items that checks, effects and texts ask for.
    """
    joined = {one.companion for one in found.actions if isinstance(one, Join)}
    steps = [one for one in found.actions if isinstance(one, QuestStep)]
    idle = {
        "foe": [name for name in adventure.foes if name not in used],
        "companion": [name for name in adventure.companions if name not in used | joined],
        "item": [name for name in adventure.items if name not in used],
        "quest": [name for name in adventure.quests if name not in {one.quest for one in steps}],
    }
    for kind, names in idle.items():
        places: Mapping[str, Mark] = declared(roots, _SECTIONS[kind]) if names else {}
        for name in names:
            message = f"nothing uses the {kind} '{name}'; use it, or remove it"
            if kind == "item" and (one := _given_by_name(name, adventure, found)) is not None:
                message = (
                    f"'{one.kind}' in line {one.mark.line} gives a thing of that name by itself; "
                )
                message += (
                    f"write {one.kind}: {name}"
                    if one.kind == "give"
                    else f"these rules know none by an id, so remove the item '{name}'"
                )
            elif kind == "quest":
                message = f"nobody ever takes the quest '{name}'; write quest: {{take: {name}}}"
            yield Problem(places[name], f"{kind}-unused", message, "warning")
    yield from _not_along(adventure, found, joined)
    yield from _tables(adventure, found)
    yield from _open(steps)
    yield from _unpaid(adventure, roots, steps)
    if adventure.needs != Needs():
        yield from _unread(adventure, next(iter(roots)), found)


def _given_by_name(item: str, adventure: Adventure, found: Uses) -> Authored | None:
    """Return an effect that gives a thing called as an item is, which looks up no item."""
    names = {item, str(getattr(adventure.items[item], "name", item))}
    for one in found.authored:
        if one.kind in ("gain", "give"):
            thing = getattr(one.value, "item", None)
            if getattr(one.value if one.kind == "gain" else thing, "name", "") in names:
                return one
    return None


def _unread(adventure: Adventure, header: Node, found: Uses) -> Iterator[Problem]:
    """Yield the facts of earlier adventures that are named under `needs`, and that nothing asks.

    A name that stands anywhere in a text that asks for any of them is taken to be read.
    """
    sources = [text.source for text in (*found.texts, *found.conditions)]
    sources.append(adventure.language.source.source)  # the macros
    for kind, holder in (("deeds", "hero.deeds"), ("world", "world")):
        asked = set(_WORD.findall(" ".join(one for one in sources if kind in one)))
        unread = getattr(adventure.needs, kind).keys() - asked
        needs = entry(header, "needs") if unread else None
        places = {} if needs is None else declared([needs], kind)
        for name in sorted(unread & places.keys()):
            message = (
                f"nothing here reads {holder}.{name}; ask for it in a text or a condition, or "
                "leave it out"
            )
            yield Problem(places[name], "deed-unread", message, "warning")


def _not_along(adventure: Adventure, found: Uses, joined: set[str]) -> Iterator[Problem]:
    """Yield the checks and effects that are about companions whom nothing lets join.

    Somebody whom a check or an effect names otherwise may come along by it.
    """
    missing = adventure.companions.keys() - joined - adventure.foes.keys()
    wanted: dict[str, Mark] = {}
    other: set[str] = set()
    for one in found.authored if missing else ():
        along = _ALONG if not hasattr(one.value, "apply") else _TO_WHOM
        helping = {name for field in along for name in _listed(getattr(one.value, field, None))}
        for name in missing & helping:
            wanted.setdefault(name, one.mark)
        other |= (missing & words_of([one])) - helping
    for name, mark in wanted.items():
        if name not in other:
            message = (
                f"nothing lets '{name}' join, so nobody of that name is there; write "
                f"join: {name} where they come along"
            )
            yield Problem(mark, "companion-unused", message, "warning")


def _listed(value: object) -> Iterable[str]:
    if isinstance(value, str):
        return (value,)
    return (one for one in value if isinstance(one, str)) if isinstance(value, tuple) else ()


def _tables(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    drawn = {one.table for one in found.actions if isinstance(one, Draw)}
    drawn |= {what for text in found.texts for what in text.draws}
    for name, table in adventure.tables.items():
        if name not in drawn:
            message = f"nothing draws from the table '{name}'; draw from it, or remove it"
            yield Problem(table.mark, "table-unused", message, "warning")
        elif table.deck and len(table.rows) == 1:
            message = "a deck of one row gives the same each time; add rows, or leave out 'deck'"
            yield Problem(table.mark, "key-idle", message, "warning")


def _unpaid(
    adventure: Adventure, roots: Iterable[Node], steps: Iterable[QuestStep]
) -> Iterator[Problem]:
    """Yield what a quest pays for a failure that nothing brings it to.

    What it pays where it is refused is told with a quest even if nobody may refuse it (ART-023).
    """
    failed = {one.quest for one in steps if one.step == "fail"}
    idle = {name for name, one in adventure.quests.items() if one.on_fail} - failed
    for name, node in entries(roots, "quests") if idle else ():
        place = entry(node, "on_fail") if name in idle else None
        if place is not None:
            message = (
                f"nothing fails '{name}', so this never counts; write quest: {{fail: {name}}} "
                "where it fails, or leave this out"
            )
            yield Problem(place.key_mark, "key-idle", message, "warning")


def _open(steps: list[QuestStep]) -> Iterator[Problem]:
    """Yield the quests that are taken, and that nothing completes."""
    completed = {one.quest for one in steps if one.step == "complete"}
    told = set()
    for one in steps:
        if one.step == TAKEN and one.quest not in completed and one.quest not in told:
            told.add(one.quest)
            message = (
                f"quest '{one.quest}' is taken here, and nothing completes it; write "
                f"quest: {{complete: {one.quest}}} where it is done"
            )
            yield Problem(one.mark, "quest-open", message, "warning")
