"""Free actions: glares, changing what is in hand, bribes, talents paid for, taking a level."""

from collections.abc import Iterator

from solo.rules.core.menu import Offer
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.anytime import droppable, set_down
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.hero_actions import intimidate
from solo.rules.fictive_hack.fight.state import FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.written import Bribe
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import Arming, why_not_together
from solo.rules.fictive_hack.health.wounds import heal
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.advancement import advancement
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.messages.names import slug, title
from solo.rules.fictive_hack.printed import printed

IDS = (
    "bribe-",
    "recharge-",
    "borrow-",
    "wield-",
    "shield-",
    "menace-",
    "level-up",
    "parrying-",
    "drop-",
    "unload-",
)
"""The beginnings of the ids of free options."""
_FIGHTING = ("attack", "defense", "move", "body")


def offers(battle: Battle, sheet: Sheet) -> Iterator[Offer]:
    """List the free actions, each with the list on which it stands: `PAGES` of `choosing`."""
    if battle.turn.impressive and not battle.turn.menaced:
        for foe in battle.here:
            if not foe.frightened:
                text = f"Glare at {foe.name} after what you just did (free)"
                yield Offer(Option(f"menace-{foe.id}", text, hint="glare"))
    for one in _bribes(battle, sheet):
        yield Offer(one, "luck")
    for one in _recharges(sheet):
        yield Offer(one)
    if sheet.due:
        text = f"Take level {sheet.level + 1} (free)"
        yield Offer(Option("level-up", text, hint="level"))
    for one in _hands(sheet):
        yield Offer(one, "hands")
    for one in _borrows(battle, sheet):
        yield Offer(one, "talents")


def _hands(sheet: Sheet) -> Iterator[Option]:
    """Offer to change what is in hand, or to set something down."""
    others = [one for one in sheet.weapons if one.name != sheet.wielded and not one.spent]
    for weapon in others:
        yield Option(f"wield-{weapon.slug}", f"Take the {weapon.name} in hand", hint="wield")
    if sheet.wielded and (others or sheet.shield):
        yield Option("wield-nothing", "Empty your hands", hint="bare")
    if sheet.shield:
        text = "Lower your shield" if sheet.use_shield else "Raise your shield"
        yield Option("shield-down" if sheet.use_shield else "shield-up", text, hint="shield")
    yield from _parrying(sheet)
    if gear.encumbered(sheet):
        yield from droppable(sheet)


def _parrying(sheet: Sheet) -> Iterator[Option]:
    """Offer a second weapon to parry with: light or hand, beside one that it goes with (FH-060)."""
    main = sheet.weapon
    beside = Arming(parrying=True)
    if sheet.parrying:
        yield Option("parrying-none", f"Put the {sheet.parrying} away", hint="parry none")
    elif not sheet.shielded and not why_not_together(main.kind, beside, ranged=main.ranged):
        for weapon in sheet.weapons:
            fit = weapon.kind in printed("weapons")["parrying"] and not weapon.shots
            if fit and not weapon.spent and weapon.name != sheet.wielded and sheet.wielded:
                text = f"Parry with the {weapon.name}, a die less"
                yield Option(f"parrying-{weapon.slug}", text, hint="parry")


def _bribes(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    """Offer what AP may buy of the story (FH-125, FH-204)."""
    for bribe in battle.fight.bribes:
        if bribe.option in battle.bribed or (bribe.routs and not _routed(battle, bribe)):
            continue
        price = f"{bribe.ap} AP" if bribe.ap else "free"
        text = f"{bribe.text.rstrip('.')} ({', '.join((*_does(battle, bribe), price))})"
        why = _useless(bribe, sheet) or awesome.short(sheet, bribe.ap)
        yield Option(bribe.option, text, reason=why)


def _useless(bribe: Bribe, sheet: Sheet) -> str:
    """Say why a bribe would do this hero no good, or nothing."""
    if bribe.heals and not sheet.lost:
        return "you have lost no Wound"
    if bribe.arm is not None and not gear.encumbered(sheet):
        armed, _ = gear.arm(sheet, bribe.arm)
        return "it is more than you can carry" if gear.encumbered(armed) else ""
    return ""


def _does(battle: Battle, bribe: Bribe) -> Iterator[str]:
    """Say what a bribe does, besides what its author says."""
    if bribe.opens:
        yield f"a way to {battle.fight.hidden[bribe.opens].name or bribe.opens}"
    if bribe.arm is not None:
        yield f"a {bribe.arm.kind} weapon".replace("-", " ")
    if bribe.bonus:
        yield f"{bribe.bonus:+} on your next roll"
    if bribe.heals:
        yield f"{plural(bribe.heals, 'Wound')} back"
    if bribe.routs:
        names = (one.block.name for one in _routed(battle, bribe))
        yield f"drives off {' and '.join(dict.fromkeys(names))}"


def _recharges(sheet: Sheet) -> Iterator[Option]:
    for talent in sheet.exhausted:
        if talent in sheet.talents:
            price = talents.recharge_price(sheet, talent, fighting=True)
            text, short = f"Use {title(talent)} again, for {price} AP", awesome.short(sheet, price)
            yield Option(f"recharge-{slug(talent)}", text, reason=short, hint="recharge")


def _borrows(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    """Offer the talents of the template that are of use in a fight (FH-193)."""
    if sheet.ap < awesome.price("borrow"):
        return
    for name in talents.borrowable(sheet):
        talent = talents.talents()[name]
        useful = talent.kind in _FIGHTING or name in ("pickpocket", "super cunning")
        if useful and (name != "combat toughened" or battle.fight.parley is not None):
            yield Option(f"borrow-{slug(name)}", f"{title(name)}: {talent.effect}", hint=name)


def _routed(battle: Battle, bribe: Bribe) -> tuple[Fighter, ...]:
    """Return the foes that a bribe drives off: all of a kind, or one by its own id."""
    foes = battle.standing(FOE)
    return tuple(one for one in foes if bribe.routs in (one.known_as, one.id))


def act_freely(table: FightTable, option: str) -> Script[None]:
    """Do something that costs no action."""
    what, _, rest = option.partition("-")
    match what:
        case "bribe":
            _pay(table, next(one for one in table.battle.fight.bribes if one.option == option))
        case "recharge":
            table.become(talents.recharge(table.sheet, rest.replace("-", " "), fighting=True))
        case "borrow":
            table.become(talents.borrow(table.sheet, rest.replace("-", " ")))
        case "menace":  # after something impressive (FH-183)
            table.alter_turn(menaced=True, impressive=False)
            yield from intimidate(table, rest)
        case "level":  # FH-085
            yield from advancement(table)
        case _:
            _handle(table, what, rest)


def _handle(table: FightTable, what: str, rest: str) -> None:
    """Change what is in hand, or carried at all."""
    sheet = table.sheet
    found = next((weapon.name for weapon in sheet.weapons if weapon.slug == rest), "")
    match what:
        case "wield":
            parrying = "" if found == sheet.parrying else sheet.parrying
            table.sheet = changed(sheet, wielded=found, parrying=parrying)
            table.say(f"You take the {found} in hand." if found else "Your hands are empty.")
        case "shield":
            kept = "" if rest == "up" else sheet.parrying
            table.sheet = changed(sheet, use_shield=rest == "up", parrying=kept)
            table.say("You raise your shield." if rest == "up" else "You lower your shield.")
        case "parrying":
            table.sheet = changed(sheet, parrying=found)
            table.say(f"The {found} is there to parry." if found else "You put it away.")
        case _:
            table.become(set_down(sheet, f"{what}-{rest}"))


def _pay(table: FightTable, bribe: Bribe) -> None:
    """Let AP change the story (FH-204)."""
    table.update(bribed=table.battle.bribed | {bribe.option})
    table.say(bribe.text if bribe.text.endswith(".") else f"{bribe.text}.")
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
