"""Heroes between adventures: what they keep, checks of loaded heroes, and hero files of sheets."""

from solo.facts import alike
from solo.rules.core.heroes.pronouns import parse_pronouns
from solo.rules.core.wording.naming import read_field
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.hero_file import HeroFile, often
from solo.rules.fictive_hack.heroes.sheet import HIGHEST, Sheet, changed
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, talents
from solo.rules.fictive_hack.printed import printed


def went_home(sheet: Sheet) -> Sheet:
    """Return a hero without what belongs to the adventure that is over."""
    return changed(
        sheet, companions={}, conditions=frozenset(), lasting={}, bonus=0, inspired=frozenset(),
        frightened=False, borrowed=frozenset(), used=frozenset(), forecast=0, dragged=(),
        parrying="",
    )  # fmt: skip


def check_loaded(sheet: Sheet) -> None:
    """Check what a stranger may have written.

    Raises:
        ValueError: It is no hero by the rules.
    """
    if not sheet.name.strip():
        raise ValueError("name: a hero needs a name")
    if set(sheet.attributes) != set(ATTRIBUTES):
        raise ValueError(f"attributes: there are {', '.join(ATTRIBUTES)}")
    lowest = int(printed("creation")["lowest"])
    if not all(lowest <= score <= HIGHEST for score in sheet.attributes.values()):
        raise ValueError(f"attributes: each is {lowest} or more")
    read_field("pronouns", parse_pronouns, sheet.pronouns)
    # A stand-in of a table has no template, and so nothing that comes of one.
    own = (sheet.template,) if sheet.template or sheet.talents or sheet.inherent else ()
    for name in (*own, *sheet.inherent):
        if name not in TEMPLATES:
            raise ValueError(f"template: templates are {', '.join(TEMPLATES)}")
    _check_talents(sheet)
    _check_numbers(sheet)


def _check_talents(sheet: Sheet) -> None:
    named = (*sheet.talents, *sheet.exhausted, *sheet.borrowed, *sheet.training, *sheet.exempt)
    unknown = [name for name in named if name not in talents()]
    if unknown:
        raise ValueError(f"talents: there is no talent '{unknown[0][:40]}'")
    for name, known in sheet.talents.items():
        ways = known.improved
        if not set(ways) <= set(talents()[name].improve) or len(ways) != len({*ways}):
            raise ValueError(f"talents: {name} can't be improved so")
        if known.frequency != often(name, ways):
            raise ValueError(
                f"talents: {name} is {often(name, ways)}, not '{known.frequency[:40]}'"
            )
    if not set(sheet.exhausted.values()) <= {"arena", "rested"}:
        raise ValueError("exhausted: talents come back in a new arena or by rest")


def _check_numbers(sheet: Sheet) -> None:
    whole = {"ap": sheet.ap, "spent": sheet.spent, "banked": sheet.banked, "lost": sheet.lost,
             "toughened": sheet.toughened, "bleeding": sheet.bleeding, "bed": sheet.bed,
             "tended": sheet.tended, "enemies": sheet.enemies, "forecast": sheet.forecast,
             "shield_uses": sheet.shield_uses, "purse": min(sheet.purse.gold, sheet.purse.silver,
                                                            sheet.purse.copper)}  # fmt: skip
    for name, number in whole.items():
        if not 0 <= number <= 10**9:
            raise ValueError(f"{name}: it is 0 or more, and no more than a billion")
    if not 1 <= sheet.level <= HIGHEST:
        raise ValueError("level: levels begin at 1")
    if sheet.toughened > HIGHEST or sheet.lost > sheet.most:
        raise ValueError("lost: no more Wounds are lost than there are")
    if sheet.state not in ("", "ko", "dying", "dead", "limping"):
        raise ValueError("state: it is ko, dying, limping or dead, or nothing")
    for name, number in {**sheet.training, **sheet.lasting}.items():
        if not 0 <= number <= 10**9:
            raise ValueError(f"training: minutes of '{name[:40]}' are 0 or more")
    held = {"", *(weapon.name for weapon in sheet.weapons)}
    if sheet.wielded not in held or sheet.parrying not in held:
        raise ValueError("wielded: nobody holds what they do not carry")
    if sheet.armor not in printed("armor")["columns"] or sheet.shield not in ("", "light", "heavy"):
        raise ValueError("armor: unknown armor or shield")


def file_of(sheet: Sheet) -> HeroFile:
    """Return the hero file whose sheet this is; for authors to use."""
    return alike(
        HeroFile,
        sheet,
        attributes={name: score for name, score in sheet.attributes.items() if score},
        concept=sheet.description,
        motive=sheet.reason,
        coins=sheet.purse,
        weapon_of_choice=next((one.weapon for one in sheet.talents.values() if one.weapon), ""),
        talents={name: known.improved for name, known in sheet.talents.items()},
    )
