"""Fights: order, actions, stances, hits, deeds, ends; and players of any kind."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from solo.rules.core.dice import RecordingDice, SeededDice
from solo.rules.core.fights.arrivals import Modifier
from solo.rules.core.fights.by_hand import Change
from solo.rules.core.odds import odds, weighed
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import Scripted
from solo.rules.core.system_parts import Cast, Unbound
from solo.rules.two_d20.core.fighting import LABELS
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.pool import Aim, Pool
from solo.rules.two_d20.fallout.checks.details import Info, LuckOffer
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.by_hand import BY_HAND
from solo.rules.two_d20.fallout.fight.npc_turns import helped_by
from solo.rules.two_d20.fallout.fight.written import Deed, Placed, Rounds
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import (
    PATCH_KIT,
    Item,
    Perk,
    Rating,
    Weapon,
    known_weapon,
)
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.options import FalloutOptions, Policy
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.fallout.sample import DOG, PIM, Walk, along, fight, hero, machines

SNAIL = Foe(name="the snail", health=5, initiative=1)
WALL = Foe(name="the wall", health=99, initiative=1, armor=2)
SIT = Deed(id="sit", text="Tell it to sit", ends=True, check=SkillTest(skill="speech"))


def alone(sheet: Sheet, foe: Foe, *faces: int, **fields: Any) -> Walk:
    """Begin a fight against one foe."""
    return Walk(fight((foe, 1), **fields), sheet, faces).take("begin")


def test_the_quickest_is_first_and_the_hero_before_equals() -> None:
    even = Foe(name="the even", initiative=12)
    walk = Walk(fight((SNAIL, 1), (even, 1), (DOG, 1)), hero(luck=0), [20, 20]).take("begin")

    assert walk.battle.queue == ("even", "snail")
    assert [facts["name"] for facts in walk.noted("foe-attacks")] == ["the dog"]


def test_a_hit_takes_health_less_armor() -> None:
    walk = alone(hero(luck=0), WALL, 9, 12, 2, 2, 5).take("attack-wall-with-pipe", "roll")

    assert walk.noted("struck") == [{"name": "the wall", "damage": 5, "through": 3, "left": 96}]
    assert walk.sheet.pool == 0


def test_an_effect_stuns_pierces_or_hurts_more() -> None:
    stunned = alone(hero(luck=0), WALL, 9, 12, 2, 2, 5, rounds=2)
    stunned.take("attack-wall-with-pipe", "roll", "end-turn")
    assert [facts["name"] for facts in stunned.noted("holds")] == ["the wall"]
    assert stunned.noted("stunned") == [{"name": "the wall"}]

    skills = {"throwing": Rating(rating=3), "firearms": Rating(rating=3)}
    sheet = hero(luck=0, skills=skills)
    bottle = alone(sheet, WALL, 9, 12, 5, 6, 3).take("attack-wall-with-bottle", "roll")
    assert bottle.noted("struck")[0]["damage"] == 4
    pistol = alone(sheet, WALL, 9, 12, 5, 6, 3, 3).take("attack-wall-with-pistol", "roll")
    assert pistol.noted("struck")[0]["through"] == 2


def test_taking_aim_rolls_a_die_again() -> None:
    walk = alone(hero(luck=0), WALL, 15, 12, 4, 3, 3, 3, 20, 20)
    walk.take("aim", "attack-wall-with-pipe", "roll", "again-15")

    assert walk.noted("attacks")[0]["faces"] == (4, 12)
    assert not walk.battle.aimed
    # The dice that were rolled again are told before the attack that they belong to.
    assert [note.code for note in walk.step.notes][:2] == ["rerolled", "attacks"]


def test_cover_makes_one_harder_to_hit_until_the_next_turn() -> None:
    walk = alone(hero(luck=0), SNAIL, 4, 12).take("take-cover", "end-turn")

    assert walk.noted("foe-attacks")[0]["needed"] == 2
    assert walk.noted("foe-missed")
    assert not walk.battle.covered


def test_a_patch_kit_is_used_up() -> None:
    walk = alone(hero(hurt=5, gear=(PATCH_KIT, Item(name="rope"))), SNAIL).take("patch-up")

    assert walk.sheet.hurt == 2
    assert [item.name for item in walk.sheet.gear] == ["rope"]
    assert "patch-up" not in walk.options


def test_what_a_table_shifts_holds_for_as_many_rounds_as_it_says() -> None:
    there = alone(hero(luck=0), SNAIL).table
    there.battle = replace(there.battle, round=4)
    for shift in (Modifier(by=-2, rounds=2), Modifier(by=1)):
        BY_HAND.change(there, Change("shift", shift=shift))

    found = [replace(there.battle, round=number).pressed for number in (4, 5, 6, 9)]
    assert found == [1, 1, -1, -1]


def test_only_what_counts_rounds_tells_them_apart() -> None:
    now = alone(hero(luck=0), SNAIL).battle

    assert [replace(now, round=number).untimed().round for number in (0, 1, 5)] == [0, 1, 1]
    kept = (replace(now, presses=((1, 0),)), replace(now, plan=replace(now.plan, rounds=9)))
    assert [replace(one, round=5).untimed().round for one in kept] == [5, 5]


def test_a_stunned_hero_lacks_the_major_action_and_may_buy_one() -> None:
    fists = Foe(name="the boxer", initiative=16, tn=10)
    walk = alone(hero(luck=0, pool=2), fists, 9, 12, 5, 3)
    assert "attack-boxer-with-pipe" not in walk.options
    assert walk.noted("stunned") == [{"name": ""}]
    walk.take("extra-major")

    assert walk.options["attack-boxer-with-pipe"] == ""
    assert "extra-major" not in walk.options


def test_a_turn_in_which_nothing_can_be_done_is_over() -> None:
    attack = ("aim", "attack-wall-with-pipe", "roll", "keep")
    assert alone(hero(luck=0), WALL, 20, 12, 20, 20).take(*attack).battle.round == 2

    walk = alone(hero(luck=0, pool=2), WALL, 20, 12).take(*attack)
    assert walk.battle.round == 1
    assert list(walk.options) == ["end-turn", "extra-minor", "extra-major"]


def test_a_deed_ends_the_fight_or_hurts_everybody() -> None:
    walk = alone(hero(luck=0), SNAIL, 6, 12, deeds=(SIT,)).take("deed-sit", "roll")
    assert (walk.outcome.label, walk.outcome.triggers) == ("turned", ("sit",))
    assert walk.sheet.pool == 0

    lamp = Deed(id="lamp", text="Drop the lamp", damage=3, check=SkillTest(skill="throwing"))
    plan = fight((SNAIL, 2), deeds=(lamp,))
    walk = Walk(plan, hero(luck=0), [6, 12, 2, 2, 1]).take("begin", "deed-lamp", "roll")
    assert (walk.outcome.label, walk.outcome.facts["down"]) == ("won", 2)
    assert walk.outcome.facts["fallen"] == ("snail", "snail-2")


def test_a_deed_of_difficulty_0_needs_no_dice() -> None:
    """Nor do its words: nothing was rolled, so nothing is shown."""
    deed = Deed(id="sit", text="Sit", check=SkillTest(skill="speech", difficulty=0))

    walk = alone(hero(luck=0), SNAIL, 12, deeds=(deed,)).take("deed-sit", "simple")

    (told,) = walk.noted("tested")
    assert told["faces"] == ()
    assert english(FALLOUT.phrase(Note("tested", told))) == "No dice are needed: it works."


def test_what_a_deed_brings_on_top_is_told_to_the_author() -> None:
    check = SkillTest(skill="speech", buys=(Buy(id="bow", text="Bow"),))
    deed = Deed(id="talk", text="Talk", check=check, ends=True)
    walk = alone(hero(luck=0, pool=1), SNAIL, 6, 20, deeds=(deed,)).take("deed-talk", "roll", "bow")

    assert walk.outcome.triggers == ("complication", "bow", "talk")


def test_a_deed_that_failed_can_be_tried_again() -> None:
    walk = alone(hero(luck=0), SNAIL, 20, 12, 12, 12, deeds=(SIT,))
    walk.take("deed-sit", "roll", "end-turn")

    assert walk.options["deed-sit"] == ""
    assert walk.noted("tested")[0]["passed"] is False


@pytest.mark.rule("FO-010")
def test_what_went_before_makes_the_first_attack_harder() -> None:
    walk = alone(hero(luck=0, harder=1), WALL, 9, 12).take("attack-wall-with-pipe", "roll")

    assert walk.noted("attacks")[0]["difficulty"] == 2
    assert walk.sheet.harder == 0


@pytest.mark.rule("FO-011")
def test_a_fight_may_have_a_wide_range_of_complications() -> None:
    walk = alone(hero(luck=0), WALL, 17, 12, complication_range=4)

    assert walk.take("attack-wall-with-pipe", "roll").sheet.harder == 1


def test_the_ends_of_a_fight() -> None:
    fled = alone(hero(), SNAIL).take("flee").outcome
    assert (fled.label, fled.failures) == ("fled", 1)
    assert "flee" not in alone(hero(), SNAIL, exit=False).options
    over = alone(hero(luck=0), SNAIL, 20, 20, rounds=1).take("end-turn").outcome
    assert (over.label, over.successes) == ("over", 1)
    won = alone(hero(luck=0), SNAIL, 9, 9, 2, 2, 2).take("attack-snail-with-pipe", "roll", "strike")
    assert (won.outcome.label, won.outcome.facts["rounds"]) == ("won", 1)
    assert won.step.minutes == 1
    lost = alone(hero(luck=0, hurt=10), SNAIL, 8, 12, 2, 2).take("end-turn")
    assert (lost.outcome.label, lost.outcome.failures) == ("defeated", 1)
    assert FALLOUT.fallen(lost.sheet) == "defeated"


def test_several_of_a_kind_are_told_apart() -> None:
    walk = Walk(fight((SNAIL, 3)), hero()).take("begin")

    assert [foe.name for foe in walk.battle.foes] == [
        "the snail", "the second snail", "the third snail",
    ]  # fmt: skip
    assert [foe.id for foe in walk.battle.foes] == ["snail", "snail-2", "snail-3"]
    placed = (Placed(foe="x", count=2, block=SNAIL), Placed(foe="x-2", block=DOG))
    ids = [foe.id for foe in Walk(Rounds(foes=placed), hero(luck=0), [20] * 4).battle.foes]
    assert len(set(ids)) == 3
    named = Foe(name="Bo")
    assert [f.name for f in Walk(fight((named, 2)), hero()).battle.foes] == ["Bo", "Bo 2"]


def test_a_weapon_of_ones_own_takes_the_place_of_ours() -> None:
    iron = Weapon(name="fists", dice=6, skill="brawling")
    walk = alone(hero(weapons=(iron,)), SNAIL)
    assert walk.step.encounter is not None

    texts = all_english(option.text for option in walk.step.encounter.options(walk.sheet))
    assert texts[0] == "Strike the snail: fists, 6 dice"


def test_foes_are_put_in_by_name() -> None:
    plan = Rounds(foes=(Placed(foe="dog"),))
    bound: Any = FALLOUT.bind(plan, Cast({"dog": DOG}, {}))
    assert bound.foes[0].block is DOG

    with pytest.raises(Unbound, match="did you mean 'dog'"):
        FALLOUT.bind(Rounds(foes=(Placed(foe="dogg"),)), Cast({"dog": DOG}, {}))
    with pytest.raises(ValueError, match="depends on what you do"):
        plan.resolve(hero(), SeededDice("a"))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Rounds, {"foes": ()}),
        (Rounds, {"foes": (Placed(foe="a", count=12), Placed(foe="b"))}),
        (Rounds, {"foes": (Placed(foe="a"),), "rounds": -1}),
        (Rounds, {"foes": (Placed(foe="a"),), "complication_range": 6}),
        (Rounds, {"foes": (Placed(foe="a"),), "deeds": (SIT, SIT)}),
        (Placed, {"foe": "a", "count": 0}),
        (Placed, {"foe": "a", "count": 13}),
        (Placed, {"foe": "a", "cover": -1}),
        (Placed, {"foe": "a", "flees": 1000}),
        (Deed, {"id": " ", "text": "x", "check": machines()}),
        (Deed, {"id": "a", "text": "x", "check": machines(minutes=5)}),
        (Deed, {"id": "a", "text": "x", "check": machines(), "damage": 99}),
        (Foe, {"name": " "}),
        (Foe, {"name": "a", "tn": 0}),
        (Foe, {"name": "a", "health": 1000}),
        (Foe, {"name": "a", "weapons": ()}),
        (Weapon, {"name": "a", "dice": 10**9}),
        (Weapon, {"name": "a", "qualities": {"vicous": 1}}),
        (Weapon, {"name": "a", "skill": "spooning"}),
    ],
)
def test_impossible_fights_are_refused(kind: type, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^\w+: "):
        kind(**fields)


def test_the_chances_of_an_attack_are_told() -> None:
    walk = alone(hero(luck=1), WALL)
    encounter: Any = walk.step.encounter
    before = encounter.odds("attack-wall-with-pipe", walk.sheet)
    assert encounter.odds("end-turn", walk.sheet) is None
    attacking: Any = walk.take("attack-wall-with-pipe").step.encounter

    assert attacking.odds("roll", walk.sheet) == before
    assert before.labels == {"passed": 300, "failed": 100}


def test_without_offers_a_fight_asks_for_actions_alone() -> None:
    opened = FALLOUT.begin(fight((SNAIL, 1)), hero(pool=6), asks=False)
    step, taken = Step(opened, hero(pool=6)), []
    dice = SeededDice("quiet")
    while step.encounter is not None:
        option = step.encounter.forced or step.encounter.options(step.sheet)[0].id
        taken.append(option)
        step = step.encounter.step(option, "", step.sheet, dice)

    assert step.outcome is not None
    assert not {"keep", "strike", "wait", "save"} & set(taken)


@pytest.mark.parametrize(
    "field", [{"difficulty": 21}, {"tn": 0}, {"health": 1000}, {"initiative": -1000}]
)
def test_a_foe_that_no_fight_could_be_rolled_with_is_refused(field: dict[str, int]) -> None:
    """A hero's attack on one that is harder to hit than any test would be no test."""
    with pytest.raises(ValueError, match=next(iter(field))):
        Foe(name="the wall", **field)  # type: ignore[arg-type]  # each of these is a number


def test_a_long_fight_forgets_its_earlier_turns() -> None:
    """So that undo and odds never run it from its beginning."""
    walk = alone(hero(luck=0), Foe(name="the wall", health=99, initiative=1, tn=1))
    walk.dice = SeededDice("long")
    while walk.step.encounter is not None and walk.battle.round < 60:
        assert isinstance(walk.step.encounter, Scripted)
        assert len(walk.step.encounter.moves) <= 2
        walk.take("end-turn")
    assert walk.battle.round == 60


def placed(block: Foe, **fields: Any) -> Placed:
    """Return foes of one kind in a fight."""
    return Placed(foe=block.name.split()[-1], block=block, **fields)


@pytest.mark.rule("FO-015", "FO-016")
def test_a_foe_may_assist_the_attack_of_another() -> None:
    caller = Foe(name="the caller", tn=12, tag=3, initiative=5)
    both = Rounds(foes=(placed(caller, assists=True), placed(SNAIL)))
    walk = Walk(both, hero(luck=0), [4, 12, 2, 3, 3]).take("begin", "end-turn")

    assert [note.code for note in walk.notes if note.code.startswith("foe")] == [
        "foe-assists", "foe-attacks", "foe-helped",
    ]  # fmt: skip
    assert walk.noted("foe-attacks")[0]["successes"] == 1 + 2, "its critical counts twice"
    missed = Walk(both, hero(luck=0), [20, 12, 2]).take("begin", "end-turn")
    assert missed.noted("foe-attacks")[0]["successes"] == 0, "without a success of its own"


@pytest.mark.rule("FO-015", "FO-016")
@pytest.mark.parametrize(
    ("faces", "helped", "adds"),
    [((4, 20), 2, 2), ((4, 20), 12, 1), ((4, 20), 13, 0), ((1, 4), 3, 2), ((19, 20), 1, 0)],
)
def test_the_die_of_a_foe_that_assists_adds_to_successes_alone(
    faces: tuple[int, ...], helped: int, adds: int
) -> None:
    pool = Pool(Aim(9, 1), helpers=(Aim(12, 3),))

    assert helped_by(pool, faces, (helped,)) == adds


@pytest.mark.rule("FO-015")
def test_who_has_nobody_left_to_assist_attacks() -> None:
    callers = placed(Foe(name="the caller", initiative=5), count=2, assists=True)
    walk = Walk(Rounds(foes=(callers,)), hero(luck=0), [20, 20, 20, 20]).take("begin", "end-turn")

    assert len(walk.noted("foe-attacks")) == 2


@pytest.mark.rule("FO-015")
def test_one_at_a_time_assists_and_the_others_attack() -> None:
    """One who helps adds a die to a test; the second of a pair does not help for nothing."""
    callers = placed(Foe(name="the caller", tn=9, tag=3, initiative=5), count=2, assists=True)
    both = Rounds(foes=(callers, placed(SNAIL)))
    walk = Walk(both, hero(luck=0), [20, 20, 4, 12, 2, 3, 3]).take("begin", "end-turn")

    told = [note.code for note in walk.notes if note.code.startswith("foe")]
    assert told == ["foe-assists", "foe-attacks", "foe-missed", "foe-attacks", "foe-helped"]
    assert [one["name"] for one in walk.noted("foe-attacks")] == ["the second caller", "the snail"]


@pytest.mark.rule("FO-010", "FO-014")
def test_a_roll_stands_before_what_its_complication_brings() -> None:
    walk = Walk(Rounds(foes=(placed(SNAIL),)), hero(luck=0), [20, 1, 3, 3, 3])
    walk.take("begin", "attack-snail-with-pipe", "roll")

    told = [note.code for note in walk.notes]
    assert told.index("attacks") < told.index("harder")


def test_a_foe_that_is_hurt_takes_cover_and_is_harder_to_hit() -> None:
    wary = placed(Foe(name="the wary", health=9, initiative=1), cover=5)
    faces = [9, 12, 2, 2, 1, 20, 20, 9, 12]
    walk = Walk(Rounds(foes=(wary,)), hero(luck=0), faces).take("begin")
    walk.take("attack-wary-with-pipe", "roll", "end-turn")

    assert walk.noted("foe-covers") == [{"name": "the wary"}]
    assert "(in cover)" in english(walk.status[3])
    walk.take("attack-wary-with-pipe", "roll")
    assert walk.noted("attacks")[1]["difficulty"] == 2


def test_a_foe_that_is_hurt_may_flee_and_the_fight_is_won_without_it() -> None:
    coward = placed(Foe(name="the coward", health=9, initiative=1), flees=5)
    walk = Walk(Rounds(foes=(coward,)), hero(luck=0), [9, 12, 2, 2, 1]).take("begin")
    walk.take("attack-coward-with-pipe", "roll", "end-turn")

    assert walk.noted("foe-flees") == [{"name": "the coward"}]
    assert (walk.outcome.label, walk.outcome.facts["down"]) == ("won", 0)


def explained(walk: Walk) -> tuple[str, ...]:
    """Return what `why` says at the prompt of a fight."""
    rolled = walk.table.rolled
    return () if rolled is None else all_english(FALLOUT.explain(rolled))


def test_why_explains_the_last_roll_at_any_prompt_of_a_fight() -> None:
    walk = alone(hero(luck=1), WALL, 9, 12, 2, 2, 1, 7, 12, 3, 3)
    assert explained(walk) == ()
    walk.take("attack-wall-with-pipe", "roll", "keep")
    assert explained(walk)[0] == "You hit the wall."
    assert explained(walk)[1].startswith("The combat dice show 2, 2 and 1: 5 damage, 0 Effects")
    assert explained(walk)[2].endswith("3 gets through.")

    walk.take("strike", "end-turn")
    assert explained(walk)[0] == "The wall hits you."
    assert walk.noted("foe-attacks")[0]["successes"] == 1


def test_why_explains_an_attack_that_misses() -> None:
    walk = alone(hero(luck=0), SNAIL, 20, 12).take("end-turn")

    assert explained(walk)[:3] == (
        "The snail attacks you.",
        "The dice show 20 and 12; 8 or less succeeds: no success of 1 needed, failed, with 1"
        " complication.",
        "Target number 8.",
    )


# A player of any kind

FOES = (
    DOG,
    SNAIL,
    Foe(name="the boxer", tn=11, tag=3, difficulty=2, health=9, armor=1, initiative=12),
    Foe(name="the gunner", tn=10, weapons=(known_weapon("rifle"),), initiative=20),
)
LEVER = Deed(
    id="lever", text="Pull the lever", damage=2,
    check=SkillTest(
        skill="machines", difficulty=2, complication_range=3, rerolls=1, assist=("pim",),
        info=(Info(question="What is it?", answer="A lever."),),
        luck_offers=(LuckOffer(text="It is oiled"),), buys=(Buy(id="hold", text="Hold it"),),
    ),
)  # fmt: skip


def any_fight(seed: str) -> tuple[Rounds, Sheet]:
    """Return a fight and a hero by a seed."""
    pick = SeededDice(f"{seed}:setting")

    def one(sides: int) -> int:
        return pick.roll(1, sides)[0]

    foes = [(foe, one(3)) for foe in FOES if one(2) == 1] or [(DOG, 1)]
    policy = (None, Policy(name="eager"), Policy(name="none"), Policy(dice=1, damage=1))[one(4) - 1]
    plan = fight(
        *foes, policy=policy, deeds=(SIT, LEVER)[: one(3) - 1], exit=one(2) == 1,
        rounds=(0, 3, 6)[one(3) - 1], complication_range=one(5),
        **{("assist", "allies")[one(2) - 1]: ("pim",)},
    )  # fmt: skip
    rules = FalloutOptions(
        mix=one(2) == 1, free_dice="place" if one(2) == 1 else "count",
        foe_points="saved" if one(2) == 1 else "lost", complication_harder=one(2),
    )  # fmt: skip
    sheet = hero(
        pool=one(7) - 1, threat=one(7) - 1, luck=one(6) - 1, hurt=one(6) - 1, armor=one(3) - 1,
        harder=one(2) - 1, gear=(PATCH_KIT,) * one(2), options=rules,
        perks=(Perk(name="Fist", skill="brawling", extra_d20=one(2)),),
        skills={"brawling": Rating(rating=4, tag=one(2) == 1), "machines": Rating(rating=2)},
    )  # fmt: skip
    return plan, along(sheet, pim=PIM) if one(2) == 1 else sheet


def sound(before: Sheet, after: Sheet) -> None:
    """See that nothing on a sheet is impossible after a step."""
    assert 0 <= after.hurt <= after.most_health
    assert 0 <= after.pool <= after.pool_cap
    assert after.threat >= 0
    assert after.harder >= 0
    assert max(0, before.luck - 2) <= after.luck <= before.luck
    assert (after.attributes, after.skills) == (before.attributes, before.skills)


def steady(encounter: Any) -> None:
    """See that nobody acts twice in a round, or more often than actions allow."""
    table = encounter.table
    battle = table.battle
    assert table.minors + table.minor <= 2
    assert table.majors + table.major <= 2
    assert all(0 < one.health <= one.block.health for one in (*battle.foes, *battle.allies))
    assert len(set(battle.queue)) == len(battle.queue)
    assert battle.queue.count("hero") + battle.acted <= 1


def offered(step: Step) -> list[Option]:
    """Return what is open, having seen that the options are as they should be."""
    assert step.encounter is not None
    options = step.encounter.options(step.sheet)
    assert not options[0].reason
    assert len({option.id for option in options}) == len(options)
    assert all(option.text for option in options)
    assert all(english(line).strip() for line in step.encounter.status(step.sheet))
    return [option for option in options if not option.reason]


def closed(outcome: Outcome | None) -> None:
    """See that a fight ended as one may."""
    assert outcome is not None
    assert outcome.label in LABELS
    assert bool(outcome.failures) == (outcome.label in ("fled", "defeated"))
    assert outcome.facts["foes_left"] >= 0


Ended = tuple[Outcome, Sheet, list[Note]]
"""How a fight came out, who came out of it, and all that was told."""


def fought(seed: str) -> tuple[list[str], Ended]:
    """Fight a fight by random options."""
    plan, sheet = any_fight(seed)
    choose, dice = SeededDice(f"{seed}:player"), RecordingDice(SeededDice(seed))
    step, taken, told = Step(FALLOUT.begin(plan, sheet, asks=True), sheet), [], list[Note]()
    while step.encounter is not None:
        allowed = offered(step)
        option = step.encounter.forced or allowed[choose.roll(1, len(allowed))[0] - 1].id
        before = step.sheet
        step = step.encounter.step(option, "", before, dice)
        sound(before, step.sheet)
        if step.encounter is not None:
            steady(step.encounter)
        assert all(english(FALLOUT.phrase(note)) or note.code == "time" for note in step.notes)
        told += step.notes
        taken.append(option)
        assert len(taken) < 3000
    closed(step.outcome)
    assert step.outcome is not None
    return taken, (step.outcome, step.sheet, told)


@pytest.mark.parametrize("number", range(amount(5, 50, 5_000)))
def test_a_fight_replays_from_its_options(number: int) -> None:
    taken, ended = fought(str(number))
    plan, start = any_fight(str(number))
    dice = SeededDice(str(number))
    step, told = Step(FALLOUT.begin(plan, start, asks=True), start), list[Note]()
    for option in taken:
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
        told += step.notes

    assert (step.outcome, step.sheet, told) == ended


@settings(max_examples=amount(8, 25, 400), stateful_step_count=60)
class Fights(RuleBasedStateMachine):
    """A fight whose player is Hypothesis: whatever is open is taken, whatever is barred refused."""

    @initialize(seed=st.text(alphabet="abcdef", max_size=4))
    def begin(self, seed: str) -> None:
        plan, sheet = any_fight(seed)
        self.dice = SeededDice(seed)
        self.step = Step(FALLOUT.begin(plan, sheet, asks=True), sheet)
        self.actions: dict[str, int] = {}

    @rule(place=st.integers(0, 60))
    def take(self, place: int) -> None:
        if self.step.encounter is None:
            return
        allowed = offered(self.step)
        option = allowed[place % len(allowed)].id
        before = self.step.sheet
        self.step = self.step.encounter.step(option, "", before, self.dice)
        sound(before, self.step.sheet)

    @rule(place=st.integers(0, 60))
    def ask_for_what_is_barred(self, place: int) -> None:
        if self.step.encounter is None:
            return
        barred = [o.id for o in self.step.encounter.options(self.step.sheet) if o.reason]
        for option in [*barred, "no-such-thing"][: 1 + place % 3]:
            with pytest.raises(Illegal):
                self.step.encounter.step(option, "", self.step.sheet, self.dice)

    @invariant()
    def within_a_turn(self) -> None:
        encounter = getattr(self, "step", Step(None, None)).encounter
        if encounter is not None:
            steady(encounter)


TestFights = Fights.TestCase


def test_a_deed_is_tried_by_whoever_has_the_turn_and_takes_it() -> None:
    for fields, told in (
        ({"who": "any"}, "check: whoever has the turn tries a deed; leave out 'who'"),
        ({"minutes": 5}, "check: a deed takes a turn of the fight; leave out 'minutes'"),
    ):
        with pytest.raises(ValueError, match=f"^{told}$"):
            Deed(id="sit", text="Sit", check=SkillTest(skill="speech", **fields))


def test_the_chances_of_a_deed_are_told() -> None:
    walk = alone(hero(luck=0), SNAIL, deeds=(SIT,))
    assert walk.step.encounter is not None
    found = weighed(walk.step.encounter, "deed-sit", walk.sheet)
    alike = odds(SIT.check, hero(luck=0))

    assert found is not None
    assert alike is not None
    assert found.percent(found.succeeding) == alike.percent(alike.succeeding)


def test_a_deed_that_names_nobody_who_is_there_is_refused() -> None:
    deed = Deed(id="ask", text="Ask", check=SkillTest(skill="speech", assist=("pimm",)))
    with pytest.raises(ValueError, match="unknown companion 'pimm'"):
        fight((SNAIL, 1), deeds=(deed,)).bind(Cast({}, {}))
