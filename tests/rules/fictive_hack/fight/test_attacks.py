"""Attacks of the hero in a fight: what is added to them, shields, parries, groups, knock-outs."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.fictive_hack.actions.heights import Climb
from solo.rules.fictive_hack.checks.difficulty import STANDARD
from solo.rules.fictive_hack.checks.door import Door
from solo.rules.fictive_hack.fight.hits import hurt
from solo.rules.fictive_hack.fight.view import meaning
from solo.rules.fictive_hack.fight.written import Bribe, Fight, Placement
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.effects import Ammo
from solo.rules.fictive_hack.gear.weapons import Arena, Weapon
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.hero_file import known
from solo.rules.fictive_hack.heroes.sheet import Device, Sheet
from tests.english import english
from tests.rules.fictive_hack.sample import GUARD, IDLER, Bout, hero, play, with_options

CLUB = "attack-foe0"


def tough(*talents: str, **fields: Any) -> Sheet:
    """Return a scout who can take and carry a lot; a scout has nothing to add to a blow."""
    return hero(*talents, **{"toughened": 5, "brawn": 5, "template": "scout", **fields})


@pytest.mark.rule("FH-081")
def test_a_shield_strikes_alone_or_beside_a_weapon() -> None:
    alone = Bout(tough(shield="heavy", weapon=""), IDLER).step(CLUB, 2, 6, 4)
    assert alone.said("makes 10")  # a hand weapon, which loses no die for being the shield
    beside = Bout(tough(shield="light", daring=5), IDLER)
    assert "batter-foe0" in beside.options
    assert beside.step("batter-foe0", 4).said("with the light shield: 4 + attribute 5 makes 9")
    light = Bout(tough(shield="light", weapon="dagger"), IDLER)
    assert "batter-foe0" not in light.options


@pytest.mark.rule("FH-062")
def test_a_parrying_weapon_does_one_thing_a_round() -> None:
    two = (Weapon(name="club"), Weapon(name="dagger"))
    sheet = tough(weapons=two, parrying="dagger")

    off = Bout(sheet, GUARD, IDLER).step("attack-foe1", 9, 1, 4, 3)  # two dice and not three
    assert {"parrying-hit", "parrying-wound"} <= set(off.options)
    off.step("parrying-hit", 9)
    assert off.foe(1).lost == 1
    assert off.sheet.lost == 1
    assert "parry-off" not in off.options

    parried = Bout(sheet, GUARD, IDLER).step("wait")
    assert "parry-off" in parried.options
    parried.step("parry-off", 9)
    assert parried.sheet.lost == 0


@pytest.mark.rule("FH-060", "FH-063")
@pytest.mark.parametrize("main", ["spear", "shortbow"])
def test_a_parrying_weapon_goes_with_few_main_weapons(main: str) -> None:
    """The main weapon beside it is light, hand or heavy."""
    two = (Weapon(name=main), Weapon(name="dagger"))

    idle = Bout(tough(weapons=two), GUARD)
    assert "parrying-dagger" not in idle.options
    ready = Bout(tough(weapons=(Weapon(name="club"), two[1])), IDLER)
    ready.steps("hands", "parrying-dagger")
    assert (ready.sheet.parrying, ready.told) == ("dagger", ["The dagger is there to parry."])
    assert "dagger" in ready.status
    ready.steps("hands", "parrying-none")
    assert (ready.sheet.parrying, ready.told) == ("", ["You put the weapon for parrying away."])
    assert "dagger" not in ready.status
    struck = Bout(tough(weapons=two, parrying="dagger"), GUARD).step("wait", 1)
    assert "parry-off" not in struck.options  # the blow fell without a question


@pytest.mark.rule("FH-191")
def test_a_wound_more_for_two_points_once_per_attack() -> None:
    bout = Bout(tough(ap=5), replace(IDLER, wounds=4)).step(CLUB, 6, 5, 1)
    assert "wound" in bout.options
    bout.step("wound")

    assert (bout.foe().lost, bout.sheet.ap, bout.sheet.spent) == (2, 3, 2)
    missed = Bout(tough(ap=5), IDLER).step(CLUB, 2, 3, 1)
    assert missed.encounter.table.battle.round == 2  # nothing was offered for a miss


@pytest.mark.rule("FH-194")
def test_a_fleeing_foe_may_be_smitten() -> None:
    runner = replace(IDLER, policy=("flee",))
    bout = Bout(tough(ap=2), runner).step("wait")
    assert set(bout.options) == {"let-go", "smite"}
    bout.step("smite", 9, 9, 1)

    assert bout.sheet.ap == 0
    assert bout.outcome is not None  # the one Wound left ran away
    poor = Bout(tough(ap=1), runner).step("wait")
    assert poor.outcome is not None


@pytest.mark.rule("FH-132", "FH-133")
def test_who_openly_means_to_run_is_not_the_first_whom_a_blow_is_offered_at() -> None:
    """Flights are of phase 4 and blows of phase 5, so the blow would find nobody."""
    runner = replace(IDLER, name="the runner", policy=("flee",))
    secret = replace(runner, telegraph="hidden")
    out = {"gate": Arena(exit=True)}

    open_, hidden = (Bout(tough(), one, IDLER, arenas=out) for one in (runner, secret))

    assert list(open_.options)[:2] == ["attack-foe1", "attack-foe0"]
    assert list(hidden.options)[:2] == ["attack-foe0", "attack-foe1"]


@pytest.mark.rule("FH-194")
@pytest.mark.parametrize(("faces", "gone"), [((9, 9, 1), "down"), ((1, 1, 1), "fled")])
def test_who_is_felled_while_fleeing_does_not_get_away(faces: tuple[int, ...], gone: str) -> None:
    out = {"gate": Arena(exit=True)}
    runner = replace(IDLER, name="the runner", wounds=2, policy=("flee",))
    bout = Bout(tough(ap=4), runner, IDLER, arenas=out).step("wait").step("smite", *faces)
    if "wound" in bout.options:
        bout.step("wound")

    assert bout.foe().gone == gone
    assert bout.said("gets away") is (gone == "fled")


@pytest.mark.rule("FH-194", "FH-136")
def test_who_is_felled_at_the_moment_of_fleeing_does_not_get_away() -> None:
    """The charge and the flight are of one phase, and the initiative is a tie."""
    places = {"yard": Arena(adjacent=("gate",)), "gate": Arena(exit=True)}
    runner = Foe(name="the runner", policy=("flee",))
    bout = Bout(tough("charger"), (runner, 1, "gate"), IDLER, arenas=places, start="yard")
    bout.step("charge-foe0", 5, 5, 9, 9, 1).step("done")

    assert bout.foe().gone == "down"
    assert not bout.said("gets away")


@pytest.mark.rule("FH-117", "FH-135")
def test_an_improved_bash_is_a_combat_action() -> None:
    """It is of phase 5, where a striker acts too, and no Wound before it breaks a focus."""
    thief = tough("bash", template="thief", cunning=3, level=2)
    better = talents.improve(thief, "bash", "move")[0]
    striker = replace(IDLER, name="the striker", wounds=3, policy=("near: attack",))
    bout = Bout(better, striker)
    assert bout.options["bash-foe0"] == "Bash the striker"

    bout.step("bash-foe0", 3, 8, 9, 4, 1, 9, 4, 1)  # theirs is the initiative, and the first blow
    assert bout.said("Initiative")
    assert "lose your focus" not in " ".join(bout.told)
    assert bout.sheet.lost == better.lost + 1


@pytest.mark.rule("FH-192", "FH-169", "FH-174")
def test_a_wound_is_ignored_only_of_an_attack() -> None:
    """Our reading of `once per attack`: a door's Wound and a fall's are not bought off."""
    rich = tough(ap=9, brawn=0, daring=0)

    door = play(Door(boost=False), rich, "roll", faces=[2])
    assert (door.outcome_label, door.sheet.lost, door.sheet.ap) == ("failed", 1, 9)
    fell = play(Climb(height=3, boost=False), rich, "roll", faces=[1])
    fallen = fell.then("roll", faces=[1])
    assert (fallen.outcome_label, fallen.sheet.lost, fallen.sheet.ap) == ("fell", 1, 9)


@pytest.mark.rule("FH-206", "FH-207", "FH-054")
@pytest.mark.example("FH-206")
def test_a_swarm_loses_one_wound_unless_it_is_paid_for() -> None:
    rats = Foe(name="the rats", kind="swarm", wounds=5, policy=("bystander",))
    bout = Bout(tough(weapon="claymore", ap=2), rats).step(CLUB, 5, 4)
    assert "swarm" in bout.options
    bout.step("swarm")
    assert (bout.foe().lost, bout.sheet.ap) == (2, 0)
    bout.step(CLUB, 5, 4)
    assert bout.foe().lost == 3

    bare = Bout(tough(weapon=""), rats).step(CLUB, 9)
    assert bare.foe().lost == 1


@pytest.mark.rule("FH-054")
def test_bare_hands_only_knock_out_and_points_make_them_count() -> None:
    bout = Bout(tough(weapon="", ap=4), IDLER).step(CLUB, 9)
    bout.step("done")
    assert bout.foe().lost == 0

    out = bout.step(CLUB, 9).step("wound")
    assert out.foe().lost == 1
    out.step(CLUB, 9).step("wound")
    assert out.outcome is not None
    assert out.outcome.facts["down"] == 1
    assert out.said("knocked out")


@pytest.mark.rule("FH-212", "FH-214")
@pytest.mark.example("FH-212")
@pytest.mark.parametrize(("faces", "offered"), [((5, 4), True), ((4, 4), False)])
def test_two_minions_fall_to_one_blow_for_a_point(faces: tuple[int, int], offered: bool) -> None:
    bout = Bout(tough(weapon="claymore", ap=1), (replace(GUARD, policy=("wait",)), 2))
    bout.step(CLUB, *faces)

    assert ("plow-2" in bout.options) is offered
    if offered:
        assert bout.status == "A hit: 1 of the guard falls. You have 1 AP."
        assert bout.step("plow-2").outcome is not None
    else:
        assert bout.foe().count == 1


@pytest.mark.rule("FH-212")
@pytest.mark.parametrize(("how", "price"), [("total", 2), ("each", 3)])
def test_the_price_of_a_third_kill_is_an_option(how: str, price: int) -> None:
    sheet = with_options(tough(weapon="huge club", ap=9), plow_cost=how)
    bout = Bout(sheet, (replace(GUARD, policy=("wait",)), 3)).step(CLUB, 9, 9).step("plow-3")

    assert bout.sheet.ap == 9 - price
    assert bout.said(f"{price} AP on more of them; {9 - price} left")
    assert bout.outcome is not None
    assert bout.outcome.facts["down"] == 3


@pytest.mark.rule("FH-213")
def test_a_wound_bought_makes_another_kill_possible() -> None:
    bout = Bout(tough(ap=3), (replace(GUARD, policy=("wait",)), 2)).step(CLUB, 9, 8, 1)
    assert "plow-2" not in bout.options
    bout.step("wound")
    assert "plow-2" in bout.options
    assert bout.step("plow-2").outcome is not None


@pytest.mark.rule("FH-213", "FH-214")
def test_a_blow_that_armor_stops_fells_none_of_a_group_before_a_wound_is_bought() -> None:
    """Medium armor takes the one Wound of 12."""
    guards = replace(GUARD, policy=("wait",), armor="medium")
    stopped = Bout(tough(), (guards, 2)).step(CLUB, 6, 6, 1)
    assert stopped.foe().count == 2

    bought = Bout(tough(ap=2), (guards, 2)).step(CLUB, 6, 6, 1).step("wound")
    assert (bought.foe().count, bought.sheet.ap) == (1, 0)


@pytest.mark.rule("FH-216")
@pytest.mark.parametrize("lined_up", [True, False])
def test_one_shot_fells_several_only_if_they_line_up(lined_up: bool) -> None:
    row = replace(GUARD, policy=("wait",), lined_up=lined_up)
    bout = Bout(tough(weapon="longbow", ap=3), (row, 2)).step("shoot-foe0", 9, 8)

    assert ("plow-2" in bout.options) is lined_up


@pytest.mark.rule("FH-226")
@pytest.mark.example("FH-226")
def test_a_dirty_trick_is_chosen_after_the_roll_or_declined() -> None:
    sheet = tough("fight dirty", weapon="claymore")
    bout = Bout(sheet, replace(IDLER, wounds=5)).step(CLUB, 1, 6)
    assert {"fight-dirty-hit", "fight-dirty-wound", "done"} <= set(bout.options)
    bout.step("fight-dirty-hit")
    assert bout.foe().lost == 2

    declined = bout.step(CLUB, 1, 6).step("done")
    assert declined.foe().lost == 2


@pytest.mark.rule("FH-240", "FH-241")
@pytest.mark.parametrize(("faces", "broken"), [((3, 1, 3), True), ((3, 2, 1), False)])
def test_a_device_helps_a_blow_of_a_fight_once_with_a_bonus_and_breaks_on_doubles(
    faces: tuple[int, ...], broken: bool
) -> None:
    """Each 1 more: two dice, the lens 1, and the bonus 2 that is used up by the roll."""
    lens = Device(name="a lens", roll="attack", level=1)
    bout = Bout(tough(devices=(lens,), bonus=2), IDLER).step(CLUB, *faces)

    assert bout.said(f"makes {sum(sorted(faces)[1:]) + 3};")
    assert (bout.sheet.devices[0].broken, bout.sheet.bonus) == (broken, 0)
    assert ("device-broken" in bout.codes) is broken


@pytest.mark.rule("FH-227")
@pytest.mark.example("FH-227")
def test_a_ten_and_a_one_both_pay_with_the_weapon_of_choice() -> None:
    talents = {"fight dirty": known("fight dirty"),
               "weapon of choice": known("weapon of choice", (), "spear")}  # fmt: skip
    sheet = tough(weapon="spear", talents=talents)
    bout = Bout(sheet, replace(IDLER, wounds=9)).step(CLUB, 10, 1).step("fight-dirty-wound")
    assert bout.foe().lost == 3

    twice = Bout(sheet, replace(IDLER, wounds=9)).step(CLUB, 10, 10)
    assert twice.foe().lost == 2
    other = replace(sheet, weapons=(Weapon(name="staff"),), wielded="staff")
    assert Bout(other, replace(IDLER, wounds=9)).step(CLUB, 3, 10).foe().lost == 1


@pytest.mark.rule("FH-221")
def test_awesome_violence_after_the_roll_up_to_the_level() -> None:
    bout = Bout(tough(template="fighter", ap=3, level=3), IDLER).step(CLUB, 3, 2, 1)
    bout.step("violence").step("violence")
    assert (bout.sheet.ap, bout.foe().lost) == (1, 1)  # 5 + 3

    early = with_options(tough(template="fighter", ap=3), violence="before_roll")
    before = Bout(early, IDLER).step(CLUB)
    assert set(before.options) == {"violence-0", "violence-1"}
    before.step("violence-1", 4, 3, 1).step("done")
    assert (before.sheet.ap, before.foe().lost) == (2, 1)


@pytest.mark.rule("FH-229")
@pytest.mark.example("FH-229")
def test_elite_turns_a_miss_once_in_an_arena() -> None:
    bout = Bout(tough(template="knight", ap=3), IDLER).step(CLUB, 4, 3, 1).step("elite")
    bout.step("done")
    assert (bout.foe().lost, bout.sheet.ap) == (1, 2)

    again = bout.step(CLUB, 4, 3, 1)
    assert "elite" not in again.options
    bout.step("move-road").step("move-field").step(CLUB, 4, 3, 1)
    assert "elite" in bout.options


@pytest.mark.rule("FH-260")
@pytest.mark.example("FH-260")
def test_backstab_needs_eyes_that_are_elsewhere() -> None:
    thief = tough("backstab", template="thief", weapon="dagger", cunning=3, brawn=3)
    asleep = Bout(thief, IDLER, surprise=True).step(CLUB, 4)
    assert asleep.outcome is not None  # 4 + 3 + 2 hits for 1 + 1

    watched = Bout(thief, GUARD).step(CLUB, 9, 1, 4, 2)
    assert "backstab-hit" not in watched.options

    tom = Foe(name="Tom", kind="tough", weapon=Weapon(name="club"))
    busy = replace(GUARD, policy=("near: attack",))
    beside = Bout(replace(thief, companions={"tom": tom}), IDLER, busy).step("attack-foe1")
    beside.step("wait", 9, 1, 4)
    assert "backstab-hit" in beside.options
    beside.step("backstab-hit")
    assert beside.foe(1).gone == "down"
    assert beside.sheet.exhausted == {"backstab": "arena"}
    heavy = Bout(replace(thief, weapons=(Weapon(name="claymore"),), wielded="claymore"), IDLER,
                 surprise=True).step(CLUB, 4, 3)  # fmt: skip
    assert heavy.foe().lost == 0


@pytest.mark.rule("FH-261")
def test_a_bash_in_a_fight_is_a_focus_a_hit_and_a_roll() -> None:
    thief = tough("bash", template="thief", cunning=3)
    bout = Bout(thief, replace(IDLER, wounds=3)).step("bash-foe0", 5, 4, 1)
    assert {"spare", "done"} <= set(bout.options)
    bout.step("done", 8)

    assert bout.outcome is not None  # 11 exceeds 5 x 2
    assert bout.outcome.label == "won"
    gentle = Bout(thief, replace(IDLER, wounds=2)).step("bash-foe0", 5, 4, 1).step("spare", 8)
    assert gentle.outcome is not None
    assert gentle.said("pull the blow")
    sharp = Bout(replace(thief, weapons=(Weapon(name="sword"),), wielded="sword"), IDLER)
    assert "bash-foe0" not in sharp.options


@pytest.mark.rule("FH-055", "FH-056")
def test_a_very_heavy_weapon_in_a_fight() -> None:
    armored = replace(IDLER, wounds=9, armor="medium")
    bout = Bout(tough(weapon="huge club", shield="light"), armored).step(CLUB, 5, 4)

    assert bout.foe().lost == 2  # three, less the second Wound that chain soaks; two dice


@pytest.mark.rule("FH-198")
def test_a_fight_may_pay_at_its_end_and_a_villain_for_its_laugh() -> None:
    bout = Bout(tough(weapon="claymore", armor="light"), replace(GUARD, policy=("wait",)),
                award=2, gloat=1)  # fmt: skip
    assert bout.sheet.ap == 1
    bout.step(CLUB, 5, 4)
    assert bout.sheet.ap == 3


@pytest.mark.rule("FH-193")
def test_a_talent_paid_for_helps_once() -> None:
    sheet = tough(template="fighter", ap=6, weapon="spear")
    bout = Bout(sheet, replace(IDLER, wounds=9)).step("talents").step("borrow-fight-dirty")
    assert bout.sheet.ap == 3
    bout.step(CLUB, 1, 6).step("fight-dirty-hit").step("done")
    assert (bout.foe().lost, bout.sheet.borrowed) == (1, frozenset())
    again = bout.step(CLUB, 1, 6)
    assert "fight-dirty-hit" not in again.options

    choice = Bout(sheet, replace(IDLER, wounds=9)).step("talents").step("borrow-weapon-of-choice")
    choice.step(CLUB, 3, 10).step("done")
    assert (choice.foe().lost, choice.sheet.borrowed) == (2, frozenset())


@pytest.mark.rule("FH-193")
def test_what_lightens_loads_is_not_for_one_use() -> None:
    knight = Bout(tough(template="knight", ap=3), IDLER).step("talents")

    assert set(knight.options) == {"borrow-shield-skill", "back"}
    assert "attack-foe0" in knight.step("back").options


@pytest.mark.rule("FH-193")
def test_only_what_is_of_use_in_a_fight_is_lent_in_it() -> None:
    """What the Combat Toughened are better at is talk, where there is any."""
    fighter, thief = (tough(template=one, ap=3) for one in ("fighter", "thief"))
    lent = [
        {one for one in Bout(sheet, IDLER, parley=talk).step("talents").options if one != "back"}
        for sheet, talk in ((fighter, None), (fighter, STANDARD), (thief, None))
    ]

    blows = {f"borrow-{one}" for one in ("charger", "expert-parry", "fight-dirty")}
    blows.add("borrow-weapon-of-choice")
    sly = {f"borrow-{one}" for one in ("backstab", "bash", "pickpocket", "super-cunning")}
    assert lent == [blows, blows | {"borrow-combat-toughened"}, sly]


def test_what_is_in_hand_changes_by_a_list_of_its_own() -> None:
    two = (Weapon(name="club"), Weapon(name="dagger"))
    bout = Bout(tough(weapons=two, shield="light"), IDLER).step("hands")

    assert set(bout.options) == {"wield-dagger", "wield-nothing", "shield-down", "back"}
    bout.step("wield-dagger")
    assert bout.sheet.wielded == "dagger"
    bout.step("hands").step("shield-down")
    assert not bout.sheet.shielded


@pytest.mark.rule("FH-042", "FH-070")
def test_a_thrown_knife_is_gone_until_it_is_got_back() -> None:
    sheet = tough(weapon="knife")
    bout = Bout(sheet, replace(IDLER, wounds=9)).step("shoot-foe0", 9)

    assert bout.foe().lost == 1
    assert bout.sheet.weapon.name == "bare hands"
    assert "shoot-foe0" not in bout.options
    assert bout.step(CLUB, 9).foe().lost == 1
    back, _ = Ammo(weapon="knife", count=1).apply(bout.sheet, LoadedDice(()))
    assert back.weapon.name == "knife"


def test_minions_run_when_enough_of_them_are_down() -> None:
    pack = replace(GUARD, fled_at=1, policy=("wait",))
    bout = Bout(tough(), (pack, 3)).step(CLUB, 5, 4, 1)

    assert bout.outcome is not None
    assert bout.outcome.facts["down"] == 1
    assert bout.said("who run")


def test_two_bribes_of_one_name_are_refused() -> None:
    twice = (Bribe(text="A cart"), Bribe(text="A  cart!"))

    with pytest.raises(ValueError, match="two are called 'a-cart'"):
        Fight(foes=(Placement(foe="x"),), bribes=twice)


@pytest.mark.rule("FH-213")
def test_a_wound_more_is_only_offered_where_it_does_something() -> None:
    single = Bout(tough(ap=4), replace(GUARD, policy=("wait",))).step(CLUB, 9, 8, 1)
    assert single.outcome is not None  # one minion: nothing to decide
    low = Bout(tough(ap=4), (replace(GUARD, policy=("wait",)), 2)).step(CLUB, 4, 4, 1)
    assert low.foe().count == 1  # a second would be at 7


@pytest.mark.rule("FH-194")
def test_minions_who_run_when_the_rest_fall_may_be_smitten_before_the_attacks() -> None:
    """The first falls to a charge in phase 4, and two run; a blow as they run fells another."""
    places = {"yard": Arena(adjacent=("gate",)), "gate": Arena(exit=True)}
    pack = replace(GUARD, fled_at=1, policy=("wait",))
    bout = Bout(tough("charger", ap=3), (pack, 3, "gate"), arenas=places, start="yard")
    bout.step("charge-foe0", 5, 4, 1)
    if "done" in bout.options:
        bout.step("done")
    assert bout.said("who run")
    assert set(bout.options) == {"let-go", "smite"}
    bout.step("smite", 6, 6, 1)

    assert bout.outcome is not None
    assert (bout.outcome.facts["down"], bout.sheet.ap) == (2, 1)


@pytest.mark.rule("FH-194")
def test_minions_who_run_in_the_phase_of_attacks_are_not_smitten() -> None:
    """FH-194 is for who flees before phase 5."""
    pack = replace(GUARD, fled_at=1, policy=("wait",))
    bout = Bout(tough(ap=9), (pack, 3)).step(CLUB, 5, 4, 1)
    if "done" in bout.options:
        bout.step("done")

    assert bout.outcome is not None
    assert bout.outcome.facts["down"] == 1


@pytest.mark.rule("FH-133", "FH-134")
@pytest.mark.parametrize("telegraph", ["hidden", "phase"])
def test_a_foe_that_keeps_its_intentions_back_tells_no_manner(telegraph: Any) -> None:
    rat = replace(IDLER, policy=("hurt: flee", "attack"), telegraph=telegraph)

    assert "manner" not in Bout(tough(), rat).status
    assert (
        "manner: when hurt: runs; else attacks"
        in Bout(tough(), replace(rat, telegraph="full")).status
    )


@pytest.mark.rule("FH-133")
@pytest.mark.parametrize(("telegraph", "shown"), [("hidden", set()), ("phase", {"phase"})])
def test_facts_of_an_intention_are_only_what_is_shown(telegraph: Any, shown: set[str]) -> None:
    rat = replace(GUARD, telegraph=telegraph, policy=("move",))
    battle = Bout(hero(), (rat, 1, "road")).encounter.table.battle

    assert {*meaning(battle, battle.fighter("foe0")).facts} == {"many", *shown}


def test_a_policy_of_one_rule_is_said_without_else() -> None:
    assert english(replace(IDLER, policy=("attack",)).manner) == "attacks"
    assert english(replace(IDLER, policy=("hurt: attack", "attack")).manner).endswith(
        "; else attacks"
    )


@pytest.mark.rule("FH-193")
def test_a_trick_that_is_paid_for_and_not_played_stays_paid_for() -> None:
    """Nor does one help a blow twice that the hero has learned."""
    sheet = tough(template="fighter", ap=6, weapon="spear")
    bout = Bout(sheet, replace(IDLER, wounds=9)).step("talents").step("borrow-fight-dirty")
    bout.step(CLUB, 1, 6).step("done")

    assert bout.sheet.borrowed == {"fight dirty"}


@pytest.mark.rule("FH-079", "FH-080")
@pytest.mark.parametrize(("shield", "heavy_blows"), [("light", 1), ("heavy", 2)])
def test_a_foes_shield_breaks_to_save_its_bearer(shield: Any, heavy_blows: int) -> None:
    foe = replace(IDLER, kind="monster", wounds=9, shield=shield)
    table = Bout(tough(), foe).encounter.table
    for number in range(heavy_blows):
        table.alter("foe0", lost=2, blocked=True)
        hurt(table, "foe0", 8)
        now = table.battle.fighter("foe0")
        assert (now.lost, now.shield_uses) == (3, number + 1)
    hurt(table, "foe0", 8)

    assert table.battle.fighter("foe0").gone


@pytest.mark.rule("FH-077", "FH-082")
@pytest.mark.parametrize(("defending", "lost"), [(False, [0, 1]), (True, [0, 0])])
def test_a_shield_blocks_once_a_round_and_each_time_for_who_defends(
    defending: bool, lost: list[int]
) -> None:
    table = Bout(tough(), replace(IDLER, wounds=3, shield="light")).encounter.table
    table.alter("foe0", defending=defending, blocked=False)
    found = []
    for _ in range(2):
        hurt(table, "foe0", 1)
        found.append(table.battle.fighter("foe0").lost)

    assert found == lost
