"""What Momentum buys, the hero and, with Doom, the foes: CON-051 to CON-062, CON-074."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.conan.anytime import do_standing
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.foe_momentum import FoeHit, Purse, worsen
from solo.rules.two_d20.conan.fight.momentum import ware
from solo.rules.two_d20.conan.fight.state import DOWN, Attack
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import Zone
from solo.rules.two_d20.conan.foe import Foe, Tactic
from solo.rules.two_d20.conan.gear.written import Weapon, known_weapon
from solo.rules.two_d20.conan.health.harm import Blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    WALL,
    able,
    armed,
    at,
    battle,
    beginning,
    codes,
    fight,
    hero,
    ids,
    play,
    state,
    told,
    trained,
)

CLUB = Weapon(name="club", dice=3)
BASE = armed(trained(able(agility=10), melee=(2, 0)), CLUB)
EVENT = [5, 19]  # a hit without Momentum


def hitting(momentum: int, foe: Foe = WALL, *, faces: tuple[int, ...] = (1, 1, 2, 9)) -> Step:
    """Return a hit of four damage to the torso, with so much Momentum in the pool."""
    sheet = changed(BASE, pool=momentum)
    name = foe.name.removeprefix("the ")
    return play(fight(foe, sheet=sheet), sheet, [*EVENT, *faces], "begin", f"attack-{name}-club",
                "roll")  # fmt: skip


def bought(step: Step, *options: str, faces: tuple[int, ...] = ()) -> Step:
    return play(step.encounter, step.sheet, list(faces), *options)


TABLE = {
    "bonus-damage": (1, True), "break-guard": (2, False), "called-shot": (2, False),
    "change-stance": (1, False), "confidence": (1, True), "disarm": (2, False),
    "penetration": (1, True), "re-roll-damage": (1, False), "second-wind": (1, True),
    "secondary-target": (2, False), "subdue": (1, False), "swift-action": (2, False),
    "withdraw": (1, False),
}  # fmt: skip


@pytest.mark.rule("CON-051", "CON-052")
def test_the_table_of_spends_with_costs_and_codes() -> None:
    rows = printed("momentum")["spends"]

    assert {name: (row["cost"], bool(row.get("repeat"))) for name, row in rows.items()} == TABLE
    assert [name for name, row in rows.items() if row.get("immediate")] == ["second-wind"]
    assert rows["disarm"]["two_hands"] == 3


@pytest.mark.rule("CON-051")
def test_what_is_not_repeatable_is_bought_once() -> None:
    wares = [ware(name, "", lambda: None) for name in TABLE]
    assert [one.id for one in wares if one.repeat] == [n for n, (_, r) in TABLE.items() if r]
    step = hitting(6)
    for option in ("swift-action", "subdue", "break-guard"):
        assert option in ids(step)
        assert option not in ids(bought(step, option))
    for option in ("bonus-damage", "confidence"):
        assert option in ids(bought(step, option))
    assert "penetration" not in ids(step)  # there is nothing to go through
    armored = hitting(6, replace(WALL, armor={"torso": 3}))
    assert "penetration" in ids(bought(armored, "penetration"))
    assert "penetration" not in ids(bought(armored, "penetration", "penetration"))
    again = bought(step, "re-roll-all", faces=(3, 3, 3))
    assert not [option for option in ids(again) if option.startswith("re-roll")]


@pytest.mark.rule("CON-052")
def test_everything_in_the_table_is_offered_on_a_hit() -> None:
    sheet = changed(BASE, pool=6, lost_vigor=2)
    start = fight(replace(GUARD, armor={"torso": 1}), WALL, sheet=sheet)
    options = ("begin", "drop-prone", "attack-guard-club", "roll")
    offered = ids(play(start, sheet, [1, 6, 1, 1, 3, 9], *options))

    assert offered[0] == "strike"
    for name in TABLE:
        beginning = {"re-roll-damage": "re-roll", "secondary-target": "secondary"}.get(name, name)
        assert any(option.startswith(beginning) for option in offered), name


@pytest.mark.rule("CON-052")
def test_only_what_can_be_paid_is_open_and_the_rest_is_saved() -> None:
    step = hitting(1)
    assert {"disarm", "swift-action"}.isdisjoint(ids(step))
    with pytest.raises(Illegal, match="not open now"):
        bought(step, "swift-action")
    sheet = BASE
    made = play(fight(WALL, sheet=sheet), sheet, [5, 6, 1, 1, 2, 9], "begin", "attack-wall-club",
                "roll", "strike")  # fmt: skip
    assert made.sheet.pool == 1
    both = play(fight(WALL, sheet=made.sheet), made.sheet, [5, 6, 1, 1, 2, 9], "begin",
                "attack-wall-club", "roll")  # fmt: skip
    assert {"disarm", "swift-action"} & {*ids(both)} == {"swift-action"}
    assert bought(both, "swift-action").sheet.pool == 0


@pytest.mark.rule("CON-039", "CON-053")
@pytest.mark.example("CON-053")
def test_bonus_damage_is_flat() -> None:
    step = bought(hitting(3), "bonus-damage", "bonus-damage", "bonus-damage")

    assert told(step, "struck")[0]["damage"] == 7
    assert step.sheet.pool == 0


@pytest.mark.rule("CON-054")
def test_break_guard_is_for_attacks() -> None:
    step = bought(hitting(2), "break-guard")
    assert not battle(step).fighter("wall").guard

    off = replace(GUARD, defense=20)
    broken = fight(off, sheet=BASE, policy=Policy(name="none", defend=1))
    now = state(broken).put(replace(state(broken).fighter("guard"), guard=False))
    assert "defends" not in codes(play(beginning(now, BASE), BASE, [], "begin",
                                       "attack-guard-club"))  # fmt: skip


@pytest.mark.rule("CON-054")
def test_break_guard_is_for_defense_too() -> None:
    sheet = trained(able(coordination=9), parry=(1, 0))
    step = play(fight(GUARD, sheet=sheet), sheet, [9, 10, 19, 18], "begin", "end-turn", "parry",
                "roll")  # fmt: skip
    assert ids(step)[:2] == ["save", "break-guard"]
    assert "swift-action" not in ids(step)

    broken = bought(step, "break-guard")
    assert not battle(broken).fighter("guard").guard
    assert bought(step, "save").sheet.pool == 1  # two of it, and the round is over


@pytest.mark.rule("CON-055")
def test_a_called_shot_chooses_the_place() -> None:
    helmet = replace(WALL, armor={"torso": 3})
    assert "called-shot-left-leg" in ids(hitting(2, helmet))  # as bare as the head
    step = bought(hitting(2, helmet), "called-shot-head")

    assert told(step, "struck")[0]["place"] == "head"
    assert told(step, "struck")[0]["through"] == 4
    arm = bought(hitting(2), "called-shot-right-arm")  # all the same to a foe without armor
    assert told(arm, "struck")[0]["place"] == "right arm"
    stare = changed(BASE, pool=2)
    frown = play(fight(WALL, sheet=stare), stare, [5, 19, 1, 1], "begin", "attack-wall-cold-stare",
                 "roll")  # fmt: skip
    assert not [option for option in ids(frown) if option.startswith("called-shot")]


@pytest.mark.rule("CON-052")
def test_change_stance() -> None:
    assert "change-stance" not in ids(hitting(2))  # in one's own turn to drop is free (CON-022)
    flat = changed(BASE, pool=3)
    start = fight(WALL, sheet=flat)
    lying = play(start, flat, [1, 5, 1, 1, 2, 9], "begin", "drop-prone", "attack-wall-club", "roll",
                 "change-stance")  # fmt: skip
    assert not battle(lying).hero.prone
    assert told(lying, "points")[0]["now"] == 2


@pytest.mark.rule("CON-056")
@pytest.mark.example("CON-056")
def test_confidence_is_morale_four_dice_at_most() -> None:
    step = bought(hitting(5), *["confidence"] * 4)
    assert battle(step).hero.morale == 4
    with pytest.raises(Illegal, match="not open now"):
        bought(step, "confidence")

    struck = bought(step, "strike")
    later = play(struck.encounter, struck.sheet, [19, 19], "end-turn", "take-it")
    assert battle(later).hero.morale == 0


@pytest.mark.rule("CON-041", "CON-056")
def test_morale_soaks_what_frightens() -> None:
    ghost = Foe(name="the ghost", tn=12, weapons=(known_weapon("cold stare"),))
    sheet = changed(BASE, pool=2)
    start = fight(ghost, sheet=sheet)
    faces = [*EVENT, 1, 1, 1, 9, 5, 19, 2, 2, 2, 1]
    step = play(start, sheet, faces, "begin", "attack-ghost-club", "roll",
                "confidence", "confidence", "end-turn", "take-it")  # fmt: skip

    assert told(step, "hurt")[0]["soak"] == 3
    assert step.sheet.resolve == 8 - 1


@pytest.mark.rule("CON-057")
@pytest.mark.example("CON-057")
@pytest.mark.parametrize(("weapon", "cost"), [("knife", 2), ("spear", 3)])
def test_disarming_costs_more_against_two_hands(weapon: str, cost: int) -> None:
    foe = replace(GUARD, weapons=(known_weapon(weapon),), vigor=20, wounds=9)
    step = bought(hitting(4, foe), "disarm")

    assert battle(step).fighter("guard").held is None
    assert step.sheet.pool == 4 - cost
    bare = replace(GUARD, weapons=(known_weapon("fists"),))
    assert "disarm" not in ids(hitting(4, bare))


@pytest.mark.rule("CON-057")
def test_a_foe_without_its_weapon_picks_one_up() -> None:
    foe = replace(GUARD, vigor=20, wounds=9, weapons=(known_weapon("spear"), known_weapon("knife")))
    step = bought(hitting(3, foe), "disarm")
    turned = play(step.encounter, step.sheet, [], "end-turn")

    assert "arms" in codes(turned)
    held = battle(turned).fighter("guard").held
    assert held is not None
    assert held.name == "knife"


@pytest.mark.rule("CON-058")
@pytest.mark.example("CON-058")
@pytest.mark.parametrize(("soak", "left"), [(5, 1), (3, 0)])
def test_penetration_ignores_two_soak_a_point(soak: int, left: int) -> None:
    foe = replace(WALL, armor={"all": soak})
    step = bought(hitting(2, foe), "penetration", "penetration")

    assert told(step, "struck")[0]["through"] == 4 - left


@pytest.mark.rule("CON-059")
def test_damage_dice_are_rolled_again() -> None:
    step = hitting(2, faces=(3, 1, 5, 9))
    offered = [option for option in ids(step) if option.startswith("re-roll")]
    assert offered == ["re-roll-all", "re-roll-blank", "re-roll-weak"]

    blank = bought(step, "re-roll-blank", "strike", faces=(2,))
    assert told(blank, "struck")[0]["damage"] == 2 + 1 + 1
    every = bought(step, "re-roll-all", "strike", faces=(2, 2, 2))
    assert told(every, "struck")[0]["damage"] == 6
    assert every.sheet.pool == 1


@pytest.mark.rule("CON-060")
@pytest.mark.example("CON-060")
def test_second_wind_is_a_point_for_a_point_at_any_time() -> None:
    sheet = changed(able(brawn=10), lost_vigor=4, lost_resolve=1, pool=3)
    step = Step(None, sheet)
    for _ in range(3):
        step = do_standing("second-wind-vigor", step.sheet, LoadedDice(()))
    assert (step.sheet.vigor, step.sheet.pool) == (9, 0)

    start = fight(WALL, sheet=sheet)
    free = play(start, sheet, [], "begin", "second-wind-resolve")
    assert (free.sheet.resolve, free.sheet.pool) == (8, 2)
    assert "second-wind-resolve" not in ids(free)


@pytest.mark.rule("CON-061")
@pytest.mark.example("CON-061")
@pytest.mark.parametrize(("faces", "half"), [((2, 2, 5), 3), ((2, 2, 2), 3)])
def test_a_second_target_takes_half_rounded_up(faces: tuple[int, ...], half: int) -> None:
    sheet = changed(BASE, pool=3)
    other = replace(WALL, name="the other")
    start = fight(WALL, other, sheet=sheet)
    step = play(start, sheet, [*EVENT, *faces, 9, 3], "begin", "attack-wall-club", "roll",
                "secondary-other", "strike")  # fmt: skip

    first, second = told(step, "struck")
    assert (first["damage"], second["damage"]) == (sum(min(f, 2) if f < 5 else 1 for f in faces),
                                                   half)  # fmt: skip
    assert (second["name"], second["place"]) == ("the other", "right arm")


@pytest.mark.rule("CON-061")
@pytest.mark.example("CON-061")
def test_seven_damage_are_four_to_the_second() -> None:
    sheet = changed(BASE, pool=3)
    other = replace(WALL, name="the other")
    step = play(fight(WALL, other, sheet=sheet), sheet, [*EVENT, 2, 2, 2, 9, 9], "begin",
                "attack-wall-club", "roll", "bonus-damage", "secondary-other")  # fmt: skip

    assert [facts["damage"] for facts in told(step, "struck")] == [7, 4]


@pytest.mark.rule("CON-052")
def test_who_is_subdued_is_taken_alive() -> None:
    weak = replace(GUARD, vigor=3)
    step = bought(hitting(1, weak), "subdue")

    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.triggers) == ("won", ("taken",))
    assert step.outcome.facts["taken"] == 1


@pytest.mark.rule("CON-062")
@pytest.mark.example("CON-062")
def test_a_swift_action_is_a_second_one_a_step_harder() -> None:
    step = bought(hitting(2), "swift-action")
    assert battle(step).hero.standard == 1

    second = play(step.encounter, step.sheet, EVENT, "attack-wall-club", "roll")
    assert told(second, "attacks")[0]["difficulty"] == 2
    assert not battle(second).hero.swift
    guard = play(step.encounter, step.sheet, [], "end-turn", "parry")
    assert guard.encounter is not None
    assert not any("swift" in line for line in all_english(guard.encounter.status(guard.sheet)))


@pytest.mark.rule("CON-052", "CON-027")
def test_withdraw_by_momentum_provokes_nobody() -> None:
    step = hitting(1)
    assert battle(step).hero.near == {"wall"}
    assert battle(bought(step, "withdraw")).hero.near == frozenset()


@pytest.mark.rule("CON-052")
def test_other_successes_in_a_fight_buy_things_too() -> None:
    sheet = trained(able(awareness=12), insight=(2, 0))
    step = play(fight(WALL, sheet=sheet), sheet, [3, 4], "begin", "exploit-wall", "roll")
    assert {"save", "confidence"} <= set(ids(step))

    calm = bought(step, "confidence")
    assert (battle(calm).hero.morale, calm.sheet.pool) == (1, 0)


# What foes do with Momentum and Doom


HARD = Policy(name="none", damage=1, most_damage=6)


def foe_hits(
    *tactics: Tactic, doom: int = 6, sheet: Sheet = BASE, dice: tuple[int, ...] = (1, 2, 9),
    more: tuple[int, ...] = (), policy: Policy = HARD, foe: Foe = GUARD,
) -> Step:  # fmt: skip
    """Let a foe hit without Momentum for two combat dice, with so much Doom there."""
    weapon = Weapon(name="stick", dice=2)
    foe = replace(foe, weapons=(weapon,), tactics=tactics)
    sheet = changed(sheet, threat=doom)
    start = fight(foe, sheet=sheet, policy=policy)
    return play(start, sheet, [5, 19, *dice, *more], "begin", "end-turn", "take-it")


@pytest.mark.rule("CON-074")
def test_foes_buy_damage_with_doom_as_the_policy_allows() -> None:
    step = foe_hits(doom=3)
    assert (told(step, "hurt")[0]["damage"], step.sheet.threat) == (3 + 3, 0)
    assert told(step, "foe-harder") == [{"name": "the guard", "doom": 3, "now": 0, "points": 3}]

    mild = foe_hits(doom=3, policy=Policy(name="none", damage=1, most_damage=1))
    assert (told(mild, "hurt")[0]["damage"], mild.sheet.threat) == (4, 2)
    never = foe_hits(doom=3, policy=Policy(name="none"))
    assert (told(never, "hurt")[0]["damage"], never.sheet.threat) == (3, 3)


@pytest.mark.rule("CON-074")
@pytest.mark.parametrize(("option", "doom", "damage"), [("doom", 4, 3), ("lost", 3, 4)])
def test_a_foe_saves_its_momentum_as_doom_below_the_threshold(
    option: str, doom: int, damage: int
) -> None:
    sheet = changed(hero(), options=ConanOptions(foe_momentum=option))  # type: ignore[arg-type]
    foe = replace(GUARD, weapons=(Weapon(name="stick", dice=2),))
    start = fight(foe, sheet=sheet, policy=Policy(name="none", damage=5))
    step = play(start, sheet, [5, 6, 1, 2, 9], "begin", "end-turn", "take-it")

    assert (step.sheet.threat, told(step, "hurt")[0]["damage"]) == (doom, damage)


@pytest.mark.rule("CON-074", "CON-054")
def test_a_foe_breaks_the_heros_guard() -> None:
    step = foe_hits("break-guard", doom=2)
    assert not battle(step).hero.guard
    assert step.sheet.threat == 0

    keen = replace(GUARD, defense=19, tactics=("break-guard",))
    warded = play(fight(keen, sheet=BASE, policy=Policy(name="none", defend=1)), BASE,
                  [5, 19, 3, 19], "begin", "attack-guard-club", "roll")  # fmt: skip
    assert battle(warded).hero.guard  # one Momentum is too little
    keen = replace(keen, focus=9)
    broken = play(fight(keen, sheet=BASE, policy=Policy(name="none", defend=1)), BASE,
                  [5, 19, 3, 4], "begin", "attack-guard-club", "roll")  # fmt: skip
    assert not battle(broken).hero.guard


@pytest.mark.rule("CON-074", "CON-055", "CON-058")
def test_a_foe_finds_where_the_armor_is_thin() -> None:
    sheet = changed(BASE, armor={"torso": 4, "all": 2})
    called = foe_hits("called-shot", doom=2, sheet=sheet)
    assert told(called, "hurt")[0]["place"] == "head"

    pierced = foe_hits("penetration", doom=2, sheet=sheet)
    assert (told(pierced, "hurt")[0]["ignored"], pierced.sheet.threat) == (4, 0)


@pytest.mark.rule("CON-074", "CON-057")
def test_a_foe_knocks_the_weapon_away() -> None:
    step = foe_hits("disarm", doom=2)
    assert (battle(step).hero.hand, battle(step).hero.dropped) == ("", (("here", "club"),))

    staff = armed(BASE, "staff")
    assert battle(foe_hits("disarm", doom=2, sheet=staff)).hero.hand == "staff"
    assert battle(foe_hits("disarm", doom=3, sheet=staff)).hero.hand == ""


@pytest.mark.rule("CON-074", "CON-059", "CON-060")
def test_a_foe_rolls_again_and_gets_its_breath_back() -> None:
    again = foe_hits("re-roll-damage", doom=1, dice=(3, 4, 9), more=(2, 2))
    assert told(again, "hurt")[0]["damage"] == 4

    weak = fight(replace(GUARD, tactics=("second-wind",)), sheet=BASE, policy=HARD)
    tired = state(weak).put(replace(state(weak).fighter("guard"), vigor=2))
    step = play(beginning(tired, BASE), changed(BASE, threat=1), [5, 6, 1, 1, 1, 1, 9],
                "begin", "end-turn", "take-it")  # fmt: skip
    assert battle(step).fighter("guard").vigor == 3


@pytest.mark.rule("CON-074", "CON-061")
def test_a_foe_hits_two_at_once() -> None:
    sheet = changed(BASE, companions={"tomas": Foe(name="Tomas", vigor=8, wounds=3, tn=0)})
    foe = replace(GUARD, aims="hero", weapons=(Weapon(name="stick", dice=2),))
    foe = replace(foe, tactics=("secondary-target",))
    start = fight(foe, sheet=changed(sheet, threat=2), policy=HARD)
    step = play(start, changed(sheet, threat=2), [20, 20, 5, 19, 1, 2, 9, 9],
                "begin", "end-turn", "take-it")  # fmt: skip

    assert told(step, "hurt")[0]["damage"] == 3
    assert battle(step).fighter("tomas").vigor == 8 - 2


@pytest.mark.rule("CON-074", "CON-062")
def test_a_foe_strikes_twice_but_never_three_times() -> None:
    step = foe_hits("swift-action", doom=2)
    assert ids(step)[0] == "take-it"

    second = play(step.encounter, step.sheet, [5, 19], "take-it")
    assert told(second, "foe-attacks")[0]["needed"] == 2
    assert battle(second).round == 2


@pytest.mark.rule("CON-074", "CON-056")
def test_a_foe_takes_heart_and_means_to_take_you_alive() -> None:
    step = foe_hits("confidence", "subdue", doom=2)
    assert battle(step).fighter("guard").morale == 1
    assert [facts["what"] for facts in told(step, "foe-spent")] == ["confidence", "subdue"]


@pytest.mark.rule("CON-074", "CON-027")
def test_a_foe_slips_away_for_doom() -> None:
    archer = Foe(name="the archer", weapons=(known_weapon("bow"),), keeps=True,
                 tactics=("withdraw",))  # fmt: skip
    zones = {"a": Zone(adjacent=("b",)), "b": Zone()}
    sheet = changed(BASE, threat=3)
    start = fight(archer, sheet=sheet, foes=(at(archer, "a"),), zones=zones, policy=HARD)
    step = play(start, sheet, [], "begin", "close-archer", "end-turn")

    assert "retreats" in codes(step)
    assert (ids(step)[0], step.sheet.threat) == ("take-it", 2)


@pytest.mark.rule("CON-074")
def test_a_tactic_takes_no_more_doom_than_the_policy_lets_into_one_hit() -> None:
    """To break a guard takes 2 Doom; a policy of 1 a hit buys a point of damage instead."""
    step = foe_hits("break-guard", doom=5, policy=Policy(name="none", damage=1, most_damage=1))

    assert told(step, "foe-spent") == []
    assert told(step, "foe-harder") == [{"name": "the guard", "doom": 1, "now": 4, "points": 1}]


def about_to_fall(
    tactic: Tactic,
    *,
    points: int = 4,
    blow: Blow = Blow((1, 2), {"stun": 0}, place="torso"),  # noqa: B008 - frozen
    at: str = HERO,
    swift: bool = False,
    sheet: Sheet = BASE,
    faces: tuple[int, ...] = (),
    block: Mapping[str, Any] = {},
    foe: Mapping[str, Any] = {},
    tomas: Mapping[str, Any] = {},
    **stance: Any,
) -> tuple[FightTable, FoeHit]:
    """Return a fight, and a hit of a foe's with so much Momentum, which it puts into one tactic."""
    friend = Foe(name="Tomas", weapons=(CLUB,))
    company = changed(sheet, companions={"tomas": friend})
    guard = replace(GUARD, tactics=(tactic,), **block)
    table = FightTable(company, LoadedDice(faces))
    table.battle = state(fight(guard, sheet=company, zones=HALL)).stand(**stance)
    table.put(replace(table.battle.fighter("guard"), **foe))
    table.put(replace(table.battle.fighter("tomas"), **tomas))
    attack = Attack("guard", CLUB, at, swift)
    return table, FoeHit(attack, blow, Purse(points, 0, company.threat, table.battle.policy))


FRIGHT = Blow((1, 2), {}, mental=True)
MERCY = Blow((1, 2), {"nonlethal": 0}, place="torso")
PADDED = changed(BASE, armor={"torso": 2, "all": 2})
STAFF = armed(BASE, "staff")
OF_NO_USE: list[tuple[Tactic, dict[str, Any]]] = [
    ("break-guard", {"guard": False}),
    ("break-guard", {"at": "tomas", "tomas": {"guard": False}}),
    ("called-shot", {}),
    ("called-shot", {"blow": FRIGHT, "sheet": changed(BASE, armor={"head": 2, "torso": 9})}),
    ("change-stance", {}),
    ("confidence", {"foe": {"nerve": 4}}),
    ("disarm", {"hand": ""}),
    ("disarm", {"hand": "fists"}),
    ("disarm", {"at": "tomas", "tomas": {"held": None}}),
    ("disarm", {"points": 2, "sheet": STAFF}),
    ("disarm", {"points": 2, "braced": True}),
    ("penetration", {}),
    ("penetration", {"blow": FRIGHT, "sheet": PADDED}),
    ("penetration", {"blow": Blow((1, 2), {}, ignored=2, place="torso"), "sheet": PADDED}),
    ("re-roll-damage", {"blow": Blow((1, 3), {}, place="torso")}),
    ("second-wind", {}),
    ("secondary-target", {"tomas": {"zone": "stair"}}),
    ("secondary-target", {"at": "tomas", "zone": "stair"}),
    ("secondary-target", {"tomas": {"down": DOWN}}),
    ("subdue", {"blow": MERCY}),
    ("swift-action", {"swift": True}),
    ("withdraw", {"near": frozenset({"guard"})}),
    ("withdraw", {"block": {"keeps": True}}),
]


@pytest.mark.rule("CON-074", "CON-052")
@pytest.mark.parametrize(("tactic", "case"), OF_NO_USE)
def test_a_tactic_of_no_use_costs_nothing_and_all_goes_into_damage(
    tactic: Tactic, case: dict[str, Any]
) -> None:
    table, hit = about_to_fall(tactic, **case)
    battle, blow, points = table.battle, hit.blow, hit.purse.own

    worsen(table, hit)

    assert (table.battle, hit.second, hit.again) == (battle, "", False)
    assert hit.blow == blow._replace(bonus=points)
    assert [note.code for note in table.notes] == ["foe-harder"]


def _stick(table: FightTable) -> object:
    held = table.battle.fighter("tomas").held
    return held and held.name


OF_USE: list[tuple[Tactic, int, dict[str, Any], Callable[[FightTable, FoeHit], object], object]] = [
    ("break-guard", 2, {}, lambda there, _: there.hero.guard, False),
    ("break-guard", 2, {"at": "tomas"}, lambda there, _: there.battle.allies[0].guard, False),
    ("called-shot", 2, {"sheet": changed(BASE, armor={"all": 2, "left arm": 1})},
     lambda _, hit: hit.blow.place, "left arm"),
    ("change-stance", 1, {"foe": {"prone": True}}, lambda there, _: there.battle.foes[0].prone,
     False),
    ("confidence", 1, {"foe": {"nerve": 3}}, lambda there, _: there.battle.foes[0].nerve, 4),
    ("disarm", 2, {}, lambda there, _: (there.hero.hand, there.hero.dropped),
     ("", (("hall", "club"),))),
    ("disarm", 3, {"sheet": STAFF}, lambda there, _: there.hero.hand, ""),
    ("disarm", 3, {"braced": True}, lambda there, _: (there.hero.hand, there.hero.braced),
     ("", False)),
    ("disarm", 2, {"at": "tomas", "braced": True},
     lambda there, _: (_stick(there), there.hero.hand), (None, "club")),
    ("penetration", 1, {"sheet": PADDED}, lambda _, hit: hit.blow.ignored, 2),
    ("penetration", 2, {"sheet": changed(BASE, armor={"torso": 3})},
     lambda _, hit: hit.blow.ignored, 4),
    ("penetration", 4, {"sheet": changed(BASE, armor={"torso": 99})},
     lambda _, hit: hit.blow.ignored, 8),
    ("penetration", 1, {"blow": FRIGHT, "sheet": changed(BASE, courage=1)},
     lambda _, hit: hit.blow.ignored, 2),
    ("re-roll-damage", 1, {"blow": Blow((3, 1, 4), {}, place="torso"), "faces": (2, 5)},
     lambda _, hit: hit.blow.faces, (2, 1, 5)),
    ("second-wind", 4, {"foe": {"vigor": 1}}, lambda there, _: there.battle.foes[0].vigor, 5),
    ("second-wind", 2, {"foe": {"vigor": 4}}, lambda there, _: there.battle.foes[0].vigor, 6),
    ("secondary-target", 2, {}, lambda _, hit: hit.second, "tomas"),
    ("secondary-target", 2, {"at": "tomas"}, lambda _, hit: hit.second, HERO),
    ("subdue", 1, {}, lambda _, hit: hit.blow.qualities, {"stun": 0, "nonlethal": 0}),
    ("swift-action", 2, {}, lambda _, hit: hit.again, True),
    ("withdraw", 1, {"block": {"keeps": True}, "near": frozenset({"guard", "wall"})},
     lambda there, _: there.hero.near, {"wall"}),
]  # fmt: skip


@pytest.mark.rule("CON-074", "CON-052")
@pytest.mark.parametrize(("tactic", "cost", "case", "of", "comes"), OF_USE)
def test_what_a_foes_tactic_does_and_takes_of_its_momentum(
    tactic: Tactic,
    cost: int,
    case: dict[str, Any],
    of: Callable[[FightTable, FoeHit], object],
    comes: object,
) -> None:
    table, hit = about_to_fall(tactic, **case)

    worsen(table, hit)

    assert of(table, hit) == comes
    assert hit.blow.bonus == 4 - cost
    assert table.notes[0].facts == {"name": "the guard", "doom": 0, "now": 3, "what": tactic}
