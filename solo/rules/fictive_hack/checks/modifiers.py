"""Modifiers: what a hero's state, talents and devices add to a roll."""

from solo.rules.fictive_hack.heroes.sheet import Device, Sheet
from solo.rules.fictive_hack.heroes.talents import improved
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text

FRIGHT = "frightened"
Pairs = tuple[tuple[Text, int], ...]


def modifiers(sheet: Sheet | None, attribute: str, topic: str = "") -> Pairs:
    """Return what a hero's state, talents and devices add to a roll, each named.

    Source: Fictive Hack, FH-073, FH-181, FH-184, FH-224, FH-229, FH-234, FH-240, FH-247.
    """
    if sheet is None:
        return ()
    found: list[tuple[Text, int]] = []
    penalty = int(printed("armor")["cunning"][sheet.armor])
    if attribute == "cunning" and penalty:
        found.append(("armor", penalty))
    if sheet.bonus:
        found.append(("bonus", sheet.bonus))
    if sheet.frightened:
        found.append((FRIGHT, int(printed("weapons")["intimidated"])))
    if attribute == "commitment" and "self" in sheet.inspired:
        found.append(("inspired", int(printed("tasks")["inspire_bonus"])))
    if device := aiding(sheet, attribute):
        found.append((device.name, 1))
    if attribute == "cunning" and (more := _better(sheet, "super cunning")):
        found.append(("Super Cunning", more))
    return (*found, *_topical(sheet, attribute, topic))


def aiding(sheet: Sheet | None, roll: str) -> Device | None:
    """Return the device that helps with an attribute, or with an `attack` (FH-240)."""
    devices = sheet.devices if sheet else ()
    return next((one for one in devices if one.roll == roll and not one.broken), None)


def _topical(sheet: Sheet, attribute: str, topic: str) -> Pairs:
    """Return what talents add when a roll is about their subject."""
    two = int(printed("tasks")["talk_bonus"])
    knight = "knight" in sheet.inherent
    if topic == "politics" and attribute in ("awareness", "charm") and sheet.has("politician"):
        return (("Politician", two + _better(sheet, "politician")),)
    if topic == "parley" and attribute == "charm" and sheet.has("combat toughened"):
        return (("Combat Toughened", two + _better(sheet, "combat toughened")),)
    if topic == "traps" and attribute == "awareness" and sheet.has("trapmaster"):
        return (("Trapmaster", two + _better(sheet, "trapmaster")),)
    if (topic, attribute) in (("resolve", "commitment"), ("rally", "charm")) and knight:
        return (("Elite", two),)
    return ()


def _better(sheet: Sheet, talent: str) -> int:
    """Return what an improvement adds to a talent's roll (FH-117)."""
    return 2 if improved(sheet, talent, "roll") else 0


def better(sheet: Sheet | None, talent: str) -> Pairs:
    """Return an improved talent's bonus to its own roll, named."""
    points = _better(sheet, talent) if sheet is not None else 0
    return ((words("improved", talent=talent), points),) if points else ()
