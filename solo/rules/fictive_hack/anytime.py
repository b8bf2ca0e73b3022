"""What a player may do at any time: rest, AP, levels, gear, and talents that need no scene."""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.script import opened
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.effects import with_device
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.advancement import advancement
from solo.rules.fictive_hack.heroes.sheet import Changed, Device, Sheet, changed
from solo.rules.fictive_hack.messages.ids import slug, title
from solo.rules.fictive_hack.printed import printed

REST, NIGHT, WEEK = 30, 8 * 60, 7 * 24 * 60
_TRADE = 60  # minutes that mending a device takes: "anything smaller" of FH-245, twice over


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List them."""
    if health.fallen(sheet):
        return ()
    return (*_rests(sheet), *_level(sheet), *_talents(sheet), *_hands(sheet), *_devices(sheet))


def _rests(sheet: Sheet) -> tuple[Option, ...]:
    why = "" if sheet.lost else "you have lost no Wound"
    found = [
        Option("rest", "Rest and tend your wounds (10 minutes for each)", reason=why, hint="rest"),
        Option("sleep", "Eat, and rest for eight hours: talents come back", hint="sleep"),
    ]
    if sheet.frightened:
        found.append(Option("steady", "Take a moment to shake off your fright", hint="steady"))
    if sheet.has("survivor") and sheet.lost:
        tired = talents.why_not(sheet, "survivor")
        found.append(Option("shrug", "Shrug off a Wound (Survivor)", reason=tired, hint="shrug"))
    return tuple(found)


def _level(sheet: Sheet) -> tuple[Option, ...]:
    if not sheet.due and not sheet.banked:
        return ()
    text = f"Take level {sheet.level + 1}" if sheet.due else "Learn what you banked"
    return (Option("level", text, hint="level"),)


def _talents(sheet: Sheet) -> tuple[Option, ...]:
    found = []
    for name in sheet.exhausted:
        price = talents.recharge_price(sheet, name, fighting=False)
        short = awesome.short(sheet, price)
        text = f"Make {title(name)} usable again, for {price} AP"
        found.append(Option(f"recharge-{slug(name)}", text, reason=short, hint="recharge"))
    price = awesome.price("borrow")
    if sheet.ap >= price:
        found += [Option(f"borrow-{slug(name)}",
                         f"{title(name)} for one use, {price} AP", hint="borrow")
                  for name in talents.borrowable(sheet)]  # fmt: skip
    return tuple(found)


def _hands(sheet: Sheet) -> tuple[Option, ...]:
    found = [
        Option(f"wield-{weapon.slug}", f"Take the {weapon.name} in hand", hint="wield")
        for weapon in sheet.weapons
        if weapon.name != sheet.wielded and not weapon.spent
    ]
    return (*found, *droppable(sheet))


def droppable(sheet: Sheet) -> tuple[Option, ...]:
    """Offer to set down what weighs something (FH-027)."""
    things = [*gear.heavy(sheet)]
    found = [Option(f"drop-{slug(name)}", f"Set down the {name}", hint="drop") for name in things]
    if sheet.shield:
        found.append(Option("unload-shield", "Leave your shield behind", hint="unload"))
    if sheet.armor != "none":
        found.append(Option("unload-armor", "Take off your armor, for good", hint="unload"))
    if sheet.backpack:
        found.append(Option("unload-backpack", "Set down your backpack", hint="unload"))
    return tuple(found)


def set_down(sheet: Sheet, option: str) -> Changed:
    """Do what `droppable` offers."""
    what, _, rest = option.partition("-")
    if what == "drop":
        return gear.lose(sheet, next(name for name in gear.heavy(sheet) if slug(name) == rest))
    match rest:
        case "shield":
            sheet = changed(sheet, shield="", shield_uses=0)
        case "armor":
            sheet = changed(sheet, armor="none")
        case _:
            sheet = changed(sheet, backpack=False)
    return sheet, (Note("dropped", {"name": rest}),)


def _devices(sheet: Sheet) -> tuple[Option, ...]:
    found = []
    mechanic = sheet.has("inventor")
    for device in sheet.devices:
        if device.spent and mechanic:
            key = slug(device.name)
            found.append(Option(f"reset-{key}", f"Reset the {device.name}", hint="reset"))
        if device.broken:
            why = "" if mechanic else "it takes its Mechanic"
            found.append(Option(f"mend-{slug(device.name)}", f"Mend the {device.name}",
                                reason=why, hint="mend"))  # fmt: skip
    if "inventor" in sheet.talents and len(sheet.devices) < sheet.level:
        known = {device.name for device in sheet.devices}
        rows = [row for row in printed("inventions")["inventions"] if row["name"] not in known]
        found += [
            Option(
                f"invent-{row['id']}",
                f"A week's work: {row['name']}, {row['about']}",
                hint="invent",
            )
            for row in rows
        ]
    return tuple(found)


def do_standing(option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
    """Do one of them.

    Raises:
        Illegal: It is not open.
    """
    refuse(option, standing(sheet))
    if option == "level":
        return Step(opened(sheet, advancement), sheet)
    what, _, rest = option.partition("-")
    minutes = 0
    notes: tuple[Note, ...] = ()
    match what:
        case "rest":
            minutes = int(printed("health")["recover_minutes"]) * sheet.lost - sheet.tended
            sheet, notes = health.rest(sheet, minutes)
        case "sleep":
            minutes = NIGHT
            sheet, notes = health.sleep(sheet, minutes)
        case "steady":
            minutes, notes = 1, (Note("calmed", {}),)
            sheet = changed(sheet, frightened=False)
        case "shrug":
            minutes = 1
            sheet, used = talents.use(sheet, "survivor")
            sheet, healed = health.survive(sheet)
            notes = used + healed
        case _:
            sheet, notes, minutes = _do(what, rest, sheet)
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}), minutes)


def _do(what: str, rest: str, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...], int]:
    name = rest.replace("-", " ")
    match what:
        case "recharge":
            return (*talents.recharge(sheet, name, fighting=False), 0)
        case "borrow":
            return (*talents.borrow(sheet, name), 0)
        case "wield":
            found = next(weapon.name for weapon in sheet.weapons if weapon.slug == rest)
            return (
                changed(sheet, wielded=found),
                (Note("told", {"text": f"You take the {found} in hand."}),),
                0,
            )
        case "drop" | "unload":
            return (*set_down(sheet, f"{what}-{rest}"), 0)
        case "reset":
            told = Note("told", {"text": "It is wound and ready again."})
            return reset(sheet, rest), (told,), _TRADE
        case "mend":
            broken = next(one.name for one in sheet.devices if slug(one.name) == rest)
            return (*with_device(sheet, broken, broken=False), _TRADE)
        case _:
            return (*invent(sheet, rest), WEEK)


def invent(sheet: Sheet, key: str) -> tuple[Sheet, tuple[Note, ...]]:
    """Build an invention, one for each level (FH-240)."""
    row = next(one for one in printed("inventions")["inventions"] if one["id"] == key)
    device = Device(name=row["name"], roll=row["roll"], level=sheet.level)
    sheet = changed(sheet, devices=(*sheet.devices, device))
    return sheet, (Note("device-built", {"name": device.name}),)


def reset(sheet: Sheet, key: str) -> Sheet:
    """Make a device's special effect possible once more (FH-240)."""
    devices = tuple(
        replace(one, spent=False) if slug(one.name) == key else one for one in sheet.devices
    )
    return changed(sheet, devices=devices)
