"""Who sits at a table, and whose turn it is."""

import re
from collections.abc import Mapping
from typing import TypeVar

from solo.engine.draft import Draft
from solo.engine.events import SheetChanged
from solo.engine.interruptions import unfinished
from solo.engine.table.events import MemberJoined, MemberLeft, TurnPassed
from solo.engine.table.state import Member, Tabletop
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import LONGEST_NAME
from solo.rules.core.wording.samples import samples

T = TypeVar("T")

MOST = 24  # members of a table
NOBODY = "The table"
ALL_OF_US = ("all", "everybody", "everyone", "alle")
ME = ("me", "mir", "mich")
NO_ONE = ("nobody", "niemand", "niemandem")
"""Words by which a line says whom it means; in the log `all` is everybody."""
_TRAIT = re.compile(r"([^\W\d][^\d,;=+]*?)\s*[ =:]\s*([-+]?d?\d{1,3})(?=[\s,;]|$)")


def sit_down(draft: Draft) -> None:
    """Open a table at which nobody sits yet; questions are those of an ordinary person.

    Raises:
        Illegal: The rules know of no ordinary person.
    """
    draft.become(draft.world.system.stand_in(NOBODY, {}))
    draft.table = Tabletop()
    draft.ahead = draft.world.adventure.start


def tabletop(draft: Draft) -> Tabletop:
    """Return the table of a game; the first call opens it.

    Raises:
        Illegal: The adventure is none for a table, or there is no hero yet.
    """
    if not draft.world.adventure.open:
        raise Illegal(say("no-table-here"))
    if draft.table is None:
        if draft.sheet is None:
            raise Illegal(say("no-hero"))
        name = str(draft.world.system.view(draft.sheet)["name"])
        draft.table = Tabletop(members=(Member(name),), acting=name)
    return draft.table


def add(draft: Draft, words: str) -> None:
    """Let somebody sit down with a few traits: `Mara fate 7, strength 9`."""
    try:
        name, traits = named_traits(words)
    except Illegal as reason:
        sample = samples(draft.world.system).joining
        raise Illegal(say("no-trait", reason=reason.reason, sample=sample)) from reason
    if not name:
        raise Illegal(say("add-whom", sample=samples(draft.world.system).joining))
    _seat_new(draft, name, draft.world.system.stand_in(name, traits))


def join(draft: Draft, words: str) -> None:
    """Let a hero with a file sit down; who was at this table before comes back as they left it."""
    tabletop(draft)
    bench = draft.world.bench
    known_by = {guest.option: guest for guest in bench} | {guest.name: guest for guest in bench}
    guest = meant(words, known_by)
    if guest is None:
        known = tuple(one.name for one in bench)
        raise Illegal(say("no-own-hero", name=words[:60], near=nearest(words, known), known=known))
    before = tabletop(draft).home.get(guest.name)
    nameless, along = guest.pin.get("key") == "", "came" in guest.pin
    sheet = guest.sheet() if before is None else before
    _seat_new(draft, guest.name, sheet, welcome=not (nameless or along))
    if not nameless:  # who came along from another table without a file has no home
        table = tabletop(draft)
        draft.table = table._replace(joined=table.joined | {guest.name})


def leave(draft: Draft, words: str) -> None:
    """Let somebody leave the table, or all; heroes with files go home as after an adventure."""
    everybody = words.strip().casefold() == "all"
    leaving = [one.name for one in tabletop(draft).members] if everybody else [words]
    if not leaving:
        raise Illegal(say("nobody-yet"))
    for name in leaving:
        _leave(draft, name)


def _leave(draft: Draft, words: str) -> None:
    name = member(draft, words).name
    table = tabletop(draft)
    if draft.pending is not None:
        raise Illegal(unfinished(draft, draft.pending))
    if name == table.acting and len(table.members) > 1:
        seat(draft, _after(table, name))
        table = tabletop(draft)
    if name in table.joined:
        sheet = sheets(draft)[name]
        if name not in table.home:  # an adventure ends once for everybody, who may come back
            sheet, notes = draft.world.system.finish(sheet)
            draft.events += [SheetChanged(notes)] if notes else []
        table = table._replace(joined=table.joined - {name}, home={**table.home, name: sheet})
    left = tuple(one for one in table.members if one.name != name)
    draft.table = table._replace(members=left, acting=table.acting if left else "")
    if not left:
        draft.asked = False
        draft.become(draft.world.system.stand_in(NOBODY, {}))
    draft.events.append(MemberLeft(name))


def turn(draft: Draft, words: str) -> None:
    """Let it be somebody's turn: the next one's, or that of a name."""
    table = tabletop(draft)
    if not table.members:
        sample = samples(draft.world.system).joining
        raise Illegal(say("nobody-to-act", sample=sample))
    name = member(draft, words).name if words else _after(table, table.acting)
    seat(draft, name)
    draft.asked = False
    if name == table.acting:
        draft.events.append(TurnPassed(name))


def in_common(draft: Draft) -> None:
    """Give all at the table what the group shares, as the one who acts has it now."""
    table, system = draft.table, draft.world.system
    if table is None or len(table.members) < 2:
        return
    members = tuple(
        one if one.sheet is None else one._replace(sheet=system.pooled(one.sheet, draft.sheet))
        for one in table.members
    )
    draft.table = table._replace(members=members)


def seat(draft: Draft, name: str) -> None:
    """Let the one of this name act: the game's sheet is theirs from now on.

    Raises:
        Illegal: Nobody is called so, or another one has to finish something first.
    """
    in_common(draft)
    table, wanted = tabletop(draft), member(draft, name)
    if wanted.name == table.acting:
        return
    if draft.pending is not None:
        raise Illegal(unfinished(draft, draft.pending))
    resting = Member(table.acting, draft.sheet, draft.asked)
    places = {one.name: one for one in table.members}
    places |= {table.acting: resting} if table.acting else {}
    places[wanted.name] = Member(wanted.name)
    draft.table = table._replace(members=tuple(places.values()), acting=wanted.name)
    draft.become(wanted.sheet)
    draft.asked = wanted.asked
    draft.events.append(TurnPassed(wanted.name))


def member(draft: Draft, name: str) -> Member:
    """Return the member whom a name, or the beginning of one, means.

    Raises:
        Illegal: There is none; the text names the nearest.
    """
    return member_named(tabletop(draft), name)


def member_named(table: Tabletop, name: str) -> Member:
    """Return the member of a table whom a name, or the beginning of one, means.

    Raises:
        Illegal: There is none; the text names the nearest.
    """
    members = {one.name: one for one in table.members}
    found: Member | None = meant(name, members)
    if found is None:
        near = nearest(name, members)
        raise Illegal(say("no-member", name=name[:60], near=near, known=(*members,)))
    return found


def sheets(draft: Draft) -> dict[str, object]:
    """Return everybody's sheet by name, in the order of their turns."""
    table = tabletop(draft)
    return {
        one.name: draft.sheet if one.name == table.acting else one.sheet for one in table.members
    }


def named_traits(words: str) -> tuple[str, dict[str, str]]:
    """Read a name and traits: the first word is the name, or what stands before a colon."""
    name, rest = _parted(words)
    rest = rest.replace('"', " ")  # as a skill of two words is written elsewhere
    left = _TRAIT.sub("", rest).strip(" ,;")
    if left:
        raise Illegal(say("no-traits", text=left[:60]))
    traits = {" ".join(trait.lower().split()): value for trait, value in _TRAIT.findall(rest)}
    return name[:LONGEST_NAME], traits


def _parted(words: str) -> tuple[str, str]:
    """Return a name, and the traits behind it as they were said."""
    name, colon, rest = words.partition(":")
    if not colon:
        name, _, rest = words.partition(" ")
        if not re.search(r"\d", rest):
            return words.strip(), ""
    return name.strip(" ,"), rest


def no_name(words: str) -> str:
    """Return the name of who would sit down if it means all, me or nobody, else nothing."""
    name = _parted(words)[0]
    return name if name.casefold() in (*ALL_OF_US, *ME, *NO_ONE, "ich") else ""


def _seat_new(draft: Draft, name: str, sheet: AnySheet, *, welcome: bool = True) -> None:
    """Seat somebody; the group may gain by it, if they were not at this table before."""
    table = tabletop(draft)
    if any(one.name.casefold() == name.casefold() for one in table.members):
        raise Illegal(say("sits-already", name=name))
    if len(table.members) >= MOST:
        raise Illegal(say("most-members", most=MOST))
    if table.members:
        draft.table = table._replace(members=(*table.members, Member(name, sheet)))
        system = draft.world.system
        if welcome and name not in table.home:
            draft.become(system.welcomed(draft.sheet, sheet))
    else:
        draft.table = table._replace(members=(Member(name),), acting=name)
        draft.become(sheet)
        draft.asked = False
    draft.events.append(MemberJoined(name))


def _after(table: Tabletop, name: str) -> str:
    names = [one.name for one in table.members]
    return names[(names.index(name) + 1) % len(names)]


def meant(wanted: str, known: Mapping[str, T]) -> T | None:
    """Return what a name means: all of it, or the beginning of one of its words.

    It has to fit one alone; a first name that begins with it counts before a second name.
    """
    word = " ".join(wanted.casefold().split())
    names = {name.casefold(): one for name, one in known.items()}
    first = [one for name, one in names.items() if word and name.startswith(word)]
    other = [one for name, one in names.items() if word and f" {word}" in name]
    found = [names[word]] if word in names else first or other
    return found[0] if len(found) == 1 else None
