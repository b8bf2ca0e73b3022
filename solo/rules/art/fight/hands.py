"""Offers of what the hands may do with gear: draw, drop, pick up, dig out, reload, raise a shield.

Source of all: ART Engine, ART-093, ART-094, ART-106, ART-349, ART-355, ART-410, ART-492.
"""

from collections.abc import Iterator

from solo.namedtuple import NamedTuple
from solo.rules.art.fight.feats import added, drop_effort
from solo.rules.art.fight.harm import lay, lay_down, pick_up, weapon_of, wields
from solo.rules.art.fight.offers import Offer, action, quick, why_not
from solo.rules.art.fight.rolls import FightRoll, trait_check
from solo.rules.art.fight.state import RULES, Turn
from solo.rules.art.fight.table import FightTable, holding_down
from solo.rules.art.fight.words import words
from solo.rules.art.gear import ammunition, handling
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear.item import Item
from solo.rules.core.outcome import Option, Outcome
from solo.words import Message, Text

DIG = RULES["dig_out"]


class Reachable(NamedTuple):
    """A thing that may be taken in hand."""

    ident: str  # what names it among the options
    item: Item
    place: int = -1  # its place among the gear, or
    ground: int = -1  # among what lies on the ground


def gear_offers(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what may be done with what is carried, and with what lies in the band.

    What is at hand can be drawn, and what is stowed can be dug out (ART-093, ART-094), also in a
    grapple, though only short weapons are of use there (ART-442). A friend has one weapon and
    nothing else, and may drop it or take up another.
    """
    fighter = table.fighter(who)
    busy = words("arms-entangled") if fighter.tied("arms") else ""
    busy = busy or holding_down(table, who)
    if fighter.block is None:
        yield from _carried(table, who, turn, busy)
    for lying in dict.fromkeys(table.battle.ground):
        if lying.band == fighter.band:
            place = table.battle.ground.index(lying)
            name, item = f"{lying.thing.id}-ground-{place}", lying.thing.item
            barred = busy or (words("gone-for-now") if lying.spent else "")
            barred = barred or ("" if _has_room(table, who, item) else words("hands-full"))
            yield from _draw_offers(table, turn, Reachable(name, item, ground=place), barred)
    yield from _put_down(table, who, busy)


def _has_room(table: FightTable, who: str, item: Item) -> bool:
    if table.fighter(who).block is not None:
        return wields(table, who, item)
    return gear.room(table.sheet_of(who), "ready", item)


def _carried(table: FightTable, who: str, turn: Turn, busy: Text) -> Iterator[Offer]:
    sheet = table.sheet_of(who)
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready":
            continue
        fit = gear.room(sheet, "ready", own.item) and not gear.too_weak(sheet, own.item)
        barred = busy or ("" if fit else words("no-hand-for-it"))
        name = f"{own.id}-{place}"
        if own.slot == "at_hand":
            yield from _draw_offers(table, turn, Reachable(name, own.item, place=place), barred)
        else:
            yield _dig(table, who, turn, place, barred)


def _put_down(table: FightTable, who: str, busy: Text) -> Iterator[Offer]:
    """Offer to reload, to use the shield otherwise, and to let things fall."""
    fighter = table.fighter(who)
    if fighter.block is not None:
        if fighter.weapon == "hand" and fighter.ranks.arm is not None:
            own = weapon_of(fighter)
            yield _drop(table, who, own.id, 0, own.item.name)
        return
    sheet = table.sheet_of(who)
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and own.empty:
            yield _reload(table, who, place, busy)
    if gear.ready_shield(sheet) is not None:
        yield _guard(table, who)
    for place, own in enumerate(sheet.gear):  # last: what Enter takes must not disarm anybody
        if own.slot == "ready":
            yield _drop(table, who, own.id, place, own.item.name)


def _guard(table: FightTable, who: str) -> Offer:
    """Say whether the shield helps Defense by itself, or is kept for a parry (ART-106, ART-410)."""
    now = table.fighter(who).guarding
    ident = "shield-parry" if now else "shield-guard"
    option = Option(ident, words("guard", now=now), hint="shield")
    return Offer(option=option, do=lambda words: table.alter(who, guarding=not now), page="gear")


def _reload(table: FightTable, who: str, place: int, busy: Text) -> Offer:
    """Offer to load an empty weapon with rounds that are carried: a free action (ART-349)."""
    own = table.sheet_of(who).gear[place]
    loads = ammunition.rounds_for(table.sheet_of(who), own) is not None
    dry = "" if loads else words("no-rounds")

    def do(words: str) -> None:
        table.put(who, *ammunition.reload(table.sheet_of(who), place))

    text = words("reload", weapon=own.item.name)
    option = Option(f"reload-{own.id}-{place}", text, reason=busy or dry, hint="reload")
    return Offer(option=option, do=do, page="gear", keeps=True)


def _drop(table: FightTable, who: str, ident: str, place: int, name: str) -> Offer:
    def do(words: str) -> None:
        band = table.fighter(who).band
        if table.fighter(who).block is None:
            lay(table, who, place, band)
        else:
            lay_down(table, who, band)
        table.say("drops", who, weapon=name)

    option = Option(f"drop-{ident}-{place}", words("drop", weapon=name), hint="drop")
    return Offer(option=option, do=do, page="gear")


def _draw_offers(table: FightTable, turn: Turn, thing: Reachable, barred: Text) -> Iterator[Offer]:
    """Offer to draw or pick up: action, quick roll, or free with Quickdraw (ART-355, ART-492)."""
    who, ident, lies = turn.who, f"draw-{thing.ident}", thing.ground >= 0

    def text(way: str) -> Message:
        return words("draw", weapon=thing.item.name, lies=lies, way=way)

    def get() -> None:
        if lies:
            pick_up(table, who, table.battle.ground[thing.ground])
        else:
            table.put(who, *gear.ready(table.sheet_of(who), thing.place))

    def draw(words: str) -> None:
        table.spend()
        get()

    if thing.item.weapon is not None and table.perk(who, "quickdraw") and not lies:
        option = Option(ident, text("free"), reason=barred, hint="draw")
        yield Offer(option=option, do=lambda words: get(), page="gear", keeps=True)
        return
    why = barred or why_not(table, turn)
    option = Option(ident, text("action"), reason=why, hint="draw")
    yield Offer(option=option, do=draw, page="gear")
    yield quick(table, who, "draw", "dexterity", text("quickly"), barred, get, ident, "gear")


def _dig(table: FightTable, who: str, turn: Turn, place: int, barred: Text) -> Offer:
    """Offer to dig a stowed thing out: a sustained roll, round by round (ART-094)."""
    own = table.sheet_of(who).gear[place]

    def check() -> FightRoll:
        difficulty = handling.taking_out().difficulty
        purpose = words("to-dig-out", weapon=own.item.name)
        return trait_check(table, who, "dig", DIG["attribute"], difficulty, "", purpose)

    def dug(outcome: Outcome) -> None:
        key = f"dig:{who}:{own.id}"
        effort = added(table, key, outcome)
        table.say("effort", who, name=words("digging-out"), won=effort.successes,
                   lost=effort.failures, goal=DIG["goal"])  # fmt: skip
        if effort.successes < DIG["goal"]:
            return
        drop_effort(table, key)
        sheet = table.sheet_of(who)
        if gear.room(sheet, "ready", sheet.gear[place].item):
            table.put(who, *gear.ready(sheet, place))
        elif gear.room(sheet, "at_hand", sheet.gear[place].item):
            table.put(who, *gear.put_away(sheet, place, "at_hand"))

    why = barred or why_not(table, turn)
    text = words("dig-out", weapon=own.item.name)
    option = Option(f"dig-{own.id}-{place}", text, reason=why, hint="dig")
    return Offer(option=option, do=action(table, who, check, dug), check=check, page="gear")
