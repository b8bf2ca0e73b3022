"""A hero in the making, as a value: what was chosen so far, and the sheet that comes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.hero_file import known, signature
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed

STAGES = ("template", "motive", "attributes", "languages", "talent", "weapon", "armor", "shield",
          "pack", "pronouns", "name")  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A hero in the making (FH-014).

    Args:
        rules: The rule options.
        stage: Where it stands, counted from 0.
        template: What was chosen.
        motive: What was chosen, or nothing.
        attributes: What was spent so far.
        languages: Proficiencies.
        talent: What was chosen.
        weapon: What was chosen.
        armor: What was chosen.
        shield: What was chosen.
        pack: Whether the pack was taken.
        home: Whether a living space was.
        pronouns: What was chosen.
        concept: The hero in a few words.
        coins: What was rolled, in silver.
        name: What the hero is called; given last.
        opened: The list that is open within a stage: `motives`, or a class of weapons.
    """

    rules: FhOptions
    stage: int = 0
    template: str = ""
    motive: str = ""
    attributes: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(ATTRIBUTES, 0))
    languages: tuple[str, ...] = ()
    talent: str = ""
    weapon: Weapon | None = None
    armor: str = "none"
    shield: str = ""
    pack: bool = False
    home: bool = False
    pronouns: str = "they/them"
    concept: str = ""
    coins: int = 0
    name: str = ""
    opened: str = ""

    def on(self, **changes: Any) -> "Made":
        """Go on to the next stage that has anything to decide."""
        following = replace(self, stage=self.stage + 1, opened="", **changes)
        skipped = {
            "motive": bool(following.motive),
            "languages": following.attributes["awareness"] < 1,
        }
        if following.stage < len(STAGES) and skipped.get(STAGES[following.stage]):
            following = replace(following, stage=following.stage + 1)
        return following


def made_sheet(made: Made) -> Sheet:
    """Return the sheet of what was chosen."""
    motive_ap = int(printed("creation")["motive_ap"]) if made.motive else 0
    weapon = made.weapon
    talent = {made.talent: known(made.talent, (), weapon.name if weapon else "")}
    return Sheet(
        name=made.name or "you",
        attributes=made.attributes,
        template=made.template,
        inherent=(made.template,),
        description=made.concept,
        pronouns=made.pronouns,
        reason=made.motive,
        languages=made.languages,
        ap=motive_ap,
        talents=talent if made.talent else {},
        weapons=(weapon,) if weapon else (),
        wielded=weapon.name if weapon else "",
        armor=made.armor,
        shield=made.shield,
        purse=gear.change(made.coins * 10),
        gear=signature(made.template),
        backpack=made.pack,
        home=made.home,
        options=made.rules,
    )


def motive_of(total: int) -> str:
    """Return the motive of a 2d10 roll (FH-013)."""
    return str(printed("creation")["motives"][str(total)])
