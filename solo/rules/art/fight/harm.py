"""Harm: wounds, falling down, dropped things, and leaving the fight."""

from collections.abc import Collection
from dataclasses import replace

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.state import (
    LEFT_ON_OWN_TURN,
    Bound,
    Fighter,
    Grip,
    Lasting,
    Lying,
    altered,
)
from solo.rules.art.fight.table import FightTable
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear.item import Carried, Item, Weapon
from solo.rules.art.gear.weapon_classes import THROWN_ONLY
from solo.rules.art.health import damage as health
from solo.rules.art.heroes.sheet import changed
from solo.words import Text


def wound(table: FightTable, who: str, rank: Rank) -> None:
    """Record damage on anybody.

    Source: ART Engine, ART-043 to ART-056, ART-388.
    """
    end_if_over(table)
    if not table.up(who) or rank < Rank.INFERIOR:
        return
    if table.fighter(who).block is None:
        _wound_adventurer(table, who, rank)
    else:
        _wound_ranked(table, who, rank)


def _wound_adventurer(table: FightTable, who: str, rank: Rank) -> None:
    before = table.sheet_of(who)
    sheet, notes = health.hurt(before, rank)
    table.put(who, sheet, notes)
    if len(sheet.checked) > len(before.checked):
        table.alter(who, struck=True)
        table.stir(mark=True)
    if sheet.defeated:
        let_go(table, who)
        table.alter(who, prone=True, fooled=frozenset())


def _wound_ranked(table: FightTable, who: str, rank: Rank) -> None:
    fighter = table.fighter(who)
    boxes = fighter.ranks.health
    extra = table.shared().options.overkill_extra
    hit = health.boxes_hit(boxes, fighter.checked, rank, extra)
    if not hit:
        table.say("unhurt", who, rank=WORDS[rank])
        return
    checked = fighter.checked | frozenset(hit)
    words = tuple(boxes[place].word for place in hit)
    left = len(boxes) - len(checked)
    table.alter(who, checked=checked, struck=True)
    table.stir(mark=True)
    table.say("hurt", who, rank=WORDS[rank], boxes=words, left=left)
    if not left:
        defeat(table, who, rank)
    elif len(boxes) - 1 in hit:
        table.loses_turn(who)
        table.say("staggered", who)


def defeat(table: FightTable, who: str, rank: int = 0) -> None:
    """Put somebody without a sheet out of the fight as its block says.

    Source: ART Engine, ART-053, ART-054.
    """
    how = table.fighter(who).ranks.on_defeat
    table.say("defeated", who, how=how, rank=WORDS[rank])
    gone = {"dies": "dead", "yields": "yielded", "flees": "fled", "falls": "fallen"}[how]
    retire(table, who, gone)


def retire(table: FightTable, who: str, gone: str) -> None:
    """Take somebody out of the fight."""
    let_go(table, who)
    table.alter(who, gone=gone)
    left = tuple(one for one in table.battle.queue if one != who)
    table.update(queue=left, waiting=table.battle.waiting - {who})


def fall(table: FightTable, who: str) -> None:
    """Let somebody fall down; a tripod falls too."""
    if not table.fighter(who).prone:
        table.alter(who, prone=True, tripod="")
        table.say("fell", who)


def rise(table: FightTable, who: str) -> None:
    """Let somebody get up."""
    table.alter(who, prone=False, tripod="")
    table.say("rose", who)


def disarm(table: FightTable, who: str, thing: Carried | None = None) -> bool:
    """Let a weapon drop to the ground; return whether there was one.

    For an adventurer it is `thing`, or else the first weapon in hand.
    """
    fighter = table.fighter(who)
    if fighter.block is not None:
        if fighter.weapon != "hand" or fighter.ranks.arm is None:
            return False
        thing = weapon_of(fighter)
        lay_down(table, who, fighter.band)
        table.say("disarmed", who, weapon=thing.item.name)
        return True
    sheet = table.sheet_of(who)
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and (own == thing if thing else own.item.weapon or own.item.shield):
            lay(table, who, place, fighter.band)
            table.say("disarmed", who, weapon=own.item.name)
            return True
    return False


def lay(
    table: FightTable, who: str, place: int, band: int, count: int = 99, *, thrown: bool = False
) -> None:
    """Take a thing from an adventurer and lay it down in a band."""
    sheet, thing = gear.take(table.sheet_of(who), place, count)
    table.put(who, sheet)
    if table.fighter(who).tripod == thing.id:
        table.alter(who, tripod="")
    own = thing.item.weapon
    spent = thrown and own is not None and THROWN_ONLY in own.features
    lying = Lying(band=band, owner=table.fighter(who).key, thing=thing, spent=spent)
    table.update(ground=(*table.battle.ground, lying))


def lay_down(table: FightTable, who: str, band: int) -> None:
    """Take the weapon from somebody with ranks and lay it down in a band."""
    fighter = table.fighter(who)
    own = Lying(band=band, owner=who, thing=weapon_of(fighter))
    lying = own if fighter.taken is None else altered(fighter.taken, band=band)
    table.alter(who, weapon="ground", taken=None)
    table.update(ground=(*table.battle.ground, lying))


def destroy(table: FightTable, who: str, thing: Carried) -> None:
    """Take a thing in hand away for good (ART-413)."""
    if table.fighter(who).block is not None:
        table.alter(who, weapon="gone", taken=None)
        return
    sheet = table.sheet_of(who)
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and own == thing:
            table.put(who, gear.take(sheet, place, own.count)[0])
            return


def pick_up(table: FightTable, who: str, lying: Lying) -> None:
    """Take up what lies in the band.

    Raises:
        Illegal: There is no room for it.
    """
    if table.fighter(who).block is not None:
        _off_the_ground(table, lying)
        _wields(table, who, lying)
        return
    sheet = table.sheet_of(who)
    laid = changed(sheet, aside=(*sheet.aside, lying.thing))
    sheet, notes = gear.take_up(laid, len(laid.aside) - 1)
    _off_the_ground(table, lying)
    if lying.owner in table.battle.fighters and table.fighter(lying.owner).block is not None:
        table.alter(lying.owner, weapon="gone")
    table.put(who, sheet, notes)


def emptied(table: FightTable, who: str) -> None:
    """Leave somebody with ranks without the weapon that has run dry (ART-150, ART-151).

    Reading: there are rounds for it again after the fight, as what companions carry is not counted.
    Another's weapon is laid down, empty.
    """
    fighter = table.fighter(who)
    table.tell("out-of-ammunition", name=weapon_of(fighter).item.name)
    if fighter.taken is None:
        table.alter(who, weapon="gone")
        return
    table.alter(who, taken=altered(fighter.taken, thing=replace(fighter.taken.thing, empty=True)))
    lay_down(table, who, fighter.band)


def _off_the_ground(table: FightTable, lying: Lying) -> None:
    ground = list(table.battle.ground)
    ground.remove(lying)
    table.update(ground=tuple(ground))


# The weapons of those with ranks


def _wields(table: FightTable, who: str, lying: Lying) -> None:
    """Let somebody with ranks take a weapon in hand: its own, or another's instead."""
    if lying.owner == who:
        table.alter(who, weapon="hand")
        table.say("rearmed", who)
        return
    owner = table.battle.fighters.get(lying.owner)
    if owner is not None and owner.block is not None:
        table.alter(owner.id, weapon="gone")
    table.alter(who, weapon="hand", taken=lying)
    table.say("takes-up", who, weapon=lying.thing.item.name)


def wields(table: FightTable, who: str, item: Item) -> bool:
    """Tell whether somebody with ranks can take up such a thing: a weapon, with the hands free.

    Reading: a block without a weapon takes up none, since it does not say whether it has hands.
    """
    fighter = table.fighter(who)
    return fighter.weapon != "hand" and fighter.ranks.arm is not None and item.weapon is not None


def weapon_of(fighter: Fighter) -> Carried:
    """Return the weapon of somebody with ranks, as a thing that others can take up.

    A block says its class and its rank; the text has no table of what foes carry.
    """
    if fighter.taken is not None:
        return fighter.taken.thing
    block = fighter.ranks
    if block.arm is None:
        raise ValueError(f"{fighter.id} has no weapon")
    name = block.arm.name.lower()
    item = Item(name=name, rank=block.weapon_rank, weapon=Weapon(kind=block.weapon))
    return Carried(item=item, id=f"{fighter.key}-{block.weapon}", slot="ready")


def own_weapon(table: FightTable, who: str) -> Lying | None:
    """Return where the weapon of somebody with ranks lies, if that is in the same band."""
    band = table.fighter(who).band
    mine = (one for one in table.battle.ground if one.owner == who and one.band == band)
    return next(mine, None)


def rearm(table: FightTable, who: str) -> bool:
    """Let somebody with ranks take up the weapon that lies at hand; tell whether there was one."""
    lying = own_weapon(table, who)
    if lying is None or table.fighter(who).weapon != "ground":
        return False
    _off_the_ground(table, lying)
    table.alter(who, weapon="hand")
    table.say("rearmed", who)
    return True


def hand_over(table: FightTable, who: str, to: str) -> None:
    """Let the weapon of somebody with ranks change hands; it falls where no hand is free.

    Source: ART Engine, ART-452.
    """
    thing, taker = weapon_of(table.fighter(who)), table.fighter(to)
    table.alter(who, weapon="gone", taken=None)
    owner = taker.key if taker.block is None else who
    lying = Lying(band=taker.band, owner=owner, thing=thing)
    table.say("robbed", who, weapon=thing.item.name)
    if taker.block is not None and wields(table, to, thing.item):
        table.alter(to, weapon="hand", taken=lying)
    elif taker.block is None and gear.room(table.sheet_of(to), "ready", thing.item):
        sheet = table.sheet_of(to)
        table.put(to, changed(sheet, gear=(*sheet.gear, thing)))
    else:
        table.update(ground=(*table.battle.ground, lying))


def let_go(table: FightTable, who: str) -> None:
    """Take somebody out of every grapple; a grapple without its holder, or whom it held, ends."""
    grips = []
    for grip in table.battle.grips:
        if who in (grip.holder, grip.held):
            if grip.pinning:
                table.alter(grip.held, pinned=0)
            continue
        grips.append(altered(grip, helpers=tuple(one for one in grip.helpers if one != who)))
    if len(grips) != len(table.battle.grips) or any(
        who in grip.helpers for grip in table.battle.grips
    ):
        table.update(grips=tuple(grips))


def regrip(table: FightTable, grip: Grip, **changes: object) -> None:
    """Change a grapple."""
    grips = tuple(altered(one, **changes) if one == grip else one for one in table.battle.grips)
    table.update(grips=grips)


def entangle(table: FightTable, who: str, bound: Bound) -> None:
    """Entangle a part of somebody; of two such effects on one part the longer counts.

    Source: ART Engine, ART-126 to ART-128.
    """
    if not table.up(who) or bound.rounds < 1:
        return
    others = tuple(one for one in table.fighter(who).bound if one.part != bound.part)
    longer = max((one for one in table.fighter(who).bound if one.part == bound.part),
                 key=lambda one: one.rounds, default=bound)  # fmt: skip
    kept = longer if longer.rounds > bound.rounds else bound
    table.alter(who, bound=(*others, kept))
    table.say("entangled", who, part=bound.part, rounds=bound.rounds)
    if bound.part == "arms":
        while disarm(table, who):
            pass
    elif bound.part == "legs":
        fall(table, who)


def for_a_turn(table: FightTable, who: str, kind: str, name: Text, amount: int = 0) -> Lasting:
    """Return something that lasts until the end of somebody's next turn."""
    left = LEFT_ON_OWN_TURN if table.on_turn(who) else LEFT_ON_OWN_TURN - 1
    return Lasting(kind=kind, name=name, amount=amount, until="end", left=left)


def lose_backstab(table: FightTable, who: str, by: Collection[str]) -> None:
    """End the advantage of having gained somebody's back: they have hit with an attack (ART-495).

    Reading: an attack that was parried has not hit.
    """
    lasting = table.fighter(who).lasting
    left = tuple(one for one in lasting if not (one.name == "backstab" and one.on in by))
    table.alter(who, lasting=left)
