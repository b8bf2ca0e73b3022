"""A hero between adventures: what comes home, what experience buys, what a file of theirs holds.

Notes: perk-bought, health-raised, and those of a night's rest.
"""

from dataclasses import dataclass
from typing import Any

from solo.rules.art.health.healing import rest
from solo.rules.art.heroes import experience as shop
from solo.rules.art.heroes.advancement import maximum, skill_name
from solo.rules.art.heroes.hero_file import check_attributes
from solo.rules.art.heroes.perks import PERKS, perk_id
from solo.rules.art.heroes.sheet import Sheet, changed, health_boxes
from solo.rules.art.party import members as party
from solo.rules.art.party import sharing
from solo.rules.core.codec import dump as put
from solo.rules.core.codec import load as take
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Option, Outcome, Step
from solo.rules.core.pronouns import parse_pronouns
from solo.rules.core.quoting import shown

UNKEPT = frozenset({"table", "options"})
"""What of a sheet belongs to one game: the rule options and a group's own table."""

_LONGEST_NAME = 60
_MOST_GOALS = 50


@dataclass(frozen=True, slots=True)
class Advance:
    """Between adventures: spend experience on Health and perks, and rest.

    Args:
        shelf: The shelf of the shop that is looked at, or nothing.

    Source: ART Engine, ART-021, ART-266, ART-470, ART-471, ART-473, ART-509.
    """

    shelf: shop.Shelf = ""

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.shelf:
            return shop.stocked(sheet, self.shelf)
        done = Option("done", f"That is all; keep {sheet.xp} xp", hint="done")
        if sheet.dead:
            return (done,)
        wares = (*shop.doors(sheet), shop.health_option(sheet))
        night = (Option("rest", "Rest for a night, and let wounds heal", hint="rest"),)
        return (*(night if sheet.checked or sheet.fatigue else ()), *wares, done)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        shelf = shop.opens(self.shelf, option)
        if shelf is not None:
            return Step(Advance(shelf), sheet)
        if option == "done":
            return Step(None, sheet, (), Outcome("done"))
        if option == "rest":
            sheet, notes = rest(sheet, 1, dice)
        else:
            sheet, notes = shop.buy(sheet, option)
        return Step(self, sheet, notes)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.shelf:
            return shop.told(sheet, self.shelf)
        if sheet.dead:
            return (f"{sheet.name} is dead; nothing is left to learn.",)
        perks = ", ".join(shop.named(name, rank) for name, rank in sorted(sheet.perks.items()))
        free = len(sheet.boxes) - len(sheet.checked)
        return (
            f"{sheet.name} has {sheet.xp} xp. Experience buys Health and perks; skills and"
            " attributes rise by use alone, from doubles.",
            f"Health: {' '.join(box.word for box in sheet.boxes)}"
            f" ({free} of {len(sheet.boxes)} boxes free). Perks: {perks or 'none'}.",
        )


def home(sheet: Sheet) -> tuple[Sheet, ...]:
    """Return the adventurers who come home; what was the adventure's own is left there.

    Wounds stay where the rules of the adventure left them (`finish` heals them, or nights do).
    Companions give back what they carry, as far as there is room for it; conditions, companions
    and what was set aside for the next roll mean nothing elsewhere.

    Source: ART Engine, ART-019, ART-021.
    """
    return tuple(map(_home, party.members(sheet)))


def _home(sheet: Sheet) -> Sheet:
    return changed(sharing.come_home(sheet)[0], **_OWN_TO_ADVENTURES)


_OWN_TO_ADVENTURES: dict[str, Any] = {
    "party": (),
    "companions": {},
    "companion_wounds": {},
    "tried": {},
    "lent": {},
    "aside": (),
    "conditions": frozenset(),
    "lasting": {},
    "bonus": 0,
    "healings": (),
    "staggered": False,
}


def dump(sheet: Sheet) -> dict[str, Any]:
    """Return an adventurer as plain values."""
    return put(Sheet, sheet, UNKEPT)


def load(values: Any) -> Sheet:
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
        _within(field_name, (getattr(sheet, field_name),), 0, 10**6)
    if sheet.tally > sheet.fame:
        raise ValueError("tally: no more Fame is expended than there is")
    if len(sheet.goals) > _MOST_GOALS:
        raise ValueError(f"goals: more than {_MOST_GOALS}")
    _check_abilities(sheet)
    _check_perks(sheet)
    for tired in sheet.fatigue:
        _within("fatigue", (tired.points,), 1, 100)
    for carried in sheet.gear:
        _within("gear", (carried.count,), 1, 1_000)


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


def _within(name: str, numbers: Any, low: int, high: int) -> None:
    for number in numbers:
        if not low <= number <= high:
            raise ValueError(f"{name}: {number} is not between {low} and {high}")
