"""Additions to the hero's attack after its dice have fallen, in a fight or outside one.

Source: Fictive Hack, FH-062, FH-191, FH-207, FH-221, FH-223, FH-226, FH-229, FH-260.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.blow import Blow, add
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.messages.names import slug

Felled = Callable[[Blow], int]
ELITE = 2
"""The number that Elite adds to a combat roll (FH-229)."""
DONE = Option("done", words("add-nothing"), hint="done")


def _nobody(blow: Blow) -> int:
    """Tell of an attack on one alone, who counts by Wounds."""
    return 0


class Addition(NamedTuple):
    """Something that may be added to an attack."""

    option: Option
    add: Callable[[Blow, Sheet], tuple[Blow, Changed]]  # adds it, and pays for it
    counts: str = ""  # whether it is a `hit` or a `wound` more


def offers(
    blow: Blow, sheet: Sheet, felled: Felled = _nobody, *, worth: bool = True
) -> list[Offer[Addition | None]]:
    """List what may be added: first what is free, then to leave it, then what costs AP.

    What is added to the roll is not listed if it hits in full, or would miss with all of it.

    Args:
        blow: The attack as it stands.
        sheet: Whose it is.
        felled: How many of a group an attack fells.
        worth: Whether a Wound paid for does anything.
    """
    struck = blow.struck
    wanted = "wound" if struck.hit else "hit"
    free = [one for what in blow.free for one in _free(what)]
    free.sort(key=lambda one: one.counts != wanted)
    surer = replace(blow, terms=blow.terms.plus("all", _most(blow, sheet)))
    full = struck.hit and not struck.soak and felled(surer) == felled(blow)
    vain = full or not surer.struck.hit
    if vain:
        free = [one for one in free if one.counts != "hit"]
    if blow.mode == "bash" and struck.hit and not blow.spare:
        spares = Option("spare", words("spare"), hint="spare")
        free.append(Addition(spares, _spare))
    paid = [] if vain else [*_elite(sheet), *_violence(blow, sheet)]
    if struck.hit:
        paid += _wounds(blow, sheet, worth=worth)
    return [*map(offered, free), Offer(DONE, None), *map(offered, paid)]


def offered(one: Addition) -> Offer[Addition | None]:
    """Return an addition as it is offered."""
    return Offer(one.option, one)


def _most(blow: Blow, sheet: Sheet) -> int:
    """Return the most that could still be added to the roll."""
    free = sum(2 + talents.improved(sheet, what, "hit") for what in blow.free)
    elite = 2 if _elite(sheet) else 0
    violence = awesome.violence_bonus(awesome.violence_most(sheet.level), sheet.level)
    already = awesome.violence_bonus(blow.violence, sheet.level)
    return free + elite + (violence - already if _violence(blow, sheet) else 0)


def _free(what: str) -> tuple[Addition, ...]:
    def adding(how: str) -> Addition:
        text = words("add-free", talent=what, how=how)
        option = Option(f"{slug(what)}-{how}", text, hint=f"{what} {how}")
        return Addition(option, partial(_add_free, what=what, how=how), how)

    return adding("wound"), adding("hit")


def _add_free(blow: Blow, sheet: Sheet, *, what: str, how: str) -> tuple[Blow, Changed]:
    return add(blow, what, how, sheet), (sheet, ())


def _spare(blow: Blow, sheet: Sheet) -> tuple[Blow, Changed]:
    return replace(blow, spare=True), (sheet, ())


def _elite(sheet: Sheet) -> tuple[Addition, ...]:
    if not has_elite(sheet):
        return ()

    def add_elite(blow: Blow, sheet: Sheet) -> tuple[Blow, Changed]:
        return replace(blow, terms=blow.terms.plus("Elite", ELITE)), use_elite(sheet)

    return (Addition(_priced("elite", awesome.price("elite"), sheet), add_elite),)


def has_elite(sheet: Sheet) -> bool:
    """Tell whether a Knight may still raise a combat roll by 2 in this arena (FH-229)."""
    return "knight" in sheet.inherent and "elite" not in sheet.used


def use_elite(sheet: Sheet) -> Changed:
    """Pay for a Knight's +2 on a combat roll, once in an arena (FH-229)."""
    sheet, notes = awesome.spend(sheet, awesome.price("elite"), "Elite")
    return changed(sheet, used=sheet.used | {"elite"}), notes


def _violence(blow: Blow, sheet: Sheet) -> tuple[Addition, ...]:
    if "fighter" not in sheet.inherent or sheet.options.violence == "before_roll":
        return ()
    if blow.violence >= awesome.violence_most(sheet.level):
        return ()

    def add_violence(blow: Blow, sheet: Sheet) -> tuple[Blow, Changed]:
        terms = blow.terms.plus("Awesome Violence", _more(blow, sheet))
        fiercer = replace(blow, terms=terms, violence=blow.violence + 1)
        return fiercer, awesome.spend(sheet, 1, "Awesome Violence")

    option = _priced("violence", 1, sheet, _more(blow, sheet))
    return (Addition(option, add_violence),)


def _more(blow: Blow, sheet: Sheet) -> int:
    """Return what one more point of Awesome Violence adds."""
    now = awesome.violence_bonus(blow.violence, sheet.level)
    return awesome.violence_bonus(blow.violence + 1, sheet.level) - now


def _wounds(blow: Blow, sheet: Sheet, *, worth: bool) -> list[Addition]:
    found = []
    if worth and "wound" not in blow.paid:
        wound = _priced("wound", awesome.price("wound"), sheet)
        found.append(Addition(wound, _a_wound, "wound"))
    if blow.terms.swarm:
        swarm = _priced("swarm", awesome.price("swarm"), sheet)
        found.append(Addition(swarm, _whole_swarm))
    return found


def _a_wound(blow: Blow, sheet: Sheet) -> tuple[Blow, Changed]:
    harder = replace(blow, terms=blow.terms.plus("AP", 0, 1), paid=(*blow.paid, "wound"))
    return harder, awesome.spend(sheet, awesome.price("wound"), "a Wound more")


def _whole_swarm(blow: Blow, sheet: Sheet) -> tuple[Blow, Changed]:
    all_ = replace(blow, terms=replace(blow.terms, swarm=False))
    return all_, awesome.spend(sheet, awesome.price("swarm"), "the whole swarm")


def _priced(key: str, price: int, sheet: Sheet, more: int = 0) -> Option:
    text = words("add-priced", what=key, price=price, more=more)
    return Option(key, text, reason=awesome.short(sheet, price), hint=key)


def open_to(found: Sequence[Offer[Addition | None]]) -> bool:
    """Tell whether anything may be added."""
    return any(one.does is not None and not one.option.reason for one in found)
