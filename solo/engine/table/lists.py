"""The lists of a table: threads, people, places, clocks; and the scene that it plays."""

import re
from collections.abc import Sequence

from solo.engine.draft import Draft
from solo.engine.events import SceneEntered
from solo.engine.table.events import EntryChanged, EntryWeighed, Picked
from solo.engine.table.keyed import reached
from solo.engine.table.roster import tabletop
from solo.engine.table.state import KINDS, Entry
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.oracle.questions import listed
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import slug

MOST = 300  # entries of all lists
LONGEST = 120  # characters of a name
LARGEST = 24  # parts of a clock
HEAVIEST = 9  # times that something on a list may count
_CLOCK = re.compile(r"(.+?)\s+(?:(\d{1,2})\s*/\s*)?(\d{1,2})", re.ASCII)
_WEIGHT = re.compile(r"(.+?)\s+x?(\d{1,2})", re.ASCII)
_TIMES = re.compile(r"(.+?)\s+x([1-9])", re.ASCII)
_TICK = re.compile(r"(.+?)(?:\s+([-+]?\d{1,2}))?", re.ASCII)


def scene(draft: Draft, words: str) -> None:
    """Open a scene, as a heading of the story; earlier answers count for the scenes before it."""
    title = " ".join(words.split())[:LONGEST]
    if not title:
        raise Illegal(say("which-scene"))
    table = tabletop(draft)
    visits = table.scenes.get(title, 0) + 1
    draft.table = table._replace(scene=title, scenes={**table.scenes, title: visits})
    draft.asked = False
    draft.events.append(SceneEntered(slug(title) or "scene", title, visits))
    reached(draft)


def put_down(draft: Draft, kind: str, words: str) -> None:
    """Put something on a list: `Lull: deaf when it suits`; what is there already is changed."""
    name, _, text = words.partition(":")
    filled, size, told = 0, 0, False
    if kind == "clock":
        match = _CLOCK.fullmatch(words.strip())
        if match is None or not 2 <= int(match[3]) <= LARGEST or int(match[2] or 0) > int(match[3]):
            raise Illegal(say("clock-parts", most=LARGEST))
        name, text, filled, size = match[1], "", int(match[2] or 0), int(match[3])
        told = match[2] is not None
    name, text = " ".join(name.split())[:LONGEST], " ".join(text.split())
    if not name:
        raise Illegal(say("which-entry", kind=kind))
    entry = Entry(kind, name, text, filled, size)
    old = same(tabletop(draft).entries, entry)
    if old is None and len(tabletop(draft).entries) >= MOST:
        raise Illegal(say("most-entries", most=MOST))
    if old is not None:
        entry = entry._replace(name=old.name) if text or size else old._replace(open=True)
        if old.open and not told:  # a clock of another size stands where it stood
            entry = entry._replace(filled=min(old.filled, size))
    put(draft, old, entry, "added" if old is None else "changed")


def tick(draft: Draft, words: str) -> None:
    """Fill parts of a clock: `tide 2`; one part without a number, and back if it is negative."""
    match = _TICK.fullmatch(words.strip())
    if match is None:
        raise Illegal(say("tick-what"))
    clock = found(draft, match[1], ("clock",))
    filled = max(0, min(clock.size, clock.filled + int(match[2] or 1)))
    ticked = clock._replace(filled=filled)
    put(draft, clock, ticked, "full" if filled == clock.size else "ticked")


def close(draft: Draft, words: str) -> None:
    """Close what is on a list: a thread that is done, somebody who is gone."""
    if not words.strip():
        raise Illegal(say("close-what"))
    entry = found(draft, words, KINDS)
    put(draft, entry, entry._replace(open=False), "closed")


def pick(draft: Draft, words: str) -> None:
    """Pick one by dice: of those at the table, of a list, or of words: `wolves x3, a bear`.

    What has a weight of 3 is picked three times as often as what has none.
    """
    table = tabletop(draft)
    wanted = words.strip().casefold().rstrip("s")
    kind = {"person": "npc", "people": "npc"}.get(wanted, wanted)
    if kind in KINDS:
        what = kind
        listed_now = [one for one in table.entries if one.kind == kind and one.open]
        among = [(one.name, table.weight(one)) for one in listed_now]
    elif wanted in ("", "hero", "member", "player"):
        what, among = "table", [(one.name, 1) for one in table.members]
    else:
        what, among = "list", [_weighted(one) for one in listed(words)]
    if len(among) == 1 and what != "list":
        raise Illegal(say("only-one", name=among[0][0]))
    if len(among) < 2:
        raise Illegal(say("pick-what"))
    tickets = [name for name, weight in among for _ in range(weight)]
    chosen = tickets[draft.dice.roll(1, len(tickets))[0] - 1]
    shown = tuple(f"{name} x{weight}" if weight > 1 else name for name, weight in among)
    draft.events.append(Picked(what, shown, chosen))


def weigh(draft: Draft, words: str) -> None:
    """Give something on a list a weight for picking one: `Lull 2`."""
    match = _WEIGHT.fullmatch(words.strip())
    if match is None or not 1 <= int(match[2]) <= HEAVIEST:
        raise Illegal(say("weigh-what", most=HEAVIEST))
    entry = found(draft, match[1], ("thread", "npc", "place"))
    table, weight = tabletop(draft), int(match[2])
    weights = {**table.weights, (entry.kind, entry.name): weight}
    kept = {key: value for key, value in weights.items() if value > 1}
    draft.table = table._replace(weights=kept)
    draft.events.append(EntryWeighed(entry.kind, entry.name, weight))


def _weighted(text: str) -> tuple[str, int]:
    """Read a name and its weight: `wolves x3`."""
    match = _TIMES.fullmatch(text)
    return (match[1], int(match[2])) if match else (text, 1)


def put(draft: Draft, old: Entry | None, entry: Entry, step: str) -> None:
    """Put an entry on its list in the place of an old one, and tell of it."""
    table = tabletop(draft)
    if old is None:
        entries = (*table.entries, entry)
    else:
        entries = tuple(entry if one is old else one for one in table.entries)
    draft.table = table._replace(entries=entries)
    told = (entry.kind, entry.name, entry.text, step, entry.filled, entry.size)
    draft.events.append(EntryChanged(*told))
    reached(draft)


def same(entries: Sequence[Entry], entry: Entry) -> Entry | None:
    """Return what is on a list under the name of an entry already, or None."""
    name = entry.name.casefold()
    same = (one for one in entries if one.kind == entry.kind and one.name.casefold() == name)
    return next(same, None)


def _words(name: str) -> list[str]:
    """Return the words of a name without punctuation: of `Why?`, why."""
    return [bare for word in name.casefold().split() if (bare := word.strip(" .,;:!?'\"“”()"))]


def found(draft: Draft, words: str, kinds: Sequence[str], *, closed: bool = False) -> Entry:
    """Return the open entry that words mean: its name, or words of it that no other has.

    `closed` is whether it may be one that is closed.

    Raises:
        Illegal: None, or several.
    """
    there = tabletop(draft).entries
    entries = [one for one in there if (one.open or closed) and one.kind in kinds]
    wanted = _words(words)
    if len(wanted) > 1 and wanted[0] in KINDS:
        entries = [one for one in entries if one.kind == wanted[0]]
        wanted = wanted[1:]
    exact = [one for one in entries if _words(one.name) == wanted]
    near = exact or [one for one in entries if set(wanted).issubset(_words(one.name))]
    if len(near) == 1:
        return near[0]
    if near:
        raise Illegal(say("could-be", names=tuple(one.name for one in near)))
    known, name = tuple(one.name for one in entries), words.strip()[:60]
    kind, like = kinds[0] if len(kinds) == 1 else "", nearest(" ".join(wanted), known)
    told = say("no-entry", kind=kind, kinds=(*kinds,), name=name, near=like, known=known)
    raise Illegal(told)
