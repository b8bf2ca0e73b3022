"""Talents: when they can be used, what using them exhausts, and improving them.

Notes: talent-used, talent-recharged, talent-borrowed, talent-learned, talent-improved.
"""

from collections.abc import Mapping
from functools import cache

from solo.dataclass import dataclass
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import unknown
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.heroes.sheet import Changed, Known, Sheet, changed
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """A template, as the table has it (FH-015, FH-036, FH-037)."""

    title: str
    about: str  # what it is good at
    limitation: str
    signature: tuple[str, ...]  # the things that it starts with
    coins: int  # what its first 3d10 silver are multiplied by
    inherent: str  # the name of its inherent ability
    ability: str  # what that does
    shield: str = ""  # the kind of shield that it starts with, if that is a signature item


TEMPLATES: Mapping[str, Template] = {
    name: Template(**{**row, "signature": tuple(row["signature"])})
    for name, row in printed("templates")["templates"].items()
}
"""The templates (FH-220, FH-228, FH-236, FH-248, FH-256)."""

FASTER = {"rested": "arena", "arena": "constant"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Talent:
    """A talent of a template, as the table has it.

    Source: Fictive Hack, FH-106, FH-113 to FH-116, FH-119, FH-222, FH-230, FH-238, FH-250, FH-258.
    """

    name: str  # in lower case
    template: str  # whose it is
    mark: str  # open, restricted or exclusive
    frequency: str  # constant, arena or rested
    time: str  # what it takes: no time, an action, a focus, or longer
    kind: str  # what it helps with
    effect: str  # what it does, in a few words
    improve: tuple[str, ...]  # the improvements that it may take
    faster: str = "move"  # what it takes instead of a focus action, once improved so


@cache
def talents() -> Mapping[str, Talent]:
    """Return every talent by its name."""
    return {
        row["name"]: Talent(**{**row, "improve": tuple(row["improve"])})
        for row in printed("templates")["talents"]
    }


def of_template(template: str) -> tuple[Talent, ...]:
    """Return the five talents of a template."""
    return tuple(talent for talent in talents().values() if talent.template == template)


def parse_talent(text: str) -> str:
    """Read the name of a talent.

    Raises:
        ValueError: There is none; the text names the nearest.
    """
    name = " ".join(text.lower().replace("-", " ").split())
    if name not in talents():
        raise unknown("talent", text, talents())
    return name


def parse_template(text: str) -> str:
    """Read the name of a template.

    Raises:
        ValueError: There is none.
    """
    name = text.strip().lower()
    if name not in TEMPLATES:
        raise unknown("template", text, TEMPLATES)
    return name


def frequency(sheet: Sheet, talent: str) -> str:
    """Return how often the hero can use a talent, improvements counted."""
    known = sheet.talents.get(talent)
    return known.frequency if known else talents()[talent].frequency


def improved(sheet: Sheet | None, talent: str, how: str) -> bool:
    """Tell whether a talent of the hero's was improved in some way."""
    known = sheet.talents.get(talent) if sheet else None
    return known is not None and how in known.improved


def why_not(sheet: Sheet, talent: str) -> Text:
    """Return why a talent can't be used now, or nothing."""
    if not sheet.has(talent):
        return words("not-learned", talent=talent)
    if talent in sheet.exhausted:
        return words("used-up", talent=talent, until=sheet.exhausted[talent])
    return ""


def use(sheet: Sheet, talent: str) -> Changed:
    """Use a talent with success: what is not constant is exhausted, what was borrowed is gone.

    Raises:
        Illegal: It can't be used now.

    Source: Fictive Hack, FH-107 to FH-111, FH-193.
    """
    if why := why_not(sheet, talent):
        raise Illegal(why)
    often = frequency(sheet, talent)
    borrowed = sheet.borrowed - {talent}
    if borrowed != sheet.borrowed and talent not in sheet.talents:
        return changed(sheet, borrowed=borrowed), (Note("talent-used", {"talent": talent}),)
    if often == "constant":
        return sheet, ()
    exhausted = {**sheet.exhausted, talent: often}
    return changed(sheet, exhausted=exhausted), (Note("talent-used", {"talent": talent}),)


def recharge_price(sheet: Sheet, talent: str, *, fighting: bool) -> int:
    """Return the AP that bring a used talent back (FH-110, FH-112)."""
    if sheet.exhausted.get(talent) == "arena":
        return awesome.price("recharge-arena")
    return awesome.price("recharge-fight" if fighting else "recharge-rested")


def recharge(sheet: Sheet, talent: str, *, fighting: bool) -> Changed:
    """Pay for a used talent to be fresh again, as a free action.

    Raises:
        Illegal: It is not used up, or the AP are lacking.
    """
    if talent not in sheet.exhausted:
        raise Illegal(words("not-used-up", talent=talent))
    price = recharge_price(sheet, talent, fighting=fighting)
    sheet, notes = awesome.spend(sheet, price, words("talent-again", talent=talent))
    return refresh(sheet, {talent}), (*notes, Note("talent-recharged", {"talent": talent}))


def refresh(sheet: Sheet, names: set[str]) -> Sheet:
    """Make talents fresh again."""
    left = {name: how for name, how in sheet.exhausted.items() if name not in names}
    return changed(sheet, exhausted=left)


def new_arena(sheet: Sheet) -> Sheet:
    """Make what can be done once in an arena possible again (FH-108)."""
    if not sheet.used and "arena" not in sheet.exhausted.values():
        return sheet
    left = {name: how for name, how in sheet.exhausted.items() if how != "arena"}
    return changed(sheet, exhausted=left, used=frozenset())


def rested(sheet: Sheet) -> Sheet:
    """Make every talent fresh after rest and nourishment (FH-111)."""
    return changed(sheet, exhausted={}, used=frozenset(), borrowed=frozenset())


def borrowable(sheet: Sheet) -> tuple[str, ...]:
    """Return the talents of the base template that can be paid for once (FH-104, FH-193)."""
    return tuple(
        one.name
        for one in of_template(sheet.template)
        if not sheet.has(one.name) and one.kind != "gear"  # what only lightens loads has no use
    )


def borrow(sheet: Sheet, talent: str) -> Changed:
    """Pay for one use of a talent of the base template that was not learned.

    Raises:
        Illegal: It is no such talent, or the AP are lacking.
    """
    if talent not in borrowable(sheet):
        raise Illegal(words("not-borrowable", talent=talent))
    sheet, notes = awesome.spend(sheet, awesome.price("borrow"), words("one-use", talent=talent))
    sheet = changed(sheet, borrowed=sheet.borrowed | {talent})
    return sheet, (*notes, Note("talent-borrowed", {"talent": talent}))


def learn(sheet: Sheet, talent: str) -> Changed:
    """Write a talent down; whether it may be learned is the business of `levels`."""
    chosen = sheet.wielded if talent == "weapon of choice" else ""
    known = Known(frequency=talents()[talent].frequency, weapon=chosen)
    sheet = changed(sheet, talents={**sheet.talents, talent: known})
    sheet = changed(sheet, borrowed=sheet.borrowed - {talent})
    return sheet, (Note("talent-learned", {"talent": talent}),)


def improvements(sheet: Sheet, talent: str) -> tuple[str, ...]:
    """Return the improvements that a known talent can still take.

    Source: Fictive Hack, FH-117 to FH-119, FH-121.
    """
    known = sheet.talents.get(talent)
    if known is None:
        return ()
    return tuple(how for how in talents()[talent].improve if how not in known.improved)


def improvement(talent: str, how: str) -> Message:
    """Say what an improvement of a talent is."""
    faster = printed("templates")["times"][talents()[talent].faster]
    return words("improvement", how=how, faster=faster)


def improve(sheet: Sheet, talent: str, how: str) -> Changed:
    """Improve a known talent; each way only once.

    Raises:
        Illegal: It can't be improved so.
    """
    if how not in improvements(sheet, talent):
        raise Illegal(words("not-improvable", talent=talent))
    known = sheet.talents[talent]
    often = FASTER[known.frequency] if how == "frequency" else known.frequency
    better = Known(frequency=often, improved=(*known.improved, how), weapon=known.weapon)
    sheet = changed(sheet, talents={**sheet.talents, talent: better})
    facts = {"talent": talent, **improvement(talent, how).facts}
    return sheet, (Note("talent-improved", facts),)
