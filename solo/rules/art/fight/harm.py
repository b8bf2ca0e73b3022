"""What happens to bodies: wounds, falling down, dropping things, being out of the fight."""

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.state import Fighter, Grip, Lying, altered
from solo.rules.art.fight.tasks import Wounds
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear.item import Carried, Item, Weapon
from solo.rules.art.health import damage as health
from solo.rules.art.heroes.sheet import changed


def wound(draft: Draft, task: Wounds) -> None:
    """Record damage on anybody.

    Source: ART Engine, ART-043 to ART-056, ART-388.
    """
    if not draft.up(task.who) or task.rank < Rank.INFERIOR:
        return
    if draft.fighter(task.who).block is None:
        _hurt_adventurer(draft, task)
    else:
        _hurt_ranked(draft, task)


def _hurt_adventurer(draft: Draft, task: Wounds) -> None:
    before = draft.sheet(task.who)
    sheet, notes = health.hurt(before, task.rank)
    draft.put(task.who, sheet, notes)
    if len(sheet.checked) > len(before.checked):
        draft.change(task.who, struck=True)
        draft.stir(mark=True)
    if sheet.defeated:
        let_go(draft, task.who)
        draft.change(task.who, prone=True, fooled=frozenset())


def _hurt_ranked(draft: Draft, task: Wounds) -> None:
    fighter = draft.fighter(task.who)
    boxes = fighter.ranks.health
    extra = draft.shared().options.overkill_extra
    hit = health.boxes_hit(boxes, fighter.checked, task.rank, extra)
    if not hit:
        draft.tell("unhurt", task.who, rank=WORDS[task.rank])
        return
    checked = fighter.checked | frozenset(hit)
    words = tuple(boxes[place].word for place in hit)
    left = len(boxes) - len(checked)
    draft.change(task.who, checked=checked, struck=True)
    draft.stir(mark=True)
    draft.tell("hurt", task.who, rank=WORDS[task.rank], boxes=words, left=left)
    if not left:
        defeat(draft, task.who, task.rank)
    elif len(boxes) - 1 in hit:
        draft.change(task.who, lost=draft.fighter(task.who).lost + 1)
        draft.tell("staggered", task.who)


def defeat(draft: Draft, who: str, rank: int = 0) -> None:
    """Put somebody without a sheet out of the fight as its block says.

    Source: ART Engine, ART-053, ART-054.
    """
    how = draft.fighter(who).ranks.on_defeat
    draft.tell("defeated", who, how=how, rank=WORDS[rank])
    gone = {"dies": "dead", "yields": "yielded", "flees": "fled", "falls": "fallen"}[how]
    retire(draft, who, gone)


def retire(draft: Draft, who: str, gone: str) -> None:
    """Take somebody out of the fight."""
    let_go(draft, who)
    draft.change(who, gone=gone)
    left = tuple(one for one in draft.fight.queue if one != who)
    draft.alter(queue=left, waiting=draft.fight.waiting - {who})


def fall(draft: Draft, who: str) -> None:
    """Let somebody fall down; a tripod falls too."""
    if not draft.fighter(who).prone:
        draft.change(who, prone=True, tripod="")
        draft.tell("fell", who)


def rise(draft: Draft, who: str) -> None:
    """Let somebody get up."""
    draft.change(who, prone=False, tripod="")
    draft.tell("rose", who)


def disarm(
    draft: Draft, who: str, thing: Carried | None = None, *, band: int | None = None
) -> bool:
    """Let a weapon drop to the ground of a band; return whether there was one.

    For an adventurer it is `thing`, or else the first weapon in hand.
    """
    fighter = draft.fighter(who)
    where = fighter.band if band is None else band
    if fighter.block is not None:
        if fighter.weapon != "hand" or fighter.block.arm is None:
            return False
        draft.change(who, weapon="ground")
        thing = weapon_of(fighter)
        draft.alter(ground=(*draft.fight.ground, Lying(band=where, owner=who, thing=thing)))
        draft.tell("disarmed", who, weapon=thing.item.name)
        return True
    sheet = draft.sheet(who)
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and (own == thing if thing else own.item.weapon or own.item.shield):
            lay(draft, who, place, where)
            draft.tell("disarmed", who, weapon=own.item.name)
            return True
    return False


def lay(draft: Draft, who: str, place: int, band: int, count: int = 99) -> None:
    """Take a thing from an adventurer and lay it down in a band."""
    sheet, thing = gear.take(draft.sheet(who), place, count)
    draft.put(who, sheet)
    lying = Lying(band=band, owner=draft.fighter(who).key, thing=thing)
    draft.alter(ground=(*draft.fight.ground, lying))


def destroy(draft: Draft, who: str, thing: Carried) -> None:
    """Take a thing that is ready away for good (ART-413)."""
    sheet = draft.sheet(who)
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and own == thing:
            draft.put(who, gear.take(sheet, place, own.count)[0])
            return


def pick_up(draft: Draft, who: str, lying: Lying) -> None:
    """Take up what lies in the band.

    Raises:
        Illegal: There is no room for it.
    """
    sheet = draft.sheet(who)
    laid = changed(sheet, aside=(*sheet.aside, lying.thing))
    sheet, notes = gear.take_up(laid, len(laid.aside) - 1)
    _off_the_ground(draft, lying)
    if lying.owner in draft.fight.fighters and draft.fighter(lying.owner).block is not None:
        draft.change(lying.owner, weapon="gone")
    draft.put(who, sheet, notes)


def _off_the_ground(draft: Draft, lying: Lying) -> None:
    ground = list(draft.fight.ground)
    ground.remove(lying)
    draft.alter(ground=tuple(ground))


# The weapons of those with ranks


def weapon_of(fighter: Fighter) -> Carried:
    """Return the weapon of somebody with ranks, as a thing that others can take up.

    A block tells its class and how good it is; the text has no table for what foes carry.
    """
    block = fighter.ranks
    if block.arm is None:
        raise ValueError(f"{fighter.id} has no weapon")
    name = block.arm.name.lower()
    item = Item(name=name, rank=block.weapon_rank, weapon=Weapon(kind=block.weapon))
    return Carried(item=item, id=f"{fighter.key}-{block.weapon}", slot="ready")


def own_weapon(draft: Draft, who: str) -> Lying | None:
    """Return where the weapon of somebody with ranks lies, if that is in the same band."""
    band = draft.fighter(who).band
    mine = (one for one in draft.fight.ground if one.owner == who and one.band == band)
    return next(mine, None)


def rearm(draft: Draft, who: str) -> bool:
    """Let somebody with ranks take up the weapon that lies at hand; tell whether there was one."""
    lying = own_weapon(draft, who)
    if lying is None or draft.fighter(who).weapon != "ground":
        return False
    _off_the_ground(draft, lying)
    draft.change(who, weapon="hand")
    draft.tell("rearmed", who)
    return True


def hand_over(draft: Draft, who: str, to: str) -> None:
    """Let the weapon of somebody with ranks change hands; it falls where no hand is free.

    Source: ART Engine, ART-452.
    """
    thing = weapon_of(draft.fighter(who))
    draft.change(who, weapon="gone")
    sheet = draft.sheet(to)
    if gear.room(sheet, "ready", thing.item):
        draft.put(to, changed(sheet, gear=(*sheet.gear, thing)))
    else:
        lying = Lying(band=draft.fighter(to).band, owner=draft.fighter(to).key, thing=thing)
        draft.alter(ground=(*draft.fight.ground, lying))
    draft.tell("robbed", who, weapon=thing.item.name)


def let_go(draft: Draft, who: str) -> None:
    """Take somebody out of every grapple; without holder or held there is none."""
    grips = []
    for grip in draft.fight.grips:
        if who in (grip.holder, grip.held):
            if grip.pinning:
                draft.change(grip.held, pinned=0)
            continue
        grips.append(altered(grip, helpers=tuple(one for one in grip.helpers if one != who)))
    if len(grips) != len(draft.fight.grips) or any(
        who in grip.helpers for grip in draft.fight.grips
    ):
        draft.alter(grips=tuple(grips))


def regrip(draft: Draft, grip: Grip, **changes: object) -> None:
    """Change a grapple."""
    grips = tuple(altered(one, **changes) if one == grip else one for one in draft.fight.grips)
    draft.alter(grips=grips)
