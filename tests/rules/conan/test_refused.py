"""What does not fit the rules of Conan is refused, with the field and the reason."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import Declaration
from solo.rules.two_d20.conan.fight.written import MOST_FOES, Deed, DoomEffect, Fight, Placed, Zone
from solo.rules.two_d20.conan.foe import Ability, Foe
from solo.rules.two_d20.conan.gear.written import (
    MOST_DICE,
    Item,
    Training,
    Weapon,
    attributes,
    known_weapon,
)
from solo.rules.two_d20.conan.health.hazard import Hazard
from solo.rules.two_d20.conan.heroes.creation import HeroFile
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.skills import parse_difficulty
from tests.rules.conan.sample import hero

HALL, STAIR = Zone(name="the hall", adjacent=("stair",)), Zone(name="the stair")
PLACES = {"hall": HALL, "stair": STAIR}
FOES = (Placed(foe="a"),)


BUY = Buy(id="a", text="More of it.")
BOTH = SkillTest(tn=9, who="all")
DEED = Deed(id="sing", text="Sing", check=SkillTest(tn=9))
WORDS = {"simple": 0, "dire": 3}
SCORES = dict.fromkeys(attributes(), 8)


def made(**fields: Any) -> object:
    """Return the hero of a file."""
    return HeroFile(**{"name": "Ada", "attributes": SCORES, **fields}).sheet()


def kept(**fields: Any) -> object:
    """Load a hero who was kept, with some fields otherwise."""
    return CONAN.load({**CONAN.dump(hero()), **fields})


REFUSED: list[tuple[Callable[..., object], dict[str, Any], str]] = [
    (Deed, {"id": "sing", "text": "Sing", "check": BOTH},
     "check: whoever has the turn tries a deed; leave out 'who'"),
    (Fight, {"zones": {}, "foes": FOES}, "foes: a fight needs a zone and a foe"),
    (Fight, {"zones": PLACES, "foes": ()}, "foes: a fight needs a zone and a foe"),
    (Fight, {"zones": PLACES, "foes": FOES, "start": "roof"},
     "zones: no zone 'roof'; zones are hall, stair"),
    (Fight, {"zones": PLACES, "foes": (Placed(foe="a", zone="roof"),)},
     "zones: no zone 'roof'; zones are hall, stair"),
    (Fight, {"zones": {"hall": HALL}, "foes": FOES}, "zones: no zone 'stair'; zones are hall"),
    (Fight, {"zones": {**PLACES, "roof": Zone(name="the roof")}, "foes": FOES},
     "zones: no way leads from 'hall' to 'roof'"),
    (Hazard, {"dice": 1}, "dice: a hazard has 2 to 6 combat dice, not 1"),
    (Hazard, {"dice": 7}, "dice: a hazard has 2 to 6 combat dice, not 7"),
    (Hazard, {"test": SkillTest(skill="acrobatics", who="any")},
     "test: 'who' says whom the hazard strikes; write it beside the test"),
    (ConanOptions, {"fortune_start": 1}, "fortune_start: 2 or 3, not 1"),
    (ConanOptions, {"fortune_start": 4}, "fortune_start: 2 or 3, not 4"),
    (kept, {"ignoring": {"thirst": 1, "wounds": 1}}, "ignoring: wounds or trauma, not 'thirst'"),
    (kept, {"quarters": -1}, "gold: 0 or more, not -1"),
    (SkillTest, {}, "skill: a skill, an attribute or a 'tn' is needed"),
    (SkillTest, {"skill": "acrobatcs"},
     "unknown skill 'acrobatcs'; did you mean 'acrobatics'? known are acrobatics, melee, "
     "stealth, insight, observation, survival, thievery, athletics, resistance, parry, "
     "ranged, riding, crafts, healing, lore, sailing, trade, counsel, menace, persuasion, "
     "discipline"),
    (SkillTest, {"skill": "acrobatics", "attribute": ("wit",)},
     "attribute: unknown attribute 'wit'; known are agility, awareness, brawn, "
     "coordination, intelligence, personality, willpower"),
    (SkillTest, {"tn": 9, "buys": (BUY, BUY)}, "buys: the id 'a' is taken; use another"),
    (SkillTest, {"tn": 9, "declarations": (Declaration(id="a", text="A."),), "buys": (BUY,)},
     "buys: the id 'a' is taken; use another"),
    (lambda: SkillTest(skill="acrobatics").resolve(None, LoadedDice(())), {},
     "tn: a hero is needed, or a target number in its place"),
    (DoomEffect, {"id": "a", "text": "A.", "kind": "complication", "damage": 1},
     "damage: a complication does none; leave it out, or use 'kind: effect'"),
    (DoomEffect, {"id": "a", "text": "A.", "kind": "effect", "cost": 7},
     "cost: 7, but it is 1 or 2 for 'kind: effect'"),
    (Fight, {"zones": PLACES, "foes": (Placed(foe="a", count=MOST_FOES), *FOES)},
     "foes: at most 12 in one fight"),
    (Fight, {"zones": PLACES, "foes": FOES, "deeds": (DEED, DEED)},
     "deeds: the id 'sing' is there twice; use another"),
    (Fight, {"zones": PLACES, "foes": FOES, "deeds": (replace(DEED, zone="roof"),)},
     "zones: no zone 'roof'; zones are hall, stair"),
    (lambda: Fight(zones=PLACES, foes=FOES).resolve(None, LoadedDice(())), {},
     "what happens depends on what you do, so there are no odds"),
    (Weapon, {"name": " "}, "name: a weapon needs a name"),
    (Weapon, {"name": "a", "skill": "spoons"}, "skill: no skill 'spoons' to use it with"),
    (Weapon, {"name": "a", "qualities": {"vicous": 1}},
     "qualities: unknown quality 'vicous'; did you mean 'vicious'? known are area, "
     "incendiary, intense, knockdown, nonlethal, persistent, piercing, stun, unwieldy, vicious"),
    (Weapon, {"name": "a", "qualities": {"q": 1}},
     "qualities: unknown quality 'q'; known are area, incendiary, intense, knockdown, "
     "nonlethal, persistent, piercing, stun, unwieldy, vicious"),
    (Weapon, {"name": "a", "qualities": {"vicious": 0}},
     "qualities: 'vicious' needs a number up to 20, not 0; 0 for those without one"),
    (Weapon, {"name": "a", "qualities": {"vicious": MOST_DICE + 1}},
     "qualities: 'vicious' needs a number up to 20, not 21; 0 for those without one"),
    (Weapon, {"name": "a", "qualities": {"stun": -1}},
     "qualities: 'stun' needs a number up to 20, not -1; 0 for those without one"),
    (Item, {"name": ""}, "name: a thing needs a name"),
    (Foe, {"name": " "}, "name: a foe needs a name"),
    (Foe, {"name": "a", "weapons": ()}, "weapons: at least one is needed; leave it out for fists"),
    (Foe, {"name": "a", "armor": {"hed": 1}},
     "armor: unknown place 'hed'; did you mean 'head'? places are all, head, right arm, left arm, "
     "torso, right leg, left leg"),
    (Foe, {"name": "a", "armor": {"head": 0, "torso": -1}}, "armor: 0 or more, not -1"),
    (Ability, {"name": "a", "qualities": {"q": 1}},
     "qualities: unknown quality 'q'; known are area, incendiary, intense, knockdown, "
     "nonlethal, persistent, piercing, stun, unwieldy, vicious"),
    (known_weapon, {"name": "swrd"},
     "unknown weapon 'swrd'; did you mean 'sword'? weapons are fists, knife, sword, axe, "
     "spear, great hammer, staff, sling, bow, javelin, war cry, cold stare; one of your own "
     "needs its dice too, such as {name: swrd, dice: 3}"),
    (parse_difficulty, {"text": "dir", "words": WORDS},
     "unknown difficulty 'dir'; did you mean 'dire'? write a number, or simple, dire"),
    (parse_difficulty, {"text": "d100", "words": WORDS},
     "unknown difficulty 'd100'; write a number, or simple, dire"),
    (parse_difficulty, {"text": "dd1", "words": WORDS},
     "unknown difficulty 'dd1'; write a number, or simple, dire"),
    (made, {"name": " "}, "name: a hero needs a name"),
    (made, {"attributes": {"agility": 8}},
     "attributes: missing awareness, brawn, coordination, intelligence, personality, willpower"),
    (made, {"attributes": {**SCORES, "agilty": 8}},
     "attributes: unknown attribute 'agilty'; did you mean 'agility'? attributes are "
     "agility, awareness, brawn, coordination, intelligence, personality, willpower"),
    (made, {"attributes": {**SCORES, "q": 8}},
     "attributes: unknown attribute 'q'; attributes are agility, awareness, brawn, "
     "coordination, intelligence, personality, willpower"),
    (made, {"attributes": {**SCORES, "agility": 5}},
     "attributes: agility is 5, but attributes are 6 to 16"),
    (made, {"attributes": {**SCORES, "agility": 17}},
     "attributes: agility is 17, but attributes are 6 to 16"),
    (made, {"skills": {"acrobatcs": Training(expertise=1)}},
     "skills: unknown skill 'acrobatcs'; did you mean 'acrobatics'? give it an attribute "
     "to make it one"),
    (made, {"skills": {"q": Training(expertise=1)}},
     "skills: unknown skill 'q'; give it an attribute to make it one"),
    (made, {"skills": {"dance": Training(expertise=1, attribute="wit")}},
     "skills: 'dance' goes with no attribute 'wit'"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "told"), REFUSED)
def test_what_does_not_fit_the_rules_is_refused(
    kind: Callable[..., object], fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        kind(**fields)


def test_what_just_fits_is_allowed() -> None:
    assert Fight(zones=PLACES, foes=FOES).start == "hall"
    assert [Hazard(dice=dice).dice for dice in (2, 6)] == [2, 6]
    assert [ConanOptions(fortune_start=one).fortune_start for one in (2, 3)] == [2, 3]
    assert kept(ignoring={"trauma": 1, "wounds": 1})
    assert made(
        attributes=dict(zip(SCORES, (6, 16, *[8] * 9), strict=False)),
        skills={"dance": Training(expertise=1, attribute="agility")},
    )
    assert Weapon(name="a", qualities={"stun": 0, "vicious": MOST_DICE, "piercing": 1})
    assert DoomEffect(id="a", text="A.", kind="complication").damage == 0
    assert Fight(zones=PLACES, foes=(Placed(foe="a", count=MOST_FOES),))
    read = [parse_difficulty(text, WORDS) for text in (" Dire", "d3", "99", "D0")]
    assert read == [3, 3, 99, 0]
