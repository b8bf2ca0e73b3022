"""What things in hand or worn add counts for every roll, without being called for (ART-203)."""

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Compared, Fate
from solo.rules.art.checks.terms import plain_trait
from solo.rules.art.fight.surroundings import Feature, Hazard
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Carried, Item, Power
from solo.rules.art.health.damage import Surface
from solo.rules.art.health.healing import natural_healing
from solo.rules.art.health.sanity import Horror, Sanity
from solo.rules.art.health.treatment import medicine, sleep
from solo.rules.art.heroes.perk_actions import LipReading
from solo.rules.art.heroes.sheet import Fatigue, Sheet
from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Check
from tests.rules.art.fight.arena import FB, GD, IN, PR, PS, Bout, arm, bout
from tests.rules.art.sample import face, hero

ROW = 7


def charm(*to: str, points: int = 2) -> Carried:
    """Return a thing that is held ready and helps such rolls."""
    item = Item(name="charm", cost=PR, effects=(Power(bonus=points, to=to),))
    return Carried(item=item, id="charm", slot="ready")


@pytest.mark.rule("ART-009", "ART-203")
@pytest.mark.parametrize(
    ("check", "to"),
    [
        (Fate(difficulty=PR), "fate"),
        (Compared(attribute="intelligence", purpose="to speak"), "intelligence"),
        (Sanity(difficulty=Horror.parse("shock")), "stamina"),
        (Sanity(difficulty=Horror.parse("shock"), skills=("resisting insanity",)),
         "resisting insanity"),
        (sleep(), "stamina"),
        (medicine(), "intelligence"),
        (LipReading(), "alertness"),
    ],
)  # fmt: skip
def test_a_thing_in_hand_helps_every_kind_of_roll(check: Check[Sheet], to: str) -> None:
    sheet = hero(gear=(charm(to),), perks={"lip-reading": 1}, attributes={"cunning": 7})

    rows = [check.resolve(one, LoadedDice([50])).facts["row"] for one in (hero(
        perks={"lip-reading": 1}), sheet)]  # fmt: skip

    assert rows == [ROW, ROW + 2]


@pytest.mark.rule("ART-203", "ART-266", "ART-273")
def test_it_helps_who_is_unconscious_too_and_fatigue_weighs() -> None:
    tired = (Fatigue(points=3, source="cold"),)
    sheet = hero(gear=(charm("stamina"),), checked=frozenset(range(4)), fatigue=tired)

    _, notes = natural_healing(sheet, LoadedDice([50]))

    assert notes[0].facts["row"] == plain_trait(sheet, "stamina") == ROW + 2 - 3


POST = Foe(name="the post", attributes={"alertness": FB}, policy="passive")


@pytest.mark.rule("ART-203")
@pytest.mark.parametrize(
    ("to", "deed"),
    [
        ("alertness", ""),
        ("agility", "dodge"),
        ("dodging", "dodge"),
        ("agility", "move"),
        ("strength", "knock-down-f0"),
        ("fate", "question is there a rope"),
        ("blades", "attack-f0-blade"),
        ("attack", "attack-f0-blade"),
        ("cunning", "feint-f0"),
    ],
)
def test_a_thing_in_hand_helps_in_fights_as_elsewhere(to: str, deed: str) -> None:
    def rows(*gear: Carried) -> int:
        sheet = hero(gear=(arm("blade"), *gear), perks={"feint": 1})
        begun = bout(POST, range=0, sheet=sheet, dice=LoadedDice([face(ROW, GD), 50]))
        if deed:
            begun.take(deed)
        return int(begun.said("roll")[-1].facts["row"])

    assert rows(charm(to)) == rows() + 2


@pytest.mark.rule("ART-203", "ART-401")
def test_it_helps_a_parry_by_dexterity() -> None:
    def parried(*gear: Carried) -> Bout:
        thug = Foe(name="the thug", attributes={"alertness": GD}, weapon="club", attack=PS)
        sheet = hero(gear=(arm("blade"), *gear))
        dice = LoadedDice([face(ROW, PR), face(1, FB), 50, 50])
        return bout(thug, range=0, sheet=sheet, dice=dice).take("parry-blade")

    rolled = [one.said("roll")[2].facts["row"] for one in (parried(), parried(charm("dexterity")))]

    assert rolled == [ROW, ROW + 2]


@pytest.mark.rule("ART-414", "ART-417", "ART-493")
@pytest.mark.parametrize(("rank", "box"), [(0, GD), (1, PS), (2, PR)])
def test_who_is_forced_into_a_pit_knows_how_to_fall(rank: int, box: Rank) -> None:
    """Thirty feet onto stone is Good damage, a column less for each rank of Breakfall."""
    pit = {"5": Feature(name="the pit", hazard=Hazard(fall=30, onto=Surface("stone"), feet=2))}
    sheet = hero(attributes={"agility": 10}, perks={"breakfall": rank} if rank else {},
                 gear=(arm("blade"),), health_rank=9)  # fmt: skip
    strong = Foe(name="the ox", attributes={"alertness": FB, "strength": GD}, policy="passive")
    begun = bout(strong, range=0, features=pit, sheet=sheet,
                 dice=LoadedDice([face(ROW, PR), face(ROW, PR), 50]))  # fmt: skip

    begun.take("force-back-f0")

    (hurt,) = [note.facts for note in begun.notes if note.code == "damaged"]
    assert hurt["boxes"] == (box.word,)


@pytest.mark.rule("ART-442", "ART-446")
@pytest.mark.parametrize(("weapon", "difficulty"), [("sling", "Poor"), ("blade", "Good")])
def test_a_foe_has_no_use_for_a_sling_in_a_grapple(weapon: str, difficulty: str) -> None:
    """With bare hands Passable is two ranks lower; in a grapple either strikes a column better."""
    bear = Foe(name="the bear", attributes={"alertness": PS, "agility": PS, "strength": IN},
               attack=PS, policy="grappler", weapon=weapon)  # fmt: skip
    begun = bout(bear, range=0, sheet=hero(), dice=LoadedDice([face(ROW, PR), face(ROW, FB), 50]))

    begun.take("end-turn")

    assert begun.said("roll")[-1].facts["difficulty"] == difficulty
