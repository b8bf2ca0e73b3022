"""Actions that are open at any time: rest, AP, levels, gear, and talents that need no scene."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer, distinct, take
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.party.company import slug as slug_of
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.script import opened
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.awards import awarded
from solo.rules.fictive_hack.checks.task import note_of
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.effects import with_device
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.advancement import advancement
from solo.rules.fictive_hack.heroes.sheet import Changed, Device, Sheet, changed
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text

LEVEL = "level"
NIGHT, WEEK = 8 * 60, 7 * 24 * 60
MENDING = 60  # minutes for a device: "anything smaller" of FH-245, twice over


class Action(NamedTuple):
    """Something that may be done at any time."""

    option: Option  # how it is offered
    do: Callable[[], Changed]  # returns the sheet afterwards, and what is told of it
    minutes: int = 0  # the game time that it takes
    opens: Encounter[Sheet] | None = None  # what it opens instead, to be played


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List what a hero who is not down may do."""
    return () if health.fallen(sheet) else tuple(one.option for one in _offers(sheet))


def do_standing(option: str, given: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Do one of them.

    Raises:
        Illegal: It is not open.
    """
    action = take(() if health.fallen(sheet) else _offers(sheet), option)
    if action.opens is not None:
        return Step(action.opens, sheet)
    sheet, notes = action.do()
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}), action.minutes)


def party_offers(sheet: Sheet) -> list[Offer[Callable[[Dice], Step[Sheet]]]]:
    """Offer to award other heroes AP out of the Bowl (FH-185, FH-186)."""
    if not sheet.bowl:
        return []
    found: list[Offer[Callable[[Dice], Step[Sheet]]]] = []
    for one in sheet.party:
        who = slug_of(one.name)
        option = Option(f"award-{who}", award_text(sheet, one), hint=f"award {who}")
        found.append(Offer(option, partial(_awarded, sheet, who, option.id)))
    return found


def award_text(sheet: Sheet, one: Sheet) -> Text:
    """Say what awarding another hero a point does."""
    return words("award", name=one.name, ap=one.ap, bowl=sheet.bowl)


def _awarded(sheet: Sheet, who: str, option: str, dice: Dice) -> Step[Sheet]:
    sheet, notes = awarded(sheet, who)
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}))


def _offers(sheet: Sheet) -> Sequence[Offer[Action]]:
    return distinct([Offer(one.option, one) for one in _actions(sheet)])


def _actions(sheet: Sheet) -> Iterator[Action]:
    yield from _rests(sheet)
    yield from _levels(sheet)
    yield from _talents(sheet)
    yield from _wields(sheet)
    yield from set_downs(sheet)
    yield from _devices(sheet)
    yield from _inventions(sheet)


def _rests(sheet: Sheet) -> Iterator[Action]:
    """Rest, sleep, shake off fright (FH-184), and shrug off a Wound by Survivor (FH-255)."""
    per_wound = int(printed("health")["recover_minutes"])
    text = words("tend", minutes=per_wound)
    why: Text = "" if sheet.lost else words("no-wound-lost")
    limping = words("takes-a-bed") if sheet.state == "limping" else ""
    minutes = per_wound * sheet.lost - sheet.tended
    resting = partial(health.rest, sheet, minutes)
    yield Action(Option("rest", text, reason=limping or why, hint="rest"), resting, minutes)
    text = words("sleep")
    yield Action(Option("sleep", text, hint="sleep"), partial(health.sleep, sheet, NIGHT), NIGHT)
    if limping:
        day = int(printed("health")["bed_minutes"]) - sheet.bed
        lie = Option("bed", words("lie-in-bed"), hint="bed")
        yield Action(lie, partial(health.sleep, sheet, day), day)
    if sheet.frightened:
        steady = Option("steady", words("shake-off"), hint="steady")
        yield Action(steady, partial(_steadied, sheet), 1)
    if sheet.has("survivor") and sheet.lost:
        why = limping or talents.why_not(sheet, "survivor")
        shrug = Option("shrug", words("shrug-off"), reason=why, hint="shrug")
        yield Action(shrug, partial(_shrugged_off, sheet), 1)


def _steadied(sheet: Sheet) -> Changed:
    return changed(sheet, frightened=False), (Note("calmed", {}),)


def _shrugged_off(sheet: Sheet) -> Changed:
    sheet, used = talents.use(sheet, "survivor")
    sheet, healed = health.survive(sheet)
    return sheet, (*used, *healed)


def _levels(sheet: Sheet) -> Iterator[Action]:
    """Take a level that is due, or learn what was banked."""
    if sheet.due or sheet.banked:
        text = words("take-level" if sheet.due else "learn-banked", level=sheet.level + 1)
        levels = opened(sheet, advancement)
        yield Action(Option(LEVEL, text, hint="level"), lambda: (sheet, ()), opens=levels)


def _talents(sheet: Sheet) -> Iterator[Action]:
    """Pay for used talents to be fresh again (FH-110), and for one use of others (FH-193)."""
    for name in sheet.exhausted:
        price = talents.recharge_price(sheet, name, fighting=False)
        text = words("make-usable", talent=name, price=price)
        short = awesome.short(sheet, price)
        recharge = Option(f"recharge-{slug(name)}", text, reason=short, hint="recharge")
        yield Action(recharge, partial(talents.recharge, sheet, name, fighting=False))
    price = awesome.price("borrow")
    for name in talents.borrowable(sheet) if sheet.ap >= price else ():
        text = words("for-one-use", talent=name, price=price)
        borrow = Option(f"borrow-{slug(name)}", text, hint="borrow")
        yield Action(borrow, partial(talents.borrow, sheet, name))


def _wields(sheet: Sheet) -> Iterator[Action]:
    """Take another weapon in hand."""
    for weapon in sheet.weapons:
        if weapon.name != sheet.wielded and not weapon.spent:
            text = words("take-in-hand", name=weapon.name)
            wield = Option(f"wield-{weapon.slug}", text, hint="wield")
            yield Action(wield, partial(_wielding, sheet, weapon.name))


def _wielding(sheet: Sheet, name: str) -> Changed:
    return changed(sheet, wielded=name), (note_of(words("in-hand", name=name)),)


def set_downs(sheet: Sheet) -> Iterator[Action]:
    """Yield what may be set down, of all that weighs something (FH-027)."""
    for name in gear.heavy(sheet):
        drop = Option(f"drop-{slug(name)}", words("set-down", name=name), hint="drop")
        yield Action(drop, partial(gear.lose, sheet, name))
    if sheet.shield:
        shield = Option("unload-shield", words("leave-shield"), hint="unload")
        yield Action(shield, partial(_unloaded, gear.without_shield(sheet), "shield"))
    if sheet.armor != "none":
        armor = Option("unload-armor", words("take-off-armor"), hint="unload")
        yield Action(armor, partial(_unloaded, sheet, "armor", armor="none"))
    if sheet.backpack:
        backpack = Option("unload-backpack", words("set-down-pack"), hint="unload")
        yield Action(backpack, partial(_unloaded, sheet, "backpack", backpack=False))


def _unloaded(sheet: Sheet, name: str, **changes: str | int) -> Changed:
    return changed(sheet, **changes), (Note("dropped", {"name": name}),)


def _devices(sheet: Sheet) -> Iterator[Action]:
    """Reset and mend devices (FH-240, FH-241)."""
    mechanic = sheet.has("inventor")
    for device in sheet.devices:
        if device.spent and mechanic:
            text = words("reset", name=device.name)
            reset = Option(f"reset-{slug(device.name)}", text, hint="reset")
            yield Action(reset, partial(_reset, sheet, device.name), MENDING)
        if device.broken:
            why = "" if mechanic else words("takes-mechanic")
            text = words("mend", name=device.name)
            mend = Option(f"mend-{slug(device.name)}", text, reason=why, hint="mend")
            mending = partial(with_device, sheet, device.name, broken=False)
            yield Action(mend, mending, MENDING)


def _reset(sheet: Sheet, name: str) -> Changed:
    """Make a device's special effect possible once more (FH-240)."""
    devices = tuple(replace(one, spent=False) if one.name == name else one for one in sheet.devices)
    return changed(sheet, devices=devices), (note_of(words("wound-again")),)


def _inventions(sheet: Sheet) -> Iterator[Action]:
    """Build an invention, one for each level (FH-240)."""
    if "inventor" not in sheet.talents or len(sheet.devices) >= sheet.level:
        return
    known = {device.name for device in sheet.devices}
    for row in printed("inventions")["inventions"]:
        if row["name"] not in known:
            text = words("invent", name=row["name"], about=row["about"])
            invent = Option(f"invent-{row['id']}", text, hint="invent")
            device = Device(name=row["name"], roll=row["roll"], level=sheet.level)
            yield Action(invent, partial(_built, sheet, device), WEEK)


def _built(sheet: Sheet, device: Device) -> Changed:
    built = changed(sheet, devices=(*sheet.devices, device))
    return built, (Note("device-built", {"name": device.name}),)
