"""What does not fit the rules of Fallout is refused, in whole sentences."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.two_d20.core.likelihood import Likelihood, Oracle
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.skills import parse_difficulty
from solo.rules.two_d20.fallout.checks.combat_dice import DamageRoll
from solo.rules.two_d20.fallout.checks.details import Alternative, Info, LuckOffer
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.written import MOST_FOES, Deed, Placed, Rounds
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Item, Perk, Rating, Weapon, known_weapon
from solo.rules.two_d20.fallout.heroes.creation import HeroFile
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.rules.fallout.sample import SIX, hero

DOGS = (Placed(foe="dog"),)
SIT = Deed(id="sit", text="Sit", check=SkillTest(tn=9))
BUY = Buy(id="a", text="More of it.")
OTHER = Alternative(skill="machines")
NO_DICE = LoadedDice(())
WORDS = {"simple": 0, "dire": 3}


def made(**fields: Any) -> object:
    """Return the hero of a file."""
    return HeroFile(**{"name": "Ada", "attributes": SIX, **fields}).sheet()


def kept(**fields: Any) -> object:
    """Load a hero who was kept, with some fields otherwise."""
    return FALLOUT.load({**FALLOUT.dump(hero()), **fields})


REFUSED: list[tuple[Callable[..., object], dict[str, Any], str]] = [
    (SkillTest, {}, "skill: a skill, an attribute or a 'tn' is needed"),
    (Info, {"question": " ", "answer": "Two."}, "question: say what can be asked"),
    (Info, {"question": "Who?", "answer": ""}, "answer: say what is answered"),
    (SkillTest, {"skill": "machnes"},
     "skill: unknown skill 'machnes'; did you mean 'machines'? known are barter, speech, "
     "brawling, hauling, blades, firearms, throwing, sneaking, lockwork, driving, scouting, "
     "survival, endurance, medicine, machines, old science, scavenging"),
    (SkillTest, {"tn": 9, "tag": 10},
     "tag: a skill's rating is part of the target number, and not above it"),
    (SkillTest, {"tn": 9, "complication_range": 0}, "complication_range: 1 to 5, not 0"),
    (SkillTest, {"tn": 9, "complication_range": 6}, "complication_range: 1 to 5, not 6"),
    (SkillTest, {"tn": 9, "buys": (BUY, BUY)}, "buys: the id 'a' is used already"),
    (SkillTest, {"tn": 9, "luck_offers": (LuckOffer(id="a", text="A."),), "buys": (BUY,)},
     "buys: the id 'a' is used already"),
    (SkillTest, {"tn": 9, "buys": (Buy(id=" ", text="A."),)},
     "buys: an id of its own is needed, not ''"),
    (SkillTest, {"tn": 9, "buys": (Buy(id="reroll-2", text="A."),)},
     "buys: an id of its own is needed, not 'reroll-2'"),
    (SkillTest, {"tn": 9, "alternatives": (OTHER,)},
     "alternatives: other skills than the test's own, each once"),
    (SkillTest, {"skill": "machines", "alternatives": (OTHER,)},
     "alternatives: other skills than the test's own, each once"),
    (lambda: SkillTest(skill="machines").resolve(None, NO_DICE), {},
     "tn: a hero is needed, or a target number in its place"),
    (DamageRoll, {"dice": 1, "extra": 4}, "extra: 0 to 3, not 4"),
    (DamageRoll, {"dice": 1, "extra": -1}, "extra: 0 to 3, not -1"),
    (DamageRoll, {"dice": 1, "kind": "spoon"}, "kind: melee, thrown or gun, not 'spoon'"),
    (DamageRoll, {"dice": 1, "extra": 1, "kind": "gun"},
     "extra: only a blow or a throw takes extra damage"),
    (Oracle, {"tn": 3, "likelihood": Likelihood.parse("likely")},
     "tn: give either a 'likelihood' or its number, not both"),
    (Rounds, {"foes": ()}, "foes: 1 to 12 in one fight"),
    (Rounds, {"foes": (Placed(foe="dog", count=MOST_FOES), *DOGS)}, "foes: 1 to 12 in one fight"),
    (Rounds, {"foes": DOGS, "deeds": (SIT, SIT)}, "deeds: two of them have the same id"),
    (Rounds, {"foes": DOGS, "assist": ("bo",), "allies": ("bo", "al")},
     "allies: 'bo' helps or has turns, not both"),
    (Rounds, {"foes": DOGS, "allies": ("bo", "bo")}, "allies: one of them is named twice"),
    (Rounds, {"foes": DOGS, "complication_range": 6}, "complication_range: 1 to 5, not 6"),
    (lambda: Rounds(foes=DOGS).resolve(None, NO_DICE), {},
     "what happens depends on what you do, so there are no odds"),
    (Weapon, {"name": " "}, "name: a weapon needs a name"),
    (Weapon, {"name": "a", "skill": "spoons"}, "skill: no skill 'spoons' to use it with"),
    (Weapon, {"name": "a", "qualities": {"burst": 1}},
     "qualities: no quality 'burst'; known are vicious, piercing, stun"),
    (Weapon, {"name": "a", "qualities": {"stun": -1}}, "qualities: stun is 0 or more, not -1"),
    (Item, {"name": ""}, "name: a thing needs a name"),
    (Perk, {"name": ""}, "name: a perk needs a name"),
    (known_weapon, {"name": "pistl"},
     "unknown weapon 'pistl'; did you mean 'pistol'? weapons are fists, pipe, cleaver, "
     "spade, bottle, throwing knife, pistol, rifle, bolt thrower; one of your own needs its "
     "dice too, such as {name: pistl, dice: 3}"),
    (parse_difficulty, {"text": "dir", "words": WORDS},
     "unknown difficulty 'dir'; did you mean 'dire'? write a number, or simple, dire"),
    (parse_difficulty, {"text": "d100", "words": WORDS},
     "unknown difficulty 'd100'; write a number, or simple, dire"),
    (made, {"name": " "}, "name: a hero needs a name"),
    (made, {"attributes": {"might": 6}},
     "attributes: missing senses, grit, charm, wits, speed, luck"),
    (made, {"attributes": {**SIX, "mihgt": 6}},
     "attributes: unknown attribute 'mihgt'; did you mean 'might'? attributes are might, "
     "senses, grit, charm, wits, speed, luck"),
    (made, {"attributes": {**SIX, "might": 13}},
     "attributes: might is 13, but attributes are 4 to 12"),
    (made, {"attributes": {**SIX, "might": 3}},
     "attributes: might is 3, but attributes are 4 to 12"),
    (made, {"skills": {"machnes": Rating(rating=1)}},
     "skills: unknown skill 'machnes'; did you mean 'machines'? give it an attribute to "
     "make it one"),
    (made, {"skills": {"ham radio": Rating(rating=1, attribute="wit")}},
     "skills: 'ham radio' goes with no attribute 'wit'"),
    (made, {"tags": ("ham radio",)}, "tags: no skill 'ham radio' to tag"),
    (made, {"perks": (Perk(name="Old hnad"),)},
     "perks: unknown perk 'Old hnad'; did you mean 'old-hand'? perks are old-hand, "
     "nose-for-tin, quiet-shoes, good-listener, field-hands"),
    (made, {"perks": (Perk(name="X", skill="ham radio", extra_d20=1),)},
     "perks: 'X' helps no skill 'ham radio'"),
    (Deed, {"id": " ", "text": "Sit", "check": SkillTest(tn=9)}, "id: a deed needs a name"),
    (Deed, {"id": "a", "text": "Sit", "check": SkillTest(tn=9, who="all")},
     "check: whoever has the turn tries a deed; leave out 'who'"),
    (Deed, {"id": "a", "text": "Sit", "check": SkillTest(tn=9, minutes=1)},
     "check: a deed takes a turn of the fight; leave out 'minutes'"),
    (Foe, {"name": " "}, "name: a foe needs a name"),
    (Foe, {"name": "a", "weapons": ()}, "weapons: at least one is needed; leave it out for fists"),
    (Foe, {"name": "a", "skills": {"barter": 1, "speech": 0}}, "skills: speech is 1 to 999, not 0"),
    (Foe, {"name": "a", "skills": {"speech": 1000}}, "skills: speech is 1 to 999, not 1000"),
    (kept, {"hurt": -1}, "hurt: 0 or more, not -1"),
    (kept, {"harder": -1}, "harder: 0 to 1,000,000, not -1"),
    (kept, {"threat": -1}, "threat: 0 to 1,000,000, not -1"),
    (kept, {"pool": 7}, "pool: 0 to 6, not 7"),
    (kept, {"lasting": {"wet": 9}}, "lasting: 'wet' is no condition that wears off"),
    (kept, {"conditions": ["wet"], "lasting": {"wet": 0}},
     "lasting: 'wet' is no condition that wears off"),
    (kept, {"luck": -1}, "luck: 0 to 1,000,000, not -1"),
    (kept, {"xp": -1}, "xp: 0 or more, not -1"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "told"), REFUSED)
def test_what_does_not_fit_the_rules_is_refused(
    kind: Callable[..., object], fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        kind(**fields)


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [("tn", 1, 20), ("tag", 0, 999), ("difficulty", 1, 20), ("health", 1, 999), ("armor", 0, 999),
     ("initiative", -999, 999)],
)  # fmt: skip
def test_the_numbers_of_a_foe_have_bounds(field: str, low: int, high: int) -> None:
    assert [getattr(Foe(name="a", **{field: one}), field) for one in (low, high)] == [low, high]  # type: ignore[arg-type]
    for one in (low - 1, high + 1):
        with pytest.raises(ValueError, match=f"^{field}: {low} to {high}, not {one:,}$"):
            Foe(name="a", **{field: one})  # type: ignore[arg-type]


def test_what_no_skill_decides_nobody_helps_with() -> None:
    with pytest.raises(Illegal) as refused:
        FALLOUT.gather(DamageRoll(dice=1), hero(), (hero(name="Bo"),))

    assert str(refused.value) == (
        "by Fallout 2d20 several help in a skill test: together skill survival"
    )


def test_what_just_fits_is_allowed() -> None:
    assert kept(conditions=["wet"], lasting={"wet": 1}, pool=6)
    assert [SkillTest(tn=9, complication_range=one).tn for one in (1, 5)] == [9, 9]
    assert SkillTest(tn=9, tag=9, buys=(BUY, Buy(id="b", text="B."))).tag == 9
    assert [DamageRoll(dice=1, extra=one).extra for one in (0, 3)] == [0, 3]
    assert Rounds(foes=(Placed(foe="dog", count=MOST_FOES),), assist=("al",), allies=("bo",))
    assert Weapon(name="a", qualities={"stun": 0, "vicious": 1}).name == "a"
    assert made(attributes={**SIX, "might": 4, "wits": 12})
    own = Rating(rating=1, attribute="wits")
    assert made(skills={"ham radio": own}, tags=("ham radio", "machines"))
    read = [parse_difficulty(text, WORDS) for text in (" Dire", "d3", "99", "D0")]
    assert read == [3, 3, 99, 0]
