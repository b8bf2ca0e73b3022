"""Upkeep of a table's lists: what stands there is renamed, edited, deleted or sorted."""

import re

from solo.engine.draft import Draft
from solo.engine.table.events import EntryChanged, EntryRenamed, ListsSorted
from solo.engine.table.lists import LONGEST, found, put, same
from solo.engine.table.roster import tabletop
from solo.engine.table.state import KINDS, Entry
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.rules.core.protocols import Illegal

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


def _halves(words: str, refusal: str, apart: re.Pattern[str] | None = None) -> tuple[str, str]:
    name, colon, rest = words.partition(":")
    if not colon and apart is not None:
        name, *others = apart.split(words, maxsplit=1)
        rest = others[0] if others else ""
    if not (name.strip() and rest.strip()):
        raise Illegal(say(refusal))
    return name.strip(), " ".join(rest.split())
