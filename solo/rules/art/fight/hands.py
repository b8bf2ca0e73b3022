"""Offers of what the hands may do with gear: draw, drop, pick up, dig out, raise a shield.

Source of all: ART Engine, ART-094, ART-106, ART-355, ART-410, ART-492.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from solo.rules.art.fight import feats
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.feats import added
from solo.rules.art.fight.harm import lay, pick_up
from solo.rules.art.fight.offers import Offer, quick, quickly, rolls, spend, why_not
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Turn
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import handling
from solo.rules.art.heroes.perks import perk_rank
from solo.rules.core.outcome import Option, Outcome

DIG = RULES["dig_out"]


def gear_offers(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what may be done with what is carried, and with what lies in the band."""
    sheet, fighter = draft.sheet(who), draft.fighter(who)
    busy = "your arms are entangled" if fighter.tied("arms") else ""
    busy = busy or ("you are in a grapple" if draft.fight.grip_of(who) else "")
    for place, own in enumerate(sheet.gear):
        fit = gear.room(sheet, "ready", own.item) and not gear.too_weak(sheet, own.item)
        barred = busy or ("" if fit else "your hands are full, or it is too heavy")
        name = f"{own.id}-{place}"
        if own.slot == "ready" or not (own.item.weapon or own.item.shield):
            continue
        if own.slot == "at_hand":
            yield from _draw(draft, who, turn, name, own.item.name, barred, own.item.weapon is not None,  # noqa: E501
                             place=place)  # fmt: skip
        else:
            yield from _dig(draft, who, turn, place, barred)
    for lying in dict.fromkeys(draft.fight.ground):
        if lying.band == fighter.band:
            place = draft.fight.ground.index(lying)
            name, item = f"{lying.thing.id}-ground-{place}", lying.thing.item
            barred = busy or ("" if gear.room(sheet, "ready", item) else "your hands are full")
            yield from _draw(draft, who, turn, name, f"{item.name} from the ground", barred,
                             item.weapon is not None, ground=place)  # fmt: skip
    if gear.ready_shield(sheet) is not None:
        yield _guard(draft, who)
    for place, own in enumerate(sheet.gear):  # last: what Enter takes must not disarm anybody
        if own.slot == "ready":
            yield _drop(who, own.id, place, own.item.name)


def _guard(draft: Draft, who: str) -> Offer:
    """Say whether the shield helps Defense by itself, or is kept for a parry (ART-106, ART-410)."""
    now = draft.fighter(who).guarding
    text = "Keep the shield for parrying" if now else "Use the shield on every attack you can"
    option = Option("shield-parry" if now else "shield-guard", text, hint="shield")
    return Offer(
        option=option, do=lambda draft, words: draft.change(who, guarding=not now), page="gear"
    )


def _drop(who: str, ident: str, place: int, name: str) -> Offer:
    def do(draft: Draft, words: str) -> None:
        lay(draft, who, place, draft.fighter(who).band)
        draft.tell("drops", who, weapon=name)

    option = Option(f"drop-{ident}-{place}", f"Let the {name} fall: free", hint="drop")
    return Offer(option=option, do=do, page="gear")


def _draw(  # noqa: PLR0913
    draft: Draft, who: str, turn: Turn, ident: str, name: str, barred: str, weapon: bool, *,
    place: int = -1, ground: int = -1,
) -> Iterator[Offer]:  # fmt: skip
    """Offer to draw or pick up: action, quick roll, or free with Quickdraw (ART-355, ART-492)."""
    drawn = Drawn(who=who, place=place, ground=ground)
    if weapon and perk_rank(draft.sheet(who), "quickdraw") and ground < 0:
        option = Option(f"draw-{ident}", f"Draw the {name}: free", reason=barred, hint="draw")
        yield Offer(option=option, do=lambda draft, words: drawn.get(draft), page="gear")
        return

    def do(draft: Draft, words: str) -> None:
        spend(draft)
        drawn.get(draft)

    verb = "Pick up" if ground >= 0 else "Draw"
    why = barred or why_not(draft, turn)
    option = Option(f"draw-{ident}", f"{verb} the {name}: your action", reason=why, hint="draw")
    yield Offer(option=option, do=do, page="gear")
    text = f"{verb} the {name} quickly"
    yield from quick(draft, who, "draw", "dexterity", text, barred, drawn, f"draw-{ident}", "gear")


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """A thing comes into the hand: after a quick roll, or at once."""

    who: str
    place: int = -1
    ground: int = -1

    def get(self, draft: Draft) -> None:
        if self.ground >= 0:
            pick_up(draft, self.who, draft.fight.ground[self.ground])
        else:
            draft.put(self.who, *gear.ready(draft.sheet(self.who), self.place))

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if quickly(draft, outcome):
            self.get(draft)


def _dig(draft: Draft, who: str, turn: Turn, place: int, barred: str) -> Iterator[Offer]:
    """Offer to dig a stowed thing out: a sustained roll, round by round (ART-094)."""
    own = draft.sheet(who).gear[place]

    def check(draft: Draft) -> FightRoll:
        difficulty = handling.taking_out().difficulty
        return feats.trait_check(draft, who, "dig", DIG["attribute"], difficulty, "",
                                 f"to dig out the {own.item.name}")  # fmt: skip

    why = barred or why_not(draft, turn)
    text = f"Dig the {own.item.name} out of your pack"
    then = Dug(who=who, thing=own.id, place=place)
    yield Offer(
        option=Option(f"dig-{own.id}-{place}", text, reason=why, hint="dig"),
        do=rolls(who, check, then),
        check=check,
        page="gear",
    )


@dataclass(frozen=True, kw_only=True)
class Dug:
    """What follows a round of digging in the pack."""

    who: str
    thing: str
    place: int

    def after(self, draft: Draft, outcome: Outcome) -> None:
        key = f"dig:{self.who}:{self.thing}"
        effort = added(draft, key, outcome)
        draft.tell("effort", self.who, name="digging it out", won=effort.successes,
                   lost=effort.failures, goal=DIG["goal"])  # fmt: skip
        sheet = draft.sheet(self.who)
        if effort.successes >= DIG["goal"]:
            efforts = {name: one for name, one in draft.fight.efforts.items() if name != key}
            draft.alter(efforts=efforts)
            if gear.room(sheet, "ready", sheet.gear[self.place].item):
                draft.put(self.who, *gear.ready(sheet, self.place))
            elif gear.room(sheet, "at_hand", sheet.gear[self.place].item):
                draft.put(self.who, *gear.put_away(sheet, self.place, "at_hand"))
