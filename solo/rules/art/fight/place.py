"""What the author put into the place of a fight: talk, stunts, objects and works.

Source of all: ART Engine, ART-248, ART-249, ART-431, ART-432, ART-455.
"""

from collections.abc import Iterator, Sequence

from solo.rules.art.checks.terms import rating_of
from solo.rules.art.fight.feats import added
from solo.rules.art.fight.harm import fall, wound
from solo.rules.art.fight.offers import SPENT, Bundle, Offer, action, quick, why_not
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import Lasting, Turn
from solo.rules.art.fight.surroundings import Deed, Stunt, Thing
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.fight.written import Talk
from solo.rules.core.outcome import Option, Outcome
from solo.words import Text


def of_the_place(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what the author has put there: words, stunts, things to break."""
    combat, spent = table.battle.combat, why_not(table, turn)
    busy = _busy(table, who)
    if combat.talk is not None:
        yield _talk_offer(table, who, combat.talk, spent)
    for stunt in combat.stunts:
        yield from _stunt_offers(table, who, stunt, spent or busy)
    for name, thing in combat.objects.items():
        yield from _thing_offers(table, who, name, thing, spent or busy)


def works(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer the works that may be done during the fight (ART-249)."""
    for name, thing in table.battle.combat.labours.items():
        yield from _thing_offers(table, who, name, thing, why_not(table, turn) or _busy(table, who))


def _busy(table: FightTable, who: str) -> Text:
    return words("in-grapple") if table.battle.grip_of(who) else ""


def authored_check(
    table: FightTable,
    who: str,
    given: Sequence[str | int],
    difficulty: int,
    skills: Sequence[str | int],
    purpose: Text,
) -> FightRoll:
    """Return an author's trait roll: the best of the attributes that it names."""
    block = table.fighter(who).block
    sheet = table.sheet_of(who) if block is None else None

    def rating(one: str | int) -> int:
        if isinstance(one, int):
            return one
        return rating_of(one, None, sheet) if block is None else max(1, block.trait(one))

    best = max(given, key=rating)
    return FightRoll(
        deed="author",
        attribute=best if isinstance(best, str) else "",
        rating=best if isinstance(best, int) else None,
        trait=None if block is None else rating(best),
        difficulty=difficulty,
        skills=tuple(skills),
        shift=table.columns(who, "rolls"),
        purpose=purpose,
    )


# Talking


def _talk_offer(table: FightTable, who: str, talk: Talk, spent: Text) -> Offer:
    """Offer words that may end the fight."""

    def check() -> FightRoll:
        purpose = words("to-be-heard")
        return authored_check(table, who, talk.attribute, talk.difficulty, talk.skills, purpose)

    def talked(outcome: Outcome) -> None:
        table.stir()
        table.alter(who, hidden=False)
        won, tries = table.battle.talked
        won, tries = won + outcome.successes, tries + 1
        table.update(talked=(won, tries))
        if won >= talk.successes:
            table.update(ended="talked")
        else:
            table.say("unmoved", who)

    heard = words("heard-enough") if table.battle.talked[1] >= talk.tries else ""
    option = Option("talk", talk.text or words("talk"), reason=spent or heard, hint="talk")
    do = action(table, who, check, talked)
    return Offer(option=option, do=do, check=check, tells=True)


# Stunts


def _stunt_offers(table: FightTable, who: str, stunt: Stunt, barred: Text) -> Iterator[Offer]:
    """Offer a stunt where it can be done: at each foe, at all of a band, or at nobody."""
    here = table.fighter(who).band
    if stunt.band not in (None, here) or f"stunt:{stunt.name}" in table.battle.done:
        return
    near = [one for one in table.in_sight() if abs(one.band - here) <= stunt.reach]
    key = "-".join(stunt.name.lower().split())
    ident = f"stunt-{key}"

    def offer(at: tuple[str, ...], ident: str, text: Text, line: str = "") -> Offer:
        def check() -> FightRoll:
            return authored_check(table, who, stunt.attribute, stunt.difficulty, stunt.skills,
                                   words("to-bring-off"))  # fmt: skip

        do = action(table, who, check, lambda outcome: stunted(table, who, stunt, at, outcome))
        option = Option(ident, text, reason=barred, hint=stunt.name)
        bundle = Bundle(line, stunt.text, key) if line else None
        return Offer(option=option, do=do, check=check, tells=True, bundle=bundle)

    if stunt.at == "foe":
        for one in near:
            text = words("at-foe", text=stunt.text, name=one.name)
            yield offer((one.id,), f"{ident}-{one.id}", text, ident)
    elif stunt.at == "nobody" or near:
        at = tuple(one.id for one in near) if stunt.at == "band" else ()
        yield offer(at, ident, stunt.text)


def stunted(table: FightTable, who: str, stunt: Stunt, at: Sequence[str], outcome: Outcome) -> None:
    """Let a stunt succeed or fail (ART-455); one that is aimed at somebody shows who does it."""
    table.stir()
    if at:
        table.alter(who, hidden=False)
    if stunt.once:
        table.update(done=table.battle.done | {f"stunt:{stunt.name}"})
    if outcome.failures:
        _happen(table, who, stunt.failure, (who,))
    else:
        _happen(table, who, stunt.success, at)


def _happen(table: FightTable, who: str, deed: Deed, at: Sequence[str]) -> None:
    """Let the effects of a stunt happen, as the author wrote them; the wounds come last."""
    if deed.text:
        table.say("told", text=deed.text)
    if deed.shift:
        table.lasts(who, Lasting(kind="attack-columns", name="the stunt", amount=deed.shift,
                                 once=True))  # fmt: skip
    for one in at:
        if deed.prone:
            fall(table, one)
        if deed.stagger:
            table.loses_turn(one)
            table.say("staggered", one)
    if deed.move:
        _shove(table, who, deed.move)
    if deed.ends:
        table.update(ended=deed.ends)
    if deed.damage is not None:
        for one in reversed(at):
            wound(table, one, deed.damage)


def _shove(table: FightTable, who: str, bands: int) -> None:
    """Move somebody towards the nearest foe, but never past it; or so many bands away from it."""
    here = table.fighter(who).band
    gaps = [one.band - here for one in table.foes()]
    gap = min(gaps, key=abs, default=bands)
    ahead = 1 if gap >= 0 else -1
    to = here + ahead * min(bands, abs(gap))
    table.alter(who, band=max(1, min(table.battle.combat.bands, to)))


# Objects and works


def _thing_offers(
    table: FightTable, who: str, name: str, thing: Thing, barred: Text
) -> Iterator[Offer]:
    """Offer to break an object, or to work at something round by round."""
    if thing.band not in (None, table.fighter(who).band) or name in table.battle.done:
        return
    text: Text = thing.text or words("work-on", name=name)
    spoiled = words("nothing-to-do") if name in table.battle.failed else ""
    option = Option(f"do-{name}", text, reason=barred or spoiled, hint=name)

    def smash(_: str) -> None:
        table.spend()
        finish_thing(table, name, thing)

    def check() -> FightRoll:
        purpose = words("to-do", text=thing.text.strip(" ."))
        return authored_check(table, who, thing.attribute, thing.difficulty, thing.skills, purpose)

    if thing.fragile:
        yield Offer(option=option, do=smash)
    elif thing.opens:
        yield Offer(option=option, do=smash)

        def opened() -> None:
            finish_thing(table, name, thing)

        free = "" if barred == SPENT else barred
        yield quick(table, who, "open", "strength", words("quickly", text=text), free, opened,
                    f"do-{name}", skills=thing.skills)  # fmt: skip
    else:
        do = action(table, who, check, lambda outcome: worked(table, who, name, thing, outcome))
        yield Offer(option=option, do=do, check=check, tells=True)


def worked(table: FightTable, who: str, name: str, thing: Thing, outcome: Outcome) -> None:
    """Count a round of work at something (ART-249, ART-432)."""
    effort = added(table, name, outcome)
    table.say("effort", who, name=name, won=effort.successes, lost=effort.failures,
               goal=thing.goal)  # fmt: skip
    if effort.successes >= thing.goal:
        finish_thing(table, name, thing)
    elif effort.failures >= thing.goal:
        table.update(failed=table.battle.failed | {name})
        table.say("spoiled", who, name=name)


def finish_thing(table: FightTable, name: str, thing: Thing) -> None:
    """Let an object be broken, or a work be finished."""
    table.update(done=table.battle.done | {name})
    table.say("told", text=thing.told or words("is-done", name=name))
    if thing.exit and thing.band is not None:
        table.update(done=table.battle.done | {f"exit-{thing.band}"})
    if thing.ends:
        table.update(ended=name)
