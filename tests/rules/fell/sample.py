"""A hero and others to test with."""

from typing import Any

from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.foe import Foe, joined
from solo.rules.fell.gear.item import Carried, Item, usual_gear
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.sheet import Sheet, changed

D4, D6, D8, D10, D12 = Die
DICE = {"str": D8, "dex": D6, "int": D6, "wil": D8}
NEEDLE = Spell(name="Salt Needle", damage=D6, side_effect="your lips crack", side_harm=1)
HOLD = Spell(name="Hold", holds=2, lessened="for a breath")
WARD = Spell(name="Second Skin", ward=1, willing=True)


def hero(**fields: Any) -> Sheet:
    """Return a hero, some fields otherwise."""
    usual: dict[str, Any] = {
        "name": "Ada",
        "attributes": DICE,
        "whole": DICE,
        "hp": 4,
        "most_hp": 4,
        "background": "ship's sailor",
        "skills": ("climbing", "rope work"),
    }
    sheet = Sheet(**{**usual, **fields})
    if "attributes" in fields and "whole" not in fields:
        return changed(sheet, whole=fields["attributes"])
    return sheet


def with_dice(**dice: Die) -> Sheet:
    """Return a hero with some attributes otherwise."""
    return hero(attributes={**DICE, **dice})


def along(sheet: Sheet, **blocks: Foe) -> Sheet:
    """Return a hero with companions."""
    return changed(sheet, companions={key: joined(block) for key, block in blocks.items()})


def gear(**counts: int) -> tuple[Carried, ...]:
    """Return things of the usual gear."""
    known = usual_gear()
    return tuple(
        Carried(id=key.replace("_", "-"), item=known[key.replace("_", "-")], count=count)
        for key, count in counts.items()
    )


def load(slots: int) -> tuple[Carried, ...]:
    """Return things that fill so many slots."""
    return (Carried(id="brick", item=Item(name="brick"), count=slots),) if slots else ()
