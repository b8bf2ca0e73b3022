"""The round, the turn, its actions and the ground: CON-015 to CON-029."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.conan.checks.ranges import range_of
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import Declaration
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.written import Deed, Fight, Placed, Zone
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import known_weapon
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english, english
from tests.rules.conan.sample import (
    GUARD,
    HALL,
    WALL,
    able,
    armed,
    at,
    battle,
    codes,
    fight,
    hero,
    ids,
    in_turn,
    play,
    told,
    trained,
)

FRIEND = Foe(name="Tomas", tn=11, vigor=8, weapons=(known_weapon("sword"),))
MISS = [19, 19]  # a foe's attack that comes to nothing; 20 would cost it its guard


def reason(step: Step, option: str) -> str:
    assert step.encounter is not None
    return next(o.reason for o in step.encounter.options(step.sheet) if o.id == option)


@pytest.mark.rule("CON-015", "CON-018", "CON-020")
def test_in_a_round_the_hero_acts_then_friends_then_foes() -> None:
    sheet = changed(hero(), companions={"tomas": FRIEND})
    start = fight(GUARD, sheet=sheet)
    first = play(start, sheet, [], "begin")
    assert codes(first) == ["doom-policy", "round"]
    assert ids(first)[0] == "attack-guard-fists"

    step = play(start, sheet, [20, 20, *MISS], "begin", "end-turn", "take-it")
    attackers = [note.facts["name"] for note in step.notes if note.code.endswith("attacks")]
    assert (attackers, battle(step).round) == (["the guard"], 2)
    before = play(start, sheet, [20, 20], "begin", "end-turn")
    assert codes(before)[0] == "ally-attacks"


@pytest.mark.rule("CON-018")
def test_a_friend_may_act_before_the_hero_has_begun() -> None:
    """Those on the hero's side choose their own order, and each finishes before the next."""
    sheet = changed(hero(), companions={"tomas": FRIEND})
    step = play(fight(WALL, sheet=sheet), sheet, [], "begin")
    assert "first-tomas" in ids(step)

    first = play(step.encounter, sheet, [20, 20], "first-tomas")
    assert codes(first)[0] == "ally-attacks"
    assert "first-tomas" not in ids(first)
    assert battle(first).hero.standard == 1
    ended = play(first.encounter, first.sheet, [], "end-turn")
    assert "ally-attacks" not in codes(ended)
    begun = play(step.encounter, sheet, [], "drop-prone")
    assert "first-tomas" not in ids(begun)
    later = play(ended.encounter, ended.sheet, MISS, "take-it")
    assert "first-tomas" in ids(later)


@pytest.mark.rule("CON-018", "CON-019")
def test_each_foe_finishes_before_the_next_and_the_hero_can_only_react() -> None:
    start = fight(GUARD, WALL, sheet=hero())
    step = play(start, hero(), [], "begin", "end-turn")

    assert ids(step) == ["take-it", "parry", "dodge"]
    after = play(start, hero(), MISS, "begin", "end-turn", "take-it")
    assert ids(after) == ["take-it", "parry", "dodge"]
    assert told(after, "foe-attacks")[0]["name"] == "the guard"


def test_going_back_in_a_long_fight_runs_no_more_than_one_round() -> None:
    step = play(fight(WALL, sheet=hero()), hero(), [], "begin")
    values = []
    for _ in range(50):
        step = play(step.encounter, step.sheet, [], "other", "back", "end-turn")
        values.append(step)
        step = play(step.encounter, step.sheet, MISS, "take-it")
    assert battle(step).round == 51

    early = values[20]
    assert len(early.encounter.moves) <= 4
    again = play(early.encounter, early.sheet, MISS, "take-it")
    assert (battle(again).round, again.sheet) == (22, early.sheet)


@pytest.mark.rule("CON-016", "CON-017")
def test_a_turn_has_one_standard_and_one_minor_action() -> None:
    sheet = hero()
    step = play(fight(WALL, sheet=sheet, zones=HALL), sheet, [], "begin", "ready")

    assert "attack-wall-fists" not in ids(step)
    assert ids(step)[:2] == ["end-turn", "move-stair"]
    moved = play(step.encounter, sheet, [], "move-stair")
    assert "move-hall" not in ids(moved)


@pytest.mark.rule("CON-017")
@pytest.mark.example("CON-017")
def test_a_standard_action_may_be_traded_for_a_minor_one() -> None:
    sheet = hero()
    zones = {**HALL, "hall": Zone(adjacent=("stair",))}
    step = play(fight(WALL, sheet=sheet, foes=(at(WALL, "roof"),), zones=zones), sheet, [],
                "begin", "move-stair", "move-loft")  # fmt: skip

    assert battle(step).hero.zone == "loft"
    assert (battle(step).hero.standard, battle(step).hero.minor) == (0, 0)
    with pytest.raises(Illegal, match="not open now"):
        play(step.encounter, sheet, [], "move-roof")


@pytest.mark.rule("CON-021")
@pytest.mark.example("CON-021")
@pytest.mark.parametrize(("pool", "left"), [(3, 2), (0, 0)])
def test_momentum_drops_by_one_at_the_end_of_a_round(pool: int, left: int) -> None:
    sheet = changed(hero(), pool=pool)
    step = play(fight(WALL, sheet=sheet), sheet, MISS, "begin", "end-turn", "take-it")

    assert (battle(step).round, step.sheet.pool) == (2, left)


@pytest.mark.rule("CON-021")
@pytest.mark.parametrize("cap", [3, 6])
def test_the_pool_has_a_cap(cap: int) -> None:
    sheet = changed(able(brawn=12), pool=cap, options=ConanOptions(momentum_cap=cap))
    step = play(CONAN.begin(SkillTest(skill="athletics"), sheet, asks=False), sheet, [2, 3], "roll")

    assert step.sheet.pool == cap
    assert told(step, "points")[0]["lost"] == 1


@pytest.mark.rule("CON-022", "CON-023", "CON-028")
def test_free_actions_cost_nothing() -> None:
    sheet = armed(hero(), "knife")
    start = fight(WALL, sheet=sheet)
    step = play(start, sheet, [], "begin", "close-wall", "step-back", "drop-prone", "drop")
    now = battle(step).hero

    assert (now.standard, now.minor) == (1, 1)
    assert (now.near, now.prone, now.hand) == (frozenset(), True, "")
    assert now.dropped == (("here", "knife"),)


@pytest.mark.rule("CON-024")
def test_minor_actions_move_draw_stand_and_clear() -> None:
    sheet = armed(hero(), "knife", "sword")
    start = fight(WALL, sheet=sheet, zones=HALL)

    assert battle(play(start, sheet, [], "begin", "move-stair")).hero.zone == "stair"
    drawn = play(start, sheet, [], "begin", "draw-sword")
    assert (battle(drawn).hero.hand, battle(drawn).hero.minor) == ("sword", 0)
    picked = play(start, sheet, [], "begin", "drop", "pick-up-knife")
    assert (battle(picked).hero.hand, battle(picked).hero.dropped) == ("knife", ())
    stood = play(start, sheet, [], "begin", "drop-prone", "stand")
    assert not battle(stood).hero.prone


@pytest.mark.rule("CON-025", "CON-036")
@pytest.mark.parametrize(
    ("options", "braced"),
    [((), True), (("drop-prone",), True), (("end-turn", "take-it"), True), (("move-stair",), False),
     (("drop",), False), (("draw-knife",), False)],
)  # fmt: skip
def test_a_weapon_is_braced_until_the_hero_moves_or_has_it_no_longer_in_hand(
    options: tuple[str, ...], braced: bool
) -> None:
    sheet = armed(hero(), "great hammer", "knife")
    faces = MISS if "take-it" in options else []
    step = play(fight(WALL, sheet=sheet, zones=HALL), sheet, faces, "begin", "brace", *options)

    assert battle(step).hero.braced is braced


@pytest.mark.rule("CON-024")
def test_burning_and_bleeding_are_cleared_with_a_minor_action() -> None:
    thorn = replace(known_weapon("knife"), dice=1, qualities={"persistent": 2})
    biter = Foe(name="the biter", tn=12, weapons=(thorn,))
    sheet = able(brawn=16)
    step = play(fight(biter, sheet=sheet), sheet, [2, 3, 5, 9], "begin", "end-turn", "take-it")

    assert [one.word for one in battle(step).hero.afflictions] == ["bleeding"]
    cleared = play(step.encounter, step.sheet, [], "clear")
    assert battle(cleared).hero.afflictions == ()


@pytest.mark.rule("CON-024", "CON-054")
def test_the_guard_is_regained_with_an_average_parry_test() -> None:
    fists = (known_weapon("fists"),)
    breaker = Foe(name="the guard", tn=12, focus=5, weapons=fists, tactics=("break-guard",))
    sheet = trained(able(coordination=9, brawn=16), parry=(2, 0))
    step = play(fight(breaker, sheet=sheet), sheet, [1, 2, 3, 3, 9],
                "begin", "end-turn", "take-it")  # fmt: skip
    assert not battle(step).hero.guard

    lost = play(step.encounter, step.sheet, [], "end-turn")
    assert (
        english(reason(lost, "parry")) == english(reason(lost, "dodge")) == "your guard is broken"
    )
    regained = play(step.encounter, step.sheet, [11, 12], "regain-guard", "roll")
    assert (battle(regained).hero.guard, battle(regained).hero.minor) == (True, 0)
    failed = play(step.encounter, step.sheet, [12, 12], "regain-guard", "roll")
    assert not battle(failed).hero.guard


@pytest.mark.rule("CON-024")
@pytest.mark.parametrize(("faces", "guard"), [([9, 9], False), ([8, 20], True)])
def test_a_foe_regains_its_guard_with_a_parry_test_too(faces: list[int], guard: bool) -> None:
    """Its Minor Action is a roll against the number that it defends with."""
    sheet = hero()
    slip = play(fight(GUARD, sheet=sheet), sheet, [20, 20], "begin", "end-turn", "take-it")
    assert not battle(slip).fighter("guard").guard

    step = play(slip.encounter, slip.sheet, faces, "end-turn")
    assert battle(step).fighter("guard").guard is guard
    assert told(step, "regains")[0]["passed"] is guard


@pytest.mark.rule("CON-025")
def test_standard_actions_take_the_standard_action() -> None:
    sheet = changed(armed(hero(), "great hammer"), lost_vigor=4, lost_resolve=4,
                    companions={"tomas": FRIEND})  # fmt: skip
    start = fight(WALL, sheet=sheet, zones=HALL)
    step = play(start, sheet, [], "begin", "close-wall")
    offered = set(ids(step))

    actions = {
        "attack-wall-great-hammer", "assist-tomas", "brace", "exploit-wall", "ready", "end-turn",
        "recover-vigor", "recover-resolve", "sprint-loft", "withdraw", "flee",
    }  # fmt: skip
    assert actions <= offered
    for action in actions - {"end-turn", "flee", "attack-wall-great-hammer"}:
        now = play(step.encounter, sheet, [], action)
        assert battle(now).hero.standard == 0, action


@pytest.mark.rule("CON-025")
def test_help_is_a_die_of_the_heros_own_test() -> None:
    sheet = trained(changed(able(agility=10), companions={"tomas": FRIEND}), melee=(2, 0))
    start = fight(WALL, sheet=sheet)
    step = play(start, sheet, [11, 20, 12, 1, 1, 1, 1, 9], "begin", "assist-tomas", "end-turn")

    assert told(step, "ally-attacks")[0]["successes"] == 2
    assert told(step, "ally-attacks")[0]["faces"] == (11, 20, 12)


@pytest.mark.rule("CON-025")
def test_in_a_fight_companions_have_turns_and_lend_no_dice() -> None:
    sheet = changed(hero(), companions={"tomas": FRIEND})
    start = fight(WALL, sheet=sheet)

    for option in ("attack-wall-fists", "exploit-wall"):
        assert "help-tomas" not in ids(play(start, sheet, [], "begin", option))


@pytest.mark.rule("CON-025")
def test_a_weakness_is_two_combat_dice_in_the_next_attack_hit_or_miss() -> None:
    sheet = trained(able(awareness=10, agility=10), insight=(1, 0), melee=(1, 0))
    start = fight(WALL, sheet=sheet)
    seen = play(start, sheet, [11, 19], "begin", "exploit-wall", "roll", "fortune-action")
    assert battle(seen).hero.exploited == "wall"

    hit = play(seen.encounter, seen.sheet, [3, 19, 1, 1, 1, 1, 9], "attack-wall-fists", "roll")
    assert told(hit, "struck")[0]["damage"] == 4
    missed = play(seen.encounter, seen.sheet, [19, 19], "attack-wall-fists", "roll")
    assert battle(missed).hero.exploited == ""


@pytest.mark.rule("CON-025", "CON-048")
def test_recovery_is_two_points_and_one_for_each_momentum() -> None:
    sheet = changed(trained(able(brawn=10), resistance=(2, 0)), lost_vigor=5)
    start = fight(WALL, sheet=sheet)

    step = play(start, sheet, [5, 6], "begin", "recover-vigor", "roll")
    assert (step.sheet.vigor, step.sheet.pool) == (12 - 5 + 3, 0)
    resolve = changed(hero(), lost_resolve=5)
    step = play(fight(WALL, sheet=resolve), resolve, [5, 18], "begin", "recover-resolve", "roll")
    assert step.sheet.resolve == 8 - 5 + 2


@pytest.mark.rule("CON-025", "CON-048")
def test_an_ally_is_treated_with_healing_and_steadied_with_counsel() -> None:
    sheet = changed(able(), companions={"tomas": FRIEND})
    begun = play(fight(WALL, sheet=sheet, zones=HALL), sheet, [], "begin")
    now = battle(begun)
    weak = replace(now.fighter("tomas"), vigor=2, resolve=3)
    start = in_turn(now.put(weak), sheet)

    treated = play(start, sheet, [7, 8], "treat-tomas", "roll")
    assert battle(treated).fighter("tomas").vigor == 2 + 2 + 1
    calmed = play(start, sheet, [7, 19], "calm-tomas", "roll")
    assert battle(calmed).fighter("tomas").resolve == 3 + 2
    assert told(treated, "treated") == [{"name": "Tomas", "called": "Vigor", "by": 3, "now": 5}]
    assert told(calmed, "treated") == [{"name": "Tomas", "called": "Resolve", "by": 2, "now": 5}]
    nearly = in_turn(now.put(replace(weak, vigor=7, resolve=5)), sheet)
    for option in ("treat-tomas", "calm-tomas"):
        assert told(play(nearly, sheet, [7, 8], option, "roll"), "treated")[0]["by"] == 1
        in_vain = play(nearly, sheet, [18, 17], option, "roll")
        assert not told(in_vain, "treated")
    assert not {"treat-tomas", "calm-tomas"} & {*ids(begun)}
    far = in_turn(now.put(replace(weak, zone="stair")), sheet)
    assert not {"treat-tomas", "calm-tomas"} & {*ids(Step(far, sheet))}


@pytest.mark.rule("CON-013")
def test_a_simple_deed_is_done_without_a_roll() -> None:
    bell = Deed(id="bell", text="Ring it", check=SkillTest(skill="athletics", difficulty=0))
    step = play(fight(WALL, sheet=hero(), deeds=(bell,)), hero(), [], "begin", "deed-bell")

    done = play(step.encounter, hero(), [], "simple")
    assert battle(done).happened == ("bell",)
    assert battle(done).hero.standard == 0


@pytest.mark.rule("CON-025")
def test_who_waits_strikes_first_at_whoever_comes_close() -> None:
    sheet = trained(able(agility=10), melee=(2, 0))
    start = fight(GUARD, sheet=sheet, zones=HALL, foes=(at(GUARD, "stair"),))
    step = play(start, sheet, [], "begin", "ready", "end-turn", "wait")
    assert ids(step) == ["strike-first"]

    fell = play(step.encounter, sheet, [5, 19, 1, 2, 9], "strike-first", "roll")
    assert told(fell, "struck")[0]["damage"] == 3
    assert ids(fell)[0] == "take-it"


@pytest.mark.rule("CON-025")
def test_who_readies_holds_any_action_until_somebody_is_about_to_act() -> None:
    """Ready holds another action to perform later, with whatever is in hand."""
    sheet = changed(armed(trained(able(coordination=10), ranged=(2, 0)), "bow"), lost_vigor=3)
    start = fight(GUARD, sheet=sheet, zones=HALL, foes=(at(GUARD, "stair", 2),))
    step = play(start, sheet, [], "begin", "ready", "end-turn")

    assert {"wait", "attack-guard-bow", "recover-vigor"} <= set(ids(step))
    assert step.encounter is not None
    assert all_english(step.encounter.status(sheet))[0] == "Round 1. You hold an action."
    assert english(step.encounter.options(sheet)[0].text) == "Go on waiting: the guard is next"
    assert {"ready", "move-stair", "draw-bow", "end-turn"}.isdisjoint(ids(step))
    shot = play(step.encounter, sheet, [5, 19, 1, 2, 2, 2, 9], "attack-guard-bow", "roll")
    assert told(shot, "attacks")[0]["weapon"] == "bow"
    assert not battle(shot).hero.ready
    waited = play(step.encounter, sheet, [], "wait")
    assert ids(waited) == ["strike-first"]
    held = play(waited.encounter, sheet, [5, 6, 1, 2, 2, 2, 9], "strike-first", "roll")
    assert told(held, "attacks")[0]["weapon"] == "bow"


@pytest.mark.rule("CON-025", "CON-062")
def test_a_swift_action_that_a_held_action_buys_follows_at_once() -> None:
    sheet = changed(trained(able(agility=10), melee=(2, 1)), pool=2)
    start = fight(WALL, sheet=sheet)
    step = play(start, sheet, [], "begin", "ready", "end-turn")

    bought = [5, 6, 3, 3, 9]  # two successes, the fists' two dice, the place
    step = play(step.encounter, sheet, bought, "attack-wall-fists", "roll", "swift-action",
                "strike")  # fmt: skip
    assert {"wait", "attack-wall-fists"} <= set(ids(step))
    assert step.sheet.pool == 1
    assert step.encounter is not None
    assert all_english(step.encounter.status(step.sheet))[0] == "Round 1. You have one more action."
    assert english(step.encounter.options(step.sheet)[0].text) == "Leave it at that"
    again = play(step.encounter, step.sheet, [5, 19], "attack-wall-fists", "roll")
    assert told(again, "attacks")[0]["difficulty"] == 2
    assert battle(again).hero.standard == 0
    assert not battle(again).hero.swift


@pytest.mark.rule("CON-019", "CON-062")
def test_no_reaction_buys_an_action() -> None:
    """Outside one's own turn there are Reactions alone, so what they win buys no other action."""
    sheet = changed(trained(able(agility=10), melee=(2, 1)), pool=4)
    archer = Foe(name="the archer", weapons=(known_weapon("bow"),), keeps=True)
    start = fight(archer, sheet=sheet, zones=HALL)
    step = play(start, sheet, [], "begin", "close-archer", "end-turn", "retaliate")
    hit = play(step.encounter, step.sheet, [5, 6, 3, 3, 9], "roll")
    assert "bonus-damage" in ids(hit)
    assert "swift-action" not in ids(hit)

    start = fight(GUARD, sheet=sheet, zones=HALL, foes=(at(GUARD, "stair"),))
    step = play(start, sheet, [], "begin", "ready", "end-turn", "wait", "strike-first")
    hit = play(step.encounter, step.sheet, [5, 6, 3, 3, 9], "roll")
    assert "swift-action" not in ids(hit)


@pytest.mark.rule("CON-026", "CON-031")
def test_a_reaction_costs_doom() -> None:
    sheet = able(coordination=9)
    start = fight(GUARD, sheet=sheet)
    step = play(start, sheet, [9, 19, 19, 19], "begin", "end-turn", "parry", "roll", "save")
    assert step.sheet.threat == 3 + 1 + 2  # and two for the 19 of an untrained skill

    free = changed(sheet, options=ConanOptions(reaction_doom_cost=0))
    step = play(fight(GUARD, sheet=free), free, [], "begin", "end-turn", "parry")
    assert step.sheet.threat == 3


@pytest.mark.rule("CON-026")
def test_where_offers_are_made_only_when_asked_for_no_reaction_is_offered() -> None:
    """With `--offers asked` dice fall at once, and nothing is decided around them."""
    archer = Foe(name="the archer", weapons=(known_weapon("bow"),), keeps=True)
    sheet = changed(hero(), companions={"tomas": FRIEND})
    bully = Foe(name="the guard", weapons=(known_weapon("spear"),), aims="companions")
    start = fight(archer, bully, sheet=sheet, zones=HALL, asks=False)
    missed = [20] * 6
    step = play(start, sheet, missed, "begin", "close-archer", "end-turn")

    assert "retreats" in codes(step)
    assert [one["name"] for one in told(step, "foe-attacks")] == ["the archer", "the guard"]
    assert battle(step).round == 2
    assert step.sheet.threat == 3


@pytest.mark.rule("CON-026")
def test_shots_can_be_dodged_and_threats_borne() -> None:
    archer = Foe(name="the archer", weapons=(known_weapon("bow"),))
    ghost = Foe(name="the ghost", weapons=(known_weapon("war cry"),))

    shot = play(fight(archer, sheet=hero()), hero(), [], "begin", "end-turn")
    assert ids(shot) == ["take-it", "dodge"]
    cried = play(fight(ghost, sheet=hero()), hero(), [], "begin", "end-turn")
    assert ids(cried) == ["take-it", "steel"]


@pytest.mark.rule("CON-026")
def test_a_friend_can_be_protected() -> None:
    sheet = changed(able(coordination=9), companions={"tomas": FRIEND})
    bully = Foe(name="the guard", weapons=(known_weapon("spear"),), aims="companions")
    start = fight(bully, sheet=sheet)
    step = play(start, sheet, [20, 20], "begin", "end-turn")
    assert ids(step) == ["take-it", "protect"]

    saved = play(step.encounter, sheet, [9, 8, 8, 19], "protect", "roll")
    assert "foe-missed" in codes(saved)
    hit = play(step.encounter, sheet, [8, 9, 1, 2, 2, 2, 9], "take-it")
    assert battle(hit).fighter("tomas").vigor == 8 - 7 - 1


@pytest.mark.rule("CON-026", "CON-048")
def test_a_friend_who_is_frightened_is_stood_by_with_discipline() -> None:
    """A Parry turns no threat aside; what meets mental damage is Discipline."""
    sheet = changed(trained(able(willpower=9), discipline=(2, 0)), companions={"tomas": FRIEND})
    ghost = Foe(name="the ghost", weapons=(known_weapon("war cry"),), aims="companions")
    step = play(fight(ghost, sheet=sheet), sheet, [20, 20], "begin", "end-turn")

    assert ids(step) == ["take-it", "stand-by"]
    saved = play(step.encounter, sheet, [11, 11, 8, 19], "stand-by", "roll")
    assert "foe-missed" in codes(saved)


@pytest.mark.rule("CON-026", "CON-027")
def test_a_foe_that_leaves_your_reach_may_be_struck() -> None:
    archer = Foe(name="the archer", weapons=(known_weapon("bow"),), keeps=True)
    start = fight(archer, sheet=able(agility=10), zones=HALL)
    step = play(start, able(agility=10), [], "begin", "close-archer", "end-turn")
    assert ids(step) == ["let-go", "retaliate"]

    struck = play(step.encounter, able(agility=10), [5, 18, 1, 2, 9], "retaliate", "roll")
    assert struck.sheet.threat == 4
    assert told(struck, "struck")[0]["name"] == "the archer"
    assert battle(struck).fighter("archer").zone == "stair"
    assert battle(struck).hero.near == frozenset()


@pytest.mark.rule("CON-027")
def test_who_leaves_a_foes_reach_may_be_struck_for_doom() -> None:
    sheet = hero()
    start = fight(GUARD, sheet=sheet, zones=HALL, policy=Policy(name="aggressive", seize=0))
    for option in ("step-back", "move-stair", "flee"):
        step = play(start, sheet, [], "begin", "close-guard", option)
        assert told(step, "retaliates") == [{"name": "the guard", "doom": 1, "now": 2}]
        assert ids(step)[0] == "take-it"
        assert step.sheet.threat == 2
    never = fight(GUARD, sheet=sheet, zones=HALL)
    assert "retaliates" not in codes(play(never, sheet, [], "begin", "close-guard", "step-back"))


@pytest.mark.rule("CON-025", "CON-027")
def test_withdrawing_is_safe_and_flight_ends_the_fight() -> None:
    sheet = hero()
    start = fight(GUARD, sheet=sheet, zones=HALL, policy=Policy(name="aggressive", seize=0))
    step = play(start, sheet, [], "begin", "close-guard", "withdraw")
    assert "retaliates" not in codes(step)

    fled = play(step.encounter, sheet, [], "fortune-action", "flee")
    assert fled.outcome is not None
    assert (fled.outcome.label, fled.outcome.failures) == ("fled", 1)


@pytest.mark.rule("CON-028")
@pytest.mark.example("CON-028")
@pytest.mark.parametrize(
    ("zones", "name"), [(0, "close"), (1, "medium"), (2, "long"), (3, "extreme"), (5, "extreme")]
)
def test_ranges_are_zones_away(zones: int, name: str) -> None:
    assert range_of(zones) == name


@pytest.mark.rule("CON-028", "CON-029")
def test_moving_costs_as_much_as_it_is_far() -> None:
    step = play(fight(WALL, sheet=hero(), zones=HALL), hero(), [], "begin")

    assert {"move-stair", "sprint-loft"} <= set(ids(step))
    assert not {"sprint-roof", "move-loft", "sprint-stair"} & set(ids(step))
    for zone, offered in (("loft", True), ("roof", False)):  # Extreme is too far to frighten
        far = play(fight(sheet=hero(), zones=HALL, foes=(at(WALL, zone),)), hero(), [], "begin")
        assert ("attack-wall-cold-stare" in ids(far)) is offered


@pytest.mark.rule("CON-029")
@pytest.mark.example("CON-029")
def test_after_a_sprint_every_test_is_a_step_harder_until_the_next_turn() -> None:
    sheet = able(agility=10)
    start = fight(WALL, sheet=sheet, zones=HALL, foes=(at(WALL, "loft"),))
    step = play(start, sheet, [], "begin", "sprint-loft", "fortune-action", "attack-wall-fists")
    assert battle(step).hero.sprinted
    lines = all_english(step.encounter.status(step.sheet))
    assert "What changed the difficulty: the sprint +1." in lines
    missed = play(step.encounter, step.sheet, [5, 18], "roll")
    assert told(missed, "attacks")[0]["difficulty"] == 2

    later = play(missed.encounter, missed.sheet, MISS, "end-turn", "take-it")
    assert not battle(later).hero.sprinted


def test_ground_and_light_count_for_the_skills_they_hinder() -> None:
    sheet = able(agility=10)
    zones = {"here": Zone(name="the marsh", terrain=1)}
    start = fight(WALL, sheet=sheet, zones=zones, tags=Tags(light="cloudy", social=1))

    missed = play(start, sheet, [5, 18], "begin", "attack-wall-fists", "roll")
    assert told(missed, "attacks")[0]["difficulty"] == 1 + 1 + 2
    stared = play(start, sheet, [5, 18], "begin", "attack-wall-cold-stare", "roll")
    assert told(stared, "attacks")[0]["difficulty"] == 1 + 1
    weak = changed(sheet, lost_resolve=2)
    calm = play(start, weak, [5, 18], "begin", "recover-resolve", "roll")
    assert told(calm, "tested")[0]["difficulty"] == 1


def test_a_deed_may_end_the_fight_and_what_happened_on_top_is_told() -> None:
    check = SkillTest(
        skill="athletics", on_complication="author", buys=(Buy(id="quietly", text="Quietly"),),
        declarations=(Declaration(id="loose-bar", text="A bar is loose"),),
    )  # fmt: skip
    deeds = (Deed(id="bell", text="Ring it", check=check, ends=True),)
    sheet = trained(able(brawn=12), athletics=(1, 0))
    start = fight(WALL, sheet=sheet, deeds=deeds)
    step = play(start, changed(sheet, pool=1), [5, 20, 3],
                "begin", "deed-bell", "loose-bar", "momentum", "roll", "quietly")  # fmt: skip

    assert step.outcome is not None
    assert step.outcome.label == "turned"
    assert step.outcome.triggers == ("complication", "loose-bar", "bell", "quietly")


@pytest.mark.rule("CON-017", "CON-024")
def test_a_standard_action_may_get_one_up_where_no_minor_action_is_left() -> None:
    sheet = hero()
    start = fight(WALL, sheet=sheet, zones=HALL)
    step = play(start, sheet, [], "begin", "move-stair", "drop-prone")
    assert (battle(step).hero.minor, battle(step).hero.standard) == (0, 1)

    up = play(step.encounter, sheet, [], "stand")
    assert not battle(up).hero.prone
    assert battle(up).hero.standard == 0


@pytest.mark.rule("CON-052")
def test_what_an_author_sells_for_a_deed_is_bought_once() -> None:
    check = SkillTest(skill="athletics", buys=(Buy(id="quietly", text="Quietly"),))
    sheet = changed(trained(able(brawn=12), athletics=(1, 0)), pool=3)
    start = fight(WALL, sheet=sheet, deeds=(Deed(id="bell", text="Ring it", check=check),))
    step = play(start, sheet, [5, 6], "begin", "deed-bell", "roll")
    assert "quietly" in ids(step)

    again = play(step.encounter, step.sheet, [], "quietly")
    assert again.outcome is None
    assert again.sheet.pool == 3
    assert "quietly" not in ids(again)


def test_a_deed_that_has_ended_the_fight_leaves_only_breath_to_buy() -> None:
    deeds = (Deed(id="bell", text="Ring it", check=SkillTest(skill="athletics"), ends=True),)
    sheet = changed(able(brawn=12), pool=2, lost_vigor=1)
    step = play(fight(WALL, sheet=sheet, deeds=deeds), sheet, [5, 5], "begin", "deed-bell", "roll")

    assert ids(step) == ["save", "second-wind-vigor"]
    before = step.sheet
    after = play(step.encounter, before, [], "second-wind-vigor").sheet
    assert (after.vigor, after.resolve) == (before.vigor + 1, before.resolve)


def test_a_deed_may_hurt_everybody_in_its_zone() -> None:
    check = SkillTest(skill="athletics")
    deeds = (Deed(id="beam", text="Drop it", check=check, damage=2, zone="stair"),)
    foes = (at(GUARD, "stair", 2),)
    start = fight(sheet=able(brawn=12), foes=foes, zones=HALL, start="stair", deeds=deeds)
    step = play(start, able(brawn=12), [5, 19, 1, 2, 9, 2, 2, 9], "begin", "deed-beam", "roll")

    assert [facts["damage"] for facts in told(step, "struck")] == [3, 4]
    assert "deed-beam" not in ids(step)


def test_a_fight_breaks_off_after_its_rounds() -> None:
    step = play(fight(WALL, sheet=hero(), rounds=1), hero(), MISS, "begin", "end-turn", "take-it")

    assert step.outcome is not None
    assert (step.outcome.label, step.minutes) == ("over", 1)


def test_ground_that_falls_apart_is_refused() -> None:
    with pytest.raises(ValueError, match="no way leads from 'a' to 'b'"):
        Fight(foes=(at(GUARD, "a"),), zones={"a": Zone(), "b": Zone()})
    with pytest.raises(ValueError, match="no zone 'c'"):
        Fight(foes=(at(GUARD, "c"),), zones={"a": Zone()})
    with pytest.raises(ValueError, match="at most 12"):
        Fight(foes=(at(GUARD, "a", 12), at(WALL, "a")), zones={"a": Zone()})


def test_deeds_and_what_doom_does_have_ids_of_their_own() -> None:
    check = SkillTest(skill="athletics")
    bell, rope = (Deed(id=name, text="x", check=check) for name in ("bell", "rope"))

    assert Fight(foes=(at(GUARD, ""),), deeds=(bell, rope))
    with pytest.raises(ValueError, match="deeds: the id 'bell' is there twice"):
        Fight(foes=(at(GUARD, ""),), deeds=(bell, rope, bell))


@pytest.mark.rule("CON-032", "CON-048")
@pytest.mark.parametrize(
    ("zone", "prone", "needed"), [("stair", False, 1), ("loft", False, 2), ("loft", True, 3)]
)
def test_a_foe_s_shot_is_as_hard_as_the_hero_s(zone: str, prone: bool, needed: int) -> None:
    """A bow is made for Medium range, a zone away; each further is a step, and who lies low."""
    archer = Foe(name="the archer", tn=9, weapons=(known_weapon("bow"),), aims="hero")
    start = fight(sheet=hero(), zones=HALL, foes=(at(archer, zone),))
    options = ("begin", *(["drop-prone"] if prone else []), "end-turn", "take-it")
    step = play(start, hero(), MISS, *options)

    assert told(step, "foe-attacks")[0]["needed"] == needed


def test_nobody_in_a_fight_shares_an_id() -> None:
    sheet = changed(hero(), companions={"guard": FRIEND, "hero": FRIEND})
    twins = (at(GUARD, "", 2), at(Foe(name="the guard-2"), ""), at(Foe(name="hero"), ""))
    step = play(fight(sheet=sheet, foes=twins), sheet, [], "begin")
    now = battle(step)

    names = [one.id for one in (*now.foes, *now.allies)]
    assert len(set(names)) == len(names) == 6
    assert "hero" not in names


def why(step: Step) -> tuple[str, ...]:
    """Explain the last roll of a fight, as `why` does at any prompt of it."""
    rolled = getattr(step.encounter, "rolled", None)
    return () if rolled is None else all_english(CONAN.explain(rolled))


def test_the_last_roll_of_a_fight_is_explained_at_any_prompt() -> None:
    sheet = changed(able(agility=10), companions={"tomas": FRIEND})
    begun = play(fight(WALL, sheet=sheet), sheet, [], "begin")
    assert why(begun) == ()

    struck = play(begun.encounter, sheet, [5, 19, 1, 1, 9], "attack-wall-fists", "roll")
    assert why(struck)[0] == "A hit on the wall to the torso."
    again = play(struck.encounter, struck.sheet, [20, 20], "end-turn")
    assert why(again)[0] == "Tomas attacks the wall with the sword."
    later = play(again.encounter, again.sheet, MISS, "take-it")
    assert battle(later).round == 2
    assert why(later)[0] == "The wall attacks you with the fists."
    assert "The dice show 19 and 19; nothing succeeds: no success of 1 needed" in why(later)[1]


def test_a_foes_defense_is_in_the_explanation_of_an_attack() -> None:
    policy = Policy(name="none", defend=1)
    step = play(fight(GUARD, sheet=hero(), policy=policy), hero(), [7, 19, 5, 19], "begin",
                "attack-guard-fists", "roll")  # fmt: skip

    assert "against 5 and 19: 1 success; lost." in why(step)[0]


BELL = Deed(id="bell", text="Ring it", check=SkillTest(skill="athletics"))


@pytest.mark.parametrize(
    ("fields", "more"),
    [
        ({}, {}),
        ({"deeds": (BELL,)}, {}),
        ({"deeds": (BELL, replace(BELL, id="gong", ends=True))}, {"turned": "s"}),
        ({"rounds": 3}, {"over": "s"}),
    ],
)
def test_the_ends_of_a_fight_are_those_that_its_author_made_possible(
    fields: dict[str, Any], more: dict[str, str]
) -> None:
    foes = (Placed(foe="guard"),)

    assert Fight(foes=foes, **fields).signs == {"won": "s", "fled": "f", "defeated": "f", **more}
