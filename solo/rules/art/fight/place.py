"""Offers that the place makes: talk, stunts, objects and works.

Source of all: ART Engine, ART-249, ART-431, ART-432, ART-455.
"""

from collections.abc import Iterator

from solo.rules.art.fight import deeds
from solo.rules.art.fight.combat import Stunt, Thing
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.offers import Offer, in_sight, rolls, spend, why_not
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import Turn
from solo.rules.core.outcome import Option


def of_the_place(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what the author has put there: words, stunts, things to break."""
    combat, spent = draft.fight.combat, why_not(draft, turn)
    busy = _busy(draft, who)
    talk = combat.talk
    if talk is not None:
        tried = draft.fight.talked[1] >= talk.tries

        def check(draft: Draft) -> FightRoll:
            return deeds.talk_check(draft, who, talk)

        why = spent or ("they have heard enough" if tried else "")
        yield Offer(
            option=Option("talk", talk.text, reason=why, hint="talk"),
            do=rolls(who, check, deeds.Talked(who=who)),
            check=check,
            tells=True,
        )
    for stunt in combat.stunts:
        yield from _stunt(draft, who, stunt, spent or busy)
    for name, thing in combat.objects.items():
        yield from _thing(draft, who, name, thing, spent or busy)


def works(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what is to be worked at meanwhile: who has come to it came for that (ART-249)."""
    for name, thing in draft.fight.combat.labours.items():
        yield from _thing(draft, who, name, thing, why_not(draft, turn) or _busy(draft, who))


def _busy(draft: Draft, who: str) -> str:
    return "you are in a grapple" if draft.fight.grip_of(who) else ""


def _stunt(draft: Draft, who: str, stunt: Stunt, barred: str) -> Iterator[Offer]:
    here = draft.fighter(who).band
    if stunt.band not in (None, here) or f"stunt:{stunt.name}" in draft.fight.done:
        return
    near = [one for one in in_sight(draft) if abs(one.band - here) <= stunt.reach]
    ident = "-".join(stunt.name.lower().split())

    def check(draft: Draft) -> FightRoll:
        return deeds.stunt_check(draft, who, stunt)

    bundle = (f"stunt-{ident}", stunt.text) if stunt.at == "foe" else None

    def offer(at: tuple[str, ...], ident: str, text: str) -> Offer:
        then = deeds.Stunted(who=who, stunt=stunt, at=at)
        option = Option(ident, text, reason=barred, hint=stunt.name)
        return Offer(option=option, do=rolls(who, check, then), check=check, tells=True,
                     bundle=bundle)  # fmt: skip

    if stunt.at == "foe":
        for one in near:
            yield offer((one.id,), f"stunt-{ident}-{one.id}", f"{stunt.text} ({one.name})")
    elif stunt.at == "nobody" or near:
        yield offer(tuple(one.id for one in near) if stunt.at == "band" else (),
                    f"stunt-{ident}", stunt.text)  # fmt: skip


def _thing(draft: Draft, who: str, name: str, thing: Thing, barred: str) -> Iterator[Offer]:
    if thing.band not in (None, draft.fighter(who).band) or name in draft.fight.done:
        return
    text = thing.text or f"Work on the {name}"
    spoiled = "there is nothing more to be done with it" if name in draft.fight.failed else ""
    option = Option(f"do-{name}", text, reason=barred or spoiled, hint=name)
    if thing.fragile:

        def smash(draft: Draft, words: str) -> None:
            spend(draft)
            deeds.finish_thing(draft, name, thing)

        yield Offer(option=option, do=smash)
        return

    def check(draft: Draft) -> FightRoll:
        return deeds.thing_check(draft, who, thing)

    then = deeds.Worked(who=who, name=name, thing=thing)
    yield Offer(option=option, do=rolls(who, check, then), check=check, tells=True)
