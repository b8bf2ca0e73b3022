"""Upkeep of a table: lists are renamed, edited, deleted, sorted; things change hands."""

import re
from collections.abc import Sequence

from solo.engine.draft import Draft
from solo.engine.interruptions import unfinished
from solo.engine.table.events import EntryChanged, EntryRenamed, ListsSorted, ThingGiven
from solo.engine.table.lists import LONGEST, found, put, same
from solo.engine.table.roster import member, sheets, tabletop
from solo.engine.table.state import KINDS, Entry
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Thing
from solo.words import Words

GIVING = re.compile(r"\s+(?:to|an)\s+", re.IGNORECASE)
_TO = re.compile(r"\s+(?:to|in|zu)\s+", re.IGNORECASE)
_LONGEST_TEXT = 1_000  # characters of what is told of an entry


def rename(draft: Draft, words: str) -> None:
    """Give something on a list another name: `Lull: Lull Harker`, `bell to The cracked bell`.

    Raises:
        Illegal: There is none, or another is called so already.
    """
    old, name = _halves(words, "rename-what", _TO)
    entry, table = found(draft, old, KINDS, closed=True), tabletop(draft)
    name = name[:LONGEST]
    taken = same(table.entries, entry._replace(name=name))
    if taken is not None and taken is not entry:
        raise Illegal(say("called-already", name=taken.name))
    key, renamed = (entry.kind, entry.name), entry._replace(name=name)
    weights = {((k[0], name) if k == key else k): weight for k, weight in table.weights.items()}
    keyed = tuple(
        one._replace(name=name) if (one.of, one.name) == key else one for one in table.keyed
    )
    entries = tuple(renamed if one is entry else one for one in table.entries)
    draft.table = table._replace(entries=entries, weights=weights, keyed=keyed)
    draft.events.append(EntryRenamed(entry.kind, entry.name, name))


def edit(draft: Draft, words: str) -> None:
    """Change what is told of something on a list: `Lull: hears well after all`.

    Raises:
        Illegal: There is none, or it is a clock, of which nothing is told.
    """
    name, text = _halves(words, "edit-what")
    entry = found(draft, name, tuple(kind for kind in KINDS if kind != "clock"), closed=True)
    put(draft, entry, entry._replace(text=text[:_LONGEST_TEXT]), "changed")


def delete(draft: Draft, words: str) -> None:
    """Take something off its list, as if it had never been there.

    Raises:
        Illegal: There is none.
    """
    if not words.strip():
        raise Illegal(say("delete-what"))
    entry, table = found(draft, words, KINDS, closed=True), tabletop(draft)
    key = (entry.kind, entry.name)
    draft.table = table._replace(
        entries=tuple(one for one in table.entries if one is not entry),
        weights={k: weight for k, weight in table.weights.items() if k != key},
        keyed=tuple(one for one in table.keyed if (one.of, one.name) != key),
    )
    draft.events.append(EntryChanged(entry.kind, entry.name, "", "deleted"))


def sort(draft: Draft, words: str) -> None:
    """Put a list in the order of its names, or all of them.

    Raises:
        Illegal: There is no such list.
    """
    wanted = words.strip().casefold().rstrip("s")
    wanted = {"person": "npc", "people": "npc"}.get(wanted, wanted)
    if wanted and wanted not in KINDS:
        raise Illegal(say("sort-what", near=nearest(wanted, KINDS), known=KINDS))
    table = tabletop(draft)

    def place(one: Entry) -> tuple[int, str]:
        sorts = not wanted or one.kind == wanted
        return KINDS.index(one.kind), one.name.casefold() if sorts else ""

    draft.table = table._replace(entries=tuple(sorted(table.entries, key=place)))
    draft.events.append(ListsSorted(wanted))


def give(draft: Draft, words: str, who: str = "") -> None:
    """Hand something over: `rope to tom`; it is what the one who acts carries, or who is named.

    Raises:
        Illegal: There is no such thing, or the other can't have it.
    """
    if draft.pending is not None:
        raise Illegal(unfinished(draft, draft.pending))
    name, *to = GIVING.split(words.strip(), maxsplit=1)
    if not (name.strip() and to and to[0].strip()):
        raise Illegal(say("give-what"))
    table, system = tabletop(draft), draft.world.system
    giver = member(draft, who or table.acting).name
    taker = member(draft, to[0].strip()).name
    if giver == taker:
        raise Illegal(say("give-what"))
    held = sheets(draft)
    things = system.things(held[giver])
    thing = _thing(name, things, giver, draft)
    after = dict(zip((giver, taker), thing.move(held[giver], held[taker]), strict=True))
    for one, sheet in after.items():
        if one == table.acting:
            draft.become(sheet)
    members = tuple(
        one._replace(sheet=after[one.name]) if one.name in after and one.sheet is not None else one
        for one in table.members
    )
    draft.table = table._replace(members=members)
    draft.events.append(ThingGiven(_called(thing, draft), giver, taker))


def _thing(
    name: str, things: Sequence[Thing[AnySheet]], giver: str, draft: Draft
) -> Thing[AnySheet]:
    """Return the thing that words name: by its id, its name, or words of it that fit one alone."""
    wanted = " ".join(name.casefold().split()).removeprefix("the ")
    names = {one.id: _called(one, draft).casefold() for one in things}
    exact = [one for one in things if wanted in (one.id, names[one.id])]
    near = exact or [one for one in things if wanted in names[one.id]]
    kinds = {_called(one, draft) for one in near}
    if len(kinds) == 1:
        return near[0]
    known = tuple(dict.fromkeys(_called(one, draft) for one in things))
    if kinds:
        raise Illegal(say("could-be", names=tuple(sorted(kinds))))
    raise Illegal(
        say("no-thing", name=name[:40], who=giver, near=nearest(wanted, known), known=known)
    )


def _called(thing: Thing[AnySheet], draft: Draft) -> str:
    return Words(draft.world.adventure.spoken).say(thing.name)


def _halves(words: str, refusal: str, apart: re.Pattern[str] | None = None) -> tuple[str, str]:
    name, colon, rest = words.partition(":")
    if not colon and apart is not None:
        name, *others = apart.split(words, maxsplit=1)
        rest = others[0] if others else ""
    if not (name.strip() and rest.strip()):
        raise Illegal(say(refusal))
    return name.strip(), " ".join(rest.split())
