"""What happens when a count is reached: a clock, the number of scenes, the tension."""

import re

from solo.engine.draft import Draft
from solo.engine.table.events import KeyedCame, KeyedSet
from solo.engine.table.roster import tabletop
from solo.engine.table.state import Keyed, Tabletop
from solo.errors import did_you_mean
from solo.rules.core.protocols import Illegal

MOST = 60  # things that may be keyed at once
LONGEST = 300  # characters of what happens
LATEST = 999  # the last scene that a count may name
SCENES, TENSION = "scene", "tension"
_WHEN = re.compile(r"(.+?)\s+(full|\d{1,3})\s*:\s*(.*)", re.IGNORECASE | re.ASCII | re.DOTALL)
_EXAMPLE = "when tide full: The water is in the cellar; when scene 5: …; when tension 7: …"
_NOTHING = ("", "nothing", "none")


def when(draft: Draft, words: str) -> None:
    """Set what happens at a count: `tide full: The water is in the cellar`; `nothing` takes it off.

    Raises:
        Illegal: There is no such count, or it stands there already.
    """
    match = _WHEN.fullmatch(words.strip())
    if match is None:
        raise Illegal(f"when what? For example: {_EXAMPLE}")
    table = tabletop(draft)
    of, name, most = _count(table, match[1])
    at = most if match[2].casefold() == "full" else int(match[2])
    if of != "clock" and match[2].casefold() == "full":
        raise Illegal(f"only a clock is full; write a number: when {of} 5: …")
    if at > most:
        raise Illegal(f"{name} goes up to {most}")
    text = " ".join(match[3].split())[:LONGEST]
    others = tuple(one for one in table.keyed if (one.of, one.name, one.at) != (of, name, at))
    if text.casefold().strip(" .") in _NOTHING:
        if len(others) == len(table.keyed):
            raise Illegal(f"nothing is keyed to {name} {at}")
        draft.table = table._replace(keyed=others)
        draft.events.append(KeyedSet(of, name, at, ""))
        return
    if standing(table, of, name) >= at:
        raise Illegal(f"{name} stands at {standing(table, of, name)} already")
    if len(others) >= MOST:
        raise Illegal(f"at most {MOST} things are keyed at once")
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
    known = ", ".join((*clocks, "scene", "tension"))
    hint = did_you_mean(wanted, [*clocks, SCENES, TENSION]) or ";"
    raise Illegal(f"nothing that counts is called '{words[:60]}'{hint} there are: {known}")
