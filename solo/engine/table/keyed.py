"""What happens when a count is reached: a clock, the number of scenes, the tension."""

import re

from solo.engine.draft import Draft
from solo.engine.table.events import KeyedCame, KeyedSet
from solo.engine.table.roster import tabletop
from solo.engine.table.state import Keyed, Tabletop
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.rules.core.protocols import Illegal

MOST = 60  # things that may be keyed at once
LONGEST = 300  # characters of what happens
LATEST = 999  # the last scene that a count may name
SCENES, TENSION = "scene", "tension"
_WHEN = re.compile(r"(.+?)\s+(full|voll|\d{1,3})\s*:\s*(.*)", re.IGNORECASE | re.ASCII | re.DOTALL)
_FULL = ("full", "voll")
_NOTHING = ("", "nothing", "none", "nichts")


def when(draft: Draft, words: str) -> None:
    """Set what happens at a count: `tide full: The water is in the cellar`; `nothing` takes it off.

    Raises:
        Illegal: There is no such count, or it stands there already.
    """
    match = _WHEN.fullmatch(words.strip())
    if match is None:
        raise Illegal(say("when-what"))
    table = tabletop(draft)
    of, name, most = _count(table, match[1])
    at = most if match[2].casefold() in _FULL else int(match[2])
    if of != "clock" and match[2].casefold() in _FULL:
        raise Illegal(say("only-clocks-full", of=of))
    if at > most:
        raise Illegal(say("goes-up-to", name=name, most=most))
    text = " ".join(match[3].split())[:LONGEST]
    others = tuple(one for one in table.keyed if (one.of, one.name, one.at) != (of, name, at))
    if text.casefold().strip(" .") in _NOTHING:
        if len(others) == len(table.keyed):
            raise Illegal(say("nothing-keyed", name=name, at=at))
        draft.table = table._replace(keyed=others)
        draft.events.append(KeyedSet(of, name, at, ""))
        return
    if (stands := standing(table, of, name)) >= at:
        raise Illegal(say("stands-already", name=name, at=stands))
    if len(others) >= MOST:
        raise Illegal(say("most-keyed", most=MOST))
    draft.table = table._replace(keyed=(*others, Keyed(of, name, at, text)))
    draft.events.append(KeyedSet(of, name, at, text))


def reached(draft: Draft) -> None:
    """Let what is set for a count that has been reached happen, each once."""
    table = tabletop(draft)
    come = [one for one in table.keyed if standing(table, one.of, one.name) >= one.at]
    if come:
        left = tuple(one for one in table.keyed if one not in come)
        draft.table = table._replace(keyed=left)
        in_order = sorted(come, key=lambda one: one.at)
        draft.events += [KeyedCame(one.text, one.name, one.at) for one in in_order]


def standing(table: Tabletop, of: str, name: str) -> int:
    """Return where a count stands; a clock that is closed counts no more."""
    if of == SCENES:
        return sum(table.scenes.values())
    if of == TENSION:
        return table.tension
    clocks = (one for one in table.entries if one.kind == "clock" and one.open)
    return next((one.filled for one in clocks if one.name == name), 0)


def _count(table: Tabletop, words: str) -> tuple[str, str, int]:
    """Return the kind of a count, its name and the most that it may be.

    Raises:
        Illegal: There is none of that name.
    """
    wanted = " ".join(words.casefold().split()).removeprefix("clock ")
    if wanted.rstrip("s") == SCENES:
        return SCENES, SCENES, LATEST
    if wanted == TENSION:
        return TENSION, TENSION, 9
    clocks = {one.name: one for one in table.entries if one.kind == "clock" and one.open}
    exact = [name for name in clocks if name.casefold() == wanted]
    near = exact or [name for name in clocks if wanted in name.casefold()]
    if len(near) == 1:
        return "clock", near[0], clocks[near[0]].size
    known = (*clocks, SCENES, TENSION)
    raise Illegal(say("no-count", name=words[:60], near=nearest(wanted, known), known=known))
