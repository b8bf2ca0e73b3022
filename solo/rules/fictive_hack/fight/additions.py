"""Additions to the hero's attack after its dice have fallen, in a fight or outside one.

Source: Fictive Hack, FH-062, FH-191, FH-207, FH-221, FH-223, FH-226, FH-229, FH-260.
"""

from collections.abc import Callable
from dataclasses import replace

from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.blow import Blow, add
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.messages.names import slug, title

Felled = Callable[[Blow], int]
ELITE = 2
"""The number that Elite adds to a combat roll (FH-229)."""
DONE = Option("done", "Leave it at that", hint="done")


def _nobody(blow: Blow) -> int:
    """Tell of an attack on one alone, who counts by Wounds."""
    return 0


def offers(blow: Blow, sheet: Sheet, felled: Felled = _nobody) -> tuple[Option, ...]:
    """List what may be added: first what is free, then to leave it, then what costs AP.

    What is added to the roll is not listed if it hits in full, or would miss with all of it.

    Args:
        blow: The attack as it stands.
        sheet: Whose it is.
        felled: How many of a group an attack fells.
    """
    struck = blow.struck
    wanted = "-wound" if struck.hit else "-hit"
    free = [option for what in blow.free for option in _free(what)]
    free.sort(key=lambda option: not option.id.endswith(wanted))
    surer = replace(blow, terms=blow.terms.plus("all", _most(blow, sheet)))
    full = struck.hit and not struck.soak and felled(surer) == felled(blow)
    vain = full or not surer.struck.hit
    if vain:
        free = [option for option in free if not option.id.endswith("-hit")]
    if blow.mode == "bash" and struck.hit and not blow.spare:
        free.append(Option("spare", "Do no damage, only knock out", hint="spare"))
    paid = [] if vain else [*_elite(sheet), *_violence(blow, sheet)]
    if struck.hit:
        paid += _wounds(blow, sheet)
    return (*free, DONE, *paid)


def _most(blow: Blow, sheet: Sheet) -> int:
    """Return the most that could still be added to the roll."""
    free = sum(2 + talents.improved(sheet, what, "hit") for what in blow.free)
    elite = 2 if _elite(sheet) else 0
    violence = awesome.violence_bonus(awesome.violence_most(sheet.level), sheet.level)
    already = awesome.violence_bonus(blow.violence, sheet.level)
    return free + elite + (violence - already if _violence(blow, sheet) else 0)


def _free(what: str) -> tuple[Option, ...]:
    key, called = slug(what), "Parrying weapon" if what == "parrying" else title(what)
    return (
        Option(f"{key}-wound", f"{called}: +1 Wound", hint=f"{what} wound"),
        Option(f"{key}-hit", f"{called}: +2 to hit", hint=f"{what} hit"),
    )


def _elite(sheet: Sheet) -> tuple[Option, ...]:
    if not has_elite(sheet):
        return ()
    return (_priced("elite", "Elite: +2", awesome.price("elite"), sheet),)


def has_elite(sheet: Sheet) -> bool:
    """Tell whether a Knight may still raise a combat roll by 2 in this arena (FH-229)."""
    return "knight" in sheet.inherent and "elite" not in sheet.used


def use_elite(sheet: Sheet) -> Changed:
    """Pay for a Knight's +2 on a combat roll, once in an arena (FH-229)."""
    sheet, notes = awesome.spend(sheet, awesome.price("elite"), "Elite")
    return changed(sheet, used=sheet.used | {"elite"}), notes


def _violence(blow: Blow, sheet: Sheet) -> tuple[Option, ...]:
    if "fighter" not in sheet.inherent or sheet.options.violence == "before_roll":
        return ()
    if blow.violence >= awesome.violence_most(sheet.level):
        return ()
    return (_priced("violence", f"Awesome Violence: +{_more(blow, sheet)}", 1, sheet),)


def _more(blow: Blow, sheet: Sheet) -> int:
    """Return what one more point of Awesome Violence adds."""
    now = awesome.violence_bonus(blow.violence, sheet.level)
    return awesome.violence_bonus(blow.violence + 1, sheet.level) - now


def _wounds(blow: Blow, sheet: Sheet) -> list[Option]:
    found = []
    if "wound" not in blow.paid:
        found.append(_priced("wound", "+1 Wound", awesome.price("wound"), sheet))
    if blow.terms.swarm:
        found.append(_priced("swarm", "Let every Wound count", awesome.price("swarm"), sheet))
    return found


def _priced(key: str, text: str, price: int, sheet: Sheet) -> Option:
    return Option(key, f"{text} for {price} AP", reason=awesome.short(sheet, price), hint=key)


def added(blow: Blow, option: str, sheet: Sheet) -> tuple[Blow, Changed]:
    """Return the attack with one thing added, and the hero who has paid for it."""
    what, _, how = option.rpartition("-")
    if how in ("hit", "wound") and what.replace("-", " ") in blow.free:
        return add(blow, what.replace("-", " "), how, sheet), (sheet, ())
    match option:
        case "spare":
            return replace(blow, spare=True), (sheet, ())
        case "elite":
            return replace(blow, terms=blow.terms.plus("Elite", ELITE)), use_elite(sheet)
        case "violence":
            terms = blow.terms.plus("Awesome Violence", _more(blow, sheet))
            fiercer = replace(blow, terms=terms, violence=blow.violence + 1)
            return fiercer, awesome.spend(sheet, 1, "Awesome Violence")
        case "swarm":
            all_ = replace(blow, terms=replace(blow.terms, swarm=False))
            return all_, awesome.spend(sheet, awesome.price("swarm"), "the whole swarm")
        case _:
            harder = replace(blow, terms=blow.terms.plus("AP", 0, 1), paid=(*blow.paid, "wound"))
            return harder, awesome.spend(sheet, awesome.price("wound"), "a Wound more")
