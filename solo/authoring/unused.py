"""Lint: foes, items, tables, quests and deeds that nothing uses, quests that nothing completes."""

import re
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure.branch import Draw, Join, QuestStep
from solo.adventure.heritage import Needs
from solo.adventure.model import Adventure
from solo.adventure.sections import entry
from solo.authoring.reading import Uses
from solo.authoring.roots import declared
from solo.errors import Mark, Problem
from solo.source import Node

_WORD = re.compile(r"\w+")
_SECTIONS = {"foe": "foes", "companion": "companions", "item": "items", "quest": "quests"}


def unused(
    adventure: Adventure, roots: Iterable[Node], found: Uses, used: set[str]
) -> Iterator[Problem]:
    """Yield a warning for each thing that is declared and never comes into play.

    Args:
        adventure: The adventure.
        roots: The outermost nodes of its files, to say where a thing is declared.
        found: What its texts ask and its effects do.
        used: The foes, companions and items that checks, effects and texts ask for.
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
            if kind == "quest":
                message = f"nobody ever takes the quest '{name}'; write quest: {{take: {name}}}"
            yield Problem(places[name], f"{kind}-unused", message, "warning")
    yield from _tables(adventure, found)
    yield from _open(steps)
    if adventure.needs != Needs():
        yield from _unread(adventure, next(iter(roots)), found)


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


def _tables(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    drawn = {one.table for one in found.actions if isinstance(one, Draw)}
    drawn |= {what for text in found.texts for what in text.draws}
    for name, table in adventure.tables.items():
        if name not in drawn:
            message = f"nothing draws from the table '{name}'; draw from it, or remove it"
            yield Problem(table.mark, "table-unused", message, "warning")


def _open(steps: list[QuestStep]) -> Iterator[Problem]:
    """Yield the quests that are taken, and that nothing completes."""
    completed = {one.quest for one in steps if one.step == "complete"}
    told = set()
    for one in steps:
        if one.step == "take" and one.quest not in completed and one.quest not in told:
            told.add(one.quest)
            message = (
                f"quest '{one.quest}' is taken here, and nothing completes it; write "
                f"quest: {{complete: {one.quest}}} where it is done"
            )
            yield Problem(one.mark, "quest-open", message, "warning")
