"""Kept heroes: they are written to files as plain values, and checked when read."""

from collections.abc import Iterable

from solo.rules.art.foe import OF_THE_HERO
from solo.rules.art.gear.item import MOST_IN_A_SLOT
from solo.rules.art.health.healing import MOST_FATIGUE
from solo.rules.art.heroes.advancement import maximum
from solo.rules.art.heroes.hero_file import check_attributes
from solo.rules.art.heroes.perks import PERKS, perk_id
from solo.rules.art.heroes.sheet import MOST_POINTS, Sheet, health_boxes
from solo.rules.art.heroes.skill_names import skill_name
from solo.rules.art.party.henchmen import MOST_FOLLOWING
from solo.rules.core.heroes.pronouns import parse_pronouns
from solo.rules.core.values.codec import dump as put
from solo.rules.core.values.codec import load as take
from solo.rules.core.wording.quoting import shown

UNKEPT = frozenset({"table", "options", "underway"})
"""The fields of a sheet that belong to one game: rule options, a group's own table, its start."""

_LONGEST_NAME = 60
_MOST_GOALS = 50


def dump(sheet: Sheet) -> dict[str, object]:
    """Return an adventurer as plain values."""
    return put(Sheet, sheet, UNKEPT)


def load(values: object) -> Sheet:
    """Return the adventurer that was dumped.

    Raises:
        ValueError: The rules know no such adventurer.
    """
    sheet = take(Sheet, values, UNKEPT)
    check(sheet)
    for one in sheet.party:
        if one.party:
            raise ValueError("party: those of a party have none of their own")
        check(one)
    return sheet


def check(sheet: Sheet) -> None:
    """Refuse what no adventurer can be.

    Raises:
        ValueError: What is wrong, after the name of its field.

    Source: ART Engine, ART-005, ART-031, ART-064, ART-463, ART-464, ART-474.
    """
    name = sheet.name.strip()
    if not name or len(name) > _LONGEST_NAME:
        raise ValueError(f"name: a hero has a name of up to {_LONGEST_NAME} letters")
    check_attributes(sheet.attributes)
    parse_pronouns(sheet.pronouns)
    boxes = len(health_boxes(sheet.health_rank))
    _within("checked", sheet.checked, 0, boxes - 1)
    for field_name in ("fame", "tally", "glory", "xp"):
        _within(field_name, (getattr(sheet, field_name),), 0, MOST_POINTS)
    if sheet.tally > sheet.fame:
        raise ValueError("tally: no more Fame is expended than there is")
    if len(sheet.goals) > _MOST_GOALS:
        raise ValueError(f"goals: more than {_MOST_GOALS}")
    _check_abilities(sheet)
    _check_perks(sheet)
    if len(sheet.companions) > MOST_FOLLOWING:
        raise ValueError(f"companions: more than {MOST_FOLLOWING} henchmen")
    if not all(key.startswith(OF_THE_HERO) for key in sheet.companions):
        raise ValueError(f"companions: ids of henchmen begin with '{OF_THE_HERO}'")
    if sheet.companion_wounds.keys() - sheet.companions:
        raise ValueError("companion_wounds: nobody of that id is there")
    for tired in sheet.fatigue:
        _within("fatigue", (tired.points,), 1, MOST_FATIGUE)
    for carried in sheet.gear:
        _within("gear", (carried.count,), 1, MOST_IN_A_SLOT)


def _check_abilities(sheet: Sheet) -> None:
    """Refuse skills and inspiration points that can't be."""
    for name, score in sheet.skills.items():
        if skill_name(name) != name:
            raise ValueError(f"skills: '{shown(name)}' is not written as skills are")
        _within("skills", (score,), 1, maximum(name))
    for name, points in sheet.marks.items():
        ability = sheet.attributes.get(name) or sheet.skills.get(name)
        if ability is None:
            raise ValueError(f"marks: there is no '{shown(name)}'")
        _within("marks", (points,), 1, ability)


def _check_perks(sheet: Sheet) -> None:
    """Refuse ranks that a perk does not have; settings may have perks of their own."""
    for name, rank in sheet.perks.items():
        if perk_id(name) != name or len(name) > _LONGEST_NAME:
            raise ValueError(f"perks: '{shown(name)}' is not written as perks are")
        _within("perks", (rank,), 1, PERKS[name].max if name in PERKS else 9)


def _within(name: str, numbers: Iterable[int], low: int, high: int) -> None:
    for number in numbers:
        if not low <= number <= high:
            raise ValueError(f"{name}: {number} is not between {low} and {high}")
