"""What does not fit the rules of ART is refused, in whole sentences."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.actions.chase.written import Chase
from solo.rules.art.actions.chase.written import Stunt as Leap
from solo.rules.art.actions.complex import Complex, ComplexStep
from solo.rules.art.actions.exploration.written import Deed, Phases, PhaseTask, Rescue
from solo.rules.art.actions.rounds.written import Rounds
from solo.rules.art.checks.ranks import Rank, add_difficulties
from solo.rules.art.fight.surroundings import Hazard, Stunt, Thing
from solo.rules.art.fight.written import Combat, End, Placed
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.gear.item import Item, Medicine, Power, Weapon
from solo.rules.art.gear.weapon import spray_modifier
from solo.rules.art.heroes.hero_file import HeroFile, Owned
from solo.rules.art.system import ART
from tests.rules.art.sample import hero

WOLF = Placed(foe="wolf")
BLADE = Weapon(kind="blade")
THROWN = Weapon(kind="blade", features=("thrown",))
LEAP = Stunt(name="leap", text="Leap.", attribute=("agility",), difficulty=Rank.POOR)
GAP = Leap(id="gap", text="Leap the gap.")
SCORES = dict.fromkeys(hero().attributes, 7)


def step(id: str, *after: str) -> ComplexStep:
    """Return a step with plain texts."""
    told = dict.fromkeys(("intro", "success", "failure"), "So it is.")
    return ComplexStep(id=id, attribute=("agility",), difficulty=Rank.POOR, after=after, **told)


def task(id: str = "rope", **fields: Any) -> PhaseTask:
    """Return a task that anybody can do."""
    return PhaseTask(id=id, text="Do it.", attribute=("agility",), **fields)


def told_of(**texts: str) -> ComplexStep:
    """Bind a step whose texts are these."""
    told = dict.fromkeys(("intro", "success", "failure"), "So it is.") | texts
    return ComplexStep(id="a", attribute=("agility",), difficulty=Rank.POOR, **told)


def fight(**fields: Any) -> Combat:
    """Return a fight with a wolf."""
    return Combat(**{"foes": (WOLF,), **fields})


def kept(**fields: Any) -> object:
    """Load a hero who was kept, with some fields otherwise."""
    return ART.load({**ART.dump(hero()), **fields})


def made(**fields: Any) -> object:
    """Return the hero of a file."""
    return HeroFile(**{"name": "Ada", "attributes": SCORES, **fields})


REFUSED: list[tuple[Callable[..., object], dict[str, Any], str]] = [
    (Chase, {"foes": ("wolf",), "start": 0}, "start: 1 to 4 bands, not 0"),
    (Chase, {"foes": ("wolf",), "start": 10}, "start: 1 to 4 bands, not 10"),
    (Chase, {"foes": ("wolf",), "stunts": (GAP, GAP)}, "stunts: two are called 'gap'"),
    (Complex, {"steps": (step("a"), step("a"))}, "steps: two steps are called 'a'"),
    (Complex, {"steps": (step("a"), step("b", "c"))},
     "steps: 'b' comes after 'c', which is no step; steps are a, b"),
    (Complex, {"steps": (step("a", "b"), step("b", "a"))}, "steps: a, b wait for each other"),
    (told_of, {"intro": "So {{ it }} is."},
     "intro: the text of a step is plain, so '{{' can't stand in it"),
    (told_of, {"failure": "So {% it %} is."},
     "failure: the text of a step is plain, so '{%' can't stand in it"),
    (Phases, {"tasks": ()}, "tasks: there is nothing to do"),
    (Phases, {"tasks": (task(), task())}, "tasks: two of them are called 'rope'"),
    (Phases, {"tasks": (task(),), "others": (Deed(id="rope", text="Others pull.", phases=1),)},
     "others: two of them are called 'rope'"),
    (Phases, {"tasks": (task(needed=False),)}, "tasks: at least one of them has to be needed"),
    (Phases, {"tasks": (task(after=("sail",)),)},
     "tasks: 'rope' comes after 'sail', which is no task"),
    (Phases, {"tasks": (task("a", after=("b",)), task("b", after=("a",)))},
     "tasks: some of them wait for each other"),
    (Rounds, {"tasks": (task(scale="minutes"),)},
     "tasks: 'rope' has what only phases know: scale or rescue"),
    (Rounds, {"tasks": (task(rescue=Rescue(attribute=("agility",))),)},
     "tasks: 'rope' has what only phases know: scale or rescue"),
    (add_difficulties, {"ranks": ()}, "no difficulties to add"),
    (Hazard, {}, "damage: give 'damage', a 'fall', or 'out'"),
    (Thing, {"fragile": True, "opens": True},
     "opens: what is fragile breaks; give one of 'fragile' and 'opens'"),
    (End, {"name": "late"}, "name: an end needs 'round', 'fallen', 'reached', 'standing' or so"),
    (fight, {"stunts": (LEAP, LEAP)}, "stunts: two have the same name"),
    (fight, {"works": {"repair": Thing()}, "repair": Thing()},
     "repair: there is a work of that name already"),
    (fight, {"range": "10"}, "range: 0 to 9 bands, not 10"),
    (fight, {"range": "099"}, "range: 0 to 9 bands, not 099"),
    (fight, {"range": "wood"},
     "range: unknown word 'wood'; did you mean 'woods'? give a number of bands, or "
     "indoors, woods, open, initiative"),
    (fight, {"range": "q"},
     "range: unknown word 'q'; give a number of bands, or indoors, woods, open, initiative"),
    (fight, {"exits": {"11": "a door"}}, "exits: '11' is no band; bands are 1 to 10"),
    (fight, {"features": {"x": {}}}, "features: 'x' is no band; bands are 1 to 10"),
    (fight, {"band": 11}, "band: band 11 is off the track; bands are 1 to 10"),
    (fight, {"stunts": (replace(LEAP, band=0),)},
     "stunts: band 0 is off the track; bands are 1 to 10"),
    (fight, {"objects": {"door": Thing(band=11)}},
     "objects: band 11 is off the track; bands are 1 to 10"),
    (fight, {"works": {"door": Thing(band=0)}},
     "works: band 0 is off the track; bands are 1 to 10"),
    (fight, {"ends": (End(name="a", reached=11),)},
     "ends: band 11 is off the track; bands are 1 to 10"),
    (OnKicker, {"kicker": ()}, "kicker: a kicker is a digit, 0 to 9, or a list of them"),
    (OnKicker, {"kicker": (10,)}, "kicker: a kicker is a digit, 0 to 9, or a list of them"),
    (OnKicker, {"kicker": (0, -1)}, "kicker: a kicker is a digit, 0 to 9, or a list of them"),
    (Foe, {"name": "a", "range": -1}, "range: 0 bands or more, not -1"),
    (Foe, {"name": "a", "area": -1}, "area: 0 or more, not -1"),
    (Foe, {"name": "a", "armor_by_part": {"tail": Rank.POOR}},
     "armor_by_part: no part 'tail'; head, torso, arms, legs"),
    (Foe, {"name": "a", "health": (Rank.FEEBLE,)},
     "health: no damage is as low as Feeble; boxes start at Inferior"),
    (Foe, {"name": "a", "damage": 4}, "damage: a rating is 0 to 3, not 4"),
    (Weapon, {"kind": "bow", "features": ("reach",)},
     "features: 'reach' is for melee weapons, not for a bow"),
    (Weapon, {"kind": "bow", "features": ("silenced",)},
     "features: 'silenced' is for firearms, not for a bow"),
    (Weapon, {"kind": "rifle", "features": ("sawed-off",)},
     "features: 'sawed off' is for a shotgun, not for a rifle"),
    (Weapon, {"kind": "handgun", "features": ("tripod",)},
     "features: 'tripod' is for two-handed weapons, not for a handgun"),
    (Weapon, {"kind": "blade", "features": ("thrown", "reach")},
     "features: a melee weapon has one, or entangle and thrown only together"),
    (Weapon, {"kind": "blade", "size": "large"}, "size: only grenades have a size"),
    (Power, {"bonus": 1, "damage": 1},
     "on_kicker: 'damage' and 'stagger' need the kicker that brings them"),
    (Power, {"bonus": 1, "stagger": True},
     "on_kicker: 'damage' and 'stagger' need the kicker that brings them"),
    (Power, {}, "bonus: give a 'bonus', a 'perk', or what happens 'on_kicker'"),
    (Item, {"name": "cup", "trophy": True}, "trophy: a trophy has a 'cost', a 'value', or both"),
    (Item, {"name": "cup", "weapon": BLADE, "cost": Rank.POOR, "medkit": Medicine()},
     "medkit: a thing is one of weapon, armor, shield, medkit, ammunition; this is weapon"),
    (Item, {"name": "cup", "shield": True, "cost": Rank.POOR, "armor": True},
     "shield: a thing is one of weapon, armor, shield, medkit, ammunition; this is armor"),
    (Item, {"name": "cup", "rank": Rank.POOR},
     "rank: only a weapon, armor or a shield has a rank; give it a 'cost'"),
    (Item, {"name": "cup", "shield": True},
     "cost: a weapon, armor or a shield has a 'cost' or a 'rank'"),
    (Item, {"name": "axe", "cost": Rank.CATASTROPHIC, "weapon": THROWN},
     "cost: with these features nothing costs Catastrophic"),
    (Item, {"name": "axe", "cost": Rank.GOOD, "rank": Rank.POOR, "shield": True},
     "cost: at rank Poor this costs Poor; only a trophy costs less"),
    (Item, {"name": "axe", "cost": Rank.FEEBLE, "rank": Rank.POOR, "shield": True},
     "cost: at rank Poor this costs Poor; only a trophy costs less"),
    (lambda: Item(name="cup").row, {}, "cup is no weapon, armor or shield"),
    (spray_modifier, {"targets": 0}, "a spray is aimed at 1 to 5, not 0"),
    (spray_modifier, {"targets": 9}, "a spray is aimed at 1 to 5, not 9"),
    (made, {"skills": {"climb": 4}},
     "skills: they cost 10 xp, but an Intelligence of 7 starts with 7"),
    (made, {"attributes": {"agility": 7}},
     "attributes: missing alertness, charm, craft, cunning, dexterity, fate, intelligence, "
     "stamina, strength"),
    (lambda: made(armor=Owned(item="cup", thing=Item(name="cup"))).sheet(), {},
     "armor: the cup is no armor"),
    (kept, {"name": " "}, "name: a hero has a name of up to 60 letters"),
    (kept, {"name": "a" * 300}, "name: a hero has a name of up to 60 letters"),
    (kept, {"checked": [4]}, "checked: 4 is not between 0 and 3"),
    (kept, {"checked": [-1]}, "checked: -1 is not between 0 and 3"),
    (kept, {"fame": -1}, "fame: -1 is not between 0 and 1000000"),
    (kept, {"tally": -1}, "tally: -1 is not between 0 and 1000000"),
    (kept, {"glory": -1}, "glory: -1 is not between 0 and 1000000"),
    (kept, {"xp": -1}, "xp: -1 is not between 0 and 1000000"),
    (kept, {"tally": 1, "fame": 0}, "tally: no more Fame is expended than there is"),
    (kept, {"skills": {"Climb": 1}}, "skills: 'Climb' is not written as skills are"),
    (kept, {"skills": {"climb": 0}}, "skills: 0 is not between 1 and 9"),
    (kept, {"skills": {"climb": 99}}, "skills: 99 is not between 1 and 9"),
    (kept, {"marks": {"climb": 1}}, "marks: there is no 'climb'"),
    (kept, {"marks": {"agility": 0}}, "marks: 0 is not between 1 and 7"),
    (kept, {"marks": {"agility": 8}}, "marks: 8 is not between 1 and 7"),
    (kept, {"perks": {"Lucky One": 1}}, "perks: 'Lucky One' is not written as perks are"),
    (kept, {"perks": {"a" * 300: 1}},
     "perks: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' is not written "
     "as perks are"),
    (kept, {"perks": {"own": 10}}, "perks: 10 is not between 1 and 9"),
    (kept, {"perks": {"own": 0}}, "perks: 0 is not between 1 and 9"),
    (kept, {"companions": {"wolf": {"name": "a"}}},
     "companions: ids of henchmen begin with 'henchman-'"),
    (kept, {"companion_wounds": {"wolf": []}}, "companion_wounds: nobody of that id is there"),
    (kept, {"goals": ["a"] * 99}, "goals: more than 50"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "told"), REFUSED)
def test_what_does_not_fit_the_rules_is_refused_in_a_sentence(
    kind: Callable[..., object], fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        kind(**fields)


FITS: list[tuple[Callable[..., object], dict[str, Any]]] = [
    (Chase, {"foes": ("wolf",), "start": 1}),
    (Chase, {"foes": ("wolf",), "start": 4}),
    (Complex, {"steps": (step("a"), step("b", "a"))}),
    (told_of, {"intro": "So { it } is, 1 %."}),
    (Rounds, {"tasks": (task(), task("sail", after=("rope",), needed=False))}),
    (Hazard, {"damage": Rank.CATASTROPHIC}),
    (Hazard, {"fall": 1}),
    (Hazard, {"out": True}),
    (Thing, {"fragile": True}),
    (Thing, {"opens": True}),
    *((End, {"name": "late", key: 0}) for key in ("round", "reached", "standing", "wounded")),
    (End, {"name": "late", "fallen": "wolf"}),
    (fight, {"range": "9", "band": 10, "exits": {"1": "a door"}, "stunts": (LEAP,)}),
    (fight, {"band": 1, "exits": {"10": "a door"}, "works": {"door": Thing()}, "repair": Thing()}),
    (OnKicker, {"kicker": (0, 9)}),
    (Foe, {"name": "a", "range": 0, "area": 0, "armor_by_part": {"legs": Rank.POOR}}),
    (Foe, {"name": "a", "health": (Rank.INFERIOR,), "damage": 0}),
    (Foe, {"name": "a", "damage": 3, "weapon": "natural"}),
    (Weapon, {"kind": "blade", "features": ("entangle", "thrown-only")}),
    (Weapon, {"kind": "shotgun", "features": ("sawed-off",)}),
    (Power, {"text": "It hums.", "on_kicker": 0, "damage": 1}),
    (Power, {"on_kicker": 0, "stagger": True}),
    (Power, {"perk": "Lucky"}),
    (Item, {"name": "cup", "trophy": True, "value": Rank.POOR}),
    (Item, {"name": "cup", "trophy": True, "cost": Rank.POOR}),
    (Item, {"name": "axe", "cost": Rank.EXTREME, "shield": True}),
    (Item, {"name": "axe", "cost": Rank.CATASTROPHIC, "shield": True}),
    (Item, {"name": "axe", "cost": Rank.FEEBLE, "rank": Rank.POOR, "shield": True, "trophy": True}),
    (spray_modifier, {"targets": 1}),
    (spray_modifier, {"targets": 5}),
    (kept, {"name": "a" * 60, "goals": ["a"] * 50, "checked": [0, 3], "xp": 10**6}),
    (kept, {"fame": 1, "tally": 1, "glory": 0, "skills": {"climb": 9}}),
    (kept, {"marks": {"agility": 7, "fate": 1}, "perks": {"own": 9, "a" * 60: 1}}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields"), FITS)
def test_what_just_fits_is_allowed(kind: Callable[..., object], fields: dict[str, Any]) -> None:
    kind(**fields)
