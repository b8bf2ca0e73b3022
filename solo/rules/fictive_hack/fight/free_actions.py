"""Free actions: glares, changing what is in hand, bribes, talents paid for, taking a level."""

from collections.abc import Callable, Iterator
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.anytime import Action, set_downs
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.hero_actions import intimidate, task_of
from solo.rules.fictive_hack.fight.state import FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.fight.written import Bribe
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import Arming, why_not_together
from solo.rules.fictive_hack.health.wounds import heal
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.advancement import advancement
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words as shared
from solo.words import Message, Text


class Free(NamedTuple):
    """Something that costs no action."""

    do: Callable[[FightTable], Script[object] | None]  # does it; a script where it may ask more
    odds: Callable[[], Odds] | None = None  # the odds of the roll that it makes


_FIGHTING = ("attack", "defense", "move", "body")


def offers(battle: Battle, sheet: Sheet) -> Iterator[Offer[Free]]:
    """List the free actions, each with the list on which it stands: `PAGES` of `choosing`."""
    yield from _glares(battle, sheet)
    yield from _bribes(battle, sheet)
    yield from _recharges(sheet)
    if sheet.due:
        text = words("take-level-free", level=sheet.level + 1)
        yield Offer(Option("level-up", text, hint="level"), Free(advancement))  # FH-085
    yield from _hands(sheet)
    yield from _borrows(battle, sheet)


def _glares(battle: Battle, sheet: Sheet) -> Iterator[Offer[Free]]:
    """Offer to menace somebody, after something impressive (FH-183)."""
    if battle.turn.impressive and not battle.turn.menaced:
        for foe in battle.here:
            if not foe.frightened:
                text = words("glare", whom=foe.name)
                chances = partial(_glare_odds, battle, sheet, foe.id)
                act = Free(partial(_glare, target=foe.id), chances)
                yield Offer(Option(f"menace-{foe.id}", text, hint="glare"), act)


def _glare(table: FightTable, target: str) -> Script[None]:
    table.alter_turn(menaced=True, impressive=False)
    yield from intimidate(table, target)


def _glare_odds(battle: Battle, sheet: Sheet, target: str) -> Odds:
    return odds(task_of(battle, sheet, "intimidate", target), sheet)


def _hands(sheet: Sheet) -> Iterator[Offer[Free]]:
    """Offer to change what is in hand, or to set something down."""
    others = [one for one in sheet.weapons if one.name != sheet.wielded and not one.spent]
    for weapon in others:
        text = shared("take-in-hand", name=weapon.name)
        option = Option(f"wield-{weapon.slug}", text, hint="wield")
        yield _handled(option, partial(_wield, name=weapon.name))
    if sheet.wielded and (others or sheet.shield):
        option = Option("wield-nothing", words("empty-hands"), hint="bare")
        yield _handled(option, partial(_wield, name=""))
    if sheet.shield:
        raised = sheet.use_shield
        text = words("change-shield", raised=raised)
        option = Option("shield-down" if raised else "shield-up", text, hint="shield")
        yield _handled(option, partial(_raise_shield, up=not raised))
    yield from _parrying(sheet)
    if gear.encumbered(sheet):
        for one in set_downs(sheet):
            yield _handled(one.option, partial(_set_down, action=one))


def _handled(option: Option, do: Callable[[FightTable], None]) -> Offer[Free]:
    return Offer(option, Free(do), "hands")


def _parrying(sheet: Sheet) -> Iterator[Offer[Free]]:
    """Offer a second weapon to parry with: light or hand, beside one that it goes with (FH-060)."""
    main = sheet.weapon
    beside = Arming(parrying=True)
    if sheet.parrying:
        text = words("put-away", weapon=sheet.parrying)
        option = Option("parrying-none", text, hint="parry none")
        yield _handled(option, partial(_parry_with, name=""))
    elif not sheet.shielded and not why_not_together(main.kind, beside, ranged=main.ranged):
        for weapon in sheet.weapons:
            fit = weapon.kind in printed("weapons")["parrying"] and not weapon.shots
            if fit and not weapon.spent and weapon.name != sheet.wielded and sheet.wielded:
                text = words("parry-with", weapon=weapon.name)
                option = Option(f"parrying-{weapon.slug}", text, hint="parry")
                yield _handled(option, partial(_parry_with, name=weapon.name))


def _bribes(battle: Battle, sheet: Sheet) -> Iterator[Offer[Free]]:
    """Offer what AP may buy of the story (FH-125, FH-204)."""
    for bribe in battle.fight.bribes:
        if bribe.option in battle.bribed or (bribe.routs and not _routed(battle, bribe)):
            continue
        text = words("bribe", text=bribe.text.rstrip("."), does=tuple(_does(battle, bribe)))
        why = _useless(bribe, sheet) or awesome.short(sheet, bribe.ap)
        yield Offer(
            Option(bribe.option, text, reason=why), Free(partial(_pay, bribe=bribe)), "luck"
        )


def _useless(bribe: Bribe, sheet: Sheet) -> Text:
    """Say why a bribe would do this hero no good, or nothing."""
    if bribe.heals and not sheet.lost:
        return shared("no-wound-lost")
    if bribe.arm is not None and not gear.encumbered(sheet):
        armed, _ = gear.arm(sheet, bribe.arm)
        return words("more-than-carried") if gear.encumbered(armed) else ""
    return ""


def _does(battle: Battle, bribe: Bribe) -> Iterator[Message]:
    """Say what a bribe does, besides what its author says, and what it costs."""
    if bribe.opens:
        place = battle.fight.hidden[bribe.opens].name or bribe.opens
        yield words("bribe-opens", place=place)
    if bribe.arm is not None:
        yield words("bribe-arms", kind=bribe.arm.kind.replace("-", " "))
    if bribe.bonus:
        yield words("bribe-bonus", bonus=bribe.bonus)
    if bribe.heals:
        yield words("bribe-heals", wounds=bribe.heals)
    if bribe.routs:
        names = tuple(one.block.name for one in _routed(battle, bribe))
        yield words("bribe-routs", names=names)
    yield words("bribe-ap", ap=bribe.ap)


def _recharges(sheet: Sheet) -> Iterator[Offer[Free]]:
    for talent in sheet.exhausted:
        if talent in sheet.talents:
            price = talents.recharge_price(sheet, talent, fighting=True)
            text, short = words("recharge", talent=talent, price=price), awesome.short(sheet, price)
            option = Option(f"recharge-{slug(talent)}", text, reason=short, hint="recharge")
            yield Offer(option, Free(partial(_recharge, talent=talent)))


def _borrows(battle: Battle, sheet: Sheet) -> Iterator[Offer[Free]]:
    """Offer the talents of the template that are of use in a fight (FH-193)."""
    if sheet.ap < awesome.price("borrow"):
        return
    for name in talents.borrowable(sheet):
        talent = talents.talents()[name]
        useful = talent.kind in _FIGHTING or name in ("pickpocket", "super cunning")
        if useful and (name != "combat toughened" or battle.fight.parley is not None):
            text = shared("talent-is", talent=name, effect=talent.effect)
            option = Option(f"borrow-{slug(name)}", text, hint=name)
            yield Offer(option, Free(partial(_borrow, talent=name)), "talents")


def _routed(battle: Battle, bribe: Bribe) -> tuple[Fighter, ...]:
    """Return the foes that a bribe drives off: all of a kind, or one by its own id."""
    foes = battle.standing(FOE)
    return tuple(one for one in foes if bribe.routs in (one.known_as, one.id))


def _recharge(table: FightTable, talent: str) -> None:
    table.become(talents.recharge(table.sheet, talent, fighting=True))


def _borrow(table: FightTable, talent: str) -> None:
    table.become(talents.borrow(table.sheet, talent))


def _wield(table: FightTable, name: str) -> None:
    """Take a weapon in hand, or none."""
    parrying = "" if name == table.sheet.parrying else table.sheet.parrying
    table.sheet = changed(table.sheet, wielded=name, parrying=parrying)
    table.say(shared("in-hand", name=name) if name else words("hands-empty"))


def _raise_shield(table: FightTable, *, up: bool) -> None:
    """Raise the shield, or lower it."""
    kept = "" if up else table.sheet.parrying
    table.sheet = changed(table.sheet, use_shield=up, parrying=kept)
    table.say(words("shield-changed", up=up))


def _parry_with(table: FightTable, name: str) -> None:
    """Have a second weapon to parry with, or none."""
    table.sheet = changed(table.sheet, parrying=name)
    table.say(words("parry-ready", weapon=name) if name else words("parry-away"))


def _set_down(table: FightTable, action: Action) -> None:
    table.become(action.do())


def _pay(table: FightTable, bribe: Bribe) -> None:
    """Let AP change the story (FH-204)."""
    table.update(bribed=table.battle.bribed | {bribe.option})
    table.say(words("bought", text=bribe.text))
    table.become(awesome.spend(table.sheet, bribe.ap, "it"))
    if bribe.opens:
        table.update(opened=table.battle.opened | {bribe.opens})
    if bribe.arm is not None:
        table.become(gear.arm(table.sheet, bribe.arm))
        table.sheet = changed(table.sheet, wielded=bribe.arm.name)
    if bribe.bonus:
        table.sheet = changed(table.sheet, bonus=table.sheet.bonus + bribe.bonus)
    if bribe.heals:
        table.become(heal(table.sheet, bribe.heals))
    if bribe.routs:
        for one in _routed(table.battle, bribe):
            table.alter(one.id, gone="fled")
